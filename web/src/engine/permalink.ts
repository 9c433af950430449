// A program in the fragment of an address: JSON, deflated, in base64url. A link opens text and nothing else: what it holds is
// put into the editor and the sliders, and never run.
import type { PageLimits } from './run';
import { LIMITS } from './limits';

export interface Shared {
    code: string;
    inputs: string;
    limits: PageLimits;
}

/** More than this is no program of anybody's who means well. */
const MOST = 200_000;

async function through(bytes: BlobPart, stream: CompressionStream | DecompressionStream, most = Infinity): Promise<Uint8Array<ArrayBuffer>> {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
        parts.push(next.value as Uint8Array<ArrayBuffer>);
        size += next.value.length;
        if (size > most) {
            void reader.cancel();
            throw new Error('too long');
        }
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The fragment, with its #. */
export async function fragmentOf({ code, inputs, limits }: Shared): Promise<string> {
    const bytes = await through(JSON.stringify({ code, inputs, limits }), new CompressionStream('deflate-raw'));
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return `#p=${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** What a fragment holds; null where it holds no program, an error where it is damaged. */
export async function readFragment(fragment: string): Promise<Shared | null> {
    if (!fragment.startsWith('#p=')) return null;
    const text = atob(fragment.slice(3).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const json = new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw'), MOST));
    const read = JSON.parse(json) as Partial<Record<keyof Shared, unknown>> | null;
    if (typeof read?.code !== 'string' || typeof (read.inputs ?? '') !== 'string') throw new Error('no program');
    const given = (typeof read.limits === 'object' && read.limits !== null ? read.limits : {}) as Record<string, unknown>;
    const limits = Object.fromEntries(
        LIMITS.map(({ name, most, least, start }) => {
            const n = given[name];
            return [name, typeof n === 'number' && n >= least && n <= most ? n : start];
        }),
    ) as unknown as PageLimits;
    return { code: read.code, inputs: (read.inputs as string | undefined) ?? '', limits };
}
