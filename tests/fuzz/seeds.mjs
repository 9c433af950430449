// Writes what the parser's fuzzing begins with: the program of every case, behind the two bytes that choose the mode and the
// allocation that fails. node seeds.mjs FOLDER
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { collect, ROOT } from "../runner/cases.mjs";

const MOST = 2000; // bytes; longer programs say nothing new and take long
const folder = process.argv[2];
mkdirSync(folder, { recursive: true });
const programs = [...new Set(collect([join(ROOT, "tests")]).map((testCase) => testCase.code))];
programs.forEach((code, i) => {
    if (code.length <= MOST) writeFileSync(join(folder, String(i)), "\0\0" + code);
});
