// A small host of the WASI reactor: what any language does with wasmtime or wazero. The reactor asks for nothing of WASI, only
// for the four functions below. It restores a session from a dump and runs it to its end.
import { readFileSync } from 'node:fs';
// Any CBOR library serves; this is the npm package's.
import { decode, encode } from '../bindings/js/node_modules/cborg/cborg.js';

const STATE = { ready: 1, calling: 5 };

export class WasiSession {
    /** A session from `dump`, in a new instance of the reactor at `path`. */
    static async restore(path, dump, host) {
        const session = new WasiSession(host);
        const { instance } = await WebAssembly.instantiate(readFileSync(path), { hognose: session.imports() });
        session.exports = instance.exports;
        session.abi = instance.exports.hn_abi_session.value; // opened when the reactor was built
        const [p, n] = session.put(dump);
        if (!instance.exports.hn_abi_load(session.abi, p, n)) throw new Error(session.text(instance.exports.hn_abi_problem(session.abi)));
        instance.exports.hn_abi_free(p);
        return session;
    }

    constructor(host) {
        this.host = host;
        this.promise = undefined;
    }

    /** Everything that the sandbox can reach. */
    imports() {
        return {
            host_write: (stream, p, n) => this.host.print(stream, this.slice(p, n).toString()),
            host_now: (kind) => (kind === 0 ? Date.now() : performance.now()) * 1e6,
            host_entropy: (p, n) => crypto.getRandomValues(this.slice(p, n)),
            host_call: (name, nameLength, p, n) => this.call(this.slice(name, nameLength).toString(), this.slice(p, n)),
        };
    }

    // A call of a host function: answered at once, or later when the function gives a promise.
    call(name, request) {
        const [args] = decode(request);
        const value = this.host.functions[name](...args);
        if (value instanceof Promise) {
            this.promise = value;
            return 0;
        }
        this.answer(value);
        return 1;
    }

    answer(value) {
        const [p, n] = this.put(encode(value));
        const state = this.exports.hn_abi_answer(this.abi, 0, 0, p, n);
        this.exports.hn_abi_free(p);
        return state;
    }

    /** Runs to the end, and returns the value and the usage. `promise` is the answer of the call at which the session was dumped. */
    async finish(promise) {
        const { exports: x, abi } = this;
        let state = x.hn_abi_state(abi);
        this.promise = promise;
        while (state === STATE.ready || state === STATE.calling) {
            if (state === STATE.ready) state = x.hn_abi_continue(abi);
            else state = this.answer(await this.promise);
        }
        const outcome = decode(this.slice(x.hn_abi_outcome(abi), x.hn_abi_length(abi)));
        if (outcome.state !== 'complete' || outcome.problem) throw new Error(outcome.traceback ?? outcome.problem ?? `the session is ${outcome.state}`);
        const [steps, time, memory] = outcome.usage;
        return { value: outcome.value && decode(outcome.value), usage: { steps, time, memory } };
    }

    slice(p, n) {
        return Buffer.from(this.exports.memory.buffer, p, n);
    }

    text(p) {
        return this.slice(p, this.exports.hn_abi_length(this.abi)).toString();
    }

    put(bytes) {
        const p = this.exports.hn_abi_alloc(bytes.length);
        this.slice(p, bytes.length).set(bytes);
        return [p, bytes.length];
    }
}
