// Issue 14, "End to end and safety": each boundary of each tool that runs programs, with the exact error and a positive control beside it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rotation } from '../runner/selection.mjs';
import {
    AgentExecutor, MemoryWorkspace, Notebooks, createBoundary, createCodeMode, createExecPythonTool, createInterpreter, createRunPython, createSessions, hognose,
} from './agent.mjs';

import { readOptions } from '../../bindings/js/dist/agent/mcp_options.js';
import { serve } from '../../bindings/js/dist/agent/mcp_server.js';

const LIMITS = { time: 1000, memory: 12 * 2 ** 20, output: 65_536 };
const LONG = 4; // seconds, where there are 64 MiB
const errorOf = ({ error }) => (error === null || error === undefined ? '' : (error.traceback ?? error.message ?? error));

/** A tool of the MCP server, as its clients call it. */
async function mcp(name, more) {
    const { tools } = await serve(readOptions(['--max-time', `${LIMITS.time}ms`, '--max-memory', String(LIMITS.memory)]), hognose);
    return async (code) => (await tools.get(name).call({ code, ...more }, { signal: new AbortController().signal, print() {} })).content[0].text;
}

/** Of each tool: a function that runs a program, and gives what it said, with its error. `bare`: programs import and open nothing. */
const TOOLS = {
    '000 exec_python': async () => {
        const tool = createExecPythonTool({ hognose });
        return async (code) => {
            const result = await tool.execute({ code, timeout_ms: LONG * 1000 });
            return result.stdout + errorOf(result);
        };
    },
    '001 Interpreter': async () => {
        const interp = createInterpreter({ hognose, timeout: LIMITS.time / 1000, maxMemory: LIMITS.memory });
        return async (code) => {
            const result = await interp.execute(code);
            return result.output + errorOf(result);
        };
    },
    '002 AgentExecutor': async () => {
        const executor = new AgentExecutor({ hognose, maxExecutionTime: LIMITS.time / 1000, maxMemoryBytes: LIMITS.memory });
        return Object.assign(async (code) => {
            const result = await executor.execute(code, {}, 'agent');
            return result.stdout + errorOf(result);
        }, { bare: true });
    },
    '003 run_python': async () => {
        const tool = createRunPython({ hognose, timeout: LIMITS.time / 1000, limits: { memory: LIMITS.memory } });
        return (code) => tool.execute({ code });
    },
    '003 notebooks': async () => {
        const books = new Notebooks({ hognose, timeout: LIMITS.time / 1000, limits: { memory: LIMITS.memory } });
        return async (code) => {
            const result = await books.execute('a', code);
            return result.text + errorOf(result);
        };
    },
    '004 run_python': async () => {
        const box = createBoundary({ hognose, workspace: new MemoryWorkspace(), programTimeout: LONG });
        return Object.assign(async (code) => {
            const answer = await box.call({ name: 'run_python', arguments: { code } });
            return answer.ok ? answer.result : answer.error.message;
        }, { bare: true });
    },
    'code mode': async () => {
        const mode = await createCodeMode({ hognose, tools: [], limits: LIMITS });
        return async (code) => {
            const result = await mode.run(code);
            return result.stdout + errorOf(result);
        };
    },
    'the MCP server\'s run_python': () => mcp('run_python', {}),
    'the MCP server\'s session_run': () => mcp('session_run', { session: 'a' }),
    sessions: async () => {
        const sessions = createSessions({ hognose, sandbox: { limits: LIMITS } });
        return async (code) => {
            const result = await sessions.run('a', code);
            return result.stdout + errorOf(result);
        };
    },
};

// Each ends by a limit, whatever the program tries to catch; a recursion is an exception of the program's.
const TIME = /time limit reached|^\[Timeout\] Script exceeded \d s|timeout: |Timeout: /;
const MEMORY = /memory limit reached/;

const BOMBS = {
    'an endless loop': ['while True:\n    try:\n        while True: pass\n    except BaseException: pass\n    finally: x = 1', TIME],
    'a list without end': ['def fill():\n    x = []\n    while True:\n        try: x.append([0] * 2_000_000)\n        except BaseException: pass\nfill()', MEMORY],
    'one great text': ['x = "x" * 10**10', MEMORY],
    'a power': ['x = 7 ** (10 ** 9)', /(memory|time) limit reached|\[Timeout\]|imeout: /],
    'a recursion': ['def f(): return f()\nf()', /RecursionError: maximum recursion depth exceeded/],
    'a deep expression': [`x = ${'('.repeat(300)}1${')'.repeat(300)}`, /SyntaxError: too many nested parentheses|[Ss]yntax ?[Ee]rror: too many nested parentheses/],
    'a sort with a key that never ends': ['def k(v):\n    while True: pass\nsorted([2, 1], key=k)', TIME],
};

const isTurn = rotation(import.meta.url, new URL('../../bindings/js/src/agent/', import.meta.url));

for (const [tool, make] of Object.entries(TOOLS)) {
    for (const [bomb, [code, wanted]] of Object.entries(BOMBS).filter(([bomb]) => isTurn(`${tool}: ${bomb}`))) {
        test(`Security: ${tool}: ${bomb} ends by its limit, and the next program runs`, async () => {
            const run = await make();
            assert.match(await run(code), wanted);
            assert.match(await run('print(6 * 7)'), /^42\n/);
        });
    }

    test(`Security: ${tool}: file system, network, imports, introspection`, async () => {
        const run = await make();
        for (const path of ['/etc/passwd', '../../etc/passwd', '/proc/self/environ']) {
            assert.match(await run(`print(open(${JSON.stringify(path)}).read())`), run.bare ? /NameError: name 'open' is not defined/ : /FileNotFoundError: \[Errno 2\] No such file or directory: '/, path);
        }
        for (const name of ['socket', 'subprocess', 'ctypes', 'multiprocessing']) {
            assert.match(await run(`import ${name}`), new RegExp(`(ImportError|ModuleNotFoundError|PermissionError): .*'?${name}'?`), name);
        }
        assert.match(await run('import json\nprint(json.dumps([1]))'), run.bare ? /(ImportError|PermissionError): .*json/ : /^\[1\]\n/);
        assert.match(await run('print([c.__name__ for c in ().__class__.__base__.__subclasses__()])'), /^\[\]\n/);
        assert.match(await run('class A: pass\nclass B(A): pass\nprint([c.__name__ for c in A.__subclasses__()])'), /^\['B'\]\n/);
        assert.match(await run('def f(): pass\nprint(f.__globals__["os"])'), /KeyError: 'os'/);
        assert.match(await run('def f(): pass\nprint(f.__globals__["f"] is f)'), /^True\n/);
        assert.match(await run('print("{0.__globals__[os]}".format(lambda: 1))'), /KeyError: 'os'/);
        assert.match(await run('print("{0.real}".format(3))'), /^3\n/);
        assert.match(await run('(lambda: 0).__code__.replace(co_code=b"\\x00" * 100)()'), /ValueError: replace\(\) cannot change co_code: code does what its source says/);
        assert.match(await run('print((lambda: 5).__code__.co_argcount)'), /^0\n/);
    });
}
