// The tour of hognose/agent in a Cloudflare worker, where no code can be made from text.
import { loadSync } from 'hognose';
import library from 'hognose/hognose.lib';
import wasm from 'hognose/hognose.wasm';
import { agentTour } from './agent_tour.mjs';

export default {
    async fetch() {
        return Response.json(await agentTour(loadSync(wasm, library)));
    },
};
