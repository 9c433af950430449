### a tokenizer and an interpreter for a small Lisp
import math, operator as op, re, sys
from collections import ChainMap
from contextlib import redirect_stdout, ExitStack
from dataclasses import dataclass
from functools import reduce, partial
from io import StringIO
from typing import Any, Iterator, TypeAlias, Callable

class Symbol(str):
    _table: dict[str, "Symbol"] = {}
    def __new__(cls, name):
        return cls._table.setdefault(name, super().__new__(cls, name))
    def __repr__(self): return str(self)
Atom: TypeAlias = int | float | str | Symbol
class LispError(Exception):
    def __init__(self, message, /, **where):
        super().__init__(message)
        for k, v in where.items(): self.add_note(f"{k}: {v}")
class Incomplete(LispError): ...

TOKEN = re.compile(r"""\s*(?:;[^\n]*\n\s*)*(?:(['`,()])|("(?:\\.|[^"\\])*"?)|([^\s'"`,;()]+)|$)""")
def scan(text: str) -> Iterator[tuple[int, str]]:
    line, at = 1, 0
    while at < len(text) and (m := TOKEN.match(text, at)):
        line += m[0].count("\n")
        at = m.end()
        if m.lastindex: yield line, m[m.lastindex]

def parse(text) -> list:
    stack: list[list] = [[]]
    opened, quoted = [], []
    for line, tok in scan(text):
        if tok == "(":
            stack.append([]); opened.append(line)
            continue
        if tok == "'":
            quoted.append(len(stack))
            continue
        if tok == ")":
            if not opened: raise LispError("unexpected )", line=line)
            opened.pop()
            value = stack.pop()
        elif tok[0] == '"':
            if len(tok) < 2 or tok[-1] != '"': raise Incomplete("string never ends", line=line, text=tok)
            value = tok[1:-1].encode().decode("unicode_escape")
        else:
            for kind in (int, float, Symbol):
                try: value = kind(tok); break
                except ValueError: continue
        while quoted and quoted[-1] == len(stack):
            quoted.pop()
            value = [Symbol("quote"), value]
        stack[-1].append(value)
    if opened: raise Incomplete(f"{len(opened)} ( never closed", lines=opened)
    return stack[0]

def show(x) -> str:
    match x:
        case True | False: return "#t" if x else "#f"
        case Symbol(): return str(x)
        case str(): return '"' + x.replace('"', r'\"') + '"'
        case [Symbol("quote"), y]: return "'" + show(y)
        case [*items]: return f"({' '.join(map(show, items))})"
        case None: return "nil"
        case _ if callable(x): return f"<{getattr(x, '__name__', type(x).__name__)}>"
        case float(): return f"{x:g}"
    return str(x)

@dataclass(eq=False)
class Procedure:
    params: list
    body: list
    env: ChainMap
    name: str = "lambda"
    def bind(self, args):
        match self.params:
            case [*fixed, Symbol("."), rest]:
                return self.env.new_child(dict(zip(fixed, args)) | {rest: list(args[len(fixed):])})
            case params if len(params) != len(args): raise LispError(f"{self.name} wants {len(params)} arguments, got {len(args)}")
        return self.env.new_child(dict(zip(self.params, args)))
    def __call__(self, *args): return [evaluate(b, e) for e in [self.bind(args)] for b in self.body][-1]
    @property
    def __name__(self): return self.name

def evaluate(x, env):
    while True:
        match x:
            case Symbol():
                try: return env[x]
                except KeyError: raise LispError(f"unbound {x}") from None
            case [] | int() | float() | str(): return x
            case [Symbol("quote"), value]: return value
            case [Symbol("if"), test, yes, *no]: x = yes if evaluate(test, env) is not False else no[0] if no else None
            case [Symbol("define"), [Symbol() as name, *params], *body]: env[name] = Procedure(params, body, env, name); return name
            case [Symbol("define"), Symbol() as name, value]: env[name] = evaluate(value, env); return name
            case [Symbol("set!"), Symbol() as name, value]:
                scope = next((m for m in env.maps if name in m), None)
                if scope is None: raise LispError(f"cannot set {name}")
                scope[name] = evaluate(value, env)
                return None
            case [Symbol("lambda"), [*params], *body]: return Procedure(params, body, env)
            case [Symbol("let"), [*pairs], *body]: x = [[Symbol("lambda"), [p[0] for p in pairs], *body], *(p[1] for p in pairs)]
            case [Symbol("begin"), *rest, last]:
                for r in rest: evaluate(r, env)
                x = last
            case [Symbol("and"), *terms]: return all(evaluate(t, env) is not False for t in terms)
            case [head, *rest]:
                f, *args = (evaluate(e, env) for e in (head, *rest))
                if isinstance(f, Procedure):
                    env = f.bind(args)
                    for b in f.body[:-1]: evaluate(b, env)
                    x = f.body[-1]
                elif callable(f): return f(*args)
                else: raise LispError(f"not a procedure: {show(f)}", call=show(x))
            case None: return None

def standard():
    env = {k: v for k, v in vars(math).items() if not k.startswith("_")}
    env |= {"+": lambda *a: sum(a), "*": lambda *a: reduce(op.mul, a, 1), "-": lambda a, *b: a - sum(b) if b else -a, "/": op.truediv, "<": op.lt, ">": op.gt, "=": op.eq,
            "list": lambda *a: list(a), "car": op.itemgetter(0), "cdr": lambda l: l[1:], "cons": lambda a, l: [a, *l], "null?": lambda l: l == [], "map": lambda f, *l: [*map(f, *l)],
            "apply": lambda f, a: f(*a), "display": lambda *a: print(*(v if isinstance(v, str) else show(v) for v in a)), "mod": op.mod, "abs": abs, "#t": True, "#f": False, "filter": lambda f, l: [v for v in l if f(v) is not False]}
    return ChainMap({}, env)

env = standard()
for source in ["(+ 1 2 (* 3 4))", "(define (fact n) (if (< n 2) 1 (* n (fact (- n 1)))))", "(fact 25)", "(map (lambda (x) (* x x)) '(1 2 3.5))", "; nothing\n", "(define (loop n acc) (if (= n 0) acc (loop (- n 1) (+ acc n))))",
               "(loop 2000 0)", "(define (all . xs) xs) (all 1 \"two\" 'three ''four)", "(let ((a 1) (b 2)) (display a b \"\\u00e9\\n!\") (+ a b))", "(define (counter) (let ((n 0)) (lambda () (set! n (+ n 1)) n)))\n(define c (counter)) (c) (c) (c)",
               "(and (< 1 2) (> 1 2))", "(sqrt 2) pi", "(list car fact (lambda (x) x) '())", "(nope 1)", "(1 2)", "(fact 1 2)", "(car '())", "(+ 1 (* 2\n", "(display \"abc", "a)\n", "(/ 1 0)", "(set! zz 1)", "(filter (lambda (n) (= 0 (mod n 3))) '(1 2 3 4 5 6))", "(sqrt -1)", "(+ 1 \"x\")"]:
    with ExitStack() as stack:
        out = stack.enter_context(redirect_stdout(StringIO()))
        stack.callback(lambda: None)
        try: result = "; ".join(show(evaluate(e, env)) for e in parse(source))
        except LispError as e: result = f"{type(e).__name__}: {e} {getattr(e, '__notes__', '')}"
        except (ArithmeticError, LookupError, TypeError, ValueError) as e: result = f"python {e!r}"
    print(f"{source.strip()[:44]!r:<50}{result}" + (f"   [{out.getvalue()!r}]" if out.getvalue() else ""))
print(list(scan("(a ; c\n 'b \"x y\")")), Symbol("a") is Symbol("a"), sorted(env.maps[0]), len(env.new_child()) == len(env))
#> '(+ 1 2 (* 3 4))'                                 15
#> '(define (fact n) (if (< n 2) 1 (* n (fact (-'    fact
#> '(fact 25)'                                       15511210043330985984000000
#> "(map (lambda (x) (* x x)) '(1 2 3.5))"           (1 4 12.25)
#> '; nothing'                                       
#> '(define (loop n acc) (if (= n 0) acc (loop ('    loop
#> '(loop 2000 0)'                                   2001000
#> '(define (all . xs) xs) (all 1 "two" \'three \''  all; (1 "two" three 'four)
#> '(let ((a 1) (b 2)) (display a b "\\u00e9\\n!")'  3   ['1 2 é\n!\n']
#> '(define (counter) (let ((n 0)) (lambda () (s'    counter; c; 1; 2; 3
#> '(and (< 1 2) (> 1 2))'                           #f
#> '(sqrt 2) pi'                                     1.41421; 3.14159
#> "(list car fact (lambda (x) x) '())"              (<itemgetter> <fact> <lambda> ())
#> '(nope 1)'                                        LispError: unbound nope 
#> '(1 2)'                                           LispError: not a procedure: 1 ['call: (1 2)']
#> '(fact 1 2)'                                      LispError: fact wants 1 arguments, got 2 
#> "(car '())"                                       python IndexError('list index out of range')
#> '(+ 1 (* 2'                                       Incomplete: 2 ( never closed ['lines: [1, 1]']
#> '(display "abc'                                   Incomplete: string never ends ['line: 1', 'text: "abc']
#> 'a)'                                              LispError: unexpected ) ['line: 1']
#> '(/ 1 0)'                                         python ZeroDivisionError('division by zero')
#> '(set! zz 1)'                                     LispError: cannot set zz 
#> "(filter (lambda (n) (= 0 (mod n 3))) '(1 2 3"    (3 6)
#> '(sqrt -1)'                                       python ValueError('expected a nonnegative input, got -1.0')
#> '(+ 1 "x")'                                       python TypeError("unsupported operand type(s) for +: 'int' and 'str'")
#> [(1, '('), (1, 'a'), (2, "'"), (2, 'b'), (2, '"x y"'), (2, ')')] True [all, c, counter, fact, loop] True
