// The whole page.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ComponentChildren, ComponentType } from 'preact';
import { EXAMPLES } from '../examples';
import { denied } from '../engine/keep';
import { NO_STORAGE, type Problem } from '../engine/problem';
import { SHOWN } from '../engine/output';
import { whenPrepared } from '../engine/sandbox';
import { aside, bring, bringBack, code, drop, earlier, editor, example, forgetEarlier, functions, goOn, limits, link, mode, notice, openFile, run, said, start, warmUp } from '../state';
import { Actions, Gauges, InputsPanel, LimitsPanel } from './controls';
import { Guard } from './guard';
import { OpenFile, RunOutput, type Lines } from './output';
import { PauseCard } from './pause';
import { agoText, bytesText, cutEnd } from './text';
import { nextTheme, SIGNS, theme } from './theme';
import { Travel } from './travel';

/** A component of a part that is loaded when it is first needed; until then `children` are shown. */
function Later({ part, children = <p class="quiet">Loading…</p> }: { part: () => Promise<{ default: ComponentType }>; children?: ComponentChildren }) {
    const loaded = useSignal<ComponentType | undefined>(undefined);
    const failed = useSignal(false);
    useEffect(() => void part().then((module) => (loaded.value = module.default), () => (failed.value = true)), []);
    if (failed.value) return <p class="problem" role="alert">A part of this page could not be loaded. Reload it when the connection is back.</p>;
    const Part = loaded.value;
    return Part ? <Part /> : <>{children}</>;
}

function Header() {
    const shared = useSignal('');
    const share = async () => {
        const url = await link();
        history.replaceState(null, '', url);
        try {
            await navigator.clipboard.writeText(url);
            shared.value = 'Link copied';
        } catch {
            shared.value = 'Link is in the address bar';
        }
        said.value = shared.value;
        setTimeout(() => (shared.value = ''), 2500);
    };
    const tab = (name: 'program' | 'notebook', label: string) => (
        <button type="button" aria-pressed={mode.value === name} onClick={() => (mode.value = name)}>{label}</button>
    );
    return (
        <header class="top">
            <a class="brand" href="./"><img src="icon.svg" alt="" width="26" height="26" />Hognose</a>
            <nav class="modes" aria-label="Modes">{tab('program', 'Program')}{tab('notebook', 'Notebook')}</nav>
            <div class="row">
                <a class="plain" href="docs/index.html">Docs</a>
                <button type="button" class="plain" onClick={share}>{shared.value || 'Share'}</button>
                <button type="button" class="plain" onClick={nextTheme} aria-label={`Theme: ${theme.value}`}><span class="theme-word">Theme: </span><span class="theme-sign" aria-hidden="true">{SIGNS[theme.value]} </span>{theme.value}</button>
            </div>
        </header>
    );
}

function Hero() {
    const now = run.value;
    const phase = now?.phase.value;
    const size = now?.snapshots.value.at(-1)?.bytes.length;
    const at = earlier.value || (now?.isRestored && phase !== 'paused') ? 3 : phase === 'paused' ? 2 : 1;
    const step = (n: number, title: string, text: string) => (
        <li class={at === n ? 'at' : ''} aria-current={at === n ? 'step' : undefined}><strong>{title}</strong><span>{text}</span></li>
    );
    return (
        <section class="hero">
            <div>
                <h1>Pause a Python program anywhere. Resume it anywhere else.</h1>
                <p>Hognose is sandboxed Python. Pause at any instruction, save the program in a few hundred bytes, and resume it after a reload, in another browser, or on a server.</p>
            </div>
            <ol class="steps">
                {step(1, 'Run it', 'The program below asks you a question.')}
                {step(2, 'It pauses', phase === 'paused' && size ? `The whole program is ${bytesText(size)} now. Reload this page.` : 'While it waits, it is only bytes. Reload the page.')}
                {step(3, 'It resumes', 'At the same line, with the same variables.')}
            </ol>
        </section>
    );
}

function Note({ title, text, onClose }: Problem & { onClose?(): void }) {
    return (
        <section class="note" role="alert">
            <div><strong>{title}</strong><p>{text}</p></div>
            {onClose && <button type="button" class="plain" onClick={onClose}>Close</button>}
        </section>
    );
}

function Earlier() {
    const kept = earlier.value;
    if (!kept) return null;
    return (
        <section class="pause earlier" aria-label="Your program is waiting">
            <div>
                <p class="pause-head"><span class="dot" aria-hidden="true" />Your program is waiting here: <strong>{bytesText(kept.bytes.length)}</strong>, {agoText(kept.at)}.</p>
                <p class="quiet">Paused at <code>{kept.label}</code></p>
            </div>
            <div class="row">
                <button type="button" class="button primary" onClick={() => goOn(kept, true)}>Resume</button>
                <button type="button" class="button quiet-button" onClick={() => void forgetEarlier()}>Discard</button>
            </div>
        </section>
    );
}

const MOST_LINES = 300;

/** The program's text, until the editor is loaded. */
const ProgramText = () => (
    <div class="editor program-editor">
        <div class="cm-editor waiting">{cutEnd(code.value, SHOWN).split('\n').slice(0, MOST_LINES).map((line) => <div class="cm-line">{line}</div>)}</div>
    </div>
);

const TABS = [['limits', 'Limits'], ['host', 'Host functions'], ['inputs', 'Inputs']] as const;

function Panels() {
    const shown = useSignal<'limits' | 'host' | 'inputs' | ''>('');
    return (
        <div class="panels">
            <div class="tabs">
                {TABS.map(([name, label]) => (
                    <button key={name} type="button" id={`tab-${name}`} aria-expanded={shown.value === name} aria-controls="panel" onClick={() => (shown.value = shown.value === name ? '' : name)}>{label}</button>
                ))}
            </div>
            <div id="panel">
                {shown.value === 'limits' && <LimitsPanel />}
                {shown.value === 'inputs' && <InputsPanel />}
                {shown.value === 'host' && <Later part={() => import('./host-panel')} />}
            </div>
        </div>
    );
}

function ExampleChoice() {
    const now = example.value;
    const choose = (id: string) => {
        const chosen = EXAMPLES.find((one) => one.id === id);
        if (chosen) bring(chosen);
    };
    return (
        <div class="examples">
            <select aria-label="Examples" value={now?.id ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
                {!now && <option value="">Your program</option>}
                {EXAMPLES.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
            </select>
            <p class="quiet">{now?.why ?? 'Choose an example, or write your own.'}</p>
        </div>
    );
}

/** A program of the visitor's that another has taken the place of. */
function Aside() {
    const { length } = aside.value;
    if (length === 0) return null;
    return (
        <div class="row aside" role="status">
            <span>{length === 1 ? 'Your program is saved here.' : `${length} of your programs are saved here.`}</span>
            <button type="button" class="plain" onClick={bringBack}>Back to yours</button>
            <button type="button" class="plain" onClick={drop}>Discard yours</button>
        </div>
    );
}

function OutputCard() {
    const now = run.value;
    const isFirst = example.value === EXAMPLES[0];
    return (
        <section class="card output-card" aria-labelledby="output-title">
            <div class="card-head">
                <h2 id="output-title">Output</h2>
                <OpenFile label="Open a snapshot" open={openFile} />
            </div>
            {now && <Gauges of={now} />}
            <Guard of={earlier.value}><Earlier /></Guard>
            {now && <RunOutput run={now} lines={LINES} />}
            {now && <Guard of={now}><PauseCard run={now} /></Guard>}
            {!now && !earlier.value && (
                <div class="empty">
                    <p class="lead">{isFirst ? 'Run it, then reload the page while it waits.' : 'Output appears here.'}</p>
                    <button type="button" class="button primary large" onClick={() => start()}>Run it</button>
                    <p class="quiet">or press Ctrl-Enter in the editor</p>
                </div>
            )}
        </section>
    );
}

/** Milliseconds that the editor waits for the first sandbox. */
const PATIENCE = 300;

const LINES: Lines = { file: 'main.py', show: (line) => editor.show?.(line) };

async function firstResult(): Promise<void> {
    await whenPrepared();
    await run.value?.over;
}

// The first sandbox, and a run that waits for it, come before the editor, where that does not take long: each takes all of a processor.
const editorPart = async () => {
    await Promise.race([firstResult(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    return import('./program-editor');
};

function Program() {
    useEffect(warmUp, [limits.value, functions.value]);
    return (
        <>
            <Hero />
            <main class="desk">
                <section class="card editor-card" aria-label="Program">
                    <ExampleChoice />
                    <Aside />
                    <Later part={editorPart}><ProgramText /></Later>
                    <Actions />
                    <Panels />
                </section>
                <OutputCard />
            </main>
            <Guard of={run.value}><Travel lines={LINES} /></Guard>
        </>
    );
}

export function App() {
    return (
        <>
            <Header />
            {notice.value && <Note {...notice.value} onClose={() => (notice.value = undefined)} />}
            {denied.value && <Note {...NO_STORAGE} />}
            {mode.value === 'program' ? <Program /> : <main class="notebook-page"><Later part={() => import('./notebook')} /></main>}
            <p class="said" role="status" aria-live="polite">{said.value}</p>
            <footer class="foot">Your code never leaves this page. <a href="docs/index.html">About Hognose</a>, <a href="docs/comparison.html">comparison</a>, <a href="docs/security.html">security</a>.</footer>
        </>
    );
}
