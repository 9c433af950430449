const host = {};
const page = {};
for (const name of ['indexedDB', 'caches', 'BroadcastChannel', 'Worker', 'SharedWorker', 'importScripts', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'EventSource', 'WebTransport']) for (let scope = self; scope; scope = Object.getPrototypeOf(scope)) delete scope[name];
/* THE FUNCTIONS */
;(() => {
    'use strict';
    const plain = (error) => ({ name: String(error?.name ?? 'RuntimeError'), message: String(error?.message ?? error) });
    const served = new Map();
    let last = 0;
    onmessage = ({ ports: [port] }) => {
        const ask = (what, args) =>
            new Promise((resolve) => {
                const id = ++last;
                served.set(id, resolve);
                port.postMessage({ type: 'page', id, what, args });
            });
        page.ask = (question, choices) => ask('ask', [question, choices]);
        page.display = (kind, data) => ask('display', [kind, data]);
        const answer = async (id, name, args) => {
            try {
                port.postMessage({ type: 'answer', id, value: await host[name](...args) });
            } catch (error) {
                port.postMessage({ type: 'answer', id, error: plain(error) });
            }
        };
        port.onmessage = ({ data }) => {
            if (data.type === 'call') return void answer(data.id, data.name, data.args);
            served.get(data.id)?.(data.value);
            served.delete(data.id);
        };
        const functions = Object.keys(host)
            .filter((name) => typeof host[name] === 'function')
            .map((name) => ({ name, awaitable: host[name].awaitable === true, signature: host[name].signature }));
        port.postMessage({ type: 'ready', functions });
    };
})();
