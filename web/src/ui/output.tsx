// What a run shows: the text of both streams, what it displays, and its last value or its error.
import { Component } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PythonError } from 'hognose';
import { SHOWN, type Item, type Output } from '../engine/output';
import { limitText } from '../engine/problem';
import type { Outcome, Run } from '../engine/run';
import { Guard } from './guard';
import { Rich } from './rich';
import { cutText } from './text';
import { Value } from './value';

function Text({ stream, text }: { stream: 'stdout' | 'stderr'; text: string }) {
    const isCut = text.length > SHOWN;
    const body = isCut ? text.slice(-SHOWN) : text;
    return (
        <div class={`stream ${stream}`}>
            {stream === 'stderr' && <span class="stream-name">stderr</span>}
            {isCut && <p class="quiet">{(text.length - SHOWN).toLocaleString('en')} characters before this are not shown.</p>}
            <pre>{body}</pre>
        </div>
    );
}

/** One item; drawn again only when there is more of it. */
class Piece extends Component<{ item: Item; length: number }> {
    override shouldComponentUpdate({ item, length }: { item: Item; length: number }): boolean {
        return item !== this.props.item || length !== this.props.length;
    }

    override render() {
        const { item } = this.props;
        return <Guard of={item}>{item.type === 'text' ? <Text {...item} /> : <Rich {...item} />}</Guard>;
    }
}

/** Pixels from the end that are still the end. */
const NEAR = 24;

function Printed({ output }: { output: Output }) {
    output.version.value; // draws again when there is more
    const box = useRef<HTMLDivElement>(null);
    const isAtEnd = useRef(true);
    const look = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: { currentTarget: HTMLElement }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
    };
    useEffect(() => {
        const element = box.current;
        if (element && isAtEnd.current) element.scrollTop = element.scrollHeight; // who reads further up is left there
    }, [output.version.value]);
    if (output.items.length === 0) return null;
    return (
        <div class="printed" ref={box} onScroll={look} tabIndex={0} role="log" aria-label="Output">
            {output.dropped > 0 && <p class="quiet">{output.dropped} pieces before this are not shown.</p>}
            {output.items.map((item, index) => <Piece key={output.dropped + index} item={item} length={item.type === 'text' ? item.text.length : 0} />)}
        </div>
    );
}

const PLACE = /^(\s*File ")([^"]+)(", line )(\d+)(.*)$/;

/** Where a run's lines lead to: the editor with the file of that name. */
export interface Lines {
    file: string;
    show(line: number): void;
}

const MOST_LINES = 400;

/** A traceback whose lines lead to the editor. */
export function Traceback({ error, lines: { file, show } }: { error: PythonError; lines: Lines }) {
    const lines = cutText((error.traceback || error.message).trimEnd()).split('\n').slice(-MOST_LINES);
    return (
        <pre class="traceback">
            {lines.map((line, index) => {
                const place = PLACE.exec(line);
                const end = index < lines.length - 1 ? '\n' : '';
                if (place?.[2] !== file) return <span key={index}>{line + end}</span>;
                const number = Number(place[4]);
                return <span key={index}>{place[1]}{place[2]}{place[3]}<button type="button" class="line-link" aria-label={`Go to line ${number}`} onClick={() => show(number)}>{number}</button>{place[5] + end}</span>;
            })}
        </pre>
    );
}

const MOST_NAME = 200;

function Ended({ outcome, lines }: { outcome: Outcome; lines: Lines }) {
    switch (outcome.kind) {
        case 'value':
            if (outcome.value === undefined || outcome.value === null) return <p class="ended quiet">Done.</p>;
            return <section class="ended"><h3>Value</h3><Value value={outcome.value} /></section>;
        case 'error':
            return <section class="ended" role="alert"><h3>{cutText(outcome.error.type, MOST_NAME)}</h3><Traceback error={outcome.error} lines={lines} /></section>;
        case 'limit':
            return <section class="ended limit" role="alert"><h3>Stopped at a limit: {outcome.error.kind}</h3><p>{limitText(outcome.error)}</p></section>;
        case 'stopped':
            return <p class="ended quiet">Stopped.</p>;
        case 'problem':
            return <section class="ended" role="alert"><h3>{outcome.problem.title}</h3><p>{cutText(outcome.problem.text)}</p></section>;
    }
}

/** All of a run's output. */
export function RunOutput({ run, lines }: { run: Run; lines: Lines }) {
    const outcome = run.outcome.value;
    return (
        <>
            <Printed output={run.output} />
            {outcome && <Guard of={outcome}><Ended outcome={outcome} lines={lines} /></Guard>}
        </>
    );
}

/** Lets the visitor choose a file. */
export function OpenFile({ label, open }: { label: string; open(file: File): unknown }) {
    const input = useRef<HTMLInputElement>(null);
    const chosen = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        const [file] = currentTarget.files ?? [];
        if (file) open(file);
        currentTarget.value = '';
    };
    return (
        <>
            <button type="button" class="plain" onClick={() => input.current?.click()}>{label}</button>
            <input ref={input} type="file" hidden accept=".hognose" aria-label={label} onChange={chosen} />
        </>
    );
}

/** Copies a text; says so for a moment. */
export function Copy({ text, label }: { text: string; label: string }) {
    const [isDone, setDone] = useState(false);
    const copy = async () => {
        try {
            await navigator.clipboard.writeText(text);
            setDone(true);
            setTimeout(() => setDone(false), 1500);
        } catch {
            // the text can be selected
        }
    };
    return <button type="button" class="plain" onClick={copy}>{isDone ? 'Copied' : label}</button>;
}
