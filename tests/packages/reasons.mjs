// failures.txt: what is known to fail, why, and the words by which a failure shows that it is of that kind.
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** Every line of a list: { reason, shows, id }. "## REASON" begins a reason, "~ PATTERN" says what the words of each of its failures match. */
export function readReasons(path) {
    const found = [];
    let reason = "", shows;
    for (const line of readFileSync(path, "utf8").split("\n")) {
        if (line.startsWith("## ")) [reason, shows] = [line.slice(3), undefined];
        else if (line.startsWith("~ ")) shows = new RegExp(line.slice(2), "s");
        else if (line && line[0] !== "#") {
            if (!shows) throw new Error(`${basename(path)}: ${reason}: no line "~ PATTERN" in front of ${line}`);
            found.push({ reason, shows, id: line });
        }
    }
    return found;
}

const stands = (entry, id) => (entry.id.endsWith("*") ? id.startsWith(entry.id.slice(0, -1)) : id === entry.id);

/** The line that a failure { id, why } is of, or undefined. */
export const lineOf = (known, { id, why }) => known.find((entry) => stands(entry, id) && entry.shows.test(why));

/** Tells what failed without a reason or otherwise than its reason says, and which lines have no failure; `ran` says of a line whether it was tried. */
export function tellNews(known, failed, ran) {
    const used = new Set(failed.map((failure) => lineOf(known, failure)));
    const news = failed.filter((failure) => !lineOf(known, failure));
    const mended = known.filter((entry) => !used.has(entry) && ran(entry.id));
    if (news.length) console.log(`not in failures.txt, or not for its reason:\n${news.map(({ id, why }) => `    ${id}: ${why.split("\n").at(-1)}`).join("\n")}`);
    if (mended.length) console.log(`in failures.txt, but no such failure:\n${mended.map(({ id, reason }) => `    ${id} (${reason})`).join("\n")}`);
    return news.length + mended.length > 0;
}
