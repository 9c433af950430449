# Headers as they are folded, and the defects of what cannot be read.
from email import policy
from email.headerregistry import Address, Group
from email.message import EmailMessage


def folds(name, *values, **options):
    for value in values:
        message = EmailMessage(policy=policy.default.clone(**options))
        message[name] = value
        print(ascii(str(message[name])))
        print(message.as_bytes().decode().strip())


def defects(name, *values):
    for value in values:
        message = EmailMessage()
        message[name] = value
        header = message[name]
        found = [f'{type(d).__name__}: {d}' for d in header.defects]
        print(ascii(value), [str(a) for a in header.addresses] if name == 'To' else ascii(str(header)), *found,
    sep=' | ')


### display names in quotes
folds('To', '"Doe, John" <j@x.org>', '"Doe, Zoë" <z@x.org>', '"Zoë, Doe" <z@x.org>', '"Zoë" <z@x.org>',
    '"é; z" <u@v.w>',
    '"Müller, Jürgen" <m@x.org>, Ünal <u@x.org>', '"=?utf-8?q?Zo=C3=AB?=" <z@x.org>', '"日本, 語" <n@x.org>')
#> '"Doe, John" <j@x.org>'
#> To: "Doe, John" <j@x.org>
#> '"Doe, Zo\xeb" <z@x.org>'
#> To: =?utf-8?q?Doe=2C_Zo=C3=AB?= <z@x.org>
#> '"Zo\xeb, Doe" <z@x.org>'
#> To: =?utf-8?q?Zo=C3=AB=2C?= Doe <z@x.org>
#> 'Zo\xeb <z@x.org>'
#> To: =?utf-8?q?Zo=C3=AB?= <z@x.org>
#> '"\xe9; z" <u@v.w>'
#> To: =?utf-8?b?w6k7?= z <u@v.w>
#> '"M\xfcller, J\xfcrgen" <m@x.org>, \xdcnal <u@x.org>'
#> To: =?utf-8?q?M=C3=BCller=2C_J=C3=BCrgen?= <m@x.org>,
#>  =?utf-8?q?=C3=9Cnal?= <u@x.org>
#> 'Zo\xeb <z@x.org>'
#> To: =?utf-8?q?Zo=C3=AB?= <z@x.org>
#> '"\u65e5\u672c, \u8a9e" <n@x.org>'
#> To: =?utf-8?b?5pel5pysLCDoqp4=?= <n@x.org>

### long display names in quotes, and names that need no encoding
folds('To', '"Doe, Zoë" <z@x.org>', '"Müller, Jürgen" <m@x.org>', 'Ä <a@bücher.de>', utf8=True)
folds('To', '"日本 語 長い名前のテスト、長い名前のテスト、長い名前のテスト" <n@x.org>', f'"{"x" * 100}, é" <u@v.w>')
#> '"Doe, Zo\xeb" <z@x.org>'
#> To: "Doe, Zoë" <z@x.org>
#> '"M\xfcller, J\xfcrgen" <m@x.org>'
#> To: "Müller, Jürgen" <m@x.org>
#> '\xc4 <a@b\xfccher.de>'
#> To: Ä <a@bücher.de>
#> '\u65e5\u672c \u8a9e \u9577\u3044\u540d\u524d\u306e\u30c6\u30b9\u30c8\u3001\u9577\u3044\u540d\u524d\u306e\u30c6\u30b9\u30c8\u3001\u9577\u3044\u540d\u524d\u306e\u30c6\u30b9\u30c8 <n@x.org>'
#> To: =?utf-8?b?5pel5pysIOiqniDplbfjgYTlkI3liY3jga7jg4bjgrnjg4jjgIHplbfjgYQ=?=
#>  =?utf-8?b?5ZCN5YmN44Gu44OG44K544OI44CB6ZW344GE5ZCN5YmN44Gu44OG44K544OI?=
#>  <n@x.org>
#> '"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx, \xe9" <u@v.w>'
#> To: =?utf-8?q?xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx?=
#>  =?utf-8?q?xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=2C_=C3=A9?= <u@v.w>

### addresses as objects
people = [Address('Doe, J', 'a', 'b.c'), Address('É, x', 'd', 'e.f')]
folds('To', Address('Zoë, Doe', 'z', 'x.org'), Address('a"é', 'c', 'd.e'), people, Group('Gr, é', people),
    [Group('É', []), Address('', 'a', 'b.c')])
#> '"Zo\xeb, Doe" <z@x.org>'
#> To: =?utf-8?q?Zo=C3=AB=2C?= Doe <z@x.org>
#> '"a\\"\xe9" <c@d.e>'
#> To: =?utf-8?q?a=22=C3=A9?= <c@d.e>
#> '"Doe, J" <a@b.c>, "\xc9, x" <d@e.f>'
#> To: "Doe, J" <a@b.c>, =?utf-8?b?w4ks?= x <d@e.f>
#> '"Gr, \xe9": "Doe, J" <a@b.c>, "\xc9, x" <d@e.f>;'
#> To: =?utf-8?q?Gr=2C_=C3=A9?=: "Doe, J" <a@b.c>, =?utf-8?b?w4ks?= x <d@e.f>;
#> '\xc9:;, a@b.c'
#> To: =?utf-8?q?=C3=89?=:;, a@b.c

### parts that are not ASCII
folds('To', 'Ä <a@bücher.de>', '<a@bücher.de>', 'x <ü@ü.ü>', Address('x', 'ü', 'e.f'), Address('x', 'u', 'bücher.de'),
    Address('x', addr_spec='u@bücher.de'), 'ü <ü@x.org>, <a@日本.jp>')
#> '\xc4 <a@b\xfccher.de>'
#> To: =?utf-8?q?=C3=84?= <a@=?utf-8?q?b=C3=BCcher?=.de>
#> 'a@b\xfccher.de'
#> To: <a@=?utf-8?q?b=C3=BCcher?=.de>
#> 'x <\xfc@\xfc.\xfc>'
#> To: x <=?utf-8?q?=C3=BC?=@=?utf-8?b?w7wuw7w=?=>
#> 'x <\xfc@e.f>'
#> To: x <=?utf-8?q?=C3=BC?=@e.f>
#> 'x <u@b\xfccher.de>'
#> To: x <u@=?utf-8?q?b=C3=BCcher?=.de>
#> 'x <u@b\xfccher.de>'
#> To: x <u@=?utf-8?q?b=C3=BCcher?=.de>
#> '\xfc <\xfc@x.org>, a@\u65e5\u672c.jp'
#> To: =?utf-8?q?=C3=BC?= <=?utf-8?q?=C3=BC?=@x.org>, <a@=?utf-8?b?5pel5pys?=.jp>

### narrow lists of addresses
for width in 20, 30, 40, 60:
    folds('To', '"Doe, John" <john.doe@example.org>, Zoë <zoe@example.org>, "Müller, J" <m@example.org>',
    max_line_length=width)
#> '"Doe, John" <john.doe@example.org>, Zo\xeb <zoe@example.org>, "M\xfcller, J" <m@example.org>'
#> To: "Doe, John" <john.doe@example.org>,
#>  =?utf-8?q?_?==?utf-8?q?Zo?=
#>  =?utf-8?q?=C3=AB?=
#>  <zoe@example.org>, 
#>  =?utf-8?q?_?==?utf-8?q?M=C3=BC?=
#>  =?utf-8?q?ller=2C?=
#>  J <m@example.org>
#> '"Doe, John" <john.doe@example.org>, Zo\xeb <zoe@example.org>, "M\xfcller, J" <m@example.org>'
#> To: "Doe, John"
#>  <john.doe@example.org>, 
#>  =?utf-8?q?_?==?utf-8?q?Zo=C3=AB?=
#>  <zoe@example.org>, 
#>  =?utf-8?q?_?==?utf-8?q?M=C3=BCller=2C?=
#>  J <m@example.org>
#> '"Doe, John" <john.doe@example.org>, Zo\xeb <zoe@example.org>, "M\xfcller, J" <m@example.org>'
#> To: "Doe, John" <john.doe@example.org>,
#>  =?utf-8?q?Zo=C3=AB?= <zoe@example.org>,
#>  =?utf-8?q?_?==?utf-8?q?M=C3=BCller=2C?=
#>  J <m@example.org>
#> '"Doe, John" <john.doe@example.org>, Zo\xeb <zoe@example.org>, "M\xfcller, J" <m@example.org>'
#> To: "Doe, John" <john.doe@example.org>,
#>  =?utf-8?q?Zo=C3=AB?= <zoe@example.org>,
#>  =?utf-8?q?M=C3=BCller=2C?= J <m@example.org>

### narrow texts
for width in 20, 30, 40:
    folds('Subject', 'Größe und Länge übermäßig lang für eine Zeile mit ä ö ü', max_line_length=width)
folds('X-Y', 'mixed ascii and ünïcode words then ascii again and more ascii words', max_line_length=20)
#> 'Gr\xf6\xdfe und L\xe4nge \xfcberm\xe4\xdfig lang f\xfcr eine Zeile mit \xe4 \xf6 \xfc'
#> Subject: 
#>  =?utf-8?q?Gr?=
#>  =?utf-8?q?=C3=B6?=
#>  =?utf-8?q?=C3=9Fe?=
#>  und =?utf-8?q?L?=
#>  =?utf-8?q?=C3=A4n?=
#>  =?utf-8?q?ge_?=
#>  =?utf-8?q?=C3=BCb?=
#>  =?utf-8?q?erm?=
#>  =?utf-8?q?=C3=A4?=
#>  =?utf-8?q?=C3=9Fi?=
#>  =?utf-8?q?g_lang_?=
#>  =?utf-8?q?f=C3=BC?=
#>  =?utf-8?q?r?= eine
#>  Zeile mit 
#>  =?utf-8?q?_?==?utf-8?q?=C3=A4?=
#>  =?utf-8?q?_?==?utf-8?q?=C3=B6?=
#>  =?utf-8?q?_?==?utf-8?q?=C3=BC?=
#> 'Gr\xf6\xdfe und L\xe4nge \xfcberm\xe4\xdfig lang f\xfcr eine Zeile mit \xe4 \xf6 \xfc'
#> Subject: =?utf-8?b?R3LDtsOf?=
#>  =?utf-8?q?e_und_L=C3=A4nge_?=
#>  =?utf-8?b?w7xiZXJtw6TDn2ln?=
#>  lang =?utf-8?q?f=C3=BCr?=
#>  eine Zeile mit =?utf-8?q??=
#>  =?utf-8?b?w6Qgw7Ygw7w=?=
#> 'Gr\xf6\xdfe und L\xe4nge \xfcberm\xe4\xdfig lang f\xfcr eine Zeile mit \xe4 \xf6 \xfc'
#> Subject: =?utf-8?q?Gr=C3=B6=C3=9Fe?= und
#>  =?utf-8?b?IEzDpG5nZSDDvGJlcm3DpMOf?=
#>  =?utf-8?q?ig_lang_f=C3=BCr?= eine Zeile
#>  mit =?utf-8?b?w6Qgw7Ygw7w=?=
#> 'mixed ascii and \xfcn\xefcode words then ascii again and more ascii words'
#> X-Y: mixed ascii and
#>  =?utf-8?q?_?==?utf-8?q?=C3=BCn?=
#>  =?utf-8?q?=C3=AFc?=
#>  =?utf-8?q?ode?=
#>  words then ascii
#>  again and more
#>  ascii words

### narrow parameters
for width in 20, 30, 40:
    folds('Content-Disposition', 'attachment; filename="a long file name with ümläut and more.txt"',
    max_line_length=width)
#> 'attachment; filename="a long file name with \xfcml\xe4ut and more.txt"'
#> Content-Disposition:
#>  attachment;
#>  filename*0*=utf-8''a%20long%20file%20name%20with%20%C3%BCml%C3%A4ut%20and%20;
#>  filename*1*=more.txt
#> 'attachment; filename="a long file name with \xfcml\xe4ut and more.txt"'
#> Content-Disposition:
#>  attachment;
#>  filename*0*=utf-8''a%20long;
#>  filename*1*=%20file%20name;
#>  filename*2*=%20with%20%C3%BC;
#>  filename*3*=ml%C3%A4ut%20and;
#>  filename*4*=%20more.txt
#> 'attachment; filename="a long file name with \xfcml\xe4ut and more.txt"'
#> Content-Disposition: attachment;
#>  filename*0*=utf-8''a%20long%20file%20n;
#>  filename*1*=ame%20with%20%C3%BCml;
#>  filename*2*=%C3%A4ut%20and%20more.txt

### addresses that are none
defects('To', 'a@', '@b', 'a@b@c', 'a@b.', 'a@.b', 'a@"b"', 'a@b c@d', 'x <a@>', '<a', 'a@[1.2', 'a@b.c.d',
    'a@[1.2]')
#> 'a@' | ['<>'] | InvalidHeaderDefect: invalid address in address-list
#> '@b' | ['<>'] | InvalidHeaderDefect: invalid address in address-list
#> 'a@b@c' | ['<>'] | InvalidHeaderDefect: invalid address in address-list
#> 'a@b.' | ['<>'] | InvalidHeaderDefect: invalid address in address-list | ObsoleteHeaderDefect: period in 'phrase'
#> 'a@.b' | ['<>'] | InvalidHeaderDefect: invalid address in address-list | InvalidHeaderDefect: phrase does not start with word | ObsoleteHeaderDefect: period in 'phrase'
#> 'a@"b"' | ['<>'] | InvalidHeaderDefect: invalid address in address-list
#> 'a@b c@d' | ['a@b'] | InvalidHeaderDefect: invalid address in address-list
#> 'x <a@>' | ['x'] | InvalidHeaderDefect: invalid address in address-list | InvalidHeaderDefect: addr-spec local part with no domain
#> '<a' | ['a'] | InvalidHeaderDefect: missing trailing '>' on angle-addr | InvalidHeaderDefect: addr-spec local part with no domain
#> 'a@[1.2' | ['a@[1.2]'] | InvalidHeaderDefect: end of input inside domain-literal
#> 'a@b.c.d' | ['a@b.c.d']
#> 'a@[1.2]' | ['a@[1.2]']

### lists with holes
defects('To', 'a@b,,c@d', ',', 'a@b, ,c@d', ',a@b', '(c),a@b', 'a@b,')
#> 'a@b,,c@d' | ['a@b', 'c@d'] | ObsoleteHeaderDefect: empty element in address-list
#> ',' | [] | ObsoleteHeaderDefect: empty element in address-list
#> 'a@b, ,c@d' | ['a@b', 'c@d'] | ObsoleteHeaderDefect: address-list entry with no content
#> ',a@b' | ['a@b'] | ObsoleteHeaderDefect: empty element in address-list
#> '(c),a@b' | ['a@b'] | ObsoleteHeaderDefect: address-list entry with no content
#> 'a@b,' | ['a@b']

### names with dots and signs
defects('To', 'A. B. <a@b.c>', 'A. B <a@b.c>', 'Ä. B. <a@b.c>', 'A.(c) <a@b>', '\x01@b', 'a@b\x7f', 'a\tb <c@d>',
    '\x02x y\x03 <a@b>')
#> 'A. B. <a@b.c>' | ['"A. B." <a@b.c>'] | ObsoleteHeaderDefect: period in 'phrase' | ObsoleteHeaderDefect: period in 'phrase' | ObsoleteHeaderDefect: comment found without atom
#> 'A. B <a@b.c>' | ['"A. B" <a@b.c>'] | ObsoleteHeaderDefect: period in 'phrase'
#> '\xc4. B. <a@b.c>' | ['"Ä. B." <a@b.c>'] | ObsoleteHeaderDefect: period in 'phrase' | ObsoleteHeaderDefect: period in 'phrase' | ObsoleteHeaderDefect: comment found without atom
#> 'A.(c) <a@b>' | ['"A." <a@b>'] | ObsoleteHeaderDefect: period in 'phrase' | ObsoleteHeaderDefect: comment found without atom
#> '\x01@b' | ['\x01@b'] | NonPrintableDefect: the following ASCII non-printables found in header: ['\x01']
#> 'a@b\x7f' | ['a@b\x7f'] | NonPrintableDefect: the following ASCII non-printables found in header: ['\x7f']
#> 'a\tb <c@d>' | ['a b <c@d>']
#> '\x02x y\x03 <a@b>' | ['\x02x y\x03 <a@b>'] | NonPrintableDefect: the following ASCII non-printables found in header: ['\x02'] | NonPrintableDefect: the following ASCII non-printables found in header: ['\x03']

### encoded words that are none
defects('To', '=?utf-8?q?=ZZ?= <a@b>', '=?utf-8?q?=4?= <a@b>', '=?utf-8?q?=41?= <a@b>')
defects('Subject', '=?utf-8?q?=ZZ?=', '=?utf-8?q?a=ZZ?=', '=?utf-8?q?=C3=A9=Z?=', '=?utf-8?b?=ZZ?=')
#> '=?utf-8?q?=ZZ?= <a@b>' | ['=?utf-8?q?=ZZ?= <a@b>']
#> '=?utf-8?q?=4?= <a@b>' | ['=?utf-8?q?=4?= <a@b>']
#> '=?utf-8?q?=41?= <a@b>' | ['A <a@b>']
#> '=?utf-8?q?=ZZ?=' | '=?utf-8?q?=ZZ?='
#> '=?utf-8?q?a=ZZ?=' | 'a=ZZ'
#> '=?utf-8?q?=C3=A9=Z?=' | '\xe9=Z'
#> '=?utf-8?b?=ZZ?=' | '=?utf-8?b?=ZZ?='

### parameters
defects('Content-Type', 'text/plain; a*=x', 'text/plain; a*0=b; a*2=c', "text/plain; a*0*=utf-8''b; a*2*=c",
   
    'text/plain; a*1=b; a*2=c', 'text/plain; a*0=b; a*1=c; a*1=d')
#> 'text/plain; a*=x' | 'text/plain; a="x"' | InvalidHeaderDefect: Missing required charset/lang delimiters
#> 'text/plain; a*0=b; a*2=c' | 'text/plain; a="b"' | InvalidHeaderDefect: duplicate parameter name; duplicate ignored
#> "text/plain; a*0*=utf-8''b; a*2*=c" | 'text/plain; a="bc"' | InvalidHeaderDefect: inconsistent RFC2231 parameter numbering
#> 'text/plain; a*1=b; a*2=c' | 'text/plain; a' | InvalidHeaderDefect: duplicate parameter name; duplicate ignored | InvalidHeaderDefect: duplicate parameter name; duplicate ignored
#> 'text/plain; a*0=b; a*1=c; a*1=d' | 'text/plain; a="bc"' | InvalidHeaderDefect: duplicate parameter name; duplicate ignored

### identifiers of messages
defects('Message-ID', '<x@>', '<@y>', '<x@y>', '<>', '<x@> z')
#> '<x@>' | '<x@>' | InvalidHeaderDefect: Invalid msg-id: HeaderParseError("expected dot-atom-text, no-fold-literal or obs-id-right but found '>'")
#> '<@y>' | '<@y>' | InvalidHeaderDefect: Invalid msg-id: HeaderParseError("expected dot-atom-text or obs-id-left but found '@y>'")
#> '<x@y>' | '<x@y>'
#> '<>' | '<>' | InvalidHeaderDefect: Invalid msg-id: HeaderParseError("expected dot-atom-text or obs-id-left but found '>'")
#> '<x@> z' | '<x@> z' | InvalidHeaderDefect: Invalid msg-id: HeaderParseError("expected dot-atom-text, no-fold-literal or obs-id-right but found '> z'")

### encoded words beside each other in display names
defects('To', '=?utf-8?q?a?= =?utf-8?q?b?= <x@y>', '=?utf-8?q?a?=  =?utf-8?q?_b?= <x@y>',
        '=?utf-8?q?a_?= =?utf-8?q?b?= <x@y>',
    '=?utf-8?q?a?= b =?utf-8?q?c?= <x@y>', '=?utf-8?q?=C3=A9?= =?utf-8?q?_x?= <x@y>', '"a" =?utf-8?q?c?= <x@y>',
    '=?utf-8?b?SmFuw6k=?=\n =?utf-8?q?Doe?= <j@x.org>', '=?utf-8?q?a_b?= =?utf-8?q?c?= x@y')
#> '=?utf-8?q?a?= =?utf-8?q?b?= <x@y>' | ['a b <x@y>']
#> '=?utf-8?q?a?=  =?utf-8?q?_b?= <x@y>' | ['a  b <x@y>']
#> '=?utf-8?q?a_?= =?utf-8?q?b?= <x@y>' | ['a  b <x@y>']
#> '=?utf-8?q?a?= b =?utf-8?q?c?= <x@y>' | ['a b c <x@y>']
#> '=?utf-8?q?=C3=A9?= =?utf-8?q?_x?= <x@y>' | ['é  x <x@y>']
#> '"a" =?utf-8?q?c?= <x@y>' | ['a c <x@y>']
#! ValueError: Header values may not contain linefeed or carriage return characters
