### handlers, and where the parser is
from xml.parsers import expat
def parser(*names):
    p, found = expat.ParserCreate(), []
    def tell(name):
        return lambda *args: found.append((name, *args, p.CurrentLineNumber, p.CurrentColumnNumber,
        p.CurrentByteIndex))
    for name in names: setattr(p, name + 'Handler', tell(name))
    return p, found
p, found = parser('StartElement', 'EndElement', 'CharacterData', 'Comment', 'ProcessingInstruction',
        'StartCdataSection',
        'EndCdataSection', 'XmlDecl')
print(p.Parse('''<?xml version="1.0" encoding="utf-8" standalone="yes"?><!DOCTYPE a [<!ENTITY x "<q>v</q>">]>
<a b="é&amp;&#65;" l=' '>t&lt;é\r\nu<b/><![CDATA[<c>]]>&x;<?pi  data ?><!-- c --></a>
<!-- end -->''', True))
print(p.CurrentLineNumber, p.CurrentColumnNumber, p.CurrentByteIndex, p.ErrorCode)
for what in found: print(*what)
#> 1
#> 4 12 191 0
#> XmlDecl 1.0 utf-8 1 1 0 0
#> StartElement a {'b': 'é&A', 'l': ' '} 2 0 93
#> CharacterData t 2 25 119
#> CharacterData < 2 26 120
#> CharacterData é 2 30 124
#> CharacterData 
#>  2 31 126
#> CharacterData u 3 0 128
#> StartElement b {} 3 1 129
#> EndElement b 3 5 133
#> StartCdataSection 3 5 133
#> CharacterData <c> 3 14 142
#> EndCdataSection 3 17 145
#> StartElement q {} 3 20 148
#> CharacterData v 3 20 148
#> EndElement q 3 20 148
#> ProcessingInstruction pi data  3 23 151
#> Comment  c  3 36 164
#> EndElement a 3 46 174
#> Comment  end  4 0 179

### declarations
from xml.parsers import expat
def parser(*names):
    p, found = expat.ParserCreate(), []
    def tell(name):
        return lambda *args: found.append((name, *args, p.CurrentLineNumber, p.CurrentColumnNumber,
        p.CurrentByteIndex))
    for name in names: setattr(p, name + 'Handler', tell(name))
    return p, found
p, found = parser('StartDoctypeDecl', 'EndDoctypeDecl', 'EntityDecl', 'ElementDecl', 'AttlistDecl', 'NotationDecl',
        'UnparsedEntityDecl')
p.Parse('''<!DOCTYPE a PUBLIC "pub" "sys" [<!ENTITY x "<q>v</q>"><!ENTITY y SYSTEM "f"><!ENTITY % z "w">
<!ENTITY u SYSTEM "g" NDATA n> <!ELEMENT a (b, (c | d)+, e?)*><!ELEMENT b (#PCDATA | c)*><!ELEMENT c EMPTY>
<!ELEMENT d ANY><!NOTATION n PUBLIC "p">
<!ATTLIST a k CDATA "1" l (x | y) #REQUIRED m ID #IMPLIED n NMTOKEN #FIXED "z">]><a/>''', True)
for what in found: print(*what)
#> StartDoctypeDecl a sys pub 1 1 31 31
#> EntityDecl x 0 <q>v</q> None None None None 1 43 43
#> EntityDecl y 0 None None f None None 1 75 75
#> EntityDecl z 1 w None None None None 1 89 89
#> UnparsedEntityDecl u None g None n 2 28 122
#> ElementDecl a (6, 2, None, ((4, 0, 'b', ()), (5, 3, None, ((4, 0, 'c', ()), (4, 0, 'd', ()))), (4, 1, 'e', ()))) 2 59 153
#> ElementDecl b (3, 2, None, ((4, 0, 'c', ()),)) 2 86 180
#> ElementDecl c (1, 0, None, ()) 2 101 195
#> ElementDecl d (2, 0, None, ()) 3 12 214
#> NotationDecl n None None p 3 39 241
#> AttlistDecl a k CDATA 1 0 4 20 263
#> AttlistDecl a l (x|y) None 1 4 34 277
#> AttlistDecl a m ID None 0 4 49 292
#> AttlistDecl a n NMTOKEN z 1 4 75 318
#> EndDoctypeDecl 4 80 323

### settings
from xml.parsers import expat
p = expat.ParserCreate()
print(p.buffer_text, p.buffer_size, p.buffer_used, p.ordered_attributes, p.specified_attributes,
        p.namespace_prefixes, p.intern)
p.ordered_attributes = p.specified_attributes = 1
p.StartElementHandler = lambda *args: print(args)
p.Parse('<!DOCTYPE a [<!ATTLIST a d CDATA "5">]><a b="1" c="2"/>', True)
for wrong in 'x', 0, -1:
    try: p.buffer_size = wrong
    except Exception as e: print(type(e).__name__, e)
p.SetBase('base')
print(p.GetBase(), p.GetReparseDeferralEnabled(), p.SetReparseDeferralEnabled(False), p.GetReparseDeferralEnabled(),
        p.SetParamEntityParsing(0))
for wrong in (lambda: expat.ParserCreate(5), lambda: expat.ParserCreate(None, 5), lambda: expat.ParserCreate(None,
        'ab'), lambda: p.Parse(5),
        lambda: expat.ParserCreate(intern=3), lambda: type(p)(), lambda: p.ParseFile(5),
        lambda: expat.ParserCreate().UseForeignDTD()):
    try: print(wrong())
    except Exception as e: print(type(e).__name__, e)
print(type(p), expat.XMLParserType is type(p), expat.EXPAT_VERSION, expat.version_info, expat.native_encoding,
        expat.ErrorString(3), expat.ErrorString(99))
#> False 8192 0 False False False {}
#> ('a', ['b', '1', 'c', '2'])
#> TypeError buffer_size must be an integer
#> ValueError buffer_size must be greater than zero
#> ValueError buffer_size must be greater than zero
#> base True None False 1
#> TypeError ParserCreate() argument 'encoding' must be str or None, not int
#> TypeError ParserCreate() argument 'namespace_separator' must be str or None, not int
#> ValueError namespace_separator must be at most one character, omitted, or None
#> TypeError a bytes-like object is required, not 'int'
#> TypeError intern must be a dictionary
#> TypeError cannot create 'pyexpat.xmlparser' instances
#> TypeError argument must have 'read' attribute
#> None
#> <class 'pyexpat.xmlparser'> True expat_2.7.3 (2, 7, 3) UTF-8 no element found None

### text in pieces, and in a buffer
from xml.parsers import expat
text = 'one\ntwo &amp; three\r\n<b/>four ]] five\n'
for buffered, size in (False, 100), (True, 100), (True, 8):
    p, found = expat.ParserCreate(), []
    p.buffer_text, p.buffer_size, p.CharacterDataHandler = buffered, size, found.append
    p.StartElementHandler = lambda *args: found.append(args)
    p.Parse('<a>')
    for at in range(0, len(text), 7): p.Parse(text[at:at + 7])
    print(p.buffer_used)
    p.Parse('</a>', True)
    print(''.join(x for x in found if type(x) is str), [x for x in found if buffered][:9])
#> 0
#> one
#> two & three
#> four ]] five
#>  []
#> 0
#> one
#> two & three
#> four ]] five
#>  [('a', {}), 'one\ntwo', ' & ', 'three\n', ('b', {}), 'fou', 'r ]] fi', 've\n']
#> 0
#> one
#> two & three
#> four ]] five
#>  [('a', {}), 'one\ntwo', ' & ', 'three\n', ('b', {}), 'fou', 'r ]] fi', 've\n']

### namespaces
from xml.parsers import expat
for separator, triplets in (None, False), (' ', False), ('!', True), ('', False):
    p = expat.ParserCreate(namespace_separator=separator)
    p.namespace_prefixes = triplets
    p.StartElementHandler, p.EndElementHandler = lambda *args: print('start', args), lambda *args: print('end', args)
    p.StartNamespaceDeclHandler, p.EndNamespaceDeclHandler = lambda *args: print('ns',
            args), lambda *args: print('end ns', args)
    p.Parse('<a xmlns="urn:a" xmlns:p="urn:p" p:x="1" y="2"><p:b xml:lang="de"/><c xmlns=""/></a>', True)
for text in ('<p:a/>', '<a p:x=""/>', '<a xmlns:p=""/>', '<a xmlns:p="u" xmlns:q="u" p:x="" q:x=""/>', '<a:b:c/>',
        '<:a/>', '<a xmlns:xml="u"/>',
        '<a xmlns:xmlns="u"/>', '<a xmlns:p="http://www.w3.org/XML/1998/namespace"/>',
        '<a xmlns="http://www.w3.org/2000/xmlns/"/>'):
    try: print(expat.ParserCreate(namespace_separator=' ').Parse(text, True))
    except expat.error as e: print(text, e)
#> start ('a', {'xmlns': 'urn:a', 'xmlns:p': 'urn:p', 'p:x': '1', 'y': '2'})
#> start ('p:b', {'xml:lang': 'de'})
#> end ('p:b',)
#> start ('c', {'xmlns': ''})
#> end ('c',)
#> end ('a',)
#> ns (None, 'urn:a')
#> ns ('p', 'urn:p')
#> start ('urn:a a', {'urn:p x': '1', 'y': '2'})
#> start ('urn:p b', {'http://www.w3.org/XML/1998/namespace lang': 'de'})
#> end ('urn:p b',)
#> ns (None, None)
#> start ('c', {})
#> end ('c',)
#> end ns (None,)
#> end ('urn:a a',)
#> end ns ('p',)
#> end ns (None,)
#> ns (None, 'urn:a')
#> ns ('p', 'urn:p')
#> start ('urn:a!a', {'urn:p!x!p': '1', 'y': '2'})
#> start ('urn:p!b!p', {'http://www.w3.org/XML/1998/namespace!lang!xml': 'de'})
#> end ('urn:p!b!p',)
#> ns (None, None)
#> start ('c', {})
#> end ('c',)
#> end ns (None,)
#> end ('urn:a!a',)
#> end ns ('p',)
#> end ns (None,)
#> ns (None, 'urn:a')
#> ns ('p', 'urn:p')
#> start ('urn:aa', {'urn:px': '1', 'y': '2'})
#> start ('urn:pb', {'http://www.w3.org/XML/1998/namespacelang': 'de'})
#> end ('urn:pb',)
#> ns (None, None)
#> start ('c', {})
#> end ('c',)
#> end ns (None,)
#> end ('urn:aa',)
#> end ns ('p',)
#> end ns (None,)
#> <p:a/> unbound prefix: line 1, column 0
#> <a p:x=""/> unbound prefix: line 1, column 0
#> <a xmlns:p=""/> must not undeclare prefix: line 1, column 0
#> <a xmlns:p="u" xmlns:q="u" p:x="" q:x=""/> duplicate attribute: line 1, column 0
#> <a:b:c/> not well-formed (invalid token): line 1, column 4
#> <:a/> not well-formed (invalid token): line 1, column 1
#> <a xmlns:xml="u"/> reserved prefix (xml) must not be undeclared or bound to another namespace name: line 1, column 0
#> <a xmlns:xmlns="u"/> reserved prefix (xmlns) must not be declared or undeclared: line 1, column 0
#> <a xmlns:p="http://www.w3.org/XML/1998/namespace"/> prefix must not be bound to one of the reserved namespace names: line 1, column 0
#> <a xmlns="http://www.w3.org/2000/xmlns/"/> prefix must not be bound to one of the reserved namespace names: line 1, column 0

### errors and their numbers
from xml.parsers import expat
from xml.parsers.expat import errors, model
print(expat.error is expat.ExpatError, expat.error.__mro__, errors.codes[errors.XML_ERROR_SYNTAX], errors.messages[4])
print([n for n in dir(errors) if n[:1] != '_'], [(n, getattr(model, n)) for n in dir(model) if n[:1] != '_'],
        errors.messages)
p = expat.ParserCreate()
for data in b'<a>', b'</b>':
    try: print(p.Parse(data))
    except expat.error as e: print(e, e.code, e.lineno, e.offset, p.ErrorCode, p.ErrorLineNumber,
            p.ErrorColumnNumber, p.ErrorByteIndex)
p = expat.ParserCreate()
print(p.Parse('<a/>', True))
try: p.Parse('<a/>')
except expat.error as e: print(e)
#> True (<class 'xml.parsers.expat.ExpatError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>) 2 not well-formed (invalid token)
#> ['XML_ERROR_ABORTED', 'XML_ERROR_AMPLIFICATION_LIMIT_BREACH', 'XML_ERROR_ASYNC_ENTITY', 'XML_ERROR_ATTRIBUTE_EXTERNAL_ENTITY_REF', 'XML_ERROR_BAD_CHAR_REF', 'XML_ERROR_BINARY_ENTITY_REF', 'XML_ERROR_CANT_CHANGE_FEATURE_ONCE_PARSING', 'XML_ERROR_DUPLICATE_ATTRIBUTE', 'XML_ERROR_ENTITY_DECLARED_IN_PE', 'XML_ERROR_EXTERNAL_ENTITY_HANDLING', 'XML_ERROR_FEATURE_REQUIRES_XML_DTD', 'XML_ERROR_FINISHED', 'XML_ERROR_INCOMPLETE_PE', 'XML_ERROR_INCORRECT_ENCODING', 'XML_ERROR_INVALID_ARGUMENT', 'XML_ERROR_INVALID_TOKEN', 'XML_ERROR_JUNK_AFTER_DOC_ELEMENT', 'XML_ERROR_MISPLACED_XML_PI', 'XML_ERROR_NOT_STANDALONE', 'XML_ERROR_NOT_STARTED', 'XML_ERROR_NOT_SUSPENDED', 'XML_ERROR_NO_BUFFER', 'XML_ERROR_NO_ELEMENTS', 'XML_ERROR_NO_MEMORY', 'XML_ERROR_PARAM_ENTITY_REF', 'XML_ERROR_PARTIAL_CHAR', 'XML_ERROR_PUBLICID', 'XML_ERROR_RECURSIVE_ENTITY_REF', 'XML_ERROR_RESERVED_NAMESPACE_URI', 'XML_ERROR_RESERVED_PREFIX_XML', 'XML_ERROR_RESERVED_PREFIX_XMLNS', 'XML_ERROR_SUSPENDED', 'XML_ERROR_SUSPEND_PE', 'XML_ERROR_SYNTAX', 'XML_ERROR_TAG_MISMATCH', 'XML_ERROR_TEXT_DECL', 'XML_ERROR_UNBOUND_PREFIX', 'XML_ERROR_UNCLOSED_CDATA_SECTION', 'XML_ERROR_UNCLOSED_TOKEN', 'XML_ERROR_UNDECLARING_PREFIX', 'XML_ERROR_UNDEFINED_ENTITY', 'XML_ERROR_UNEXPECTED_STATE', 'XML_ERROR_UNKNOWN_ENCODING', 'XML_ERROR_XML_DECL', 'codes', 'messages'] [('XML_CQUANT_NONE', 0), ('XML_CQUANT_OPT', 1), ('XML_CQUANT_PLUS', 3), ('XML_CQUANT_REP', 2), ('XML_CTYPE_ANY', 2), ('XML_CTYPE_CHOICE', 5), ('XML_CTYPE_EMPTY', 1), ('XML_CTYPE_MIXED', 3), ('XML_CTYPE_NAME', 4), ('XML_CTYPE_SEQ', 6)] {1: 'out of memory', 2: 'syntax error', 3: 'no element found', 4: 'not well-formed (invalid token)', 5: 'unclosed token', 6: 'partial character', 7: 'mismatched tag', 8: 'duplicate attribute', 9: 'junk after document element', 10: 'illegal parameter entity reference', 11: 'undefined entity', 12: 'recursive entity reference', 13: 'asynchronous entity', 14: 'reference to invalid character number', 15: 'reference to binary entity', 16: 'reference to external entity in attribute', 17: 'XML or text declaration not at start of entity', 18: 'unknown encoding', 19: 'encoding specified in XML declaration is incorrect', 20: 'unclosed CDATA section', 21: 'error in processing external entity reference', 22: 'document is not standalone', 23: 'unexpected parser state - please send a bug report', 24: 'entity declared in parameter entity', 25: 'requested feature requires XML_DTD support in Expat', 26: 'cannot change setting once parsing has begun', 27: 'unbound prefix', 28: 'must not undeclare prefix', 29: 'incomplete markup in parameter entity', 30: 'XML declaration not well-formed', 31: 'text declaration not well-formed', 32: 'illegal character(s) in public id', 33: 'parser suspended', 34: 'parser not suspended', 35: 'parsing aborted', 36: 'parsing finished', 37: 'cannot suspend in external parameter entity', 38: 'reserved prefix (xml) must not be undeclared or bound to another namespace name', 39: 'reserved prefix (xmlns) must not be declared or undeclared', 40: 'prefix must not be bound to one of the reserved namespace names', 41: 'invalid argument', 42: 'a successful prior call to function XML_GetBuffer is required', 43: 'limit on input amplification factor (from DTD and entities) breached', 44: 'parser not started'}
#> 1
#> mismatched tag: line 1, column 5 7 1 5 7 1 5 5
#> 1
#> parsing finished: line 1, column 4

### entities that are not followed
from xml.parsers import expat
text = '<!DOCTYPE a SYSTEM "s" [<!ENTITY in "inner <b/>"><!ENTITY out SYSTEM "f" ><!ENTITY % p SYSTEM "g">]>'
text += '<a>&in;&out;&none;&#65;</a>'
def parser(*names):
    p = expat.ParserCreate()
    p.SetBase('here')
    for name in names:
        setattr(p, name + 'Handler', lambda *args, name=name: (name != 'Default' or '&' in args[0]) and print(name,
        args) or 1)
    return p
for names in (['CharacterData', 'StartElement'], ['Default', 'CharacterData'], ['CharacterData', 'ExternalEntityRef',
        'SkippedEntity'],
        ['NotStandalone']):
    parser(*names).Parse(text, True)
p = parser('CharacterData')
p.DefaultHandlerExpand = lambda data: print('other', repr(data)) if '&' in data else None
p.Parse(text, True)
p = parser()
p.ExternalEntityRefHandler = lambda *args: 0
try: p.Parse(text, True)
except expat.error as e: print(e)
def follow(context, base, system, public):
    q = p.ExternalEntityParserCreate(context)
    return q.Parse(f'<?xml version="1.0" encoding="utf-8"?>from <{system}/>', True)
p = parser('StartElement', 'CharacterData')
p.ExternalEntityRefHandler = follow
p.Parse(text, True)
#> StartElement ('a', {})
#> CharacterData ('inner ',)
#> StartElement ('b', {})
#> CharacterData ('A',)
#> Default ('&in;',)
#> Default ('&out;',)
#> Default ('&none;',)
#> CharacterData ('A',)
#> CharacterData ('inner ',)
#> ExternalEntityRef ('out', 'here', 'f', None)
#> SkippedEntity ('none', 0)
#> CharacterData ('A',)
#> NotStandalone ()
#> CharacterData ('inner ',)
#> other '&out;'
#> other '&none;'
#> CharacterData ('A',)
#> error in processing external entity reference: line 1, column 107
#> StartElement ('a', {})
#> CharacterData ('inner ',)
#> StartElement ('b', {})
#> CharacterData ('from ',)
#> StartElement ('f', {})
#> CharacterData ('A',)

### handlers that raise
from xml.parsers import expat
p = expat.ParserCreate()
def fail(*args): raise ZeroDivisionError(args)
p.StartElementHandler = fail
try: print(p.Parse('<a><b>'))
except ZeroDivisionError as e: print('raised', e)  #> raised ('a', {})

### files and other input
from xml.parsers import expat
import io
p = expat.ParserCreate()
p.StartElementHandler = lambda name, attrs: print(name, attrs)
print(p.ParseFile(io.BytesIO(b'<a><b c="1"/></a>')))
for wrong in io.StringIO('<a/>'), 5:
    try: expat.ParserCreate().ParseFile(wrong)
    except TypeError as e: print(e)
p = expat.ParserCreate('iso-8859-1')
p.CharacterDataHandler = print
p.Parse(memoryview(b'<a>\xe9\xe8</a>'), True)
try: expat.ParserCreate().Parse('<a>\udc80</a>')
except UnicodeEncodeError as e: print(e.reason)
#> a {}
#> b {'c': '1'}
#> 1
#> read() did not return a bytes object (type=str)
#> argument must have 'read' attribute
#> éè
#> surrogates not allowed

### input byte by byte
from xml.parsers import expat
text = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e "x<y/>">]><a b=" &lt; "><!-- c -->é&e;\r\n'
text += '<![CDATA[ ]] ]]>]]&#x20AC;<?p d?></a>\r\n<!-- -->'
for data in text, text.encode(), text.encode('utf-16'):
    for deferred in True, False:
        p, found = expat.ParserCreate(), []
        p.SetReparseDeferralEnabled(deferred)
        p.buffer_text = True
        for name in 'StartElement', 'EndElement', 'CharacterData', 'Comment', 'ProcessingInstruction', 'EntityDecl':
            setattr(p, name + 'Handler', lambda *args, name=name: found.append((name, args)))
        for at in range(len(data)): p.Parse(data[at:at + 1])
        p.Parse(data[:0], True)
        print([x for x in found if x[0] != 'CharacterData'])
        print(''.join(x[1][0] for x in found if x[0] == 'CharacterData'))
#> [('EntityDecl', ('e', 0, 'x<y/>', None, None, None, None)), ('StartElement', ('a', {'b': ' < '})), ('Comment', (' c ',)), ('StartElement', ('y', {})), ('EndElement', ('y',)), ('ProcessingInstruction', ('p', 'd')), ('EndElement', ('a',)), ('Comment', (' ',))]
#> éx
#>  ]] ]]€
#> [('EntityDecl', ('e', 0, 'x<y/>', None, None, None, None)), ('StartElement', ('a', {'b': ' < '})), ('Comment', (' c ',)), ('StartElement', ('y', {})), ('EndElement', ('y',)), ('ProcessingInstruction', ('p', 'd')), ('EndElement', ('a',)), ('Comment', (' ',))]
#> éx
#>  ]] ]]€
#> [('EntityDecl', ('e', 0, 'x<y/>', None, None, None, None)), ('StartElement', ('a', {'b': ' < '})), ('Comment', (' c ',)), ('StartElement', ('y', {})), ('EndElement', ('y',)), ('ProcessingInstruction', ('p', 'd')), ('EndElement', ('a',)), ('Comment', (' ',))]
#> éx
#>  ]] ]]€
#> [('EntityDecl', ('e', 0, 'x<y/>', None, None, None, None)), ('StartElement', ('a', {'b': ' < '})), ('Comment', (' c ',)), ('StartElement', ('y', {})), ('EndElement', ('y',)), ('ProcessingInstruction', ('p', 'd')), ('EndElement', ('a',)), ('Comment', (' ',))]
#> éx
#>  ]] ]]€
#> [('EntityDecl', ('e', 0, 'x<y/>', None, None, None, None)), ('StartElement', ('a', {'b': ' < '})), ('Comment', (' c ',)), ('StartElement', ('y', {})), ('EndElement', ('y',)), ('ProcessingInstruction', ('p', 'd')), ('EndElement', ('a',)), ('Comment', (' ',))]
#> éx
#>  ]] ]]€
#> [('EntityDecl', ('e', 0, 'x<y/>', None, None, None, None)), ('StartElement', ('a', {'b': ' < '})), ('Comment', (' c ',)), ('StartElement', ('y', {})), ('EndElement', ('y',)), ('ProcessingInstruction', ('p', 'd')), ('EndElement', ('a',)), ('Comment', (' ',))]
#> éx
#>  ]] ]]€

### what no handler is there for, and where it stands
import xml.parsers.expat as expat
for text in ('<!-- a\nb\r\nc -->\n\r\n  <a x="1\n2">t\r\nu</a>\n\n', '<?p a\nb?><a>x\n<![CDATA[p]]></a>'):
    p = expat.ParserCreate()
    p.DefaultHandler = lambda d: print(repr(d), p.CurrentLineNumber, p.CurrentColumnNumber)
    p.Parse(text, True)
#> '<!-- a\nb\r\nc -->' 1 0
#> '\n\r\n  ' 3 5
#> '<a x="1\n2">' 5 2
#> 't' 6 3
#> '\r\n' 6 4
#> 'u' 7 0
#> '</a>' 7 1
#> '\n\n' 7 5
#> '<?p a\nb?>' 1 0
#> '<a>' 2 3
#> 'x' 2 6
#> '\n' 2 7
#> '<![CDATA[' 3 0
#> 'p' 3 9
#> ']]>' 3 10
#> '</a>' 3 13

### a parameter entity asks whether a document may stand alone
import xml.parsers.expat as expat
for answer in 1, 0:
    p = expat.ParserCreate()
    p.NotStandaloneHandler = lambda: print('asked', p.CurrentLineNumber) or answer
    try: print(p.Parse('<!DOCTYPE a [<!ENTITY x "y">\n%q;]>\n<a>&x;</a>', True))
    except expat.ExpatError as e: print(e)
#> asked 2
#> 1
#> asked 2
#> document is not standalone: line 2, column 0
