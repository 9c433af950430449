// The programs of docs/guide, of docs/files.md, of docs/limits.md and of the command line's page: each block of JavaScript, Python and Go is run as a file, each block of a shell as it is written. What one prints is what the comments
// behind its printing lines say, or the lines below a command. Blocks of Rust are run by `./build.sh rust`.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const python = process.env.HOGNOSE_PYTHON ?? join(root, 'build/python/installed/bin/python');
const entry = (name) => pathToFileURL(join(root, 'bindings/js/dist', name)).href;

const javascript = (code) => code.replace(/ from 'hognose'/g, ` from '${entry('index.js')}'`).replace(/ from 'hognose\/agent'/g, ` from '${entry('agent/index.js')}'`);

// The commands of the pages, as this checkout has them.
const COMMANDS = `
wasmtime() { [ "$1" = run ] || return 9; shift; [ "$1" != --dir ] || shift 2; [ "$1" = hognose.wasm ] || return 9; shift; '${process.execPath}' --no-warnings '${root}tests/runner/wasi_command.mjs' "$@"; }
npx() { [ "$1" = hognose ] || return 9; shift; '${process.execPath}' '${root}bindings/js/bin/hognose.js' "$@"; }
python() { '${python}' "$@"; }
hognose() { '${root}build/native/hognose' "$@"; }
`;

const LANGUAGES = {
    js: { says: /console\.log\(.*\) \/\/ (.*)$/gm, file: 'program.mjs', run: (file, cwd) => execFileSync(process.execPath, [file], { cwd, encoding: 'utf8' }), text: javascript },
    python: { says: /\bprint\(.*\)  # (.*)$/gm, file: 'program.py', run: (file, cwd) => execFileSync(python, [file], { cwd, encoding: 'utf8' }) },
    'python run': { says: /\bprint\(.*\)  # (.*)$/gm, file: 'program.py', run: (file, cwd) => execFileSync(join(root, 'build/native/hognose'), [file], { cwd, encoding: 'utf8' }) },
    go: { says: /fmt\.Println\(.*\) \/\/ (.*)$/gm, file: 'program.go', run: (file) => ['vet', 'run'].map((verb) => execFileSync('go', [verb, file], { cwd: join(root, 'bindings/go'), encoding: 'utf8' })).join('') },
};

/** The blocks of a page: { language, code }. */
const blocksOf = (text) => [...text.matchAll(/^```(\S[^\n]*)\n([^]*?)^```$/gm)].map(([, language, code]) => ({ language, code }));

function program({ language, code }, folder) {
    const { says, file, run, text = (same) => same } = LANGUAGES[language];
    const path = join(folder, file);
    writeFileSync(path, text(code));
    const said = [...code.matchAll(says)].map(([, line]) => line);
    assert.ok(said.length > 0, `a program that prints nothing that is compared:\n${code}`);
    assert.equal(run(path, folder), `${said.join('\n')}\n`);
}

function transcript({ code }, folder) {
    for (const part of code.split(/^\$ /m).slice(1)) {
        const [command, ...said] = part.split('\n');
        const { stdout } = spawnSync('bash', ['-c', `exec 2>&1\n${COMMANDS}\n${command}`], { cwd: folder, encoding: 'utf8' });
        assert.equal(stdout, said.join('\n'), command);
    }
}

const NOT_RUN = ['json', 'text', 'toml', 'rust'];
const PAGES = [...readdirSync(join(root, 'docs/guide')).map((name) => `docs/guide/${name}`), 'docs/files.md', 'docs/limits.md', 'wasi/README.md'];

for (const page of PAGES) {
    const folder = mkdtempSync(join(tmpdir(), 'hognose-guide-'));
    after(() => rmSync(folder, { recursive: true }));
    blocksOf(readFileSync(join(root, page), 'utf8')).forEach((block, i) => {
        const isTranscript = block.language === 'sh' && block.code.startsWith('$ ');
        if (isTranscript || LANGUAGES[block.language]) test(`${page}, block ${i + 1}: ${block.language}`, () => (isTranscript ? transcript : program)(block, folder));
        else test(`${page}, block ${i + 1} is not a program`, () => assert.ok(block.language === 'sh' || NOT_RUN.includes(block.language), block.language));
    });
}
