// Texts of the cases, of what tests/errors/syntax_cases.json has and of a few lines with every form of the grammar, a few tokens
// changed: what compile() says of them. No program is run.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findFiles, ROOT } from "../../runner/cases.mjs";
import { mutated } from "./mutated.mjs";

const FORMS = [
    "def f(a, b: int, /, c=1, *args: *Ts, d, e: str = 2, **kw) -> int: pass", "def f(a=1, /, b=2, *, c, d=3, **k): return 1",
    "lambda a, /, b=1, *c, d, e=2, **f: a", "x = lambda *, a=1, b: (yield)",
    "with (open(a) as f, open(b) as (g, h),): pass", "with a as b.c, d as e[0]: pass", "async with (a as b), c: pass",
    "try:\n    pass\nexcept (A, B) as e:\n    pass\nexcept C: pass\nelse:\n    pass\nfinally:\n    pass",
    "try: x\nexcept* A as e: pass\nexcept* (B, C): pass\nelse: y",
    "match x, *y:\n    case [1, -2.5, 3+4j, 'a' 'b', None, True]: pass\n    case {'a': 1, b.c: [*_], **rest} | C(1, x, y=2) as z if z: pass",
    "match x:\n    case (1 as a), *c: pass\n    case C(a=1, b=2,): pass\n    case _: pass",
    "if a:\n    b\nelif c:\n    d\nelif e: f\nelse:\n    g", "for a, *b in c, d:\n    break\nelse:\n    continue", "while (x := f(y)) > 1: x -= 1\nelse: pass",
    "class A[T: int, *Ts = *tuple[int], **P = [int]](B, metaclass=C, *d, **e):\n    x: int = 3\n    @dec(1).b\n    def f[T](self): pass",
    "@a\n@b\nasync def g(): await x", "type A[T] = int | str", "from ...a.b import (c as d, e,)\nfrom . import *\nimport a.b.c as d, e",
    "f(a, *b, c=1, *d, **e, g=2)\nf(x for x in y if z)\nf(a, (x for x in y), b=[i async for i in j])",
    "[x for x, in y for (a, b) in c if d]\n{a: b for a, b in c}\n{*a, b}\n{**a, 'b': c}\n{a for a in b}",
    "a = b, *c = d = yield e\na.b[1:2, ::3, *x] += 4\n(a): int = 1\ndel a, (b, [c]), d.e, f[0]",
    "print(f\"{a!r:>{b}} {c=} {{x}}\", t'{x}', rf'\\d{1}')\nx = 'a' 'b' f'{c}' b'd'",
    "x = a if b else c if d else lambda: e\nx = not a in b and c is not d or e < f == g\nx = a | b ^ c & d << e + f * -g ** ~h @ i // j % k",
    "global a, b\nassert a, b\nraise A from b\nreturn a, *b\nyield from x",
];

// A case file's text without expectations and options.
const bare = (path) => readFileSync(path, "utf8").replace(/[ \t]*#[>!|:#].*$/gm, "");

let texts;
function load() {
    const known = JSON.parse(readFileSync(join(ROOT, "tests/errors/syntax_cases.json"), "utf8")).map(({ source }) => source);
    return { known, cases: findFiles(join(ROOT, "tests")).map(bare) };
}

const PROGRAM = `try: compile(text, 'text', 'exec')
except SyntaxError as e: print(type(e).__name__, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
except ValueError as e: print(e)
else: print('none')
`;

/** A program that prints the error of a text. */
export function edited(source) {
    texts ??= load();
    const text = mutated(source, source.pick(source.pick([FORMS, texts.known, texts.cases])));
    return `text = ${JSON.stringify(text)}\n${PROGRAM}`;
}
