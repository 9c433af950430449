// The npm package pyright, installed into build/ when a test first needs it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './cases.mjs';

const PYRIGHT = '1.1.414';
/** From where it is found. */
export const folder = join(ROOT, 'build/pyright');
const installed = join(folder, 'node_modules/pyright/package.json');

export function install() {
    if (existsSync(installed) && JSON.parse(readFileSync(installed, 'utf8')).version === PYRIGHT) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
    execFileSync('npm', ['install', `pyright@${PYRIGHT}`, '--omit=optional', ...quiet], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
