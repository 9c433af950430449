// Monty's language cases: each file is a program; directives at its head and its foot say what it needs, and how it ends.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fetch } from "../packages/list.mjs";

const SDIST = { name: "pydantic-monty-client", version: "1.4.0", sdist: true, root: "crates/monty/test_cases" };

/** The block of TOML that may begin a file: Map of key to text. */
function readHead(code) {
    const block = /^# \/\/\/ monty\n((?:#.*\n)*?)# \/\/\/$/m.exec(code)?.[1] ?? "";
    return new Map([...block.matchAll(/^# ([\w-]+) = (.*?)\s*$/gm)].map(([, key, text]) => [key, text]));
}

/** How a program ends by its own word: the last line of stderr, "" for no error; null where it does not tell. */
function readFoot(code) {
    const trace = /^TRACEBACK:\n([^]*?)\n"""\s*$/m.exec(code);
    if (trace) return trace[1].trimEnd().split("\n").at(-1);
    const raised = /^# Raise=(\w+)\((.*)\)\s*$/m.exec(code);
    if (!raised) return "";
    const [, type, message] = raised;
    if (!message) return type;
    return /^(['"])[^\\]*\1$/.test(message) ? `${type}: ${message.slice(1, -1)}` : null;
}

// A module that awaits, as the body of a coroutine, which is run.
function wrap(code) {
    const body = code.replace(/^(?=.)/gm, "    ");
    const start = /^import asyncio$/m.test(code) ? "import asyncio\nasyncio.run(program())" : "try:\n    program().send(None)\nexcept StopIteration:\n    pass";
    return `async def program():\n${body}\n${start}\n`;
}

// Programs that await in the module without a word about it in their heads.
const AWAITING = /^refcount__gather_/;

/** { name, code, ending } for each program that needs nothing of a host. `ending` is null where CPython ends in another way. */
export function readMonty() {
    const directory = fetch(SDIST);
    return readdirSync(directory).filter((name) => name.endsWith(".py")).sort().flatMap((name) => {
        const code = readFileSync(join(directory, name), "utf8");
        const head = readHead(code);
        if (head.has("call-external") || head.has("mount-fs")) return [];
        const ending = head.get("xfail")?.includes("cpython") ? null : readFoot(code);
        const awaits = head.get("run-async") === "true" || AWAITING.test(name);
        return [{ name: name.slice(0, -3), code: awaits ? wrap(code) : code, ending }];
    });
}
