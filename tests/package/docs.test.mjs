// Every example of the documentation, as a module in a project that has the package installed.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { examples } from '../api/examples.mjs';
import { project, run } from './packed.mjs';

mkdirSync(join(project, 'examples'), { recursive: true });
cpSync(fileURLToPath(new URL('../../docs', import.meta.url)), join(project, 'docs'), { recursive: true }); // one example reads it

examples.forEach(({ name, code, said }, i) =>
    test(name, async () => {
        const whole = code.includes('await load()') ? code : `import { load } from 'hognose'\nconst hognose = await load()\n${code}`;
        const file = join(project, `examples/${i}.mjs`);
        writeFileSync(file, whole);
        assert.equal((await run(process.execPath, [file])).trim(), said.join('\n'));
    }));
