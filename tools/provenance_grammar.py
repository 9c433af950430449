"""What core/front/grammar.peg has in common with a reference grammar in pegen's notation; a part of check_provenance.py."""
import re
from pathlib import Path

OURS = Path(__file__).resolve().parent.parent / "core/front/grammar.peg"
INSTALLED = "/usr/src/python3*/Grammar/python.gram"  # where sources of Python put theirs
TOKEN = re.compile(r"""'[^'\n]*'|"[^"\n]*"|\w+=|\w+\[[^\]]*\]=|\w+|>>|\S""")
ROW = re.compile(r"^= (\w+) \w+ (?:prefix )?(.*)$", re.M)
HEAD = re.compile(r"^(\w+)(\[[^\]]*\])?(<[^>]*>)?((?: \w+)*| \(memo\)):", re.M)
SHORT = 3  # alternatives of fewer tokens say nothing of where they come from
SAME = {"ASYNC": "'async'", "AWAIT": "'await'", "FSTRING_START": "FSTART", "FSTRING_MIDDLE": "FMIDDLE", "FSTRING_END": "FEND", "ENDMARKER": "END"}


def tokens_of(text):
    """Tokens without names, actions and cuts."""
    depth = 0
    for token in TOKEN.findall(text):
        depth += (token == "{") - (token == "}")
        if depth or token in "}~" or token.endswith("=") and token[0] not in "'\"=":
            continue
        yield SAME.get(token, token)


def alternatives_of(body):
    """The alternatives of a rule and of its groups, as tuples of tokens."""
    found, groups = [], []  # of each group all tokens, and where its last alternative begins
    for token in ["(", *tokens_of(body), ")"]:
        if token in "([":
            groups.append([[], 0])
        elif token in ("|", ">>"):
            group = groups[-1]
            found.append(tuple(group[0][group[1]:]))
            group[0].append(token)
            group[1] = len(group[0])
        elif token in ")]":
            tokens, start = groups.pop()
            found.append(tuple(tokens[start:]))
            if groups:
                groups[-1][0] += ["(", *tokens, token]
        else:
            groups[-1][0].append(token)
    return [alternative for alternative in found if alternative]


class Grammar:
    """Rule names, alternatives as they stand, and long ones without the names of rules."""

    def __init__(self, text):
        text = re.sub(r"(?m)^\s*#.*$|^@.*$|\s#[^'\"\n]*$", "", re.sub(r"'''[^']*'''", "", text))
        text = ROW.sub(r"\1: \2", text)
        heads = list(HEAD.finditer(text))
        ends = [head.start() for head in heads[1:]] + [len(text)]
        self.names = {head[1] for head in heads}
        self.alternatives = [a for head, end in zip(heads, ends) for a in alternatives_of(text[head.end():end])]
        self.shapes = [self.shape(a) for a in self.alternatives if len(a) >= SHORT]

    def shape(self, alternative):
        return tuple("rule" if t in self.names else t for t in alternative)


def find(path=None):
    """The reference grammar's path, or None."""
    return Path(path) if path else next(iter(sorted(Path("/").glob(INSTALLED[1:]))), None)


def compare(path):
    """{what: (shared, all of ours)}."""
    ours, theirs = (Grammar(p.read_text(encoding="utf-8")) for p in (OURS, path))
    known, shapes = set(theirs.alternatives), set(theirs.shapes)
    long_ones = [a for a in ours.alternatives if len(a) >= SHORT]
    return {
        "names of rules": (len(ours.names & theirs.names), len(ours.names)),
        "alternatives": (sum(a in known for a in long_ones), len(long_ones)),
        "alternatives but for the names of rules": (sum(s in shapes for s in ours.shapes), len(ours.shapes)),
    }


def check_itself():
    """What the comparison is there to find, in pegen's notation and in ours."""
    theirs = Grammar("a[x]:\n    | 'if' t=b ':' c { f(t, '{') }  # one\n    | invalid\nb (memo): x='(' ~ c ')' {\n  g(x) }\nc: NAME\n")
    ours = Grammar("# two\nA memo: a='if' b ':' C {AT \"}\"} | D<')'>\nb: '(' C ')'\nC: NAME\n")
    assert ours.names & theirs.names == {"b"}, (ours.names, theirs.names)
    assert set(ours.shapes) & set(theirs.shapes) == {("'if'", "rule", "':'", "rule"), ("'('", "rule", "')'")}, (ours.shapes, theirs.shapes)
