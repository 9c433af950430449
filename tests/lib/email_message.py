import email
import email.policy
from email.headerregistry import Address, Group, HeaderRegistry
from email.message import EmailMessage
from email.policy import SMTP, default, strict


def says(work, *args, **named):
    try:
        print(repr(work(*args, **named)))
    except Exception as e:
        print(type(e).__name__, e)


def head(name, value, *more):
    """What a header says of itself, and how it is folded."""
    h = HeaderRegistry()(name, value)
    print(ascii(str(h)), [(type(d).__name__, str(d)) for d in h.defects], *[ascii(getattr(h,
        attribute)) for attribute in more])
    print(ascii(h.fold(policy=email.policy.default)))


### a message
m = EmailMessage()
m['Subject'] = 'Grüße an alle'
m['From'] = Address('Jürgen Müller', 'j', 'example.org')
m['To'] = [Address('A, B', 'a', 'b.c'), Group('team', [Address('', 'x', 'y.z')])]
m.set_content('Hällo\n')
print(m.as_string())
print(m.as_bytes())
print(m)
print(m['from'].addresses, m['to'].groups)
#> Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?= an alle
#> From: =?utf-8?q?J=C3=BCrgen_M=C3=BCller?= <j@example.org>
#> To: "A, B" <a@b.c>, team: x@y.z;
#> Content-Type: text/plain; charset="utf-8"
#> Content-Transfer-Encoding: base64
#> MIME-Version: 1.0
#>
#> SMOkbGxvCg==
#>
#> b'Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?= an alle\nFrom: =?utf-8?q?J=C3=BCrgen_M=C3=BCller?= <j@example.org>\nTo: "A, B" <a@b.c>, team: x@y.z;\nContent-Type: text/plain; charset="utf-8"\nContent-Transfer-Encoding: 8bit\nMIME-Version: 1.0\n\nH\xc3\xa4llo\n'
#> Subject: Grüße an alle
#> From: Jürgen Müller <j@example.org>
#> To: "A, B" <a@b.c>, team: x@y.z;
#> Content-Type: text/plain; charset="utf-8"
#> Content-Transfer-Encoding: base64
#> MIME-Version: 1.0
#>
#> SMOkbGxvCg==
#>
#> (Address(display_name='Jürgen Müller', username='j', domain='example.org'),) (Group(display_name=None, addresses=(Address(display_name='A, B', username='a', domain='b.c'),), Group(display_name='team', addresses=(Address(display_name='', username='x', domain='y.z'),))

### content in several forms
m = EmailMessage()
m.set_content('plain')
m.add_alternative('<p>html</p>', subtype='html')
m.add_attachment(b'\0\1\2' * 30, maintype='application', subtype='octet-stream', filename='dä.bin')
m.add_attachment('text', filename='t.txt')
print([part.get_content_type() for part in m.walk()])
print(m.get_body().get_content(), m.get_body(('plain',)).get_content())
print([(part.get_filename(), part.get_content(), part.is_attachment()) for part in m.iter_attachments()])
print(m.get_payload(1).as_string())
#> ['multipart/mixed', 'multipart/alternative', 'text/plain', 'text/html', 'application/octet-stream', 'text/plain']
#> <p>html</p>
#>  plain
#>
#> [('dä.bin', b'\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02\x00\x01\x02', True), ('t.txt', 'text\n', True)]
#> Content-Type: application/octet-stream
#> Content-Transfer-Encoding: base64
#> Content-Disposition: attachment; filename*=utf-8''d%C3%A4.bin
#> MIME-Version: 1.0
#>
#> AAECAAECAAECAAECAAECAAECAAECAAECAAECAAECAAECAAECAAECAAECAAECAAECAAECAAECAAEC
#> AAECAAECAAECAAECAAECAAECAAECAAECAAECAAECAAEC
#>

### pictures that belong to a text
m = EmailMessage()
m.set_content('<img src="cid:1">', subtype='html')
m.add_related(b'GIF89a', maintype='image', subtype='gif', cid='<1>')
print([(part.get_content_type(), part.get_content_disposition(), part['content-id']) for part in m.walk()])
print(m.get_body(('html',)).get_content(), [*m.iter_parts()] == m.get_payload(), m.get_body(('plain',)))
says(m.make_mixed)
says(m.make_related)
m.clear_content()
print(m.keys())
m.clear()
print(m.keys())
#> [('multipart/related', None, None), ('text/html', None, None), ('image/gif', 'inline', '<1>')]
#> <img src="cid:1">
#>  True None
#> None
#> ValueError Cannot convert mixed to related
#> ['MIME-Version']
#> []

### what cannot be made of what
for first in ('mixed', 'alternative', 'related'):
    for second in ('mixed', 'alternative', 'related'):
        m = EmailMessage()
        getattr(m, 'make_' + first)('B')
        try:
            getattr(m, 'make_' + second)()
            print(first, second, [part.get_content_type() for part in m.walk()])
        except ValueError as e:
            print(e)
#> Cannot convert mixed to mixed
#> Cannot convert mixed to alternative
#> Cannot convert mixed to related
#> alternative mixed ['multipart/mixed', 'multipart/alternative']
#> Cannot convert alternative to alternative
#> Cannot convert alternative to related
#> related mixed ['multipart/mixed', 'multipart/related']
#> related alternative ['multipart/alternative', 'multipart/related']
#> Cannot convert related to related

### encodings of content
for text, named in (('a' * 100, {}), ('é' * 60, {}), ('é\n' * 3, {'cte': 'quoted-printable'}), ('é', {'cte': 'base64'}),
                    ('é', {'charset': 'latin-1'}), ('a', {'cte': '8bit'}), ('é', {'cte': '7bit'}), ('a',
                        {'cte': 'x'}), ('', {})):
    m = EmailMessage()
    try:
        m.set_content(text, **named)
        print(m['content-type'], m['content-transfer-encoding'], repr(m.get_payload()), m.get_content() == text + '\n')
    except Exception as e:
        print(type(e).__name__, e)
#> text/plain; charset="utf-8" quoted-printable 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa=\naaaaaaaaaaaaaaaaaaaaaaa\n' True
#> text/plain; charset="utf-8" base64 'w6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nD\nqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOp\nw6nDqcOpCg==\n' True
#> text/plain; charset="utf-8" quoted-printable '=C3=A9\n=C3=A9\n=C3=A9\n' False
#> text/plain; charset="utf-8" base64 'w6kK\n' True
#> text/plain; charset="iso-8859-1" 8bit 'é\n' True
#> text/plain; charset="utf-8" 8bit 'a\n' True
#> UnicodeDecodeError 'ascii' codec can't decode byte 0xc3 in position 0: ordinal not in range(128)
#> ValueError Unknown content transfer encoding x
#> text/plain; charset="utf-8" 7bit '\n' True

### content of other kinds
m = EmailMessage()
m.set_content(b'abc', 'image', 'png', cte='quoted-printable', params={'x': 'y'}, headers=['X-A: b'])
print(m.items(), m.get_content())
inner = EmailMessage()
inner['Subject'] = 'in'
m = EmailMessage()
m.set_content(inner, disposition='inline')
print(m.as_string())
m.set_content('x', headers=['Content-Language: de'])
print(m.items())
says(m.set_content, 5)
says(m.set_content, 'x', headers=['To: a..b@c'])
m.make_mixed()
says(m.set_content, 'x')
says(m.get_content)
#> [('X-A', 'b'), ('Content-Transfer-Encoding', 'quoted-printable'), ('Content-Type', 'image/png; x="y"'), ('MIME-Version', '1.0')] b'abc'
#> Content-Type: message/rfc822
#> Content-Transfer-Encoding: 8bit
#> Content-Disposition: inline
#> MIME-Version: 1.0
#>
#> Subject: in
#>
#>
#> [('MIME-Version', '1.0'), ('Content-Type', 'text/plain; charset="utf-8"'), ('Content-Language', 'de'), ('Content-Transfer-Encoding', '7bit')]
#> KeyError 'builtins.int'
#> ValueError Invalid header: To: a..b@c
#>
#> TypeError set_content not valid on multipart
#> KeyError 'multipart/mixed'

### addresses
for text in ('a@b.c', 'John Doe <j@x.y>', '"J, D" <j@x.y>, b@c.d', 'John (c) <j@x>', 'a@[1.2]', 'g: a@b, c@d;, e@f',
        'g:;', '',
             '=?utf-8?q?J=C3=BC?= <x@y>', '"a b"@c'):
    head('To', text, 'addresses', 'groups')
#> 'a@b.c' [] (Address(display_name='', username='a', domain='b.c'),) (Group(display_name=None, addresses=(Address(display_name='', username='a', domain='b.c'),),)
#> 'To: a@b.c\n'
#> 'John Doe <j@x.y>' [] (Address(display_name='John Doe', username='j', domain='x.y'),) (Group(display_name=None, addresses=(Address(display_name='John Doe', username='j', domain='x.y'),),)
#> 'To: John Doe <j@x.y>\n'
#> '"J, D" <j@x.y>, b@c.d' [] (Address(display_name='J, D', username='j', domain='x.y'), Address(display_name='', username='b', domain='c.d')) (Group(display_name=None, addresses=(Address(display_name='J, D', username='j', domain='x.y'),), Group(display_name=None, addresses=(Address(display_name='', username='b', domain='c.d'),))
#> 'To: "J, D" <j@x.y>, b@c.d\n'
#> 'John <j@x>' [] (Address(display_name='John', username='j', domain='x'),) (Group(display_name=None, addresses=(Address(display_name='John', username='j', domain='x'),),)
#> 'To: John (c) <j@x>\n'
#> 'a@[1.2]' [] (Address(display_name='', username='a', domain='[1.2]'),) (Group(display_name=None, addresses=(Address(display_name='', username='a', domain='[1.2]'),),)
#> 'To: a@[1.2]\n'
#> 'g: a@b, c@d;, e@f' [] (Address(display_name='', username='a', domain='b'), Address(display_name='', username='c', domain='d'), Address(display_name='', username='e', domain='f')) (Group(display_name='g', addresses=(Address(display_name='', username='a', domain='b'), Address(display_name='', username='c', domain='d')), Group(display_name=None, addresses=(Address(display_name='', username='e', domain='f'),))
#> 'To: g: a@b, c@d;, e@f\n'
#> 'g:;' [] () (Group(display_name='g', addresses=(),)
#> 'To: g:;\n'
#> '' [] () ()
#> 'To:\n'
#> 'J\xfc <x@y>' [] (Address(display_name='J\xfc', username='x', domain='y'),) (Group(display_name=None, addresses=(Address(display_name='J\xfc', username='x', domain='y'),),)
#> 'To: =?utf-8?q?J=C3=BC?= <x@y>\n'
#> '"a b"@c' [] (Address(display_name='', username='a b', domain='c'),) (Group(display_name=None, addresses=(Address(display_name='', username='a b', domain='c'),),)
#> 'To: "a b"@c\n'

### addresses with defects
for text in ('a@b@c', 'x', '<>', 'a@b,', '<@r,@s:u@v>', 'a b', 'a@b <c@d>', 'jü@x.y', '<a@b', 'a@b, , c@d',
        '"unclosed <a@b>'):
    head('To', text)
#> '<>' [('InvalidHeaderDefect', 'invalid address in address-list')]
#> 'To: a@b@c\n'
#> 'x' [('InvalidHeaderDefect', 'addr-spec local part with no domain')]
#> 'To: x\n'
#> '<>' [('InvalidHeaderDefect', 'null addr-spec in angle-addr')]
#> 'To: <>\n'
#> 'a@b' []
#> 'To: a@b,\n'
#> 'u@v' [('ObsoleteHeaderDefect', 'obsolete route specification in angle-addr')]
#> 'To: <@r,@s:u@v>\n'
#> '"a b"' [('InvalidHeaderDefect', 'addr-spec local part with no domain'), ('InvalidHeaderDefect', 'local-part is not dot-atom, quoted-string, or obs-local-part'), ('InvalidHeaderDefect', "missing '.' between words")]
#> 'To: a b\n'
#> 'a@b' [('InvalidHeaderDefect', 'invalid address in address-list')]
#> 'To: a@b <c@d>\n'
#> 'j\xfc@x.y' [('NonASCIILocalPartDefect', 'local-part contains non-ASCII characters)')]
#> 'To: =?utf-8?q?j=C3=BC?=@x.y\n'
#> 'a@b' [('InvalidHeaderDefect', "missing trailing '>' on angle-addr")]
#> 'To: <a@b>\n'
#> 'a@b, c@d' [('ObsoleteHeaderDefect', 'address-list entry with no content')]
#> 'To: a@b, , c@d\n'
#> '"unclosed <a@b>"' [('InvalidHeaderDefect', 'addr-spec local part with no domain'), ('InvalidHeaderDefect', 'end of header inside quoted string')]
#> 'To: "unclosed <a@b>"\n'

### addresses with more defects
for text in ('a..b@c.d', '.a@b', 'a.@b', 'a@b;', 'g: a@b', 'x <a@b> y', '<a b@c>', '(unclosed a@b'):
    head('To', text)
#> 'a..b@c.d' [('InvalidHeaderDefect', 'local-part is not dot-atom, quoted-string, or obs-local-part'), ('InvalidHeaderDefect', "invalid repeated '.'")]
#> 'To: a..b@c.d\n'
#> '.a@b' [('InvalidHeaderDefect', 'local-part is not dot-atom, quoted-string, or obs-local-part'), ('InvalidHeaderDefect', "Invalid leading '.' in local part")]
#> 'To: .a@b\n'
#> 'a.@b' [('InvalidHeaderDefect', 'local-part is not dot-atom, quoted-string, or obs-local-part'), ('InvalidHeaderDefect', "Invalid trailing '.' in local part")]
#> 'To: a.@b\n'
#> 'a@b' [('InvalidHeaderDefect', 'invalid address in address-list')]
#> 'To: a@b;\n'
#> 'g: a@b;' [('InvalidHeaderDefect', 'end of header in group')]
#> 'To: g: a@b;\n'
#> 'x <a@b>' [('InvalidHeaderDefect', 'invalid address in address-list')]
#> 'To: x <a@b> y\n'
#> '"a b"@c' [('InvalidHeaderDefect', 'local-part is not dot-atom, quoted-string, or obs-local-part'), ('InvalidHeaderDefect', "missing '.' between words")]
#> 'To: <a b@c>\n'
#> '' [('ObsoleteHeaderDefect', 'address-list entry with no content'), ('InvalidHeaderDefect', 'end of header inside comment')]
#> 'To: (unclosed a@b)\n'

### long lists of addresses are folded
head('To', 'Jürgen Müller Meier Schulze Lehmann Krause <long.address@example.org>, Ärger <b@c.d>')
head('Cc', ', '.join(f'Number {i} <number{i}@example.org>' for i in range(8)))
head('To', 'very long display name that goes on <a.very.long.local.part@a.very.long.domain.example>')
#> 'J\xfcrgen M\xfcller Meier Schulze Lehmann Krause <long.address@example.org>, \xc4rger <b@c.d>' []
#> 'To: =?utf-8?q?J=C3=BCrgen_M=C3=BCller?= Meier Schulze Lehmann Krause\n <long.address@example.org>, =?utf-8?q?=C3=84rger?= <b@c.d>\n'
#> 'Number 0 <number0@example.org>, Number 1 <number1@example.org>, Number 2 <number2@example.org>, Number 3 <number3@example.org>, Number 4 <number4@example.org>, Number 5 <number5@example.org>, Number 6 <number6@example.org>, Number 7 <number7@example.org>' []
#> 'Cc: Number 0 <number0@example.org>, Number 1 <number1@example.org>,\n Number 2 <number2@example.org>, Number 3 <number3@example.org>,\n Number 4 <number4@example.org>, Number 5 <number5@example.org>,\n Number 6 <number6@example.org>, Number 7 <number7@example.org>\n'
#> 'very long display name that goes on <a.very.long.local.part@a.very.long.domain.example>' []
#> 'To: very long display name that goes on\n <a.very.long.local.part@a.very.long.domain.example>\n'

### one address
h = HeaderRegistry()('Sender', 'A <a@b>')
print(h.address, h.max_count, h.name, type(h).__mro__[1].__name__)
try:
    HeaderRegistry()('Sender', 'a@b, c@d').address
except ValueError as e:
    print(e)
#> A <a@b> 1 Sender UniqueSingleAddressHeader
#> value of single address header Sender is not a single address

### subjects
for text in ('plain', '=?utf-8?q?H=C3=A4?= x =?utf-8?b?w6Q=?=  =?iso-8859-1?q?=E4_b?=', 'Hällo wörld', 'word ' * 30,
        'Hä ' * 40,
             'x' * 100, '  lead', '=?nope?q?a?=', '日本語' * 20, 'a =?utf-8?q?b?=c', 'a' * 60 + ' é'):
    head('Subject', text)
#> 'plain' []
#> 'Subject: plain\n'
#> 'H\xe4 x \xe4\xe4 b' []
#> 'Subject: =?utf-8?b?SMOkIHggw6TDpA==?= b\n'
#> 'H\xe4llo w\xf6rld' []
#> 'Subject: =?utf-8?q?H=C3=A4llo_w=C3=B6rld?=\n'
#> 'word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word ' []
#> 'Subject: word word word word word word word word word word word word word word\n word word word word word word word word word word word word word word word\n word \n'
#> 'H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 H\xe4 ' []
#> 'Subject: =?utf-8?b?SMOkIEjDpCBIw6QgSMOkIEjDpCBIw6QgSMOkIEjDpCBIw6QgSMOkIEg=?=\n =?utf-8?b?w6QgSMOkIEjDpCBIw6QgSMOkIEjDpCBIw6QgSMOkIEjDpCBIw6QgSMOkIEjDpCBI?=\n =?utf-8?b?w6QgSMOkIEjDpCBIw6QgSMOkIEjDpCBIw6QgSMOkIEjDpCBIw6QgSMOkIEjDpCBI?=\n =?utf-8?b?w6QgSMOkIEjDpCBIw6QgSMOkIEjDpA==?= \n'
#> 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' []
#> 'Subject: =?utf-8?q?xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx?=\n =?utf-8?q?xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx?=\n'
#> '  lead' []
#> 'Subject:   lead\n'
#> 'a' []
#> 'Subject: a\n'
#> '\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e' []
#> 'Subject: =?utf-8?b?5pel5pys6Kqe5pel5pys6Kqe5pel5pys6Kqe5pel5pys6Kqe5pel5pys?=\n =?utf-8?b?6Kqe5pel5pys6Kqe5pel5pys6Kqe5pel5pys6Kqe5pel5pys6Kqe5pel5pys6Kqe?=\n =?utf-8?b?5pel5pys6Kqe5pel5pys6Kqe5pel5pys6Kqe5pel5pys6Kqe5pel5pys6Kqe5pel?=\n =?utf-8?b?5pys6Kqe5pel5pys6Kqe5pel5pys6Kqe5pel5pys6Kqe5pel5pys6Kqe?=\n'
#> 'a bc' []
#> 'Subject: a bc\n'
#> 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa \xe9' []
#> 'Subject: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa \n =?utf-8?q?=C3=A9?=\n'

### more subjects
for text in ('ascii then ' * 6 + 'ünïcödé and more ascii words here to go on', '', 'x' * 75 + ' y', '?= =?',
        'a  b   c ' * 10,
             '=?utf-8*en?q?b?=', '=?us-ascii?q?a?= =?us-ascii?q?b?=', 'tab\tx', '=?utf-8?q?un closed?= x',
             '=?utf-8?b?w6?='):
    head('Subject', text)
#> 'ascii then ascii then ascii then ascii then ascii then ascii then \xfcn\xefc\xf6d\xe9 and more ascii words here to go on' []
#> 'Subject: ascii then ascii then ascii then ascii then ascii then ascii then \n =?utf-8?b?w7xuw69jw7Zkw6k=?= and more ascii words here to go on\n'
#> '' []
#> 'Subject:\n'
#> 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx y' []
#> 'Subject:\n xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx y\n'
#> '?= =?' []
#> 'Subject: ?= =?\n'
#> 'a  b   c a  b   c a  b   c a  b   c a  b   c a  b   c a  b   c a  b   c a  b   c a  b   c ' []
#> 'Subject: a  b   c a  b   c a  b   c a  b   c a  b   c a  b   c a  b   c a  b\n   c a  b   c a  b   c \n'
#> 'b' []
#> 'Subject: b\n'
#> 'ab' []
#> 'Subject: ab\n'
#> 'tab\tx' []
#> 'Subject: tab\tx\n'
#> 'un closed x' []
#> 'Subject: un closed x\n'
#> '\ufffd' []
#> 'Subject: =?unknown-8bit?q?=C3?=\n'

### dates
import datetime
for value in ('Fri, 09 Nov 2001 01:08:47 -0000', 'Fri, 09 Nov 2001 01:08:47 +0200', 'x', '', '9 Nov 01 1:08',
              datetime.datetime(2020, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc), datetime.datetime(2020, 1, 2, 3,
                  4, 5)):
    head('Date', value, 'datetime')
#> 'Fri, 09 Nov 2001 01:08:47 -0000' [] datetime.datetime(2001, 11, 9, 1, 8, 47)
#> 'Date: Fri, 09 Nov 2001 01:08:47 -0000\n'
#> 'Fri, 09 Nov 2001 01:08:47 +0200' [] datetime.datetime(2001, 11, 9, 1, 8, 47, tzinfo=datetime.timezone(datetime.timedelta(seconds=7200)))
#> 'Date: Fri, 09 Nov 2001 01:08:47 +0200\n'
#> 'x' [('InvalidDateDefect', 'Invalid date value or format')] None
#> 'Date:\n'
#> '' [('HeaderMissingRequiredValue', '')] None
#> 'Date:\n'
#> 'Fri, 09 Nov 2001 01:08:00 -0000' [] datetime.datetime(2001, 11, 9, 1, 8)
#> 'Date: Fri, 09 Nov 2001 01:08:00 -0000\n'
#> 'Thu, 02 Jan 2020 03:04:05 +0000' [] datetime.datetime(2020, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc)
#> 'Date: Thu, 02 Jan 2020 03:04:05 +0000\n'
#> 'Thu, 02 Jan 2020 03:04:05 -0000' [] datetime.datetime(2020, 1, 2, 3, 4, 5)
#> 'Date: Thu, 02 Jan 2020 03:04:05 -0000\n'

### types
for text in ('text/plain', 'text/plain; charset=utf-8', 'TEXT/Html; charset="a b"; x=y', 'text', 'text/', '', '/x',
        'text/plain;',
             'a b/c', 'text/plain charset=x', 'x-y+z/v.1; q=r'):
    head('Content-Type', text, 'content_type', 'params')
#> 'text/plain' [] 'text/plain' mappingproxy({})
#> 'Content-Type: text/plain\n'
#> 'text/plain; charset="utf-8"' [] 'text/plain' mappingproxy({'charset': 'utf-8'})
#> 'Content-Type: text/plain; charset="utf-8"\n'
#> 'TEXT/Html; charset="a b"; x="y"' [] 'text/html' mappingproxy({'charset': 'a b', 'x': 'y'})
#> 'Content-Type: TEXT/Html; charset="a b"; x="y"\n'
#> 'text' [('InvalidHeaderDefect', 'Invalid content type')] 'text/plain' mappingproxy({})
#> 'Content-Type: text\n'
#> 'text/' [('InvalidHeaderDefect', "Expected content subtype but found ''")] 'text/plain' mappingproxy({})
#> 'Content-Type: text/\n'
#> '' [('HeaderMissingRequiredValue', 'Missing content type specification')] 'text/plain' mappingproxy({})
#> 'Content-Type:\n'
#> '/x' [('InvalidHeaderDefect', "Expected content maintype but found '/x'")] 'text/plain' mappingproxy({})
#> 'Content-Type: /x\n'
#> 'text/plain;' [] 'text/plain' mappingproxy({})
#> 'Content-Type: text/plain;\n'
#> 'a b/c' [('InvalidHeaderDefect', 'Invalid content type')] 'text/plain' mappingproxy({})
#> 'Content-Type: a b/c\n'
#> 'text/plain charset=x' [('InvalidHeaderDefect', "Only parameters are valid after content type, but found 'charset=x'")] 'text/plain' mappingproxy({})
#> 'Content-Type: text/plain charset=x\n'
#> 'x-y+z/v.1; q="r"' [] 'x-y+z/v.1' mappingproxy({'q': 'r'})
#> 'Content-Type: x-y+z/v.1; q="r"\n'

### parameters
for text in ('a*0=x; a*1=y', "a*=utf-8''%c3%a9", 'a=b; a=c', 'a = b', 'a="b; c"; d=e', 'a*1=y; a*0=x', 'name="ü"',
        '; a=b', 'a=b;',
             'name="' + 'long name ' * 12 + '"', 'name="' + 'ü' * 40 + '"; x=y'):
    head('Content-Type', 'text/plain; ' + text, 'params')
#> 'text/plain; a="xy"' [] mappingproxy({'a': 'xy'})
#> 'Content-Type: text/plain; a="xy"\n'
#> 'text/plain; a="\xe9"' [] mappingproxy({'a': '\xe9'})
#> "Content-Type: text/plain; a*=utf-8''%C3%A9\n"
#> 'text/plain; a="b"' [('InvalidHeaderDefect', 'duplicate parameter name; duplicate(s) ignored')] mappingproxy({'a': 'b'})
#> 'Content-Type: text/plain; a="b"\n'
#> 'text/plain; a="b"' [] mappingproxy({'a': 'b'})
#> 'Content-Type: text/plain; a="b"\n'
#> 'text/plain; a="b; c"; d="e"' [] mappingproxy({'a': 'b; c', 'd': 'e'})
#> 'Content-Type: text/plain; a="b; c"; d="e"\n'
#> 'text/plain; a="xy"' [] mappingproxy({'a': 'xy'})
#> 'Content-Type: text/plain; a="xy"\n'
#> 'text/plain; name="\xfc"' [] mappingproxy({'name': '\xfc'})
#> "Content-Type: text/plain; name*=utf-8''%C3%BC\n"
#> 'text/plain; a="b"' [('InvalidHeaderDefect', 'parameter entry with no content')] mappingproxy({'a': 'b'})
#> 'Content-Type: text/plain; a="b"\n'
#> 'text/plain; a="b"' [] mappingproxy({'a': 'b'})
#> 'Content-Type: text/plain; a="b"\n'
#> 'text/plain; name="long name long name long name long name long name long name long name long name long name long name long name long name "' [] mappingproxy({'name': 'long name long name long name long name long name long name long name long name long name long name long name long name '})
#> "Content-Type: text/plain;\n name*0*=us-ascii''long%20name%20long%20name%20long%20name%20long%20name%20lo;\n name*1*=ng%20name%20long%20name%20long%20name%20long%20name%20long%20name%20;\n name*2*=long%20name%20long%20name%20long%20name%20\n"
#> 'text/plain; name="\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc"; x="y"' [] mappingproxy({'name': '\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc', 'x': 'y'})
#> 'Content-Type: text/plain;\n name*0*=utf-8\'\'%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC;\n name*1*=%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC;\n name*2*=%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC;\n name*3*=%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC; x="y"\n'

### dispositions and encodings
for text in ('attachment; filename=foo', 'inline', '', 'attachment; filename="fü.txt"', 'x y'):
    head('Content-Disposition', text, 'content_disposition', 'params')
for text in ('7bit', 'base64 (x)', '', 'Quoted-Printable', 'a b', '"x"'):
    head('Content-Transfer-Encoding', text, 'cte')
#> 'attachment; filename="foo"' [] 'attachment' mappingproxy({'filename': 'foo'})
#> 'Content-Disposition: attachment; filename="foo"\n'
#> 'inline' [] 'inline' mappingproxy({})
#> 'Content-Disposition: inline\n'
#> '' [('HeaderMissingRequiredValue', 'Missing content disposition')] None mappingproxy({})
#> 'Content-Disposition:\n'
#> 'attachment; filename="f\xfc.txt"' [] 'attachment' mappingproxy({'filename': 'f\xfc.txt'})
#> "Content-Disposition: attachment; filename*=utf-8''f%C3%BC.txt\n"
#> 'x y' [('InvalidHeaderDefect', "Only parameters are valid after content disposition, but found 'y'")] 'x' mappingproxy({})
#> 'Content-Disposition: x y\n'
#> '7bit' [] '7bit'
#> 'Content-Transfer-Encoding: 7bit\n'
#> 'base64 (x)' [] 'base64'
#> 'Content-Transfer-Encoding: base64 (x)\n'
#> '' [('HeaderMissingRequiredValue', 'Missing content transfer encoding')] '7bit'
#> 'Content-Transfer-Encoding:\n'
#> 'Quoted-Printable' [] 'quoted-printable'
#> 'Content-Transfer-Encoding: Quoted-Printable\n'
#> 'a b' [('InvalidHeaderDefect', 'Extra text after content transfer encoding')] 'a'
#> 'Content-Transfer-Encoding: a b\n'
#> '"x"' [('InvalidHeaderDefect', 'Expected content transfer encoding but found \'"x"\''), ('InvalidHeaderDefect', 'Extra text after content transfer encoding')] '7bit'
#> 'Content-Transfer-Encoding: "x"\n'

### versions
for text in ('1.0', '1.0 (x)', '', 'x', '1', 'a.b', '1 . 0', '1.0 z', '(c) 1.0', '1.x'):
    head('MIME-Version', text, 'version', 'major', 'minor')
#> '1.0' [] '1.0' 1 0
#> 'MIME-Version: 1.0\n'
#> '1.0 (x)' [] '1.0' 1 0
#> 'MIME-Version: 1.0 (x)\n'
#> '' [('HeaderMissingRequiredValue', 'Missing MIME version number (eg: 1.0)')] None None None
#> 'MIME-Version:\n'
#> 'x' [('InvalidHeaderDefect', "Expected MIME major version number but found 'x'")] None None None
#> 'MIME-Version: x\n'
#> '1' [('InvalidHeaderDefect', 'Incomplete MIME version; found only major number')] None None None
#> 'MIME-Version: 1\n'
#> 'a.b' [('InvalidHeaderDefect', "Expected MIME major version number but found 'a'"), ('InvalidHeaderDefect', "Expected MIME minor version number but found 'b'")] None None None
#> 'MIME-Version: a.b\n'
#> '1 . 0' [] '1.0' 1 0
#> 'MIME-Version: 1 . 0\n'
#> '1.0 z' [('InvalidHeaderDefect', 'Excess non-CFWS text after MIME version')] '1.0' 1 0
#> 'MIME-Version: 1.0 z\n'
#> '(c) 1.0' [] '1.0' 1 0
#> 'MIME-Version: (c) 1.0\n'
#> '1.x' [('InvalidHeaderDefect', "Expected MIME minor version number but found 'x'")] None None None
#> 'MIME-Version: 1.x\n'

### message ids
for text in ('<a@b>', '<a>', 'x', '<a@b', '  <a@b>', '<a@[b]>', '<a@b> x', '<' + 'x' * 100 + '@y>'):
    head('Message-ID', text)
#> '<a@b>' []
#> 'Message-ID: <a@b>\n'
#> '<a>' [('InvalidHeaderDefect', 'msg-id with no id-right')]
#> 'Message-ID: <a>\n'
#> 'x' [('InvalidHeaderDefect', 'Invalid msg-id: HeaderParseError("expected msg-id but found \'x\'")')]
#> 'Message-ID: x\n'
#> '<a@b>' [('InvalidHeaderDefect', "missing trailing '>' on msg-id")]
#> 'Message-ID: <a@b>\n'
#> '  <a@b>' []
#> 'Message-ID:   <a@b>\n'
#> '<a@[b]>' []
#> 'Message-ID: <a@[b]>\n'
#> '<a@b> ' [('InvalidHeaderDefect', "Unexpected 'x'")]
#> 'Message-ID: <a@b> \n'
#> '<xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@y>' []
#> 'Message-ID: <xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@y>\n'

### an address
for named in ({}, {'display_name': 'A. B', 'username': 'a b', 'domain': 'c'}, {'addr_spec': 'x@y'}, {'username': 'q'}):
    a = Address(**named)
    print(repr(a), a, a.addr_spec, a == Address(**named), a == 3)
says(Address, addr_spec='x@y', username='z')
says(Address, 'a\nb')
says(Address, addr_spec='x@y z')
print(Group('g', [Address('', 'a', 'b')]), Group(None, [Address('', 'a', 'b')]), repr(Group('a.b')), Group('a.b'),
    Group() == Group())
#> Address(display_name='', username='', domain='') <> <> True False
#> Address(display_name='A. B', username='a b', domain='c') "A. B" <"a b"@c> "a b"@c True False
#> Address(display_name='', username='x', domain='y') x@y x@y True False
#> Address(display_name='', username='q', domain='') q q True False
#> TypeError addrspec specified when username and/or domain also specified
#> ValueError invalid arguments; address parts cannot contain CR or LF
#> ValueError Invalid addr_spec; only 'x@y ' could be parsed from 'x@y z'
#> g: a@b; a@b Group(display_name='a.b', addresses=() "a.b":; True

### policies
from email.policy import HTTP, SMTPUTF8, EmailPolicy, compat32
for policy in (HTTP, SMTP, SMTPUTF8, compat32, strict, default.clone(linesep='x')):
    print(policy.linesep.encode(), policy.max_line_length, policy.raise_on_defect, policy.cte_type, getattr(policy,
        'utf8', None))
print((default + SMTPUTF8).utf8, (compat32 + SMTP).linesep.encode(), default.refold_source)
says(setattr, default, 'linesep', 'x')
says(setattr, default, 'foo', 'x')
says(EmailPolicy, foo=1)
says(default.clone, foo=1)
#> b'\r\n' None False 8bit False
#> b'\r\n' 78 False 8bit False
#> b'\r\n' 78 False 8bit True
#> b'\n' 78 False 8bit None
#> b'\n' 78 True 8bit False
#> b'x' 78 False 8bit False
#> True b'\r\n' long
#> AttributeError 'EmailPolicy' object attribute 'linesep' is read-only
#> AttributeError 'EmailPolicy' object has no attribute 'foo'
#> TypeError 'foo' is an invalid keyword argument for EmailPolicy
#> TypeError 'foo' is an invalid keyword argument for EmailPolicy

### headers that a policy refuses
m = EmailMessage()
m['Subject'] = 'a'
says(m.__setitem__, 'Subject', 'b')
says(m.__setitem__, 'X', 'a\nb')
says(m.__setitem__, 'a b', 'c')
m['To'] = 'a@b'
print(m['to'], type(m['to']).__name__, m['to'].defects, m['none'])
says(email.message_from_string('To: <a@b\n\n', policy=default).get('to').fold, policy=strict)
says(email.message_from_string, 'nothing\n', policy=strict)
#> ValueError There may be at most 1 Subject headers in a message
#> ValueError Header values may not contain linefeed or carriage return characters
#> ValueError Header field name contains invalid characters: 'a b'
#> a@b _UniqueAddressHeader () None
#> 'To: <a@b>\n'
#> MissingHeaderBodySeparatorDefect 

### messages that are read with a policy
text = ('From: =?utf-8?q?J=C3=BC?= <j@x>\nSubject: a\n b\nContent-Type: text/plain; charset="utf-8"\n'
        'Content-Transfer-Encoding: base64\nContent-Disposition: attachment; '
        'filename*=utf-8\'\'%C3%A4.txt\n\nw6TDtg==\n')
m = email.message_from_string(text, policy=default)
print(type(m).__name__, m['from'].addresses, m['subject'], m.get_content(), m.get_filename(), m.is_attachment())
print(m.as_string() == text, m['content-type'].params, m['content-type'].content_type)
print(m.as_bytes(policy=SMTP)[:60])
#> EmailMessage (Address(display_name='Jü', username='j', domain='x'),) a b äö ä.txt True
#> True {'charset': 'utf-8'} text/plain
#> b'From: =?utf-8?q?J=C3=BC?= <j@x>\r\nSubject: a\r\n b\r\nContent-Typ'

### lines of messages that are read are folded again if they are long
text = 'Subject: ' + 'word ' * 20 + '\nX: short\n  line\nTo: ' + 'a@b, ' * 20 + 'c@d\n\n'
for refold in ('none', 'long', 'all'):
    print(email.message_from_string(text, policy=default.clone(refold_source=refold)).as_string())
#> Subject: word word word word word word word word word word word word word word word word word word word word 
#> X: short
#>   line
#> To: a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, c@d
#>
#>
#> Subject: word word word word word word word word word word word word word word
#>  word word word word word word 
#> X: short
#>   line
#> To: a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b,
#>  a@b, a@b, a@b, a@b, a@b, c@d
#>
#>
#> Subject: word word word word word word word word word word word word word word
#>  word word word word word word 
#> X: short  line
#> To: a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b, a@b,
#>  a@b, a@b, a@b, a@b, a@b, c@d
#>
#>

### kinds of headers of one's own
from email.headerregistry import UnstructuredHeader, UniqueUnstructuredHeader
registry = HeaderRegistry(use_default_map=False)
registry.map_to_type('X-One', UniqueUnstructuredHeader)
print(registry('x-one', 'a').max_count, registry('To', 'a@b').max_count, type(registry('To', 'x')).__name__)
print(issubclass(registry['subject'], UnstructuredHeader))
#> 1 None _UnstructuredHeader
#> True

### copies of headers
import copy
import pickle
h = HeaderRegistry()('To', 'A <a@b>')
for other in (copy.copy(h), copy.deepcopy(h), pickle.loads(pickle.dumps(h))):
    print(other == h, other.addresses, other.name, type(other).__name__)
#> True (Address(display_name='A', username='a', domain='b'),) To _UniqueAddressHeader
#> True (Address(display_name='A', username='a', domain='b'),) To _UniqueAddressHeader
#> True (Address(display_name='A', username='a', domain='b'),) To _UniqueAddressHeader

### copies of messages
import copy
m = EmailMessage()
m['To'] = 'a@b'
m.set_content('x')
print(copy.deepcopy(m).as_string() == m.as_string())  #> True

### a text that is none
from email.mime.text import MIMEText
MIMEText(3)
#! AttributeError: 'int' object has no attribute 'encode'
