// The notebook: cells, and the variables of their session.
import { useEffect, useRef } from 'preact/hooks';
import { openEditor, showLine } from '../editor/editor';
import { python } from '../editor/python';
import type { EditorView } from '@codemirror/view';
import {
    addCell, cells, clear, isRestored, openNotebook, openSession, removeCell, restart, runCell, runningCell, saveSession, sessionProblem, sessionSize, setCode, variables, type Cell, type Variable,
} from '../engine/notebook';
import { functions } from '../state';
import { Guard } from './guard';
import { OpenFile, RunOutput } from './output';
import { PauseCard } from './pause';
import { bytesText, cutText } from './text';

const known = () => ['ask', 'display', ...functions.value.map(({ name }) => name), ...variables.value.map(({ name }) => name)];

function CellView({ cell, number }: { cell: Cell; number: number }) {
    const box = useRef<HTMLDivElement>(null);
    const view = useRef<EditorView>(undefined);
    useEffect(() => {
        view.current = openEditor({
            parent: box.current!, label: `Cell ${number}`, text: cell.code, language: python({ names: known }),
            onChange: (text) => setCode(cell.id, text), onRun: () => void runCell(cell.id), onLeave: () => document.getElementById(`run-${cell.id}`)?.focus(),
        });
        return () => view.current?.destroy();
    }, []);
    const isRunning = cell.run !== undefined && cell.run.phase.value !== 'over';
    return (
        <section class="card cell" aria-label={`Cell ${number}`}>
            <div class="cell-head">
                <span class="cell-n">{number}</span>
                <div class="row">
                    {isRunning ? <button type="button" class="button" onClick={() => cell.run!.stop()}>Stop</button>
                        : <button type="button" id={`run-${cell.id}`} class="button primary" disabled={runningCell.value !== undefined} onClick={() => void runCell(cell.id)}>Run</button>}
                    <button type="button" class="plain" aria-label={`Remove cell ${number}`} onClick={() => removeCell(cell.id)}>Remove</button>
                </div>
            </div>
            <div class="editor small" ref={box} />
            {cell.run && <RunOutput run={cell.run} lines={{ file: `cell ${number}`, show: (line) => void (view.current && showLine(view.current, line)) }} />}
            {cell.run && <Guard of={cell.run}><PauseCard run={cell.run} isCell /></Guard>}
            {!cell.run && cell.before && <pre class="before" aria-label="From your last visit">{cutText(cell.before)}</pre>}
        </section>
    );
}

function VariableRow({ name, type, repr, size }: Variable) {
    return <tr><th scope="row"><code>{name}</code></th><td>{type}</td><td><code class="repr">{repr}</code></td><td class="number">{size !== null && `${size.toLocaleString('en')} ${size === 1 ? 'item' : 'items'}`}</td></tr>;
}

function Variables() {
    return (
        <section class="card variables" aria-labelledby="variables-title">
            <h2 id="variables-title">Variables</h2>
            {variables.value.length === 0 ? <p class="quiet">None yet.</p> : (
                <div class="table-box" tabIndex={0} role="region" aria-label="Variables">
                    <table>
                        <thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Value</th><th scope="col" class="number">Size</th></tr></thead>
                        <tbody>{variables.value.map((variable) => <VariableRow key={variable.name} {...variable} />)}</tbody>
                    </table>
                </div>
            )}
            <p class="quiet">{sessionSize.value !== undefined && <>The session is a snapshot of <strong>{bytesText(sessionSize.value)}</strong>, saved in this browser. It survives a reload.</>}</p>
            <div class="row">
                <OpenFile label="Open a session" open={openSession} />
                <button type="button" class="plain" onClick={() => void saveSession()}>Save to a file</button>
            </div>
            <div class="row">
                <button type="button" class="button" onClick={() => void restart()}>Restart</button>
                <button type="button" class="button quiet-button" onClick={() => void clear()}>Clear all</button>
            </div>
        </section>
    );
}

export default function Notebook() {
    useEffect(() => void openNotebook(), []);
    const problem = sessionProblem.value;
    return (
        <>
            <header class="notebook-intro">
                <h1>A session that is still there tomorrow.</h1>
                <p>Cells share their variables, functions and generators. After each cell, this browser saves the whole session as a snapshot: close the page, and continue another day.</p>
            </header>
            {problem && <section class="note" role="alert"><div><strong>{problem.title}</strong><p>{problem.text}</p></div></section>}
            {isRestored.value && <p class="back" role="status">Your session is back, with all its variables.</p>}
            <div class="notebook">
                <div class="cells">
                    {cells.value.map((cell, index) => <Guard key={cell.id} of={cell}><CellView cell={cell} number={index + 1} /></Guard>)}
                    <button type="button" class="button" onClick={addCell}>Add a cell</button>
                </div>
                <Guard of={variables.value}><Variables /></Guard>
            </div>
        </>
    );
}
