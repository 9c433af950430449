// The tour of hognose/agent in Node, Deno and Bun.
import { load } from 'hognose';
import { agentTour } from './agent_tour.mjs';

console.log(JSON.stringify(await agentTour(await load())));
