import { load } from 'hognose';
import { tour } from './tour.mjs';

load().then(tour).then(postMessage);
