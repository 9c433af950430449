// The program's editor. It comes after the page is drawn: a program can run without it.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { markStanding, openEditor, setText, showLine } from '../editor/editor';
import { python } from '../editor/python';
import { code, edit, editor, functions, inputs, standsAt, start } from '../state';

const known = () => ['ask', 'display', ...functions.value.map(({ name }) => name), ...(inputs.value.match(/"(\w+)"\s*:/g) ?? []).map((name) => name.split('"')[1]!)];

export default function ProgramEditor() {
    const box = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
        const view = openEditor({
            parent: box.current!, label: 'Python program', text: code.value, language: python({ names: known }),
            onChange: edit, onRun: () => start(), onLeave: () => document.getElementById('run')?.focus(),
        });
        editor.view = view;
        editor.show = (line) => showLine(view, line);
        return () => view.destroy();
    }, []);
    useEffect(() => void (editor.view && setText(editor.view, code.value)), [code.value]);
    useEffect(() => void (editor.view && markStanding(editor.view, standsAt.value)), [standsAt.value]);
    return <div class="editor program-editor" ref={box} />;
}
