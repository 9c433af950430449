// The WASI reactor, far enough for moving sessions: every host call waits, so that it can be dumped.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decode, encode } from '../../bindings/js/node_modules/cborg/cborg.js';

const path = process.env.HOGNOSE_REACTOR ?? fileURLToPath(new URL('../../build/wasi/hognose_reactor.wasm', import.meta.url));
let module;

const COMPLETE = 2;
const FAILED = 3;
const CALLING = 5;

export class Reactor {
    constructor(dump, print) {
        module ??= new WebAssembly.Module(readFileSync(path));
        const hognose = {
            host_write: (stream, p, n) => print(this.bytes(p, n).toString()),
            host_now: () => 0,
            host_entropy: () => {},
            host_call: () => 0,
        };
        const instance = new WebAssembly.Instance(module, { hognose });
        this.x = instance.exports;
        this.abi = this.x.hn_abi_session.value;
        if (!dump) return; // a new session
        const [p, n] = this.put(dump);
        if (!this.x.hn_abi_load(this.abi, p, n)) throw new Error(this.text(this.x.hn_abi_problem(this.abi)));
        this.state = this.x.hn_abi_state(this.abi);
    }

    bytes(p, n) {
        return Buffer.from(this.x.memory.buffer, p, n);
    }

    put(bytes) {
        const p = this.x.hn_abi_alloc(bytes.length);
        this.bytes(p, bytes.length).set(bytes);
        return [p, bytes.length];
    }

    text(p) {
        return this.bytes(p, this.x.hn_abi_length(this.abi)).toString();
    }

    /** Sets what docs/abi.md has. */
    setUp(options) {
        const [p, n] = this.put(encode(options));
        const done = this.x.hn_abi_set_up(this.abi, p, n);
        this.x.hn_abi_free(p);
        if (!done) throw new Error(this.text(this.x.hn_abi_problem(this.abi)));
    }

    /** Begins a run, with options as docs/abi.md has them. */
    begin(options) {
        const [p, n] = this.put(encode(options));
        this.state = this.x.hn_abi_begin(this.abi, p, n);
        this.x.hn_abi_free(p);
    }

    /** The state as the module describes it. */
    outcome() {
        const p = this.x.hn_abi_outcome(this.abi);
        if (!p) throw new Error(this.text(this.x.hn_abi_problem(this.abi)));
        return decode(this.bytes(p, this.x.hn_abi_length(this.abi)));
    }

    get name() {
        return this.outcome().name;
    }

    /** The first argument of the call at which it is paused, as CBOR. */
    get argument() {
        const [args] = decode(this.outcome().request);
        return encode(args[0] ?? null);
    }

    get paused() {
        return this.state === CALLING;
    }

    answer(cbor) {
        const [p, n] = this.put(cbor);
        this.state = this.x.hn_abi_answer(this.abi, 0, 0, p, n);
        this.run();
    }

    fail(type, message) {
        const [p, n] = this.put(encode({ type, message }));
        this.state = this.x.hn_abi_answer(this.abi, 0, 1, p, n);
        this.run();
    }

    run() {
        while (this.state === 1) this.state = this.x.hn_abi_continue(this.abi);
        if (this.state === FAILED) throw new Error(this.outcome().traceback);
        if (this.state !== COMPLETE && this.state !== CALLING) throw new Error(`state ${this.state}`);
    }

    dump() {
        const p = this.x.hn_abi_dump(this.abi);
        return Uint8Array.from(this.bytes(p, this.x.hn_abi_length(this.abi)));
    }

    get steps() {
        return this.outcome().usage[0];
    }
}
