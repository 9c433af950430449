// What code mode records of calls, and a program that waits for approval as JSON.
import { toJSON, type Json } from '../index.js';
import { AgentError, bytesOf, cutTo, isText } from './common.js';

export type CallStatus = 'running' | 'pending' | 'done' | 'failed' | 'denied' | 'abandoned';

/** A tool call of a program. */
export interface CallRecord {
    /** The call's number in the program. */
    readonly id: number;
    /** The tool's name. `server` is the name of its MCP server. */
    readonly tool: string;
    readonly server?: string;
    /** The function that the program called. */
    readonly name: string;
    /** The arguments, by the names in the tool's schema; null if they do not match the parameters. */
    arguments: Record<string, Json> | null;
    status: CallStatus;
    /** The result as JSON. Of more than 64 KiB, the beginning of its text. */
    result?: Json;
    error?: { type: string; message: string };
    /** Milliseconds that the tool took. */
    duration: number;
    /** A person's decision, if one was needed. */
    approval?: 'approved' | 'denied';
}

/** A call that waits for a person's decision. */
export interface PendingApproval {
    readonly id: number;
    readonly tool: string;
    readonly server?: string;
    readonly name: string;
    readonly arguments: Record<string, Json>;
    /** The tool's description. */
    readonly description: string;
}

/** A program that waits for approval, as JSON. Keep it anywhere until the decision is made. It can be resumed once. */
export interface CodeModeState {
    readonly version: 1;
    /** A unique id. */
    readonly id: string;
    /** The snapshot of the sandbox, in base64. */
    readonly snapshot: string;
    readonly calls: readonly CallRecord[];
    readonly stdout: string;
    readonly stderr: string;
}

const MOST_RECORDED = 65_536;
const MOST_STATE = 2 ** 28; // characters of a snapshot
const STATUSES: readonly string[] = ['running', 'pending', 'done', 'failed', 'denied', 'abandoned'];

/** A result in the form of a record. */
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

/** Checks a state, or its JSON, and returns it. Throws an AgentError if it is invalid. */
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
