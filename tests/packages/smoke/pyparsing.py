import pyparsing as pp
from pyparsing import Word, alphas, nums, pyparsing_common as ppc

greet = Word(alphas) + ',' + Word(alphas) + pp.one_of('! ?')
print(greet.parse_string('Hello, World !'), greet)
integer = Word(nums).set_parse_action(lambda t: int(t[0]))
expr = pp.infix_notation(integer, [
    (pp.one_of('* /'), 2, pp.OpAssoc.LEFT), (pp.one_of('+ -'), 2, pp.OpAssoc.LEFT), ('!', 1, pp.OpAssoc.LEFT), ('-', 1, pp.OpAssoc.RIGHT)])
print(expr.parse_string('1+2*(3-4)/5', parse_all=True).as_list())
date = integer('year') + '/' + integer('month') + '/' + integer('day')
r = date.parse_string('1999/12/31')
print(r.year, r['month'], r.as_dict(), r.dump())
try:
    date.parse_string('1999-12')
except pp.ParseException as e:
    print(e, e.line, e.column, e.lineno)
    print(e.explain(depth=0))
key = pp.QuotedString('"')
value = pp.Forward()
obj = pp.Suppress('{') + pp.Dict(pp.Optional(pp.DelimitedList(pp.Group(key + pp.Suppress(':') + value)))) + pp.Suppress('}')
value <<= key | ppc.number | pp.Group(obj) | pp.Group(pp.Suppress('[') + pp.Optional(pp.DelimitedList(value)) + pp.Suppress(']'))
print(obj.parse_string('{"a": 1, "b": {"c": [1, 2.5, "x"]}}').as_dict())
print(list(integer.scan_string('a1b22')), integer.search_string('x3 y4').as_list(), integer.transform_string('n=5'))
print(pp.nested_expr().parse_string('(a (b c) (d))').as_list(), ppc.comma_separated_list.parse_string('a,b,,"c,d"').as_list())
print(pp.Regex(r'(?P<k>\w+)=(?P<v>\d+)').parse_string('n=5').as_dict(), pp.Combine(Word(alphas) + '-' + Word(nums)).parse_string('ab-12'))
pp.ParserElement.enable_packrat()
print(pp.OneOrMore(pp.Keyword('if') | Word(alphas)).parse_string('if iffy then').as_list(), pp.counted_array(Word(nums)).parse_string('2 7 8 9'))
print((pp.Literal('a') ^ pp.Literal('ab') ^ 'abc').parse_string('abc'), (Word('a') & Word('b')).parse_string('b a'), pp.Char('xyz')[2].parse_string('xz'))
