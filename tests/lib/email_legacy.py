import email
from email import charset, encoders, errors, header, utils
from email.header import Header, decode_header, make_header
from email.mime.application import MIMEApplication
from email.mime.audio import MIMEAudio
from email.mime.image import MIMEImage
from email.mime.message import MIMEMessage
from email.mime.multipart import MIMEMultipart
from email.mime.nonmultipart import MIMENonMultipart
from email.mime.text import MIMEText


def says(work, *args, **named):
    try:
        print(repr(work(*args, **named)))
    except Exception as e:
        print(type(e).__name__, e)


def shown(text):
    m = email.message_from_string(text)
    for part in m.walk():
        text = part._payload if isinstance(part._payload, str) else '...'
        defects = [type(d).__name__ for d in part.defects]
        print(part.get_content_type(), part.items(), repr(text), part.preamble, repr(part.epilogue), defects,
            part.get_unixfrom())


def parts():
    m = MIMEMultipart('alternative', boundary='BB')
    m['Subject'] = 'Hällo ' * 20
    m['From'] = Header('Jürgen', 'utf-8')
    m['X'] = 'a ' * 80
    m.preamble, m.epilogue = 'pre', 'epi'
    m.attach(MIMEText('plain\nFrom x'))
    m.attach(MIMEText('ünï', 'html'))
    m.attach(MIMEImage(b'\x89PNG\r\n\x1a\n' + b'x' * 100, name='ü.png'))
    m.attach(MIMEApplication(b'a=b' * 40, _encoder=encoders.encode_quopri))
    m.attach(MIMEMessage(MIMEText('in')))
    return m


### a message of parts
print(parts().as_string())
#> Content-Type: multipart/alternative; boundary="BB"
#> MIME-Version: 1.0
#> Subject: =?utf-8?b?SMOkbGxvIEjDpGxsbyBIw6RsbG8gSMOkbGxvIEjDpGxsbyBIw6RsbG8gSMOkbGxvIEjDpGxsbyBIw6RsbG8gSMOkbGxvIEjDpGxsbyBIw6RsbG8gSMOkbGxvIEjDpGxsbyBIw6RsbG8gSMOkbGxvIEjDpGxsbyBIw6RsbG8gSMOkbGxvIEjDpGxsbyA=?=
#> From: =?utf-8?q?J=C3=BCrgen?=
#> X: a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a 
#>
#> pre
#> --BB
#> Content-Type: text/plain; charset="us-ascii"
#> MIME-Version: 1.0
#> Content-Transfer-Encoding: 7bit
#>
#> plain
#> From x
#> --BB
#> Content-Type: text/html; charset="utf-8"
#> MIME-Version: 1.0
#> Content-Transfer-Encoding: base64
#>
#> w7xuw68=
#>
#> --BB
#> Content-Type: image/png; name*=utf-8''%C3%BC.png
#> MIME-Version: 1.0
#> Content-Transfer-Encoding: base64
#>
#> iVBORw0KGgp4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4
#> eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4
#>
#> --BB
#> Content-Type: application/octet-stream
#> MIME-Version: 1.0
#> Content-Transfer-Encoding: quoted-printable
#>
#> a=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Db=
#> a=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Db=
#> a=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Dba=3Db
#> --BB
#> Content-Type: message/rfc822
#> MIME-Version: 1.0
#>
#> Content-Type: text/plain; charset="us-ascii"
#> MIME-Version: 1.0
#> Content-Transfer-Encoding: 7bit
#>
#> in
#> --BB--
#> epi

### a message of parts that is read
text = parts().as_string()
p = email.message_from_string(text)
print([part.get_content_type() for part in p.walk()], p.preamble, p.epilogue, p.defects, p.as_string() == text)
print(p.get_payload(1).get_payload(decode=True), p.get_payload(2).get_filename())
print(email.message_from_bytes(bytes(p)).as_string() == text)
#> ['multipart/alternative', 'text/plain', 'text/html', 'image/png', 'application/octet-stream', 'message/rfc822', 'text/plain'] pre epi [] True
#> b'\xc3\xbcn\xc3\xaf' ü.png
#> False

### encoded words
for text in ('=?utf-8?q?H=C3=A4?= x =?utf-8?b?w6Q=?=  =?iso-8859-1?q?=E4_b?=', 'plain', '=?utf-8?b?w6?=',
        '=?utf-8?x?w6?=',
             'a =?utf-8?q??= b', '=?utf-8?q?a?= =?utf-8?q?b?='):
    says(decode_header, text)
    print(make_header(decode_header(text)))
#> [(b'H\xc3\xa4', 'utf-8'), (b' x ', None), (b'\xc3\xa4', 'utf-8'), (b'\xe4 b', 'iso-8859-1')]
#> Hä x ää b
#> [('plain', None)]
#> plain
#> [(b'\xc3', 'utf-8')]
#! UnicodeDecodeError: 'utf-8' codec can't decode byte 0xc3 in position 0: unexpected end of data

### headers in several character sets
h = Header('aé' * 60, 'iso-8859-1', header_name='Subject')
h.append('world ' * 20)
h.append('日本' * 10, 'utf-8')
print(h.encode())
print(str(h)[:30], h == 'x', h == str(h))
#> =?iso-8859-1?q?a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9?=
#>  =?iso-8859-1?q?a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9?=
#>  =?iso-8859-1?q?a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9?=
#>  =?iso-8859-1?q?a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9a=E9?=
#>  =?iso-8859-1?q?a=E9a=E9_world_world_world_world_world_world_world_world_wor?=
#>  =?iso-8859-1?q?ld_world_world_world_world_world_world_world_world_world_wor?=
#>  =?iso-8859-1?q?ld_world_?= =?utf-8?b?5pel5pys5pel5pys5pel5pys5pel5pys5pel?=
#>  =?utf-8?b?5pys5pel5pys5pel5pys5pel5pys5pel5pys5pel5pys?=
#> aéaéaéaéaéaéaéaéaéaéaéaéaéaéaé False True

### headers that are folded
print(Header('a, b; c d' * 12, continuation_ws='\t', maxlinelen=30).encode())
print(Header('x' * 100 + ' ' + 'y' * 10).encode(splitchars=';'))
print(Header('a b ' * 40).encode(maxlinelen=0))
print(Header('one\ntwo\n three').encode(), Header('é', 'us-ascii').encode(), Header(b'\xe9', 'latin-1').encode())
says(Header('a\nb: c').encode)
#> a, b; c da, b; c da, b;
#>  c da, b; c da, b; c da, b;
#>  c da, b; c da, b; c da, b;
#>  c da, b; c da, b; c da, b;
#>  c d
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx yyyyyyyyyy
#> a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b a b 
#> one
#> two
#>  three =?utf-8?b?w6k=?= =?iso-8859-1?q?=E9?=
#> HeaderParseError header value appears to contain an embedded header: 'a\nb: c'

### addresses
for text in ('a@b.c', 'John <j@x.y>', '"J, D" <j@x.y>', 'a, b@c', 'John (c (d) e) <j@x>', '(c) j@x', 'a@b@c', '<a@b>',
             'J. D. <a.b. c@d . e>', '', 'x', '<>'):
    print(text, utils.parseaddr(text), utils.parseaddr(text, strict=False))
#> a@b.c ('', 'a@b.c') ('', 'a@b.c')
#> John <j@x.y> ('John', 'j@x.y') ('John', 'j@x.y')
#> "J, D" <j@x.y> ('J, D', 'j@x.y') ('J, D', 'j@x.y')
#> a, b@c ('', '') ('', 'a')
#> John (c (d) e) <j@x> ('John (c d e)', 'j@x') ('John (c d e)', 'j@x')
#> (c) j@x ('c', 'j@x') ('c', 'j@x')
#> a@b@c ('', '') ('', '')
#> <a@b> ('', 'a@b') ('', 'a@b')
#> J. D. <a.b. c@d . e> ('J. D.', 'a.b.c@d.e') ('J. D.', 'a.b.c@d.e')
#>  ('', '') ('', '')
#> x ('', 'x') ('', 'x')
#> <> ('', '') ('', '')

### lists of addresses
for text in ('"q\\"x" <a@b>, c@d', 'a@[1.2]', 'g: a@b, c@d;', 'a@b,', '<@r,@s:u@v>', 'a"b"c <d@e>', 'a@b <c@d>',
        'a@b(x)',
             'a(b@c', '"a@b'):
    print(text, utils.getaddresses([text]), utils.getaddresses([text, 'q@r'], strict=False))
#> "q\"x" <a@b>, c@d [('q"x', 'a@b'), ('', 'c@d')] [('q"x', 'a@b'), ('', 'c@d'), ('', 'q@r')]
#> a@[1.2] [('', '')] [('', 'a@[1.2]'), ('', 'q@r')]
#> g: a@b, c@d; [('', 'a@b'), ('', 'c@d')] [('', 'a@b'), ('', 'c@d'), ('', 'q@r')]
#> a@b, [('', '')] [('', 'a@b'), ('', ''), ('', 'q@r')]
#> <@r,@s:u@v> [('', '')] [('', ''), ('', '@s'), ('', 'u@v'), ('', 'q@r')]
#> a"b"c <d@e> [('a b c', 'd@e')] [('a b c', 'd@e'), ('', 'q@r')]
#> a@b <c@d> [('', '')] [('', 'a@b'), ('', 'c@d'), ('', 'q@r')]
#> a@b(x) [('x', 'a@b')] [('x', 'a@b'), ('', 'q@r')]
#> a(b@c [('', '')] [('b@c, q@r', 'a')]
#> "a@b [('', 'a@b')] [('', 'a@b, q@r')]

### dates
for text in ('Fri, 09 Nov 2001 01:08:47 -0000', '9 Nov 01 1:08', 'Fri 9-Nov-2001 01:08:47 EST', 'x', '',
        'Nov 9 2001 10:11:12 GMT',
             '1 Jan 70 0:0:0 +0130', 'Thu, 1 Jan 1970 00:00:00 -0800 (PST)', '1 January 2020 10.11 Z',
             '1 Jan 2020 aa:bb',
             '1 Jan 2020 10:11:12+0200', '25 Jan 2010 10:00, +0100', '1 Jan -3 1:1 1', None):
    print(text, utils.parsedate_tz(text), utils.parsedate(text))
#> Fri, 09 Nov 2001 01:08:47 -0000 (2001, 11, 9, 1, 8, 47, 0, 1, -1, 0) (2001, 11, 9, 1, 8, 47, 0, 1, -1)
#> 9 Nov 01 1:08 (2001, 11, 9, 1, 8, 0, 0, 1, -1, 0) (2001, 11, 9, 1, 8, 0, 0, 1, -1)
#> Fri 9-Nov-2001 01:08:47 EST (2001, 11, 9, 1, 8, 47, 0, 1, -1, -18000) (2001, 11, 9, 1, 8, 47, 0, 1, -1)
#> x None None
#>  None None
#> Nov 9 2001 10:11:12 GMT (2001, 11, 9, 10, 11, 12, 0, 1, -1, 0) (2001, 11, 9, 10, 11, 12, 0, 1, -1)
#> 1 Jan 70 0:0:0 +0130 (1970, 1, 1, 0, 0, 0, 0, 1, -1, 5400) (1970, 1, 1, 0, 0, 0, 0, 1, -1)
#> Thu, 1 Jan 1970 00:00:00 -0800 (PST) (1970, 1, 1, 0, 0, 0, 0, 1, -1, -28800) (1970, 1, 1, 0, 0, 0, 0, 1, -1)
#> 1 January 2020 10.11 Z (2020, 1, 1, 10, 11, 0, 0, 1, -1, 0) (2020, 1, 1, 10, 11, 0, 0, 1, -1)
#> 1 Jan 2020 aa:bb None None
#> 1 Jan 2020 10:11:12+0200 (2020, 1, 1, 10, 11, 12, 0, 1, -1, 7200) (2020, 1, 1, 10, 11, 12, 0, 1, -1)
#> 25 Jan 2010 10:00, +0100 (2010, 1, 25, 10, 0, 0, 0, 1, -1, 3600) (2010, 1, 25, 10, 0, 0, 0, 1, -1)
#> 1 Jan -3 1:1 1 (2001, 1, 1, 1, 1, 0, 0, 1, -1, -180) (2001, 1, 1, 1, 1, 0, 0, 1, -1)
#> None None None

### datetimes
import datetime
for text in ('Fri, 09 Nov 2001 01:08:47 -0000', '9 Nov 01 1:08 +0200', 'x', 'Sat, 40 Jan 20 24:61:61 +9999'):
    says(utils.parsedate_to_datetime, text)
moment = datetime.datetime(2020, 1, 2, 3, 4, 5)
says(utils.format_datetime, moment)
says(utils.format_datetime, moment, True)
says(utils.format_datetime, moment.replace(tzinfo=datetime.timezone.utc), True)
says(utils.format_datetime, moment.replace(tzinfo=datetime.timezone(datetime.timedelta(hours=-5))))
says(utils.formatdate, 1e9)
says(utils.formatdate, 0, usegmt=True)
says(utils.mktime_tz, (2001, 1, 1, 1, 1, 1, 0, 1, 0, 3600))
print(utils.make_msgid('x', 'y.z')[-7:])
#> datetime.datetime(2001, 11, 9, 1, 8, 47)
#> datetime.datetime(2001, 11, 9, 1, 8, tzinfo=datetime.timezone(datetime.timedelta(seconds=7200)))
#> ValueError Invalid date value or format "x"
#> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=4, seconds=16740)
#> 'Thu, 02 Jan 2020 03:04:05 -0000'
#> ValueError usegmt option requires a UTC datetime
#> 'Thu, 02 Jan 2020 03:04:05 GMT'
#> 'Thu, 02 Jan 2020 03:04:05 -0500'
#> 'Sun, 09 Sep 2001 01:46:40 -0000'
#> 'Thu, 01 Jan 1970 00:00:00 GMT'
#> 978307261
#> .x@y.z>

### parts of headers
for pair in (('J, "x"', 'a@b'), ('Jü', 'a@b'), ('', 'a@b'), ('', 'ä@b')):
    says(utils.formataddr, pair)
for text in ('"a\\"b"', '<a>', '"', 'x'):
    says(utils.unquote, text)
says(utils.decode_rfc2231, "a'b'c'd")
says(utils.encode_rfc2231, 'é x', 'utf-8', 'en')
says(utils.collapse_rfc2231_value, ('utf-8', '', '\xc3\xa9'))
says(utils.collapse_rfc2231_value, '"a"')
#> '"J, \\"x\\"" <a@b>'
#> '=?utf-8?b?SsO8?= <a@b>'
#> 'a@b'
#> UnicodeEncodeError 'ascii' codec can't encode character '\xe4' in position 0: ordinal not in range(128)
#> 'a"b'
#> 'a'
#> '"'
#> 'x'
#> ['a', 'b', "c'd"]
#> "utf-8'en'%C3%A9%20x"
#> 'é'
#> 'a'

### parameters
m = email.message_from_string('Content-Type: text/plain; charset*=us-ascii\'en\'utf%2D8; name*0*=utf-8\'\'a%20; '
                              'name*1=b; x="a;b"; y\n'
                              'Content-Disposition: attachment; filename="f\\"g.txt"\nTo: a\nto: b\n\nbody')
print(m.get_params(), m.get_param('name'), m.get_param('X'), m.get_content_charset(), m.get_filename())
print(m.get_content_disposition(), m.get_all('TO'), m['to'], m.get_params(unquote=False))
m.set_param('x', 'new')
m.del_param('y')
m.set_param('z', 'ü', charset='utf-8')
print(m['content-type'])
m.set_type('text/html')
print(m.items())
#> [('text/plain', ''), ('x', 'a;b'), ('y', ''), ('charset', ('us-ascii', 'en', 'utf-8')), ('name', ('utf-8', '', 'a b'))] ('utf-8', '', 'a b') a;b utf-8 f"g.txt
#> attachment ['a', 'b'] a [('text/plain', ''), ('x', '"a;b"'), ('y', '""'), ('charset', ('us-ascii', 'en', '"utf-8"')), ('name', ('utf-8', '', '"a b"'))]
#> text/plain; x="new"; charset*=us-ascii'en'utf-8; name*=utf-8''a%20b; z*=utf-8''%C3%BC
#> [('Content-Disposition', 'attachment; filename="f\\"g.txt"'), ('To', 'a'), ('to', 'b'), ('MIME-Version', '1.0'), ('Content-Type', 'text/html; x="new"; charset*=us-ascii\'en\'utf-8; name*=utf-8\'\'a%20b; z*=utf-8\'\'%C3%83%C2%BC')]

### headers
m = email.message_from_string('To: a\nto: b\n\nbody')
m.replace_header('to', 'c')
says(m.replace_header, 'q', 'c')
m.add_header('X-A', 'v', p_q='1', r=None, s='a b')
print(m['x-a'], m.get_all('TO'), m.get('q', 5))
del m['to']
print(m.keys(), len(m), 'TO' in m, list(m))
says(m.attach, 3)
says(m.get_payload, 3)
says(m.set_type, 'a')
says(m.__setitem__, 'a b', 'c')
m.set_charset('utf-8')
print(m.as_string())
m.set_charset(None)
print(m['content-type'])
#> KeyError 'q'
#> v; p-q="1"; r; s="a b" ['c', 'b'] 5
#> ['X-A'] 1 False ['X-A']
#> TypeError Attach is not valid on a message with a non-multipart payload
#> TypeError Expected list, got <class 'str'>
#> ValueError 
#> ValueError Header field name contains invalid characters: 'a b'
#> X-A: v; p-q="1"; r; s="a b"
#> MIME-Version: 1.0
#> Content-Type: text/plain; charset="utf-8"
#> Content-Transfer-Encoding: base64
#>
#> Ym9keQ==
#>
#> text/plain

### odd heads
for text in ('A: b\n c\n\td\n\nx', '  x: y\nA: b\n\n', 'A: b\nnocolon\nx', 'From me\nA: b\n\nq',
        'A: b\nFrom x\nB: c\n\n', ': x\nA: b\n\n',
             '', '\n\nx', 'A:b\r\nC: d\r\n\r\nx\r\ny'):
    shown(text)
#> text/plain [('A', 'b\n c\n\td')] 'x' None None [] None
#> text/plain [('A', 'b')] '' None None ['FirstHeaderLineIsContinuationDefect'] None
#> text/plain [('A', 'b')] 'nocolon\nx' None None ['MissingHeaderBodySeparatorDefect'] None
#> text/plain [('A', 'b')] 'q' None None [] From me
#> text/plain [('A', 'b'), ('B', 'c')] '' None None ['MisplacedEnvelopeHeaderDefect'] None
#> text/plain [('A', 'b')] '' None None ['InvalidHeaderDefect'] None
#> text/plain [] '' None None [] None
#> text/plain [] '\nx' None None [] None
#> text/plain [('A', 'b'), ('C', 'd')] 'x\r\ny' None None [] None

### odd multiparts
start = 'Content-Type: multipart/mixed; boundary=B\n'
for text in ('Content-Type: multipart/mixed\n\nx', start + '\nx\n--C\n', start + '\nx\n--B\n\na\n--B\n--B\nA: b\n\nz\n',
             start + 'Content-Transfer-Encoding: base64\n\n--B\n\na\n--B--\n\nepi', start + '\n--B--\n',
             start + '\n--B  \nx\n\n--Bx\n--B--  \n'):
    shown(text)
#> multipart/mixed [('Content-Type', 'multipart/mixed')] 'x' None None ['NoBoundaryInMultipartDefect', 'MultipartInvariantViolationDefect'] None
#> multipart/mixed [('Content-Type', 'multipart/mixed; boundary=B')] 'x\n--C\n' None '' ['StartBoundaryNotFoundDefect', 'MultipartInvariantViolationDefect'] None
#> multipart/mixed [('Content-Type', 'multipart/mixed; boundary=B')] '...' x None ['CloseBoundaryNotFoundDefect'] None
#> text/plain [] 'a' None None [] None
#> text/plain [('A', 'b')] 'z' None None [] None
#> multipart/mixed [('Content-Type', 'multipart/mixed; boundary=B'), ('Content-Transfer-Encoding', 'base64')] '...' None '\nepi' ['InvalidMultipartContentTransferEncodingDefect'] None
#> text/plain [] 'a' None None [] None
#> multipart/mixed [('Content-Type', 'multipart/mixed; boundary=B')] '' None '' ['StartBoundaryNotFoundDefect', 'MultipartInvariantViolationDefect'] None
#> multipart/mixed [('Content-Type', 'multipart/mixed; boundary=B')] '...' None '' [] None
#> text/plain [] 'x\n\n--Bx' None None ['MissingHeaderBodySeparatorDefect'] None

### messages in messages
start = 'Content-Type: multipart/mixed; boundary=B\n'
for text in (start + '\n--B\nContent-Type: multipart/mixed; boundary=C\n\n--C\n\nin\n--C--\n'
             'ee\n--B\nContent-Type: message/rfc822\n\n'
             'A: b\n\nbody\n--B--', 'Content-Type: message/delivery-status\n\nA: b\n\nC: d\nE: f\n\n',
             'Content-Type: multipart/digest; boundary=B\n\n--B\n\nA: b\n\nq\n--B--\n'):
    shown(text)
#> multipart/mixed [('Content-Type', 'multipart/mixed; boundary=B')] '...' None '' [] None
#> multipart/mixed [('Content-Type', 'multipart/mixed; boundary=C')] '...' None 'ee' [] None
#> text/plain [] 'in' None None [] None
#> message/rfc822 [('Content-Type', 'message/rfc822')] '...' None None [] None
#> text/plain [('A', 'b')] 'body' None None [] None
#> message/delivery-status [('Content-Type', 'message/delivery-status')] '...' None None [] None
#> text/plain [('A', 'b')] '' None None [] None
#> text/plain [('C', 'd'), ('E', 'f')] '' None None [] None
#> multipart/digest [('Content-Type', 'multipart/digest; boundary=B')] '...' None '' [] None
#> message/rfc822 [] '...' None None [] None
#> text/plain [('A', 'b')] 'q' None None [] None

### bytes
m = email.message_from_bytes(b'Subject: \xc3\xa4\nContent-Type: text/plain; charset=utf-8\n'
                             b'Content-Transfer-Encoding: 8bit\n\n\xc3\xa4\n')
print(str(m['subject']), m.get_payload(), m.get_payload(decode=True), m.as_bytes(), repr(m.as_string()))
m = email.message_from_bytes(b'A: b\r\nContent-Transfer-Encoding: base64\r\n\r\nYWJj\r\nZA\r\n')
print(m.get_payload(decode=True), m.defects, m.items())
#> �� ä
#>  b'\xc3\xa4\n' b'Subject: \xc3\xa4\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n\xc3\xa4\n' 'Subject: =?unknown-8bit?b?w6Q=?=\nContent-Type: text/plain; charset="utf-8"\nContent-Transfer-Encoding: base64\n\nw6QK\n'
#> b'abcd' [InvalidBase64PaddingDefect()] [('A', 'b'), ('Content-Transfer-Encoding', 'base64')]

### files, and headers only
import io
from email.parser import BytesHeaderParser, HeaderParser
text = 'Content-Type: multipart/mixed; boundary=B\n\n--B\n\nx\n--B--\n'
print(email.message_from_file(io.StringIO(text)).get_payload(0).as_string())
print(email.message_from_binary_file(io.BytesIO(text.encode())).is_multipart())
print(repr(HeaderParser().parsestr(text).get_payload()), BytesHeaderParser().parsebytes(text.encode()).is_multipart())
#>
#> x
#> True
#> '--B\n\nx\n--B--\n' False

### a file whose end is no text
class Ended:
    def __init__(self, rest): self.rest = rest
    def read(self, size): return self.rest
print([email.message_from_file(Ended(end)).items() for end in (b'', (), None)])  #> [[], [], []]

### a message that comes in pieces
from email.parser import BytesFeedParser, FeedParser
for made, pieces in ((FeedParser(), ['Sub', 'ject: a\r', '\n b\r\n\r\nbo', 'dy']), (BytesFeedParser(), [b'A: b\n',
        b'\n\xff'])):
    for piece in pieces:
        made.feed(piece)
    m = made.close()
    print(m.items(), repr(m.get_payload()))
#> [('Subject', 'a\r\n b')] 'body'
#> [('A', 'b')] '�'

### character sets
for name in ('utf-8', 'latin_1', 'us-ascii', 'ASCII', 'koi8-r', 'shift_jis', 'x-mine'):
    c = charset.Charset(name)
    print(c, c.header_encoding, c.body_encoding, c.output_charset, c.input_codec, c.output_codec,
        c.get_output_charset())
print(charset.Charset('utf-8').header_encode('ä'), charset.Charset('utf-8').body_encode('ä'),
    charset.Charset('latin-1').body_encode('ä='))
says(charset.Charset, 'é')
says(charset.add_charset, 'x', body_enc=charset.SHORTEST)
print(charset.Charset('utf-8') == 'UTF-8', charset.Charset('ascii').header_encode('a'))
#> utf-8 3 2 utf-8 utf-8 utf-8 utf-8
#> iso-8859-1 1 1 iso-8859-1 iso-8859-1 iso-8859-1 iso-8859-1
#> us-ascii None None us-ascii None None us-ascii
#> us-ascii None None us-ascii None None us-ascii
#> koi8-r 2 2 koi8-r koi8-r koi8-r koi8-r
#> shift_jis 2 None iso-2022-jp shift_jis iso-2022-jp iso-2022-jp
#> x-mine 3 2 x-mine x-mine x-mine x-mine
#> =?utf-8?b?w6Q=?= w6Q=
#>  =E4=3D
#> CharsetError é
#> ValueError SHORTEST not allowed for body_enc
#> True a

### base64 and quoted-printable
from email import base64mime, quoprimime
print(base64mime.body_encode(b'x' * 80), base64mime.header_encode('é'), base64mime.decode('YWI='),
    base64mime.header_length(b'abcd'))
for text in ('a=b\tc \nx ', 'é' * 30, 'a' * 80 + '\r\n', 'x' * 75 + ' ', 'x' * 74 + ' ', 'x' * 76 + '=', ''):
    print(repr(quoprimime.body_encode(text)))
for text in ('a=3Db=\nc\n', 'a_b =\n', 'x  \ny', '=zz'):
    print(repr(quoprimime.decode(text)), repr(quoprimime.header_decode(text)))
says(quoprimime.body_encode, 'a', 3)
#> eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4
#> eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHg=
#>  =?iso-8859-1?b?6Q==?= b'ab' 8
#> 'a=3Db\tc=20\nx=20'
#> '=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=E9=\n=E9=E9=E9=E9=E9'
#> 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa=\naaaaa\n'
#> 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=\n=20'
#> 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx =\n'
#> 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=\nx=3D'
#> ''
#> 'a=bc\n' 'a=b=\nc\n'
#> 'a_b ' 'a b =\n'
#> 'x\ny' 'x  \ny'
#> '=zz' '=zz'
#> ValueError maxlinelen must be at least 4

### kinds of messages
for make, args in ((MIMEAudio, (b'RIFF....WAVEfmt ',)), (MIMEAudio, (b'',)), (MIMEImage, (b'GIF89a',)), (MIMEImage,
        (b'P6 ',)),
                   (MIMEImage, (b'?',)), (MIMEApplication, (b'', None)), (MIMEMessage, (3,))):
    try:
        print(make(*args).items())
    except TypeError as e:
        print(e)
says(MIMENonMultipart('a', 'b').attach, 1)
print(MIMEText('é', _charset='latin-1').as_string())
#> [('Content-Type', 'audio/x-wav'), ('MIME-Version', '1.0'), ('Content-Transfer-Encoding', 'base64')]
#> Could not find audio MIME subtype
#> [('Content-Type', 'image/gif'), ('MIME-Version', '1.0'), ('Content-Transfer-Encoding', 'base64')]
#> [('Content-Type', 'image/ppm'), ('MIME-Version', '1.0'), ('Content-Transfer-Encoding', 'base64')]
#> Could not guess image MIME subtype
#> Invalid application MIME subtype
#> Argument is not an instance of Message
#> MultipartConversionError Cannot attach additional subparts to non-multipart/*
#> MIME-Version: 1.0
#> Content-Type: text/plain; charset="iso-8859-1"
#> Content-Transfer-Encoding: quoted-printable
#>
#> =E9

### generators
import io
from email.generator import DecodedGenerator
m = MIMEMultipart(boundary='B')
m.attach(MIMEText('From me\n'))
m.attach(MIMEImage(b'GIF89a', name='n.gif'))
for make in (lambda f: DecodedGenerator(f), lambda f: DecodedGenerator(f, fmt='%(maintype)s %(encoding)s')):
    file = io.StringIO()
    make(file).flatten(m)
    print(file.getvalue())
#> Content-Type: multipart/mixed; boundary="B"
#> MIME-Version: 1.0
#>
#> From me
#>
#> [Non-text (image/gif) part of message omitted, filename n.gif]
#>
#> Content-Type: multipart/mixed; boundary="B"
#> MIME-Version: 1.0
#>
#> From me
#>
#> image base64
#>

### a generator of bytes
import io
from email.generator import BytesGenerator
m = MIMEMultipart(boundary='B')
m.attach(MIMEText('From me\n'))
file = io.BytesIO()
BytesGenerator(file).flatten(m, linesep='\r\n')
print(file.getvalue()[:60])
m['x'] = 'a\nb: c'
says(m.as_string)
#> b'Content-Type: multipart/mixed; boundary="B"\r\nMIME-Version: 1'
#> HeaderParseError header value appears to contain an embedded header: 'a\nb: c'

### walks
from email import iterators
m = MIMEMultipart(boundary='B')
m.attach(MIMEText('a\nb\n'))
m.attach(MIMEText('c', 'html'))
iterators._structure(m)
print([*iterators.body_line_iterator(m)], [part.get_content_type() for part in iterators.typed_subpart_iterator(m,
    'text', 'html')])
print(m.get_charsets(), m.get_boundary(), MIMEText('').get_boundary(4))
#> multipart/mixed
#>     text/plain
#>     text/html
#> ['a\n', 'b\n', 'c'] ['text/html']
#> [None, 'us-ascii', 'us-ascii'] B 4

### defects
for e in (errors.MessageDefect('x'), errors.MessageDefect(), errors.NonPrintableDefect(['\n']), errors.HeaderDefect()):
    print(repr(e), e, e.line)
print(errors.MultipartConversionError.__mro__[1:3])
#> MessageDefect('x') x x
#> MessageDefect()  None
#> NonPrintableDefect(['\n']) the following ASCII non-printables found in header: ['\n'] ['\n']
#> HeaderDefect()  None
#> (<class 'email.errors.MessageError'>, <class 'TypeError'>)
