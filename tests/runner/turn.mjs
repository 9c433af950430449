// Says which part of the long unit tests is to run, and the names of those that are to run whole: node tests/runner/turn.mjs --share N [--commit C] [--since C] [--build asan]
import { parseArgs } from "node:util";
import { changedSince, ends, turnOfUnits } from "./selection.mjs";

const options = Object.fromEntries(["share", "commit", "since", "build"].map((name) => [name, { type: "string" }]));
const { share, build, ...given } = parseArgs({ options }).values;
const { commit, base } = ends(given.commit);
const { turn, whole } = turnOfUnits({ commit, share: Number(share), changed: changedSince(given.since ?? base), sanitized: build === "asan" });
console.log([turn, ...whole].join(" "));
