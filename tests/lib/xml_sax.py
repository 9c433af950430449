### events, with and without namespaces
import xml.sax, io
class Show(xml.sax.ContentHandler):
    def __getattribute__(self, name):
        found = super().__getattribute__(name)
        if name in ('startDocument', 'endDocument', 'startPrefixMapping', 'endPrefixMapping', 'endElement',
                    'endElementNS', 'characters', 'processingInstruction', 'skippedEntity'):
            return lambda *args: print(name, *args)
        return found
    def startElement(self, name, attrs): print('start', name, attrs.items())
    def startElementNS(self, name, qname, attrs):
        print('startNS', name, qname, attrs.items(), attrs.getQNames())
text = '<a x="1" xmlns:p="u"><p:b p:y="2"/>t&amp;u<?pi data?></a>'
xml.sax.parseString(text, Show())
reader = xml.sax.make_parser()
reader.setFeature(xml.sax.handler.feature_namespaces, True)
reader.setContentHandler(Show())
reader.parse(io.StringIO(text))
#> startDocument
#> start a [('x', '1'), ('xmlns:p', 'u')]
#> start p:b [('p:y', '2')]
#> endElement p:b
#> characters t
#> characters &
#> characters u
#> processingInstruction pi data
#> endElement a
#> endDocument
#> startDocument
#> startPrefixMapping p u
#> startNS (None, 'a') None [((None, 'x'), '1')] ['x']
#> startNS ('u', 'b') None [(('u', 'y'), '2')] ['p:y']
#> endElementNS ('u', 'b') None
#> characters t
#> characters &
#> characters u
#> processingInstruction pi data
#> endElementNS (None, 'a') None
#> endPrefixMapping p
#> endDocument

### what is wrong, and where
import xml.sax
for text in '<a>\n<b></a>', '<a', '', '<a>&x;</a>', '<a/><b/>':
    try: xml.sax.parseString(text, xml.sax.ContentHandler())
    except xml.sax.SAXParseException as e:
        print(repr(e), e, repr(e.getException()), e.getLineNumber(), e.getColumnNumber(), e.getSystemId())
#> SAXParseException('mismatched tag') <unknown>:2:5: mismatched tag ExpatError('mismatched tag: line 2, column 5') 2 5 None
#> SAXParseException('unclosed token') <unknown>:1:0: unclosed token ExpatError('unclosed token: line 1, column 0') 1 0 None
#> SAXParseException('no element found') <unknown>:1:0: no element found ExpatError('no element found: line 1, column 0') 1 0 None
#> SAXParseException('undefined entity') <unknown>:1:3: undefined entity ExpatError('undefined entity: line 1, column 3') 1 3 None
#> SAXParseException('junk after document element') <unknown>:1:4: junk after document element ExpatError('junk after document element: line 1, column 4') 1 4 None

### exceptions
from xml.sax import *
e = SAXException('said', ValueError('why'))
print(e, repr(e), e.getMessage(), repr(e.getException()), SAXReaderNotAvailable.__mro__[1:3])
try: e[0]
except AttributeError as x: print(repr(x))
e[0]
#> said SAXException('said') said ValueError('why') (<class 'xml.sax._exceptions.SAXNotSupportedException'>, <class 'xml.sax._exceptions.SAXException'>)
#> AttributeError('__getitem__')
#! AttributeError: __getitem__

### features and properties
import xml.sax
from xml.sax import handler
p = xml.sax.make_parser()
def t(f, *args):
    try: return f(*args)
    except xml.sax.SAXException as e: return repr(e)
for name in handler.all_features + ['x']:
    print(name.split('/')[-1], t(p.getFeature, name), t(p.setFeature, name, 1), t(p.setFeature, name, 0))
for name in handler.all_properties + ['x']:
    print(name.split('/')[-1], t(p.getProperty, name), t(p.setProperty, name, None))
p.feed('<a>')
print(t(p.setFeature, handler.feature_namespaces, 1), t(p.setLocale, 'x'))
#> namespaces 0 None None
#> namespace-prefixes 0 SAXNotSupportedException('expat does not report namespace prefixes') None
#> string-interning False None None
#> validation 0 SAXNotSupportedException('expat does not support validation') None
#> external-general-entities 0 None None
#> external-parameter-entities 0 SAXNotSupportedException('expat does not read external parameter entities') None
#> x SAXNotRecognizedException("Feature 'x' not recognized") SAXNotRecognizedException("Feature 'x' not recognized") SAXNotRecognizedException("Feature 'x' not recognized")
#> lexical-handler None None
#> dom-node SAXNotRecognizedException("Property 'http://xml.org/sax/properties/dom-node' not recognized") SAXNotRecognizedException("Property 'http://xml.org/sax/properties/dom-node' not recognized")
#> declaration-handler SAXNotRecognizedException("Property 'http://xml.org/sax/properties/declaration-handler' not recognized") SAXNotRecognizedException("Property 'http://xml.org/sax/properties/declaration-handler' not recognized")
#> xml-string SAXNotSupportedException('XML string cannot be returned when not parsing') SAXNotSupportedException("Property 'http://xml.org/sax/properties/xml-string' cannot be set")
#> encoding SAXNotRecognizedException("Property 'http://www.python.org/sax/properties/encoding' not recognized") SAXNotRecognizedException("Property 'http://www.python.org/sax/properties/encoding' not recognized")
#> interning-dict None None
#> x SAXNotRecognizedException("Property 'x' not recognized") SAXNotRecognizedException("Property 'x' not recognized")
#> SAXNotSupportedException('Cannot set features while parsing') SAXNotSupportedException('Locale support not implemented')

### fed piece by piece
import xml.sax
class H(xml.sax.ContentHandler):
    def startElement(self, name, attrs):
        print(name, dict(attrs), self._locator and self._locator.getLineNumber())
    def characters(self, text): print(repr(text))
    def endDocument(self): print('end')
p = xml.sax.make_parser()
p.setContentHandler(H())
for piece in '<a ', 'b="c">x', 'y<d', '/>\n<e/></a', '>': p.feed(piece)
p.close()
p.close()
p.reset()
p.feed(b'<z/>')
p.close()
#> a {'b': 'c'} None
#> 'x'
#> 'y'
#> d {} None
#> '\n'
#> e {} None
#> end
#> z {} None
#> end

### comments, sections and types
import xml.sax, io
from xml.sax.handler import LexicalHandler, property_lexical_handler
class L(LexicalHandler):
    def comment(self, text): print('comment', text)
    def startDTD(self, *args): print('dtd', *args)
    def endDTD(self): print('end of dtd')
    def startCDATA(self): print('cdata')
    def endCDATA(self): print('end of cdata')
class D(xml.sax.handler.DTDHandler):
    def notationDecl(self, *args): print('notation', *args)
    def unparsedEntityDecl(self, *args): print('unparsed', *args)
p = xml.sax.make_parser()
p.setProperty(property_lexical_handler, L())
p.setDTDHandler(D())
p.parse(io.BytesIO(b'<!DOCTYPE a PUBLIC "p" "s" [<!NOTATION n SYSTEM "g"><!ENTITY e SYSTEM "f" NDATA n>]>'
                   b'<a><!--c--><![CDATA[d]]></a>'))
#> dtd a p s
#> notation n None g
#> unparsed e None f n
#> end of dtd
#> comment c
#> cdata
#> end of cdata

### external entities are left out, but where the program asks for them
import xml.sax, io, os
open('inner.xml', 'w').write('<inner>text</inner>')
open('outer.xml', 'w').write('<!DOCTYPE a [<!ENTITY e SYSTEM "inner.xml">]><a>&e;</a>')
class H(xml.sax.ContentHandler):
    def startElement(self, name, attrs): print('start', name, self._locator.getSystemId())
    def characters(self, text): print(text)
for wanted in 0, 1:
    p = xml.sax.make_parser()
    p.setFeature(xml.sax.handler.feature_external_ges, wanted)
    p.setContentHandler(H())
    p.parse('outer.xml')
#> start a outer.xml
#> start a outer.xml
#> start inner inner.xml
#> text

### quoting
from xml.sax.saxutils import *
print(escape('<a & "b">'), escape('a"b', {'"': '&quot;'}), unescape('&lt;a&gt; &amp;lt; &quot;', {'&quot;': '"'}))
for text in 'plain', 'a"b', "a'b", 'a"\'b', '<&>\n\r\t': print(quoteattr(text), quoteattr(text, {'a': '[a]'}))
#> &lt;a &amp; "b"&gt; a&quot;b <a> &lt; "
#> "plain" "pl[a]in"
#> 'a"b' '[a]"b'
#> "a'b" "[a]'b"
#> "a&quot;'b" "[a]&quot;'b"
#> "&lt;&amp;&gt;&#10;&#13;&#9;" "&lt;&[a]mp;&gt;&#10;&#13;&#9;"

### writing
import io
from xml.sax.saxutils import XMLGenerator
for make in io.StringIO, io.BytesIO:
    for options in {}, {'encoding': 'utf-8', 'short_empty_elements': True}:
        f = make()
        g = XMLGenerator(f, **options)
        g.startDocument()
        g.startPrefixMapping('p', 'u')
        g.startPrefixMapping(None, 'v')
        g.startElementNS(('u', 'a'), 'p:a', {('u', 'k'): 'é€<', (None, 'z'): '"'})
        g.startElementNS(('v', 'b'), None, {})
        g.endElementNS(('v', 'b'), None)
        g.characters('x&é€')
        g.ignorableWhitespace(' ')
        g.processingInstruction('t', 'd')
        g.startElement('q', {'a': 'b'})
        g.endElement('q')
        g.endElementNS(('u', 'a'), 'p:a')
        g.endDocument()
        print(f.getvalue())
#> <?xml version="1.0" encoding="iso-8859-1"?>
#> <p:a xmlns:p="u" xmlns="v" p:k="é€&lt;" z='"'><b></b>x&amp;é€ <?t d?><q a="b"></q></p:a>
#> <?xml version="1.0" encoding="utf-8"?>
#> <p:a xmlns:p="u" xmlns="v" p:k="é€&lt;" z='"'><b/>x&amp;é€ <?t d?><q a="b"/></p:a>
#> b'<?xml version="1.0" encoding="iso-8859-1"?>\n<p:a xmlns:p="u" xmlns="v" p:k="\xe9&#8364;&lt;" z=\'"\'><b></b>x&amp;\xe9&#8364; <?t d?><q a="b"></q></p:a>'
#> b'<?xml version="1.0" encoding="utf-8"?>\n<p:a xmlns:p="u" xmlns="v" p:k="\xc3\xa9\xe2\x82\xac&lt;" z=\'"\'><b/>x&amp;\xc3\xa9\xe2\x82\xac <?t d?><q a="b"/></p:a>'

### a filter
import io, xml.sax
from xml.sax.saxutils import XMLFilterBase, XMLGenerator
class Upper(XMLFilterBase):
    def startElement(self, name, attrs): super().startElement(name.upper(), attrs)
    def endElement(self, name): super().endElement(name.upper())
f = Upper(xml.sax.make_parser())
out = io.StringIO()
f.setContentHandler(XMLGenerator(out))
f.parse(io.StringIO('<a b="c"><d/>text</a>'))
print(out.getvalue())
print(f.getParent().__class__.__name__, f.getFeature(xml.sax.handler.feature_validation))
#> <?xml version="1.0" encoding="iso-8859-1"?>
#> <A b="c"><D></D>text</A>
#> ExpatParser 0

### attributes, sources and locators
from xml.sax.xmlreader import *
a = AttributesImpl({'b': 'c'})
print(a.getLength(), a.getNames(), a.getQNames(), a.getType('b'), a.getValue('b'), a.getValueByQName('b'))
print(a['b'], 'b' in a, a.get('x', 1), a.keys(), a.items(), a.values(), len(a), type(a.copy()).__name__)
n = AttributesNSImpl({('u', 'b'): 'c'}, {('u', 'b'): 'p:b'})
print(n.getValueByQName('p:b'), n.getNameByQName('p:b'), n.getQNameByName(('u', 'b')), n.getQNames(), n.get(('u', 'b')))
for f in a.getQNameByName, a.getNameByQName, n.getNameByQName, n.getValueByQName, n.getQNameByName:
    try: f('x')
    except KeyError as e: print(repr(e))
s = InputSource('id')
s.setPublicId('p'); s.setEncoding('e')
print(s.getSystemId(), s.getPublicId(), s.getEncoding(), s.getByteStream(), s.getCharacterStream())
print([f(Locator()) for f in (Locator.getColumnNumber, Locator.getLineNumber, Locator.getSystemId)])
XMLReader().parse('x')
#> 1 ['b'] ['b'] CDATA c c
#> c True 1 ['b'] [('b', 'c')] ['c'] 1 AttributesImpl
#> c ('u', 'b') p:b ['p:b'] c
#> KeyError('x')
#> KeyError('x')
#> KeyError('x')
#> KeyError('x')
#> KeyError('x')
#> id p e None None
#> [-1, -1, None]
#! NotImplementedError: This method must be implemented!

### saxutils imports urllib.response
import xml.sax.saxutils
import urllib
print(urllib.response.addbase.__name__)  #> addbase
