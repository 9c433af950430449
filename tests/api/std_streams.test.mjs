// The bytes below sys.stdin, sys.stdout and sys.stderr: as CPython's, which runs here itself, since the runner of cases has streams of its own.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { hognose } from './package.mjs';

const { loadPyodide } = createRequire(new URL('../oracle/package.json', import.meta.url))('pyodide');
const cpython = await loadPyodide();

/** What CPython prints, bytes as they are. */
function printed(code) {
    const bytes = [];
    cpython.setStdin({ stdin: () => null });
    for (const set of ['setStdout', 'setStderr']) cpython[set]({ raw: (byte) => bytes.push(byte) });
    cpython.runPython(`${code}\nsys.stdout.flush()`, { globals: cpython.toPy({ __name__: '__main__' }) });
    return Buffer.from(bytes).toString();
}

const PROGRAMS = {
    'bytes are printed where text is': `
import sys, os, io
b = sys.stdout.buffer
for piece in (b'\\xc3', b'\\xa9|', b'\\xf0\\x9f', b'\\x98\\x80|', b'\\xe2\\x82\\xac', b'x\\n'): b.write(piece)
b.flush(); print(b.write(bytearray(b'of a buffer\\n')), b.flush())
sys.stdout.flush(); print(os.write(1, 'é\\n'.encode()), sys.stdout.buffer is b, b.name, b.mode, b.closed, b.writable(), b.readable(), b.seekable(), b.fileno(), b.isatty())
print(type(b), b.raw, b.raw.write(b''))
for wrong in (1, 'x', None):
    try: b.write(wrong)
    except TypeError as e: print(e)
for name in ('read', 'readline'):
    try: getattr(b, name)()
    except io.UnsupportedOperation as e: print(e)
sys.stdout.flush(); sys.stderr.buffer.write(b'an error\\n'); sys.stderr.buffer.flush(); print(sys.stderr.buffer.raw)`,
    'text over them': `
import sys, io, os
out = io.TextIOWrapper(sys.stdout.buffer, encoding='utf-8', errors='replace')
print(out, out.name); sys.stdout.flush(); print(out.write('wrapped é\\n'), file=out); out.flush(); print('to it', file=out, flush=True)
old, sys.stdout = sys.stdout, out
print('now there'); sys.stdout.flush(); sys.stdout = old
with open(1, 'w', encoding='utf-8', closefd=False) as f: f.write('by number é\\n')
with os.fdopen(1, 'wb', closefd=False) as f: f.write(b'by fdopen\\n')
print(repr(open(1, 'wb', 0, closefd=False)), repr(open(2, 'wb', 0, closefd=False))); sys.stdout.flush()
out.detach()`,
    'what reconfigure sets': `
import sys
s = sys.stdout
print(s.reconfigure(encoding='utf-8', errors='replace'), s.encoding, s.errors)
print('a\\udc80b')
s.reconfigure(errors='backslashreplace'); print(s.errors, 'a\\udc80b'); print('\\udc81', file=s)
s.reconfigure(encoding='utf-8'); print(s.errors, s.encoding)
s.reconfigure(line_buffering=True, write_through=True); print(s.line_buffering, s.write_through)
s.reconfigure(line_buffering=False, write_through=False, newline='\\n'); print(s.line_buffering, s.write_through)
for wrong in ({'encoding': 3}, {'errors': b''}, {'newline': 'x'}, {'newline': 3}, {'encoding': 'nope'}):
    try: s.reconfigure(**wrong)
    except Exception as e: print(type(e).__name__, e)
try: print('\\udc80')
except UnicodeEncodeError as e: print(e)`,
    'what a program puts over them, and words of errors': `
import sys, weakref
s = sys.stdout
write = s.write
s.write = lambda text: write(text.upper())
print('abc', 'é', end='!\\n'); s.writelines(['x\\n']); s.note = 3
del s.write
print('abc', s.note, weakref.ref(s)() is s)
for call in (lambda: s.reconfigure(x=1), lambda: s.reconfigure(1), lambda: s.write(), lambda: s.write(1), lambda: s.write('a', 2),
             lambda: s.write(text='a'), lambda: sys.stdin.readline(1, 2), lambda: s.flush(1), lambda: s.isatty(1), lambda: s.nope,
             lambda: s.fileno(3), lambda: s.writelines(3), lambda: setattr(type(s), 'note', 1)):
    try: call()
    except Exception as e: print(type(e).__name__, e)`,
    'nothing comes in': `
import sys
b = sys.stdin.buffer
print(b, b.raw, b.name, b.mode, b.readable(), b.writable(), b.fileno(), sys.stdin.buffer is b)
print(b.read(), b.readline(), b.readlines(), b.read(3), b.read1(), [*b])`,
};

for (const [name, code] of Object.entries(PROGRAMS)) {
    test(name, () => {
        const told = [];
        hognose.sandbox({ onPrint: (stream, text) => told.push(text) }).runSync(code.trim());
        assert.equal(told.join(''), printed(code.trim()));
    });
}

test('lines that the host gives come as bytes, and stay after a snapshot', () => {
    const asked = (...lines) => ({ input: () => lines.shift() ?? null });
    const first = hognose.sandbox({ functions: asked('ab', 'é', 'cd', 'efg') });
    first.runSync('import sys\nb = sys.stdin.buffer\nfirst = b.readline(), b.readline(), b.read(1)\nsys.stdout.buffer.write(b"x\\xc3")');
    assert.equal(first.runSync('repr(first)').value, String.raw`(b'ab\n', b'\xc3\xa9\n', b'c')`);
    const second = hognose.restore(first.dump(), { functions: asked('efg', 'h') });
    const { value, stdout } = second.runSync('sys.stdout.buffer.write(b"\\xa9\\n")\nrepr([b is sys.stdin.buffer, b.read(), b.read()])');
    assert.equal(value, String.raw`[True, b'd\nefg\nh\n', b'']`);
    assert.equal(stdout, 'é\n');
});

test('bytes that are not text are replaced, and output has its limit', () => {
    const { stdout } = hognose.sandbox().runSync(String.raw`import sys, os
b = sys.stdout.buffer
b.write(b'\xff|\x80|\xe2\x82'); b.write(b'x|\xf0\x9f\x98'); os.write(1, b'\xc3'); os.write(1, b'\xa9\n'); b.raw._node.data = b'\xe2\x82' * 3; b.write(b'\xac\n')`);
    assert.equal(stdout, '\ufffd|\ufffd|\ufffdx|\ufffdé\n\ufffd\ufffd€\n');
    assert.throws(() => hognose.sandbox({ limits: { output: 100 } }).runSync('import sys\nfor _ in range(9): sys.stdout.buffer.write(b"0123456789" * 2)'), { name: 'LimitError', kind: 'output' });
});

test('modules that are programs read what the host gives, and pause for it', async () => {
    const program = (name, ...words) => `import runpy, sys\nsys.argv = ["x", ${words.map((word) => JSON.stringify(word)).join(', ')}]\nrunpy.run_module("${name}", run_name="__main__")`;
    const given = (...lines) => hognose.sandbox({ functions: { input: async () => lines.shift() ?? null } });
    assert.equal((await given('[1,', '"é"]').run(program('json.tool', '--no-indent', '--no-ensure-ascii'))).stdout, '[1, "é"]\n');
    assert.equal((await given('é', 'x').run(program('base64', '-e'))).stdout, `${Buffer.from('é\nx\n').toString('base64')}\n`);
    assert.equal((await given('w6k=').run(program('base64', '-d', '-'))).stdout, 'é');
});
