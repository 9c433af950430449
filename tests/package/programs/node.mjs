import { load } from 'hognose';
import { makeDump, tour } from './tour.mjs';

const hognose = await load();
console.log(JSON.stringify({ tour: await tour(hognose), dump: makeDump(hognose) }));
