### a calculator: tokenizer, precedence climbing, tree, simplifier
import re, math, operator
from dataclasses import dataclass
from enum import Enum, auto
from functools import singledispatch, reduce
from typing import NamedTuple, Iterator, Union

class Kind(Enum):
    NUMBER = auto()
    NAME = auto()
    OP = auto()
    LPAREN = "("
    RPAREN = ")"
    COMMA = ","
    END = None

class Token(NamedTuple):
    kind: Kind
    text: str
    pos: int = -1
    def __str__(self): return f"{self.kind.name}({self.text!r})@{self.pos}"

class CalcError(Exception):
    def __init__(self, message, pos, source=""):
        super().__init__(message)
        self.pos, self.source = pos, source
    def show(self): return f"{self.source}\n{' ' * self.pos}^ {self}"

SCANNER = re.compile(r"""
    (?P<NUMBER> \d+(?:\.\d*)?(?:[eE][+-]?\d+)? | \.\d+ )   # 1, 1., 1.5e3, .5
  | (?P<NAME>   [^\W\d]\w* )
  | (?P<OP>     \*\*|//|<=|>=|==|[-+*/%^!<>=] )
  | (?P<PUNCT>  [(),] )
  | (?P<SPACE>  \s+ )
  | (?P<BAD>    . )
""", re.VERBOSE)

def tokens(source: str) -> Iterator[Token]:
    for m in SCANNER.finditer(source):
        match m.lastgroup:
            case "SPACE": continue
            case "BAD": raise CalcError(f"unexpected {m[0]!r}", m.start(), source)
            case "PUNCT": yield Token(Kind(m.group()), m[0], m.start())
            case kind: yield Token(Kind[kind], m[0], m.start())
    yield Token(Kind.END, "", len(source))

@dataclass(frozen=True)
class Num:
    value: float
@dataclass(frozen=True)
class Var:
    name: str
@dataclass(frozen=True)
class Bin:
    op: str
    left: "Node"
    right: "Node"
@dataclass(frozen=True)
class Call:
    name: str
    args: tuple
Node = Union[Num, Var, Bin, Call]
OPS = {"+": (10, "L", operator.add), "-": (10, "L", operator.sub), "*": (20, "L", operator.mul), "/": (20, "L", operator.truediv),
       "//": (20, "L", operator.floordiv), "%": (20, "L", operator.mod), "**": (40, "R", operator.pow), "^": (40, "R", operator.pow),
       "<": (5, "L", operator.lt), "==": (5, "L", operator.eq), "=": (1, "R", None)}
FUNCS = {"sqrt": math.sqrt, "max": max, "min": min, "fact": math.factorial, "hyp": math.hypot, "gcd": math.gcd, "neg": operator.neg, "log": math.log}

class Parser:
    def __init__(self, source):
        self.source, self.stream = source, tokens(source)
        self.tok = next(self.stream)
    def take(self, kind=None):
        if kind and self.tok.kind is not kind:
            raise CalcError(f"expected {kind.name}, got {self.tok}", self.tok.pos, self.source)
        tok, self.tok = self.tok, next(self.stream, self.tok)
        return tok
    def expr(self, floor=0):
        left = self.unary()
        while self.tok.kind is Kind.OP and self.tok.text in OPS and (prec := OPS[self.tok.text][0]) >= floor:
            op = self.take().text
            left = Bin(op, left, self.expr(prec + (OPS[op][1] == "L")))
        return left
    def unary(self):
        if self.tok.kind is Kind.OP and self.tok.text in "+-":
            return Call("neg", (self.expr(30),)) if self.take().text == "-" else self.expr(30)
        node = self.atom()
        while self.tok[:2] == (Kind.OP, "!"):
            self.take()
            node = Call("fact", (node,))
        return node
    def atom(self):
        match self.take():
            case Token(kind=Kind.NUMBER, text=t): return Num(float(t) if set(t) & set(".eE") else int(t))
            case Token(Kind.NAME, name) if self.tok.kind is Kind.LPAREN:
                self.take()
                args = []
                while self.tok.kind is not Kind.RPAREN:
                    args.append(self.expr())
                    if self.tok.kind is not Kind.RPAREN: self.take(Kind.COMMA)
                self.take(Kind.RPAREN)
                return Call(name, tuple(args))
            case Token(Kind.NAME, name): return Var(name)
            case Token(Kind.LPAREN):
                node = self.expr()
                self.take(Kind.RPAREN)
                return node
            case Token() as other: raise CalcError(f"unexpected {other.kind}", other.pos, self.source)

@singledispatch
def show(node): raise NotImplementedError(type(node).__name__)
@show.register
def _(node: Num): return f"{node.value}"
@show.register
def _(node: Var): return node.name
@show.register
def _(node: Bin): return f"({show(node.left)} {node.op} {show(node.right)})"
@show.register(Call)
def _(node): return f"{node.name}({', '.join(map(show, node.args))})"

def evaluate(node, env):
    match node:
        case Num(value): return value
        case Var(name=n):
            try: return env[n]
            except KeyError: raise NameError(f"unknown variable {n!r}") from None
        case Bin("=", Var(n), value): return env.setdefault(n, 0) and 0 or env.update({n: evaluate(value, env)}) or env[n]
        case Bin("=", _, _): raise SyntaxError("cannot assign")
        case Bin(op, a, b): return OPS[op][2](evaluate(a, env), evaluate(b, env))
        case Call(name, args) if name in FUNCS: return FUNCS[name](*(evaluate(a, env) for a in args))
        case Call(name): raise NameError(f"unknown function {name}()")

def simplify(n):
    match n:
        case Bin("+", x, Num(0)) | Bin("+", Num(0), x) | Bin("*", x, Num(1)) | Bin("*", Num(1), x): return simplify(x)
        case Bin("*", _, Num(0)) | Bin("*", Num(0), _): return Num(0)
        case Bin(op, a, b):
            new = Bin(op, simplify(a), simplify(b))
            return new if new == n else simplify(new)
        case Call(f, args): return Call(f, tuple(map(simplify, args)))
    return n

env = {"pi": math.pi, "tau": math.tau}
for line in ["1 + 2 * 3", "(1 + 2) * 3", "2 ** 3 ** 2", "-2 ^ 2", "10 - 4 - 3", "7 // 2 + 7 % 3", "x = y = 5!", "x / 7", "sqrt(x + 24) + max(1, 2, .5)", "1e3 * 2.",
             "0 * z + 1 * (x + 0)", "3 $ 4", "(1 + 2", "1 +", "2 * nope", "f(1)", "1 / 0", "sqrt(0 - 1)", "gcd(12.5, 3)", "fact(-1)", "3 = 4", "hyp(3, 4) < 6", "2^200", "max()", "2 3", "log(0)"]:
    try:
        p = Parser(line)
        tree = p.expr()
        p.take(Kind.END)
        value = evaluate(tree, env)
    except CalcError as e: print(e.show())
    except (ArithmeticError, ValueError, NameError, TypeError, SyntaxError) as e: print(f"{line:<30} !! {type(e).__name__}: {e}")
    else: print(f"{line:<30} = {value!s:<12} {show(tree)}" + (f"  ~ {show(s)}" if (s := simplify(tree)) != tree else ""))
print([str(t) for t in tokens("a+(1)")], *Kind, sep="\n")
print(Parser("f(a, -1)").expr(), env)
#> 1 + 2 * 3                      = 7            (1 + (2 * 3))
#> (1 + 2) * 3                    = 9            ((1 + 2) * 3)
#> 2 ** 3 ** 2                    = 512          (2 ** (3 ** 2))
#> -2 ^ 2                         = -4           neg((2 ^ 2))
#> 10 - 4 - 3                     = 3            ((10 - 4) - 3)
#> 7 // 2 + 7 % 3                 = 4            ((7 // 2) + (7 % 3))
#> x = y = 5!                     = 120          (x = (y = fact(5)))
#> x / 7                          = 17.142857142857142 (x / 7)
#> sqrt(x + 24) + max(1, 2, .5)   = 14.0         (sqrt((x + 24)) + max(1, 2, 0.5))
#> 1e3 * 2.                       = 2000.0       (1000.0 * 2.0)
#> 0 * z + 1 * (x + 0)            !! NameError: unknown variable 'z'
#> 3 $ 4
#>   ^ unexpected '$'
#> (1 + 2
#>       ^ expected RPAREN, got END('')@6
#> 1 +
#>    ^ unexpected Kind.END
#> 2 * nope                       !! NameError: unknown variable 'nope'
#> f(1)                           !! NameError: unknown function f()
#> 1 / 0                          !! ZeroDivisionError: division by zero
#> sqrt(0 - 1)                    !! ValueError: expected a nonnegative input, got -1.0
#> gcd(12.5, 3)                   !! TypeError: 'float' object cannot be interpreted as an integer
#> fact(-1)                       !! ValueError: factorial() not defined for negative values
#> 3 = 4                          !! SyntaxError: cannot assign
#> hyp(3, 4) < 6                  = True         (hyp(3, 4) < 6)
#> 2^200                          = 1606938044258990275541962092341162602522202993782792835301376 (2 ^ 200)
#> max()                          !! TypeError: max expected at least 1 argument, got 0
#> 2 3
#>   ^ expected END, got NUMBER('3')@2
#> log(0)                         !! ValueError: expected a positive input
#> ["NAME('a')@0", "OP('+')@1", "LPAREN('(')@2", "NUMBER('1')@3", "RPAREN(')')@4", "END('')@5"]
#> Kind.NUMBER
#> Kind.NAME
#> Kind.OP
#> Kind.LPAREN
#> Kind.RPAREN
#> Kind.COMMA
#> Kind.END
#> Call(name='f', args=(Var(name='a'), Call(name='neg', args=(Num(value=1),)))) {'pi': 3.141592653589793, 'tau': 6.283185307179586, 'x': 120, 'y': 120}
