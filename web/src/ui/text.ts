// Amounts as people read them.
import { SHOWN } from '../engine/output';

const BYTES: [most: number, unit: string][] = [[2 ** 20, 'MiB'], [2 ** 10, 'KiB']];

/** Bytes, exactly where they are few. */
export function bytesText(n: number): string {
    if (n < 10_000) return `${n.toLocaleString('en')} bytes`;
    const [size, unit] = BYTES.find(([most]) => n >= most)!;
    return `${(n / size).toFixed(n / size < 10 ? 1 : 0)} ${unit}`;
}

export const countText = (n: number): string => (n < 1e6 ? n.toLocaleString('en') : n < 1e9 ? `${(n / 1e6).toFixed(1)} M` : `${(n / 1e9).toFixed(2)} G`);
export const timeText = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`);

/** How long ago that was. */
export function agoText(then: number, now = Date.now()): string {
    const minutes = Math.floor((now - then) / 60_000);
    if (minutes < 1) return 'just now';
    if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
    const hours = Math.floor(minutes / 60);
    if (hours < 48) return `${hours} ${hours === 1 ? 'hour' : 'hours'} ago`;
    return `${Math.floor(hours / 24)} days ago`;
}

/** The end of a text, where it is longer than a page shows at once. */
export const cutText = (text: string, most = SHOWN): string => (text.length > most ? `… ${text.slice(-most)}` : text);
/** The beginning of a text, where it is longer than that. */
export const cutEnd = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);
