// The program in the editor, with its inputs and limits. What comes from elsewhere (a link, a file, an example) is brought in, and never takes
// the place of what the visitor has written: that is put aside, also for the next visit.
import { effect, signal, type ReadonlySignal } from '@preact/signals';
import { EXAMPLES } from './examples';
import { keep } from './engine/keep';
import { START_LIMITS } from './engine/limits';
import type { Shared } from './engine/permalink';
import type { PageLimits } from './engine/run';

/** Under these names the browser keeps the last draft, and what was put aside. */
export const DRAFT = 'draft';
export const ASIDE = 'aside';
const MOST_ASIDE = 10;
const DELAY = 500;

const text = signal(EXAMPLES[0]!.code);
const kept = signal<Shared[]>([]);
/** The program. Only edit() and bring() change it. */
export const code: ReadonlySignal<string> = text;
export const inputs = signal('');
export const limits = signal<PageLimits>(START_LIMITS);
/** Programs of the visitor's that others have taken the place of, the last one last. */
export const aside: ReadonlySignal<readonly Shared[]> = kept;

/** A text from elsewhere that stands in the editor as it came. */
let brought = '';

const isOwn = (program: string) => program !== brought && program.trim() !== '' && !EXAMPLES.some((one) => one.code === program);

function putAside(program: Shared): void {
    kept.value = [...kept.value.filter((one) => one.code !== program.code), program].slice(-MOST_ASIDE);
    void keep(ASIDE, kept.value);
}

function take(program: Shared): void {
    kept.value = kept.value.filter((one) => one.code !== program.code);
    void keep(ASIDE, kept.value);
}

/** The visitor writes. */
export function edit(program: string): void {
    text.value = program;
}

/** Puts a program into the editor. `own`: the visitor's, which was kept with a snapshot. */
export function bring(program: Pick<Shared, 'code'> & Partial<Shared>, own = false): void {
    if (program.code !== text.value) {
        if (isOwn(text.value)) putAside({ code: text.value, inputs: inputs.value, limits: limits.value });
        brought = own ? '' : program.code;
        text.value = program.code;
    }
    if (program.inputs !== undefined) inputs.value = program.inputs;
    if (program.limits) limits.value = program.limits;
}

/** Brings back what was put aside last. */
export function bringBack(): void {
    const program = kept.value.at(-1);
    if (!program) return;
    bring(program, true);
    take(program);
}

/** Forgets what was put aside last. */
export function drop(): void {
    const program = kept.value.at(-1);
    if (program) take(program);
}

/** Puts on the desk what the visitor had here on the last visit; where a link's program is there by now, it stays. */
export function openDesk(draft: string | undefined, earlier: Shared[] = [], isShared = false): void {
    const here = text.value;
    if (draft !== undefined && !isShared) text.value = draft;
    kept.value = earlier.filter((one) => one.code !== text.value);
    if (draft !== undefined && isShared && draft !== here && isOwn(draft)) putAside({ code: draft, inputs: '', limits: START_LIMITS });
    let drafting: ReturnType<typeof setTimeout> | undefined;
    let unkept: string | undefined;
    const keepDraft = () => {
        if (unkept !== undefined) void keep(DRAFT, unkept);
        unkept = undefined;
    };
    effect(() => {
        const program = text.value;
        clearTimeout(drafting);
        if (!isOwn(program)) return keepDraft();
        unkept = program;
        drafting = setTimeout(keepDraft, DELAY);
    });
}
