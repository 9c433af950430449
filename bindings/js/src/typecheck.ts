// Type errors of a program, as the npm package pyright finds them. It runs in a process of its own, over a folder with the
// program, a stub of what the host declares, and the host's modules.
import { HognoseError } from './errors.js';
import type { Finding } from './finding.js';
import { nodeModule } from './platform.js';

/** The declarations that a program is checked against. */
export interface Declarations {
    functions: Iterable<[name: string, entry: { signature?: string | undefined; awaitable: boolean }]>;
    /** Names of any type. */
    names: Iterable<string>;
    /** Sources of modules, by name. */
    sources: Record<string, string>;
}

interface Diagnostic {
    severity: string;
    file: string;
    message: string;
    rule?: string;
    range: { start: Place; end: Place };
}

/** Counts from 0. Characters are UTF-16 units. */
interface Place {
    line: number;
    character: number;
}

interface Node {
    fs: {
        mkdtempSync(prefix: string): string;
        mkdirSync(path: string, options: { recursive: true }): void;
        writeFileSync(path: string, text: string): void;
        readFileSync(path: string, encoding: 'utf8'): string;
        rmSync(path: string, options: { recursive: true; force: true }): void;
    };
    path: { join(...parts: string[]): string; dirname(path: string): string };
    os: { tmpdir(): string };
    module: { createRequire(from: string | URL): { resolve(name: string): string } };
    child: {
        execFile(
            file: string, args: string[], options: object,
            done: (error: (Error & { killed?: boolean }) | null, stdout: string, stderr: string) => void,
        ): void;
    };
    process: { execPath: string; cwd(): string; env: Record<string, string | undefined> };
}

const PROGRAM = 'hognose_program.py';
const MOST_TIME = 60_000; // milliseconds
const MISSING = 'types: install the npm package pyright (npm install pyright)';
const IDENTIFIER = /^[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*$/u;

// What validation itself finds, and what depends on the machine that pyright runs on.
const FOUND_ANYWAY = new Set(['reportUndefinedVariable', 'reportMissingImports', 'reportMissingModuleSource']);

const CONFIG = {
    include: [PROGRAM],
    pythonVersion: '3.14',
    pythonPlatform: 'Linux',
    typeCheckingMode: 'basic',
    reportSelfClsParameterName: 'none',
};

// Names that signatures use; `import as` of the same name would make them builtins of the program.
const STUB = `from typing import Any, Annotated, Callable, Literal, Never, Optional, TypedDict, Union
from typing import Dict, FrozenSet, List, Set, Tuple, Type
from collections.abc import AsyncIterator, Awaitable, Iterable, Iterator, Mapping, MutableMapping, Sequence
import datetime, decimal
`;

function node(): Node {
    const [fs, path, os, module, child, process] =
        ['fs', 'path', 'os', 'module', 'child_process', 'process'].map((name) => nodeModule<never>(`node:${name}`));
    if (!fs || !path || !os || !module || !child || !process) throw new HognoseError('types: pyright runs in Node only');
    return { fs, path, os, module, child, process };
}

/** Finds pyright's command line: from this package, or from the current directory. */
function findPyright({ fs, path, module, process }: Node): string {
    for (const from of [import.meta.url, path.join(process.cwd(), 'here.js')]) {
        let description: string;
        try {
            description = module.createRequire(from).resolve('pyright/package.json');
        } catch {
            continue;
        }
        const { bin } = JSON.parse(fs.readFileSync(description, 'utf8')) as { bin: string | Record<string, string> };
        return path.join(path.dirname(description), typeof bin === 'string' ? bin : bin.pyright!);
    }
    throw new HognoseError(MISSING);
}

function stubOf({ functions, names }: Declarations): string {
    const lines = new Map<string, string>();
    for (const name of names) if (IDENTIFIER.test(name)) lines.set(name, `${name}: Any`);
    for (const [name, { signature, awaitable }] of functions) {
        lines.set(name, `${awaitable ? 'async ' : ''}def ${name}${signature ?? '(*args: Any, **kwargs: Any) -> Any'}: ...`);
    }
    return `${STUB}${[...lines.values()].join('\n')}\n`;
}

function writeModules({ fs, path }: Node, folder: string, sources: Record<string, string>): void {
    for (const [name, source] of Object.entries(sources)) {
        const parts = name.split('.');
        if (!parts.every((part) => IDENTIFIER.test(part))) continue;
        const isPackage = Object.keys(sources).some((other) => other.startsWith(`${name}.`));
        const file = isPackage ? [...parts, '__init__.py'] : [...parts.slice(0, -1), `${parts.at(-1)}.py`];
        fs.mkdirSync(path.join(folder, ...file.slice(0, -1)), { recursive: true });
        fs.writeFileSync(path.join(folder, ...file), source);
    }
}

/** Runs pyright without PATH, so that it finds no Python. The sandbox does not have that Python's packages. */
function runPyright({ child, process }: Node, script: string, folder: string): Promise<Diagnostic[]> {
    const options = { cwd: folder, env: { ...process.env, PATH: '', Path: '' }, maxBuffer: 2 ** 28, timeout: MOST_TIME };
    return new Promise((resolve, reject) => {
        child.execFile(process.execPath, [script, '--outputjson', '-p', folder], options, (error, stdout, stderr) => {
            if (error?.killed) return reject(new HognoseError(`types: pyright took longer than ${MOST_TIME / 1000} s`));
            try {
                resolve((JSON.parse(stdout) as { generalDiagnostics: Diagnostic[] }).generalDiagnostics);
            } catch {
                reject(new HognoseError(`types: pyright failed: ${stderr.trim() || error?.message || 'it said nothing'}`));
            }
        });
    });
}

/**
 * Whether the finding is an `await` of a host function that is not awaitable. Programs may do this; they get the result. Pyright has no separate rule for it.
 */
function awaitsHost({ message, range: { start } }: Diagnostic, lines: string[], functions: Set<string>): boolean {
    if (!message.includes('is not awaitable')) return false;
    const called = /^([\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]+)\s*\(/u.exec((lines[start.line] ?? '').slice(start.character));
    return called !== null && functions.has(called[1]!);
}

function findingOf({ message, rule, range: { start, end } }: Diagnostic, lines: string[]): Finding {
    const column = ({ line, character }: Place) => [...(lines[line] ?? '').slice(0, character)].length + 1;
    return {
        kind: 'type', message: `${message.replace(/\s*\n\s*/g, ': ')} (${rule})`,
        line: start.line + 1, column: column(start), endLine: end.line + 1, endColumn: column(end),
    };
}

/** The type errors of a program that parses, with the names of pyright's rules. Leaves out findings of the linter. */
async function typeErrors(code: string, declarations: Declarations): Promise<{ rule: string | undefined; finding: Finding }[]> {
    const tools = node();
    const { fs, path, os } = tools;
    const script = findPyright(tools);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hognose-types-'));
    try {
        writeModules(tools, folder, declarations.sources);
        fs.writeFileSync(path.join(folder, '__builtins__.pyi'), stubOf(declarations));
        fs.writeFileSync(path.join(folder, 'pyrightconfig.json'), JSON.stringify(CONFIG));
        fs.writeFileSync(path.join(folder, PROGRAM), code);
        const lines = code.split(/\r\n|\n|\r/);
        const functions = new Set([...declarations.functions].map(([name]) => name));
        return (await runPyright(tools, script, folder))
            .filter((d) => d.severity === 'error' && d.rule && !FOUND_ANYWAY.has(d.rule) && d.file.endsWith(PROGRAM))
            .filter((d) => !awaitsHost(d, lines, functions))
            .map((d) => ({ rule: d.rule, finding: findingOf(d, lines) }));
    } finally {
        fs.rmSync(folder, { recursive: true, force: true });
    }
}

const isBefore = (a: Finding, b: Finding) => a.line < b.line || (a.line === b.line && a.column < b.column);
const order = (a: Finding, b: Finding) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0);

/** Whether both findings are about the same call. Pyright counts arguments, too. */
const overlap = (a: Finding, b: Finding) =>
    !isBefore({ ...a, line: a.endLine, column: a.endColumn }, b) && !isBefore({ ...b, line: b.endLine, column: b.endColumn }, a);

/** The findings and the type errors, in order. A call that the linter reports is not reported twice. */
export async function withTypeErrors(found: Finding[], code: string, given: Parameters<typeof typeErrors>[1]): Promise<Finding[]> {
    const types = await typeErrors(code, given);
    const calls = found.filter((f) => f.kind === 'call');
    const others = types.filter(({ rule, finding }) => rule !== 'reportCallIssue' || !calls.some((call) => overlap(finding, call)));
    return [...found, ...others.map(({ finding }) => finding)].sort(order);
}
