// A Cloudflare worker: compiling is forbidden there, so that the module is imported.
import { loadSync } from 'hognose';
import library from 'hognose/hognose.lib';
import wasm from 'hognose/hognose.wasm';
import { makeDump, tour } from './tour.mjs';

export default {
    async fetch() {
        const hognose = loadSync(wasm, library);
        return Response.json({ tour: await tour(hognose), dump: makeDump(hognose) });
    },
};
