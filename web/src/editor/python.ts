// What the editor knows of Python: Hognose itself says what is wrong with a program, and which modules and members there are.
import { autocompletion, type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { globalCompletion, localCompletionSource, pythonLanguage } from '@codemirror/lang-python';
import { LanguageSupport, syntaxTree } from '@codemirror/language';
import { linter, type Diagnostic } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import type { WorkerSandbox } from 'hognose';
import { EXAMPLES } from '../examples';
import { loadLibrary, makeSandbox, needsLibrary } from '../engine/sandbox';

/** What a text is edited among. */
export interface Surroundings {
    /** Names that are there before the program: inputs, host functions, variables of the session. */
    names(): string[];
}

let scratch: Promise<WorkerSandbox> | undefined;

/** A sandbox that runs nothing of the visitor's: it looks at programs. Made again when it is lost. */
async function looker(): Promise<WorkerSandbox> {
    const now = await scratch?.catch(() => undefined);
    if (now && !now.ended) return now;
    scratch = makeSandbox({ functions: {}, limits: { time: 1000, memory: 64 * 2 ** 20 }, onPrint: () => {} });
    return scratch;
}

async function findings(state: EditorState, known: string[]): Promise<Diagnostic[]> {
    const code = state.doc.toString();
    const sandbox = await looker();
    let found = await sandbox.validate(code, { known });
    if (found.some(({ kind }) => kind === 'import') && needsLibrary(code)) {
        await loadLibrary();
        found = await sandbox.validate(code, { known });
    }
    // Columns are counted in characters, the editor's positions in UTF-16.
    const at = (line: number, column: number) => {
        const { from, text } = state.doc.line(Math.min(line, state.doc.lines));
        return from + [...text].slice(0, column - 1).join('').length;
    };
    return found.map(({ kind, message, line, column, endLine, endColumn }) => {
        const last = state.doc.lineAt(at(line, column)).to;
        const from = Math.min(at(line, column), Math.max(last - 1, 0)); // what is expected at the end of a line is marked at its last character
        const to = Math.max(at(endLine, endColumn), from + 1);
        return { from, to, message, severity: kind === 'syntax' ? 'error' : 'warning', source: kind } as Diagnostic;
    });
}

/** The top-level modules of CPython's library; which of them Hognose has it is asked. */
const MODULES = (
    '__future__ abc argparse array ast asyncio atexit base64 binascii bisect builtins calendar cmath codecs collections colorsys concurrent.futures '
    + 'configparser contextlib contextvars copy copyreg csv dataclasses datetime decimal difflib doctest email enum errno fnmatch fractions '
    + 'functools gc getopt gettext glob graphlib gzip hashlib heapq hmac html importlib inspect io ipaddress itertools json keyword linecache locale logging math '
    + 'mimetypes numbers operator os pathlib pickle platform pprint queue random re reprlib sched secrets shlex shutil signal socket sqlite3 stat statistics '
    + 'string struct subprocess sys tarfile tempfile textwrap threading time timeit token tokenize tomllib traceback types typing unicodedata unittest '
    + 'urllib.parse uuid warnings weakref xml.etree.ElementTree zipfile zlib zoneinfo'
).split(' ');
let modules: Promise<string[]> | undefined;

async function findModules(): Promise<string[]> {
    await loadLibrary();
    const found = await (await looker()).validate(MODULES.map((name) => `import ${name}`).join('\n'));
    const missing = new Set(found.map(({ line }) => line - 1));
    return MODULES.filter((_, index) => !missing.has(index));
}

const members = new Map<string, Promise<Completion[]>>();

async function findMembers(path: string): Promise<Completion[]> {
    await loadLibrary();
    const parts = JSON.stringify(path.split('.').slice(1));
    const module = JSON.stringify(path.split('.')[0]);
    const code = `[(n, callable(getattr(m, n, None))) for m in [__import__('functools').reduce(getattr, ${parts}, __import__(${module}))] for n in dir(m) if n[0] != '_']`;
    const { value } = await (await looker()).run(code);
    return (value as [string, boolean][]).map(([label, callable]) => ({ label, type: callable ? 'function' : 'constant' }));
}

/** What `name.name` stands for in the program, where an import says that: the path of a module. */
export function modulePath(code: string, word: string): string | undefined {
    const [first, ...rest] = word.split('.');
    for (const [, module, alias] of code.matchAll(/^\s*import\s+([\w.]+)(?:\s+as\s+(\w+))?/gm)) {
        if (alias ? alias === first : module!.split('.')[0] === first) return [alias ? module : first, ...rest].join('.');
    }
    for (const [, module, names] of code.matchAll(/^\s*from\s+([\w.]+)\s+import\s+([\w, ]+)/gm)) {
        if (names!.split(',').some((name) => name.trim() === first)) return [module, first, ...rest].join('.');
    }
    return undefined;
}

async function completeModules(context: CompletionContext): Promise<CompletionResult | null> {
    const before = context.matchBefore(/(?:^|\n)\s*(?:import|from)\s+[\w.]*/);
    if (!before) return null;
    const typed = /[\w.]*$/.exec(before.text)![0];
    const names = await (modules ??= findModules());
    return { from: context.pos - typed.length, options: names.map((label) => ({ label, type: 'namespace' })), validFor: /^[\w.]*$/ };
}

async function completeMembers(context: CompletionContext): Promise<CompletionResult | null> {
    const before = context.matchBefore(/[\w.]+\.\w*/);
    const inside = syntaxTree(context.state).resolveInner(context.pos, -1).name;
    if (!before || inside === 'String' || inside === 'Comment') return null;
    const dot = before.text.lastIndexOf('.');
    const path = modulePath(context.state.doc.toString(), before.text.slice(0, dot));
    if (!path) return null;
    if (!members.has(path)) members.set(path, findMembers(path).catch(() => []));
    return { from: before.from + dot + 1, options: await members.get(path)!, validFor: /^\w*$/ };
}

function completeNames({ names }: Surroundings) {
    return (context: CompletionContext): CompletionResult | null => {
        const before = context.matchBefore(/\w+/);
        if (!before || context.matchBefore(/\.\w*/)) return null;
        const inside = syntaxTree(context.state).resolveInner(context.pos, -1).name;
        if (inside === 'String' || inside === 'Comment') return null;
        return { from: before.from, options: names().map((label) => ({ label, type: 'variable', boost: 1 })), validFor: /^\w*$/ };
    };
}

/** An example is right as it is, and need not be looked at. */
const isKnown = (code: string) => EXAMPLES.some((example) => example.code === code);

/** Python, with completion and with Hognose's findings as markers. */
export function python(around: Surroundings): Extension {
    const sources = [completeModules, completeMembers, completeNames(around), localCompletionSource, globalCompletion];
    return [
        new LanguageSupport(pythonLanguage),
        autocompletion({ override: sources, icons: false }),
        linter(({ state }) => (isKnown(state.doc.toString()) ? [] : findings(state, around.names()).catch(() => [])), { delay: 350 }),
    ];
}
