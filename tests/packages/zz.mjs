import { fetch, readList, withNeeds } from "./list.mjs"; import { inHognose, inCPython } from "./hosts.mjs"; import { gather } from "./sources.mjs";
import { readFileSync } from "node:fs";
const list = readList(), one = list.find((p) => p.name === process.argv[2]);
const dirs = [...withNeeds(list, one)].filter(p=>p.name!=="tzdata").map(fetch);
const code = readFileSync(process.argv[3], "utf8");
const { sources } = gather(dirs, new Set(JSON.parse(readFileSync("/tmp/pk/ships.json"))), code);
const a = await inHognose("native", code, sources), b = await inCPython(code, dirs);
console.log("OURS", a.stdout, a.stderr.slice(-1500)); console.log("THEIRS", b.stdout, b.stderr, b.died);
