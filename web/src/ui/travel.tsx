// The list of a run's snapshots, the list of its calls, and forks side by side.
import { useState } from 'preact/hooks';
import type { CallRecord, Run, Snapshot } from '../engine/run';
import { forks, goBack, run, save } from '../state';
import { Guard } from './guard';
import { Copy, RunOutput, type Lines } from './output';
import { ForkForm, PauseCard } from './pause';
import { bytesText, timeText } from './text';

const SCRIPT = `import { load } from 'hognose'
import { readFileSync } from 'node:fs'
const [file, answer] = process.argv.slice(2)
const functions = ['ask', 'display', 'http_get', 'fetch', 'sleep', 'read_table', 'draw_chart']
const print = { onPrint: (stream, text) => process.stdout.write(text) }
let step = (await load()).restore(readFileSync(file), { functions, ...print }).step
while (step.kind === 'call') {
    console.log(\`\${step.name}(\${step.args.join(', ')}) -> \${answer}\`)
    step = step.resume(answer)
}
console.log(step.repr)
`;

const COMMANDS = `npx hognose --restore paused.hognose
npx hognose --restore paused.hognose --answer yes --dump later.hognose
`;

export function Terminal() {
    return (
        <details class="terminal">
            <summary>Resume in a terminal</summary>
            <p>The file is the program: any build of Hognose opens it. The command asks you the program's questions, or takes your answers as options:</p>
            <pre tabIndex={0} aria-label="Commands">{COMMANDS}</pre>
            <p><Copy text={COMMANDS} label="Copy the commands" /></p>
            <p>Or in Node, with your own functions, as <code>resume.mjs</code>:</p>
            <pre tabIndex={0} aria-label="Script">{SCRIPT}</pre>
            <p><code>node resume.mjs paused.hognose yes</code> answers every question with yes. <Copy text={SCRIPT} label="Copy the script" /></p>
        </details>
    );
}

function SnapshotRow({ snapshot, isNow, most }: { snapshot: Snapshot; isNow: boolean; most: number }) {
    const [isForking, setForking] = useState(false);
    const { n, label, kind, bytes } = snapshot;
    return (
        <li class={isNow ? 'now' : ''}>
            <div class="snapshot">
                <span class="snapshot-n">{n}</span>
                <code class="snapshot-label" title={label}>{kind === 'waiting' ? `waiting: ${label}` : label}</code>
                <span class="snapshot-size"><span class="snapshot-bar" style={{ width: `${(bytes.length / most) * 100}%` }} />{bytesText(bytes.length)}</span>
                <span class="row snapshot-actions">
                    <button type="button" class="plain" aria-label={`Go back to snapshot ${n}`} onClick={() => goBack(snapshot)}>Go back</button>
                    <button type="button" class="plain" aria-label={`Save snapshot ${n}`} onClick={() => void save(snapshot)}>Save</button>
                    {kind === 'call' && <button type="button" class="plain" aria-label={`Fork snapshot ${n}`} aria-expanded={isForking} onClick={() => setForking(!isForking)}>Fork</button>}
                </span>
            </div>
            {isForking && <ForkForm snapshot={snapshot} choices={[]} onDone={() => setForking(false)} />}
        </li>
    );
}

export function Timeline({ of }: { of: Run }) {
    const all = of.snapshots.value;
    const most = Math.max(...all.map(({ bytes }) => bytes.length), 1);
    return (
        <section class="card travel" aria-labelledby="travel-title">
            <h2 id="travel-title">Time travel</h2>
            {all.length === 0 ? <p class="quiet">Each call to a host function adds a snapshot of the whole program here.</p> : (
                <>
                    <p class="quiet">Each row is the whole program at that moment: its variables, its stack, its generators.</p>
                    <ol class="snapshots">
                        {all.map((snapshot) => <SnapshotRow key={snapshot.n} snapshot={snapshot} most={most} isNow={of.phase.value === 'paused' && snapshot === all.at(-1)} />)}
                    </ol>
                </>
            )}
            <Terminal />
        </section>
    );
}

function CallRow({ call }: { call: CallRecord }) {
    return (
        <tr class={call.state === 'failed' ? 'failed' : ''}>
            <td><code>{call.text}</code></td>
            <td><code>{call.state === 'under way' ? '…' : call.result}</code></td>
            <td class="number">{call.state === 'under way' ? '' : timeText(call.duration)}</td>
            <td>{call.paused ? 'yes' : 'no'}</td>
        </tr>
    );
}

const SHOWN_CALLS = 100;

export function Calls({ of }: { of: Run }) {
    const all = of.calls.value;
    return (
        <section class="card calls" aria-labelledby="calls-title">
            <h2 id="calls-title">Host calls</h2>
            {all.length === 0 ? <p class="quiet">Calls to your host functions and their results appear here.</p> : (
                <div class="table-box" tabIndex={0} role="region" aria-label="Host calls">
                    <table>
                        <thead><tr><th scope="col">Call</th><th scope="col">Result</th><th scope="col" class="number">Took</th><th scope="col">Paused</th></tr></thead>
                        <tbody>{all.slice(-SHOWN_CALLS).map((call) => <CallRow key={call.n} call={call} />)}</tbody>
                    </table>
                </div>
            )}
        </section>
    );
}

/** Runs that resumed from one snapshot with different answers. */
export function Forks({ lines }: { lines: Lines }) {
    if (forks.value.length === 0) return null;
    return (
        <section class="forks" aria-label="Forks">
            <div class="forks-head">
                <h2>One past, {forks.value.length} futures</h2>
                <button type="button" class="plain" onClick={() => { for (const { run: one } of forks.value) one.stop(); forks.value = []; }}>Close</button>
            </div>
            <div class="fork-columns">
                {forks.value.map(({ run: one, answer }, index) => (
                    <article class="card fork" key={one} aria-label={`Fork ${index + 1}: ${answer}`}>
                        <h3><span class="quiet">answered</span> {answer}</h3>
                        <RunOutput run={one} lines={lines} />
                        <Guard of={one}><PauseCard run={one} /></Guard>
                    </article>
                ))}
            </div>
        </section>
    );
}

/** Below the desk: nothing before the first run. */
export function Travel({ lines }: { lines: Lines }) {
    const now = run.value;
    if (!now) return null;
    return (
        <>
            <Forks lines={lines} />
            <div class="below">
                <Guard of={now.snapshots.value}><Timeline of={now} /></Guard>
                <Guard of={now.calls.value}><Calls of={now} /></Guard>
            </div>
        </>
    );
}
