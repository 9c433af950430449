// Each module that programs ask for has a case that works without end and one that asks for more memory than there is; both end at their limit.
// What goes through data in the others, tests/work/work.mjs has a recipe for.
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const MODULES = `annotationlib argparse array ast asyncio atexit base64 bisect bz2 calendar cmath codecs colorsys concurrent.futures configparser
    contextlib contextvars copyreg csv dataclasses datetime difflib dis doctest email encodings.idna encodings.punycode enum filecmp fileinput fnmatch
    fractions functools getopt gettext glob graphlib gzip hashlib heapq hmac html.parser http.cookies importlib inspect io ipaddress linecache logging
    lzma marshal math mimetypes operator optparse os pathlib pickle pkgutil platform plistlib pprint queue quopri random re._parser runpy sched
    secrets shelve shlex shutil statistics string.templatelib stringprep struct sysconfig tarfile tempfile textwrap threading timeit tokenize tomllib
    traceback types typing unicodedata unittest urllib.parse urllib.request warnings xml.dom.minidom xml.etree.ElementTree xml.sax xml.sax.saxutils
    zipfile zlib zoneinfo`.split(/\s+/);
const ENDS = { work: /^#! .*hognose: (steps|time) limit reached/m, memory: /^#! .*hognose: (memory|output) limit reached/m };

/** The cases in front of which, or in whose title, a module is named: its title begins with it, or the program imports it. */
function casesOf(module, cases) {
    const word = module.replaceAll(".", "\\.");
    const [parent, last] = [word.replace(/\\\.[^.]*$/, ""), word.split("\\.").at(-1)];
    const imported = new RegExp(`^\\s*(import ${word}\\b|from ${word}(\\.\\w+)* import|from ${parent} import .*\\b${last}\\b)`, "m");
    return cases.filter((text) => text.startsWith(`${module}:`) || text.startsWith(`${parent}:`) || imported.test(text));
}

test("each module has work without end, and more than there is room for", () => {
    const files = readdirSync(here).filter((file) => file.endsWith(".py"));
    const cases = files.flatMap((file) => readFileSync(join(here, file), "utf8").split(/^### /m).slice(1));
    assert.ok(cases.length > 100, `${cases.length} cases`);
    const missing = MODULES.flatMap((module) => {
        const own = casesOf(module, cases);
        return Object.entries(ENDS).filter(([, end]) => !own.some((text) => end.test(text))).map(([kind]) => `${module}: ${kind}`);
    });
    assert.deepEqual(missing, []);
});
