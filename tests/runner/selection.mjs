// Chooses cases for the builds on which a case is expensive: a share of all by a hash of case and commit, all of changed files, and all whose files
// have names like those of changed sources. Share, commit and base say exactly which; tests/README.md says after how many runs a build has seen all.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./cases.mjs";

// A session's commits lie within this of its last one.
const SESSION_HOURS = 4;

const git = (...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** The commit that is tested, and the newest one before the session's: { commit, base }, where base is "" if there is none. */
export function ends(commit = git("rev-parse", "HEAD")) {
    const last = Number(git("log", "-1", "--format=%ct", commit));
    return { commit, base: git("rev-list", "-1", `--before=${last - SESSION_HOURS * 3600}`, commit) };
}

/** The files that differ from a commit, untracked ones included. */
export function changedSince(base) {
    const changed = base ? git("diff", "--name-only", "--no-renames", base) : "";
    return `${changed}\n${git("ls-files", "--others", "--exclude-standard")}`.split("\n").filter(Boolean);
}

// The part of `parts` in which a hash of case and commit puts the case.
const partOf = (id, commit, parts) => createHash("sha256").update(`${commit} ${id}`).digest().readUInt32BE(0) % parts;

/** Whether a hash of case and commit puts the case into one of `share` parts. */
export const isChosen = (id, commit, share) => partOf(id, commit, share) === 0;

const words = (path) => path.toLowerCase().split(/[^a-z0-9]+/).filter((word) => word.length > 1);

// What a source is about: of core/lib/mod/json_read.c json, of core/lib/py/xml/sax.py xml and sax.
function subjects(file) {
    const frozen = /^core\/lib\/py\/(?:_hn\/)?(.*)\.py$/.exec(file);
    if (frozen) return words(frozen[1]).filter((word) => word !== "init");
    const native = /^core\/.*?([^/]+)\.(?:c|h|def|inc)$/.exec(file);
    return native ? words(native[1]).slice(0, 1) : [];
}

// `list` is the subject of lists.py, too, but `re` is not that of repr.py.
const isAbout = (word, subject) => word === subject || (subject.length > 2 && word.startsWith(subject));

/**
 * The cases that a run takes, and why: { cases, said }. `changed` are the changed files; `said` has how many were taken for which
 * reason.
 */
export function select(cases, { commit, share, changed }) {
    const files = new Set(changed), topics = new Set(changed.flatMap(subjects));
    const named = new Map();
    const isNamed = (file) => {
        if (!named.has(file)) named.set(file, words(file.replace(/^tests\//, "")).some((word) => [...topics].some((topic) => isAbout(word, topic))));
        return named.get(file);
    };
    const counts = { hash: 0, file: 0, name: 0 };
    const chosen = cases.filter(({ id, file }) => {
        const why = isChosen(id, commit, share) ? "hash" : files.has(file) ? "file" : isNamed(file) ? "name" : undefined;
        if (why) counts[why]++;
        return why;
    });
    const said = `${chosen.length} of ${cases.length} cases: ${counts.hash} by the hash, ${counts.file} more of changed files, ${counts.name} more for changed sources`;
    return { cases: chosen, said };
}

/** What share of a long test in Node a run sees: 1, or less with --share. */
export const PART = 1 / Number(process.env.HOGNOSE_SHARE ?? 1);

// The share and the commit by which a run in Node selects, or nothing where it runs all: without --share, and where a file has changed that is one of
// `places` or below one.
function selectionIn(places) {
    const { HOGNOSE_SHARE: share = "1", HOGNOSE_COMMIT: commit, HOGNOSE_SINCE: since } = process.env;
    const isOfThese = (file) => places.some((place) => file === place || file.startsWith(`${place}/`));
    if (share === "1" || changedSince(since).some(isOfThese)) return undefined;
    return { share: Number(share), commit: commit ?? ends().commit };
}

const placesOf = (urls) => urls.map((url) => relative(ROOT, fileURLToPath(url)));

/**
 * Whether it is the turn of a part of a long test in Node, by its name: all parts have theirs, except in a run with --share, which sees one of N.
 * `urls` are of the test and of the files and folders with its parts: if one has changed, all parts run.
 */
export function rotation(...urls) {
    const places = placesOf(urls), selection = selectionIn(places);
    return (name) => !selection || isChosen(`${places[0]}: ${name}`, selection.commit, selection.share);
}

/**
 * Whether a test that can run in several ways runs in this one, by its name: in all of them, except in a run with --share, which sees each test in one.
 * `urls` are of files and folders: if one has changed, each test runs in all ways.
 */
export function rotationOfWays(ways, ...urls) {
    const places = placesOf(urls), selection = selectionIn(places);
    return (name, way) => !selection || ways[partOf(`${places[0]}: ${name}`, selection.commit, ways.length)] === way;
}

// The unit tests that a change makes run whole: those of its name, all for a header of theirs, and those of snapshots for a source of core/snap, though
// not with sanitizers, where they take minutes.
const SNAPSHOT_UNITS = ["every_step", "forged", "snapshot"];
function wholeUnits(changed, sanitized) {
    const own = changed.map((file) => /^tests\/unit\/(\w+)\.(c|h)$/.exec(file)).filter(Boolean);
    if (own.some(([, , kind]) => kind === "h")) return ["*"];
    const snapshots = !sanitized && changed.some((file) => file.startsWith("core/snap/"));
    return [...new Set([...own.map(([, name]) => name), ...(snapshots ? SNAPSHOT_UNITS : [])])].sort();
}

/**
 * The part that a run takes of the long unit tests, for HN_TURN, and the names of those that it takes whole, or "*": { turn, whole }. With two parts, the
 * sanitized build takes the one that the other build does not.
 */
export function turnOfUnits({ commit, share, changed, sanitized }) {
    return { turn: `${(parseInt(commit.slice(0, 8), 16) + (sanitized ? 1 : 0)) % share}/${share}`, whole: wholeUnits(changed, sanitized) };
}
