// The words of `hognose mcp`.
import type { FileQuota, Limits } from '../index.js';
import { AgentError } from './common.js';

export const HELP = `usage: hognose mcp [options]
A Model Context Protocol server whose tools run Python in a sandbox: on standard input and output, or on HTTP.

  --http PORT         streamable HTTP on this port (0: any that is free), at /mcp; default: standard input and output
  --host NAME         address to listen on (default 127.0.0.1); any other needs HOGNOSE_MCP_TOKEN
  --allow-host NAME   another host name that clients may use for the server; can be repeated
  --allow-origin URL  a web page's origin that may call it; can be repeated (default: none but this machine's)
  --dir PATH          a directory for the tools read, write, edit, list and search, which programs see as /work
  --mode MODE         read (default), write, or overlay: changes stay in the server's memory
  --with PATH         a file for programs: NAME.py as a module, NAME.mjs as a module of functions of the host,
                      any other as /data/NAME; can be repeated
  --store PATH        a directory for sessions (default: in memory)
  --idle MINUTES      how long a session is kept after its last use (default 1440)
  --live N            sessions with a sandbox in memory at most (default 16)
  --max-answer BYTES  text of an answer (default 32K)
  --max-memory BYTES, --max-time MS, --max-steps N, --max-depth N, --max-output BYTES, --max-calls N
                      limits of a program (default 64M, 10s, none, 50000, 1M, 1000)
  --max-wall MS       total time, waiting included (default 60s)
  --quota-bytes BYTES, --quota-files N
                      the most that files of a program or session may hold, and that --dir may grow by with
                      --mode write (default 16M, 1000)
  --help

With HOGNOSE_MCP_TOKEN in the environment, requests on HTTP must have the header "Authorization: Bearer TOKEN".
`;

export type Mode = 'read' | 'overlay' | 'write';

export interface McpOptions {
    http?: number;
    host: string;
    allowHosts: string[];
    allowOrigins: string[];
    dir?: string;
    mode: Mode;
    with: string[];
    store?: string;
    /** Seconds. */
    idle: number;
    live: number;
    maxAnswer: number;
    limits: Limits & { time: number };
    quota?: FileQuota;
    /** Milliseconds. */
    wall: number;
    help: boolean;
    token?: string;
}

/** The command's arguments are invalid. */
export class UsageError extends AgentError {
    override name = 'UsageError';
}

const UNITS: Record<string, Record<string, number>> = {
    bytes: { '': 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 },
    time: { '': 1, ms: 1, s: 1000, m: 60_000 },
    count: { '': 1, k: 1e3, m: 1e6, g: 1e9 },
};

function amountOf(option: string, text: string, kind: keyof typeof UNITS): number {
    const [, digits, unit] = /^(\d{1,15})([a-z]*)$/i.exec(text) ?? [];
    const factor = digits === undefined ? undefined : UNITS[kind]![unit!.toLowerCase()];
    const amount = Number(digits) * (factor ?? NaN);
    if (!Number.isSafeInteger(amount)) throw new UsageError(`option ${option}: '${text}' is not an amount (try 64M, 5s or 1000)`);
    return amount;
}

const MODES: readonly string[] = ['read', 'overlay', 'write'];
const LIMITS: Record<string, keyof typeof UNITS> = { memory: 'bytes', time: 'time', steps: 'count', depth: 'count', output: 'bytes', calls: 'count' };

type Setter = (o: McpOptions, text: string, option: string) => void;

const SETTERS: Record<string, Setter> = {
    '--http': (o, text, option) => {
        o.http = amountOf(option, text, 'count');
        if (o.http > 65_535) throw new UsageError(`option ${option}: '${text}' is not a port`);
    },
    '--host': (o, text) => (o.host = text),
    '--allow-host': (o, text) => o.allowHosts.push(text.toLowerCase()),
    '--allow-origin': (o, text) => o.allowOrigins.push(text.toLowerCase()),
    '--dir': (o, text) => (o.dir = text),
    '--mode': (o, text, option) => {
        if (!MODES.includes(text)) throw new UsageError(`option ${option}: '${text}' is not ${MODES.join(', ')}`);
        o.mode = text as Mode;
    },
    '--with': (o, text) => o.with.push(text),
    '--store': (o, text) => (o.store = text),
    '--idle': (o, text, option) => (o.idle = amountOf(option, text, 'count') * 60),
    '--live': (o, text, option) => (o.live = amountOf(option, text, 'count')),
    '--max-answer': (o, text, option) => (o.maxAnswer = amountOf(option, text, 'bytes')),
    '--max-wall': (o, text, option) => (o.wall = amountOf(option, text, 'time')),
    '--quota-bytes': (o, text, option) => (o.quota = { ...o.quota, bytes: amountOf(option, text, 'bytes') }),
    '--quota-files': (o, text, option) => (o.quota = { ...o.quota, files: amountOf(option, text, 'count') }),
    ...Object.fromEntries(Object.entries(LIMITS).map(([name, kind]): [string, Setter] => [`--max-${name}`, (o, text, option) => {
        o.limits[name as 'time'] = amountOf(option, text, kind);
    }])),
};

const LOCAL = new Set(['localhost', '127.0.0.1', '::1']);

/** Whether a host name stands for this machine itself. */
export const isLocal = (host: string): boolean => LOCAL.has(host.replace(/^\[(.*)\]$/, '$1').toLowerCase());

/** Reads the arguments, and the token of the environment. Throws a UsageError if one is invalid. */
export function readOptions(words: readonly string[], token: string | undefined): McpOptions {
    const o: McpOptions = {
        host: '127.0.0.1', allowHosts: [], allowOrigins: [], mode: 'read', with: [], idle: 86_400, live: 16, maxAnswer: 32 * 1024, limits: { time: 10_000 }, wall: 60_000,
        help: false, ...(token && { token }),
    };
    for (let i = 0; i < words.length; i++) {
        const [, option, glued] = /^(--[^=]*|-h)(?:=(.*))?$/s.exec(words[i]!) ?? [];
        if (option === '--help' || option === '-h') o.help = true;
        else if (option === undefined || !Object.hasOwn(SETTERS, option)) throw new UsageError(`unknown option ${words[i]!} (see hognose mcp --help)`);
        else {
            const text = glued ?? words[++i];
            if (text === undefined || text === '') throw new UsageError(`option ${option} needs a value`);
            SETTERS[option]!(o, text, option);
        }
    }
    if (o.mode !== 'read' && o.dir === undefined) throw new UsageError('option --mode: there is no --dir');
    if (o.http !== undefined && !isLocal(o.host) && !o.token) throw new UsageError(`option --host: ${o.host} can be reached from elsewhere: set HOGNOSE_MCP_TOKEN`);
    return o;
}
