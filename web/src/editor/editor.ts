// The editor: CodeMirror, in the page's colours. What knows Python is in python.ts.
import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { EditorState, StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers, type DecorationSet } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const COLOURS = HighlightStyle.define([
    { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.definitionKeyword, tags.moduleKeyword], class: 'tok-keyword' },
    { tag: [tags.string, tags.special(tags.string)], class: 'tok-string' },
    { tag: [tags.number, tags.bool, tags.null], class: 'tok-number' },
    { tag: tags.comment, class: 'tok-comment' },
    { tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className), tags.className], class: 'tok-name' },
    { tag: [tags.meta, tags.self], class: 'tok-meta' },
]);

/** A line of a class of its own, until the text changes. */
function lineMark(className: string) {
    const mark = StateEffect.define<number | null>();
    const field = StateField.define<DecorationSet>({
        create: () => Decoration.none,
        update(lines, change) {
            for (const effect of change.effects) {
                if (effect.is(mark)) return effect.value === null ? Decoration.none : Decoration.set(Decoration.line({ class: className }).range(effect.value));
            }
            return change.docChanged ? Decoration.none : lines;
        },
        provide: (own) => EditorView.decorations.from(own),
    });
    return { mark, field };
}

/** Where a traceback points, and where a program stands. */
const marked = lineMark('cm-marked');
const standing = lineMark('cm-standing');

export interface EditorOptions {
    parent: HTMLElement;
    label: string;
    text: string;
    language: Extension;
    onChange(text: string): void;
    /** Ctrl-Enter. */
    onRun?(): void;
    /** Esc: where the keyboard goes, out of the editor. */
    onLeave(): void;
}

export function openEditor({ parent, label, text, language, onChange, onRun, onLeave }: EditorOptions): EditorView {
    const run = onRun ? [{ key: 'Mod-Enter', run: () => (onRun(), true) }] : [];
    return new EditorView({
        parent,
        state: EditorState.create({
            doc: text,
            extensions: [
                keymap.of([...run]),
                lineNumbers(), highlightActiveLineGutter(), highlightActiveLine(), history(), drawSelection(), indentOnInput(), bracketMatching(), closeBrackets(),
                indentUnit.of('    '), EditorState.tabSize.of(4), syntaxHighlighting(COLOURS), marked.field, standing.field, language,
                keymap.of([
                    ...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab,
                    { key: 'Escape', run: () => (onLeave(), true) },
                ]),
                EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': label, 'aria-description': 'Press Escape to leave the editor' }),
                EditorView.updateListener.of((update) => update.docChanged && onChange(update.state.doc.toString())),
            ],
        }),
    });
}

/** Another text, unless it is that one already. */
export function setText(view: EditorView, text: string): void {
    if (view.state.doc.toString() !== text) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}

const startOf = (view: EditorView, line: number) => view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines)).from;

/** Pixels around a line that is to be seen. */
const AROUND = 40;

/**
 * Marks the line that a paused program stands at; undefined: none. The editor scrolls to it, the page does not, as CodeMirror's own scrolling
 * would have it: where the line is known, the visitor may be about to press a button elsewhere.
 */
export function markStanding(view: EditorView, line: number | undefined): void {
    if (line === undefined) return view.dispatch({ effects: standing.mark.of(null) });
    const from = startOf(view, line);
    view.dispatch({ effects: standing.mark.of(from) });
    view.requestMeasure({
        key: markStanding,
        read: () => {
            const { top, bottom } = view.lineBlockAt(Math.min(from, view.state.doc.length)); // what stands there may have changed
            const { scrollTop, clientHeight } = view.scrollDOM;
            const begin = view.documentPadding.top;
            return Math.max(Math.min(scrollTop, begin + top - AROUND), begin + bottom + AROUND - clientHeight);
        },
        write: (scrollTop) => (view.scrollDOM.scrollTop = scrollTop),
    });
}

/** Goes to a line, counted from 1, and marks it. */
export function showLine(view: EditorView, line: number): void {
    const from = startOf(view, line);
    view.dispatch({ selection: { anchor: from }, effects: [marked.mark.of(from), EditorView.scrollIntoView(from, { y: 'center' })] });
    view.focus();
}
