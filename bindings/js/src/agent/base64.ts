// Bytes as text, where there is no Buffer.
import { AgentError } from './common.js';

const CHUNK = 0x8000;

export function toBase64(bytes: Uint8Array): string {
    const parts: string[] = [];
    for (let i = 0; i < bytes.length; i += CHUNK) parts.push(String.fromCharCode(...bytes.subarray(i, i + CHUNK)));
    return btoa(parts.join(''));
}

/** Throws an AgentError if the text is not base64. */
export function fromBase64(text: string): Uint8Array {
    let binary: string;
    try {
        binary = atob(text);
    } catch (error) {
        throw new AgentError('the text is not base64', { cause: error });
    }
    return Uint8Array.from(binary, (c) => c.charCodeAt(0));
}
