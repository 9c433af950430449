# Defects of messages and headers: their classes, texts and order.
import email.errors, email.policy
from email import message_from_bytes, message_from_string
from email.headerregistry import HeaderRegistry

make = HeaderRegistry()

def header(name, *values):
    for value in values:
        made = make(name, value)
        print(ascii(value), ascii(str(made)), *[repr(defect) for defect in made.defects], sep='; ')

def told(message, depth=0):
    print(' ' * depth, message.get_content_type(), message.defects, message.keys())
    for part in message.get_payload() if message.is_multipart() else (): told(part, depth + 1)

def parsed(*texts, policy=email.policy.default):
    for text in texts:
        try: told(message_from_string(text, policy=policy))
        except Exception as e: print(type(e).__name__, e)

### classes of defects
for name in sorted(dir(email.errors)):
    made = getattr(email.errors, name)
    if name[0] != '_': print(name, *[base.__name__ for base in made.__mro__[:-3]])
#> BoundaryError BoundaryError MessageParseError MessageError
#> CharsetError CharsetError MessageError
#> CloseBoundaryNotFoundDefect CloseBoundaryNotFoundDefect MessageDefect ValueError
#> FirstHeaderLineIsContinuationDefect FirstHeaderLineIsContinuationDefect MessageDefect ValueError
#> HeaderDefect HeaderDefect MessageDefect ValueError
#> HeaderMissingRequiredValue HeaderMissingRequiredValue HeaderDefect MessageDefect ValueError
#> HeaderParseError HeaderParseError MessageParseError MessageError
#> HeaderWriteError HeaderWriteError MessageError
#> InvalidBase64CharactersDefect InvalidBase64CharactersDefect MessageDefect ValueError
#> InvalidBase64LengthDefect InvalidBase64LengthDefect MessageDefect ValueError
#> InvalidBase64PaddingDefect InvalidBase64PaddingDefect MessageDefect ValueError
#> InvalidDateDefect InvalidDateDefect HeaderDefect MessageDefect ValueError
#> InvalidHeaderDefect InvalidHeaderDefect HeaderDefect MessageDefect ValueError
#> InvalidMultipartContentTransferEncodingDefect InvalidMultipartContentTransferEncodingDefect MessageDefect ValueError
#> MalformedHeaderDefect MissingHeaderBodySeparatorDefect MessageDefect ValueError
#> MessageDefect MessageDefect ValueError
#> MessageError MessageError
#> MessageParseError MessageParseError MessageError
#> MisplacedEnvelopeHeaderDefect MisplacedEnvelopeHeaderDefect MessageDefect ValueError
#> MissingHeaderBodySeparatorDefect MissingHeaderBodySeparatorDefect MessageDefect ValueError
#> MultipartConversionError MultipartConversionError MessageError TypeError
#> MultipartInvariantViolationDefect MultipartInvariantViolationDefect MessageDefect ValueError
#> NoBoundaryInMultipartDefect NoBoundaryInMultipartDefect MessageDefect ValueError
#> NonASCIILocalPartDefect NonASCIILocalPartDefect HeaderDefect MessageDefect ValueError
#> NonPrintableDefect NonPrintableDefect HeaderDefect MessageDefect ValueError
#> ObsoleteHeaderDefect ObsoleteHeaderDefect HeaderDefect MessageDefect ValueError
#> StartBoundaryNotFoundDefect StartBoundaryNotFoundDefect MessageDefect ValueError
#> UndecodableBytesDefect UndecodableBytesDefect MessageDefect ValueError

### arguments of defects
for name in ('MessageDefect', 'HeaderDefect', 'InvalidDateDefect', 'NonPrintableDefect'):
    for arguments in (), ('a',), ('a', 'b'):
        try: made = getattr(email.errors, name)(*arguments)
        except TypeError as e: print(e)
        else: print(repr(made), str(made), made.args, made.line)
#> MessageDefect()  () None
#> MessageDefect('a') a ('a',) a
#> MessageDefect.__init__() takes from 1 to 2 positional arguments but 3 were given
#> HeaderDefect()  () None
#> HeaderDefect('a') a ('a',) a
#> MessageDefect.__init__() takes from 1 to 2 positional arguments but 3 were given
#> InvalidDateDefect()  () None
#> InvalidDateDefect('a') a ('a',) a
#> MessageDefect.__init__() takes from 1 to 2 positional arguments but 3 were given
#> NonPrintableDefect.__init__() missing 1 required positional argument: 'non_printables'
#> NonPrintableDefect('a') the following ASCII non-printables found in header: a ('a',) a
#> NonPrintableDefect.__init__() takes 2 positional arguments but 3 were given

### header blocks
parsed('Subject: a\nno colon here\nbody', ' start: continuation\nSubject: x\n\nb', ': empty name\nX: y\n\nb')
parsed('X y: z\n\nb')
parsed('Subject: a\nFrom me now\nTo: b\n\nb', 'From a\nFrom b\nX: y\n\nq', 'X: y\n  \nb', '  \nX: y\n\nb')
parsed(': empty name\nX: y\n\nb', 'no colon\n\nb', policy=email.policy.strict)
#>  text/plain [MissingHeaderBodySeparatorDefect()] ['Subject']
#>  text/plain [FirstHeaderLineIsContinuationDefect(' start: continuation\n')] ['Subject']
#>  text/plain [InvalidHeaderDefect('Missing header name.')] ['X']
#>  text/plain [MissingHeaderBodySeparatorDefect()] []
#>  text/plain [MisplacedEnvelopeHeaderDefect('From me now\n')] ['Subject', 'To']
#>  text/plain [MisplacedEnvelopeHeaderDefect('From b\n')] ['X']
#>  text/plain [MissingHeaderBodySeparatorDefect()] ['X']
#>  text/plain [FirstHeaderLineIsContinuationDefect('  \n')] ['X']
#>  text/plain [InvalidHeaderDefect('Missing header name.')] ['X']
#> MissingHeaderBodySeparatorDefect 

### multiparts
HEAD = 'Content-Type: multipart/mixed; boundary=b\n'
parsed('Content-Type: multipart/mixed\n\nb', HEAD + '\nnothing', HEAD + '\n--b\n\nx', HEAD + '\n--b--\n',
       HEAD + '\n--bx\n\nx')
parsed(*[HEAD + f'Content-Transfer-Encoding: {cte}\n\n--b\n\nx\n--b--' for cte in ('base64', '7bit', 'foo')])
parsed('Content-Type: multipart/mixed; boundary=a\n\n--a\n' + HEAD + '\n--b\n\nx\n--a--\n')
parsed('Content-Type: message/rfc822\n\nX: y\nno\n',
       'Content-Type: message/delivery-status\n\nA: b\n\nC: d\nno\n\nE: f\n')
parsed('Content-Type: multipart/mixed\n\nb', HEAD + '\n--b\n\nx', policy=email.policy.strict)
#>  multipart/mixed [NoBoundaryInMultipartDefect(), MultipartInvariantViolationDefect()] ['Content-Type']
#>  multipart/mixed [StartBoundaryNotFoundDefect(), MultipartInvariantViolationDefect()] ['Content-Type']
#>  multipart/mixed [CloseBoundaryNotFoundDefect()] ['Content-Type']
#>   text/plain [] []
#>  multipart/mixed [StartBoundaryNotFoundDefect(), MultipartInvariantViolationDefect()] ['Content-Type']
#>  multipart/mixed [StartBoundaryNotFoundDefect(), MultipartInvariantViolationDefect()] ['Content-Type']
#>  multipart/mixed [InvalidMultipartContentTransferEncodingDefect()] ['Content-Type', 'Content-Transfer-Encoding']
#>   text/plain [] []
#>  multipart/mixed [] ['Content-Type', 'Content-Transfer-Encoding']
#>   text/plain [] []
#>  multipart/mixed [InvalidMultipartContentTransferEncodingDefect()] ['Content-Type', 'Content-Transfer-Encoding']
#>   text/plain [] []
#>  multipart/mixed [] ['Content-Type']
#>   multipart/mixed [CloseBoundaryNotFoundDefect()] ['Content-Type']
#>    text/plain [] []
#>  message/rfc822 [] ['Content-Type']
#>   text/plain [MissingHeaderBodySeparatorDefect()] ['X']
#>  message/delivery-status [] ['Content-Type']
#>   text/plain [] ['A']
#>   text/plain [MissingHeaderBodySeparatorDefect()] ['C']
#>   text/plain [] ['E']
#> NoBoundaryInMultipartDefect 
#> CloseBoundaryNotFoundDefect 

### base64
for text in ('YQ', 'YQ=', 'YQ===', 'Y', 'Y!Q==', 'YQ==YQ==', '====', '  ', 'YWJjZ', '\xe9', '!!!!', 'YWJj Zg'):
    message = message_from_string('Content-Transfer-Encoding: base64\n\n' + text)
    print(ascii(text), message.get_payload(decode=True), message.defects)
#> 'YQ' b'a' [InvalidBase64PaddingDefect()]
#> 'YQ=' b'a' [InvalidBase64PaddingDefect()]
#> 'YQ===' b'a' [InvalidBase64CharactersDefect()]
#> 'Y' b'Y' [InvalidBase64LengthDefect()]
#> 'Y!Q==' b'a' [InvalidBase64CharactersDefect()]
#> 'YQ==YQ==' b'a' [InvalidBase64CharactersDefect()]
#> '====' b'' [InvalidBase64CharactersDefect()]
#> '  ' b'' [InvalidBase64CharactersDefect()]
#> 'YWJjZ' b'YWJjZ' [InvalidBase64LengthDefect()]
#> '\xe9' b'' [InvalidBase64CharactersDefect()]
#> '!!!!' b'' [InvalidBase64CharactersDefect()]
#> 'YWJj Zg' b'abcf' [InvalidBase64CharactersDefect(), InvalidBase64PaddingDefect()]

### dates
header('Date', '', 'x', '1 Jan 2024', 'Mon, 32 Jan 2024 10:00:00 +0000', '1 Foo 2024 1:1:1', '1 Jan 99999 1:1:1 +0000')
#> ''; ''; HeaderMissingRequiredValue()
#> 'x'; 'x'; InvalidDateDefect('Invalid date value or format')
#> '1 Jan 2024'; '1 Jan 2024'; InvalidDateDefect('Invalid date value or format')
#> 'Mon, 32 Jan 2024 10:00:00 +0000'; 'Mon, 32 Jan 2024 10:00:00 +0000'; InvalidDateDefect('Invalid date value or format')
#> '1 Foo 2024 1:1:1'; '1 Foo 2024 1:1:1'; InvalidDateDefect('Invalid date value or format')
#> '1 Jan 99999 1:1:1 +0000'; '1 Jan 99999 1:1:1 +0000'; InvalidDateDefect('Invalid date value or format')

### addresses
header('To', '', ' ', 'a', 'a@', '@b', 'N <a@b', 'N a@b>', 'a@b, ', 'a@b,,c@d', 'a@b c@d', 'g: a@b', ': a@b', 'g:,;')
#> ''; ''
#> ' '; ''; ObsoleteHeaderDefect('address-list entry with no content')
#> 'a'; 'a'; InvalidHeaderDefect('addr-spec local part with no domain')
#> 'a@'; '<>'; InvalidHeaderDefect('invalid address in address-list')
#> '@b'; '<>'; InvalidHeaderDefect('invalid address in address-list')
#> 'N <a@b'; 'N <a@b>'; InvalidHeaderDefect("missing trailing '>' on angle-addr")
#> 'N a@b>'; '"N a"@b'; InvalidHeaderDefect('invalid address in address-list'); InvalidHeaderDefect('local-part is not dot-atom, quoted-string, or obs-local-part'); InvalidHeaderDefect("missing '.' between words")
#> 'a@b, '; 'a@b'; ObsoleteHeaderDefect('address-list entry with no content')
#> 'a@b,,c@d'; 'a@b, c@d'; ObsoleteHeaderDefect('empty element in address-list')
#> 'a@b c@d'; 'a@b'; InvalidHeaderDefect('invalid address in address-list')
#> 'g: a@b'; 'g: a@b;'; InvalidHeaderDefect('end of header in group')
#> ': a@b'; ': a@b;'; InvalidHeaderDefect('end of header in group'); InvalidHeaderDefect('phrase does not start with word')
#> 'g:,;'; 'g:;'; ObsoleteHeaderDefect('group-list with empty entries')

### names, local parts and signs in addresses
header('To', 'N <>', '.a <c@d>', 'a. . <c@d>', '"a', 'a@[1', '<@x:a@b>', 'a..b@c', 'a\\b@c', 'a b', 'a b; c',
       '[a]', ';')
#> 'N <>'; 'N <>'; InvalidHeaderDefect('null addr-spec in angle-addr')
#> '.a <c@d>'; '".a" <c@d>'; InvalidHeaderDefect('phrase does not start with word'); ObsoleteHeaderDefect("period in 'phrase'")
#> 'a. . <c@d>'; '"a. ." <c@d>'; ObsoleteHeaderDefect("period in 'phrase'"); ObsoleteHeaderDefect('comment found without atom'); ObsoleteHeaderDefect("period in 'phrase'"); ObsoleteHeaderDefect('comment found without atom')
#> '"a'; 'a'; InvalidHeaderDefect('addr-spec local part with no domain'); InvalidHeaderDefect('end of header inside quoted string')
#> 'a@[1'; 'a@[1]'; InvalidHeaderDefect('end of input inside domain-literal')
#> '<@x:a@b>'; 'a@b'; ObsoleteHeaderDefect('obsolete route specification in angle-addr')
#> 'a..b@c'; 'a..b@c'; InvalidHeaderDefect('local-part is not dot-atom, quoted-string, or obs-local-part'); InvalidHeaderDefect("invalid repeated '.'")
#> 'a\\b@c'; '"a\\\\b"@c'; InvalidHeaderDefect('local-part is not dot-atom, quoted-string, or obs-local-part'); InvalidHeaderDefect("'\\' character outside of quoted-string/ccontent"); InvalidHeaderDefect("missing '.' between words")
#> 'a b'; '"a b"'; InvalidHeaderDefect('addr-spec local part with no domain'); InvalidHeaderDefect('local-part is not dot-atom, quoted-string, or obs-local-part'); InvalidHeaderDefect("missing '.' between words")
#> 'a b; c'; '"a b"'; InvalidHeaderDefect('invalid address in address-list'); InvalidHeaderDefect('addr-spec local part with no domain'); InvalidHeaderDefect('local-part is not dot-atom, quoted-string, or obs-local-part'); InvalidHeaderDefect("missing '.' between words")
#> '[a]'; '<>'; InvalidHeaderDefect('invalid address in address-list')
#> ';'; '<>'; InvalidHeaderDefect('invalid address in address-list')

### comments and blanks in addresses
header('To', '\xe9@b', 'a@b (c', 'a@b . c', 'a <b@c> d', 'a <b c@d>', '"=?utf-8?q?a?=" <a@b>', 'g: <a@b')
header('Sender', 'a@b, c@d', 'g:;', '')
#> '\xe9@b'; '\xe9@b'; NonASCIILocalPartDefect('local-part contains non-ASCII characters)')
#> 'a@b (c'; 'a@b'; InvalidHeaderDefect('end of header inside comment')
#> 'a@b . c'; 'a@b.c'; ObsoleteHeaderDefect('domain is not a dot-atom (contains CFWS)')
#> 'a <b@c> d'; 'a <b@c>'; InvalidHeaderDefect('invalid address in address-list')
#> 'a <b c@d>'; 'a <"b c"@d>'; InvalidHeaderDefect('local-part is not dot-atom, quoted-string, or obs-local-part'); InvalidHeaderDefect("missing '.' between words")
#> '"=?utf-8?q?a?=" <a@b>'; 'a <a@b>'; InvalidHeaderDefect('encoded word inside quoted string'); InvalidHeaderDefect('missing trailing whitespace after encoded-word')
#> 'g: <a@b'; 'g: a@b;'; InvalidHeaderDefect('end of header in group'); InvalidHeaderDefect("missing trailing '>' on angle-addr")
#> 'a@b, c@d'; 'a@b, c@d'
#> 'g:;'; 'g:;'
#> ''; ''

### bytes, controls and encoded words in addresses
header('To', 'N\udcff <a@b>', '"a \udcff \x01\x02" <a@b>', 'a@\udcff', '(\udcff) a@b', 'a@[\x01]', '\x7f@b')
header('To', '=?utf-8?q?=FF?= <a@b>', '=?x?q?a?= <a@b>', '=?utf-8?b?YQ?= <a@b>', '=?utf-8?b?Y?= <a@b>',
       '=?utf-8?b?Y!Q==?= <a@b>')
header('To', '=?utf-8?q?a?==?utf-8?q?b?= <a@b>', '=?utf-8?q?a b?= <a@b>', '=?utf-8?q?a?=<a@b>', '=?utf-8?q?=01?= <a@b>')
#> 'N\udcff <a@b>'; 'N\ufffd <a@b>'; UndecodableBytesDefect('Non-ASCII characters found in header token')
#> '"a \udcff \x01\x02" <a@b>'; 'a \ufffd \x01\x02 <a@b>'; UndecodableBytesDefect('Non-ASCII characters found in header token'); NonPrintableDefect(['\x01', '\x02'])
#> 'a@\udcff'; 'a@\ufffd'; UndecodableBytesDefect('Non-ASCII characters found in header token')
#> '(\udcff) a@b'; 'a@b'; UndecodableBytesDefect('Non-ASCII characters found in header token')
#> 'a@[\x01]'; 'a@[\x01]'; NonPrintableDefect(['\x01'])
#> '\x7f@b'; '\x7f@b'; NonPrintableDefect(['\x7f'])
#> '=?utf-8?q?=FF?= <a@b>'; '\ufffd <a@b>'; UndecodableBytesDefect("Encoded word contains bytes not decodable using 'utf-8' charset"); UndecodableBytesDefect('Non-ASCII characters found in header token')
#> '=?x?q?a?= <a@b>'; 'a <a@b>'; CharsetError("Unknown charset 'x' in encoded word; decoded as unknown bytes")
#> '=?utf-8?b?YQ?= <a@b>'; 'a <a@b>'; InvalidBase64PaddingDefect()
#> '=?utf-8?b?Y?= <a@b>'; 'Y <a@b>'; InvalidBase64LengthDefect()
#> '=?utf-8?b?Y!Q==?= <a@b>'; 'a <a@b>'; InvalidBase64CharactersDefect()
#> '=?utf-8?q?a?==?utf-8?q?b?= <a@b>'; 'ab <a@b>'; InvalidHeaderDefect('missing trailing whitespace after encoded-word')
#> '=?utf-8?q?a b?= <a@b>'; 'a b <a@b>'; InvalidHeaderDefect('whitespace inside encoded word')
#> '=?utf-8?q?a?=<a@b>'; 'a <a@b>'; InvalidHeaderDefect('missing trailing whitespace after encoded-word')
#> '=?utf-8?q?=01?= <a@b>'; '\x01 <a@b>'; NonPrintableDefect(['\x01'])

### content types
header('Content-Type', '', 'text', 'text/', '/plain', 'text/plain a=b', 'text plain', 'text/plain/x',
       'text/plain; a', 'text/plain;; a=b')
header('Content-Type', *['text/plain; ' + text for text in ('a=', '=b', 'a=b c d', 'a="b', 'a="b"c', 'a=b=c',
       'a/b=c', 'a=b; a=c')])
header('Content-Type', 'text/plain; a=\udcff')
#> ''; ''; HeaderMissingRequiredValue('Missing content type specification')
#> 'text'; 'text'; InvalidHeaderDefect('Invalid content type')
#> 'text/'; 'text/'; InvalidHeaderDefect("Expected content subtype but found ''")
#> '/plain'; '/plain'; InvalidHeaderDefect("Expected content maintype but found '/plain'")
#> 'text/plain a=b'; 'text/plain a=b'; InvalidHeaderDefect("Only parameters are valid after content type, but found 'a=b'")
#> 'text plain'; 'text plain'; InvalidHeaderDefect('Invalid content type')
#> 'text/plain/x'; 'text/plain/x'; InvalidHeaderDefect("Only parameters are valid after content type, but found '/x'")
#> 'text/plain; a'; 'text/plain; a'; InvalidHeaderDefect('Parameter contains name ( a) but no value')
#> 'text/plain;; a=b'; 'text/plain; a="b"'; InvalidHeaderDefect('parameter entry with no content')
#> 'text/plain; a='; 'text/plain;'; InvalidHeaderDefect("invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a=')])])])")
#> 'text/plain; =b'; 'text/plain;'; InvalidHeaderDefect("invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('=b')])])])")
#> 'text/plain; a=b c d'; 'text/plain; a="b"'; InvalidHeaderDefect("parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal('c'), CFWSList([WhiteSpaceTerminal(' ')])]), Atom([ValueTerminal('d')])])])")
#> 'text/plain; a="b'; 'text/plain; a="b"'; InvalidHeaderDefect('end of header inside quoted string')
#> 'text/plain; a="b"c'; 'text/plain; a="b"'; InvalidHeaderDefect("parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal('c')])])])")
#> 'text/plain; a=b=c'; 'text/plain; a="b"'; InvalidHeaderDefect("parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal('=c')])])])")
#> 'text/plain; a/b=c'; 'text/plain;'; InvalidHeaderDefect("invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a/b=c')])])])")
#> 'text/plain; a=b; a=c'; 'text/plain; a="b"'; InvalidHeaderDefect('duplicate parameter name; duplicate(s) ignored')
#> 'text/plain; a=\udcff'; 'text/plain; a="\ufffd"'; UndecodableBytesDefect('Non-ASCII characters found in header token')

### parameters in pieces
PIECES = ('a*=b', "a*='b", "a*=x''b", "a*=utf-8''%FF", 'a*1=b; a*2=c', 'a*0=b; a*2=c', 'a*0=b; a*0=c', 'a*01=b',
          'a*x=b', 'a**=b',
          "a*=\"utf-8''%41\"", 'a*="x"', "a*0*=utf-8''%C3; a*1*=%A9")
header('Content-Type', *['text/plain; ' + text for text in PIECES])
#> 'text/plain; a*=b'; 'text/plain; a="b"'; InvalidHeaderDefect('Missing required charset/lang delimiters')
#> "text/plain; a*='b"; 'text/plain;'; InvalidHeaderDefect('invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(\' \')]), Phrase([Atom([ValueTerminal("a*=\'b")])])])')
#> "text/plain; a*=x''b"; 'text/plain; a="b"'
#> "text/plain; a*=utf-8''%FF"; 'text/plain; a="\ufffd"'; UndecodableBytesDefect()
#> 'text/plain; a*1=b; a*2=c'; 'text/plain; a'; InvalidHeaderDefect('duplicate parameter name; duplicate ignored'); InvalidHeaderDefect('duplicate parameter name; duplicate ignored')
#> 'text/plain; a*0=b; a*2=c'; 'text/plain; a="b"'; InvalidHeaderDefect('duplicate parameter name; duplicate ignored')
#> 'text/plain; a*0=b; a*0=c'; 'text/plain; a="b"'; InvalidHeaderDefect('duplicate parameter name; duplicate(s) ignored')
#> 'text/plain; a*01=b'; 'text/plain; a'; InvalidHeaderDefect('duplicate parameter name; duplicate ignored'); InvalidHeaderDefect('section number has an invalid leading 0')
#> 'text/plain; a*x=b'; 'text/plain;'; InvalidHeaderDefect("invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a*x=b')])])])")
#> 'text/plain; a**=b'; 'text/plain;'; InvalidHeaderDefect("invalid parameter InvalidParameter([CFWSList([WhiteSpaceTerminal(' ')]), Phrase([Atom([ValueTerminal('a**=b')])])])")
#> 'text/plain; a*="utf-8\'\'%41"'; 'text/plain; a="A"'; InvalidHeaderDefect('Quoted string value for extended parameter is invalid')
#> 'text/plain; a*="x"'; 'text/plain; a="x"'; InvalidHeaderDefect('Parameter marked as extended but appears to have a quoted string value that is non-encoded'); InvalidHeaderDefect('Missing required charset/lang delimiters')
#> "text/plain; a*0*=utf-8''%C3; a*1*=%A9"; 'text/plain; a="\xe9"'; UndecodableBytesDefect(); UndecodableBytesDefect()

### dispositions
header('Content-Disposition', '', ' ', '(c)', 'attachment filename=a', '; filename=a', '"a"', '=',
       'attachment; filename=a b', '(c')
#> ''; ''; HeaderMissingRequiredValue('Missing content disposition')
#> ' '; ' '; InvalidHeaderDefect("Expected content disposition but found ' '"); InvalidHeaderDefect('phrase does not start with word'); ObsoleteHeaderDefect('comment found without atom')
#> '(c)'; '(c)'; InvalidHeaderDefect("Expected content disposition but found '(c)'"); InvalidHeaderDefect('phrase does not start with word'); ObsoleteHeaderDefect('comment found without atom')
#> 'attachment filename=a'; 'attachment filename=a'; InvalidHeaderDefect("Only parameters are valid after content disposition, but found 'filename=a'")
#> '; filename=a'; '; filename="a"'; InvalidHeaderDefect("Expected content disposition but found '; filename=a'")
#> '"a"'; '"a"'; InvalidHeaderDefect('Expected content disposition but found \'"a"\'')
#> '='; '='; InvalidHeaderDefect("Expected content disposition but found '='")
#> 'attachment; filename=a b'; 'attachment; filename="a"'; InvalidHeaderDefect("parameter with invalid trailing text InvalidParameter([Phrase([Atom([ValueTerminal('b')])])])")
#> '(c'; '(c)'; InvalidHeaderDefect("Expected content disposition but found '(c'"); InvalidHeaderDefect('phrase does not start with word'); ObsoleteHeaderDefect('comment found without atom'); InvalidHeaderDefect('end of header inside comment')

### encodings of content
header('Content-Transfer-Encoding', '', ' ', '(c)', 'base64 x', 'base64;', '"base64"', 'ba=se', ' = ', 'a b. c',
       '( ) ;', 'a@b', '(c', '\udcff')
for cte in ('ba=se', 'A/B', ' (c) 8Bit', '@'): print(make('Content-Transfer-Encoding', cte).cte)
for text in ('"a"', '(c)', 'A b'): print(make('Content-Disposition', text).content_disposition)
#> ''; ''; HeaderMissingRequiredValue('Missing content transfer encoding')
#> ' '; ' '; InvalidHeaderDefect("Expected content transfer encoding but found ' '"); InvalidHeaderDefect('Extra text after content transfer encoding'); InvalidHeaderDefect('phrase does not start with word'); ObsoleteHeaderDefect('comment found without atom')
#> '(c)'; '(c)'; InvalidHeaderDefect("Expected content transfer encoding but found '(c)'"); InvalidHeaderDefect('Extra text after content transfer encoding'); InvalidHeaderDefect('phrase does not start with word'); ObsoleteHeaderDefect('comment found without atom')
#> 'base64 x'; 'base64 x'; InvalidHeaderDefect('Extra text after content transfer encoding')
#> 'base64;'; 'base64;'; InvalidHeaderDefect('Extra text after content transfer encoding')
#> '"base64"'; '"base64"'; InvalidHeaderDefect('Expected content transfer encoding but found \'"base64"\''); InvalidHeaderDefect('Extra text after content transfer encoding')
#> 'ba=se'; 'ba=se'; InvalidHeaderDefect('Extra text after content transfer encoding')
#> ' = '; ' = '; InvalidHeaderDefect("Expected content transfer encoding but found ' = '"); InvalidHeaderDefect('Extra text after content transfer encoding')
#> 'a b. c'; 'a b. c'; InvalidHeaderDefect('Extra text after content transfer encoding'); ObsoleteHeaderDefect("period in 'phrase'")
#> '( ) ;'; '( ) ;'; InvalidHeaderDefect("Expected content transfer encoding but found '( ) ;'"); InvalidHeaderDefect('Extra text after content transfer encoding'); InvalidHeaderDefect('Extra text after content transfer encoding'); InvalidHeaderDefect('phrase does not start with word'); ObsoleteHeaderDefect('comment found without atom')
#> 'a@b'; 'a@b'; InvalidHeaderDefect('Extra text after content transfer encoding'); InvalidHeaderDefect('Extra text after content transfer encoding')
#> '(c'; '(c)'; InvalidHeaderDefect("Expected content transfer encoding but found '(c'"); InvalidHeaderDefect('Extra text after content transfer encoding'); InvalidHeaderDefect('phrase does not start with word'); ObsoleteHeaderDefect('comment found without atom'); InvalidHeaderDefect('end of header inside comment')
#> '\udcff'; '\ufffd'; UndecodableBytesDefect('Non-ASCII characters found in header token')
#> ba
#> a
#> 8bit
#> 7bit
#> None
#> None
#> a

### versions of MIME
for text in ('', '1.0', '1', '1.', '.1', '1.x', 'x.1', '1.0 x', '(c)', '1.0.0', '1 (c). 0', '1,0', ' ', '1 0', '. 0',
             '1..0', '1.0 (', '\udcff.0'):
    made = make('MIME-Version', text)
    print(ascii(text), made.version, made.major, made.minor, *[repr(defect) for defect in made.defects])
#> '' None None None HeaderMissingRequiredValue('Missing MIME version number (eg: 1.0)')
#> '1.0' 1.0 1 0
#> '1' None None None InvalidHeaderDefect('Incomplete MIME version; found only major number')
#> '1.' None None None InvalidHeaderDefect('Incomplete MIME version; found only major number')
#> '.1' None.1 None 1 InvalidHeaderDefect("Expected MIME major version number but found ''")
#> '1.x' None None None InvalidHeaderDefect("Expected MIME minor version number but found 'x'")
#> 'x.1' None.1 None 1 InvalidHeaderDefect("Expected MIME major version number but found 'x'")
#> '1.0 x' 1.0 1 0 InvalidHeaderDefect('Excess non-CFWS text after MIME version')
#> '(c)' None None None HeaderMissingRequiredValue('Expected MIME version number but found only CFWS') InvalidHeaderDefect("Expected MIME major version number but found ''")
#> '1.0.0' None None None InvalidHeaderDefect("Expected MIME minor version number but found '0.0'")
#> '1 (c). 0' 1.0 1 0
#> '1,0' None None None InvalidHeaderDefect("Expected MIME major version number but found '1,0'")
#> ' ' None None None HeaderMissingRequiredValue('Expected MIME version number but found only CFWS') InvalidHeaderDefect("Expected MIME major version number but found ''")
#> '1 0' None None None InvalidHeaderDefect('Incomplete MIME version; found only major number')
#> '. 0' None.0 None 0 InvalidHeaderDefect("Expected MIME major version number but found ''")
#> '1..0' None None None InvalidHeaderDefect("Expected MIME minor version number but found '.0'")
#> '1.0 (' 1.0 1 0 InvalidHeaderDefect('end of header inside comment')
#> '\udcff.0' None.0 None 0 InvalidHeaderDefect("Expected MIME major version number but found '\\udcff'")

### message ids
header('Message-ID', '', 'x', '<a>', '<a@b', '<a@b> x', '<a b@c>', '<@b>', '<a@>', '<a@[b>', '<a@[b c]>',
       '<a@[b]>', '<a@(c)b>', '<a(c)@b>')
#> ''; ''; InvalidHeaderDefect('Invalid msg-id: HeaderParseError("expected msg-id but found \'\'")')
#> 'x'; 'x'; InvalidHeaderDefect('Invalid msg-id: HeaderParseError("expected msg-id but found \'x\'")')
#> '<a>'; '<a>'; InvalidHeaderDefect('msg-id with no id-right')
#> '<a@b'; '<a@b>'; InvalidHeaderDefect("missing trailing '>' on msg-id")
#> '<a@b> x'; '<a@b> '; InvalidHeaderDefect("Unexpected 'x'")
#> '<a b@c>'; '<a'; InvalidHeaderDefect("Unexpected ' b@c>'"); InvalidHeaderDefect('msg-id with no id-right')
#> '<@b>'; '<@b>'; InvalidHeaderDefect('Invalid msg-id: HeaderParseError("expected dot-atom-text or obs-id-left but found \'@b>\'")')
#> '<a@>'; '<a@>'; InvalidHeaderDefect('Invalid msg-id: HeaderParseError("expected dot-atom-text, no-fold-literal or obs-id-right but found \'>\'")')
#> '<a@[b>'; '<a@[b>]>'; ObsoleteHeaderDefect('obsolete id-right in msg-id'); InvalidHeaderDefect("missing trailing '>' on msg-id"); InvalidHeaderDefect('end of input inside domain-literal')
#> '<a@[b c]>'; '<a@[b c]>'; InvalidHeaderDefect('Invalid msg-id: HeaderParseError("expected dot-atom-text, no-fold-literal or obs-id-right but found \'[b c]>\'")')
#> '<a@[b]>'; '<a@[b]>'
#> '<a@(c)b>'; '<a@(c)b>'; ObsoleteHeaderDefect('obsolete id-right in msg-id')
#> '<a(c)@b>'; '<a'; InvalidHeaderDefect("Unexpected '(c)@b>'"); InvalidHeaderDefect('msg-id with no id-right')

### what is in message ids
header('Message-ID', '<a..b@c>', '<.a@b>', '<a.@b>', '<"a"@b>', '<"a@b>', '<a b@c>', '<a@b.>', '<a@"b">',
       '<a@b@c>', '< a@b >', '<a@b c>')
#> '<a..b@c>'; '<a..b@c>'; ObsoleteHeaderDefect('obsolete id-left in msg-id'); InvalidHeaderDefect("invalid repeated '.'")
#> '<.a@b>'; '<.a@b>'; ObsoleteHeaderDefect('obsolete id-left in msg-id'); InvalidHeaderDefect("Invalid leading '.' in local part")
#> '<a.@b>'; '<a.@b>'; ObsoleteHeaderDefect('obsolete id-left in msg-id'); InvalidHeaderDefect("Invalid trailing '.' in local part")
#> '<"a"@b>'; '<"a"@b>'; ObsoleteHeaderDefect('obsolete id-left in msg-id')
#> '<"a@b>'; '<"a@b>"'; ObsoleteHeaderDefect('obsolete id-left in msg-id'); InvalidHeaderDefect('msg-id with no id-right'); InvalidHeaderDefect('end of header inside quoted string')
#> '<a b@c>'; '<a'; InvalidHeaderDefect("Unexpected ' b@c>'"); InvalidHeaderDefect('msg-id with no id-right')
#> '<a@b.>'; '<a@b.>'; InvalidHeaderDefect('Invalid msg-id: HeaderParseError("expected dot-atom-text, no-fold-literal or obs-id-right but found \'b.>\'")')
#> '<a@"b">'; '<a@"b">'; InvalidHeaderDefect('Invalid msg-id: HeaderParseError(\'expected dot-atom-text, no-fold-literal or obs-id-right but found \\\'"b">\\\'\')')
#> '<a@b@c>'; '<a@b>'; InvalidHeaderDefect("Unexpected '@c>'"); InvalidHeaderDefect("missing trailing '>' on msg-id")
#> '< a@b >'; '< a@b> '; InvalidHeaderDefect("Unexpected '>'"); ObsoleteHeaderDefect('obsolete id-left in msg-id'); InvalidHeaderDefect("missing trailing '>' on msg-id")
#> '<a@b c>'; '<a@b> '; InvalidHeaderDefect("Unexpected 'c>'"); InvalidHeaderDefect("missing trailing '>' on msg-id")

### message ids with comments, and more than an id
header('Message-ID', '(c) <a@b> (d)', '(c) x', '<a@b>>', '<<a@b>', '<a@\udcff>', '<a\x01@b>', '=?utf-8?q?a?=',
       '<a', '<', '<a> x')
#> '(c) <a@b> (d)'; '(c) <a@b> (d)'
#> '(c) x'; '(c) x'; InvalidHeaderDefect('Invalid msg-id: HeaderParseError("expected msg-id but found \'x\'")')
#> '<a@b>>'; '<a@b>'; InvalidHeaderDefect("Unexpected '>'")
#> '<<a@b>'; '<<a@b>'; InvalidHeaderDefect('Invalid msg-id: HeaderParseError("expected dot-atom-text or obs-id-left but found \'<a@b>\'")')
#> '<a@\udcff>'; '<a@\ufffd>'; UndecodableBytesDefect('Non-ASCII characters found in header token')
#> '<a\x01@b>'; '<a\x01@b>'; NonPrintableDefect(['\x01'])
#> '=?utf-8?q?a?='; 'a'; InvalidHeaderDefect('Invalid msg-id: HeaderParseError("expected msg-id but found \'=?utf-8?q?a?=\'")')
#> '<a'; '<a'; InvalidHeaderDefect('msg-id with no id-right')
#> '<'; '<'; InvalidHeaderDefect('Invalid msg-id: HeaderParseError("expected dot-atom-text or obs-id-left but found \'\'")')
#> '<a> x'; '<a>'; InvalidHeaderDefect("Unexpected ' x'"); InvalidHeaderDefect('msg-id with no id-right')

### headers of messages
for text in ('To: a\nTo: b\n\n', 'Subject: \xe9\n\n', 'To: \xe9 <a@b>\n\n', 'Date: x\n\n', 'Message-ID: x\n\n',
             'Resent-To: x@\nBcc: g:;\n\n'):
    message = message_from_bytes(text.encode('latin-1'), policy=email.policy.default)
    print(*[(name, str(value), value.defects) for name, value in message.items()], message.defects)
#> ('To', 'a', (InvalidHeaderDefect('addr-spec local part with no domain'),)) ('To', 'b', (InvalidHeaderDefect('addr-spec local part with no domain'),)) []
#> ('Subject', '�', ()) []
#> ('To', '� <a@b>', (UndecodableBytesDefect('Non-ASCII characters found in header token'),)) []
#> ('Date', 'x', (InvalidDateDefect('Invalid date value or format'),)) []
#> ('Message-ID', 'x', (InvalidHeaderDefect('Invalid msg-id: HeaderParseError("expected msg-id but found \'x\'")'),)) []
#> ('Resent-To', '<>', (InvalidHeaderDefect('invalid address in address-list'),)) ('Bcc', 'g:;', ()) []
