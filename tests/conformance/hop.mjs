// One hop of a run that moves between hosts: takes {"code"} or {"dump"} (hexadecimal) as JSON on standard input, answers the call that the run is
// paused at with minus its argument, and gives {"dump"}, or {"value"}, with what was printed and the steps so far.
import { readFileSync } from 'node:fs';
import { load } from '../../bindings/js/dist/index.js';

const { code, dump } = JSON.parse(readFileSync(0, 'utf8'));
const hognose = await load();
const functions = ['ask'];
const box = dump ? hognose.restore(Buffer.from(dump, 'hex'), { functions }) : hognose.sandbox({ functions });
let step = dump ? box.step : box.start(code);
if (dump) step = step.resume(-step.args[0]);
const paused = step.kind === 'call';
const more = paused ? { dump: Buffer.from(step.dump()).toString('hex') } : { value: step.value };
console.log(JSON.stringify({ ...more, stdout: step.stdout, steps: box.usage.steps }));
