// After `npm install`: puts the package of this repository where its users have it. As a dependency in package.json, the lock would hold
// its own dependencies, too, and be out of date whenever they change.
import { rmSync, symlinkSync } from 'node:fs';

const place = new URL('node_modules/hognose', import.meta.url);
rmSync(place, { recursive: true, force: true });
symlinkSync('../../bindings/js', place, 'junction');
