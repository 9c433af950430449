// Every example of docs/api.md is run; what it prints is what the comments behind its console.log lines say.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { format } from 'node:util';
import * as hognosePackage from './package.mjs';

const text = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/```js\n([^]*?)```/g)].map(([, code]) => code);
const AsyncFunction = (async () => {}).constructor;

examples.forEach((code, i) =>
    test(`example ${i + 1}`, async () => {
        const printed = [];
        const body = code
            .replace(/^import (.*) from 'hognose'$/m, (line, names) => `const ${names} = hognosePackage;`)
            .replace('const hognose = await load()', '');
        const log = (...values) => printed.push(format(...values).trim());
        await new AsyncFunction('hognosePackage', 'hognose', 'console', body)(hognosePackage, hognosePackage.hognose, { log });
        assert.deepEqual(printed, [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, said]) => said));
    }));

test('there are examples', () => assert.ok(examples.length >= 5));
