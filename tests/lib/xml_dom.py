### a document: what is in it, and written
from xml.dom import minidom
d = minidom.parseString('''<?xml version="1.0" encoding="utf-8" standalone="no"?>
<!DOCTYPE r PUBLIC "pub" "sys" [<!ENTITY e "ent"><!NOTATION n PUBLIC "np">]>
<!--c--><r xmlns="d" xmlns:p="u"> <a i="1" p:z="2">t&e;&amp;<![CDATA[cd]]>more</a><p:b/><?q r?></r>''')
print(d.toxml())
print(d.documentElement.toprettyxml(indent='  '))
print(d.toxml('latin-1', True)[:60], d.toprettyxml(newl='|', encoding='ascii')[-40:])
print(d.version, d.encoding, d.standalone, repr(d.doctype.internalSubset), d.doctype.name)
print([(e.nodeName, e.childNodes) for e in d.doctype.entities._seq], d.doctype.notations['n'].publicId)
for n in d.documentElement.childNodes:
    print(n.nodeName, n.nodeType, n.namespaceURI, n.prefix, n.localName, n.nodeValue)
#> <?xml version="1.0" ?><!DOCTYPE r  PUBLIC 'pub'  'sys' [<!ENTITY e "ent"><!NOTATION n PUBLIC "np">]><!--c--><r xmlns="d" xmlns:p="u"> <a i="1" p:z="2">tent&amp;<![CDATA[cd]]>more</a><p:b/><?q r?></r>
#> <r xmlns="d" xmlns:p="u">
#>    
#>   <a i="1" p:z="2">
#>     tent&amp;
#> <![CDATA[cd]]>    more
#>   </a>
#>   <p:b/>
#>   <?q r?>
#> </r>
#>
#> b'<?xml version="1.0" encoding="latin-1" standalone="yes"?><!D' b'cd]]>\t\tmore|\t</a>|\t<p:b/>|\t<?q r?>|</r>|'
#> 1.0 utf-8 False '<!ENTITY e "ent"><!NOTATION n PUBLIC "np">' r
#> [('e', [<DOM Text node "'ent'">])] np
#> #text 3 None None None  
#> a 1 d None a None
#> p:b 1 u p b None
#> q 7 None None None r

### finding
from xml.dom.minidom import parseString
d = parseString('<r xmlns:p="u"><a><b/><p:b k="1"/></a><b/></r>')
print([e.tagName for e in d.getElementsByTagName('*')], len(d.getElementsByTagName('b')), d.getElementsByTagName('x'))
print([e.tagName for e in d.getElementsByTagNameNS('u', '*')], len(d.getElementsByTagNameNS('*', 'b')))
d = parseString('<!DOCTYPE r [<!ATTLIST a i ID #IMPLIED>]><r><a i="x"/><a i="y"/></r>')
print(d.getElementById('y') is d.documentElement.lastChild, d.getElementById('z'))
a = d.documentElement.firstChild
print(a.getAttributeNode('i').isId, a.getAttributeNode('i').schemaType)
a.setAttribute('k', 'v'); a.setIdAttribute('k')
print(d.getElementById('v') is a)
#> ['r', 'a', 'b', 'p:b', 'b'] 2 []
#> ['p:b'] 3
#> True None
#> True <TypeInfo 'id'>
#> True

### putting in, taking out and replacing
from xml.dom.minidom import Document
import xml.dom
d = Document()
r = d.appendChild(d.createElement('r'))
a, b, c = [r.appendChild(d.createElement(name)) for name in 'abc']
r.insertBefore(c, a); print(r.toxml(), c.nextSibling.tagName, a.previousSibling.tagName)
r.replaceChild(d.createTextNode('<t>'), a); print(r.toxml(), a.parentNode)
print(r.removeChild(b) is b, r.toxml(), r.firstChild.tagName, r.lastChild.data)
f = d.createDocumentFragment()
for name in 'xy': f.appendChild(d.createElement(name))
r.insertBefore(f, r.lastChild); print(r.toxml(), f.childNodes)
for call in (lambda: r.removeChild(b), lambda: r.insertBefore(b, a), lambda: d.appendChild(b), lambda: r.appendChild(d),
             lambda: r.lastChild.appendChild(b), lambda: d.appendChild(d.createTextNode('x'))):
    try: call()
    except xml.dom.DOMException as e: print(type(e).__name__, e.code, str(e).split(' at')[0])
#> <r><c/><a/><b/></r> a c
#> <r><c/>&lt;t&gt;<b/></r> None
#> True <r><c/>&lt;t&gt;</r> c <t>
#> <r><c/><x/><y/>&lt;t&gt;</r> []
#> NotFoundErr 8 
#> NotFoundErr 8 
#> HierarchyRequestErr 3 two document elements disallowed
#> HierarchyRequestErr 3 <xml.dom.minidom.Document object
#> HierarchyRequestErr 3 #text nodes cannot have children
#> HierarchyRequestErr 3 <DOM Text node "'x'"> cannot be child of <xml.dom.minidom.Document object

### attributes
from xml.dom.minidom import parseString
e = parseString('<e a="1" b="2"/>').documentElement
e.setAttribute('c', '<&">\n'); e.setAttributeNS('u', 'p:d', '4'); e.removeAttribute('b')
print(e.toxml(), e.getAttribute('c') == '<&">\n', repr(e.getAttribute('x')), e.hasAttribute('a'), e.hasAttributes())
m = e.attributes
print(len(m), m.items(), m.itemsNS(), list(m.keys()), m['a'].value, m['u', 'd'].name, m.get('x'), 'a' in m,
      m == e.attributes)
m['new'] = 'n'; del m['a']; print(e.toxml(), m.item(0).name, m.item(9), m.length, m.getNamedItem('x'))
for call in (lambda: m['x'], lambda: m.removeNamedItem('x'), lambda: e.removeAttribute('x'), lambda: m.setNamedItem(e),
             lambda: m.__setitem__('x', 3), lambda: setattr(m, 'length', 1), lambda: e.setAttribute('n',
                   3) or e.toxml()):
    try: call()
    except Exception as x: print(type(x).__name__, str(x).split(' at 0x')[0])
#> <e a="1" c="&lt;&amp;&quot;&gt;&#10;" p:d="4"/> True '' True True
#> 3 [('a', '1'), ('c', '<&">\n'), ('p:d', '4')] [((None, 'a'), '1'), ((None, 'c'), '<&">\n'), (('u', 'd'), '4')] ['a', 'c', 'p:d'] 1 p:d None True True
#> <e c="&lt;&amp;&quot;&gt;&#10;" p:d="4" new="n"/> c None 3 None
#> KeyError 'x'
#> NotFoundErr 
#> NotFoundErr 
#> HierarchyRequestErr <DOM Element: e
#> TypeError value must be a string or Attr object
#> NoModificationAllowedErr attempt to modify read-only attribute 'length'
#> TypeError argument of type 'int' is not a container or iterable

### text
from xml.dom.minidom import parseString
e = parseString('<e>abcdef<![CDATA[gh]]>ij</e>').documentElement
t = e.firstChild
print(e.childNodes, t.wholeText, len(t), t.substringData(1, 2))
t.insertData(2, '--'); t.deleteData(0, 1); t.replaceData(1, 2, '+'); t.appendData('!'); print(t.data)
s = t.splitText(3); print(e.childNodes, s.data)
e.normalize(); print(e.childNodes)
e.firstChild.replaceWholeText('new'); print(e.toxml())
for call in (lambda: t.substringData(-1, 0), lambda: t.insertData(99, ''), lambda: t.deleteData(0, -1),
      lambda: t.splitText(99)):
    try: call()
    except Exception as x: print(repr(x), x.code)
#> [<DOM Text node "'abcdef'">, <DOM CDATASection node "'gh'">, <DOM Text node "'ij'">] abcdefghij 6 bc
#> b+cdef!
#> [<DOM Text node "'b+c'">, <DOM Text node "'def!'">, <DOM CDATASection node "'gh'">, <DOM Text node "'ij'">] def!
#> [<DOM Text node "'b+cdef!'">, <DOM CDATASection node "'gh'">, <DOM Text node "'ij'">]
#> <e>new</e>
#> IndexSizeErr('offset cannot be negative') 1
#> IndexSizeErr('offset cannot be beyond end of data') 1
#> IndexSizeErr('count cannot be negative') 1
#> IndexSizeErr('illegal offset value') 1

### copies
from xml.dom.minidom import parseString, getDOMImplementation
import copy, pickle
d = parseString('<!DOCTYPE r [<!ENTITY e "v">]><r a="1"><b/>t<!--c--></r>')
e = d.documentElement
print(e.cloneNode(True).toxml(), e.cloneNode(False).toxml(), d.cloneNode(False),
      d.cloneNode(True).documentElement.toxml())
other = getDOMImplementation().createDocument('u', 'p:root', None)
made = other.importNode(e, True); other.documentElement.appendChild(made)
print(other.toxml(), made.ownerDocument is other)
print(copy.deepcopy(d).toxml() == d.toxml(), pickle.loads(pickle.dumps(d)).toxml() == d.toxml())
class H:
    def handle(self, operation, key, data, src, dst): print(operation, key, data, src.nodeName, dst and dst.nodeName)
print(e.setUserData('k', 1, H()), e.getUserData('k'))
e.cloneNode(True); other.importNode(e, False); print(d.renameNode(e, 'n', 'q:z').toxml()[:8])
other.importNode(d, True)
#> <r a="1"><b/>t<!--c--></r> <r a="1"/> None <r a="1"><b/>t<!--c--></r>
#> <?xml version="1.0" ?><p:root><r a="1"><b/>t<!--c--></r></p:root> True
#> True True
#> None 1
#> 1 k 1 r r
#> 2 k 1 r r
#> <q:z a="
#! xml.dom.NotSupportedErr: cannot import document nodes

### what cannot be written
from xml.dom.minidom import Document
d = Document()
for node in d.createComment('a--b'), d.createCDATASection(']]>'), d.createComment('ok'), d.createCDATASection('ok'):
    try: print(node.toxml())
    except ValueError as e: print(e)
d.createTextNode(3)
#> '--' is not allowed in a comment node
#> ']]>' not allowed in a CDATA section
#> <!--ok-->
#> <![CDATA[ok]]>
#! TypeError: node contents must be a string

### documents that are wrong
from xml.dom import minidom, expatbuilder, pulldom
for text in '<a>', '', '<a></b>', '<a>&x;</a>', None:
    try: minidom.parseString(text)
    except Exception as e: print(type(e).__name__, e)
try: list(pulldom.parseString('<a></b>'))
except Exception as e: print(repr(e), e)
#> ExpatError no element found: line 1, column 3
#> ExpatError no element found: line 1, column 0
#> ExpatError mismatched tag: line 1, column 5
#> ExpatError undefined entity: line 1, column 3
#> TypeError a bytes-like object is required, not 'NoneType'
#> SAXParseException('mismatched tag') <unknown>:1:5: mismatched tag

### implementations, builders and filters
from xml.dom import getDOMImplementation, registerDOMImplementation, minidom, xmlbuilder
import io, xml.dom
i = getDOMImplementation(features='core 2.0 xml')
print(i is minidom.Document.implementation, i.hasFeature('Core', '2.0'), i.hasFeature('x', None),
      i.hasFeature('ls-load', '3.0'))
print(i.createDocument(None, 'n', i.createDocumentType('n', 'p', 's')).toxml())
registerDOMImplementation('mine', lambda: 'made'); print(getDOMImplementation('mine'))
class F(xmlbuilder.DOMBuilderFilter):
    def acceptNode(self, node): return {'skip': 3, '#comment': 2, 'no': 2}.get(node.nodeName, 1)
b = i.createDOMBuilder(1, None)
b.filter = F()
b.setFeature('cdata-sections', 0)
source = i.createDOMInputSource()
source.byteStream = io.BytesIO(b'<a><skip>in<z/></skip><!--c--><no>n</no>t<![CDATA[x]]></a>')
print(b.parse(source).toxml(), b.getFeature('comments'), b.canSetFeature('validation', 1))
for call in lambda: b.setFeature('validation', 1), lambda: b.setFeature('x', 1), lambda: i.createDOMBuilder(2, None):
    try: call()
    except xml.dom.DOMException as e: print(repr(e))
xml.dom.DOMException()
#> True True False True
#> <?xml version="1.0" ?><!DOCTYPE n  PUBLIC 'p'  's'><n/>
#> made
#> <?xml version="1.0" ?><a>in<z/>tx</a> True False
#> NotSupportedErr("unsupported feature: 'validation'")
#> NotFoundErr("unknown feature: 'x'")
#> NotSupportedErr('asynchronous builders are not supported')
#! RuntimeError: DOMException should not be instantiated directly

### parts of elements
from xml.dom import expatbuilder, minidom
d = minidom.parseString('<!DOCTYPE r [<!ENTITY e "ent">]><r/>')
f = expatbuilder.parseFragmentString('<x>&e;</x>t<y/>', d.documentElement)
print([n.toxml() for n in f.childNodes], f.ownerDocument is d)
print(expatbuilder.parseString('<a xmlns:p="u"><p:b/></a>', False).documentElement.firstChild.namespaceURI)
#> ['<x>ent</x>', 't', '<y/>'] True
#> None

### events, and trees of some of them
from xml.dom import pulldom
import io, xml.sax
events = pulldom.parse(io.StringIO('<a k="v" xmlns:p="u"><b><c>x</c>y</b><?pi d?><p:e p:f="1"/></a>'))
for event, node in events:
    if event == pulldom.START_ELEMENT and node.tagName == 'b':
        events.expandNode(node)
        print(node.toxml())
    else:
        print(event, node.nodeName, node.attributes and node.attributes.items(), node.namespaceURI)
h = pulldom.SAX2DOM()
xml.sax.parseString('<a b="c">t<?d e?><q/></a>', h)
print(h.document.toxml())
#> START_DOCUMENT #document None None
#> START_ELEMENT a [('k', 'v'), ('xmlns:p', 'u')] None
#> <b><c>x</c>y</b>
#> PROCESSING_INSTRUCTION pi None None
#> START_ELEMENT p:e [('p:f', '1')] u
#> END_ELEMENT p:e [('p:f', '1')] u
#> END_ELEMENT a [('k', 'v'), ('xmlns:p', 'u')] None
#> <?xml version="1.0" ?><a b="c">t<?d e?><q/></a>

### taken apart
from xml.dom.minidom import parseString
with parseString('<a><b/></a>') as d:
    e = d.documentElement
    print(e.childNodes[0].tagName)  #> b
print(e.childNodes, e.parentNode, d.documentElement)  #> [] None None

### entities that stand for more and more
#: oracle=no
from xml.dom import minidom
text = '<!DOCTYPE a [<!ENTITY a0 "0123456789">' + ''.join([f'<!ENTITY a{i} "{f"&a{i - 1};" * 10}">' for i in range(1,
      8)])
try: minidom.parseString(text + ']><a>&a7;</a>')
except Exception as e: print(repr(e))
#> ExpatError('limit on input amplification factor (from DTD and entities) breached: line 1, column 428')
