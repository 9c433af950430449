// The parts of others inside Hognose's binaries and its library, each with the place of its licence. `inside` matches what a part comes as:
// an object that the linker took (a line of its map), or a file that tools/freeze.py packs. The first row that matches counts.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { between, debian, head, stated, whole } from './texts.mjs';

/** The repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const DOC = '/usr/share/doc';
const NODE = [join(dirname(process.execPath), '../LICENSE'), `${DOC}/nodejs/LICENSE`, `${DOC}/nodejs/copyright`];

/** Where Emscripten is installed, by an object of its libraries. */
const emscripten = (object) => object.replace(/\/cache\/.*/, '');

/** Hognose's own objects and sources. */
export const OWN = /^(?:build\/obj\/\w+\/(?:core|wasi|gen)\/[\w./]+\.o|core\/lib\/py\/[\w./]+\.py)$/;

/**
 * `name`; `licence`, by its name at spdx.org; `what` it is; `inside`; `texts(object)`: the sources of the licence's text, the first that is there
 * counts; `more`: licences that the text refers to, of `COMMON`.
 */
export const PARTS = [
    {
        name: 'Unicode', licence: 'Unicode-3.0', what: 'tables made from the Unicode Character Database and the mappings of encodings',
        inside: /^build\/obj\/\w+\/core\/(?:base\/unicode\w*|lib\/types\/str_charmap\w*)\.o$|^core\/base\/unicode_names\.txt$|^core\/lib\/py\/_ucd_tables\.py$|^build\/gen\/_multibyte_\w+\.py$/,
        texts: () => NODE.map((file) => between(file, /^\s*UNICODE LICENSE V3$/, /^\s*-{20,}$/)),
    },
    {
        name: 'tzdata', licence: 'Apache-2.0', what: 'the time zones, from the Python package tzdata; the data is in the public domain', more: ['Apache-2.0'],
        inside: /^build\/gen\/_zones\.py$/, texts: () => [whole(`${ROOT}/build/tzdata/LICENSE`)],
    },
    { name: 'cJSON', licence: 'MIT', what: 'the JSON of the command line', inside: /^build\/obj\/\w+\/cjson\/\w+\.o$/, texts: () => [head(`${ROOT}/build/cjson/cJSON.c`)] },
    {
        name: 'dlmalloc', licence: 'CC0-1.0', what: 'the allocator of both C libraries', inside: /\/lib(?:dlmalloc|c)[\w-]*\.a\(dlmalloc\.o\)$/,
        texts: () => [stated('dlmalloc is by Doug Lea, who released it to the public domain, as explained at\nhttps://creativecommons.org/publicdomain/zero/1.0/')],
    },
    {
        name: 'wasi-libc', licence: 'MIT AND CC0-1.0 AND BSD-2-Clause', what: "WASI's C library, which contains parts of musl and cloudlibc", more: ['CC0-1.0', 'Apache-2.0'],
        inside: /\/wasm32-wasi\w*\/(?:libc\.a\([\w-]+\.o\)|crt1[\w-]*\.o)$/, texts: () => [whole(`${DOC}/wasi-libc/copyright`)],
    },
    {
        name: 'compiler-rt', licence: 'Apache-2.0 WITH LLVM-exception', what: 'arithmetic on large integers that WebAssembly lacks', more: ['Apache-2.0'],
        inside: /\/libclang_rt\.builtins[\w-]*\.a\([\w.]+\)$/, texts: () => [debian(`${DOC}/libclang-rt-22-dev-wasm32/copyright`, '*')],
    },
    {
        name: 'compiler-rt', licence: 'Apache-2.0 WITH LLVM-exception', what: 'arithmetic on large integers that WebAssembly lacks', more: ['Apache-2.0'],
        inside: /\/wasm32-emscripten\/(?:lto\/)?libcompiler_rt[\w-]*\.a\([\w.]+\)$/,
        texts: (object) => [whole(`${emscripten(object)}/system/lib/compiler-rt/LICENSE.TXT`), debian(`${DOC}/emscripten/copyright`, 'system/lib/compiler-rt/*')],
    },
    {
        name: 'Emscripten', licence: 'MIT', what: "the ES module's growth of memory",
        inside: /\/wasm32-emscripten\/(?:lto\/)?(?:libc[\w-]*\.a\((?:sbrk|emscripten_[\w-]+)\.o\)|lib(?!c[-.]|compiler_rt)[\w-]+\.a\([\w.-]+\))$/,
        texts: (object) => [whole(`${emscripten(object)}/LICENSE`), debian(`${DOC}/emscripten/copyright`, '*', 'Expat')],
    },
    {
        name: 'musl', licence: 'MIT', what: "the ES module's C library", inside: /\/wasm32-emscripten\/(?:lto\/)?libc[\w-]*\.a\([\w-]+\.o\)$/,
        texts: (object) => [whole(`${emscripten(object)}/system/lib/libc/musl/COPYRIGHT`)],
    },
];

/** Licences that others refer to, each printed once. */
export const COMMON = {
    'Apache-2.0': [whole('/usr/share/common-licenses/Apache-2.0'), whole(`${ROOT}/build/tzdata/LICENSE_APACHE`)],
    'CC0-1.0': [whole('/usr/share/common-licenses/CC0-1.0')],
};

/** What each generator of a table in the repository reads: the name of a part, or false for facts and figures that it computes. */
export const GENERATORS = {
    gen_abi: false, gen_charmaps: 'Unicode', gen_differences: false, gen_entities: false /* names that the HTML standard lists */, gen_grammar: false,
    gen_mathfn: false, gen_multibyte: 'Unicode', gen_opcodes_doc: false, gen_pieces: false, gen_pow10: false, gen_reference: false,
    gen_ucd: 'Unicode', gen_unicode: 'Unicode', gen_unicode_data: 'Unicode', gen_zones: 'tzdata',
};
