// A process of `hognose --serve` (docs/protocol.md).
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const NATIVE = [`${root}build/native/hognose`];
export const WASI = [process.execPath, '--no-warnings', `${root}tests/runner/wasi_command.mjs`];

export class Process {
    constructor([program, ...first] = NATIVE) {
        this.child = spawn(program, [...first, '--serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
        this.come = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    }
    say(line) {
        this.child.stdin.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
    }
    async heard() {
        return (await this.come.next()).value;
    }
    async ask(request) {
        this.say(request);
        return JSON.parse(await this.heard());
    }
    end() {
        const ended = new Promise((done) => this.child.once('exit', done));
        this.child.stdin.end();
        return ended;
    }
}
