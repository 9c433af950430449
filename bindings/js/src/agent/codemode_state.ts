// What code mode records of calls, and a program that waits for approval as JSON.
import { toJSON, type Json } from '../index.js';
import { AgentError, bytesOf, cutTo, isText } from './common.js';

export type CallStatus = 'running' | 'pending' | 'done' | 'failed' | 'denied' | 'abandoned';

/** A call of a tool by a program. */
export interface CallRecord {
    /** Its number in the program. */
    readonly id: number;
    /** The tool's own name, and its MCP server's. */
    readonly tool: string;
    readonly server?: string;
    /** The function that the program called. */
    readonly name: string;
    /** By the names of the tool's schema; null where they fit no parameters. */
    arguments: Record<string, Json> | null;
    status: CallStatus;
    /** What the tool gave, as JSON; of more than 64 KiB the beginning of its text. */
    result?: Json;
    error?: { type: string; message: string };
    /** Milliseconds that the tool took. */
    duration: number;
    /** What a person said. */
    approval?: 'approved' | 'denied';
}

/** A call that waits for a person. */
export interface PendingApproval {
    readonly id: number;
    readonly tool: string;
    readonly server?: string;
    readonly name: string;
    readonly arguments: Record<string, Json>;
    /** The tool's description. */
    readonly description: string;
}

/** A program that waits for approval: JSON, to be kept until there is an answer. It is meant to be resumed once. */
export interface CodeModeState {
    readonly version: 1;
    /** Another one for each state. */
    readonly id: string;
    /** The sandbox, in base64. */
    readonly snapshot: string;
    readonly calls: readonly CallRecord[];
    readonly stdout: string;
    readonly stderr: string;
}

const MOST_RECORDED = 65_536;
const MOST_STATE = 2 ** 28; // characters of a snapshot
const STATUSES: readonly string[] = ['running', 'pending', 'done', 'failed', 'denied', 'abandoned'];

/** A result as the record has it. */
export function recorded(result: unknown): Json {
    const json = toJSON(result);
    const text = typeof json === 'string' ? json : JSON.stringify(json);
    const size = bytesOf(text);
    return size <= MOST_RECORDED ? json : `${cutTo(text, MOST_RECORDED)}\n… (truncated: ${MOST_RECORDED} of ${size} bytes)`;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function readCall(given: unknown): CallRecord {
    const one = given as Partial<Record<keyof CallRecord, unknown>>;
    const fits = isObject(given) && Number.isSafeInteger(one.id) && typeof one.tool === 'string' && typeof one.name === 'string' && (one.arguments === null || isObject(one.arguments))
        && STATUSES.includes(one.status as string) && typeof one.duration === 'number';
    if (!fits) throw new AgentError('resume: the state has an invalid call');
    return { ...(given as unknown as CallRecord) };
}

/** A state that was kept, or its JSON, looked at. */
export function readState(given: unknown): CodeModeState {
    let state = given;
    if (typeof state === 'string') {
        try {
            state = JSON.parse(state) as unknown;
        } catch {
            throw new AgentError('resume: the state is not JSON');
        }
    }
    if (!isObject(state)) throw new AgentError('resume: the state is not an object');
    const { version, id, snapshot, calls, stdout, stderr } = state;
    if (version !== 1) throw new AgentError('resume: the state is of another version');
    for (const [name, text] of Object.entries({ id, snapshot, stdout, stderr })) if (typeof text !== 'string') throw new AgentError(`resume: the state has no ${name}`);
    if (!isText(id as string)) throw new AgentError('resume: the id of the state is not text in UTF-8');
    if ((snapshot as string).length > MOST_STATE) throw new AgentError('resume: the snapshot is too long');
    if (!Array.isArray(calls)) throw new AgentError('resume: the state has no calls');
    return { version, id: id as string, snapshot: snapshot as string, calls: calls.map(readCall), stdout: stdout as string, stderr: stderr as string };
}
