// The service worker. In front of this stand FILES, UNHASHED, DOCUMENTS and VERSION, which the build writes. VERSION is a hash of what is in
// the files, so that another one comes with every change.
// What a build has made never changes under its name, so it comes from the cache; the page itself, and the frame of the host functions, come
// from the network where there is one, so that a new version is seen at once.

const SCOPE = self.registration.scope;
/** Caches are the whole origin's: those of this place begin like this. An address has no space. */
const OURS = `hognose ${SCOPE} `;
const CACHE = OURS + VERSION;
const here = (name) => new URL(name, SCOPE).href;
const FIRST_FROM_NETWORK = new Set(['host-frame.html', 'host-frame.js', 'docs/', ...DOCUMENTS].map(here));

// The browser takes these from the cache itself, without waiting for this script, where it can do that; otherwise they come by 'fetch' below.
const ROUTES = ['assets/*', 'theme.js', 'icon.svg'].map((urlPattern) => ({ condition: { urlPattern }, source: { cacheName: CACHE } }));

// What has no hash in its name is asked for again: the browser may have an old one, which it takes for fresh.
const requestOf = (name) => new Request(here(name), UNHASHED.includes(name) ? { cache: 'no-cache' } : {});

self.addEventListener('install', (event) => {
    event.addRoutes?.(ROUTES).catch(() => {});
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(requestOf))).then(() => self.skipWaiting()));
});

/** Whether this is a cache of this place's before now. Until its names had the place in them, each had the page itself. */
async function isOld(name) {
    if (name.startsWith(OURS)) return name !== CACHE;
    return /^hognose-\d+$/.test(name) && (await (await caches.open(name)).match(SCOPE)) !== undefined;
}

self.addEventListener('activate', (event) => {
    const old = async () => {
        for (const name of await caches.keys()) if (await isOld(name)) await caches.delete(name);
        await self.clients.claim();
    };
    event.waitUntil(old());
});

const kept = async (address) => (await caches.open(CACHE)).match(address);

/** From the network, or as it was kept. Of the documents, those that were read are kept: each once, whatever stands behind a ?. */
async function newest(request, address) {
    const isKept = FIRST_FROM_NETWORK.has(address) || FIRST_FROM_NETWORK.has(`${address}.html`); // some hosts leave the end out
    try {
        const response = await fetch(request);
        if (isKept && response.ok && !response.redirected) await (await caches.open(CACHE)).put(address, response.clone());
        return response;
    } catch (error) {
        const found = (await kept(address)) ?? (request.mode === 'navigate' ? await kept(SCOPE) : undefined);
        if (found) return found;
        throw error;
    }
}

self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== location.origin) return;
    const address = url.origin + url.pathname;
    const isPage = request.mode === 'navigate' && request.destination === 'document';
    event.respondWith(isPage || FIRST_FROM_NETWORK.has(address) ? newest(request, address) : kept(request).then((found) => found ?? fetch(request)));
});
