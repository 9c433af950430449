// What programs can import.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HognoseError, createWorkerSandbox, failure, hognose } from './package.mjs';

const tried = (sandbox, name) => sandbox.runSync(`try:\n    import ${name}\n    r = "ok"\nexcept ImportError as e:\n    r = type(e).__name__ + ": " + str(e)\nr`).value;

test('all shipped modules, unless the host says which', () => {
    assert.equal(tried(hognose.sandbox(), 'json'), 'ok');
    assert.equal(tried(hognose.sandbox({ modules: { allow: 'all' } }), 'math'), 'ok');
    const some = hognose.sandbox({ modules: { allow: ['json', 'os'] } });
    for (const name of ['json', 'json.decoder', 'os.path', 'builtins', '__future__']) assert.equal(tried(some, name), 'ok', name);
    assert.equal(tried(some, 'math'), "ImportError: import of module 'math' is refused: this sandbox does not allow it");
    assert.match(some.runSync('try:\n    __import__("math")\nexcept ImportError as e:\n    r = str(e)\nr').value, /does not allow/);
    assert.match(some.runSync('try:\n    exec("import math")\nexcept ImportError as e:\n    r = e.name\nr').value, /^math$/);
    const none = hognose.sandbox({ modules: { allow: 'none' } });
    for (const name of ['json', 'sys', 'os.path', 'posixpath', 'nothing']) assert.match(tried(none, name), /does not allow it$/, name);
    assert.equal(none.runSync('sorted([2, 1], key=lambda x: x)').value.join(), '1,2');
});

test('what an allowed module imports for itself is not asked', () => {
    const sandbox = hognose.sandbox({ modules: { allow: ['datetime'] } });
    assert.equal(sandbox.runSync('import datetime\ndatetime.datetime.strptime("2024-02-29", "%Y-%m-%d").isoformat()').value, '2024-02-29T00:00:00');
    assert.match(tried(sandbox, 'time'), /does not allow it$/);
});

test('sources of the host are always there, and bound by the same rule', () => {
    const sources = { helpers: 'def f(): return 3', 'pack.part': 'x = 1', pack: '', reaches: 'import math' };
    const sandbox = hognose.sandbox({ modules: { allow: 'none', sources } });
    assert.equal(sandbox.runSync('from helpers import f\nimport pack.part\nf() + pack.part.x').value, 4);
    assert.match(tried(sandbox, 'reaches'), /'math' is refused/);
});

test('a package may have nothing but its __init__', () => {
    const sources = { 'alone.__init__': 'x = 1', 'pack.__init__': 'from . import sub\nfrom .sub.deep import z', 'pack.sub.__init__': 'from .. import __name__ as above', 'pack.sub.deep': 'z = 3' };
    for (const allow of ['all', 'none']) {
        const sandbox = hognose.sandbox({ modules: { allow, sources } });
        assert.deepEqual(sandbox.validate('import alone, pack.sub.deep'), []);
        const again = hognose.restore(sandbox.dump());
        for (const one of [sandbox, again]) {
            assert.deepEqual(one.runSync('import alone\n[alone.x, alone.__path__, alone.__package__, alone.__name__]').value, [1, [], 'alone', 'alone']);
            assert.deepEqual(one.runSync('import pack\n[pack.z, pack.sub.above, pack.sub.deep.z]').value, [3, 'pack', 3]);
            assert.equal(one.runSync('from alone import *\nx').value, 1);
        }
    }
});

test('the rule is kept by reset, and travels in snapshots', async () => {
    const sandbox = hognose.sandbox({ modules: { allow: ['math'] } });
    sandbox.runSync('import math');
    const again = hognose.restore(sandbox.dump());
    assert.match(tried(again, 'json'), /does not allow it$/);
    assert.equal(again.runSync('math.sqrt(4)').value, 2);
    sandbox.reset();
    assert.match(tried(sandbox, 'json'), /does not allow it$/);
    assert.deepEqual(sandbox.validate('import json, math').map((f) => [f.kind, f.message]), [['import', "import of module 'json' is refused: this sandbox does not allow it"]]);
    for (const allow of ['some', ['a b'], [3]]) {
        const error = await failure(() => hognose.sandbox({ modules: { allow } }));
        assert.ok(error instanceof HognoseError && error.message.startsWith('modules.allow: '), error.message);
    }
});

test('who restores a snapshot says anew what may be imported', async () => {
    const free = hognose.sandbox({ seed: 7 });
    free.runSync('import math');
    const bound = hognose.restore(free.dump(), { modules: { allow: ['re'] } });
    assert.match(tried(bound, 'json'), /does not allow it$/);
    assert.match(tried(bound, 'math'), /does not allow it$/);
    assert.equal(tried(bound, 're'), 'ok');
    assert.equal(bound.runSync('math.sqrt(4)').value, 2); // what it has, it has
    assert.match(tried(bound.fork(), 'json'), /does not allow it$/);
    assert.match(tried(hognose.restore(bound.dump()), 'json'), /does not allow it$/);
    assert.equal(tried(hognose.restore(bound.dump(), { modules: { allow: 'all' } }), 'json'), 'ok');
    assert.match(tried(hognose.restore(bound.dump(), { modules: { allow: 'none' } }), 're'), /does not allow it$/);
    bound.reset();
    assert.match(tried(bound, 'json'), /does not allow it$/);
    const error = await failure(() => hognose.restore(free.dump(), { modules: { allow: ['a b'] } }));
    assert.ok(error instanceof HognoseError && error.message.startsWith('modules.allow: '), error.message);
    assert.match((await failure(() => hognose.restore(free.dump(), { modules: { sources: {} } }))).message, /modules: there is no option named sources/);
});

test('a run that goes on from a snapshot is bound at once', () => {
    const step = hognose.sandbox({ functions: ['ask'] }).start('ask()\ntry:\n    import json\n    r = "ok"\nexcept ImportError as e:\n    r = str(e)\nr');
    const bytes = step.dump();
    assert.match(hognose.restore(bytes, { modules: { allow: 'none' } }).step.resume(1).value, /does not allow it$/);
    assert.equal(hognose.restore(bytes).step.resume(1).value, 'ok');
});

test('in a worker, too', async () => {
    const dump = hognose.sandbox().dump();
    const sandbox = await createWorkerSandbox({ restore: dump, modules: { allow: ['math'] } });
    const { value } = await sandbox.run('try:\n    import json\nexcept ImportError as e:\n    r = str(e)\nr');
    assert.match(value, /does not allow it$/);
    await sandbox.dispose();
    const sources = { helpers: 'x = 3' };
    const own = await createWorkerSandbox({ modules: { allow: ['math'], sources }, seed: 5, quota: { files: 9 } });
    const fork = await own.fork();
    assert.equal((await fork.run('import math, helpers\nhelpers.x')).value, 3);
    assert.match((await fork.run('try:\n    import json\nexcept ImportError as e:\n    r = str(e)\nr')).value, /does not allow it$/);
    await fork.reset();
    assert.equal((await fork.run('import helpers\nhelpers.x')).value, 3);
    await own.dispose();
    await fork.dispose();
});
