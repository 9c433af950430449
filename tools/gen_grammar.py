"""Makes grammar_table.c from core/front/grammar.peg: gen_grammar.py SOURCE TARGET.

core/front/grammar.peg says what stands in it, core/front/grammar.h how the table is laid out.
"""
import re
import sys

TOKEN = re.compile(r"""\s*("(?:\\.|[^"\\])*"|'[^']*'|[ab]=|[A-Za-z_]\w*|>>|[][()|&!~.?*+{}<>,])""")
HEAD = re.compile(r"^(\w+)(?:<([\w, ]+)>)?((?: \w+)*):(.*(?:\n[ ].*)*)", re.M)
ROW = re.compile(r"^= (\w+) (\w+) (prefix )?(.*?)(?: : (.*))?$", re.M)
MODES = {"": 0, "?": 1, "&": 2, "!": 3, "~": 4}
FLAGS = {"memo": 1, "chain": 2, "within": 4, "quiet": 8, "mistake": 16, "loop": 32, "some": 64, "list": 128}
SOFT = {"match": "MATCH", "case": "CASE", "type": "TYPE", "_": "WILDCARD"}
KINDS = {"FSTRING": "HNGRAMMAR_FSTRING", "TSTRING": "HNGRAMMAR_TSTRING", "SOFT": "HNGRAMMAR_SOFT"}
CHECKS = {"STRING", "NUMBER", "STRINGS", "FSTRING_END", "SPEC", "CONVERSION", "REAL", "IMAGINARY"}
LAST, FIRST = ("last", ""), ("first", "")
KNOWN = ["Module", "Interactive", "Expression", "stmt", "suite"]  # as in grammar.h


def split(text):
    at, found = 0, []
    while text[at:].strip():
        match = TOKEN.match(text, at)
        if not match:
            raise SystemExit(f"not understood: {text[at:at + 40]!r}")
        found.append(match.group(1))
        at = match.end()
    return found


def rows_as_rules(text):
    """The table of operators as rules: what the operators of a row join is the next row, or the rule behind the table."""
    rows = list(ROW.finditer(text))
    following = HEAD.search(text, rows[-1].end()).group(1)
    names = [row.group(1) for row in rows[1:]] + [following]

    def rule(row):
        name, kind, prefix, operators, mistakes = row.groups()
        operand = names[[r.start() for r in rows].index(row.start())]
        if prefix:
            return f"{name} memo: ({operators}) {name} {{{kind}}} | {operand}"
        return f"{name} memo: {f'{mistakes} | ' if mistakes else ''}{operand} >> b=({operators}) {operand} {{{kind}}}"

    return ROW.sub(rule, text)


class Grammar:
    def __init__(self, text, operators):
        self.operators = operators
        self.heads = {head[1]: head for head in HEAD.finditer(rows_as_rules(re.sub(r"(?m)^#.*\n", "", text)))}
        self.names = [name for name, head in self.heads.items() if not head[2]]
        self.rules = [None] * len(self.names)  # (flags, alternatives)
        self.known, self.instances, self.errors = {}, {}, []
        self.tokens, self.at = [], 0
        for i, name in enumerate(self.names):
            self.rules[i] = self.rule(name, {})

    def rule(self, name, arguments):
        """(flags, alternatives) of a rule with tokens for its parameters."""
        saved = self.tokens, self.at
        _, _, words, body = self.heads[name].groups()
        self.tokens, self.at = [t for token in split(body) for t in arguments.get(token, [token])], 0
        flags = sum(FLAGS[word] for word in words.split())
        alternatives = self.alternatives()
        if self.peek() == ">>":
            self.take()
            flags |= FLAGS["chain"]
            alternatives = [(LAST, [(0, 0, self.one(alternatives))]), *self.alternatives()]
        if self.at != len(self.tokens):
            raise SystemExit(f"{name}: too much")
        self.tokens, self.at = saved
        return flags, alternatives

    def instance(self, name):
        """The number of a rule with parameters; its arguments come next."""
        parameters, arguments, depth = re.findall(r"\w+", self.heads[name][2]), [[]], 0
        self.take("<")
        while depth or self.peek() != ">":
            token = self.take()
            depth += (token in "([<") - (token in ")]>")
            if token == "," and not depth:
                arguments.append([])
            else:
                arguments[-1].append(token)
        self.take(">")
        if len(arguments) != len(parameters):
            raise SystemExit(f"{name}: {len(parameters)} arguments expected, not {arguments}")
        key = (name, repr(arguments))
        if key not in self.instances:
            self.instances[key] = len(self.rules)
            self.rules.append(None)
            self.rules[self.instances[key]] = self.rule(name, dict(zip(parameters, arguments)))
        return self.instances[key]

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, what=None):
        token = self.peek()
        if what and token != what:
            raise SystemExit(f"{what} expected, not {token}")
        self.at += 1
        return token

    def anonymous(self, flags, alternatives):
        flags |= FLAGS["within"]
        if all(self.is_mistake(a) for a in alternatives):
            flags |= FLAGS["mistake"]
        key = (flags, repr(alternatives))
        if key not in self.known:
            self.known[key] = len(self.rules)
            self.rules.append((flags, alternatives))
        return ("rule", self.known[key])

    def flags_of(self, rule):
        if self.rules[rule]:
            return self.rules[rule][0]
        return FLAGS["mistake"] if rule < len(self.names) and " mistake" in self.heads[self.names[rule]][3] else 0

    def is_mistake(self, alternative):
        (kind, value), items = alternative
        if kind == "error" and value[0] not in CHECKS and not value[0].endswith("!"):
            return True
        return any(atom and mode == 0 and atom[0] == "rule" and self.flags_of(atom[1]) & FLAGS["mistake"] for mode, _, atom in items)

    def alternatives(self):
        """Alternatives; mistakes that stand side by side are one, unless there are only mistakes."""
        found = [self.alternative()]
        while self.peek() == "|":
            self.take()
            found.append(self.alternative())
        if all(self.is_mistake(a) for a in found):
            return found
        merged, run = [], []
        for alternative in [*found, None]:
            if alternative and self.is_mistake(alternative):
                run.append(alternative)
                continue
            if run:
                merged.append((LAST, [(0, 0, self.anonymous(0, run))]))
            merged += [alternative] if alternative else []
            run = []
        return merged

    def action(self):
        self.take("{")
        word, text = self.take(), ""
        if self.peek() == "!":
            word += self.take()
        while self.peek().startswith('"'):
            text += self.take()[1:-1]
        checks = word in CHECKS
        self.take("}")
        return ("error", (word, text)) if text or checks else ("kind", word)

    def alternative(self):
        items = []
        while self.peek() not in ("", "|", ")", "]", "{", ">>"):
            items.append(self.item())
        action = self.action() if self.peek() == "{" else FIRST if any(slot == 1 for _, slot, _ in items) else LAST
        if action == LAST and len(items) == 1 and items[0][0] == 0:
            action, items = FIRST, [(0, 1, items[0][2])]
        return action, items

    def item(self):
        slot, mode = 0, ""
        if re.fullmatch("[ab]=", self.peek()):
            slot = "ab".index(self.take()[0]) + 1
        if self.peek() in ("&", "!"):
            mode = self.take()
        if self.peek() == "~":
            self.take()
            return (MODES["~"], 0, None)
        optional = self.peek() == "["
        atom = self.atom()
        if self.peek() == ".":
            self.take()
            separator, element = self.one(atom), self.one(self.atom())
            self.take("+")
            atom = self.anonymous(FLAGS["chain"] | FLAGS["list"], [(FIRST, [(0, 1, element)]), (FIRST, [(0, 0, separator), (0, 1, element)])])
        elif self.peek() in ("+", "*"):
            flags = FLAGS["list"] | FLAGS["loop"] | (FLAGS["some"] if self.take() == "+" else 0)
            atom = self.anonymous(flags, atom if isinstance(atom, list) else [(FIRST, [(0, 1, atom)])])
        if self.peek() == "?":
            mode = self.take()
        return (MODES["?" if optional else mode], slot, self.one(atom))

    def one(self, atom):
        if not isinstance(atom, list):
            return atom
        (action, items), *more = atom
        plain = not more and action == FIRST and len(items) == 1 and items[0][0] == 0
        return items[0][2] if plain else self.anonymous(0, atom)

    def atom(self):
        """What an item is about: a token, a rule, or the alternatives of a group."""
        token = self.take()
        if token in "([":
            alternatives = self.alternatives()
            self.take(")" if token == "(" else "]")
            return alternatives
        if token[0] == "'":
            return ("token", self.operators[token[1:-1]])
        if token[0] == '"':
            return ("token", "HNGRAMMAR_" + SOFT[token[1:-1]])
        if token in self.heads:
            return ("rule", self.instance(token) if self.heads[token][2] else self.names.index(token))
        return ("token", KINDS.get(token, "HN_TOK_" + token))

    def atom_bytes(self, atom):
        if atom is None:
            return []
        kind, value = atom
        return [str(value)] if kind == "token" else [str(128 | value >> 8), str(value & 255)]

    def action_byte(self, action):
        kind, value = action
        if kind != "error":
            return {"last": "0", "first": "HNGRAMMAR_FIRST"}.get(kind) or ("HNGRAMMAR_" if value == "Seq" else "HN_AST_") + value
        value = value[0].rstrip("!"), value[1]
        if value not in self.errors:
            self.errors.append(value)
        return str(128 + self.errors.index(value))

    def encode(self):
        code, offsets = [], []
        for flags, alternatives in self.rules:
            offsets.append(len(code))
            code.append(str(flags))
            for i, (action, items) in enumerate(alternatives):
                code.append(self.action_byte(action))
                for mode, slot, atom in items:
                    code.append(str(mode * 4 + slot))
                    code += self.atom_bytes(atom)
                code.append("255" if i < len(alternatives) - 1 else "254")
        return code, offsets


def wrap(values):
    lines, line = [], ""
    for value in values:
        if len(line) + len(value) + 2 > 105:
            lines.append(line)
            line = ""
        line += (" " if line else "") + value + ","
    return "    " + "\n    ".join([*lines, line])


def main(source, target):
    with open("core/front/tokens.def", encoding="utf-8") as f:
        operators = {text: "HN_TOK_" + name for name, text in re.findall(r'^(?:OPERATOR|KEYWORD)\((\w+), "(.*)"\)', f.read(), re.M)}
    with open(source, encoding="utf-8") as f:
        grammar = Grammar(f.read(), operators)
    code, offsets = grammar.encode()
    out = [
        "/* Made by tools/gen_grammar.py from core/front/grammar.peg; do not edit. */",
        '#include "front/grammar.h"',
        "",
        "const uint8_t hngrammar_code[] = {", wrap(code), "};",
        "",
        "const uint16_t hngrammar_rules[] = {", wrap(map(str, offsets)), "};",
        "",
        "const hngrammar_error hngrammar_errors[] = {",
        *(f'    {{HNGRAMMAR_{how}, "{text}"}},' for how, text in grammar.errors),
        "};",
        "",
    ]
    assert grammar.names[: len(KNOWN)] == KNOWN and len(grammar.errors) <= 128
    with open(target, "w", encoding="utf-8") as f:
        f.write("\n".join(out))
    print(f"{len(grammar.heads)} rules, {len(offsets)} with the anonymous, {len(code)} bytes, {len(grammar.errors)} errors")


main(*sys.argv[1:])
