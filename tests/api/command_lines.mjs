// Runs many command lines in one process: node command_lines.mjs npm|wasi <LINES >ANSWERS. LINES is a JSON array of arrays of words, and ANSWERS one of
// { status, stdout, stderr }. Standard input of each of them has ended.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const lines = JSON.parse(fs.readFileSync(0, 'utf8'));
const { readSync, writeSync } = fs;
let written;
fs.writeSync = (fd, data, ...rest) => {
    if (fd !== 1 && fd !== 2) return writeSync(fd, data, ...rest);
    written[fd].push(Buffer.from(data));
    return Buffer.byteLength(data);
};
fs.readSync = (fd, ...rest) => (fd === 0 ? 0 : readSync(fd, ...rest));
syncBuiltinESMExports();

const main = process.argv[2] === 'wasi' ? (await import('../runner/wasi_host.mjs')).runCommand : (await import('../../bindings/js/dist/cli.js')).main;
const answers = [];
for (const words of lines) {
    written = [[], [], []];
    const status = await main(words);
    answers.push({ status, stdout: Buffer.concat(written[1]).toString(), stderr: Buffer.concat(written[2]).toString() });
}
writeSync(1, JSON.stringify(answers));
