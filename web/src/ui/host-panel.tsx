// The host functions: their JavaScript, which the visitor may edit.
import { javascript } from '@codemirror/lang-javascript';
import type { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'preact/hooks';
import { openEditor, setText } from '../editor/editor';
import HOST_CODE from '../engine/host-default.js?raw';
import { functions, hostCode, hostProblem, setHostCode } from '../state';

const DELAY = 500;

export default function HostPanel() {
    const box = useRef<HTMLDivElement>(null);
    const view = useRef<EditorView>(undefined);
    useEffect(() => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const onChange = (text: string) => {
            clearTimeout(timer);
            timer = setTimeout(() => text !== hostCode.value && void setHostCode(text), DELAY);
        };
        const onLeave = () => document.getElementById('tab-host')?.focus();
        view.current = openEditor({ parent: box.current!, label: 'Host functions, in JavaScript', text: hostCode.value, language: javascript(), onChange, onLeave });
        return () => view.current?.destroy();
    }, []);
    useEffect(() => {
        if (view.current && document.activeElement !== view.current.contentDOM) setText(view.current, hostCode.value);
    }, [hostCode.value]);
    return (
        <div class="host-panel">
            <p class="quiet">
                The program can call only these functions: <code>ask()</code>, <code>display()</code>{functions.value.map(({ name }) => <>, <code key={name}>{name}()</code></>)}.
                {hostCode.value !== HOST_CODE && <> <button type="button" class="plain" onClick={() => { if (view.current) setText(view.current, HOST_CODE); void setHostCode(HOST_CODE); }}>Reset to defaults</button></>}
            </p>
            {hostProblem.value && <p class="problem" role="alert">These functions do not load: {hostProblem.value}</p>}
            <div class="editor" ref={box} />
        </div>
    );
}
