// The main job: a program starts in the ES module under Node, pauses at an asynchronous host function, is dumped, and is
// finished in a WASI instance. `./build.sh demo` builds what this needs and runs it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from '../bindings/js/dist/index.js';
import { WasiSession } from './wasi_session.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = readFileSync(here('demo.py'), 'utf8');
const orders = `customer,item,count,currency
"Lovelace, Ada",lamp,3,EUR
Babbage,"gear, brass",1200,GBP
Babbage,lever,many,GBP
"Hopper ""Amazing"" G.",nanosecond wire,30,USD
"Lovelace, Ada","gear, brass",7,USD
`;

// The host's two tools: one answers at once, the other takes its time.
const prices = { lamp: 24.5, 'gear, brass': 1.75, lever: 3, 'nanosecond wire': 0.35 };
const price = (item) => prices[item];
const exchangeRate = async (currency) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { GBP: 0.85, USD: 1.08 }[currency];
};

const ms = (since) => (performance.now() - since).toFixed(1);
const show = (text) => text.replace(/^(?=.)/gm, '    ');

let begin = performance.now();
const hognose = await load();
console.log(`loaded Hognose ${hognose.version} into Node in ${ms(begin)} ms`);

begin = performance.now();
const sandbox = hognose.sandbox({
    functions: { price, exchange_rate: exchangeRate },
    onPrint: (stream, text) => process.stdout.write(show(text)),
});
let step = sandbox.start(program, { inputs: { orders }, filename: 'demo.py' });
console.log(`ES module: ran up to ${step.name}(${JSON.stringify(step.args[0])}), which is asynchronous, in ${ms(begin)} ms`);

begin = performance.now();
const dump = step.dump();
const used = sandbox.usage;
console.log(`dumped in ${ms(begin)} ms: ${dump.length} bytes; ${used.steps} steps so far`);
const pending = step.promise.then(({ value }) => value);
sandbox.dispose();

begin = performance.now();
const session = await WasiSession.restore(here('../build/wasi/hognose_reactor.wasm'), dump, {
    functions: { price, exchange_rate: exchangeRate },
    print: (stream, text) => process.stdout.write(show(text)),
});
console.log(`WASI: loaded the dump in ${ms(begin)} ms, goes on from there`);

begin = performance.now();
const { value, usage } = await session.finish(pending);
const { steps, memory, output, calls } = usage;
console.log(`finished in ${ms(begin)} ms; the value is`, value);
console.log(`cost in all: ${steps} steps, ${memory} bytes of memory, ${output} bytes printed, ${calls} calls of the host`);
