// The process in which one contender runs: opens its adapter at the first request and
// answers over IPC.
import { adapter } from './contenders.mjs';
import { failure } from './measure.mjs';

const contender = await adapter(process.argv[2]);
let opened = null;

const HANDLERS = {
  version: async () => ({ version: await contender.version() }),

  // Once to warm up what compiles while it runs, and once for the clock.
  async run({ code, name }) {
    opened ??= await contender.open();
    const first = await opened.run(code, name);
    if (first.error) return first;
    return { ...(await opened.run(code, name)), firstMs: first.ms };
  },

  async micro() {
    const figures = {};
    const notes = {};
    await contender.micro(async (key, measure, note) => {
      try {
        figures[key] = await measure();
        if (note) notes[key] = note;
      } catch (error) {
        notes[key] = failure(error).error;
      }
    });
    return { figures, notes };
  },
};

process.on('message', async (message) => {
  try {
    process.send(await HANDLERS[message.kind](message));
  } catch (error) {
    process.send(failure(error));
  }
});
