// Runs one test file in the Python whose files they are, which has threads, the same way: echo "[DONE, ...]" | node in_threads.mjs NAME
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { python, SESSION, sourcesFor, testDirectory } from "./sources.mjs";

const name = process.argv[2];
const done = JSON.parse(readFileSync(0, "utf8"));
const given = { sources: sourcesFor(testDirectory(), name), session: SESSION, name: `test.test_${name}`, done };
const script = join(dirname(fileURLToPath(import.meta.url)), "in_threads.py");
const { status } = spawnSync(python, [script], { input: JSON.stringify(given), stdio: ["pipe", "inherit", "inherit"] });
process.exitCode = status ?? 1;
