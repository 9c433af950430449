from pygments import highlight, lex
from pygments.formatters import HtmlFormatter, LatexFormatter, NullFormatter, RawTokenFormatter, Terminal256Formatter, TerminalFormatter
from pygments.lexers import CLexer, HtmlLexer, JavascriptLexer, JsonLexer, PythonLexer, SqlLexer, get_lexer_by_name, guess_lexer
from pygments.styles import get_style_by_name
from pygments.token import Token

code = '''@dec
class A(B):
    """Doc."""
    def f(self, x: int = 0x1F) -> "str":
        # comment
        return f"{x!r:>10}" + 'a\\n' if x >= 1.5e3 else None
async def g(): await h(lambda *a, **k: a[1:2])
'''
print(list(lex(code, PythonLexer())))
for f in [HtmlFormatter(linenos='table'), HtmlFormatter(noclasses=True), TerminalFormatter(), Terminal256Formatter(style='monokai'), LatexFormatter(), RawTokenFormatter(), NullFormatter()]:
    print(highlight(code, PythonLexer(), f))
for lexer, text in [(CLexer(), '#include <a.h>\nint main(void) { /* c */ return "s"[0] + 1L; }'), (HtmlLexer(), '<p class="a">x &amp; <script>let a = 1;</script></p>'), (JavascriptLexer(), 'const f = (a) => `t${a}` + /re/g;'),
                    (JsonLexer(), '{"a": [1, true, null, -2.5e3]}'), (SqlLexer(), "SELECT a FROM t WHERE b = 'x' -- c"), (get_lexer_by_name('bash'), 'for i in $(ls); do echo "$i"; done'), (get_lexer_by_name('yaml'), 'a: [1, "b"]\n'), (get_lexer_by_name('rust'), 'fn main() { let x: &str = "a"; }')]:
    print(lexer.name, list(lex(text, lexer)))
print(HtmlFormatter(style='default').get_style_defs('.hl')[:500], get_style_by_name('vim').style_for_token(Token.Keyword), Token.Name.Function in Token.Name, repr(Token.A.B), guess_lexer('#!/usr/bin/python\nprint(1)').name)
