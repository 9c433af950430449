// The npm package's command line with --batch, on this process's own standard streams.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './cases.mjs';

const { main } = await import(pathToFileURL(join(ROOT, 'bindings/js/dist/cli.js')).href);
process.exitCode = await main(['--batch']);
