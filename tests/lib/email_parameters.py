# Parameters of headers, and types: their sections, escapes, and what cannot be read.
import email
from email.headerregistry import HeaderRegistry
from email.policy import SMTP, default

make = HeaderRegistry()

def read(*values, name='Content-Type', lead='text/plain; '):
    for value in values:
        made = make(name, lead + value)
        print(ascii(value), ascii(dict(made.params)), *[str(defect) for defect in made.defects], sep=' | ')

def types(name, *values):
    for value in values:
        made = make(name, value)
        kind = made.content_type if name == 'Content-Type' else made.content_disposition
        print(ascii(value), kind, dict(made.params), *[str(defect) for defect in made.defects], sep=' | ')

def folds(name, *values, policy=default):
    for value in values: print(ascii(make(name, value).fold(policy=policy)))

### sections
read('a*0=b; a=c', 'a=c; a*0=b', 'a=c; a*1=b', 'a*0=b; a*0=c; a*1=d', 'a*0=x; a*1=y; a*3=z; a*2=w', 'a*1=b',
     'a*0=x; a*1=y; a*1=z; a*2=w', 'a=b; A=c', 'a*01=b', 'a*00=b', 'a*9999999999999999999999=b', 'a *0=b', 'a*0 =b',
     'a*x=b', 'a**=b')
#> 'a*0=b; a=c' | {'a': 'b'} | duplicate parameter name; duplicate(s) ignored
#> 'a=c; a*0=b' | {'a': 'c'} | duplicate parameter name; duplicate(s) ignored
#> 'a=c; a*1=b' | {'a': 'cb'}
#> 'a*0=b; a*0=c; a*1=d' | {'a': 'b'} | duplicate parameter name; duplicate(s) ignored
#> 'a*0=x; a*1=y; a*3=z; a*2=w' | {'a': 'xywz'}
#> 'a*1=b' | {'a': ''} | duplicate parameter name; duplicate ignored
#> 'a*0=x; a*1=y; a*1=z; a*2=w' | {'a': 'xyw'} | duplicate parameter name; duplicate ignored
#> 'a=b; A=c' | {'a': 'c'}
#> 'a*01=b' | {'a': ''} | duplicate parameter name; duplicate ignored | section number has an invalid leading 0
#> 'a*00=b' | {'a': 'b'} | section number has an invalid leading 0
#> 'a*9999999999999999999999=b' | {'a': ''} | duplicate parameter name; duplicate ignored
#> 'a *0=b' | {'a': 'b'}
#> 'a*0 =b' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a*0'), CFWSList([WhiteSpaceTerminal(' ')])]), Atom([ValueTerminal('=b')])])])
#> 'a*x=b' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a*x=b')])])])
#> 'a**=b' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a**=b')])])])

### sections with escapes
read("a*0*=utf-8''%C3; a*1*=%A9", "a*0*=latin-1''d%E9; a*1=%E9", "a*0=latin-1''d; a*1*=%E9", "a*2*=x; a*0=y",
     "a*=utf-8''x; a=c", "a=c; a*=utf-8''x", "a*=utf-8''x; a*=utf-8''y", "a*0*=utf-8''x; a=y", "a*1*=utf-8''x; a=y",
     'a*0*=b; a*1=c', "a*2*=x; a*3=y", "a*0*=bogus''x%FF; a*1*=%20y", "a*=utf-8''%zz%2", "a*=utf-8'en'My'x")
#> "a*0*=utf-8''%C3; a*1*=%A9" | {'a': '\xe9'} |  | 
#> "a*0*=latin-1''d%E9; a*1=%E9" | {'a': 'd\xe9%E9'}
#> "a*0=latin-1''d; a*1*=%E9" | {'a': 'd\xe9'} | Apparent initial-extended-value but attribute was not marked as extended or was not initial section
#> 'a*2*=x; a*0=y' | {'a': 'yx'} | inconsistent RFC2231 parameter numbering
#> "a*=utf-8''x; a=c" | {'a': 'x'} | duplicate parameter name; duplicate ignored
#> "a=c; a*=utf-8''x" | {'a': 'c'} | duplicate parameter name; duplicate(s) ignored
#> "a*=utf-8''x; a*=utf-8''y" | {'a': 'xy'} | inconsistent RFC2231 parameter numbering
#> "a*0*=utf-8''x; a=y" | {'a': 'x'} | duplicate parameter name; duplicate ignored
#> "a*1*=utf-8''x; a=y" | {'a': 'yx'} | Apparent initial-extended-value but attribute was not marked as extended or was not initial section
#> 'a*0*=b; a*1=c' | {'a': ''} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a*0*=b')])])]) | duplicate parameter name; duplicate ignored
#> 'a*2*=x; a*3=y' | {'a': 'x'} | inconsistent RFC2231 parameter numbering | duplicate parameter name; duplicate ignored
#> "a*0*=bogus''x%FF; a*1*=%20y" | {'a': 'x\ufffd y'} | 
#> "a*=utf-8''%zz%2" | {'a': '%zz%2'}
#> "a*=utf-8'en'My'x" | {'a': 'My'} | parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal("'x")])])])

### escapes in quotes
read('''a*="us-ascii'en-us'My"''', 'a*="My%20"', 'a*=""', '''a*="a'x'y z" w''', '''a*="a'x"''', 'a*="a b" w',
     '''a*0*="''x"; a*1*="a b" w''', '''a*0*="''x"; a*1*="ab"''', '''a*0="us-ascii'en'My"; a*1*=" x"''',
     '''a*0=us-ascii'en'My; a*1*=" x"''', '''a*=utf-8'en'"My x"''', '''a*="a%20'x'y"''', '''a="b"'c'd''')
#> 'a*="us-ascii\'en-us\'My"' | {'a': 'My'} | Quoted string value for extended parameter is invalid
#> 'a*="My%20"' | {'a': 'My '} | Parameter marked as extended but appears to have a quoted string value that is non-encoded | Missing required charset/lang delimiters
#> 'a*=""' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a*=')]), QuotedString([BareQuotedString([ValueTerminal('')])])])])
#> 'a*="a\'x\'y z" w' | {'a': 'y z'} | parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal('w')])])]) | Quoted string value for extended parameter is invalid
#> 'a*="a\'x"' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a*=')]), QuotedString([BareQuotedString([ValueTerminal("a'x")])])])])
#> 'a*="a b" w' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a*=')]), QuotedString([BareQuotedString([ValueTerminal('a'), WhiteSpaceTerminal(' '), ValueTerminal('b')]), CFWSList([WhiteSpaceTerminal(' ')])]), Atom([ValueTerminal('w')])])])
#> 'a*0*="\'\'x"; a*1*="a b" w' | {'a': 'xa b'} | parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal('w')])])]) | Quoted string value for extended parameter is invalid | Parameter marked as extended but appears to have a quoted string value that is non-encoded
#> 'a*0*="\'\'x"; a*1*="ab"' | {'a': 'xab'} | Quoted string value for extended parameter is invalid | Quoted string value for extended parameter is invalid
#> 'a*0="us-ascii\'en\'My"; a*1*=" x"' | {'a': "us-ascii'en'My x"} | Parameter marked as extended but appears to have a quoted string value that is non-encoded
#> 'a*0=us-ascii\'en\'My; a*1*=" x"' | {'a': 'My x'} | Apparent initial-extended-value but attribute was not marked as extended or was not initial section | Parameter marked as extended but appears to have a quoted string value that is non-encoded
#> 'a*=utf-8\'en\'"My x"' | {'a': 'My x'}
#> 'a*="a%20\'x\'y"' | {'a': "a 'x'y"} | Parameter marked as extended but appears to have a quoted string value that is non-encoded | Missing required charset/lang delimiters
#> 'a="b"\'c\'d' | {'a': 'd'} | Apparent initial-extended-value but attribute was not marked as extended or was not initial section

### languages
read("a=b'c", "a=b'c'", "a=b'c'd", "a=''d", "a='b'", "a*='x", "a*=x''", 'a*=x\'\'""', "a*=x' en'y", "a*=x (c)'en' y",
     "a*=*'en'b", 'a*=x ;b=c', 'a*=x(c)')
#> "a=b'c" | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal("a=b'c")])])])
#> "a=b'c'" | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal("a=b'c'")])])])
#> "a=b'c'd" | {'a': 'd'} | Apparent initial-extended-value but attribute was not marked as extended or was not initial section
#> "a=''d" | {'a': 'd'} | Apparent initial-extended-value but attribute was not marked as extended or was not initial section
#> "a='b'" | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal("a='b'")])])])
#> "a*='x" | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal("a*='x")])])])
#> "a*=x''" | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal("a*=x''")])])])
#> 'a*=x\'\'""' | {'a': ''}
#> "a*=x' en'y" | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal("a*=x'"), CFWSList([WhiteSpaceTerminal(' ')])]), Atom([ValueTerminal("en'y")])])])
#> "a*=x (c)'en' y" | {'a': 'y'}
#> "a*=*'en'b" | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal("a*=*'en'b")])])])
#> 'a*=x ;b=c' | {'b': 'c'} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a*=x'), CFWSList([WhiteSpaceTerminal(' ')])])])])
#> 'a*=x(c)' | {'a': 'x'} | Missing required charset/lang delimiters

### names without values
read('a', 'a ; b', ';;a', 'a; a=b', 'a=b; a', '(c)a (d);b=c', 'a; ;b=c', ' a(c)')
read('baz; boo', lead='blarg; ')
#> 'a' | {'a': ''} | Parameter contains name ( a) but no value
#> 'a ; b' | {'a': '', 'b': ''} | Parameter contains name ( a ) but no value | Parameter contains name ( b) but no value
#> ';;a' | {'a': ''} | parameter entry with no content | parameter entry with no content | Parameter contains name (a) but no value
#> 'a; a=b' | {'a': ''} | Parameter contains name ( a) but no value | duplicate parameter name; duplicate(s) ignored
#> 'a=b; a' | {'a': 'b'} | Parameter contains name ( a) but no value | duplicate parameter name; duplicate(s) ignored
#> '(c)a (d);b=c' | {'a': '', 'b': 'c'} | Parameter contains name ( (c)a (d)) but no value
#> 'a; ;b=c' | {'a': '', 'b': 'c'} | parameter entry with no content | Parameter contains name ( a) but no value
#> ' a(c)' | {'a': ''} | Parameter contains name (  a(c)) but no value
#> 'baz; boo' | {'baz': '', 'boo': ''} | Invalid content type | Parameter contains name ( baz) but no value | Parameter contains name ( boo) but no value

### values that end early
read('a=b c', 'a="b" "c"', 'a=b/c', 'a=b@c', 'a=b,c', 'a=b?', 'a=b"c;d"', 'a=b (c;d) e=f', 'a=b)', 'a=a*b',
     'a=b e.f .g', 'a=b =?utf-8?q?x_y?= c', 'a=b\td')
#> 'a=b c' | {'a': 'b'} | parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal('c')])])])
#> 'a="b" "c"' | {'a': 'b'} | parameter with invalid trailing text InvalidParameter([Phrase([QuotedString([BareQuotedString([ValueTerminal('c')])])])])
#> 'a=b/c' | {'a': 'b'} | parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal('/c')])])])
#> 'a=b@c' | {'a': 'b'} | parameter with invalid trailing text InvalidParameter([ValueTerminal('@'), Phrase([Atom([ValueTerminal('c')])])])
#> 'a=b,c' | {'a': 'b'} | parameter with invalid trailing text InvalidParameter([ValueTerminal(','), Phrase([Atom([ValueTerminal('c')])])])
#> 'a=b?' | {'a': 'b'} | parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal('?')])])])
#> 'a=b"c;d"' | {'a': 'b'} | parameter with invalid trailing text InvalidParameter([Phrase([QuotedString([BareQuotedString([ValueTerminal('c;d')])])])])
#> 'a=b (c;d) e=f' | {'a': 'b'} | parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal('e=f')])])])
#> 'a=b)' | {'a': 'b'} | parameter with invalid trailing text InvalidParameter([ValueTerminal(')')])
#> 'a=a*b' | {'a': 'a'} | parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal('*b')])])])
#> 'a=b e.f .g' | {'a': 'b'} | parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal('e')]), ValueTerminal('.'), Atom([ValueTerminal('f'), CFWSList([WhiteSpaceTerminal(' ')])]), ValueTerminal('.'), Atom([ValueTerminal('g')])])]) | period in 'phrase' | period in 'phrase'
#> 'a=b =?utf-8?q?x_y?= c' | {'a': 'b'} | parameter with invalid trailing text InvalidParameter([Phrase([Atom([EncodedWord([ValueTerminal('x'), WhiteSpaceTerminal(' '), ValueTerminal('y')]), CFWSList([WhiteSpaceTerminal(' ')])]), Atom([ValueTerminal('c')])])])
#> 'a=b\td' | {'a': 'b'} | parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal('d')])])])

### what is no parameter
read(r'filename=\a', r'filename=\\a', 'a=[b]', '<a>=b', '(a)=b', '"a"="c"', 'a%b=c', 'a==b . c', 'a=@ (c) . b',
     'a==x(c(d)e)y', 'a==( c  d ) e', 'a=<b;c>;d=e', 'a==b,, c ,d', '=?utf-8?q?x?==y', 'a=@ .', 'a==b. .c')
#> 'filename=\\a' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('filename=')])]), ValueTerminal('\\'), Phrase([Atom([ValueTerminal('a')])])])
#> 'filename=\\\\a' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('filename=')])]), ValueTerminal('\\'), ValueTerminal('\\'), Phrase([Atom([ValueTerminal('a')])])])
#> 'a=[b]' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a=')])]), ValueTerminal('['), Phrase([Atom([ValueTerminal('b')])]), ValueTerminal(']')])
#> '<a>=b' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), ValueTerminal('<'), Phrase([Atom([ValueTerminal('a')])]), ValueTerminal('>'), Phrase([Atom([ValueTerminal('=b')])])])
#> '(a)=b' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' '), Comment([WhiteSpaceTerminal('a')])]), Phrase([Atom([ValueTerminal('=b')])])])
#> '"a"="c"' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([QuotedString([BareQuotedString([ValueTerminal('a')])]), Atom([ValueTerminal('=')]), QuotedString([BareQuotedString([ValueTerminal('c')])])])])
#> 'a%b=c' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a%b=c')])])])
#> 'a==b . c' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a==b'), CFWSList([WhiteSpaceTerminal(' ')])]), ValueTerminal('.'), Atom([CFWSList([WhiteSpaceTerminal(' ')]), ValueTerminal('c')])])]) | period in 'phrase'
#> 'a=@ (c) . b' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a=')])]), ValueTerminal('@'), Phrase([CFWSList([WhiteSpaceTerminal(' '), Comment([WhiteSpaceTerminal('c')]), WhiteSpaceTerminal(' ')]), ValueTerminal('.'), Atom([CFWSList([WhiteSpaceTerminal(' ')]), ValueTerminal('b')])])]) | phrase does not start with word | comment found without atom | period in 'phrase'
#> 'a==x(c(d)e)y' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a==x'), CFWSList([Comment([WhiteSpaceTerminal('c'), Comment([WhiteSpaceTerminal('d')]), WhiteSpaceTerminal('e')])])]), Atom([ValueTerminal('y')])])])
#> 'a==( c  d ) e' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a=='), CFWSList([Comment([WhiteSpaceTerminal(' '), WhiteSpaceTerminal('c'), WhiteSpaceTerminal('  '), WhiteSpaceTerminal('d'), WhiteSpaceTerminal(' ')]), WhiteSpaceTerminal(' ')])]), Atom([ValueTerminal('e')])])])
#> 'a=<b;c>;d=e' | {'d': 'e'} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a=')])]), ValueTerminal('<'), Phrase([Atom([ValueTerminal('b')])])]) | invalid parameter InvalidParameter([Phrase([Atom([ValueTerminal('c')])]), ValueTerminal('>')])
#> 'a==b,, c ,d' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a==b')])]), ValueTerminal(','), ValueTerminal(','), Phrase([Atom([CFWSList([WhiteSpaceTerminal(' ')]), ValueTerminal('c'), CFWSList([WhiteSpaceTerminal(' ')])])]), ValueTerminal(','), Phrase([Atom([ValueTerminal('d')])])])
#> '=?utf-8?q?x?==y' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([EncodedWord([ValueTerminal('x')])]), Atom([ValueTerminal('=y')])])]) | missing trailing whitespace after encoded-word
#> 'a=@ .' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a=')])]), ValueTerminal('@'), Phrase([CFWSList([WhiteSpaceTerminal(' ')]), ValueTerminal('.')])]) | phrase does not start with word | comment found without atom | period in 'phrase'
#> 'a==b. .c' | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a==b')]), ValueTerminal('.'), CFWSList([WhiteSpaceTerminal(' ')]), ValueTerminal('.'), Atom([ValueTerminal('c')])])]) | period in 'phrase' | comment found without atom | period in 'phrase'

### encoded words in quotes
read('a="=?utf-8?q?x?="', 'a="=?utf-8?q?x?= y"', 'a="=?utf-8?q?x?==?utf-8?q?y?="',
     'a="=?utf-8?q?x?=  =?utf-8?q?y?= z"',
     'a="w=?utf-8?q?x?= =?utf-8?q?y?=z"', 'a="=?utf-8?q?x y?= z"', 'a="=?bad?q?x?= z"', 'a="=?utf-8?b?eA=?=z"',
     r'a="\=?utf-8?q?x?="', 'a="=?utf-8?b?eA="', 'a="File =?utf-8?q?Name?= With Spaces.pdf"')
#> 'a="=?utf-8?q?x?="' | {'a': 'x'} | encoded word inside quoted string | missing trailing whitespace after encoded-word
#> 'a="=?utf-8?q?x?= y"' | {'a': 'x y'} | encoded word inside quoted string
#> 'a="=?utf-8?q?x?==?utf-8?q?y?="' | {'a': 'xy'} | encoded word inside quoted string | encoded word inside quoted string | missing trailing whitespace after encoded-word | missing trailing whitespace after encoded-word
#> 'a="=?utf-8?q?x?=  =?utf-8?q?y?= z"' | {'a': 'xy z'} | encoded word inside quoted string | encoded word inside quoted string
#> 'a="w=?utf-8?q?x?= =?utf-8?q?y?=z"' | {'a': 'w=?utf-8?q?x?= yz'} | encoded word inside quoted string | missing trailing whitespace after encoded-word
#> 'a="=?utf-8?q?x y?= z"' | {'a': 'x y z'} | encoded word inside quoted string | whitespace inside encoded word
#> 'a="=?bad?q?x?= z"' | {'a': 'x z'} | encoded word inside quoted string | Unknown charset 'bad' in encoded word; decoded as unknown bytes
#> 'a="=?utf-8?b?eA=?=z"' | {'a': 'xz'} | encoded word inside quoted string |  | missing trailing whitespace after encoded-word
#> 'a="\\=?utf-8?q?x?="' | {'a': '=?utf-8?q?x?='}
#> 'a="=?utf-8?b?eA="' | {'a': '=?utf-8?b?eA='}
#> 'a="File =?utf-8?q?Name?= With Spaces.pdf"' | {'a': 'File Name With Spaces.pdf'} | encoded word inside quoted string

### bytes that are no text
read("a*=us-ascii''f\udca7n", 'a="b c\udca7 d\udca7"', "a*=us\udca7-ascii''x", 'a\udca7=b', "a*=us-ascii''\udca7n%FF",
     'a=b \udca7', "a*=us-ascii''\xe9", '(\udca7)a=b', 'a=\x01', lead='x/y; ')
folds('Content-Type', 'foo\udca7/bar; b\udca7r=two; baz=thr\udca7e', '\udca7/\udca7', 'foo/bar (baz\udca7)',
      '\xe9/\xfc')
#> "a*=us-ascii''f\udca7n" | {'a': 'f\ufffdn'} | Non-ASCII characters found in header token
#> 'a="b c\udca7 d\udca7"' | {'a': 'b c\ufffd d\ufffd'} | Non-ASCII characters found in header token | Non-ASCII characters found in header token
#> "a*=us\udca7-ascii''x" | {'a': 'x'} | Non-ASCII characters found in header token
#> 'a\udca7=b' | {'a\ufffd': 'b'} | Non-ASCII characters found in header token
#> "a*=us-ascii''\udca7n%FF" | {'a': '\ufffdn\xff'} | Non-ASCII characters found in header token
#> 'a=b \udca7' | {'a': 'b'} | parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal('\udca7')])])]) | Non-ASCII characters found in header token
#> "a*=us-ascii''\xe9" | {'a': '\xe9'} | 
#> '(\udca7)a=b' | {'a': 'b'} | Non-ASCII characters found in header token
#> 'a=\x01' | {'a': '\x01'} | the following ASCII non-printables found in header: ['\x01']
#> 'Content-Type: =?unknown-8bit?q?foo=A7?=/bar; b\udca7r="two";\n baz*=unknown-8bit\'\'thr%A7e\n'
#> 'Content-Type: =?unknown-8bit?q?=A7/=A7?=\n'
#> 'Content-Type: foo/bar =?unknown-8bit?q?baz=A7?=\n'
#> 'Content-Type: =?utf-8?b?w6kvw7w=?=\n'

### types
types('Content-Type', 'image/jpeg/foo', 'image/jpeg foo; a=b', 'image/', 'image /; a=b', 'image a/b', '"image"/jpeg',
      'image/"jpeg"', 'image//jpeg', 'image/(c)', '(c)image / (d)jpeg', ' ', ';a=b', 'image/jpeg,foo', 'im(c)age/jpeg',
      'im*age/jp.eg', 'image/jpeg "a;b";c=d', '=?utf-8?q?image?=/jpeg', 'IMAGE/=?utf-8?q?jpeg?=')
#> 'image/jpeg/foo' | text/plain | {} | Only parameters are valid after content type, but found '/foo'
#> 'image/jpeg foo; a=b' | text/plain | {'a': 'b'} | Only parameters are valid after content type, but found 'foo; a=b'
#> 'image/' | image/plain | {} | Expected content subtype but found ''
#> 'image /; a=b' | image/plain | {'a': 'b'} | Expected content subtype but found '; a=b'
#> 'image a/b' | text/plain | {} | Invalid content type
#> '"image"/jpeg' | text/plain | {} | Expected content maintype but found '"image"/jpeg'
#> 'image/"jpeg"' | image/plain | {} | Expected content subtype but found '"jpeg"'
#> 'image//jpeg' | image/plain | {} | Expected content subtype but found '/jpeg'
#> 'image/(c)' | image/plain | {} | Expected content subtype but found '(c)' | phrase does not start with word | comment found without atom
#> '(c)image / (d)jpeg' | image/jpeg | {}
#> ' ' | text/plain | {} | Expected content maintype but found ' ' | phrase does not start with word | comment found without atom
#> ';a=b' | text/plain | {'a': 'b'} | Expected content maintype but found ';a=b'
#> 'image/jpeg,foo' | text/plain | {} | Only parameters are valid after content type, but found ',foo'
#> 'im(c)age/jpeg' | text/plain | {} | Invalid content type
#> 'im*age/jp.eg' | im*age/jp.eg | {}
#> 'image/jpeg "a;b";c=d' | text/plain | {'c': 'd'} | Only parameters are valid after content type, but found '"a;b";c=d'
#> '=?utf-8?q?image?=/jpeg' | text/plain | {} | Expected content maintype but found '=?utf-8?q?image?=/jpeg' | missing trailing whitespace after encoded-word
#> 'IMAGE/=?utf-8?q?jpeg?=' | image/plain | {} | Expected content subtype but found '=?utf-8?q?jpeg?='

### dispositions
types('Content-Disposition', 'ab./k', 'ab./k; filename="foo"', 'ab cd; a=b', 'ab"c"; d=e', '(c);a=b', '"ab"; a=b',
      ';a=b', 'ab,c', "AB'c%", '=?utf-8?q?ab?=; a=b', '@ b', 'a . b; c=d', 'ab (c;d) ; e=f ; g', r'ab; filename=\a', '')
#> 'ab./k' | ab. | {} | Only parameters are valid after content disposition, but found '/k'
#> 'ab./k; filename="foo"' | ab. | {'filename': 'foo'} | Only parameters are valid after content disposition, but found '/k; filename="foo"'
#> 'ab cd; a=b' | ab | {'a': 'b'} | Only parameters are valid after content disposition, but found 'cd; a=b'
#> 'ab"c"; d=e' | ab | {'d': 'e'} | Only parameters are valid after content disposition, but found '"c"; d=e'
#> '(c);a=b' | None | {'a': 'b'} | Expected content disposition but found '(c);a=b' | phrase does not start with word | comment found without atom
#> '"ab"; a=b' | None | {'a': 'b'} | Expected content disposition but found '"ab"; a=b'
#> ';a=b' | None | {'a': 'b'} | Expected content disposition but found ';a=b'
#> 'ab,c' | ab | {} | Only parameters are valid after content disposition, but found ',c'
#> "AB'c%" | ab'c% | {}
#> '=?utf-8?q?ab?=; a=b' | None | {'a': 'b'} | Expected content disposition but found '=?utf-8?q?ab?=; a=b' | missing trailing whitespace after encoded-word
#> '@ b' | None | {} | Expected content disposition but found '@ b'
#> 'a . b; c=d' | a | {'c': 'd'} | Only parameters are valid after content disposition, but found '. b; c=d' | phrase does not start with word | period in 'phrase'
#> 'ab (c;d) ; e=f ; g' | ab | {'e': 'f', 'g': ''} | Parameter contains name ( g) but no value
#> 'ab; filename=\\a' | ab | {} | invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('filename=')])]), ValueTerminal('\\'), Phrase([Atom([ValueTerminal('a')])])])
#> '' | None | {} | Missing content disposition

### parameters that are folded
folds('Content-Type', 'text/plain; a=' + 'x' * 100 + '; b', 'text/plain; a="' + 'x ' * 30 + '"; b; c=d',
      'text/plain; a=\xe9; b; c=d', "text/plain; b; a*=utf-8''%C3%A9", 'text/plain; ;')
#> 'Content-Type: text/plain;\n a*0*=us-ascii\'\'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx;\n a*1*=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; b=""\n'
#> 'Content-Type: text/plain;\n a="x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x "; b="";\n c="d"\n'
#> 'Content-Type: text/plain; a*=utf-8\'\'%C3%A9; b=""; c="d"\n'
#> 'Content-Type: text/plain; b=""; a*=utf-8\'\'%C3%A9\n'
#> 'Content-Type: text/plain;\n'

### message ids that are folded
folds('Message-ID', '<a\n b@c>', 'a\nb', '\n<a@b>', '<\xe9@b>', 'x' * 90, 'x ' * 60, '<' + 'a' * 90 + '@b>')
folds('Message-ID', '<a\n b@c>', '\n<a@b>', policy=SMTP)
folds('Message-ID', '<\u0908from@w\u0151longername.com>', '<"a b"@c>', '(c)<a@b>(d)', '(\xe9)<a@b>',
      '<longerthan@linelength>', 'a\nb', policy=default.clone(max_line_length=20))
#> 'Message-ID: <=?utf-8?q?a=0A?=\n'
#> 'Message-ID: =?utf-8?q?a=0Ab?=\n'
#> 'Message-ID: =?utf-8?b?CjxhQGI+?=\n'
#> 'Message-ID: <\xe9@b>\n'
#> 'Message-ID:\n xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n'
#> 'Message-ID: x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x\n x x x x x x x x x x x x x x x x x x x x x x x x x x x \n'
#> 'Message-ID: <aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@b>\n'
#> 'Message-ID: <a\n\r\n'
#> 'Message-ID: \n<a@b>\r\n'
#> 'Message-ID:\n <\u0908from@w\u0151longername.com>\n'
#> 'Message-ID:\n <"a b"@c>\n'
#> 'Message-ID:\n (c)<a@b>(d)\n'
#> 'Message-ID: (\xe9)<a@b>\n'
#> 'Message-ID: <longerthan@linelength>\n'
#> 'Message-ID: \n =?utf-8?q?a=0Ab?=\n'

### local parts
for value in ('foo . bar@c', '"foo"."bar"@c', 'foo. .bar@c', 'foo bar baz@c', '""example" example"@c', '..foo@c', '.@c',
              r'"\\"example\\" example"@c', r'foo\.bar@c', r'foo\\bar@c', r'\foo@c', 'a (x) b@c', 'a "b" . c@c',
              '"a"b"c"@c', '"a" (y) . (z) b@c', '"".a@c', '\xe9 b@c', 'foo.bar@c', '(x) a (y)@c'):
    made = make('To', value)
    print(value, [one.username for one in made.addresses], *[str(defect) for defect in made.defects], sep=' | ')
#> foo . bar@c | ['foo.bar'] | local-part is not a dot-atom (contains CFWS)
#> "foo"."bar"@c | ['foo.bar'] | local-part is not a dot-atom (contains CFWS)
#> foo. .bar@c | ['foo..bar'] | local-part is not dot-atom, quoted-string, or obs-local-part | invalid repeated '.'
#> foo bar baz@c | ['foo bar baz'] | local-part is not dot-atom, quoted-string, or obs-local-part | missing '.' between words | missing '.' between words
#> ""example" example"@c | ['example example'] | local-part is not dot-atom, quoted-string, or obs-local-part | missing '.' between words | missing '.' between words
#> ..foo@c | ['..foo'] | local-part is not dot-atom, quoted-string, or obs-local-part | invalid repeated '.' | Invalid leading '.' in local part
#> .@c | ['.'] | local-part is not dot-atom, quoted-string, or obs-local-part | Invalid leading '.' in local part | Invalid trailing '.' in local part
#> "\\"example\\" example"@c | ['\\example\\\\ example'] | local-part is not dot-atom, quoted-string, or obs-local-part | missing '.' between words | '\' character outside of quoted-string/ccontent | '\' character outside of quoted-string/ccontent | missing '.' between words
#> foo\.bar@c | ['foo\\.bar'] | local-part is not dot-atom, quoted-string, or obs-local-part | '\' character outside of quoted-string/ccontent
#> foo\\bar@c | ['foo\\\\bar'] | local-part is not dot-atom, quoted-string, or obs-local-part | '\' character outside of quoted-string/ccontent | '\' character outside of quoted-string/ccontent | missing '.' between words
#> \foo@c | ['\\foo'] | local-part is not dot-atom, quoted-string, or obs-local-part | '\' character outside of quoted-string/ccontent | missing '.' between words
#> a (x) b@c | ['a b'] | local-part is not dot-atom, quoted-string, or obs-local-part | missing '.' between words
#> a "b" . c@c | ['a b.c'] | local-part is not dot-atom, quoted-string, or obs-local-part | missing '.' between words
#> "a"b"c"@c | ['abc'] | local-part is not dot-atom, quoted-string, or obs-local-part | missing '.' between words | missing '.' between words
#> "a" (y) . (z) b@c | ['a.b'] | local-part is not a dot-atom (contains CFWS)
#> "".a@c | ['.a'] | local-part is not a dot-atom (contains CFWS)
#> é b@c | ['é b'] | local-part is not dot-atom, quoted-string, or obs-local-part | local-part contains non-ASCII characters) | missing '.' between words
#> foo.bar@c | ['foo.bar']
#> (x) a (y)@c | ['a']

### local parts that are folded
folds('To', '"\xe9"@a.b', 'n <"\xe9 x"@a.b>', '"=?utf-8?q?x?="@a.b', r'a@[b\]c]', '(\xe9) a <b@c>')
#> 'To: =?utf-8?q?=C3=A9?=@a.b\n'
#> 'To: n <=?utf-8?q?=C3=A9?= x@a.b>\n'
#> 'To: "x"@a.b\n'
#> 'To: a@[b]c]\n'
#> 'To: =?utf-8?q?=C3=A9?= a <b@c>\n'

### charsets that are not known
from email.message import Message

for charset in ('bogus', 'utf-16', 'rot13', 'latin-1'):
    for cte in '', 'Content-Transfer-Encoding: 8bit\n':
        text = f'Content-Type: text/plain; charset={charset}\n{cte}\n\xe9'
        try: print(ascii(email.message_from_bytes(text.encode('latin-1')).as_string()))
        except (LookupError, UnicodeError) as e: print(type(e).__name__, e)
for text in 'abc', '\xe9', '\udcc3\udca9':
    message = Message()
    try: message.set_payload(text, 'bogus')
    except LookupError as e: print(e, message._payload, message.items())
#> LookupError unknown encoding: bogus
#> LookupError unknown encoding: bogus
#> UnicodeEncodeError 'utf-16' codec can't encode character '\udce9' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-16' codec can't encode character '\udce9' in position 0: surrogates not allowed
#> LookupError 'rot13' is not a text encoding; use codecs.encode() to handle arbitrary codecs
#> LookupError 'rot13' is not a text encoding; use codecs.encode() to handle arbitrary codecs
#> 'Content-Type: text/plain; charset="iso-8859-1"\nContent-Transfer-Encoding: quoted-printable\n\n=E9'
#> 'Content-Type: text/plain; charset="iso-8859-1"\nContent-Transfer-Encoding: quoted-printable\n\n=E9'
#> unknown encoding: bogus None []
#> unknown encoding: bogus None []
#> unknown encoding: bogus None []

### headers with bytes that are no text
for line in (b'Subject: \xc3\xa9', b'To: \xc3\xa9 <a@b>', b'Content-Type: text/plain; a=\xc3\xa9', b'X: a\n \xe9'):
    for policy in (default, default.clone(utf8=True), default.clone(utf8=True, cte_type='7bit'),
                   default.clone(refold_source='none')):
        print(email.message_from_bytes(line + b'\n\nx', policy=policy).as_bytes())
#> b'Subject: =?unknown-8bit?q?=C3=A9?=\n\nx'
#> b'Subject: \xc3\xa9\n\nx'
#> b'Subject: =?unknown-8bit?q?=C3=A9?=\n\nx'
#> b'Subject: =?unknown-8bit?q?=C3=A9?=\n\nx'
#> b'To: =?unknown-8bit?q?=C3=A9?= <a@b>\n\nx'
#> b'To: \xc3\xa9 <a@b>\n\nx'
#> b'To: =?unknown-8bit?q?=C3=A9?= <a@b>\n\nx'
#> b'To: =?unknown-8bit?q?=C3=A9?= <a@b>\n\nx'
#> b"Content-Type: text/plain; a*=unknown-8bit''%C3%A9\n\nx"
#> b'Content-Type: text/plain; a=\xc3\xa9\n\nx'
#> b"Content-Type: text/plain; a*=unknown-8bit''%C3%A9\n\nx"
#> b"Content-Type: text/plain; a*=unknown-8bit''%C3%A9\n\nx"
#> b'X: a =?unknown-8bit?q?=E9?=\n\nx'
#> b'X: a\n \xe9\n\nx'
#> b'X: a =?unknown-8bit?q?=E9?=\n\nx'
#> b'X: a =?unknown-8bit?q?=E9?=\n\nx'
