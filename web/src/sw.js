// The service worker. In front of this stand FILES and VERSION, which the build writes.
// What a build has made never changes under its name, so it comes from the cache; the page itself comes from the network
// where there is one, so that a new version is seen.

const CACHE = `hognose-${VERSION}`;

// The browser takes these from the cache itself, without waiting for this script, where it can do that; otherwise they come by 'fetch' below.
const ROUTES = ['assets/*', 'theme.js', 'icon.svg'].map((urlPattern) => ({ condition: { urlPattern }, source: { cacheName: CACHE } }));

self.addEventListener('install', (event) => {
    event.addRoutes?.(ROUTES).catch(() => {});
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
    const old = async () => {
        for (const name of await caches.keys()) if (name.startsWith('hognose-') && name !== CACHE) await caches.delete(name);
        await self.clients.claim();
    };
    event.waitUntil(old());
});

// Of the documents, those that were read are kept.
async function newest(request, isDocument) {
    try {
        const response = await fetch(request);
        if (isDocument && response.ok) await (await caches.open(CACHE)).put(request, response.clone());
        return response;
    } catch (error) {
        const kept = (isDocument && (await caches.match(request))) || (request.mode === 'navigate' && (await caches.match('./')));
        if (kept) return kept;
        throw error;
    }
}

self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
    const isPage = request.mode === 'navigate' && request.destination === 'document';
    const isDocument = request.url.startsWith(new URL('docs/', self.registration.scope).href);
    event.respondWith(isPage || isDocument ? newest(request, isDocument) : caches.match(request).then((kept) => kept ?? fetch(request)));
});
