// A value of Python's as a tree that opens where one clicks, and lists of records as tables.
import { ByteArray, Complex, ExceptionValue, FrozenSet, Handle, Instance, Range, Tuple } from 'hognose';
import { useState } from 'preact/hooks';
import { shortOf } from '../engine/plain';
import { cutEnd } from './text';

const PAGE = 100;
const ROWS = 50;
type Pair = [key: string, value: unknown];

interface Shape {
    type: string;
    /** What is in it; undefined: nothing to open. */
    parts?: () => Pair[];
    size?: number;
}

const indexed = (items: Iterable<unknown>): Pair[] => Array.from(items, (item, index) => [String(index), item]);

function sequence(value: unknown[]): Shape {
    return { type: value instanceof Tuple ? 'tuple' : 'list', parts: () => indexed(value), size: value.length };
}

function shapeOf(value: unknown): Shape {
    if (value === null || value === undefined) return { type: 'None' };
    if (typeof value === 'boolean') return { type: 'bool' };
    if (typeof value === 'bigint') return { type: 'int' };
    if (typeof value === 'number') return { type: Number.isInteger(value) && !Object.is(value, -0) ? 'int' : 'float' };
    if (typeof value === 'string') return { type: 'str', size: value.length };
    if (value instanceof Instance) return { type: value.className, parts: () => Object.entries(value.fields), size: Object.keys(value.fields).length };
    if (value instanceof Handle) return { type: value.className };
    if (Array.isArray(value)) return sequence(value);
    if (value instanceof Map) return { type: 'dict', parts: () => [...value].map(([key, item]) => [shortOf(key), item]), size: value.size };
    if (value instanceof Set) return { type: value instanceof FrozenSet ? 'frozenset' : 'set', parts: () => indexed(value), size: value.size };
    if (value instanceof Uint8Array) return { type: value instanceof ByteArray ? 'bytearray' : 'bytes', size: value.length };
    if (value instanceof Range) return { type: 'range' };
    if (value instanceof Complex) return { type: 'complex' };
    if (value instanceof ExceptionValue) return { type: 'exception' };
    if (Object.getPrototypeOf(value) === Object.prototype) {
        return { type: 'dict', parts: () => Object.entries(value).map(([key, item]) => [shortOf(key), item]), size: Object.keys(value).length };
    }
    const { constructor } = value as { constructor?: unknown };
    return { type: typeof constructor === 'function' ? constructor.name : 'object' };
}

function hex(bytes: Uint8Array): string {
    const shown = Array.from(bytes.slice(0, 64), (byte) => byte.toString(16).padStart(2, '0')).join(' ');
    return bytes.length > 64 ? `${shown} …` : shown;
}

const textOf = (value: unknown): string => (value instanceof Uint8Array ? hex(value) : shortOf(value, 2000));
/** Names are a program's words, and may be as long as it likes. */
const nameText = (name: string) => cutEnd(name, 80);

function Node({ name, value, open }: { name?: string; value: unknown; open?: boolean }) {
    const { type, parts, size } = shapeOf(value);
    const [isOpen, setOpen] = useState(open ?? false);
    const [shown, setShown] = useState(PAGE);
    const key = name !== undefined && <span class="value-key">{nameText(name)}</span>;
    const kind = <span class="value-type">{size !== undefined && type !== 'str' ? `${nameText(type)} · ${size}` : nameText(type)}</span>;
    if (!parts || size === 0) return <div class="value-row">{key}<span class={`value-text value-${typeof value}`}>{textOf(value)}</span>{kind}</div>;
    const all = isOpen ? parts() : [];
    return (
        <div class="value-node">
            <button type="button" class="value-row" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                <span class="value-arrow" aria-hidden="true" />{key}<span class="value-text">{shortOf(value)}</span>{kind}
            </button>
            {isOpen && (
                <div class="value-parts">
                    {all.slice(0, shown).map(([part, item], index) => <Node key={index} name={part} value={item} />)}
                    {all.length > shown && <button type="button" class="plain" onClick={() => setShown(shown + PAGE)}>{all.length - shown} more</button>}
                </div>
            )}
        </div>
    );
}

type Row = Readonly<Record<string, unknown>>;

function rowOf(value: unknown): Row | undefined {
    if (value instanceof Instance) return value.fields;
    return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype ? (value as Row) : undefined;
}

/** The rows and columns of a list of records: dicts, or instances, that have the same fields; undefined for anything else. */
export function tableOf(value: unknown): { rows: Row[]; columns: string[] } | undefined {
    if (!Array.isArray(value) || value.length < 2) return undefined;
    const first = rowOf(value[0]);
    const columns = Object.keys(first ?? {});
    if (columns.length === 0 || columns.length > 12) return undefined;
    const rows = value.map(rowOf);
    const fits = rows.every((row) => row && Object.keys(row).length === columns.length && columns.every((name) => Object.hasOwn(row, name)));
    return fits ? { rows: rows as Row[], columns } : undefined;
}

const cell = (value: unknown) => (typeof value === 'string' ? cutEnd(value, 2000) : shortOf(value));
const isNumber = (value: unknown) => typeof value === 'number' || typeof value === 'bigint';

function Table({ rows, columns }: { rows: Row[]; columns: string[] }) {
    return (
        <div class="table-box" tabIndex={0} role="region" aria-label="Table">
            <table>
                <thead><tr>{columns.map((name) => <th key={name} scope="col" class={isNumber(rows[0]![name]) ? 'number' : ''}>{nameText(name)}</th>)}</tr></thead>
                <tbody>
                    {rows.slice(0, ROWS).map((row, index) => (
                        <tr key={index}>{columns.map((name) => <td key={name} class={isNumber(row[name]) ? 'number' : ''}>{cell(row[name])}</td>)}</tr>
                    ))}
                </tbody>
            </table>
            {rows.length > ROWS && <p class="quiet">{rows.length - ROWS} more rows</p>}
        </div>
    );
}

/** A value: as a table where it is one, and as a tree. */
export function Value({ value }: { value: unknown }) {
    const table = tableOf(value);
    return (
        <div class="value">
            {table && <Table {...table} />}
            <Node value={value} open={!table} />
        </div>
    );
}
