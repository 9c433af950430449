// Writes an answer into a case's lines as expectations: behind the printing line where that reads well, else below.

const MAX_WIDTH = 110;

const comment = (mark, text) => (text === "" ? mark : `${mark} ${text}`);

// Output lines can stand inline when each begins on a later source line than the one before, and fits there.
// `above` is how many lines of a prelude stand in front of the code.
function inlinePlaces(codeLines, above, output, answer) {
    const ends = new Set(answer.ends.map((line) => line - above));
    const starts = answer.starts.map((line) => line - above);
    let last = 0;
    for (const [i, line] of starts.entries()) {
        const fits = codeLines[line - 1]?.length + output[i].length + 5 <= MAX_WIDTH;
        if (line <= last || !ends.has(line) || !fits) return null;
        last = line;
    }
    return starts;
}

const toLines = (text) => (text === "" ? [] : text.replace(/\n$/, "").split("\n"));

/** The block's lines with the answer's stdout and error as expectations. */
export function fillBlock(block, testCase, answer) {
    const options = block.lines.filter((line) => line.startsWith("#: "));
    const code = testCase.code.slice(testCase.prelude.length).trimEnd().split("\n");
    if (options.length) code.splice(0, options.length, ...options); // options stand first: blank in the code
    const output = toLines(answer.stdout);
    if (/[\r\x00-\x08\x0b-\x1f\x7f\u2028\u2029]/.test(answer.stdout)) throw new Error(`${testCase.id}: control characters`);
    const tail = [];
    const places = inlinePlaces(code, testCase.prelude.split("\n").length - 1, output, answer);
    if (places) places.forEach((line, i) => { code[line - 1] += "  " + comment("#>", output[i]); });
    else tail.push(...output.map((line) => comment("#>", line)));
    const report = toLines(answer.stderr);
    const wantsTrace = testCase.trace !== null || /^ *\+--/.test(report.at(-1) ?? "");
    if (wantsTrace) tail.push(...report.map((line) => comment("#|", line)));
    else if (report.length) tail.push(`#! ${report.at(-1)}`);
    return [...code, ...tail];
}
