// Writes what the fuzzing of a target begins with besides its corpus, made of the tests: node tests/fuzz/seeds.mjs TARGET FOLDER
//   parse      the program of every case, behind the two bytes that choose the mode and the allocation that fails
//   snapshot   sessions at their pauses, and forged ones, which take half a minute of the processor; by two of the unit tests
//   shapes     48 inputs, each the hash of its number: programs that end in every way
// The others have none.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { collect, ROOT } from "../runner/cases.mjs";

const MOST = 2000; // bytes; longer programs say nothing new and take long

const MAKERS = {
    parse(folder) {
        const programs = [...new Set(collect([join(ROOT, "tests")]).map((testCase) => testCase.code))];
        programs.forEach((code, i) => {
            if (code.length <= MOST) writeFileSync(join(folder, String(i)), "\0\0" + code);
        });
    },
    snapshot(folder, quick) {
        for (const test of quick ? ["snapshot"] : ["snapshot", "forged"]) execFileSync(join(ROOT, "build/unit", test), ["--save", folder], { stdio: ["ignore", "ignore", "inherit"] });
    },
    shapes(folder) {
        for (let i = 0; i < 48; i++) writeFileSync(join(folder, String(i)), createHash("sha256").update(`shape ${i}`).digest());
    },
};

/** The folder has the seeds of the target afterwards, and nothing else; quick: without those that take long to make. */
export function writeSeeds(target, folder, quick = false) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    MAKERS[target]?.(folder, quick);
}

if (process.argv[1] === import.meta.filename) writeSeeds(process.argv[2], process.argv[3]);
