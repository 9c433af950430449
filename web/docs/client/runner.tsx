// A block of a document that runs in place: an editor, its run, and what it shows. The parts are the playground's.
import { useSignal } from '@preact/signals';
import type { EditorView } from '@codemirror/view';
import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { openEditor, setText, showLine } from '../../src/editor/editor';
import { python } from '../../src/editor/python';
import { fragmentOf } from '../../src/engine/permalink';
import { Run } from '../../src/engine/run';
import { HOST_FUNCTIONS, sourceNow } from '../../src/state';
import { Guard } from '../../src/ui/guard';
import { RunOutput } from '../../src/ui/output';
import { PauseCard } from '../../src/ui/pause';

const known = () => ['ask', 'display', ...HOST_FUNCTIONS.map(({ name }) => name)];

function Runner({ first, runs }: { first: string; runs: boolean }) {
    const text = useSignal(first);
    const run = useSignal<Run | undefined>(undefined);
    const box = useRef<HTMLDivElement>(null);
    const button = useRef<HTMLButtonElement>(null);
    const view = useRef<EditorView>(undefined);
    const now = run.value;
    const isBusy = now !== undefined && now.phase.value !== 'over';
    const start = () => {
        run.value?.stop();
        run.value = new Run({ source: { ...sourceNow(), code: text.value, inputs: '' }, byHand: false });
    };
    useEffect(() => {
        view.current = openEditor({
            parent: box.current!, label: 'Python program', text: first, language: python({ names: known }),
            onChange: (changed) => (text.value = changed), onRun: start, onLeave: () => button.current?.focus(),
        });
        if (runs) start();
        else view.current.focus();
        return () => view.current?.destroy();
    }, []);
    const open = async () => {
        const { limits } = sourceNow();
        location.href = `${document.documentElement.dataset.root}${await fragmentOf({ code: text.value, inputs: '', limits })}`;
    };
    return (
        <>
            <div class="editor small" ref={box} />
            <div class="row runs-row">
                <button type="button" class="button primary" ref={button} disabled={isBusy} onClick={start}>Run</button>
                <button type="button" class="button" disabled={!isBusy} onClick={() => run.value?.stop()}>Stop</button>
                <button type="button" class="plain" disabled={text.value === first} onClick={() => setText(view.current!, first)}>Reset</button>
                <button type="button" class="plain" onClick={() => void open()}>Open in the playground</button>
            </div>
            {now && (
                <div class="runs-output" aria-live="polite">
                    <RunOutput run={now} lines={{ file: 'main.py', show: (line) => showLine(view.current!, line) }} />
                    <Guard of={now}><PauseCard run={now} isCell /></Guard>
                </div>
            )}
        </>
    );
}

/** Puts an editor in the place of a block. */
export function openRunner(block: HTMLElement, code: string, runs: boolean): void {
    block.replaceChildren();
    render(<Runner first={code.replace(/\n$/, '')} runs={runs} />, block);
}
