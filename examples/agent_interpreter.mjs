// Document 001: the REPL of a recursive language model. A block is checkpointed while it waits for a model, and goes on elsewhere.
import { createInterpreter } from '../bindings/js/dist/agent/index.js';

let asked;
const called = new Promise((resolve) => (asked = resolve));
const first = createInterpreter({ llmQueryFn: () => (asked(), new Promise(() => {})) }); // a model that takes its time
void first.execute('words = "a rose is a rose".split()\nanswer = llm_query(f"What is {words[1]}?")\nFINAL(f"{len(words)} words: {answer}")');
await called;
const checkpoint = JSON.stringify(first.checkpoint());
first.shutdown();

const second = createInterpreter({ llmQueryFn: async (prompt) => `(${prompt}) A rose.` });
await second.start();
second.restore(JSON.parse(checkpoint));
console.log('waits for', second.pending.name, second.pending.args);
console.log((await second.resume()).final_output);
