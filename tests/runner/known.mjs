// Lists of failures that are known, with their reasons: a line "## REASON", then a line for each that fails by it.
import { readFileSync } from "node:fs";

/** A list's file: { reasons, version }; the reason by what fails, and what follows "# Python ". */
export function readKnown(path) {
    const reasons = new Map();
    let reason = "", version = "";
    for (const line of readFileSync(path, "utf8").split("\n")) {
        if (line.startsWith("# Python ")) version = line.slice(9);
        else if (line.startsWith("## ")) reason = line.slice(3);
        else if (line && line[0] !== "#") reasons.set(line, reason);
    }
    return { reasons, version };
}

/** Tells what failed without a reason, and which reasons have no failure among what `ran`; whether there is either. */
export function tellNews(reasons, failed, ran = () => true) {
    const news = [...failed].filter((id) => !reasons.has(id));
    const mended = [...reasons.keys()].filter((id) => ran(id) && !failed.includes(id));
    if (news.length) console.log(`not in failures.txt:\n    ${news.join("\n    ")}`);
    if (mended.length) console.log(`in failures.txt, but these pass:\n    ${mended.join("\n    ")}`);
    return news.length + mended.length > 0;
}
