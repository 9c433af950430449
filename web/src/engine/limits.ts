// The limits that the page has sliders for.
import type { PageLimits } from './run';

export interface LimitRow {
    name: keyof PageLimits;
    label: string;
    least: number;
    most: number;
    start: number;
    text(n: number): string;
}

const MiB = 2 ** 20;
const number = (n: number) => n.toLocaleString('en');
const mebibytes = (n: number) => `${n < 10 * MiB && n % MiB ? (n / MiB).toFixed(1) : Math.round(n / MiB)} MiB`;

/** In the order in which they are shown. Sliders move in powers: each place is so many times the one before. */
export const LIMITS: LimitRow[] = [
    { name: 'memory', label: 'Memory', least: 2 * MiB, most: 512 * MiB, start: 64 * MiB, text: mebibytes },
    { name: 'time', label: 'Running time', least: 50, most: 60_000, start: 5_000, text: (n) => (n < 1000 ? `${Math.round(n)} ms` : `${number(Math.round(n / 100) / 10)} s`) },
    { name: 'steps', label: 'Steps', least: 1_000, most: 1e10, start: 1e10, text: (n) => (n >= 1e10 ? 'no limit' : number(n)) },
    { name: 'depth', label: 'Depth of calls', least: 20, most: 5_000, start: 1_000, text: number },
    { name: 'output', label: 'Output', least: 1_024, most: 4 * MiB, start: MiB, text: (n) => (n < MiB ? `${Math.round(n / 1024)} KiB` : mebibytes(n)) },
];

export const START_LIMITS = Object.fromEntries(LIMITS.map(({ name, start }) => [name, start])) as unknown as PageLimits;
