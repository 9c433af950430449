import parse
from parse import compile, findall, search, with_pattern

for form, text in [('It is {}, I love {}!', 'It is spam, I love eggs!'), ('{name} is {age:d}', 'Ann is 42'), ('{:f} {:e} {:g} {:n}', '3.14 1.0e-3 2E5 1,000'), ('{:x} {:o} {:b} {:d} {:d}', '0xff 17 101 0b11 -7'), ('{a[x]} {a[y]:d} {p.q}', '1 2 3'), ('{:>}|{:<}|{:^}', '  r|l  | c '), ('{:.2}{:2}{:2d}', 'abcd12'), ('{:w} {:W} {:l} {:S}', 'a_1 -- bc d!'), ('{:%}', '12.5%'), ('{}{{}}{}', 'a{}b'),
                   ('{:ti}', '2024-02-29T10:11:12Z'), ('{:ti}', '2024-02-29 10:11:12.5+02:30'), ('{:te}', 'Mon, 29 Feb 2016 10:21:36 +1000'), ('{:tg}', '20/1/1972 10:21:36 AM +1000'), ('{:ta}', '1/20/1972 10:21 PM'), ('{:th}', '21/Nov/2011:00:07:11 +0000'), ('{:tt}', '10:21:36 PM -5:30'), ('{:%Y-%m-%d}', '2023-11-23'), ('{:%H:%M}', '10:23'), ('no', 'yes'), ('{n:d}-{n:d}', '3-3'), ('{n:d}-{n:d}', '3-4')]:
    r = parse.parse(form, text)
    print(form, r and (r.fixed, r.named))
p = compile('[{level:w}] {when:ti} {rest}')
r = p.parse('[INFO] 2024-01-02T03:04:05 done: x')
print(p, r['level'], r['rest'], r.spans['rest'], 'when' in r, p.named_fields, p.fixed_fields, p._expression[:60])
print(search('age: {:d}', 'name: x age: 7\n').fixed[0], [r[0] for r in findall('>{}<', '<p>a</p><p>b</p>')], ''.join(r.fixed[0] for r in findall('{:l}', 'ab1cd')), parse.parse('SPAM', 'spam'), parse.parse('SPAM', 'spam', case_sensitive=False) is not None)


@with_pattern(r'yes|no')
def yes(text):
    return text == 'yes'


@with_pattern(r'((\d+)/(\d+))', regex_group_count=3)
def ratio(text):
    a, b = text.split('/')
    return int(a) / int(b)


print(parse.parse('{a:yes} {b:ratio} {c}', 'yes 3/4 rest', {'yes': yes, 'ratio': ratio}), parse.parse('{:yes}', 'maybe', dict(yes=yes)))
m = parse.parse('{:d}+{:d}', '1+2', evaluate_result=False)
print(m.evaluate_result(), parse.extract_format('>10.2d', []), parse.parse('{0} {1}', 'a b').fixed, parse.parse('', ''), parse.parse('a.b|c', 'a.b|c'))
for wrong in lambda: parse.parse('{:q}', 'x'), lambda: parse.parse('{n:d} {n:w}', '1 a'), lambda: parse.parse('{a} {}', 'x y').fixed[3], lambda: parse.parse('{:d}', '1')['z'], lambda: parse.parse('{:bad}', 'x', {'bad': ratio}):
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, e)
