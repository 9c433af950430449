// Where the package is as its users get it, and running programs with it.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

export const here = path('./');
export const packageSource = path('../../bindings/js/');
export const work = path('../../build/package/');
/** The package as it is published: not the folder of `./build.sh release`, which may run at the same time. */
export const staged = join(work, 'published');
/** A project in which nothing but the packed package is installed. */
export const project = join(work, 'project');
export const installed = join(project, 'node_modules/hognose');

/** What `npm pack` said. */
export const packed = () => JSON.parse(readFileSync(join(work, 'packed.json'), 'utf8'));

const require = createRequire(import.meta.url);

/** The path of a file in one of the tools that the tests use; undefined where the tool has none for this platform. */
export function tool(file) {
    const name = file.startsWith('@') ? file.split('/').slice(0, 2).join('/') : file.split('/')[0];
    try {
        const found = join(dirname(require.resolve(`${name}/package.json`)), file.slice(name.length + 1));
        return existsSync(found) ? found : undefined;
    } catch {
        return undefined;
    }
}

/** Milliseconds after which what does not end is taken for what never ends, however busy the machine is. */
export const PATIENCE = 600_000;

/** Runs a program in the project; what it printed. Fails with its output when its exit status is not 0. */
export function run(command, args = [], { cwd = project, timeout = PATIENCE } = {}) {
    return new Promise((resolve, reject) => {
        const child = spawn(command, args, { cwd, timeout, stdio: ['ignore', 'pipe', 'pipe'] });
        let [out, err] = ['', ''];
        child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
        child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
        child.on('error', reject);
        child.on('close', (status, signal) => {
            if (status === 0) resolve(out);
            else reject(new Error(`${command} ${args.join(' ')}: ${signal ?? `exit ${status}`}\n${out}${err}`));
        });
    });
}
