// The process in which one contender runs: opens its adapter at the first request and
// answers over IPC.
import { adapter } from './contenders.mjs';
import { failure } from './measure.mjs';

const contender = await adapter(process.argv[2]);
let opened = null;

const HANDLERS = {
  version: async () => ({ version: await contender.version() }),

  async run({ code, name }) {
    opened ??= await contender.open();
    return opened.run(code, name);
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
