// Notebooks: a session for each conversation, whose cells share their variables and give rich output.
import { HognoseError, LimitError, PythonError, SnapshotError, type Functions, type Hognose, type Limits, type Sandbox } from '../index.js';
import { AgentError, checkOptions, cutWithNote, moduleOf, reasonOf, Turns, valueError, type Known } from './common.js';
import { bundleOf, DISPLAY_MODULE, DISPLAY_SOURCE, type MimeBundle } from './display.js';
import { failureText, MAX_OUTPUT_BYTES, TIMEOUT_SECONDS } from './run_python.js';
import { textsOf, type Tool } from './tool.js';

export interface NotebookOptions {
    hognose?: Hognose;
    /** Seconds that a cell may take, including waiting. Default: 10. */
    timeout?: number;
    /** Bytes of a cell's text. Default: 4,096. */
    maxOutput?: number;
    /** Bytes of a cell's MIME bundles. Default: 1 MiB. */
    maxDisplay?: number;
    limits?: Limits;
    functions?: Functions;
    /** The most sandboxes in memory. The others are kept as snapshots. Default: 16. */
    live?: number;
    /** The most conversations. Beyond that, the least recently used one is forgotten. Default: 1,000. */
    conversations?: number;
}

/** The result of a cell. */
export interface CellResult {
    /** The number of cells that this conversation has run. */
    execution_count: number;
    /** stdout, then stderr with the traceback, cut to `maxOutput` bytes. */
    text: string;
    /** The displayed objects, and the value of the last statement. */
    outputs: MimeBundle[];
    /** The exception's last line, or the limit; null if the cell ran to its end. */
    error: string | null;
}

const OPTIONS: Known<NotebookOptions> = {
    hognose: 'object', timeout: 'number', maxOutput: 'number', maxDisplay: 'number', limits: 'object', functions: 'object', live: 'number', conversations: 'number',
};
const EMIT = '_hognose_emit';
const MOST_ID = 256;
const MOST_BUNDLES = 100;
const PREPARE = `from ${DISPLAY_MODULE} import display\nimport ${DISPLAY_MODULE}\n${DISPLAY_MODULE}.emit = ${EMIT}\ndel ${DISPLAY_MODULE}, ${EMIT}`;

class Conversation {
    readonly turns = new Turns();
    sandbox: Sandbox | undefined;
    dump: Uint8Array | undefined;
    cells = 0;
    /** Cells that run or wait. */
    busy = 0;
    shown: MimeBundle[] = [];
    room = 0;
}

// The session becomes a snapshot. One that cannot be dumped stays as it is: the other conversations do not depend on it.
async function putAway(one: Conversation): Promise<void> {
    const { sandbox } = one;
    if (!sandbox) return;
    try {
        one.dump = await sandbox.dumpAsync();
    } catch (error) {
        if (error instanceof SnapshotError) return;
        throw error;
    }
    sandbox.dispose();
    one.sandbox = undefined;
}

/** Notebooks by conversation. The cells of a conversation share their variables. */
export class Notebooks {
    readonly #options: NotebookOptions;
    /** In order of last use. */
    readonly #all = new Map<string, Conversation>();

    constructor(options: NotebookOptions = {}) {
        checkOptions('notebooks', options, OPTIONS);
        this.#options = options;
    }

    /** The ids of all conversations, in order of last use. */
    get ids(): string[] {
        return [...this.#all.keys()];
    }

    /** Runs a cell of a conversation. The first cell starts its session. The result reports errors of the program and reached limits. */
    async execute(conversationId: string, code: string): Promise<CellResult> {
        if (typeof code !== 'string') throw new AgentError('notebooks: the code is not a string');
        const one = this.#touch(conversationId);
        one.busy++;
        return one.turns.take(() => this.#cell(one, code)).finally(() => this.#left(one));
    }

    /** The session of a conversation as bytes; undefined if it has no session. Waits for running cells. */
    checkpoint(conversationId: string): Promise<Uint8Array | undefined> {
        const one = this.#all.get(conversationId);
        if (!one) return Promise.resolve(undefined);
        one.busy++;
        return one.turns.take(async () => (await one.sandbox?.dumpAsync()) ?? one.dump).finally(() => this.#left(one));
    }

    /** Replaces the session of a conversation with the bytes of `checkpoint`. */
    async restore(conversationId: string, dump: Uint8Array): Promise<void> {
        const isNew = !this.#all.has(conversationId);
        const one = this.#touch(conversationId);
        one.busy++;
        await one.turns.take(async () => {
            const before = one.sandbox;
            one.sandbox = await this.#open(await moduleOf(this.#options.hognose), one, dump);
            before?.dispose();
        }).catch((error: unknown) => {
            if (isNew && one.cells === 0 && this.#all.get(conversationId) === one) this.#all.delete(conversationId);
            throw error;
        }).finally(() => this.#left(one));
    }

    /** Forgets a conversation, and frees its memory. */
    async forget(conversationId: string): Promise<void> {
        const one = this.#all.get(conversationId);
        this.#all.delete(conversationId);
        await one?.turns.take(async () => one.sandbox?.dispose());
    }

    /** Makes the tool run_python of one conversation, which runs cells of its notebook. */
    tool(conversationId: string): Tool<CellResult> {
        return {
            name: 'run_python',
            description:
                'Run a cell of a Python 3 notebook in a sandbox. Variables, functions and imports stay for the next cell. Returns the printed text (max 4 KB), ' +
                'and what display(x) and the last expression show. No network, 10 s time limit.',
            parameters: { type: 'object', properties: { code: { type: 'string', description: 'Python source code of the cell.' } }, required: ['code'] },
            readOnly: false,
            execute: async (input) => this.execute(conversationId, textsOf(input, ['code']).code!),
        };
    }

    #touch(id: string): Conversation {
        if (typeof id !== 'string' || !id || id.length > MOST_ID) throw new AgentError(`notebooks: a conversation's id is a text of 1 to ${MOST_ID} characters`);
        const one = this.#all.get(id) ?? new Conversation();
        this.#all.delete(id);
        this.#all.set(id, one);
        return one;
    }

    async #left(one: Conversation): Promise<void> {
        one.busy--;
        const { live = 16, conversations = 1000 } = this.#options;
        const idle = [...this.#all].filter(([, { busy }]) => busy === 0);
        const over = this.#all.size - Math.max(conversations, 1);
        for (const [id] of idle.slice(0, Math.max(over, 0))) void this.forget(id);
        for (const [, other] of idle) await this.#settle(other, Math.max(live, 1));
    }

    // If more than `live` sandboxes are open, and nobody uses or waits for this one, it is put away.
    async #settle(one: Conversation, live: number): Promise<void> {
        const open = [...this.#all.values()].filter(({ sandbox }) => sandbox);
        if (open.length <= live || one.busy > 0 || !open.includes(one)) return;
        one.busy++;
        await one.turns.take(() => putAway(one)).finally(() => one.busy--);
    }

    async #open(hognose: Hognose, one: Conversation, dump: Uint8Array | undefined): Promise<Sandbox> {
        const { functions, limits, timeout = TIMEOUT_SECONDS } = this.#options;
        const host = {
            functions: { ...functions, [EMIT]: (given: unknown) => this.#shown(one, given) },
            limits: { ...limits, time: timeout * 1000, wall: timeout * 1000 },
        };
        if (dump) return hognose.restoreAsync(dump, host);
        const sandbox = hognose.sandbox({ ...host, modules: { sources: { [DISPLAY_MODULE]: DISPLAY_SOURCE } } });
        sandbox.runSync(PREPARE);
        return sandbox;
    }

    #shown(one: Conversation, given: unknown): void {
        if (one.shown.length >= MOST_BUNDLES) throw valueError(`a cell displays at most ${MOST_BUNDLES} objects`);
        const bundle = bundleOf(given, one.room);
        if (!bundle) throw valueError('there is no room for this display');
        one.shown.push(bundle);
        for (const form of Object.values(bundle)) one.room -= form.length;
    }

    async #cell(one: Conversation, code: string): Promise<CellResult> {
        const { maxOutput = MAX_OUTPUT_BYTES, maxDisplay = 2 ** 20, timeout = TIMEOUT_SECONDS, hognose } = this.#options;
        const sandbox = (one.sandbox ??= await this.#open(await moduleOf(hognose), one, one.dump));
        one.dump = undefined;
        one.shown = [];
        one.room = maxDisplay;
        const execution_count = ++one.cells;
        let [text, error]: [string, string | null] = ['', null];
        try {
            const { stdout, stderr, repr } = await sandbox.run(code, { filename: `<cell ${execution_count}>`, keep: '_' });
            text = stdout + stderr;
            if (repr !== undefined && repr !== 'None') one.shown.push(await lastBundle(sandbox, repr, one.room));
        } catch (thrown) {
            if (!(thrown instanceof PythonError || thrown instanceof LimitError)) throw thrown;
            text = failureText(thrown, timeout);
            error = thrown.message;
        }
        return { execution_count, text: cutWithNote(text, maxOutput), outputs: one.shown, error };
    }
}

// What a program's own methods do wrong there costs it the rich forms and nothing else.
async function lastBundle(sandbox: Sandbox, repr: string, room: number): Promise<MimeBundle> {
    const plain = { 'text/plain': repr };
    try {
        const { value } = await sandbox.run(`__import__('${DISPLAY_MODULE}').last()`);
        return { ...plain, ...bundleOf(value, room) };
    } catch (error) {
        if (!(error instanceof HognoseError)) throw new AgentError(`notebooks: ${reasonOf(error)}`);
        return plain;
    }
}
