import { workerTour } from './worker_tour.mjs';

console.log(JSON.stringify(await workerTour()));
