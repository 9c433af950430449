# textwrap.

from textwrap import *

def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)

### wrap and fill: wrap, initial_indent and abcdefghijklmnop
t = ("The quick  brown fox jumped over the lazy dog. It was a well-known, state-of-the-art jump--really! "
     "(e.g. 3-4 metres)\n\nNew paragraph\twith tab.")
for w in (10, 15, 20, 33, 70): E(wrap, t, w)
E(wrap, t, 20, initial_indent='* ', subsequent_indent='    ')
E(wrap, t, 18, break_on_hyphens=False)
E(wrap, t, 6, break_long_words=False)
E(wrap, t, 30, drop_whitespace=False)
E(wrap, t, 30, replace_whitespace=False)
E(wrap, t, 30, expand_tabs=False, tabsize=4)
E(wrap, 'He said no. She said yes! "Why?" Because.', 30, fix_sentence_endings=True)
E(wrap, '', 10)
E(wrap, '   ', 10)
E(wrap, 'a', 0)
E(wrap, '   leading', 20)
E(wrap, 'abcdefghijklmnop', 5)
#> ['The quick', 'brown fox', 'jumped', 'over the', 'lazy dog.', 'It was a', 'well-', 'known,', 'state-of-', 'the-art', 'jump--', 'really!', '(e.g. 3-4', 'metres)', 'New', 'paragraph', 'with tab.']
#> ['The quick', 'brown fox', 'jumped over the', 'lazy dog. It', 'was a well-', 'known, state-', 'of-the-art jump', '--really! (e.g.', '3-4 metres)', 'New paragraph', 'with tab.']
#> ['The quick  brown fox', 'jumped over the lazy', 'dog. It was a well-', 'known, state-of-the-', 'art jump--really!', '(e.g. 3-4 metres)', 'New paragraph   with', 'tab.']
#> ['The quick  brown fox jumped over', 'the lazy dog. It was a well-', 'known, state-of-the-art jump--', 'really! (e.g. 3-4 metres)  New', 'paragraph   with tab.']
#> ['The quick  brown fox jumped over the lazy dog. It was a well-known,', 'state-of-the-art jump--really! (e.g. 3-4 metres)  New paragraph   with', 'tab.']
#> ['* The quick  brown', '    fox jumped over', '    the lazy dog. It', '    was a well-', '    known, state-of-', '    the-art jump--', '    really! (e.g.', '    3-4 metres)  New', '    paragraph   with', '    tab.']
#> ['The quick  brown', 'fox jumped over', 'the lazy dog. It', 'was a well-known,', 'state-of-the-art', 'jump--really!', '(e.g. 3-4 metres)', 'New paragraph', 'with tab.']
#> ['The', 'quick', 'brown', 'fox', 'jumped', 'over', 'the', 'lazy', 'dog.', 'It was', 'a', 'well-', 'known,', 'state-', 'of-', 'the-', 'art', 'jump--', 'really!', '(e.g.', '3-4', 'metres)', 'New', 'paragraph', 'with', 'tab.']
#> ['The quick  brown fox jumped ', 'over the lazy dog. It was a ', 'well-known, state-of-the-art ', 'jump--really! (e.g. 3-4 ', 'metres)  New paragraph   with ', 'tab.']
#> ['The quick  brown fox jumped', 'over the lazy dog. It was a', 'well-known, state-of-the-art', 'jump--really! (e.g. 3-4', 'metres)\n\nNew paragraph   with', 'tab.']
#> ['The quick  brown fox jumped', 'over the lazy dog. It was a', 'well-known, state-of-the-art', 'jump--really! (e.g. 3-4', 'metres)  New paragraph with', 'tab.']
#> ['He said no.  She said yes!', '"Why?"  Because.']
#> []
#> []
#> ValueError invalid width 0 (must be > 0)
#> ['   leading']
#> ['abcde', 'fghij', 'klmno', 'p']

### wrap and fill: wrap, _split and TextWrapper
E(wrap, 'a-b-cde-fgh--ij', 4)
for s in ('hello--world', 'use -f --long option', 'a-very-long-hyphenated-word-here', 'x1-y2 ab-cd-ef',
        '--foo--bar-- baz', "it's-a 'quoted-word' (foo-bar)", 'http://a-b.c-d/e-f'):
    E(wrap, s, 8); print(TextWrapper()._split(s))
#> ['a-b-', 'cde-', 'fgh', '--ij']
#> ['hello--', 'world']
#> ['hello', '--', 'world']
#> ['use -f', '--long', 'option']
#> ['use', ' ', '-f', ' ', '--long', ' ', 'option']
#> ['a-very-', 'long-hyp', 'henated-', 'word-', 'here']
#> ['a-very-', 'long-', 'hyphenated-', 'word-', 'here']
#> ['x1-y2', 'ab-cd-ef']
#> ['x1-y2', ' ', 'ab-', 'cd-', 'ef']
#> ['--foo--', 'bar--', 'baz']
#> ['--foo', '--', 'bar--', ' ', 'baz']
#> ["it's-a", "'quoted-", "word'", '(foo-', 'bar)']
#> ["it's-a", ' ', "'quoted-", "word'", ' ', '(foo-', 'bar)']
#> ['http://a', '-b.c-', 'd/e-f']
#> ['http://a-b.c-d/e-f']

### wrap and fill: _split, TextWrapper and fill
t = ("The quick  brown fox jumped over the lazy dog. It was a well-known, state-of-the-art jump--really! "
     "(e.g. 3-4 metres)\n\nNew paragraph\twith tab.")
for s in ('1-2-3 a-1-b', 'e-mail co-op re-use', 'foo- bar -baz - qux', 'well---known', 'Ünï-cödé wörd',
        'a--b c---d--e'):
    E(wrap, s, 8); print(TextWrapper()._split(s))
print(fill(t, 40))
#> ['1-2-3', 'a-1-b']
#> ['1-2-3', ' ', 'a-1-b']
#> ['e-mail', 'co-op', 're-use']
#> ['e-mail', ' ', 'co-', 'op', ' ', 're-', 'use']
#> ['foo- bar', '-baz -', 'qux']
#> ['foo-', ' ', 'bar', ' ', '-baz', ' ', '-', ' ', 'qux']
#> ['well---', 'known']
#> ['well', '---', 'known']
#> ['Ünï-cödé', 'wörd']
#> ['Ünï-', 'cödé', ' ', 'wörd']
#> ['a--b c', '---d--e']
#> ['a', '--', 'b', ' ', 'c', '---', 'd', '--', 'e']
#> The quick  brown fox jumped over the
#> lazy dog. It was a well-known, state-of-
#> the-art jump--really! (e.g. 3-4 metres)
#> New paragraph   with tab.

### shorten and max_lines: wrap, shorten and width
t = 'Hello there, how are you this fine day? I am glad to hear it!'
for n in (1, 2, 3, 4): E(wrap, t, 12, max_lines=n); E(wrap, t, 20, max_lines=n, placeholder='...')
for w in (6, 10, 12, 20, 80, 5): E(shorten, t, w)
E(shorten, '  a   b  ', 10)
E(shorten, 'hello world!', width=11)
E(shorten, 'hello world', width=10, placeholder='...')
#> ['Hello [...]']
#> ['Hello there, how...']
#> ['Hello there,', 'how [...]']
#> ['Hello there, how are', 'you this fine...']
#> ['Hello there,', 'how are you', 'this [...]']
#> ['Hello there, how are', 'you this fine day? I', 'am glad to hear it!']
#> ['Hello there,', 'how are you', 'this fine', 'day? I [...]']
#> ['Hello there, how are', 'you this fine day? I', 'am glad to hear it!']
#> '[...]'
#> '[...]'
#> 'Hello [...]'
#> 'Hello there, [...]'
#> 'Hello there, how are you this fine day? I am glad to hear it!'
#> '[...]'
#> 'a b'
#> 'hello [...]'
#> 'hello...'

### shorten and max_lines: wrap, max_lines and break_long_words
t = 'Hello there, how are you this fine day? I am glad to hear it!'
E(wrap, 'x' * 30, 10, max_lines=2)
E(wrap, t, 5, max_lines=1, placeholder=' [...]' )
E(wrap, 'aaaa bbbbbbbbbbbbbbbb cc', 8, max_lines=2, break_long_words=False)
#> ['xxxxxxxxxx', '[...]']
#> ['[...]']
#> ['aaaa', '[...]']

### dedent and indent: dedent and indent
for s in ('  a\n    b\n  c', '  a\n\n  b\n   \n', 'a\n b', '\ta\n  b', '\t a\n\t b', '', '\n', '   ', '  x',
        '  a\n  a', '  ab\n  ac', '  \n a\n'):
    E(dedent, s)
E(dedent, 5)
E(indent, 'a\n\nb\n', '> ')
E(indent, 'a\n\n b', '> ', lambda line: True)
E(indent, 'a\r\nb\n  \nc', '--')
E(indent, '', 'x')
#> 'a\n  b\nc'
#> 'a\n\nb\n\n'
#> 'a\n b'
#> '\ta\n  b'
#> 'a\nb'
#> ''
#> '\n'
#> ''
#> 'x'
#> 'a\na'
#> 'ab\nac'
#> '\na\n'
#> TypeError expected str object, not 'int'
#> '> a\n\n> b\n'
#> '> a\n> \n>  b'
#> '--a\r\n--b\n  \n--c'
#> ''

### dedent and indent: placeholder, wrap and fill
w = TextWrapper(width=10)
w.width = 5
print(w.wrap('aaa bbb'), w.placeholder, w.fill('ccc ddd'))
#> ['aaa', 'bbb']  [...] ccc
#> ddd

### hyphens between letters
import textwrap
t = 'We used enyzme 2-succinyl-6-hydroxy-2,4-cyclohexadiene-1-carboxylate synthase.'
for w in (10, 20, 50):
    print(textwrap.wrap(t, w), textwrap.wrap(t, w, break_on_hyphens=False),
        textwrap.wrap(t, w, break_long_words=False))
for s in ('a-b-c d', 'well-known e-mail x-y', 'ab-cd-ef', 'a-bc', 'ab-c', '1-2-3 a1-b2', "foo--bar -x --yy-zz",
        "it's-a", 'x_y-z_w', 'é-ü éé-üü', '(ab-cd)', '"ab"-cd', 'a-b', 'ab-c-d'):
    print(textwrap.wrap(s, 1, break_long_words=False))
#> ['We used', 'enyzme 2-', 'succinyl-', '6-hydroxy-', '2,4-', 'cyclohexad', 'iene-1-', 'carboxylat', 'e', 'synthase.'] ['We used', 'enyzme 2-s', 'uccinyl-6-', 'hydroxy-2,', '4-cyclohex', 'adiene-1-c', 'arboxylate', 'synthase.'] ['We used', 'enyzme', '2-succinyl-6-hydroxy-2,4-cyclohexadiene-1-carboxylate', 'synthase.']
#> ['We used enyzme 2-', 'succinyl-6-hydroxy-', '2,4-cyclohexadiene-', '1-carboxylate', 'synthase.'] ['We used enyzme 2-suc', 'cinyl-6-hydroxy-2,4-', 'cyclohexadiene-1-car', 'boxylate synthase.'] ['We used enyzme', '2-succinyl-6-hydroxy-2,4-cyclohexadiene-1-carboxylate', 'synthase.']
#> ['We used enyzme 2-succinyl-6-hydroxy-2,4-', 'cyclohexadiene-1-carboxylate synthase.'] ['We used enyzme 2-succinyl-6-hydroxy-2,4-cyclohexad', 'iene-1-carboxylate synthase.'] ['We used enyzme', '2-succinyl-6-hydroxy-2,4-cyclohexadiene-1-carboxylate', 'synthase.']
#> ['a-b-c', 'd']
#> ['well-', 'known', 'e-mail', 'x-y']
#> ['ab-', 'cd-', 'ef']
#> ['a-bc']
#> ['ab-c']
#> ['1-2-3', 'a1-b2']
#> ['foo', '--', 'bar', '-x', '--yy-', 'zz']
#> ["it's-a"]
#> ['x_y-', 'z_w']
#> ['é-ü', 'éé-', 'üü']
#> ['(ab-', 'cd)']
#> ['"ab"-cd']
#> ['a-b']
#> ['ab-', 'c-d']

### a word longer than the line, where the line is full
import textwrap
for width in range(1, 8):
    print(textwrap.wrap("this is a test string how should-we-split", width))
    print(textwrap.wrap("a bb ccc-dddd eeeeee", width, break_on_hyphens=False, initial_indent='> ',
        drop_whitespace=width % 2))
#> ['t', 'h', 'i', 's', 'i', 's', 'a', 't', 'e', 's', 't', 's', 't', 'r', 'i', 'n', 'g', 'h', 'o', 'w', 's', 'h', 'o', 'u', 'l', 'd', '-', 'w', 'e', '-', 's', 'p', 'l', 'i', 't']
#> ['> a', 'b', 'b', 'c', 'c', 'c', '-', 'd', 'd', 'd', 'd', 'e', 'e', 'e', 'e', 'e', 'e']
#> ['th', 'is', 'is', 'a', 'te', 'st', 'st', 'ri', 'ng', 'ho', 'w', 'sh', 'ou', 'ld', '-w', 'e-', 'sp', 'li', 't']
#> ['> a', ' ', 'bb', ' c', 'cc', '-d', 'dd', 'd ', 'ee', 'ee', 'ee']
#> ['thi', 's', 'is', 'a t', 'est', 'str', 'ing', 'how', 'sho', 'uld', '-', 'we-', 'spl', 'it']
#> ['> a', 'bb', 'ccc', '-dd', 'dd', 'eee', 'eee']
#> ['this', 'is a', 'test', 'stri', 'ng', 'how', 'shou', 'ld-', 'we-s', 'plit']
#> ['> a ', 'bb c', 'cc-d', 'ddd ', 'eeee', 'ee']
#> ['this', 'is a', 'test', 'strin', 'g how', 'shoul', 'd-we-', 'split']
#> ['> a', 'bb cc', 'c-ddd', 'd eee', 'eee']
#> ['this', 'is a', 'test', 'string', 'how sh', 'ould-', 'we-', 'split']
#> ['> a bb', ' ccc-d', 'ddd ', 'eeeeee']
#> ['this is', 'a test', 'string', 'how', 'should-', 'we-', 'split']
#> ['> a bb', 'ccc-ddd', 'd', 'eeeeee']
