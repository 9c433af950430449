# Trees of XML: what C says in CPython, and functions that programs replace.

def t(fn):
    try: r = fn()
    except BaseException as e: r = type(e).__name__ + ': ' + str(e)
    print(r)

### what SubElement takes
import xml.etree.ElementTree as ET
for a in ((None, 'x'), (5, 'x'), ('a', 'x'), (), (ET.Element('a'),),
          (ET.Element('a'), 'b', 5), (ET.Element('a'), 'b', None), (ET.Element('a'), 'b', {}, 1), 
          ([], 'x'), (ET.Element('a'), 5), (ET.ElementTree(), 'x')):
    t(lambda: ET.SubElement(*a).tag)
t(lambda: ET.SubElement(parent=ET.Element('a'), tag='b'))
t(lambda: ET.SubElement(ET.Element('a'), 'b', x='1').attrib)
t(lambda: ET.SubElement(ET.Element('a'), tag='b').tag)
#> TypeError: SubElement() argument 1 must be xml.etree.ElementTree.Element, not None
#> TypeError: SubElement() argument 1 must be xml.etree.ElementTree.Element, not int
#> TypeError: SubElement() argument 1 must be xml.etree.ElementTree.Element, not str
#> TypeError: SubElement() takes at least 2 arguments (0 given)
#> TypeError: SubElement() takes at least 2 arguments (1 given)
#> TypeError: SubElement() argument 3 must be dict, not int
#> TypeError: SubElement() argument 3 must be dict, not None
#> TypeError: SubElement() takes at most 3 arguments (4 given)
#> TypeError: SubElement() argument 1 must be xml.etree.ElementTree.Element, not list
#> 5
#> TypeError: SubElement() argument 1 must be xml.etree.ElementTree.Element, not ElementTree
#> TypeError: SubElement() takes at least 2 arguments (0 given)
#> {'x': '1'}
#> TypeError: SubElement() takes at least 2 arguments (1 given)

### where an attribute without a value is wrong
import xml.etree.ElementTree as ET
for text in (
    '<a b/>', '<a b />', '<a b=/>', '<a b>', '<a b >', '<a b=>', '<a b"1"/>', '<a b c="1"/>', '<a b=1/>',
    '<a b= />', '<a b=c/>', '<a bcd/>', '<a b="1" c/>', '<a\nb/>', '<a b\n/>', '<a b=\n/>', '<a b</a>',
    '<a b="1/>', "<a b='1\"/>", '<a b=</a>', '<a é/>', '<a b:c/>', '<a b/', '<a b', '<a b=', '<a b="',
    '<a 1="2"/>', '<a ="2"/>', '<a /b>', '<a b="1"/ >', '<a b="1" / >', '</a b>', '<a></a b>',
    '<a></a b="1">', '<a></ a>', '<a></a/>', '<a b.c/>', '<a b&/>', '<a b;/>', '<a b=&amp;/>',
    '<a b=""c/>', '<a b=""/c>', '<a b="1">', '<a><b c/></a>', '<a b==“1”/>',
    '<a b="1"=/>',
    '<a b=/ >'):
    try: ET.fromstring(text); print(repr(text), 'fine')
    except ET.ParseError as e: print(repr(text), e)
#> '<a b/>' not well-formed (invalid token): line 1, column 4
#> '<a b />' not well-formed (invalid token): line 1, column 5
#> '<a b=/>' not well-formed (invalid token): line 1, column 5
#> '<a b>' not well-formed (invalid token): line 1, column 4
#> '<a b >' not well-formed (invalid token): line 1, column 5
#> '<a b=>' not well-formed (invalid token): line 1, column 5
#> '<a b"1"/>' not well-formed (invalid token): line 1, column 4
#> '<a b c="1"/>' not well-formed (invalid token): line 1, column 5
#> '<a b=1/>' not well-formed (invalid token): line 1, column 5
#> '<a b= />' not well-formed (invalid token): line 1, column 6
#> '<a b=c/>' not well-formed (invalid token): line 1, column 5
#> '<a bcd/>' not well-formed (invalid token): line 1, column 6
#> '<a b="1" c/>' not well-formed (invalid token): line 1, column 10
#> '<a\nb/>' not well-formed (invalid token): line 2, column 1
#> '<a b\n/>' not well-formed (invalid token): line 2, column 0
#> '<a b=\n/>' not well-formed (invalid token): line 2, column 0
#> '<a b</a>' not well-formed (invalid token): line 1, column 4
#> '<a b="1/>' unclosed token: line 1, column 0
#> '<a b=\'1"/>' unclosed token: line 1, column 0
#> '<a b=</a>' not well-formed (invalid token): line 1, column 5
#> '<a é/>' not well-formed (invalid token): line 1, column 4
#> '<a b:c/>' not well-formed (invalid token): line 1, column 6
#> '<a b/' not well-formed (invalid token): line 1, column 4
#> '<a b' unclosed token: line 1, column 0
#> '<a b=' unclosed token: line 1, column 0
#> '<a b="' unclosed token: line 1, column 0
#> '<a 1="2"/>' not well-formed (invalid token): line 1, column 3
#> '<a ="2"/>' not well-formed (invalid token): line 1, column 3
#> '<a /b>' not well-formed (invalid token): line 1, column 4
#> '<a b="1"/ >' not well-formed (invalid token): line 1, column 9
#> '<a b="1" / >' not well-formed (invalid token): line 1, column 10
#> '</a b>' not well-formed (invalid token): line 1, column 1
#> '<a></a b>' not well-formed (invalid token): line 1, column 7
#> '<a></a b="1">' not well-formed (invalid token): line 1, column 7
#> '<a></ a>' not well-formed (invalid token): line 1, column 5
#> '<a></a/>' not well-formed (invalid token): line 1, column 6
#> '<a b.c/>' not well-formed (invalid token): line 1, column 6
#> '<a b&/>' not well-formed (invalid token): line 1, column 4
#> '<a b;/>' not well-formed (invalid token): line 1, column 4
#> '<a b=&amp;/>' not well-formed (invalid token): line 1, column 5
#> '<a b=""c/>' not well-formed (invalid token): line 1, column 7
#> '<a b=""/c>' not well-formed (invalid token): line 1, column 8
#> '<a b="1">' no element found: line 1, column 9
#> '<a><b c/></a>' not well-formed (invalid token): line 1, column 7
#> '<a b==“1”/>' not well-formed (invalid token): line 1, column 5
#> '<a b="1"=/>' not well-formed (invalid token): line 1, column 8
#> '<a b=/ >' not well-formed (invalid token): line 1, column 5

### functions that write elements
import io, xml.etree.ElementTree as ET
out = io.StringIO()
t(lambda: ET._serialize_xml(out.write, ET.fromstring('<a x="1">t<b/>u</a>'), {'a': 'a', 'b': 'b', 'x': 'x'}, {}, True))
print(out.getvalue())
out = io.StringIO()
t(lambda: ET._serialize_xml(out.write, ET.fromstring('<a><b/></a>'), {'a': 'a', 'b': 'b'}, {'urn:x': 'p'},
                            short_empty_elements=False))
print(out.getvalue())
t(lambda: sorted(ET._serialize))
t(lambda: ET._namespaces(ET.fromstring('<a xmlns="urn:q" b="1"/>')))
t(lambda: ET._escape_cdata('<&>'))
t(lambda: ET._escape_attrib('<&>"\n\t'))
t(lambda: ET._escape_attrib_html('<&>"'))
t(lambda: ET._raise_serialization_error(5))
t(lambda: ET._namespace_map['http://www.w3.org/1999/xhtml'])
#> None
#> <a x="1">t<b />u</a>
#> None
#> <a xmlns:p="urn:x"><b></b></a>
#> ['html', 'text', 'xml']
#> ({None: None, '{urn:q}a': 'ns0:a', 'b': 'b'}, {'urn:q': 'ns0'})
#> &lt;&amp;&gt;
#> &lt;&amp;&gt;&quot;&#10;&#09;
#> <&amp;&gt;&quot;
#> TypeError: cannot serialize 5 (type int)
#> html

### a program writes some elements in another way
import xml.etree.ElementTree as ET
def xml(write, elem, qnames, namespaces, short_empty_elements, **kwargs):
    if elem.tag == '![CDATA[': write('<%s%s]]>' % (elem.tag, elem.text))
    else: return own(write, elem, qnames, namespaces, short_empty_elements, **kwargs)
own = ET._serialize_xml
ET._serialize_xml = ET._serialize['xml'] = xml
root = ET.Element('a', x='1')
ET.SubElement(ET.SubElement(root, 'b'), '![CDATA[').text = '<&>'
ET.SubElement(root, '{urn:q}c').tail = 'tail'
print(ET.tostring(root, 'unicode'), ET.tostring(root, short_empty_elements=False), ET.tostring(root, method='text'))
def html(write, elem, qnames, namespaces, **kwargs):
    write('[')
    plain(write, elem, qnames, namespaces, **kwargs)
    write(']')
plain = ET._serialize_html
ET._serialize_html = ET._serialize['html'] = html
print(ET.tostring(ET.XML('<p>a<br/>b<i>c</i></p>'), method='html'))
ET._serialize['text'] = lambda write, elem: write(elem.tag)
print(ET.tostring(ET.XML('<p>a</p>'), method='text'))
try: ET.tostring(root, method='none')
except ValueError as e: print(e)
ET._serialize['own'] = lambda write, elem, qnames, namespaces, **kwargs: write(repr(sorted(kwargs)))
print(ET.tostring(root, method='own'))
#> <a xmlns:ns0="urn:q" x="1"><b><![CDATA[<&>]]></b><ns0:c />tail</a> b'<a xmlns:ns0="urn:q" x="1"><b><![CDATA[<&>]]></b><ns0:c></ns0:c>tail</a>' b'<&>tail'
#> b'[<p>a[<br>b][<i>c</i>]</p>]'
#> b'a'
#> unknown method 'none'
#> b"['short_empty_elements']"
