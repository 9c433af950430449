// Under the editor: what runs and stops a program, gauges, sliders for the limits, and inputs.
import { LIMITS, type LimitRow } from '../engine/limits';
import type { PageLimits, Phase, Run } from '../engine/run';
import { inputs, isBusy, limits, run, start, stop } from '../state';
import { bytesText, countText, timeText } from './text';

const STANDING: Record<Phase, string> = { starting: 'Starting', running: 'Running', paused: 'Paused', over: 'Ready' };

export function Actions() {
    const now = run.value;
    const busy = isBusy.value;
    const phase = now?.phase.value ?? 'over';
    return (
        <div class="actions" role="toolbar" aria-label="Run the program">
            <button type="button" id="run" class="button primary" disabled={busy} onClick={() => start()} title="Ctrl-Enter">Run</button>
            <button type="button" class="button" disabled={busy} onClick={() => start(true)} title="Pauses at each host call, where you decide">Step</button>
            <button type="button" class="button" disabled={phase !== 'running'} onClick={() => now?.hold()} title="Pauses at the next instruction">Pause</button>
            <button type="button" class="button" disabled={!busy} onClick={stop}>Stop</button>
            <span class={`standing standing-${phase}`}>{STANDING[phase]}</span>
        </div>
    );
}

function Gauge({ label, text, share }: { label: string; text: string; share: number }) {
    const percent = Math.min(100, Math.max(0, share * 100));
    return (
        <div class="gauge">
            <span class="gauge-label">{label}</span>
            <span class="gauge-text">{text}</span>
            <span class="gauge-bar" role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(percent)} aria-valuetext={text}>
                <span style={{ width: `${percent}%` }} />
            </span>
        </div>
    );
}

/** What the run has used so far, and how much that is of what it may. */
export function Gauges({ of }: { of: Run }) {
    const usage = of.usage.value;
    const most = of.source.limits;
    return (
        <div class="gauges">
            <Gauge label="Steps" text={countText(usage?.steps ?? 0)} share={(usage?.steps ?? 0) / most.steps} />
            <Gauge label="Memory" text={bytesText(usage?.memory ?? 0)} share={(usage?.memory ?? 0) / most.memory} />
            <Gauge label="Time" text={timeText(usage?.time ?? 0)} share={(usage?.time ?? 0) / most.time} />
        </div>
    );
}

const PLACES = 200;
const placeOf = ({ least, most }: LimitRow, n: number) => Math.round((Math.log(n / least) / Math.log(most / least)) * PLACES);

function amountAt({ least, most }: LimitRow, place: number): number {
    const n = least * (most / least) ** (place / PLACES);
    const round = 10 ** Math.max(0, Math.floor(Math.log10(n)) - 1);
    return Math.min(most, Math.max(least, Math.round(n / round) * round));
}

function Slider({ row }: { row: LimitRow }) {
    const n = limits.value[row.name];
    const set = (place: number) => {
        limits.value = { ...limits.value, [row.name]: amountAt(row, place) } satisfies PageLimits;
    };
    return (
        <div class="slider">
            <label for={`limit-${row.name}`}>{row.label}</label>
            <output for={`limit-${row.name}`}>{row.text(n)}</output>
            <input id={`limit-${row.name}`} type="range" min={0} max={PLACES} value={placeOf(row, n)} aria-valuetext={row.text(n)} onInput={({ currentTarget }) => set(Number(currentTarget.value))} />
        </div>
    );
}

export function LimitsPanel() {
    return (
        <div class="limits">
            <p class="quiet">Programs can’t exceed these, or catch any but depth. Changes apply to the next run.</p>
            {LIMITS.map((row) => <Slider key={row.name} row={row} />)}
        </div>
    );
}

export function InputsPanel() {
    return (
        <div class="inputs">
            <label for="inputs" class="quiet">A JSON object: its members become variables of the program.</label>
            <textarea id="inputs" rows={4} spellcheck={false} placeholder={'{"n": 12}'} value={inputs.value} onInput={({ currentTarget }) => (inputs.value = currentTarget.value)} />
        </div>
    );
}
