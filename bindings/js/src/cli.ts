// The command line: the same words, texts and exit codes as wasi/main.c and wasi/options.c.
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { LIMIT_DEFAULTS, LIMIT_UNITS } from './abi.js';
import { parse as parseJson, write as writeJson } from './cli_json.js';
import { answerStep, Saved, textOf, UsageError, waitsOf } from './cli_saved.js';
import { HognoseError, LimitError, LimitsError, PythonError } from './errors.js';
import type { FileQuota } from './files.js';
import type { Hognose } from './hognose.js';
import type { Limits } from './limits.js';
import { load } from './load.js';
import { nodeDirectory } from './node_directory.js';
import type { Program, SandboxOptions } from './options.js';
import type { Result } from './result.js';
import type { Sandbox } from './sandbox.js';
import type { Call, Complete, Step, Waiting } from './steps.js';

const EXIT = { done: 0, exception: 1, usage: 2, limit: 3, internal: 4, waits: 5 } as const;

const HELP = `usage: hognose [options] FILE | -m MODULE | -c CODE | - [words]
       hognose [options] --restore FILE
Runs a Python program in a sandbox. The words become its sys.argv.

  FILE                the program; - reads it from standard input
  -m MODULE           a module, as a program
  -c CODE             the program itself
  --dir PATH          the program gets this directory as /work; changes stay in the sandbox
  --quota-bytes BYTES, --quota-files N
                      the most that the program's files may hold (default 16M, 1000)
  --max-memory BYTES  memory limit, such as 64M (default 64M)
  --max-time MS       running time, such as 500, 500ms or 5s (default 5s)
  --max-wall MS       total time, waiting included (default: none)
  --max-steps N       deterministic budget of steps (default: none)
  --max-allocations N objects and buffers made on the heap (default: none)
  --max-depth N       frames; a program gets more than 1000 by sys.setrecursionlimit() (default 50000)
  --max-output BYTES  printed output (default 1M)
  --max-calls N       calls of host functions (default 1000)
  --max-source BYTES  length of the program (default 1M)
  --max-nesting N     nesting of source and of values (default 200)
  --max-value-bytes BYTES, --max-value-items N
                      size of a value that crosses (default 16M, 1000000)
  --restore FILE      resume a session that --dump, the playground or a program saved
  --answer JSON       answer the next host call; repeat for more. Invalid JSON is taken as text
  --dump FILE         save the session when it waits for an answer, or at its end
  --inputs JSON       an object whose members become global variables
  --json              print one JSON object: value, stdout, stderr, error, usage
  --batch             run programs given as JSON lines on standard input
  --version, --help

exit status: 0 done, 1 uncaught exception, 2 invalid usage or unreadable file, 3 a limit, 4 internal error,
5 waiting for an answer; sys.exit(n) exits with n
`;

const SOURCE_LIMIT = 2 ** 20; // of --max-source

// What a word has of line breaks and other controls does not get to the terminal.
const oneLine = (text: string) => text.replace(/[\0-\x1f\x7f]/g, '?');

interface Options {
    file?: string;
    code?: string;
    name?: string;
    inputs?: string;
    module?: string;
    dir?: string;
    restore?: string;
    dump?: string;
    answers: string[];
    /** sys.argv; undefined if the command line has no program. */
    argv?: string[];
    json?: boolean;
    batch?: boolean;
    version?: boolean;
    help?: boolean;
    limits: Limits;
    quota?: FileQuota;
}

const FLAGS = ['json', 'batch', 'version', 'help'] as const;
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const LIMITS = Object.fromEntries(
    (Object.keys(LIMIT_UNITS) as (keyof typeof LIMIT_UNITS)[]).map((name) => [`max-${dashed(name)}`, [name, LIMIT_UNITS[name]] as const]),
);
const TIME_UNITS: Record<string, number> = { '': 1, ms: 1, s: 1000, m: 60000 };

function amount(text: string, kind: 'b' | 't' | 'n'): number | undefined {
    const match = /^(\d+)(.*)$/s.exec(text);
    if (!match) return undefined;
    const [, digits, unit] = match as unknown as [string, string, string];
    let factor = kind === 't' ? TIME_UNITS[unit] : unit === '' ? 1 : undefined;
    if (kind !== 't' && /^[kmg]$/i.test(unit)) {
        factor = (kind === 'b' ? 1024 : 1000) ** ('KMG'.indexOf(unit.toUpperCase()) + 1);
    }
    if (factor === undefined) return undefined;
    const most = BigInt(digits) * BigInt(factor);
    return most < 2n ** 64n ? Number(most) : undefined;
}

const TEXTS = ['inputs', 'name', 'dir', 'restore', 'dump'] as const;
const QUOTAS = { 'quota-bytes': 'bytes', 'quota-files': 'files' } as const;
const takesValue = (name: string) => (TEXTS as readonly string[]).includes(name) || Object.hasOwn(QUOTAS, name) || Object.hasOwn(LIMITS, name);

function setOption(o: Options, name: string, value: string | undefined): void {
    const flag = FLAGS.find((f) => f === name);
    if (flag && value !== undefined) throw new UsageError(`option --${name} takes no value`);
    if (flag) o[flag] = true;
    else if (!takesValue(name)) throw new UsageError(`unknown option --${name}`);
    else if (value === undefined) throw new UsageError(`option --${name} needs a value`);
    else if ((TEXTS as readonly string[]).includes(name)) o[name as (typeof TEXTS)[number]] = value;
    else setAmount(o, name, value);
}

function setAmount(o: Options, name: string, value: string): void {
    const quota = Object.hasOwn(QUOTAS, name) ? QUOTAS[name as keyof typeof QUOTAS] : undefined;
    const most = amount(value, quota === undefined ? LIMITS[name]![1] : quota === 'bytes' ? 'b' : 'n');
    if (most === undefined) throw new UsageError(`option --${name}: '${value}' is not an amount (try 64M, 5s or 1000)`);
    if (quota === undefined) o.limits[LIMITS[name]![0]] = most;
    else o.quota = { ...o.quota, [quota]: Math.min(most, Number.MAX_SAFE_INTEGER) };
}

// The program, which ends the options: what follows is its own.
function parseProgram(o: Options, [word, ...rest]: string[]): void {
    o.argv = [word!];
    if (word === '-m' || word === '-c') {
        const given = rest.shift();
        if (given === undefined) throw new UsageError(`option ${word} needs ${word === '-m' ? 'a module' : 'the program'}`);
        if (word === '-m' && !/^[\w.]+$/.test(given)) throw new UsageError(`option -m: '${given}' is not a module's name`);
        o[word === '-m' ? 'module' : 'code'] = given;
    } else o.file = word;
    o.argv.push(...rest);
}

function parseOptions(words: string[]): Options {
    const o: Options = { answers: [], limits: {} };
    for (let i = 0; i < words.length; i++) {
        const word = words[i]!;
        if (!word.startsWith('-') || ['-', '-c', '-m'].includes(word)) {
            parseProgram(o, words.slice(i));
            break;
        }
        if (word === '-h') o.help = true;
        else if (word.startsWith('--')) {
            const equals = word.indexOf('=');
            const name = equals < 0 ? word.slice(2) : word.slice(2, equals);
            let value = equals < 0 ? undefined : word.slice(equals + 1);
            const isAnswer = name === 'answer';
            if (value === undefined && (isAnswer || takesValue(name)) && i + 1 < words.length) value = words[++i];
            if (isAnswer && value === undefined) throw new UsageError('option --answer needs a value');
            if (isAnswer) o.answers.push(value!);
            else setOption(o, name, value);
        } else throw new UsageError(`unknown option ${word}`);
    }
    if (!o.version && !o.help && !o.batch && !o.argv && o.restore === undefined) throw new UsageError('no program given (see --help)');
    return o;
}

const PLACE = '/work'; // of --dir

// A path without what says that it begins here.
const plain = (path: string) => path.replace(/^(\.\/)+/, '').replace(/^\.$/, '');

// Where a file's directory is for its program: below PLACE, if it is in what --dir names.
function placeOf(given: string, path: string): string {
    const [dir, file] = [plain(given).replace(/(.)\/+$/, '$1'), plain(path)];
    const inside = dir === '' ? !file.startsWith('/') : file.startsWith(`${dir}/`);
    const rest = inside ? file.slice(dir === '' ? 0 : dir.length + 1) : '';
    const end = rest.includes('..') ? -1 : rest.lastIndexOf('/');
    return end < 0 ? PLACE : `${PLACE}/${rest.slice(0, end)}`;
}

function surroundings({ dir, file, argv }: Options): SandboxOptions {
    if (!argv) return {};
    if (dir === undefined) return { argv };
    let served;
    try {
        served = nodeDirectory(dir, { mode: 'overlay', maxFileSize: Infinity }); // a file has no more bytes than there is memory for
    } catch {
        throw new UsageError(`option --dir: ${dir}: it cannot be read, or is too deep`);
    }
    return { argv, files: { [PLACE]: served }, cwd: PLACE, ...(file !== undefined && { modules: { path: [placeOf(dir, file)] } }) };
}

// ---- runs ----

interface Outcome {
    result: Partial<Result>;
    error: PythonError | LimitError | undefined;
    stderr: string;
    exit: number;
    /** The calls for which the run waits. */
    waits?: object;
}

function readInputs(text: string | undefined): Record<string, unknown> {
    if (text === undefined) return {};
    let inputs: unknown;
    try {
        inputs = parseJson(text);
    } catch {
        throw new UsageError('--inputs is not valid JSON');
    }
    if (typeof inputs !== 'object' || inputs === null || Array.isArray(inputs)) {
        throw new UsageError('--inputs must be a JSON object');
    }
    return inputs as Record<string, unknown>;
}

function report(error: PythonError | LimitError): { text: string; exit: number } {
    if (error instanceof LimitError) {
        const { kind, limit, used } = error;
        const digits = (n: number) => (n >= 2 ** 64 ? String(2n ** 64n - 1n) : String(BigInt(Math.round(n))));
        const text = `hognose: ${kind} limit reached: limit ${digits(limit)}, used ${digits(used)}\n`;
        return { text, exit: EXIT.limit };
    }
    const code = error.exitCode;
    return code === null ? { text: error.traceback, exit: EXIT.exception } : { text: '', exit: code & 255 };
}

type Paused = Call | Waiting;

const waitsForAnswer = (step: Step): step is Paused => step.kind === 'call' || (step.kind === 'waiting' && step.ids.length > 0);

// To its end, or to where it waits for what nobody will give. Sleeps for the program, in all no longer than it may run: nobody else would
// end it.
function toTheEnd(step: Step, o: Options, saved: Saved): Complete | Paused {
    const { time = LIMIT_DEFAULTS.time, wall = Infinity } = o.limits;
    const clock = new Int32Array(new SharedArrayBuffer(4));
    const end = performance.now() + wall;
    for (let slept = 0; step.kind !== 'complete'; ) {
        const answered: Step | undefined = waitsForAnswer(step) ? answerStep(step, saved, o.json || o.dump !== undefined) : undefined;
        if (answered) step = answered;
        else if (step.kind === 'sliced') step = step.continue();
        else if (step.kind === 'call' || step.seconds === null) return step;
        else {
            const ms = Math.min(step.seconds * 1000, time - slept, Math.max(end - performance.now(), 0) + 1);
            Atomics.wait(clock, 0, 0, ms);
            slept += ms;
            if (slept >= time && ms < step.seconds * 1000) throw new LimitError('time', time, slept);
            step = step.wake();
        }
    }
    return step;
}

function openSandbox(hognose: Hognose, o: Options, onPrint: (stream: 'stdout' | 'stderr', text: string) => void, saved: Saved): Sandbox {
    try {
        const options = { limits: o.limits, onPrint };
        if (!saved.from) return hognose.sandbox({ ...options, ...surroundings(o), ...(o.quota && { quota: o.quota }) });
        if (o.quota) throw new UsageError('a restored session keeps its quota');
        return hognose.restore(saved.from, options);
    } catch (error) {
        if (saved.from && error instanceof HognoseError && !(error instanceof LimitsError)) throw new UsageError(`option --restore: ${error.message}`);
        if (!(error instanceof LimitsError)) throw error;
        const [limit, why] = error.parts;
        throw new UsageError(`option --max-${dashed(limit)}: ${why}`);
    }
}

// Where the run begins or resumes.
function firstStep(sandbox: Sandbox, { from }: Saved, code: Program | undefined, name: string): Step {
    const paused = from ? sandbox.step : null;
    if (paused && code !== undefined) throw new UsageError('option --restore: the file has a paused program, which resumes: omit the other program');
    if (code !== undefined) return sandbox.start(code, { filename: name, topLevelAwait: false, repr: 0 });
    if (paused) return paused;
    throw new UsageError('option --restore: the file has no paused program: pass a program to run in its session');
}

const NO_HOST = 'the program waits for an answer that no host can give';

function waiting(step: Paused, usage: Result['usage'], printed: { stdout: string; stderr: string }): Omit<Outcome, 'stderr'> & { text: string } {
    const isAnswerable = waitsForAnswer(step);
    const text = `hognose: ${isAnswerable ? `waiting for an answer to ${oneLine(textOf(step))}` : NO_HOST}\n`;
    const waits = isAnswerable ? { waits: waitsOf(step) } : {};
    return { result: { ...printed, usage }, error: undefined, exit: isAnswerable ? EXIT.waits : EXIT.internal, text, ...waits };
}

function execute(hognose: Hognose, o: Options, code: Program | undefined, name: string, saved: Saved, print?: typeof writeText): Outcome {
    const inputs = readInputs(o.inputs);
    const printed = { stdout: '', stderr: '' };
    const onPrint = (stream: 'stdout' | 'stderr', text: string) =>
        print ? print(stream === 'stderr' ? 2 : 1, text) : (printed[stream] += text);
    const sandbox = openSandbox(hognose, o, onPrint, saved);
    for (const input of Object.keys(inputs)) {
        try {
            sandbox.set(input, inputs[input]);
        } catch (error) {
            throw new UsageError(`--inputs: ${(error as Error).message}`);
        }
    }
    try {
        const last = toTheEnd(firstStep(sandbox, saved, code, name), o, saved);
        if (last.kind === 'complete') return { result: { ...last, ...printed }, error: undefined, stderr: printed.stderr, exit: EXIT.done };
        const { text, ...outcome } = waiting(last, sandbox.usage, printed);
        print?.(2, text);
        return { ...outcome, stderr: printed.stderr + text };
    } catch (error) {
        if (error instanceof UsageError) throw error;
        // Where nobody asks for the value, as without --json, it does not matter how large it is.
        const unasked = error instanceof LimitError && error.kind.startsWith('value') && print;
        if (unasked) return { result: printed, error: undefined, stderr: '', exit: EXIT.done };
        if (error instanceof PythonError || error instanceof LimitError) {
            const { text, exit } = report(error);
            if (text) print?.(2, text);
            const result = { ...printed, usage: error.usage ?? sandbox.usage };
            return { result, error, stderr: printed.stderr + text, exit };
        }
        const text = `hognose: ${(error as Error).message}\n`;
        print?.(2, text);
        return { result: {}, error: undefined, stderr: text, exit: EXIT.internal };
    } finally {
        try {
            saved.write(sandbox);
        } finally {
            sandbox.dispose();
        }
    }
}

function errorRecord(error: PythonError | LimitError | undefined): object | null {
    if (error instanceof LimitError) {
        const { kind, limit, used, wanted } = error;
        return { type: 'LimitError', kind, limit, used, wanted };
    }
    return error ? { type: error.type, message: error.text, traceback: error.traceback } : null;
}

function record(outcome: Outcome): object {
    const { steps, time, memory, peakMemory, output, calls } = outcome.result.usage ?? ({} as Partial<Result['usage']>);
    return {
        value: outcome.error ? undefined : outcome.result.value,
        stdout: outcome.result.stdout ?? '',
        stderr: outcome.stderr,
        error: errorRecord(outcome.error),
        waits: outcome.waits,
        exit: outcome.exit,
        usage: { steps, time_ms: time, memory, peak_memory: peakMemory, output, calls },
    };
}

function writeText(stream: number, text: string): void {
    let bytes: Uint8Array = Buffer.from(text);
    while (bytes.length) {
        try {
            bytes = bytes.subarray(writeSync(stream, bytes));
        } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error; // a pipe that is full
        }
    }
}

function runOne(hognose: Hognose, o: Options, code: Program | undefined, name: string): number {
    const saved = new Saved(o);
    const outcome = execute(hognose, o, code, name, saved, o.json ? undefined : writeText);
    if (o.json) writeText(1, writeJson(record(outcome)) + '\n');
    return outcome.exit;
}

// A file without end, such as a device, is read as far as it takes to say that it is too long.
function readProgram(path: string, most: number): Uint8Array {
    const file = path === '-' ? 0 : openSync(path, 'r');
    const chunks: Uint8Array[] = [];
    try {
        for (let size = 0; size <= most; size += chunks.at(-1)!.length) {
            const chunk = new Uint8Array(2 ** 16);
            const n = readSync(file, chunk);
            if (n === 0) break;
            chunks.push(chunk.subarray(0, n));
        }
    } finally {
        if (file) closeSync(file);
    }
    return Buffer.concat(chunks);
}

function runFile(hognose: Hognose, o: Options): number {
    let code: Uint8Array;
    try {
        code = readProgram(o.file!, o.limits.source ?? SOURCE_LIMIT);
    } catch {
        throw new UsageError(`cannot read ${o.file}`);
    }
    return runOne(hognose, o, code, o.name ?? (o.file === '-' ? '<stdin>' : o.file!));
}

// ---- --batch: a JSON object a line (tests/README.md) ----

function answer(hognose: Hognose, request: { id?: unknown; code?: unknown; options?: Record<string, string> }): object {
    if (typeof request.code !== 'string') return { id: request.id, crash: 'a request has a string "code"' };
    const o: Options = { answers: [], limits: {} };
    try {
        for (const [name, value] of Object.entries(request.options ?? {})) setOption(o, name, typeof value === 'string' ? value : undefined);
        return { id: request.id, ...record(execute(hognose, o, request.code, o.name ?? 'main.py', new Saved({ answers: [] }))) };
    } catch (error) {
        if (error instanceof UsageError) return { id: request.id, crash: error.message };
        throw error;
    }
}

async function runBatch(hognose: Hognose): Promise<number> {
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
        let request;
        try {
            request = JSON.parse(line) as { code?: unknown };
        } catch {
            throw new UsageError('--batch: a line is not valid JSON');
        }
        writeText(1, writeJson(answer(hognose, request)) + '\n');
    }
    return EXIT.done;
}

/** Runs the command line with these arguments. Returns the exit status. */
export async function main(words: string[]): Promise<number> {
    try {
        const o = parseOptions(words);
        if (o.help) return writeText(1, HELP), EXIT.done;
        const hognose = await load();
        if (o.version) return writeText(1, `hognose ${hognose.version}\n`), EXIT.done;
        if (o.batch) return await runBatch(hognose);
        if (o.module !== undefined) return runOne(hognose, o, `__import__('runpy')._run_main('${o.module}')`, '<frozen runpy>');
        if (!o.argv) return runOne(hognose, o, undefined, '');
        return o.code !== undefined ? runOne(hognose, o, o.code, o.name ?? '<string>') : runFile(hognose, o);
    } catch (error) {
        if (!(error instanceof UsageError) && !(error instanceof HognoseError)) throw error;
        writeText(2, `hognose: ${oneLine(error.message)}\n`);
        return error instanceof UsageError ? EXIT.usage : EXIT.internal;
    }
}
