// Compares random programs with CPython 3.14: node tests/fuzz/random_programs.mjs [--seed N] [--start N] [--count N]
//   --kinds A,B     only programs of these kinds (tests/fuzz/random/programs.mjs)
//   --print         prints the programs and runs nothing
//   --all           shows each difference, not one of each sort
//   --show N        shows N sorts of differences at most (20)
//   --fresh         asks CPython about every program, and keeps no answers (tests/oracle/answers.mjs)
//   --build A,B     the builds to compare with CPython (native)
import { parseArgs } from "node:util";
import { generate, PRELUDE } from "./random/programs.mjs";
import { difference, startCPython, startHognose } from "./random/hosts.mjs";
import { explanation } from "./random/explained.mjs";
import { keeping } from "../oracle/answers.mjs";
import { BUILDS } from "../runner/hosts.mjs";

const { values } = parseArgs({
    options: {
        seed: { type: "string", default: "1" },
        start: { type: "string", default: "0" },
        count: { type: "string", default: "2000" },
        kinds: { type: "string", default: "" },
        print: { type: "boolean", default: false },
        all: { type: "boolean", default: false },
        show: { type: "string", default: "20" },
        fresh: { type: "boolean", default: false },
        build: { type: "string", default: "native" },
    },
});
const BATCH = 250;

// What a difference is about, without what varies from one program to the next.
const sortOf = (d) => `${d.kind} ${d.expected} / ${d.got}`.replace(/'[^']*'|"[^"]*"/g, "'..'").replace(/\d+/g, "0").slice(0, d.kind === "stdout" ? 60 : 200);

// What differs and has no explanation, for each program; and how often each explanation was given.
async function compare(programs, hosts, explained = new Map()) {
    const [hognose, cpython] = await Promise.all([hosts.hognose(programs), hosts.cpython.run(programs)]);
    const explain = (why) => (explained.set(why, (explained.get(why) ?? 0) + 1), null);
    const dead = cpython.filter(({ died }) => died);
    if (dead.length > 5 && dead.length > programs.length / 10) throw new Error(`CPython died of ${dead.length} of ${programs.length} programs: ${dead[0].died}`);
    const found = programs.map((code, i) => {
        const d = difference(cpython[i], hognose[i]);
        const why = cpython[i].died && !d ? "CPython died or took too long" : d && explanation(Object.assign(d, { code }));
        return why ? explain(why) : d;
    });
    const odd = programs.filter((_, i) => found[i]);
    const others = new Map((odd.length ? await hosts.other.run(odd) : []).map((answer, i) => [odd[i], answer]));
    return found.map((d, i) => (d && difference(cpython[i], others.get(programs[i])) ? explain("CPython answers this way or that") : d));
}

// Leaves out lines, longest runs first, as long as the same difference stays.
async function minimise(found, hosts) {
    const head = found.code.startsWith(PRELUDE) ? PRELUDE : "";
    let best = found, lines = found.code.slice(head.length).trimEnd().split("\n");
    for (let size = Math.ceil(lines.length / 2); size >= 1; size = size > 1 ? Math.floor(size / 2) : 0) {
        for (let at = 0; at < lines.length; ) {
            const fewer = lines.toSpliced(at, size);
            const [next] = await compare([`${head}${fewer.join("\n")}\n`], hosts);
            if (next && next.kind === best.kind && (best.kind === "traceback" || (next.expected === best.expected && next.got === best.got))) [best, lines] = [next, fewer];
            else at += size;
        }
    }
    return best;
}

function report(found, index, kind, sames) {
    console.log(`\n--- program ${index} (${kind}): ${found.kind}\n${found.code.replace(PRELUDE, "# show, t\n").trimEnd()}`);
    console.log(`  cpython: ${found.expected}\n  hognose: ${found.got}`);
    if (sames) console.log(`  (and ${sames} more of this sort)`);
}

// The programs on one build: how many differ.
async function run(programs, hosts, start) {
    const sorts = new Map(), explained = new Map();
    for (let at = 0; at < programs.length; at += BATCH) {
        const some = programs.slice(at, at + BATCH);
        (await compare(some.map(({ code }) => code), hosts, explained)).forEach((found, i) => {
            if (!found) return;
            const sort = values.all ? String(at + i) : sortOf(found);
            const known = sorts.get(sort);
            if (known) known.sames++;
            else sorts.set(sort, { found, index: start + at + i, kind: some[i].kind, sames: 0 });
        });
    }
    for (const { found, index, kind, sames } of [...sorts.values()].slice(0, Number(values.show))) report(await minimise(found, hosts), index, kind, sames);
    for (const [why, times] of explained) console.log(`explained ${times}: ${why}`);
    return { differing: [...sorts.values()].reduce((sum, { sames }) => sum + 1 + sames, 0), sorts: sorts.size };
}

async function main() {
    const [seed, start, count] = [values.seed, values.start, values.count].map(Number);
    const programs = Array.from({ length: count }, (_, i) => generate(seed, start + i, values.kinds));
    if (values.print) return programs.forEach(({ kind, code }, i) => console.log(`##### ${start + i} ${kind}\n${code}`));
    const ask = (name, other) => keeping(name, () => startCPython(other), values.fresh);
    const cpython = ask(`seed-${seed}`, false), other = ask(`seed-${seed}-other`, true);
    for (const build of values.build.split(",")) {
        const { differing, sorts } = await run(programs, { hognose: startHognose(BUILDS[build].command), cpython, other }, start);
        console.log(`${count - differing} of ${count} random programs of seed ${seed} agree with CPython on ${build}; ${sorts} sorts of differences`);
        if (differing) process.exitCode = 1;
    }
    await Promise.all([cpython.stop(), other.stop()]);
}

await main();
