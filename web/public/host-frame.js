// Runs in a frame whose policy allows no connection to anywhere (host-frame.html). The workers that it starts from the visitor's text have
// the same policy; and since they come from `data:`, each is of an origin of its own, where nothing is that this site keeps.
// The page that it is in says { make: id, source } with a port, or { end: id }.

// From here on no script is loaded: not by importScripts or import() of a worker either.
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "script-src 'none'; worker-src data:";
document.head.append(policy);

const workers = new Map();

function make(id, source, port) {
    const fail = (message, line) => {
        parent.postMessage({ failed: id, message, line }, '*');
    };
    try {
        const worker = new Worker(`data:text/javascript;charset=utf-8,${encodeURIComponent(source)}`);
        worker.onerror = (event) => {
            event.preventDefault();
            fail(event.message || 'it could not be started', event.lineno);
        };
        workers.set(id, worker);
        worker.postMessage(null, [port]);
    } catch (error) {
        fail(String(error));
    }
}

addEventListener('message', ({ source: from, data, ports }) => {
    if (from !== parent) return;
    if (data.make !== undefined) return make(data.make, data.source, ports[0]);
    workers.get(data.end)?.terminate();
    workers.delete(data.end);
});
parent.postMessage({ ready: true }, '*');
