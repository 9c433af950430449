"""Makes grammar_table.c from core/front/grammar.peg: gen_grammar.py SOURCE TARGET. core/front/grammar.h says how it is laid out."""
import re
import sys

TOKEN = re.compile(r"""\s*("(?:\\.|[^"\\])*"|'[^']*'|[a-c]=|[A-Za-z_]\w*|[][()|&!~.?*+{}])""")
MODES = {"": 0, "?": 1, "&": 2, "!": 3, "&&": 4, "~": 5}
FLAGS = {"memo": 1, "left": 2, "plain": 4, "quiet": 8, "invalid": 16, "loop": 32, "some": 64, "gather": 128}
SOFT = {"match": "MATCH", "case": "CASE", "type": "TYPE", "_": "WILDCARD"}
KINDS = {"FSTRING": "HNGRAMMAR_FSTRING", "TSTRING": "HNGRAMMAR_TSTRING", "SOFT": "HNGRAMMAR_SOFT"}


def split(text):
    at, found = 0, []
    while text[at:].strip():
        match = TOKEN.match(text, at)
        if not match:
            raise SystemExit(f"not understood: {text[at:at + 40]!r}")
        found.append(match.group(1))
        at = match.end()
    return found


class Grammar:
    def __init__(self, text, operators):
        self.operators = operators
        self.heads = re.findall(r"^(\w+)(?: (\w+))?:(.*(?:\n[ ].*)*)", re.sub(r"(?m)^#.*\n", "", text), re.M)
        self.names = [name for name, _, _ in self.heads]
        self.rules = [None] * len(self.names)  # (flags, alternatives as byte texts)
        self.known, self.errors = {}, []
        for i, (name, flag, body) in enumerate(self.heads):
            self.tokens, self.at = split(body), 0
            alternatives = self.alternatives()
            if self.at != len(self.tokens):
                raise SystemExit(f"{name}: too much")
            flags = FLAGS.get(flag, 0) | (FLAGS["invalid"] if name.startswith("invalid_") else 0)
            if any(items and items[0][2] == ("rule", i) for _, items in alternatives):
                flags |= FLAGS["left"]
            self.rules[i] = (flags, alternatives)

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, what=None):
        token = self.peek()
        if what and token != what:
            raise SystemExit(f"{what} expected, not {token}")
        self.at += 1
        return token

    def anonymous(self, flags, alternatives):
        key = (flags, repr(alternatives))
        if key not in self.known:
            self.known[key] = len(self.rules)
            self.rules.append((flags | FLAGS["plain"], alternatives))
        return ("rule", self.known[key])

    def alternatives(self):
        found = [self.alternative()]
        while self.peek() == "|":
            self.take()
            found.append(self.alternative())
        return found

    def alternative(self):
        items, action = [], ("pass", "")
        while self.peek() not in ("", "|", ")", "]", "{"):
            items.append(self.item())
        if self.peek() == "{":
            self.take()
            word, text = self.take(), ""
            if self.peek().startswith('"'):
                text = self.take()
            self.take("}")
            action = ("error", (word, text)) if text else ("pass", "") if word in "abc" else ("kind", word)
        if action == ("pass", "") and len(items) == 1 and items[0][0] == 0:
            items = [(0, 1, items[0][2])]
        return action, items

    def item(self):
        slot, mode = 0, ""
        if re.fullmatch("[abc]=", self.peek()):
            slot = "abc".index(self.take()[0]) + 1
        while self.peek() in ("&", "!"):
            mode += self.take()
        if self.peek() == "~":
            self.take()
            return (MODES["~"], 0, None)
        optional = self.peek() == "["
        atom = self.atom()
        if self.peek() == ".":
            self.take()
            separator, element = self.one(atom), self.one(self.atom())
            self.take("+")
            atom = self.anonymous(FLAGS["gather"], [(("pass", ""), [(0, 1, element)]), (("pass", ""), [(0, 0, separator), (0, 1, element)])])
        elif self.peek() in ("+", "*"):
            flags = FLAGS["loop"] | (FLAGS["some"] if self.take() == "+" else 0)
            atom = self.anonymous(flags, atom if isinstance(atom, list) else [(("pass", ""), [(0, 1, atom)])])
        elif self.peek() == "?":
            mode = self.take()
        return (MODES["?" if optional else mode], slot, self.one(atom))

    def one(self, atom):
        return self.anonymous(0, atom) if isinstance(atom, list) else atom

    def atom(self):
        """What an item is about: a token, a rule, or the alternatives of a group."""
        token = self.take()
        if token in "([":
            alternatives = self.alternatives()
            self.take(")" if token == "(" else "]")
            (action, items), *more = alternatives
            plain = not more and action == ("pass", "") and len(items) == 1 and items[0][0] == 0
            return items[0][2] if plain else alternatives
        if token[0] == "'":
            return ("token", self.operators[token[1:-1]])
        if token[0] == '"':
            return ("token", "HNGRAMMAR_" + SOFT[token[1:-1]])
        if token in self.names:
            return ("rule", self.names.index(token))
        return ("token", KINDS.get(token, "HN_TOK_" + token))

    def atom_bytes(self, atom):
        if atom is None:
            return []
        kind, value = atom
        return [str(value)] if kind == "token" else [str(128 | value >> 8), str(value & 255)]

    def action_byte(self, action):
        kind, value = action
        if kind == "pass":
            return "0"
        if kind == "kind":
            return ("HNGRAMMAR_" if value == "Seq" else "HN_AST_") + value
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
        *(f"    {{HNGRAMMAR_{how}, {text}}}," for how, text in grammar.errors),
        "};",
        "",
    ]
    assert grammar.names[:6] == ["file", "interactive", "eval", "statements", "statement", "block"]  # as in grammar.h
    with open(target, "w", encoding="utf-8") as f:
        f.write("\n".join(out))
    print(f"{len(grammar.names)} rules, {len(offsets)} with the anonymous, {len(code)} bytes, {len(grammar.errors)} errors")


main(*sys.argv[1:])
