// A paused program: its question, and what can be done with it meanwhile.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { valueOf } from '../engine/plain';
import type { Pause, Question, Run, Snapshot } from '../engine/run';
import { fork, run as mainRun, save, standsAt } from '../state';
import { bytesText } from './text';

function Ask({ question }: { question: Question }) {
    const [text, setText] = useState('');
    const form = useRef<HTMLFormElement>(null);
    useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
    const send = (event: Event) => {
        event.preventDefault();
        question.answer(text);
    };
    return (
        <form class="ask" ref={form} onSubmit={send}>
            <p class="ask-text" id={`ask-${question.id}`}>{question.text}</p>
            <div class="row">
                {question.choices.map((choice, index) => <button type="button" class="button" key={index} onClick={() => question.answer(choice)}>{choice}</button>)}
                {question.choices.length === 0 && <input aria-labelledby={`ask-${question.id}`} value={text} autocomplete="off" onInput={({ currentTarget }) => setText(currentTarget.value)} />}
                {question.choices.length === 0 && <button class="button primary">Answer</button>}
            </div>
        </form>
    );
}

function Decide({ pause }: { pause: Pause }) {
    const [text, setText] = useState('');
    if (pause.kind === 'slice') return <div class="row"><button type="button" class="button primary" onClick={() => pause.go({ kind: 'function' })}>Resume</button></div>;
    const answer = (event: Event) => {
        event.preventDefault();
        pause.go({ kind: 'value', value: valueOf(text) });
    };
    return (
        <>
            <p class="ask-text"><code>{pause.text}</code></p>
            <div class="row">
                {pause.hasFunction && <button type="button" class="button primary" onClick={() => pause.go({ kind: 'function' })}>Call the real function</button>}
                <form class="row" onSubmit={answer}>
                    <input aria-label="Another answer, as JSON or text" placeholder={pause.hasFunction ? 'or another answer' : 'an answer, as JSON or text'} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
                    <button class="button" disabled={!text}>Answer</button>
                    <button type="button" class="button" disabled={!text} onClick={() => pause.go({ kind: 'raise', type: 'RuntimeError', message: text })}>Raise</button>
                </form>
            </div>
        </>
    );
}

/** Three answers for three forks. */
export function ForkForm({ snapshot, choices, onDone }: { snapshot: Snapshot; choices: string[]; onDone(): void }) {
    const [answers, setAnswers] = useState(Array.from({ length: 3 }, (_, k) => choices[k] ?? ['yes', 'no', 'perhaps'][k]!));
    const send = (event: Event) => {
        event.preventDefault();
        fork(snapshot, answers);
        onDone();
    };
    return (
        <form class="fork-form" onSubmit={send}>
            <p class="quiet">Resume the same {bytesText(snapshot.bytes.length)} three times, each with a different answer:</p>
            <div class="row">
                {answers.map((answer, k) => (
                    <input key={k} aria-label={`Answer ${k + 1}`} value={answer} onInput={({ currentTarget }) => setAnswers(answers.with(k, currentTarget.value))} />
                ))}
                <button class="button primary">Run all three</button>
            </div>
        </form>
    );
}

/** The line comes late. Its room is there from the beginning, so that no button moves under a finger. */
function Head({ line, size }: { line: number | undefined; size: string }) {
    return (
        <p class="pause-head" data-room={`Paused at line 9999. The whole program is now ${size.replace(' ', '\u00a0')}.`}>
            <span><span class="dot" aria-hidden="true" />Paused{line === undefined ? '' : ` at line ${line}`}. The whole program is now <strong>{size}</strong>.</span>
        </p>
    );
}

/** `isCell`: of a session, whose runs are not saved while they are paused. */
export function PauseCard({ run, isCell = false }: { run: Run; isCell?: boolean }) {
    const [isForking, setForking] = useState(false);
    const [question] = run.questions.value;
    const pause = run.pause.value;
    const snapshot = run.snapshots.value.at(-1);
    if ((!question && !pause) || !snapshot) return null;
    const isMain = run === mainRun.value;
    return (
        <section class="pause" aria-label="The program is paused">
            <Head line={isMain ? standsAt.value : undefined} size={bytesText(snapshot.bytes.length)} />
            {pause ? <Decide pause={pause} /> : <Ask key={question!.id} question={question!} />}
            {!isCell && <div class="row pause-more">
                {isMain && <button type="button" class="button quiet-button" onClick={() => location.reload()}>Reload the page</button>}
                <button type="button" class="button quiet-button" onClick={() => void save(snapshot)}>Save to a file</button>
                {isMain && question && <button type="button" class="button quiet-button" aria-expanded={isForking} onClick={() => setForking(!isForking)}>Fork into three</button>}
            </div>}
            {isForking && question && <ForkForm snapshot={snapshot} choices={question.choices} onDone={() => setForking(false)} />}
            {isMain && <p class="quiet">Safe to reload. Your program will be waiting.</p>}
        </section>
    );
}
