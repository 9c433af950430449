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
    for (const allow of ['some', ['a b'], [3], [undefined], new Array(2 ** 32 - 1), new Proxy([], { get: (target, name) => (name === 'length' ? 2 ** 40 : target[name]) })]) {
        const error = await failure(() => hognose.sandbox({ modules: { allow } }));
        assert.ok(error instanceof HognoseError && error.message.startsWith('modules.allow: '), error.message);
    }
});

test('inspect shows the sources of the host', () => {
    const sources = { m: 'x = 1\ndef f():\n    return 2\n', pack: '', 'pack.part': 'class A:\n    y = 3\n' };
    const sandbox = hognose.sandbox({ modules: { sources } });
    const shown = (what) => sandbox.runSync(`import inspect, m, pack.part\ntry: r = inspect.getsource(${what})\nexcept OSError as e: r = e\nstr(r)`).value;
    assert.equal(shown('m'), sources.m);
    assert.equal(shown('m.f'), 'def f():\n    return 2\n');
    assert.equal(shown('pack.part'), sources['pack.part']);
    assert.equal(shown('pack.part.A'), sources['pack.part']);
    assert.equal(shown('pack'), 'could not get source code');
    assert.equal(shown('inspect'), 'could not get source code');
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

const MAIN = 'import sys\nimport pack.part\nfrom pack import other\n[pack.part.x, other.y, pack.__path__, pack.part.__file__, sys.path, sys.argv]';
const FILES = { '/lib/pack/__init__.py': '', '/lib/pack/part.py': 'from .other import y\nx = ask() if 0 else 1', '/lib/pack/other.py': 'y = 2' };

test('modules are found in files of the host, where sys.path says', () => {
    const sandbox = hognose.sandbox({ files: FILES, modules: { path: ['/lib'] }, argv: ['job', '-x'], cwd: '/home/me' });
    const wanted = [1, 2, ['/lib/pack'], '/lib/pack/part.py', ['/lib'], ['job', '-x']];
    assert.deepEqual(sandbox.runSync(MAIN).value, wanted);
    assert.equal(sandbox.runSync('import os\nos.getcwd()').value, '/home/me');
    assert.deepEqual(sandbox.validate('import pack, pack.part, nothing').map((f) => f.message), ["No module named 'nothing'"]);
    assert.deepEqual(hognose.restore(sandbox.dump()).runSync(MAIN).value, wanted);
    sandbox.reset();
    assert.deepEqual(sandbox.runSync(MAIN).value, wanted);
    const other = hognose.sandbox({ files: { '/here.py': 'x = 1' } });
    assert.equal(other.runSync('import here\nhere.x').value, 1);
    assert.throws(() => other.runSync('import pack'), /No module named 'pack'/);
});

test('files that a program may read it may run, but no shipped module under another name', () => {
    const files = { '/mine.py': 'import math', '/math.py': 'x = 1', '/good.py': 'import helper\ny = helper.x', '/helper.py': 'x = 3' };
    const sandbox = hognose.sandbox({ files, modules: { allow: 'none' } });
    assert.equal(sandbox.runSync('import good\ngood.y').value, 3);
    assert.match(tried(sandbox, 'mine'), /'math' is refused: this sandbox does not allow it/);
    assert.match(tried(sandbox, 'math'), /'math' is refused: this sandbox does not allow it/);
    assert.match(tried(sandbox, 'nothing'), /'nothing' is refused: this sandbox does not allow it/);
    assert.deepEqual(sandbox.validate('import good, math').map((f) => f.message), ["import of module 'math' is refused: this sandbox does not allow it"]);
});

test('what is not allowed is not there for importlib either', () => {
    const sandbox = hognose.sandbox({ modules: { allow: ['importlib', 'sys', 'runpy', 'pkgutil'] } });
    const ways = {
        'importlib.import_module("math")': /'math' is refused: this sandbox does not allow it/,
        'importlib.__import__("math")': /'math' is refused: this sandbox does not allow it/,
        'sys.meta_path[0].load_module("math")': /'math' is refused/,
        'sys.meta_path[1].load_module("json")': /'json' is refused/,
        'm.module_from_spec(importlib.machinery.ModuleSpec("math", sys.meta_path[0]))': /'math' is refused/,
        'm.module_from_spec(importlib.machinery.ModuleSpec("json", sys.meta_path[1]))': /'json' is refused/,
        'runpy.run_module("json.decoder")': /'json' is refused|'json.decoder' is refused/,
        'pkgutil.resolve_name("math:sqrt")': /'math' is refused/,
        'sys.meta_path[1].exec_module(fake)': /'json' is refused/,
        'sys.meta_path[1].get_source("json")': /'json' is refused/,
    };
    const before = 'import importlib, importlib.util as m, sys, runpy, pkgutil\nclass fake: __spec__ = importlib.machinery.ModuleSpec("json", sys.meta_path[1])\n';
    for (const [code, wanted] of Object.entries(ways)) assert.throws(() => sandbox.runSync(before + code), wanted, code);
    assert.equal(sandbox.runSync(before + 'm.find_spec("math")').value, null);
});

test('the host words what is said of modules that are not there', () => {
    const note = (sandbox, name) => sandbox.runSync(`try:\n    import ${name}\nexcept ImportError as e:\n    r = [type(e).__name__, str(e), getattr(e, "__notes__", None)]\nr`).value;
    const plain = hognose.sandbox({ functions: { fetch_page: () => '' } });
    assert.deepEqual(note(plain, 'numpy').slice(0, 2), ['ModuleNotFoundError', "No module named 'numpy'"]);
    assert.match(note(plain, 'numpy')[2][0], /statistics/);
    assert.match(note(plain, 'requests')[2][0], /no network; use the host functions fetch_page\(\)$/);
    assert.deepEqual(note(plain, 'quite_unknown'), ['ModuleNotFoundError', "No module named 'quite_unknown'", null]);
    assert.match(note(plain, 'socket')[1], /^import of module 'socket' is refused: this sandbox has no network/);
    const opened = (sandbox) => sandbox.runSync('import urllib.request\ntry:\n    urllib.request.urlopen("https://a/")\nexcept OSError as e:\n    r = str(e)\nr').value;
    assert.equal(opened(plain), '<urlopen error this sandbox has no network; use a host function to fetch data, if there is one>');
    const missing = { numpy: 'use table()', socket: 'call fetch()', ours: 'it is called theirs', requests: '', 'urllib.request': 'call get()' };
    const own = hognose.sandbox({ modules: { missing } });
    for (const sandbox of [own, hognose.restore(own.dump()), hognose.restore(plain.dump(), { modules: { missing } })]) {
        assert.deepEqual(note(sandbox, 'numpy')[2], ['use table()']);
        assert.deepEqual(note(sandbox, 'ours')[2], ['it is called theirs']);
        assert.equal(note(sandbox, 'requests')[2], null);
        assert.equal(opened(sandbox), '<urlopen error call get()>');
        assert.deepEqual(note(sandbox, 'socket'), ['ImportError', "import of module 'socket' is refused: call fetch()", null]);
    }
});

test('options of modules that mean nothing are refused', async () => {
    for (const [options, wanted] of [
        [{ modules: { path: '/lib' } }, /^modules.path: .* is not an array/], [{ modules: { path: [3] } }, /^modules.path.0: 3 is not a string/],
        [{ modules: { missing: { x: 3 } } }, /^modules.missing.x: 3 is not a string/], [{ argv: 'x' }, /^argv: .* is not an array/], [{ argv: new Array(2 ** 32 - 1) }, /^argv.0: undefined is not a string/], [{ cwd: 3 }, /cwd/],
    ]) {
        const error = await failure(() => hognose.sandbox(options));
        assert.ok(error instanceof HognoseError, String(error));
        assert.match(error.message, wanted);
    }
    assert.match((await failure(() => hognose.sandbox({ cwd: '/a\0b' }))).message, /null/);
});

test('an import from a directory that the host serves later goes on from a dump at each of its questions', async () => {
    const texts = { 'served.py': 'import inner\nz = inner.v + 1', 'inner.py': 'v = 41' };
    const directory = {
        mode: 'read',
        stat: async (path) => (path in texts ? { kind: 'file', size: texts[path].length } : path === '' ? { kind: 'dir' } : null),
        list: async () => Object.keys(texts).map((name) => [name, 'file']),
        read: async (path) => new TextEncoder().encode(texts[path]),
    };
    const code = 'import sys\nsys.path.append("/far")\nimport served\n[served.z, served.__file__]';
    const sandbox = hognose.sandbox({ files: { '/far': directory } });
    assert.deepEqual((await sandbox.run(code)).value, [42, '/far/served.py']);
    let step = hognose.sandbox({ files: { '/far': directory } }).start(code);
    let questions = 0;
    for (; step.kind === 'call'; questions++) {
        step = hognose.restore(step.dump(), { files: { '/far': directory } }).step;
        step = step.resume((await step.promise).value);
    }
    assert.deepEqual(step.value, [42, '/far/served.py']);
    assert.ok(questions > 4 && questions < 20, String(questions));
});

test('packages that the host gives as sources are directories for importlib.resources', () => {
    const sources = { 'p.__init__': 'a = 1', 'p.x': 'b = 2', 'p.q.y': 'c = 3' };
    const sandbox = hognose.sandbox({ modules: { sources } });
    const code = 'import importlib.resources as r\ntop = r.files("p")\n[[e.name for e in top.iterdir()], top.joinpath("x.py").read_text(), (top / "q" / "y.py").is_file(), r.read_text("p.q", "y.py"), r.is_resource("p", "zz")]';
    assert.deepEqual(sandbox.runSync(code).value, [['__init__.py', 'q', 'x.py'], 'b = 2', true, 'c = 3', false]);
    assert.equal(sandbox.runSync('with r.as_file(top) as path: found = sorted(p.name for p in path.rglob("*.py"))\n",".join(found)').value, '__init__.py,__init__.py,x.py,y.py');
    assert.deepEqual(sandbox.runSync('import p.x\n[p.x.__spec__.origin, p.__spec__.submodule_search_locations, p.x.__loader__.get_source("p.x")]').value, ['<p.x>', [], 'b = 2']);
    const loader = 'l = p.x.__loader__\n[callable(l), l.name, l.path, l.get_filename(), l.get_data("<p.x>"), l.is_package(), p.__loader__.is_package("p"), eval(l.get_code("p.x").replace()), l == type(l)("p.x", "<p.x>")]';
    assert.deepEqual(sandbox.runSync(loader).value, [false, 'p.x', '<p.x>', '<p.x>', new Uint8Array([98, 32, 61, 32, 50]), false, true, null, true]);
    assert.throws(() => sandbox.runSync('type(l)("os", "<os>").get_source()'), /ImportError: 'os' is not a host's module/);
    assert.throws(() => sandbox.runSync('l.get_code("os")'), /ImportError: loader for p.x cannot handle os/);
    const own = { m: 'said = [__spec__.name, __spec__.parent, __loader__ is __spec__.loader, "__spec__" in globals()]', 'n.__init__': 'from m import said\nsaid = said + [__spec__.parent]' };
    assert.deepEqual(hognose.sandbox({ modules: { sources: own } }).runSync('import n\nn.said').value, ['m', '', true, true, 'n']); // while they run
    assert.deepEqual(sandbox.runSync('no = top / "no" / "x.gz"\n[no.name, no.is_file(), no.is_dir()]').value, ['no/x.gz', false, false]);
    assert.throws(() => sandbox.runSync('no.read_bytes()'), /FileNotFoundError: .*no\/x\.gz/);
    assert.equal(sandbox.runSync('import importlib\np.x.b = 5\nimportlib.reload(p.x)\np.x.b').value, 2);
});

const raised = (sandbox, code) => sandbox.runSync(`try:\n    ${code}\n    r = "ok"\nexcept Exception as e:\n    r = type(e).__name__ + ": " + str(e)\nr`).value;
const NOT_ALLOWED = (name) => `import of module '${name}' is refused: this sandbox does not allow it`;

test('all modules but those that the host excepts', async () => {
    const modules = { allow: { except: ['shutil', 'importlib', 'xml.etree'] }, sources: { own: 'x = 1' } };
    const sandbox = hognose.sandbox({ modules });
    for (const one of [sandbox, hognose.restore(sandbox.dump()), hognose.restore(hognose.sandbox().dump(), { modules: { allow: modules.allow } })]) {
        for (const name of ['json', 'os.path', 'xml', 'builtins', 'tempfile']) assert.equal(tried(one, name), 'ok', name);
        for (const name of ['shutil', 'importlib.util', 'xml.etree.ElementTree']) assert.equal(tried(one, name), `ImportError: ${NOT_ALLOWED(name)}`);
        assert.equal(raised(one, 'from xml import etree'), `ImportError: ${NOT_ALLOWED('xml.etree')}`);
        assert.equal(raised(one, 'import nothing'), "ModuleNotFoundError: No module named 'nothing'");
    }
    assert.equal(raised(sandbox, 'import own'), 'ok');
    assert.deepEqual(sandbox.validate('import json, shutil').map((f) => f.message), [NOT_ALLOWED('shutil')]);
    for (const [allow, wanted] of [[{ except: 'shutil' }, /^modules.allow.except: shutil is not a module's name/], [{ except: ['a b'] }, /^modules.allow.except: a b/],
        [{}, /^modules.allow.except: undefined/], [{ but: [] }, /^modules.allow: there is no option named but/]]) {
        assert.match((await failure(() => hognose.sandbox({ modules: { allow } }))).message, wanted);
    }
});

test('the host says which exception a refused import is', async () => {
    for (const refusal of ['ImportError', 'ModuleNotFoundError', 'PermissionError']) {
        const modules = { allow: { except: ['shutil'] }, refusal };
        const sandbox = hognose.sandbox({ modules });
        const paused = hognose.sandbox({ modules, functions: ['ask'] }).start('ask()').dump();
        for (const one of [sandbox, hognose.restore(sandbox.dump()), sandbox.fork(), hognose.restore(hognose.sandbox().dump(), { modules })]) {
            assert.equal(raised(one, 'import shutil'), `${refusal}: ${NOT_ALLOWED('shutil')}`);
            assert.match(raised(one, 'import subprocess'), new RegExp(`^${refusal}: import of module 'subprocess' is refused: this sandbox cannot start processes`));
            assert.match(raised(one, 'import http.client'), new RegExp(`^${refusal}: import of module 'http.client' is refused`));
            assert.equal(raised(one, 'import nothing'), "ModuleNotFoundError: No module named 'nothing'");
        }
        assert.equal(hognose.restore(paused).step.resume(1).kind, 'complete');
        const worker = await createWorkerSandbox({ modules });
        assert.equal((await worker.run('try:\n    import shutil\nexcept Exception as e:\n    r = type(e).__name__\nr')).value, refusal);
        await worker.dispose();
    }
    assert.match((await failure(() => hognose.sandbox({ modules: { refusal: 'OSError' } }))).message, /^modules.refusal: OSError is not one of ImportError,/);
});

const REFUSED = /^ImportError: import of module 'subprocess' is refused: this sandbox cannot start processes/;
const NAMES = ['subprocess', 'socket', 'ssl', 'ctypes', 'ctypes.util', 'signal', 'http.client', 'http.cookiejar', 'multiprocessing', 'multiprocessing.pool', 'select', 'mmap', 'fcntl', 'resource'];

test('modules of the host get placeholders for refused modules, and the program the refusal', async () => {
    const sources = { top: `import ${NAMES.join(', ')}\nfrom subprocess import *\nfrom multiprocessing import pool\ndef go(): return run(['ls'])`, late: 'def go():\n    import subprocess, sys\n    __import__("mmap")\n    return [subprocess.PIPE, sys.modules["mmap"].ACCESS_READ]' };
    const sandbox = hognose.sandbox({ modules: { sources } });
    sandbox.runSync('import top, late');
    for (const one of [sandbox, hognose.restore(sandbox.dump()), sandbox.fork()]) {
        assert.deepEqual(one.runSync('[top.PIPE, top.signal.SIGTERM, top.http.client.responses[404], top.pool.__name__, *late.go()]').value, [-1, 15, 'Not Found', 'multiprocessing.pool', -1, 1]);
        for (const code of ['top.go()', 'top.Popen("ls")', 'type("Mine", (top.Popen,), {})()']) assert.match(raised(one, code), REFUSED);
        assert.match(raised(one, 'import subprocess'), REFUSED);
        assert.match(raised(one, 'from http import server'), /^ImportError/);
        assert.equal(one.runSync('import sys\nsys.modules["http.client"] is top.http.client').value, true);
        assert.match(raised(one, 'import http.client'), /^ImportError: import of module 'http.client' is refused/);
    }
});

test("a refusal that the host chooses is everyone's; inert gives everyone placeholders", async () => {
    const sources = { top: 'import subprocess', guarded: 'try: import subprocess\nexcept ImportError: subprocess = None', inner: 'import top', outer: 'try: import inner\nexcept ImportError: inner = None' };
    assert.match(raised(hognose.sandbox({ modules: { sources, refusal: 'ImportError' } }), 'import top'), REFUSED);
    assert.equal(hognose.sandbox({ modules: { sources } }).runSync('import guarded, outer\nguarded.subprocess is outer.inner is None').value, true);
    assert.equal(hognose.sandbox({ modules: { sources } }).runSync('try: import top\nexcept ImportError: top = None\ntop is None').value, false);
    for (const one of [hognose.sandbox({ modules: { sources, refusal: 'inert' } }), hognose.restore(hognose.sandbox().dump(), { modules: { refusal: 'inert' } })]) {
        assert.equal(one.runSync('import subprocess\ntry: import socket\nexcept ImportError: socket = 0\nsubprocess.PIPE + socket.AF_INET').value, 1);
        assert.match(raised(one, 'subprocess.run("ls")'), REFUSED);
        assert.match(raised(one, 'import curses'), /^ImportError: import of module 'curses' is refused/);
    }
    const only = hognose.sandbox({ modules: { sources, allow: ['json'] } });
    assert.match(raised(only, 'import top'), /^ImportError: import of module 'subprocess' is refused: this sandbox does not allow it/);
});

test('a paused run is restored and copied with its options of modules', async () => {
    const options = { functions: { ask: null }, modules: { missing: { foo: 'use bar' }, refusal: 'PermissionError' } };
    const sandbox = hognose.sandbox({ ...options, modules: { ...options.modules, path: ['', '/lib'] }, argv: ['a'] });
    sandbox.runSync('import sys\nsys.path.append("/more")\nsys.argv.append("b")');
    const step = sandbox.start('ask()\ntry: import foo\nexcept ImportError as e: said = e.__notes__\ntry: import socket\nexcept PermissionError: said.append(1)\n[said, sys.path, sys.argv]');
    const expected = [['use bar', 1], ['', '/lib', '/more'], ['a', 'b']];
    for (const paused of [sandbox.fork().step, hognose.restore(step.dump(), options).step]) assert.deepEqual(paused.resume(0).value, expected);
    const other = hognose.restore(step.dump(), { ...options, modules: { missing: { foo: 'ask' } } });
    assert.deepEqual(other.step.resume(0).value[0], ['ask', 1]);
    assert.deepEqual(step.resume(0).value, expected);
    assert.deepEqual(sandbox.fork().runSync('sys.path').value, expected[1]);
});

test('types of C have sizes, and nothing else', async () => {
    const sources = { top: `from ctypes import *\nsizes = [sizeof(t) for t in (c_bool, c_short, c_int, c_long, c_double, c_longdouble, POINTER(c_int), c_int * 3, c_long * 2 * 5)]\ndef sizeof_struct(): sizeof(Structure)` };
    const sandbox = hognose.sandbox({ modules: { sources } });
    assert.deepEqual(sandbox.runSync('import top\ntop.sizes').value, [1, 2, 4, 8, 8, 16, 8, 12, 80]);
    for (const code of ['top.sizeof_struct()', 'top.c_int(5)', 'top.cdll.msvcrt', 'top.create_string_buffer(9)']) assert.match(raised(sandbox, code), /^ImportError: import of module 'ctypes' is refused/);
});

test('placeholders have the names of CPython', async () => {
    const names = hognose.sandbox({ modules: { refusal: 'inert' } }).runSync(`
import importlib, inspect
def described(name):
    module = importlib.import_module(name)
    return sorted(module.__all__) == sorted(n for n in dir(module) if n[:2] != '__') and len(module.__all__) > 0
[name for name in ${JSON.stringify(NAMES)} if not described(name)]`).value;
    assert.deepEqual(names, []);
});
