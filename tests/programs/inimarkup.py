### an INI parser and a small markup to HTML
import re, html
from collections import ChainMap
from contextlib import contextmanager, suppress
from collections.abc import Mapping
from string import Template

INI = """\
; settings
[DEFAULT]
base = /srv
debug: no

[server]
host = example.org   ; the name
port = 8080
root = %(base)s/www
motd = Hello
  and welcome
  to the show

[client]
root = %(base)s/%(nothing)s
retries = 0x10
ratio = 1.5
tags = a, b,, c
[loop]
a = %(b)s
b = %(a)s
"""
class ConfigError(Exception): pass
class MissingKey(ConfigError, KeyError):
    def __str__(self): return f"no key {self.args[0]!r}"

class Section(Mapping):
    def __init__(self, name, data, defaults): self.name, self.data = name, ChainMap(data, defaults)
    def __getitem__(self, key, seen=()):
        if key in seen: raise ConfigError(" -> ".join((*seen, key)))
        try: raw = self.data[key]
        except KeyError as e: raise MissingKey(key) from e
        return re.sub(r"%\((\w+)\)s", lambda m: self.__getitem__(m[1], (*seen, key)), raw)
    def __iter__(self): return iter(sorted(self.data))
    def __len__(self): return len(self.data)
    def typed(self, key):
        value = self[key]
        for convert in (lambda v: int(v, 0), float, {"yes": True, "no": False}.__getitem__):
            with suppress(ValueError, KeyError): return convert(value)
        return [p for p in map(str.strip, value.split(",")) if p] if "," in value else value

def parse(text):
    raw, current, key = {"DEFAULT": {}}, None, None
    for n, line in enumerate(text.splitlines(), 1):
        line = re.sub(r"(^|\s+)[;#].*$", "", line)
        match [line[:1].isspace(), line.strip()]:
            case [_, ""]: key = None
            case [True, more] if key: raw[current][key] += "\n" + more
            case [False, s] if s[0] == "[" and s.endswith("]"): current = s[1:-1]; raw.setdefault(current, {})
            case [_, s]:
                key, sep, value = map(str.strip, re.split(r"([=:])", s, maxsplit=1)) if re.search("[=:]", s) else (s, "", "")
                if not sep: raise ConfigError(f"line {n}: no value for {key!r}")
                raw[current][key.lower()] = value
    defaults = raw.pop("DEFAULT")
    return {name: Section(name, data, defaults) for name, data in raw.items()}

config = parse(INI)
for name, section in config.items():
    print(f"[{name}] {len(section)} keys: {list(section)}")
    for key in section:
        try: print(f"  {key} = {section.typed(key)!r}")
        except ConfigError as e: print(f"  {key} !! {type(e).__name__}: {e} (cause: {e.__cause__!r})")
print(config["server"].get("port"), config["server"].get("nope", "default"), "host" in config["server"], config["server"] == dict(config["server"].items()))
try: parse("[x]\nnothing here")
except ConfigError as e: print(repr(e))

class Html:
    def __init__(self): self.lines, self.depth = [], 0
    def add(self, text): self.lines.append("  " * self.depth + text)
    @contextmanager
    def tag(self, name, **attrs):
        self.add(f"<{name}{''.join(f' {k.rstrip('_')}="{html.escape(str(v))}"' for k, v in attrs.items())}>")
        self.depth += 1
        try: yield self
        finally:
            self.depth -= 1
            self.add(f"</{name}>")
INLINE = [(r"`([^`]+)`", r"<code>\1</code>"), (r"\*\*(.+?)\*\*", r"<b>\1</b>"), (r"(?<!\w)_(.+?)_(?!\w)", r"<i>\1</i>"), (r"\[([^]]+)\]\((\S+?)\)", r'<a href="\2">\1</a>')]
def inline(text):
    text = html.escape(text, quote=False)
    for pattern, repl in INLINE: text = re.sub(pattern, repl, text)
    return text
def render(source):
    out = Html()
    for block in re.split(r"\n{2,}", source.strip()):
        match block.split("\n"):
            case [head] if m := re.fullmatch(r"(=+) (.*?)(?: \1)?", head): out.add(f"<h{len(m[1])}>{inline(m[2])}</h{len(m[1])}>")
            case ["```", *code, "```"]:
                with out.tag("pre", class_="code & more"): out.lines.extend(map(html.escape, code))
            case [first, *_] as items if first.startswith(("* ", "- ")):
                with out.tag("ul"):
                    for item in items: out.add(f"<li>{inline(item.removeprefix('* ').removeprefix('- '))}</li>")
            case [*lines] if all(l.startswith("|") for l in lines):
                with out.tag("table", border=1):
                    for l in lines:
                        with out.tag("tr"): out.add("".join(f"<td>{inline(c.strip())}</td>" for c in l.strip("|").split("|")))
            case lines: out.add(f"<p>{inline(' '.join(lines))}</p>")
    return "\n".join(out.lines)
print(render("""= Title & more =

Some **bold _nested_ text**, snake_case_name and `a < b`,
on [two lines](http://x.org/?a=1&b=2).

* one
- two **2**

```
if a < b:
    print("x")
```

== Second

| a | b |
| 1 | _2_ |"""))
print(html.unescape("&lt;b&gt; &amp; &quot;q&quot; &#39; &#x41; &eacute; &nope;"))
t = Template("$who owes $$${amount} to ${who}s bank, $$")
print(t.substitute(who="Ann", amount=f"{1234.5:,.2f}"), t.safe_substitute(who="Bob"), t.get_identifiers())
try: t.substitute(who="x")
except KeyError as e: print("missing", e)
#> [server] 6 keys: ['base', 'debug', 'host', 'motd', 'port', 'root']
#>   base = '/srv'
#>   debug = False
#>   host = 'example.org'
#>   motd = 'Hello\nand welcome\nto the show'
#>   port = 8080
#>   root = '/srv/www'
#> [client] 6 keys: ['base', 'debug', 'ratio', 'retries', 'root', 'tags']
#>   base = '/srv'
#>   debug = False
#>   ratio = 1.5
#>   retries = 16
#>   root !! MissingKey: no key 'nothing' (cause: KeyError('nothing'))
#>   tags = ['a', 'b', 'c']
#> [loop] 4 keys: ['a', 'b', 'base', 'debug']
#>   a !! ConfigError: a -> b -> a (cause: None)
#>   b !! ConfigError: b -> a -> b (cause: None)
#>   base = '/srv'
#>   debug = False
#> 8080 default True True
#> ConfigError("line 2: no value for 'nothing here'")
#> <h1>Title &amp; more</h1>
#> <p>Some <b>bold <i>nested</i> text</b>, snake_case_name and <code>a &lt; b</code>, on <a href="http://x.org/?a=1&amp;b=2">two lines</a>.</p>
#> <ul>
#>   <li>one</li>
#>   <li>two <b>2</b></li>
#> </ul>
#> <pre class="code &amp; more">
#> if a &lt; b:
#>     print(&quot;x&quot;)
#> </pre>
#> <h2>Second</h2>
#> <table border="1">
#>   <tr>
#>     <td>a</td><td>b</td>
#>   </tr>
#>   <tr>
#>     <td>1</td><td><i>2</i></td>
#>   </tr>
#> </table>
#> <b> & "q" ' A é &nope;
#> Ann owes $1,234.50 to Anns bank, $ Bob owes $${amount} to Bobs bank, $ ['who', 'amount']
#> missing 'amount'
