### a small language: tokens by regular expressions, a Pratt parser, an evaluator with match, an error report
import enum
import math
import operator
import re
from dataclasses import dataclass
from typing import Iterator, Union


class Kind(enum.Enum):
    NUM = r"\d+(?:\.\d+)?(?:[eE][+-]?\d+)?"
    STR = r'"(?:[^"\\]|\\.)*"'
    NAME = r"[A-Za-z_]\w*"
    OP = r"\*\*|<=|>=|==|!=|&&|\|\||[-+*/%^<>=!(),?:\[\]]"
    WS = r"\s+"
    END = r"\Z"


MASTER = re.compile("|".join(f"(?P<{k.name}>{k.value})" for k in Kind), re.VERBOSE if False else 0)


class LangError(Exception):
    def __init__(self, message, position):
        super().__init__(message)
        self.position = position

    def show(self, source):
        line = source.count("\n", 0, self.position) + 1
        column = self.position - (source.rfind("\n", 0, self.position) + 1)
        return f"{line}:{column + 1}: {self}\n  {source.splitlines()[line - 1]}\n  {' ' * column}^"


@dataclass(frozen=True)
class Token:
    kind: Kind
    text: str
    at: int


@dataclass(frozen=True)
class Num:
    value: float


@dataclass(frozen=True)
class Name:
    id: str
    at: int


@dataclass(frozen=True)
class Unary:
    op: str
    operand: "Node"


@dataclass(frozen=True)
class Binary:
    op: str
    left: "Node"
    right: "Node"
    at: int


@dataclass(frozen=True)
class Call:
    func: str
    args: tuple
    at: int


@dataclass(frozen=True)
class If:
    test: "Node"
    then: "Node"
    other: "Node"


Node = Union[Num, Name, Unary, Binary, Call, If]
POWER = {"?": 5, "||": 10, "&&": 20, "==": 30, "!=": 30, "<": 40, "<=": 40, ">": 40, ">=": 40, "+": 50, "-": 50, "*": 60,
         "/": 60, "%": 60, "**": 80}
OPS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "%": operator.mod, "**": operator.pow,
       "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}


def tokenize(source: str) -> Iterator[Token]:
    at = 0
    while at < len(source):
        found = MASTER.match(source, at)
        if not found or found.end() == at:
            raise LangError(f"unexpected {source[at]!r}", at)
        if (kind := Kind[found.lastgroup]) is not Kind.WS:
            yield Token(kind, found.group(), at)
        at = found.end()
    yield Token(Kind.END, "", at)


class Parser:
    def __init__(self, source):
        self.tokens = list(tokenize(source))
        self.i = 0

    @property
    def now(self):
        return self.tokens[self.i]

    def take(self, text=None):
        token = self.now
        if text is not None and token.text != text:
            raise LangError(f"expected {text!r}, got {token.text or 'the end'!r}", token.at)
        self.i += 1
        return token

    def parse(self):
        node = self.expression()
        if self.now.kind is not Kind.END:
            raise LangError(f"trailing {self.now.text!r}", self.now.at)
        return node

    def expression(self, least=0):
        left = self.prefix()
        while (power := POWER.get(self.now.text, -1)) > least:
            op = self.take()
            if op.text == "?":
                then = self.expression()
                self.take(":")
                left = If(left, then, self.expression(least))
            else:
                left = Binary(op.text, left, self.expression(power - (op.text == "**")), op.at)
        return left

    def prefix(self):
        token = self.take()
        match token:
            case Token(Kind.NUM, text):
                return Num(float(text) if set(text) & set(".eE") else int(text))
            case Token(Kind.NAME, text, at) if self.now.text == "(":
                self.take()
                args = []
                while self.now.text != ")":
                    args.append(self.expression())
                    if self.now.text != ")":
                        self.take(",")
                self.take(")")
                return Call(text, tuple(args), at)
            case Token(Kind.NAME, text, at):
                return Name(text, at)
            case Token(Kind.OP, "-" | "!" as op):
                return Unary(op, self.expression(70))
            case Token(Kind.OP, "("):
                inner = self.expression()
                self.take(")")
                return inner
        raise LangError(f"unexpected {token.text or 'end'!r}", token.at)


FUNCTIONS = {"sqrt": math.sqrt, "max": max, "min": min, "hypot": math.hypot, "round": round, "fact": math.factorial}


def evaluate(node, env):
    match node:
        case Num(value):
            return value
        case Name(name, at):
            try:
                return env[name]
            except KeyError:
                raise LangError(f"unknown name {name!r}", at) from None
        case Unary("-", operand):
            return -evaluate(operand, env)
        case Unary("!", operand):
            return not evaluate(operand, env)
        case Binary("&&", left, right):
            return evaluate(left, env) and evaluate(right, env)
        case Binary("||", left, right):
            return evaluate(left, env) or evaluate(right, env)
        case Binary(op, left, right, at):
            try:
                return OPS[op](evaluate(left, env), evaluate(right, env))
            except ArithmeticError as e:
                raise LangError(f"{type(e).__name__}: {e}", at) from e
        case If(test, then, other):
            return evaluate(then if evaluate(test, env) else other, env)
        case Call(func, args, at) if func in FUNCTIONS:
            return FUNCTIONS[func](*(evaluate(a, env) for a in args))
        case Call(func=func, at=at):
            raise LangError(f"no function {func}()", at)


env = {"x": 3, "y": 4.5, "pi": math.pi}
for source in ("1 + 2 * 3", "2 ** 3 ** 2", "-x ** 2", "(x + y) * 2 % 7", "hypot(x, 4) == 5 && !(x > 3)", "x > 3 ? 1 : x == 3 ? 2 : 3",
               "max(1, fact(5), x)", "1 / (x - 3)", "z + 1", "1 +", "(1 + 2", "3 $ 4", "foo(1,\n  2)", "1e3 - .5", "10 10", "1 - 2 - 3"):
    try:
        tree = Parser(source).parse()
        print(f"{source!r:<40} = {evaluate(tree, env)}")
    except LangError as e:
        print(e.show(source))
print(Parser("a ? -b : c(1)").parse())
#> '1 + 2 * 3'                              = 7
#> '2 ** 3 ** 2'                            = 512
#> '-x ** 2'                                = -9
#> '(x + y) * 2 % 7'                        = 1.0
#> 'hypot(x, 4) == 5 && !(x > 3)'           = True
#> 'x > 3 ? 1 : x == 3 ? 2 : 3'             = 2
#> 'max(1, fact(5), x)'                     = 120
#> 1:3: ZeroDivisionError: division by zero
#>   1 / (x - 3)
#>     ^
#> 1:1: unknown name 'z'
#>   z + 1
#>   ^
#> 1:4: unexpected 'end'
#>   1 +
#>      ^
#> 1:7: expected ')', got 'the end'
#>   (1 + 2
#>         ^
#> 1:3: unexpected '$'
#>   3 $ 4
#>     ^
#> 1:1: no function foo()
#>   foo(1,
#>   ^
#> 1:7: unexpected '.'
#>   1e3 - .5
#>         ^
#> 1:4: trailing '10'
#>   10 10
#>      ^
#> '1 - 2 - 3'                              = -4
#> If(test=Name(id='a', at=0), then=Unary(op='-', operand=Name(id='b', at=5)), other=Call(func='c', args=(Num(value=1),), at=9))
