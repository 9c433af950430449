import tinycss2
from tinycss2 import ast, color3, color4, nth, parse_component_value_list, parse_declaration_list, parse_one_component_value, parse_one_declaration, parse_one_rule, parse_rule_list, parse_stylesheet, parse_stylesheet_bytes, serialize

CSS = '''@charset "utf-8"; @import url(x.css) screen;
/* c */ a > b.c#d[e="f"]:hover::after, p:nth-child(2n+1) { color: RED; width: calc(1px + 2.50em) !important; background: url( 'a b.png' ) no-repeat }
@media (min-width: 10px) { .x { margin: -.5e2% 0 } }
\\26 B { u: U+26-2A } } oops'''
rules = parse_stylesheet(CSS, skip_comments=True, skip_whitespace=True)
for rule in rules:
    print(rule.type, rule.source_line, rule.source_column, getattr(rule, 'at_keyword', None), serialize(rule.prelude) if hasattr(rule, 'prelude') else rule.message)
print([[(d.name, d.important, serialize(d.value).strip()) for d in tinycss2.parse_blocks_contents(r.content, True, True) if d.type == 'declaration'] for r in rules if r.type == 'qualified-rule'])
print([(t.type, getattr(t, 'value', None), getattr(t, 'unit', None)) for t in parse_component_value_list('12px 1.5 -3e2 50% #fff #1a "s\\"x" url(u) f(1, [2] {3}) U+1?? <!-- --> || ~= a\\62 c /*k*/ @at \'bad\n', skip_comments=True) if t.type != 'whitespace'])
print(serialize(parse_component_value_list('a/**/b 1/**/e3 "\\a" #\\31 x u\\rl(x) 1.50PX')), serialize(rules[:4]) == serialize(parse_stylesheet(serialize(rules[:4]))))
print(*(color3.parse_color(c) for c in ('red', '#f0a', '#0080ffcc', 'rgb(255, 50%, 0)', 'rgba(1,2,3,.5)', 'hsl(120, 100%, 25%)', 'transparent', 'currentColor', 'nope')), sep=' | ')
print(*(color4.parse_color(c) for c in ('rgb(1 2 3 / 50%)', 'hwb(90deg 10% 20%)', 'lab(50% 20 -30)', 'oklch(60% 0.1 30)', 'color(srgb 1 0.5 0)', '#0f08')), sep=' | ')
print([nth.parse_nth(s) for s in ('odd', 'even', '2n+1', '-n + 3', '5', 'n', '+3n-2', '2 n', 'x')])
one = parse_one_rule('@page :first { size: a4 }')
print(one, one.lower_at_keyword, one.content, parse_one_declaration('--x: {a:b} !IMPORTANT').value, parse_one_component_value('  x '), parse_one_component_value('x y').message, parse_one_declaration(';').kind)
print([d.message if d.type == 'error' else d for d in parse_declaration_list('a: 1; b 2; c:; @d; e: f !x', skip_whitespace=True)], [r.type for r in parse_rule_list('a{} @b;c')])
print([(sheet[0].type, enc.name) for sheet, enc in [parse_stylesheet_bytes('é{}'.encode()), parse_stylesheet_bytes('@charset "latin-1"; é{}'.encode('latin-1')), parse_stylesheet_bytes('\ufeffa{}'.encode('utf-16-le'))]])
ident = parse_one_component_value('Ab')
print(repr(ident), ident == 'x', ident.lower_value, ast.IdentToken.type, isinstance(ident, ast.Node), ast.LiteralToken(1, 1, '+') == '+', ascii(tinycss2.serializer.serialize_identifier('1 é-\x00')), ascii(tinycss2.serializer.serialize_string_value('a"\n\f')))
