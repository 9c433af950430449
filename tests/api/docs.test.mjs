// Every example of the documentation is run; what it prints is what the comments behind its console.log lines say.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from 'node:util';
import { examples } from './examples.mjs';
import * as agentPackage from '../agent/agent.mjs';
import * as hognosePackage from './package.mjs';

const AsyncFunction = (async () => {}).constructor;

for (const { name, code, said } of examples) {
    test(name, async () => {
        const printed = [];
        const body = code
            .replace(/^import (.*) from 'hognose'$/m, (line, names) => `const ${names} = hognosePackage;`)
            .replace(/^import (.*) from 'hognose\/agent'$/m, (line, names) => `const ${names} = agentPackage;`)
            .replace('const hognose = await load()', '');
        const log = (...values) => printed.push(format(...values).trim());
        await new AsyncFunction('hognosePackage', 'agentPackage', 'hognose', 'console', body)(hognosePackage, agentPackage, hognosePackage.hognose, { log });
        assert.deepEqual(printed, said);
    });
}

test('there are examples', () => assert.ok(examples.length >= 12));
