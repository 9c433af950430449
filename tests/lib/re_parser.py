### trees of patterns
import re._parser as p
for pattern in ('abc', 'a|b|[cd]', 'a|bc|', 'abc|abd', 'ab|ab', '[^a]', '[^a-z_]', '[]a-]', '[aab]', '.^$',
                r'\A\b\B\z\Z',
                r'\d\D\s\S\w\W', r'[\d\s-]', r'\x41\101\0\n\\\.', r'\u00e9\N{BULLET}', '()', ''):
    tree = p.parse(pattern)
    print(tree, tree.getwidth(), len(tree), tree.state.groups)
#> [(LITERAL, 97), (LITERAL, 98), (LITERAL, 99)] (3, 3) 3 1
#> [(IN, [(LITERAL, 97), (LITERAL, 98), (LITERAL, 99), (LITERAL, 100)])] (1, 1) 1 1
#> [(BRANCH, (None, [[(LITERAL, 97)], [(LITERAL, 98), (LITERAL, 99)], []]))] (0, 2) 1 1
#> [(LITERAL, 97), (LITERAL, 98), (IN, [(LITERAL, 99), (LITERAL, 100)])] (3, 3) 3 1
#> [(LITERAL, 97), (LITERAL, 98), (BRANCH, (None, [[], []]))] (2, 2) 3 1
#> [(NOT_LITERAL, 97)] (1, 1) 1 1
#> [(IN, [(NEGATE, None), (RANGE, (97, 122)), (LITERAL, 95)])] (1, 1) 1 1
#> [(IN, [(LITERAL, 93), (LITERAL, 97), (LITERAL, 45)])] (1, 1) 1 1
#> [(IN, [(LITERAL, 97), (LITERAL, 98)])] (1, 1) 1 1
#> [(ANY, None), (AT, AT_BEGINNING), (AT, AT_END)] (1, 1) 3 1
#> [(AT, AT_BEGINNING_STRING), (AT, AT_BOUNDARY), (AT, AT_NON_BOUNDARY), (AT, AT_END_STRING), (AT, AT_END_STRING)] (0, 0) 5 1
#> [(IN, [(CATEGORY, CATEGORY_DIGIT)]), (IN, [(CATEGORY, CATEGORY_NOT_DIGIT)]), (IN, [(CATEGORY, CATEGORY_SPACE)]), (IN, [(CATEGORY, CATEGORY_NOT_SPACE)]), (IN, [(CATEGORY, CATEGORY_WORD)]), (IN, [(CATEGORY, CATEGORY_NOT_WORD)])] (6, 6) 6 1
#> [(IN, [(CATEGORY, CATEGORY_DIGIT), (CATEGORY, CATEGORY_SPACE), (LITERAL, 45)])] (1, 1) 1 1
#> [(LITERAL, 65), (LITERAL, 65), (LITERAL, 0), (LITERAL, 10), (LITERAL, 92), (LITERAL, 46)] (6, 6) 6 1
#> [(LITERAL, 233), (LITERAL, 8226)] (2, 2) 2 1
#> [(SUBPATTERN, (1, 0, 0, []))] (0, 0) 1 2
#> [] (0, 0) 0 1

### trees of groups
import re._parser as p
for pattern in ('(a)(?:b)(?P<n>c)', r'(a)\1(?P<n>c)(?P=n)', '(a)?(?(1)b|c)', '(?P<n>a)?(?(n)b)', '(?(1)a|b)(c)',
                '(?i:a)(?-i:b)',
                '(?im-s:a)', '(?=a)(?!b)(?<=c)(?<!d)', '(?!)', '(?>a+)b', 'a(?#b)c', '(?:a|b)', '(?:(?:ab))',
                '((?:a))'):
    tree = p.parse(pattern)
    print(tree, tree.getwidth(), tree.state.groupdict, tree.state.groupwidths[1:])
#> [(SUBPATTERN, (1, 0, 0, [(LITERAL, 97)])), (LITERAL, 98), (SUBPATTERN, (2, 0, 0, [(LITERAL, 99)]))] (3, 3) {'n': 2} [(1, 1), (1, 1)]
#> [(SUBPATTERN, (1, 0, 0, [(LITERAL, 97)])), (GROUPREF, 1), (SUBPATTERN, (2, 0, 0, [(LITERAL, 99)])), (GROUPREF, 2)] (4, 4) {'n': 2} [(1, 1), (1, 1)]
#> [(MAX_REPEAT, (0, 1, [(SUBPATTERN, (1, 0, 0, [(LITERAL, 97)]))])), (GROUPREF_EXISTS, (1, [(LITERAL, 98)], [(LITERAL, 99)]))] (1, 2) {} [(1, 1)]
#> [(MAX_REPEAT, (0, 1, [(SUBPATTERN, (1, 0, 0, [(LITERAL, 97)]))])), (GROUPREF_EXISTS, (1, [(LITERAL, 98)], None))] (0, 2) {'n': 1} [(1, 1)]
#> [(GROUPREF_EXISTS, (1, [(LITERAL, 97)], [(LITERAL, 98)])), (SUBPATTERN, (1, 0, 0, [(LITERAL, 99)]))] (2, 2) {} [(1, 1)]
#> [(SUBPATTERN, (None, 2, 0, [(LITERAL, 97)])), (SUBPATTERN, (None, 0, 2, [(LITERAL, 98)]))] (2, 2) {} []
#> [(SUBPATTERN, (None, 10, 16, [(LITERAL, 97)]))] (1, 1) {} []
#> [(ASSERT, (1, [(LITERAL, 97)])), (ASSERT_NOT, (1, [(LITERAL, 98)])), (ASSERT, (-1, [(LITERAL, 99)])), (ASSERT_NOT, (-1, [(LITERAL, 100)]))] (0, 0) {} []
#> [(FAILURE, ())] (0, 0) {} []
#> [(ATOMIC_GROUP, [(MAX_REPEAT, (1, MAXREPEAT, [(LITERAL, 97)]))]), (LITERAL, 98)] (2, 18446744073709551616) {} []
#> [(LITERAL, 97), (LITERAL, 99)] (2, 2) {} []
#> [(IN, [(LITERAL, 97), (LITERAL, 98)])] (1, 1) {} []
#> [(LITERAL, 97), (LITERAL, 98)] (2, 2) {} []
#> [(SUBPATTERN, (1, 0, 0, [(LITERAL, 97)]))] (1, 1) {} [(1, 1)]

### trees of repeats
import re._parser as p
for pattern in ('a*', 'a+?', 'a?+', 'a{2}', 'a{2,}', 'a{,3}?', 'a{}', 'a{x', 'a{1,x}', '(ab)*', '(?:ab){2,3}',
                '(?:a|bc)+', '(?:)*'):
    tree = p.parse(pattern)
    print(tree, *('most' if w == p.MAXWIDTH else w for w in tree.getwidth()))
#> [(MAX_REPEAT, (0, MAXREPEAT, [(LITERAL, 97)]))] 0 most
#> [(MIN_REPEAT, (1, MAXREPEAT, [(LITERAL, 97)]))] 1 most
#> [(POSSESSIVE_REPEAT, (0, 1, [(LITERAL, 97)]))] 0 1
#> [(MAX_REPEAT, (2, 2, [(LITERAL, 97)]))] 2 2
#> [(MAX_REPEAT, (2, MAXREPEAT, [(LITERAL, 97)]))] 2 most
#> [(MIN_REPEAT, (0, 3, [(LITERAL, 97)]))] 0 3
#> [(LITERAL, 97), (LITERAL, 123), (LITERAL, 125)] 3 3
#> [(LITERAL, 97), (LITERAL, 123), (LITERAL, 120)] 3 3
#> [(LITERAL, 97), (LITERAL, 123), (LITERAL, 49), (LITERAL, 44), (LITERAL, 120), (LITERAL, 125)] 6 6
#> [(MAX_REPEAT, (0, MAXREPEAT, [(SUBPATTERN, (1, 0, 0, [(LITERAL, 97), (LITERAL, 98)]))]))] 0 most
#> [(MAX_REPEAT, (2, 3, [(LITERAL, 97), (LITERAL, 98)]))] 4 6
#> [(MAX_REPEAT, (1, MAXREPEAT, [(BRANCH, (None, [[(LITERAL, 97)], [(LITERAL, 98), (LITERAL, 99)]]))]))] 1 most
#> [(MAX_REPEAT, (0, MAXREPEAT, []))] 0 0

### flags, text and bytes
import re
import re._parser as p
for pattern, flags in (('a b', 0), ('a b # c', re.X), ('(?x) a b', 0), ('(?x: a b) c', 0), ('(?x)(?-x: a) b', 0),
                       ('(?ai)a', 0),
                       (b'a\xff[\x80-\x90]', 0), (b'(?i)a', re.S), (r'a#\ b\n#c', re.VERBOSE), ('(?#a\\)b)c', 0)):
    tree = p.parse(pattern, flags)
    print(tree, int(tree.state.flags), tree.state.str == pattern)
#> [(LITERAL, 97), (LITERAL, 32), (LITERAL, 98)] 32 True
#> [(LITERAL, 97), (LITERAL, 98)] 96 True
#> [(LITERAL, 97), (LITERAL, 98)] 96 True
#> [(SUBPATTERN, (None, 64, 0, [(LITERAL, 97), (LITERAL, 98)])), (LITERAL, 32), (LITERAL, 99)] 32 True
#> [(SUBPATTERN, (None, 0, 64, [(LITERAL, 32), (LITERAL, 97)])), (LITERAL, 98)] 96 True
#> [(LITERAL, 97)] 258 True
#> [(LITERAL, 97), (LITERAL, 255), (IN, [(RANGE, (128, 144))])] 0 True
#> [(LITERAL, 97)] 18 True
#> [(LITERAL, 97)] 96 True
#> [(LITERAL, 99)] 32 True

### mistakes are those of re
import re._parser as p
for pattern in ('(', 'a)', '*', 'a**', '[', '[b-a]', r'\q', '(?P<1>a)', '(?P<n>a)(?P<n>b)', r'\2', 'a(?i)', '(?z)',
                'a{3,2}', '(?(2)a)'):
    try:
        p.parse(pattern)
    except p.error as e:
        print(type(e).__name__, e, e.pos)
print(p.parse('(?<=a*)b'))  # is found by the compiler only
#> PatternError missing ), unterminated subpattern at position 0 0
#> PatternError unbalanced parenthesis at position 1 1
#> PatternError nothing to repeat at position 0 0
#> PatternError multiple repeat at position 2 2
#> PatternError unterminated character set at position 0 0
#> PatternError bad character range b-a at position 1 1
#> PatternError bad escape \q at position 0 0
#> PatternError bad character in group name '1' at position 4 4
#> PatternError redefinition of group name 'n' as group 2; was group 1 at position 12 12
#> PatternError invalid group reference 2 at position 1 1
#> PatternError global flags not at the start of the expression at position 1 1
#> PatternError unknown extension ?z at position 1 1
#> PatternError min repeat greater than max repeat at position 2 2
#> PatternError invalid group reference 2 at position 3 3
#> [(ASSERT, (-1, [(MAX_REPEAT, (0, MAXREPEAT, [(LITERAL, 97)]))])), (LITERAL, 98)]

### a sequence is a list of pairs
import re._parser as p
tree = p.parse('ab+(c)')
print([(str(op), op is p.LITERAL) for op, argument in tree], tree[0], tree[1:], type(tree[1:]).__name__)
tree.insert(0, (p.ANY, None))
tree.append((p.LITERAL, 100))
del tree[1]
tree[1] = p.LITERAL, 98
print(tree, len(tree), tree.getwidth())
print(p.SubPattern(p.State()).getwidth(), p.SubPattern(tree.state, [(p.ANY, None)] * 3).getwidth())
#> [('LITERAL', True), ('MAX_REPEAT', False), ('SUBPATTERN', False)] (LITERAL, 97) [(MAX_REPEAT, (1, MAXREPEAT, [(LITERAL, 98)])), (SUBPATTERN, (1, 0, 0, [(LITERAL, 99)]))] SubPattern
#> [(ANY, None), (LITERAL, 98), (SUBPATTERN, (1, 0, 0, [(LITERAL, 99)])), (LITERAL, 100)] 4 (4, 4)
#> (0, 0) (3, 3)

### what dump() prints
import re._parser as p
p.parse(r'a|(b[^c-d]*?)(?(1)x|y)|(?i:q)(?<=ab)(?!)(?>z+)\b.').dump()
#> BRANCH
#>   LITERAL 97
#> OR
#>   SUBPATTERN 1 0 0
#>     LITERAL 98
#>     MIN_REPEAT 0 MAXREPEAT
#>       IN
#>         NEGATE None
#>         RANGE (99, 100)
#>   GROUPREF_EXISTS 1
#>     LITERAL 120
#>   ELSE
#>     LITERAL 121
#> OR
#>   SUBPATTERN None 2 0
#>     LITERAL 113
#>   ASSERT -1
#>     LITERAL 97
#>     LITERAL 98
#>   FAILURE
#>   ATOMIC_GROUP
#>     MAX_REPEAT 1 MAXREPEAT
#>       LITERAL 122
#>   AT AT_BOUNDARY
#>   ANY None

### constants are named numbers
import re._constants as c
import re._parser as p
print(c.LITERAL, repr(c.MAX_REPEAT), f'{c.IN}', int(c.ANY), c.LITERAL + 1, c.LITERAL == 16, type(c.LITERAL).__name__)
print(len(c.OPCODES), c.OPCODES[:4], c.ATCODES, c.CHCODES[:3], c.MAGIC)
print(c.OP_UNICODE_IGNORE, c.AT_MULTILINE, c.AT_LOCALE, c.CH_NEGATE[c.CATEGORY_UNI_WORD],
      c.CH_UNICODE[c.CATEGORY_NOT_DIGIT])
print(p.LITERAL is c.LITERAL, p.CATEGORIES[r'\d'], p.ESCAPES[r'\n'], p.FLAGS, c.SRE_FLAG_VERBOSE, c.error is p.error)
#> LITERAL MAX_REPEAT IN 2 17 True _NamedIntConstant
#> 43 [FAILURE, SUCCESS, ANY, ANY_ALL] [AT_BEGINNING, AT_BEGINNING_LINE, AT_BEGINNING_STRING, AT_BOUNDARY, AT_NON_BOUNDARY, AT_END, AT_END_LINE, AT_END_STRING, AT_LOC_BOUNDARY, AT_LOC_NON_BOUNDARY, AT_UNI_BOUNDARY, AT_UNI_NON_BOUNDARY] [CATEGORY_DIGIT, CATEGORY_NOT_DIGIT, CATEGORY_SPACE] 20230612
#> {LITERAL: LITERAL_UNI_IGNORE, NOT_LITERAL: NOT_LITERAL_UNI_IGNORE} {AT_BEGINNING: AT_BEGINNING_LINE, AT_END: AT_END_LINE} {AT_BOUNDARY: AT_LOC_BOUNDARY, AT_NON_BOUNDARY: AT_LOC_NON_BOUNDARY} CATEGORY_UNI_NOT_WORD CATEGORY_UNI_NOT_DIGIT
#> True (IN, [(CATEGORY, CATEGORY_DIGIT)]) (LITERAL, 10) {'i': 2, 'L': 4, 'm': 8, 's': 16, 'x': 64, 'a': 256, 'u': 32} 64 True

### the older names of both
import warnings
warnings.simplefilter('error')
for name in ('sre_parse', 'sre_constants'):
    try:
        __import__(name)
    except DeprecationWarning as e:
        print(e)
warnings.simplefilter('ignore')
import sre_parse, sre_constants, re._parser
print(sre_parse.parse is re._parser.parse, sre_constants.LITERAL is re._parser.LITERAL,
      sre_parse.SubPattern is re._parser.SubPattern)
print(sre_parse.parse('a?').getwidth(), sre_constants._NamedIntConstant is type(sre_parse.LITERAL))
#> module 'sre_parse' is deprecated
#> module 'sre_constants' is deprecated
#> True True True
#> (0, 1) True
