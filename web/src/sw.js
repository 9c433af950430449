// The service worker. In front of this stand FILES and VERSION, which the build writes.
// What a build has made never changes under its name, so it comes from the cache; the page itself comes from the network
// where there is one, so that a new version is seen.

const CACHE = `hognose-${VERSION}`;

self.addEventListener('install', (event) => {
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
    const old = async () => {
        for (const name of await caches.keys()) if (name.startsWith('hognose-') && name !== CACHE) await caches.delete(name);
        await self.clients.claim();
    };
    event.waitUntil(old());
});

async function newest(request) {
    try {
        return await fetch(request);
    } catch (error) {
        const kept = await caches.match('./');
        if (kept) return kept;
        throw error;
    }
}

self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
    const isPage = request.mode === 'navigate' && request.destination === 'document';
    event.respondWith(isPage ? newest(request) : caches.match(request).then((kept) => kept ?? fetch(request)));
});
