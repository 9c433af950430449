# Text programs of everyday kind

### slugs
import re, unicodedata
from collections import Counter
def slugify(text, sep="-", limit=40):
    text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode("ascii")
    text = re.sub(r"[^\w\s-]", "", text).strip().lower()
    text = re.sub(r"[-\s_]+", sep, text)
    if len(text) > limit: text = text[:limit].rsplit(sep, 1)[0]
    return text.strip(sep)
seen = Counter()
def unique(title):
    slug = slugify(title) or "untitled"
    seen[slug] += 1
    return slug if seen[slug] == 1 else f"{slug}-{seen[slug]}"
titles = ["Crème Brûlée: A Recipe!", "  Hello,   World  ", "Hello World", "日本語", "C++ & Python -- a love_story", "Ünïcödé ½ ﬁle №5", "x" * 50,
          "the quick brown fox jumps over the lazy dog and more", "", "Ångström’s Straße", "--dashes--"]
for t in titles: print(f"{t[:24]!r:<32}{unique(t)}")
#> 'Crème Brûlée: A Recipe!'       creme-brulee-a-recipe
#> '  Hello,   World  '            hello-world
#> 'Hello World'                   hello-world-2
#> '日本語'                           untitled
#> 'C++ & Python -- a love_s'      c-python-a-love-story
#> 'Ünïcödé ½ ﬁle №5'              unicode-12-file-no5
#> 'xxxxxxxxxxxxxxxxxxxxxxxx'      xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#> 'the quick brown fox jump'      the-quick-brown-fox-jumps-over-the-lazy
#> ''                              untitled-2
#> 'Ångström’s Straße'             angstroms-strae
#> '--dashes--'                    dashes

### word counts
import string
from collections import Counter, defaultdict
text = """It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness,
it was the epoch of belief, it was the epoch of incredulity; it was the season of Light - the season of Darkness!
Don't panic: "quoted" words, e-mail and naïve café."""
table = str.maketrans({c: " " for c in string.punctuation if c not in "'-"})
words = [w.strip("-'").casefold() for w in text.translate(table).split()]
words = [w for w in words if w]
counts = Counter(words)
print(len(words), len(counts), counts.most_common(5))
width = max(map(len, counts))
for word, n in sorted(counts.items(), key=lambda p: (-p[1], p[0]))[:8]:
    print(f"{word:>{width}} | {'#' * n:<12} {n:3d} {n / len(words):7.2%}")
by_length = defaultdict(set)
for w in words: by_length[len(w)].add(w)
for k in sorted(by_length): print(k, sorted(by_length[k])[:4], "..." if len(by_length[k]) > 4 else "")
pairs = Counter(zip(words, words[1:]))
print([" ".join(p) for p, n in pairs.most_common(3)], sum(n for n in pairs.values()))
print({c: text.lower().count(c) for c in "aeiou"}, Counter(c for c in text if not c.isalnum() and not c.isspace()).most_common(3))
#> 54 24 [('the', 8), ('of', 8), ('it', 7), ('was', 7), ('times', 2)]
#>          of | ########       8  14.81%
#>         the | ########       8  14.81%
#>          it | #######        7  12.96%
#>         was | #######        7  12.96%
#>         age | ##             2   3.70%
#>       epoch | ##             2   3.70%
#>      season | ##             2   3.70%
#>       times | ##             2   3.70%
#> 2 ['it', 'of'] 
#> 3 ['age', 'and', 'the', 'was'] 
#> 4 ['best', 'café'] 
#> 5 ["don't", 'epoch', 'light', 'naïve'] ...
#> 6 ['belief', 'e-mail', 'quoted', 'season'] ...
#> 8 ['darkness'] 
#> 11 ['foolishness', 'incredulity'] 
#> ['it was', 'was the', 'of times'] 53
#> {'a': 17, 'e': 25, 'i': 17, 'o': 19, 'u': 2} [(',', 6), ('-', 2), ('"', 2)]

### CSV by hand
def parse(text, sep=","):
    rows, row, field, quoted, i = [], [], "", False, 0
    while i < len(text):
        c = text[i]
        if quoted:
            if c == '"' and text[i + 1:i + 2] == '"':
                field += '"'; i += 1
            elif c == '"': quoted = False
            else: field += c
        elif c == '"': quoted = True
        elif c == sep: row.append(field); field = ""
        elif c == "\n": rows.append(row + [field]); row, field = [], ""
        elif c != "\r": field += c
        i += 1
    if field or row: rows.append(row + [field])
    if quoted: raise ValueError(f"unterminated quote in row {len(rows)}")
    return rows
def quote(v, sep=","):
    s = "" if v is None else f"{v:.2f}" if isinstance(v, float) else str(v)
    return '"' + s.replace('"', '""') + '"' if any(c in s for c in (sep, '"', "\n")) else s
data = 'name,qty,price,note\r\nApple,3,1.5,"red, ""ripe"""\r\nPear,,0.75,"two\nlines"\nKiwi,12,.2,'
head, *rows = parse(data)
records = [dict(zip(head, r, strict=True)) for r in rows]
for r in records: print(r)
total = 0.0
for r in records:
    qty, price = int(r["qty"] or 0), float(r["price"])
    r["total"] = qty * price
    total += r["total"]
print("\n".join(",".join(map(quote, r.values())) for r in records), total)
for bad in ['a,"b', "a,b\nc"]:
    try: print([dict(zip(parse(bad)[0], r, strict=True)) for r in parse(bad)[1:]])
    except ValueError as e: print("ValueError:", e)
#> {'name': 'Apple', 'qty': '3', 'price': '1.5', 'note': 'red, "ripe"'}
#> {'name': 'Pear', 'qty': '', 'price': '0.75', 'note': 'two\nlines'}
#> {'name': 'Kiwi', 'qty': '12', 'price': '.2', 'note': ''}
#> Apple,3,1.5,"red, ""ripe""",4.50
#> Pear,,0.75,"two
#> lines",0.00
#> Kiwi,12,.2,,2.40 6.9
#> ValueError: unterminated quote in row 1
#> ValueError: zip() argument 2 is shorter than argument 1

### wrapping and justifying
import textwrap
text = ("The hognose snake is known for playing dead when it is threatened. It lives in sandy places, digs with its upturned snout, and eats "
        "toads; its bite is harmless to people. Supercalifragilisticexpialidocious words are broken.")
def justify(line, width):
    words = line.split()
    if len(words) == 1: return line.ljust(width)
    gaps, spaces = len(words) - 1, width - sum(map(len, words))
    small, extra = divmod(spaces, gaps)
    return "".join(w + " " * (small + (i < extra)) for i, w in enumerate(words[:-1])) + words[-1]
lines = textwrap.wrap(text, 30)
for line in lines[:-1]: print("|" + justify(line, 30) + "|")
print("|" + lines[-1].ljust(30) + "|")
print(textwrap.fill(text, 50, initial_indent="* ", subsequent_indent="  "))
print(textwrap.shorten(text, 60, placeholder=" [...]"))
try: textwrap.shorten("a b", 2)
except ValueError as e: print(e)
print(textwrap.dedent("""
    def f():
        return 1

      x
    """), textwrap.indent("a\n\nb\n", "> "), textwrap.indent("a\n\nb", "> ", lambda line: True), sep="--\n")
print(textwrap.wrap("a-b-c long-hyphenated-words here", 10), textwrap.wrap("x" * 25, 10), textwrap.wrap("x" * 25 + " y", 10, break_long_words=False), textwrap.wrap(""))
#> |The hognose snake is known for|
#> |playing   dead   when   it  is|
#> |threatened.  It lives in sandy|
#> |places, digs with its upturned|
#> |snout,  and  eats  toads;  its|
#> |bite is harmless to people. Su|
#> |percalifragilisticexpialidocio|
#> |us words are broken.          |
#> * The hognose snake is known for playing dead when
#>   it is threatened. It lives in sandy places, digs
#>   with its upturned snout, and eats toads; its
#>   bite is harmless to people.
#>   Supercalifragilisticexpialidocious words are
#>   broken.
#> The hognose snake is known for playing dead when it is [...]
#> placeholder too large for max width
#>
#> def f():
#>     return 1
#>
#>   x
#> --
#> > a
#>
#> > b
#> --
#> > a
#> > 
#> > b
#> ['a-b-c', 'long-hyphe', 'nated-', 'words here'] ['xxxxxxxxxx', 'xxxxxxxxxx', 'xxxxx'] ['xxxxxxxxxxxxxxxxxxxxxxxxx', 'y'] []

### tables
rows = [("Item", "Qty", "Price", "Share"), ("Apples", 3, 1.5, .25), ("Bananas — ripe", 12, 10.25, .5), ("Ünïcode", 1000000, 0.333, 1 / 3), ("None", None, -2.5, 0)]
def cell(v): return "-" if v is None else f"{v:,.2f}" if isinstance(v, float) and abs(v) >= 1 else f"{v:.1%}" if isinstance(v, float) else f"{v:,}" if isinstance(v, int) else v
text = [[cell(v) for v in row] for row in rows]
widths = [max(len(r[i]) for r in text) for i in range(len(text[0]))]
rule = "+" + "+".join("-" * (w + 2) for w in widths) + "+"
print(rule)
for k, row in enumerate(text):
    print("|" + "|".join(f" {v:^{w}} " if k == 0 else f" {v:<{w}} " if i == 0 else f" {v:>{w}} " for i, (v, w) in enumerate(zip(row, widths))) + "|")
    if k == 0: print(rule.replace("-", "="))
print(rule)
print("\n".join("\t".join(r) for r in text).expandtabs(16))
print(*(f"{'%-10s|%5s|%08.3f' % (r[0][:10], r[1], r[2])}" for r in rows[1:]), sep="\n")
#> +----------------+-----------+-------+-------+
#> |      Item      |    Qty    | Price | Share |
#> +================+===========+=======+=======+
#> | Apples         |         3 |  1.50 | 25.0% |
#> | Bananas — ripe |        12 | 10.25 | 50.0% |
#> | Ünïcode        | 1,000,000 | 33.3% | 33.3% |
#> | None           |         - | -2.50 |     0 |
#> +----------------+-----------+-------+-------+
#> Item            Qty             Price           Share
#> Apples          3               1.50            25.0%
#> Bananas — ripe  12              10.25           50.0%
#> Ünïcode         1,000,000       33.3%           33.3%
#> None            -               -2.50           0
#> Apples    |    3|0001.500
#> Bananas — |   12|0010.250
#> Ünïcode   |1000000|0000.333
#> None      | None|-002.500

### ciphers
from itertools import cycle
from string import ascii_lowercase as low, ascii_uppercase as up
def caesar(s, k): return s.translate(str.maketrans(low + up, low[k % 26:] + low[:k % 26] + up[k % 26:] + up[:k % 26]))
def vigenere(s, key, sign=1):
    keys = cycle(ord(c) - 97 for c in key.lower())
    return "".join(chr((ord(c) - base + sign * next(keys)) % 26 + base) if c.isalpha() and c.isascii() and (base := 97 if c.islower() else 65) else c for c in s)
def rail(s, n):
    rows = [[] for _ in range(n)]
    for c, i in zip(s, cycle([*range(n), *range(n - 2, 0, -1)])): rows[i].append(c)
    return "".join("".join(r) for r in rows)
msg = "Attack at Dawn, said Zoë!"
print(caesar(msg, 3), caesar(caesar(msg, 3), -3) == msg, caesar(msg, 29) == caesar(msg, 3))
v = vigenere(msg, "Lemon")
print(v, vigenere(v, "lemon", -1) == msg, rail("WEAREDISCOVERED", 3))
print(" ".join(f"{ord(c):08b}" for c in "Hi!"), "".join(chr(int(b, 2)) for b in "01001000 01101001".split()), bytes(a ^ b for a, b in zip(b"secret", cycle(b"key"))).hex())
morse = dict(zip("ABCDEFGHIJKLM", ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. --".split()))
back = {v: k for k, v in morse.items()}
code = " ".join(morse.get(c, "?") for c in "BLACKMAIL".upper())
print(code, "".join(back[c] for c in code.split()))
#> Dwwdfn dw Gdzq, vdlg Crë! True True
#> Lxfopv ef Rnhr, eovo Daë! True WECRERDSOEEAIVD
#> 01001000 01101001 00100001 Hi 18001a19000d
#> -... .-.. .- -.-. -.- -- .- .. .-.. BLACKMAIL

### roman numerals and numbers in words
def roman(n):
    out = ""
    for v, s in zip((1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1), "M CM D CD C XC L XL X IX V IV I".split()):
        k, n = divmod(n, v)
        out += s * k
    return out
def arabic(s):
    v = [dict(I=1, V=5, X=10, L=50, C=100, D=500, M=1000)[c] for c in s]
    return sum(-a if a < b else a for a, b in zip(v, v[1:] + [0]))
assert all(arabic(roman(n)) == n for n in range(1, 4000))
ones = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
tens = "twenty thirty forty fifty sixty seventy eighty ninety".split()
def words(n):
    if n < 0: return "minus " + words(-n)
    if n < 20: return ones[n]
    if n < 100: return tens[n // 10 - 2] + (f"-{ones[n % 10]}" if n % 10 else "")
    for size, name in ((10**9, "billion"), (10**6, "million"), (1000, "thousand"), (100, "hundred")):
        if n >= size: return f"{words(n // size)} {name}" + (f" {words(n % size)}" if n % size else "")
def ordinal(n): return f"{n}{'th' if 10 <= n % 100 <= 20 else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')}"
for n in (1, 4, 14, 40, 90, 400, 1994, 2024, 3999): print(n, roman(n), words(n), ordinal(n))
print(words(-1234567890), [ordinal(n) for n in (1, 2, 3, 11, 12, 13, 21, 22, 101, 111)])
try: arabic("ABC")
except KeyError as e: print("KeyError", e)
#> 1 I one 1st
#> 4 IV four 4th
#> 14 XIV fourteen 14th
#> 40 XL forty 40th
#> 90 XC ninety 90th
#> 400 CD four hundred 400th
#> 1994 MCMXCIV one thousand nine hundred ninety-four 1994th
#> 2024 MMXXIV two thousand twenty-four 2024th
#> 3999 MMMCMXCIX three thousand nine hundred ninety-nine 3999th
#> minus one billion two hundred thirty-four million five hundred sixty-seven thousand eight hundred ninety ['1st', '2nd', '3rd', '11th', '12th', '13th', '21st', '22nd', '101st', '111th']
#> KeyError 'A'

### an INI and TOML-like reader
import re
text = '''
# comment
title = "Example \\"quoted\\""
[server]
host = localhost
port = 8080 ; inline
debug = yes
ratio = 1e-3
tags = [1, 2.5, "a, b", true]
[server.limits]
memory = 64_000
bad line
[empty]
'''
class ConfigError(Exception):
    def __init__(self, message, line): super().__init__(f"line {line}: {message}"); self.line = line
def value(s):
    s = s.strip()
    if s[:1] == "[" and s[-1:] == "]": return [value(p) for p in re.findall(r'"(?:\\.|[^"\\])*"|[^,\s][^,]*', s[1:-1])]
    if m := re.fullmatch(r'"((?:\\.|[^"\\])*)"', s): return re.sub(r"\\(.)", r"\1", m[1])
    for kind in (int, float):
        try: return kind(s)
        except ValueError: pass
    return {"yes": True, "true": True, "no": False, "false": False}.get(s.lower(), s)
def load(text, strict=True):
    root = here = {}
    for number, line in enumerate(text.splitlines(), 1):
        line = re.sub(r"\s[;#].*|^[;#].*", "", line).strip()
        if not line: continue
        match line[0], line.partition("="):
            case "[", _:
                here = root
                for part in line.strip("[]").split("."): here = here.setdefault(part, {})
            case _, (k, "=", v): here[k.strip()] = value(v)
            case _:
                if strict: raise ConfigError(f"cannot parse {line!r}", number)
    return root
try: load(text)
except ConfigError as e: print(type(e).__name__, e, e.line)
config = load(text, strict=False)
def show(d, depth=0):
    for k, v in d.items():
        if isinstance(v, dict): print("  " * depth + f"{k}:"); show(v, depth + 1)
        else: print("  " * depth + f"{k} = {v!r} ({type(v).__name__})")
show(config)
#> ConfigError line 12: cannot parse 'bad line' 12
#> title = 'Example "quoted"' (str)
#> server:
#>   host = 'localhost' (str)
#>   port = 8080 (int)
#>   debug = True (bool)
#>   ratio = 0.001 (float)
#>   tags = [1, 2.5, 'a, b', True] (list)
#>   limits:
#>     memory = 64000 (int)
#> empty:

### templates
import re
from string import Template, Formatter
class Engine:
    token = re.compile(r"\{\{\s*(.+?)\s*\}\}|\{%\s*(\w+)\s*(.*?)\s*%\}")
    filters = {"upper": str.upper, "title": str.title, "money": "${:,.2f}".format, "join": ", ".join, "len": len}
    def __init__(self, text): self.parts = self.parse(iter(self.split(text)))
    def split(self, text):
        at = 0
        for m in self.token.finditer(text):
            if m.start() > at: yield "text", text[at:m.start()], ""
            yield ("value", m[1], "") if m[1] else (m[2], m[3], "")
            at = m.end()
        yield "text", text[at:], ""
    def parse(self, tokens):
        out = []
        for kind, arg, _ in tokens:
            if kind in ("for", "if"): out.append((kind, arg, self.parse(tokens)))
            elif kind == "end": break
            else: out.append((kind, arg, None))
        return out
    def value(self, expr, ctx):
        path, *filters = map(str.strip, expr.split("|"))
        v = ctx
        for name in path.split("."): v = v[name] if isinstance(v, dict) else getattr(v, name)
        for f in filters: v = self.filters[f](v)
        return v
    def run(self, ctx, parts=None):
        for kind, arg, body in self.parts if parts is None else parts:
            if kind == "text": yield arg
            elif kind == "value": yield str(self.value(arg, ctx))
            elif kind == "if": yield from self.run(ctx, body) if self.value(arg, ctx) else ()
            else:
                name, _, source = arg.partition(" in ")
                for item in self.value(source, ctx): yield from self.run({**ctx, name: item}, body)
page = Engine("Dear {{ user.name | title }},{% for i in items %}\n * {{ i.name }}: {{ i.price | money }}{% if i.sale %} SALE{% end %}{% end %}\nTags: {{ tags|join|upper }} ({{tags|len}})")
ctx = {"user": {"name": "ada lovelace"}, "items": [{"name": "Pen", "price": 1234.5, "sale": True}, {"name": "Ink", "price": .5, "sale": False}], "tags": ["a", "b"]}
print("".join(page.run(ctx)))
try: "".join(Engine("{{ nobody }}").run(ctx))
except KeyError as e: print("KeyError", e)
t = Template("$who owes $$${amount} to ${who}s $other")
print(t.safe_substitute(who="Tim", amount=5))
try: t.substitute(who="x", amount=1)
except KeyError as e: print("missing", e)
print([p[1] for p in Formatter().parse("{a} {b!r:>{w}} {{}} {0.x[1]}")], "{0[k]} {1.real:+d} {n!r:^9}".format({"k": 1}, 5, n="x"), "{:{}{}}".format("a", "*^", 5))
#> Dear Ada Lovelace,
#>  * Pen: $1,234.50 SALE
#>  * Ink: $0.50
#> Tags: A, B (2)
#> KeyError 'nobody'
#> Tim owes $5 to Tims $other
#> missing 'other'
#> ['a', 'b', None, None, '0.x[1]'] 1 +5    'x'    **a**

### diffs
def lcs(a, b):
    grid = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) - 1, -1, -1):
        for j in range(len(b) - 1, -1, -1):
            grid[i][j] = grid[i + 1][j + 1] + 1 if a[i] == b[j] else max(grid[i + 1][j], grid[i][j + 1])
    return grid
def diff(a, b):
    grid, i, j = lcs(a, b), 0, 0
    while i < len(a) or j < len(b):
        if i < len(a) and j < len(b) and a[i] == b[j]: yield " ", a[i]; i += 1; j += 1
        elif j == len(b) or (i < len(a) and grid[i + 1][j] >= grid[i][j + 1]): yield "-", a[i]; i += 1
        else: yield "+", b[j]; j += 1
def distance(a, b):
    row = list(range(len(b) + 1))
    for i, c in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, d in enumerate(b, 1): last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (c != d))
    return row[-1]
old = "def f(x):\n    return x\n\nprint(f(1))\n# end".splitlines()
new = "def f(x, y=0):\n    return x\n    # never\n\nprint(f(1))".splitlines()
for mark, line in diff(old, new): print(mark, line)
words = ["kitten", "sitting", "mitten", "bitten", "kit", ""]
print([(w, distance("kitten", w)) for w in words], min(words, key=lambda w: (distance("sittin", w), w)))
print("".join(f"[{m}{c}]" if m != " " else c for m, c in diff("colour", "color!")))
common = [m + l for m, l in diff(old, new) if m == " "]
print(f"{len(common)} of {len(old)} lines kept: {len(common) / max(len(old), len(new)):.0%}")
#> - def f(x):
#> + def f(x, y=0):
#>       return x
#> +     # never
#>   
#>   print(f(1))
#> - # end
#> [('kitten', 0), ('sitting', 3), ('mitten', 1), ('bitten', 1), ('kit', 3), ('', 6)] sitting
#> colo[-u]r[+!]
#> 3 of 5 lines kept: 60%
