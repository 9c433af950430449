from lark import Lark, Token, Transformer, Tree, UnexpectedInput, Visitor, v_args

grammar = r'''
?start: sum
?sum: product | sum "+" product -> add | sum "-" product -> sub
?product: atom | product "*" atom -> mul | product "/" atom -> div
?atom: NUMBER -> number | "-" atom -> neg | NAME -> var | "(" sum ")"
%import common.CNAME -> NAME
%import common.NUMBER
%import common.WS_INLINE
%ignore WS_INLINE
'''.replace('%import common.CNAME -> NAME', 'NAME: /[a-z_]\\w*/').replace('%import common.NUMBER', 'NUMBER: /\\d+(\\.\\d+)?/').replace('%import common.WS_INLINE', 'WS_INLINE: /[ \\t]+/')


@v_args(inline=True)
class Calc(Transformer):
    from operator import add, mul, neg, sub, truediv as div
    number = float

    def var(self, name):
        return {'x': 3}[name]


for parser in ['lalr', 'earley', 'cyk']:
    lark = Lark(grammar, parser=parser)
    tree = lark.parse('1 + 2 * x - -4 / (5 - 3)')
    print(parser, tree.pretty(), Calc().transform(tree), sep='\n')
lark = Lark(grammar, parser='lalr', propagate_positions=True)
for bad in ['1 +', '1 $ 2', ') 2']:
    try:
        lark.parse(bad)
    except UnexpectedInput as e:
        print(type(e).__name__, e.line, e.column, e.get_context(bad), str(e).splitlines()[0])
json = Lark(r'''
start: value
?value: object | array | STRING | SIGNED -> number | "true" -> true | "null" -> null
array: "[" [value ("," value)*] "]"
object: "{" [pair ("," pair)*] "}"
pair: STRING ":" value
STRING: /"[^"]*"/
SIGNED: /-?\d+/
%ignore /\s+/
''', parser='lalr')
t = json.parse('{"a": [1, true, null], "b": {"c": -5}}')
print(t, [x.data for x in t.iter_subtrees()], list(t.scan_values(lambda v: isinstance(v, Token))), [x for x in json.lex('[1]')])


class Count(Visitor):
    n = 0

    def number(self, tree):
        self.n += 1


print(Count().visit(t) == t, Tree('a', [1]) == Tree('a', [1]), Lark('start: "a"i+ "b"~2..3\n!x: "c"', parser='earley', ambiguity='explicit').parse('aAbb'))
