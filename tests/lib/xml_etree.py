### a document read, and what its elements are
import xml.etree.ElementTree as ET
root = ET.fromstring('<a x="1" y="2">text<b>inner</b>tail<c k="&lt;&#65;&amp;"/><b/><!-- no --><?pi no?></a>')
print(root.tag, root.attrib, root.text, [(e.tag, e.text, e.tail, e.attrib) for e in root], len(root))
print(root.get('x'), root.get('z'), root.get('z', 5), root.keys(), root.items(), root[0].text, root[-1].tag,
        root[0:2][1].get('k'))
print([e.tag for e in root.iter()], [e.tag for e in root.iter('b')], list(root.itertext()), root.find('c').attrib)
print(root.findtext('b'), root.findtext('c'), root.findtext('none'), root.findtext('none', 'default'),
        root.findall('none'))
print(isinstance(root, ET.Element), ET.iselement(root), ET.iselement(5), type(root), ET.Element.__module__,
        ET.VERSION)
#> a {'x': '1', 'y': '2'} text [('b', 'inner', 'tail', {}), ('c', None, None, {'k': '<A&'}), ('b', None, None, {})] 3
#> 1 None 5 ['x', 'y'] [('x', '1'), ('y', '2')] inner b <A&
#> ['a', 'b', 'c', 'b'] ['b', 'b'] ['text', 'inner', 'tail'] {'k': '<A&'}
#> inner  None default []
#> True True False <class 'xml.etree.ElementTree.Element'> xml.etree.ElementTree 1.3.0

### elements made and changed
import xml.etree.ElementTree as ET
root = ET.Element('root', {'a': '1'}, b='2')
one = ET.SubElement(root, 'one', c='3')
one.text, one.tail = 'text', 'tail'
root.append(ET.Element('two'))
root.insert(1, ET.Comment('note <&>'))
root.extend([ET.PI('pi', 'some text'), ET.Element('three', attrib={'x': 'y'})])
root.set('q', '"<>&\n\t\'')
print(ET.tostring(root))
del root[0]
root[0] = ET.Element('first')
root[1:3] = [ET.Element('m')]
root.remove(root.find('m'))
print(ET.tostring(root, 'unicode'), len(root), [child.tag for child in root])
other = root.makeelement('made', {'k': 'v'})
print(other.tag, other.attrib, other.makeelement('a', {}).tail)
root.clear()
print(ET.tostring(root), root.text, root.attrib)
#> b'<root a="1" b="2" q="&quot;&lt;&gt;&amp;&#10;&#09;\'"><one c="3">text</one>tail<!--note <&>--><two /><?pi some text?><three x="y" /></root>'
#> <root a="1" b="2" q="&quot;&lt;&gt;&amp;&#10;&#09;'"><first /><three x="y" /></root> 2 ['first', 'three']
#> made {'k': 'v'} None
#> b'<root />' None {}

### what elements refuse
import xml.etree.ElementTree as ET
E, e = ET.Element, ET.fromstring('<a><b/></a>')
for f in (lambda: E(), lambda: E('a', 1), lambda: E('a', {}, {}), lambda: E('a', attrib=3), lambda: e.append(1),
        lambda: e.extend([1]),
        lambda: e.extend(1), lambda: e.insert(0, 1), lambda: e.insert('a', e), lambda: e.remove(E('z')),
        lambda: e.remove(1),
        lambda: e[9], lambda: e['a'], lambda: e.__setitem__(9, E('a')), lambda: e.__setitem__(0, 'x'),
        lambda: e.__setitem__('a', E('x')), lambda: e.__delitem__(9), lambda: e.__setitem__(slice(0, 2), [1]),
        lambda: e.__setitem__(slice(0, 1), 5), lambda: e.foo, lambda: delattr(e, 'text'), lambda: e.makeelement('q',
        1),
        lambda: ET.SubElement(1, 'a'), lambda: ET.SubElement(e), lambda: ET.SubElement(e, 'a', 3),
        lambda: e.__setstate__(1),
        lambda: e.__deepcopy__(1), lambda: e < e, lambda: type(e.iter())(), lambda: ET.tostring(E(1)),
        lambda: ET.tostring(E('a', {'x': 1})), lambda: ET.tostring(1), lambda: ET.ElementTree(1),
        lambda: ET.ElementTree().write('x'),
        lambda: ET.register_namespace('ns1', 'x'), lambda: ET.tostring(E('a'), method='zz'),
        lambda: ET.canonicalize(),
        lambda: ET.tostring(E('a'), default_namespace='x'), lambda: ET.indent(e, level=-1), lambda: ET.XML(1)):
    try: print(f())
    except Exception as x: print(type(x).__name__, x)
#> TypeError Element() takes at least 1 argument (0 given)
#> TypeError Element() argument 2 must be dict, not int
#> TypeError Element() takes at most 2 arguments (3 given)
#> TypeError attrib must be dict, not int
#> TypeError append() argument 1 must be xml.etree.ElementTree.Element, not int
#> TypeError expected an Element, not "int"
#> TypeError 'elements' must be an iterable
#> TypeError insert() argument 2 must be xml.etree.ElementTree.Element, not int
#> TypeError 'str' object cannot be interpreted as an integer
#> ValueError Element.remove(x): element not found
#> TypeError remove() argument must be xml.etree.ElementTree.Element, not int
#> IndexError child index out of range
#> TypeError element indices must be integers
#> IndexError child assignment index out of range
#> TypeError expected an Element, not "str"
#> TypeError element indices must be integers
#> IndexError child assignment index out of range
#> TypeError expected an Element, not "int"
#> TypeError assignment expects an iterable
#> AttributeError 'xml.etree.ElementTree.Element' object has no attribute 'foo'
#> AttributeError can't delete element attribute
#> TypeError makeelement() argument 2 must be dict, not int
#> TypeError SubElement() argument 1 must be xml.etree.ElementTree.Element, not int
#> TypeError SubElement() takes at least 2 arguments (1 given)
#> TypeError SubElement() argument 3 must be dict, not int
#> TypeError Don't know how to unpickle "1" as an Element
#> TypeError __deepcopy__() argument must be dict, not int
#> TypeError '<' not supported between instances of 'xml.etree.ElementTree.Element' and 'xml.etree.ElementTree.Element'
#> TypeError cannot create '_elementtree._element_iterator' instances
#> TypeError cannot serialize 1 (type int)
#> TypeError cannot serialize 1 (type int)
#> TypeError expected an Element, not int
#> TypeError expected an Element, not int
#> TypeError ElementTree not initialized
#> ValueError Prefix format reserved for internal use
#> ValueError unknown method 'zz'
#> ValueError Either 'xml_data' or 'from_file' must be provided as input
#> ValueError cannot use non-qualified names with default_namespace option
#> ValueError Initial indentation level must be >= 0, got -1
#> TypeError a bytes-like object is required, not 'int'

### copies, pickles and weak references
import xml.etree.ElementTree as ET, copy, pickle, weakref
root = ET.fromstring('<a x="1">t<b>u<c/></b>v</a>')
shallow, deep, pickled = copy.copy(root), copy.deepcopy(root), pickle.loads(pickle.dumps(root))
root[0][0].tag, root.attrib['x'] = 'changed', '2'
for e in shallow, deep, pickled: print(ET.tostring(e), e is root, e[0] is root[0], e == root)
print(weakref.ref(root)() is root, hash(root) == hash(root), root.__getstate__().keys())
class Kept(ET.Element):
    def two(self): return 2
k = Kept('k')
k.more = 1
print(k.two(), k.more, k.__dict__, type(copy.copy(k)) is ET.Element, ET.tostring(k))
#> b'<a x="2">t<b>u<changed /></b>v</a>' False True False
#> b'<a x="1">t<b>u<c /></b>v</a>' False False False
#> b'<a x="1">t<b>u<c /></b>v</a>' False False False
#> True True dict_keys(['tag', '_children', 'attrib', 'text', 'tail'])
#> 2 1 {'more': 1} True b'<k />'

### the truth of an element
import xml.etree.ElementTree as ET, warnings
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('always')
    print(bool(ET.Element('a')), bool(ET.fromstring('<a><b/></a>')))
    print([(str(x.message), x.category.__name__) for x in w])
#> False True
#> [("Testing an element's truth value will always return True in future versions.  Use specific 'len(elem)' or 'elem is not None' test instead.", 'DeprecationWarning'), ("Testing an element's truth value will always return True in future versions.  Use specific 'len(elem)' or 'elem is not None' test instead.", 'DeprecationWarning')]

### paths
import xml.etree.ElementTree as ET
root = ET.fromstring('''<r><p id="1" k="a"><n>one</n><v>5</v></p><p id="2"><n>two</n><q><n>deep</n></q></p>
<p id="3" k="b"/><x:p xmlns:x="urn:x" id="4"><x:n>other</x:n></x:p><n>top</n></r>''')
for path in ('p', '*', '.', 'p/n', './/n', 'p//n', 'p/*/n', '*/n', './p', './/n/..', './/q/../n', '{urn:x}p',
        '{urn:x}*',
        '{*}p', '{}p', 'p[2]/q/n', './/{*}n', 'p/', 'none/..'):
    print(path, [(e.tag, e.get('id'), e.text) for e in root.findall(path)])
print([e.get('id') for e in root.iterfind('x:p', {'x': 'urn:x'})], root.find('x:p/x:n', {'x': 'urn:x'}).text)
print(root.findall('p', {'': 'urn:x'})[0].get('id'), root.findtext('.//v'), root.find('.//none'))
#> p [('p', '1', None), ('p', '2', None), ('p', '3', None)]
#> * [('p', '1', None), ('p', '2', None), ('p', '3', None), ('{urn:x}p', '4', None), ('n', None, 'top')]
#> . [('r', None, None)]
#> p/n [('n', None, 'one'), ('n', None, 'two')]
#> .//n [('n', None, 'one'), ('n', None, 'two'), ('n', None, 'deep'), ('n', None, 'top')]
#> p//n [('n', None, 'one'), ('n', None, 'two'), ('n', None, 'deep')]
#> p/*/n [('n', None, 'deep')]
#> */n [('n', None, 'one'), ('n', None, 'two')]
#> ./p [('p', '1', None), ('p', '2', None), ('p', '3', None)]
#> .//n/.. [('p', '1', None), ('p', '2', None), ('q', None, None), ('r', None, None)]
#> .//q/../n [('n', None, 'two')]
#> {urn:x}p [('{urn:x}p', '4', None)]
#> {urn:x}* [('{urn:x}p', '4', None)]
#> {*}p [('p', '1', None), ('p', '2', None), ('p', '3', None), ('{urn:x}p', '4', None)]
#> {}p [('p', '1', None), ('p', '2', None), ('p', '3', None)]
#> p[2]/q/n [('n', None, 'deep')]
#> .//{*}n [('n', None, 'one'), ('n', None, 'two'), ('n', None, 'deep'), ('{urn:x}n', None, 'other'), ('n', None, 'top')]
#> p/ [('n', None, 'one'), ('v', None, '5'), ('n', None, 'two'), ('q', None, None)]
#> none/.. []
#> ['4'] other
#> 4 5 None

### paths with predicates
import xml.etree.ElementTree as ET
root = ET.fromstring('''<r><p id="1" k="a"><n>one</n><v>5</v></p><p id="2"><n>two</n><q><n>deep</n></q></p>
<p id="3" k="b"/><x:p xmlns:x="urn:x" id="4"><x:n>other</x:n></x:p><n>top</n></r>''')
for path in ('p[@k]', "p[@k='a']", "p[@k!='a']", 'p[n]', "p[n='two']", "p[n!='two']", 'p[1]', 'p[last()]',
        'p[last()-1]',
        'p[9]', ".//n[.='deep']", ".//n[.!='deep']", ".//*[@id='2']", './/p[@k][@id]', ".//p[n='one']/v",
        "p[ @k = 'a' ]"):
    print(path, [(e.tag, e.get('id'), e.text) for e in root.findall(path)])
#> p[@k] [('p', '1', None), ('p', '3', None)]
#> p[@k='a'] [('p', '1', None)]
#> p[@k!='a'] [('p', '3', None)]
#> p[n] [('p', '1', None), ('p', '2', None)]
#> p[n='two'] [('p', '2', None)]
#> p[n!='two'] [('p', '1', None)]
#> p[1] [('p', '1', None)]
#> p[last()] [('p', '3', None)]
#> p[last()-1] [('p', '2', None)]
#> p[9] []
#> .//n[.='deep'] [('n', None, 'deep')]
#> .//n[.!='deep'] [('n', None, 'one'), ('n', None, 'two'), ('n', None, 'top')]
#> .//*[@id='2'] [('p', '2', None)]
#> .//p[@k][@id] [('p', '1', None), ('p', '3', None)]
#> .//p[n='one']/v [('v', None, '5')]
#> p[ @k = 'a' ] [('p', '1', None)]

### paths that are none
import xml.etree.ElementTree as ET
root = ET.fromstring('<r><p><n/></p></r>')
for path in '/r', '//p', 'p[0]', 'p[foo()]', 'p[last()+1]', 'p[last()-x]', 'p[@]', 'x:p', 'p[-1]', 'p[@k=v]', 'p[1][0]':
    try: print(path, root.findall(path))
    except Exception as e: print(path, type(e).__name__, e)
for path in 5, None:
    try: print(root.find(path))
    except TypeError as e: print(e)
#> /r SyntaxError cannot use absolute path on element
#> //p SyntaxError cannot use absolute path on element
#> p[0] SyntaxError XPath position >= 1 expected
#> p[foo()] SyntaxError unsupported function
#> p[last()+1] SyntaxError XPath offset from last() must be negative
#> p[last()-x] SyntaxError unsupported expression
#> p[@] SyntaxError invalid predicate
#> x:p []
#> p[-1] SyntaxError XPath position >= 1 expected
#> p[@k=v] SyntaxError invalid predicate
#> p[1][0] SyntaxError XPath position >= 1 expected
#> 'int' object is not subscriptable
#> 'NoneType' object is not subscriptable

### paths that are none, by what is wrong with them
import xml.etree.ElementTree as ET
root = ET.fromstring('<shelf><book n="1"><title>a</title></book><book/></shelf>')
for path in ('book[', '[', '*[1', 'book[@', 'book[@n', "book[@n='1'", 'book[title', 'book[title[', 'book()', '*()',
             './book()', 'book|.', '*|*', './(', './)', '.=1', "./'x'", './@n', 'book/@n', '.::', './book:x', '.]',
             'book]', './book]', './/@n', './/[1]', './/..', '// ', '*// ', '.// book', 'book[1]()', '{*}book()', '{}',
             '{}book', '(){*}book', 'book{', '{book[', '{*', '{*}', '{a}[', ' ', '\n', ''):
    told = []
    for name, values in ('findall', ()), ('find', ()), ('find', ({'': ''},)), ('iterfind', ()):
        try:
            found = getattr(root, name)(path, *values)
            told.append(str(len(list(found)) if name in ('findall', 'iterfind') else found and found.tag))
        except (TypeError, KeyError, SyntaxError) as e:
            told.append(f'{type(e).__name__[0]} {e}')
    print(repr(path), '; '.join(dict.fromkeys(told)))
#> 'book[' T 'NoneType' object is not callable
#> '[' T 'NoneType' object is not callable
#> '*[1' T 'NoneType' object is not callable
#> 'book[@' T 'NoneType' object is not callable
#> 'book[@n' T 'NoneType' object is not callable
#> "book[@n='1'" T 'NoneType' object is not callable
#> 'book[title' T 'NoneType' object is not callable
#> 'book[title[' T 'NoneType' object is not callable
#> 'book()' 0; None; K '()'
#> '*()' K '()'
#> './book()' K '()'
#> 'book|.' 0; None
#> '*|*' 0; None
#> './(' K '('
#> './)' K ')'
#> '.=1' K '='
#> "./'x'" K "'x'"
#> './@n' K '@'
#> 'book/@n' K '@'
#> '.::' K '::'
#> './book:x' S prefix 'book' not found in prefix map
#> '.]' K ']'
#> 'book]' 0; None; K ']'
#> './book]' K ']'
#> './/@n' S invalid descendant
#> './/[1]' S invalid descendant
#> './/..' S invalid descendant
#> '// ' S cannot use absolute path on element
#> '*// ' 0; None
#> '.// book' 0; None
#> 'book[1]()' K '()'
#> '{*}book()' K '()'
#> '{}' 0; None
#> '{}book' 2; book
#> '(){*}book' 0; None; K '()'
#> 'book{' 0; None
#> '{book[' 0; None; T 'NoneType' object is not callable
#> '{*' 0; None
#> '{*}' 0; None
#> '{a}[' T 'NoneType' object is not callable
#> ' ' 0; None
#> '\n' 0; None
#> '' 0; None; T 'NoneType' object is not an iterator; T 'NoneType' object is not iterable

### namespaces
import xml.etree.ElementTree as ET
root = ET.fromstring('''<a xmlns="urn:d" xmlns:p="urn:p" p:x="1" y="2"><p:b/><c xmlns=""/>
<p:d xmlns:p="urn:q" p:z="3"/></a>''')
print([(e.tag, e.attrib) for e in root.iter()])
print(ET.tostring(root))
ET.register_namespace('pp', 'urn:p')
print(ET.tostring(root).decode())
print(ET.tostring(root[0], default_namespace='urn:p'))
q = ET.QName('urn:p', 'name')
e = ET.Element(q, {q: q, 'plain':
        ET.QName('{urn:z}w')})
e.text = 'text'
print(ET.tostring(e), q, repr(q), q == '{urn:p}name', q == ET.QName('{urn:p}name'), hash(q) == hash(q.text),
        ET.QName('a') < ET.QName('b'))
print(ET.tostring(ET.fromstring('<a xml:lang="en" xmlns:h="http://www.w3.org/1999/xhtml"><h:p/></a>')))
#> [('{urn:d}a', {'{urn:p}x': '1', 'y': '2'}), ('{urn:p}b', {}), ('c', {}), ('{urn:q}d', {'{urn:q}z': '3'})]
#> b'<ns0:a xmlns:ns0="urn:d" xmlns:ns1="urn:p" xmlns:ns2="urn:q" ns1:x="1" y="2"><ns1:b /><c />\n<ns2:d ns2:z="3" /></ns0:a>'
#> <ns0:a xmlns:ns0="urn:d" xmlns:ns2="urn:q" xmlns:pp="urn:p" pp:x="1" y="2"><pp:b /><c />
#> <ns2:d ns2:z="3" /></ns0:a>
#> b'<b xmlns="urn:p" />'
#> b'<pp:name xmlns:ns1="urn:z" xmlns:pp="urn:p" pp:name="pp:name" plain="ns1:w">text</pp:name>' {urn:p}name <QName '{urn:p}name'> True True True True
#> b'<a xmlns:html="http://www.w3.org/1999/xhtml" xml:lang="en"><html:p /></a>'

### writing
import xml.etree.ElementTree as ET, io
root = ET.fromstring('<html><body a="&lt;é&quot;">é &amp; &gt;<br/><p></p><script>a &lt; b</script>tail</body></html>')
for encoding in None, 'us-ascii', 'utf-8', 'iso-8859-1', 'utf-16', 'unicode':
    print(encoding, ET.tostring(root, encoding), ET.tostring(root[0][1], encoding, xml_declaration=True))
for method in 'xml', 'html', 'text':
    print(method, ET.tostring(root, 'unicode', method))
print(ET.tostring(root, short_empty_elements=False), ET.tostringlist(root, 'unicode'), ET.tostringlist(root[0][0]))
out = io.BytesIO()
ET.ElementTree(root).write(out, 'utf-8', True)
print(out.getvalue())
out = io.StringIO()
ET.ElementTree(root[0][0]).write(out, 'unicode', True)
print(out.getvalue())
ET.dump(root)
ET.dump(ET.ElementTree(root[0][0]))
#> None b'<html><body a="&lt;&#233;&quot;">&#233; &amp; &gt;<br /><p /><script>a &lt; b</script>tail</body></html>' b"<?xml version='1.0' encoding='us-ascii'?>\n<p />"
#> us-ascii b'<html><body a="&lt;&#233;&quot;">&#233; &amp; &gt;<br /><p /><script>a &lt; b</script>tail</body></html>' b"<?xml version='1.0' encoding='us-ascii'?>\n<p />"
#> utf-8 b'<html><body a="&lt;\xc3\xa9&quot;">\xc3\xa9 &amp; &gt;<br /><p /><script>a &lt; b</script>tail</body></html>' b"<?xml version='1.0' encoding='utf-8'?>\n<p />"
#> iso-8859-1 b'<?xml version=\'1.0\' encoding=\'iso-8859-1\'?>\n<html><body a="&lt;\xe9&quot;">\xe9 &amp; &gt;<br /><p /><script>a &lt; b</script>tail</body></html>' b"<?xml version='1.0' encoding='iso-8859-1'?>\n<p />"
#> utf-16 b'\xff\xfe<\x00?\x00x\x00m\x00l\x00 \x00v\x00e\x00r\x00s\x00i\x00o\x00n\x00=\x00\'\x001\x00.\x000\x00\'\x00 \x00e\x00n\x00c\x00o\x00d\x00i\x00n\x00g\x00=\x00\'\x00u\x00t\x00f\x00-\x001\x006\x00\'\x00?\x00>\x00\n\x00<\x00h\x00t\x00m\x00l\x00>\x00<\x00b\x00o\x00d\x00y\x00 \x00a\x00=\x00"\x00&\x00l\x00t\x00;\x00\xe9\x00&\x00q\x00u\x00o\x00t\x00;\x00"\x00>\x00\xe9\x00 \x00&\x00a\x00m\x00p\x00;\x00 \x00&\x00g\x00t\x00;\x00<\x00b\x00r\x00 \x00/\x00>\x00<\x00p\x00 \x00/\x00>\x00<\x00s\x00c\x00r\x00i\x00p\x00t\x00>\x00a\x00 \x00&\x00l\x00t\x00;\x00 \x00b\x00<\x00/\x00s\x00c\x00r\x00i\x00p\x00t\x00>\x00t\x00a\x00i\x00l\x00<\x00/\x00b\x00o\x00d\x00y\x00>\x00<\x00/\x00h\x00t\x00m\x00l\x00>\x00' b"\xff\xfe<\x00?\x00x\x00m\x00l\x00 \x00v\x00e\x00r\x00s\x00i\x00o\x00n\x00=\x00'\x001\x00.\x000\x00'\x00 \x00e\x00n\x00c\x00o\x00d\x00i\x00n\x00g\x00=\x00'\x00u\x00t\x00f\x00-\x001\x006\x00'\x00?\x00>\x00\n\x00<\x00p\x00 \x00/\x00>\x00"
#> unicode <html><body a="&lt;é&quot;">é &amp; &gt;<br /><p /><script>a &lt; b</script>tail</body></html> <?xml version='1.0' encoding='utf-8'?>
#> <p />
#> xml <html><body a="&lt;é&quot;">é &amp; &gt;<br /><p /><script>a &lt; b</script>tail</body></html>
#> html <html><body a="<é&quot;">é &amp; &gt;<br><p></p><script>a < b</script>tail</body></html>
#> text é & >a < btail
#> b'<html><body a="&lt;&#233;&quot;">&#233; &amp; &gt;<br></br><p></p><script>a &lt; b</script>tail</body></html>' ['<html', '>', '<body', ' a="&lt;é&quot;"', '>', 'é &amp; &gt;', '<br', ' />', '<p', ' />', '<script', '>', 'a &lt; b', '</script>', 'tail', '</body>', '</html>'] [b'<br />']
#> b'<?xml version=\'1.0\' encoding=\'utf-8\'?>\n<html><body a="&lt;\xc3\xa9&quot;">\xc3\xa9 &amp; &gt;<br /><p /><script>a &lt; b</script>tail</body></html>'
#> <?xml version='1.0' encoding='utf-8'?>
#> <br />
#> <html><body a="&lt;é&quot;">é &amp; &gt;<br /><p /><script>a &lt; b</script>tail</body></html>
#> <br />

### files
import xml.etree.ElementTree as ET, io
tree = ET.ElementTree(ET.fromstring('<a>é<b/></a>'))
tree.write('d.xml', 'utf-8')
print(open('d.xml', 'rb').read(), ET.parse('d.xml').getroot()[0].tag)
again = ET.ElementTree(file='d.xml')
print(again.getroot().text, again.find('b').tag, len(again.findall('b')), again.findtext('b'),
        [e.tag for e in again.iter()])
print(ET.parse(io.BytesIO(b'<x/>')).getroot().tag, ET.parse(io.StringIO('<y>\xe9</y>')).getroot().text)
for missing in lambda: ET.parse(io.BytesIO(b'<x>')), lambda: ET.parse(5.5):
    try: missing()
    except Exception as e: print(type(e).__name__, e)
#> b'<a>\xc3\xa9<b /></a>' b
#> é b 1  ['a', 'b']
#> x é
#> ParseError no element found: line 1, column 3
#> TypeError expected str, bytes or os.PathLike object, not float

### indentation
import xml.etree.ElementTree as ET
root = ET.fromstring('<a><b><c/><d>t</d></b><e/>kept</a>')
ET.indent(root)
print(ET.tostring(root).decode())
ET.indent(root, '', 0)
ET.indent(ET.ElementTree(root), space='\t', level=1)
print(repr(ET.tostring(root).decode()))
e = ET.Element('a')
ET.indent(e)
print(ET.tostring(e))
#> <a>
#>   <b>
#>     <c />
#>     <d>t</d>
#>   </b>
#>   <e />kept</a>
#> '<a>\n\t\t<b>\n\t\t\t<c />\n\t\t\t<d>t</d>\n\t\t</b>\n\t\t<e />kept</a>'
#> b'<a />'

### what is wrong with documents
import xml.etree.ElementTree as ET
def wrong(text):
    try: return ET.tostring(ET.fromstring(text))
    except ET.ParseError as e: return f'{e} {e.code} {e.position}'
for texts in (['', ' ', '<', '<a', '<a>', '<a></b>', 'text'], ['<a/>text', '<a/><b/>', '<a b></a>', '<a b=c/>',
        '<a b="1" b="2"/>', '</a>'],
        ['<a>&x;</a>', '<a>&#0;</a>', '<a>&amp</a>', '<a b="&lt"/>', '<a b="<"/>', '<a>\x00</a>', '<a>]]></a>',
        '<1/>'],
        ['<!-- -- --><a/>', '<?xml version="1.0"?', ' <?xml version="1.0"?><a/>', '<?xml encoding="x"?><a/>',
        '<?XML x?><a/>'],
        ['<p:a/>', '<a p:b=""/>', '<a xmlns:p=""/>', '<a xmlns:xml="x"/>', '<a xmlns:xmlns="x"/>',
        '<a><![CDATA[x</a>'],
        ['<a>\n<b>\n  </c></b></a>', '<!DOCTYPE a><!DOCTYPE a><a/>', '<!DOCTYPE a [<!ENTITY x>]><a/>',
        '<a><!ELEMENT b></a>']):
    for text in texts: print(repr(text), wrong(text), end='; ')
    print()
#> '' no element found: line 1, column 0 3 (1, 0); ' ' no element found: line 1, column 1 3 (1, 1); '<' unclosed token: line 1, column 0 5 (1, 0); '<a' unclosed token: line 1, column 0 5 (1, 0); '<a>' no element found: line 1, column 3 3 (1, 3); '<a></b>' mismatched tag: line 1, column 5 7 (1, 5); 'text' syntax error: line 1, column 0 2 (1, 0); 
#> '<a/>text' junk after document element: line 1, column 4 9 (1, 4); '<a/><b/>' junk after document element: line 1, column 4 9 (1, 4); '<a b></a>' not well-formed (invalid token): line 1, column 4 4 (1, 4); '<a b=c/>' not well-formed (invalid token): line 1, column 5 4 (1, 5); '<a b="1" b="2"/>' duplicate attribute: line 1, column 9 8 (1, 9); '</a>' not well-formed (invalid token): line 1, column 1 4 (1, 1); 
#> '<a>&x;</a>' undefined entity: line 1, column 3 11 (1, 3); '<a>&#0;</a>' reference to invalid character number: line 1, column 3 14 (1, 3); '<a>&amp</a>' not well-formed (invalid token): line 1, column 7 4 (1, 7); '<a b="&lt"/>' not well-formed (invalid token): line 1, column 9 4 (1, 9); '<a b="<"/>' not well-formed (invalid token): line 1, column 6 4 (1, 6); '<a>\x00</a>' not well-formed (invalid token): line 1, column 3 4 (1, 3); '<a>]]></a>' not well-formed (invalid token): line 1, column 5 4 (1, 5); '<1/>' not well-formed (invalid token): line 1, column 1 4 (1, 1); 
#> '<!-- -- --><a/>' not well-formed (invalid token): line 1, column 7 4 (1, 7); '<?xml version="1.0"?' unclosed token: line 1, column 0 5 (1, 0); ' <?xml version="1.0"?><a/>' XML or text declaration not at start of entity: line 1, column 1 17 (1, 1); '<?xml encoding="x"?><a/>' XML declaration not well-formed: line 1, column 6 30 (1, 6); '<?XML x?><a/>' not well-formed (invalid token): line 1, column 5 4 (1, 5); 
#> '<p:a/>' unbound prefix: line 1, column 0 27 (1, 0); '<a p:b=""/>' unbound prefix: line 1, column 0 27 (1, 0); '<a xmlns:p=""/>' must not undeclare prefix: line 1, column 0 28 (1, 0); '<a xmlns:xml="x"/>' reserved prefix (xml) must not be undeclared or bound to another namespace name: line 1, column 0 38 (1, 0); '<a xmlns:xmlns="x"/>' reserved prefix (xmlns) must not be declared or undeclared: line 1, column 0 39 (1, 0); '<a><![CDATA[x</a>' unclosed CDATA section: line 1, column 17 20 (1, 17); 
#> '<a>\n<b>\n  </c></b></a>' mismatched tag: line 3, column 4 7 (3, 4); '<!DOCTYPE a><!DOCTYPE a><a/>' syntax error: line 1, column 12 2 (1, 12); '<!DOCTYPE a [<!ENTITY x>]><a/>' syntax error: line 1, column 23 2 (1, 23); '<a><!ELEMENT b></a>' not well-formed (invalid token): line 1, column 5 4 (1, 5); 

### bytes and their encodings
import xml.etree.ElementTree as ET
text = '<a b="\xe9">\xfc\u20ac</a>'
for data in (text.encode(), b'\xef\xbb\xbf' + text.encode(), text.encode('utf-16'),
        b'<?xml version="1.0" encoding="iso-8859-1"?><a>\xe9</a>',
        b"<?xml version='1.0' encoding='cp1252'?><a>\x80</a>",
        '<?xml version="1.0" encoding="latin-1"?><a>\u20ac</a>',
        b'<?xml version="1.0" encoding="us-ascii"?><a>x</a>', b'<a>\xff</a>',
        b'<?xml version="1.0" encoding="none"?><a/>',
        b'<?xml version="1.0" encoding="utf-16"?><a/>', bytearray(b'<a/>')):
    try:
        root = ET.fromstring(data)
        print(root.text, root.attrib)
    except Exception as e: print(type(e).__name__, e)
p = ET.XMLParser(encoding='iso-8859-1')
p.feed(b'<a>\xe9')
p.feed(b'</a>')
print(p.close().text, p.entity, p.version)
#> ü€ {'b': 'é'}
#> ü€ {'b': 'é'}
#> ü€ {'b': 'é'}
#> é {}
#> € {}
#> € {}
#> x {}
#> ParseError not well-formed (invalid token): line 1, column 3
#> LookupError unknown encoding: none
#> ParseError encoding specified in XML declaration is incorrect: line 1, column 30
#> None {}
#> é {} Expat 2.7.3

### declarations, default values and entities
import xml.etree.ElementTree as ET
print(ET.tostring(ET.fromstring('''<?xml version="1.0" standalone="yes"?>
<!DOCTYPE a PUBLIC "-//X//Y" "a.dtd" [<!ENTITY who "W &amp; <i>co</i>">
<!ENTITY twice "&who;, &who;"><!ENTITY v "&#33;v">
<!ATTLIST a kind (x|y) "x" size CDATA #IMPLIED n NMTOKEN #FIXED " 5 "><!ELEMENT a ANY><!NOTATION gif SYSTEM "gif">
<!-- comment --><?pi x?>]><a size="&v;">&twice;!</a>''')))
for text in ('<!DOCTYPE a [<!ENTITY x "&y;"><!ENTITY y "&x;">]><a>&x;</a>',
        '<!DOCTYPE a [<!ENTITY x "<b>">]><a>&x;</a>',
        '<!DOCTYPE a [<!ENTITY x SYSTEM "f">]><a>&x;</a>', '<!DOCTYPE a [<!ENTITY x SYSTEM "f">]><a b="&x;"/>',
        '<!DOCTYPE a SYSTEM "f"><a>&x;</a>', '<!DOCTYPE a [<!ENTITY % p "q"> %p;]><a>&x;</a>'):
    try: print(ET.tostring(ET.fromstring(text)))
    except ET.ParseError as e: print(e, e.code, e.position)
p = ET.XMLParser()
p.entity['x'] = 'said before'
p.feed('<!DOCTYPE a SYSTEM "f"><a>&x;</a>')
print(p.close().text)
#> b'<a size="!v" kind="x" n="5">W &amp; <i>co</i>, W &amp; <i>co</i>!</a>'
#> recursive entity reference: line 1, column 52 12 (1, 52)
#> asynchronous entity: line 1, column 35 13 (1, 35)
#> undefined entity &x;: line 1, column 40 11 (1, 40)
#> reference to external entity in attribute: line 1, column 43 16 (1, 43)
#> undefined entity &x;: line 1, column 26 11 (1, 26)
#> undefined entity &x;: line 1, column 39 11 (1, 39)
#> said before

### pieces and events
import xml.etree.ElementTree as ET, io
def told(what): return (what.tag if isinstance(what.tag, str) else what.text) if ET.iselement(what) else what
p = ET.XMLPullParser(['start', 'end', 'comment', 'pi', 'start-ns', 'end-ns'])
for piece in '<a xmlns="urn:a">te', 'xt<b', '/><!--c', '--><?p', 'i t?></', 'a>':
    p.feed(piece)
    print(repr(piece), [(event, told(what)) for event, what in p.read_events()])
p.flush()
p.close()
print([(event, told(what)) for event, what in p.read_events()])
p = ET.XMLPullParser()
p.feed('<a><b>')
p.feed('</c></a>')
try: print(list(p.read_events()))
except ET.ParseError as e: print(e)
for wrong in lambda: ET.XMLPullParser(['none']), lambda: ET.XMLPullParser(5):
    try: wrong()
    except Exception as e: print(type(e).__name__, e)
found = ET.iterparse(io.BytesIO(b'<a><b>1</b><b>2</b></a>'), ['start', 'end'])
print(found.root, [(event, e.tag, e.text) for event, e in found], found.root.tag)
print([e.tag for _, e in ET.iterparse(io.StringIO('<a><b/></a>'))])
q = ET.XMLPullParser()
q.feed('<a/>')
q.close()
for again in lambda: q.feed('x'), q.flush:
    try: again()
    except ValueError as e: print(e)
#> '<a xmlns="urn:a">te' [('start-ns', ('', 'urn:a')), ('start', '{urn:a}a')]
#> 'xt<b' []
#> '/><!--c' [('start', '{urn:a}b'), ('end', '{urn:a}b')]
#> '--><?p' [('comment', 'c')]
#> 'i t?></' [('pi', 'pi t')]
#> 'a>' [('end', '{urn:a}a'), ('end-ns', None)]
#> []
#> mismatched tag: line 1, column 8
#> ValueError unknown event 'none'
#> TypeError events must be a sequence
#> None [('start', 'a', None), ('start', 'b', '1'), ('end', 'b', '1'), ('start', 'b', '2'), ('end', 'b', '2'), ('end', 'a', None)] a
#> ['b', 'a']
#> feed() called after end of stream
#> flush() called after end of stream

### targets
import xml.etree.ElementTree as ET
class Depth:
    deepest = depth = 0
    def start(self, tag, attrib):
        self.depth += 1
        self.deepest = max(self.depth, self.deepest)
        print('start', tag, attrib)
    def end(self, tag): self.depth -= 1
    def data(self, data): print('data', repr(data))
    def comment(self, text): print('comment', text)
    def pi(self, target, data): print('pi', target, data)
    def start_ns(self, prefix, uri): print('start_ns', prefix, uri)
    def end_ns(self, prefix): print('end_ns', prefix)
    def doctype(self, *args): print('doctype', args)
    def close(self): return self.deepest
p = ET.XMLParser(target=Depth())
p.feed('<!DOCTYPE a PUBLIC "p" "s"><a xmlns:n="u"><b c="1">x\ny&amp;z</b><!--w--><?t d?><?e?></a>')
print(p.close())
class Few:
    def close(self): return 'closed'
p = ET.XMLParser(target=Few())
p.feed('<a>x</a>')
print(p.close())
class Stops:
    def start(self, tag, attrib): raise ZeroDivisionError(tag)
try: ET.fromstring('<a/>', ET.XMLParser(target=Stops()))
except ZeroDivisionError as e: print('raised', e)
#> doctype ('a', 'p', 's')
#> start_ns n u
#> start a {}
#> start b {'c': '1'}
#> data 'x'
#> data '\n'
#> data 'y'
#> data '&'
#> data 'z'
#> comment w
#> pi t d
#> pi e 
#> end_ns n
#> 2
#> closed
#> raised a

### builders
import xml.etree.ElementTree as ET
b = ET.TreeBuilder()
print(b.data('lost'), b.start('a', {'x': '1'}).tag, b.data('te'), b.data('xt'), b.comment('c').text, b.pi('p',
        'q').text, b.data(' more'))
print(b.start('b', {}).tag)
b.end('b'), b.data('tail'), b.end('other')
print(ET.tostring(b.close()))
b = ET.TreeBuilder(insert_comments=True, insert_pis=True)
b.start('a', {}), b.data('1'), b.comment('c'), b.data('2'), b.pi('p'), b.data('3'), b.end('a')
print(ET.tostring(b.close()))
class Own(ET.Element): pass
b = ET.TreeBuilder(element_factory=lambda tag, attrs: Own(tag.upper(), attrs), comment_factory=lambda text: ('C',
        text))
b.start('a', {}), b.start('b', {'k': 'v'}), b.end('b'), b.end('a')
print(type(b.close()).__name__, ET.tostring(b.close()), b.comment('x'))
p = ET.XMLParser(target=ET.TreeBuilder(insert_comments=True))
p.feed('<a><!-- in -->t</a>')
print(ET.tostring(p.close()))
for wrong in (lambda: ET.TreeBuilder().start('a', 1), lambda: ET.TreeBuilder().end('a'), lambda: (b.start('c', {})),
        lambda: ET.TreeBuilder(foo=1),
        lambda: ET.XMLParser(1), lambda: ET.XMLParser(encoding=1)):
    try: print(wrong())
    except Exception as e: print(type(e).__name__, e)
#> None a None None c p q None
#> b
#> b'<a x="1">text more<b />tail</a>'
#> b'<a>1<!--c-->2<?p?>3</a>'
#> Own b'<A><B k="v" /></A>' ('C', 'x')
#> b'<a><!-- in -->t</a>'
#> TypeError start() argument 2 must be dict, not int
#> IndexError pop from empty stack
#> ParseError multiple elements on top level
#> TypeError TreeBuilder() got an unexpected keyword argument 'foo'
#> TypeError XMLParser() takes no positional arguments
#> TypeError XMLParser() argument 'encoding' must be str or None, not int

### the canonical form
import xml.etree.ElementTree as ET, io
text = '''<?xml version="1.0"?><!-- c --><?pi x?>
<doc  b = "2"  a='1' xmlns:p="urn:p"  xmlns="urn:d"><p:e p:z="&quot;&#9;" y="&lt;"/>
<f xmlns=""> text &gt; &amp; <![CDATA[<cd>]]></f>
<p:g xmlns:q="urn:unused" k="p:value">p:text</p:g></doc>
<!-- end -->'''
print(repr(ET.canonicalize(text)))
for options in ({'with_comments': True}, {'strip_text': True}, {'rewrite_prefixes': True},
        {'exclude_tags': ['{urn:p}g'], 'exclude_attrs': ['a']},
        {'qname_aware_tags': ['{urn:p}g'], 'rewrite_prefixes': True}, {'qname_aware_attrs': ['k'],
        'rewrite_prefixes': True}):
    print(options, repr(ET.canonicalize(text, **options)))
out = io.StringIO()
print(ET.canonicalize(from_file=io.StringIO('<a><b/></a>'), out=out), out.getvalue())
#> '<?pi x?>\n<doc xmlns="urn:d" a="1" b="2"><p:e xmlns:p="urn:p" y="&lt;" p:z="&quot;&#x9;"></p:e>\n<f xmlns=""> text &gt; &amp; &lt;cd&gt;</f>\n<p:g xmlns="" xmlns:p="urn:p" k="p:value">p:text</p:g></doc>'
#> {'with_comments': True} '<!-- c -->\n<?pi x?>\n<doc xmlns="urn:d" a="1" b="2"><p:e xmlns:p="urn:p" y="&lt;" p:z="&quot;&#x9;"></p:e>\n<f xmlns=""> text &gt; &amp; &lt;cd&gt;</f>\n<p:g xmlns="" xmlns:p="urn:p" k="p:value">p:text</p:g></doc>\n<!-- end -->'
#> {'strip_text': True} '<?pi x?>\n<doc xmlns="urn:d" a="1" b="2"><p:e xmlns:p="urn:p" y="&lt;" p:z="&quot;&#x9;"></p:e><f xmlns="">text &gt; &amp; &lt;cd&gt;</f><p:g xmlns="" xmlns:p="urn:p" k="p:value">p:text</p:g></doc>'
#> {'rewrite_prefixes': True} '<?pi x?>\n<n1:doc xmlns:n0="" xmlns:n1="urn:d" a="1" b="2"><n2:e xmlns:n2="urn:p" y="&lt;" n2:z="&quot;&#x9;"></n2:e>\n<n0:f> text &gt; &amp; &lt;cd&gt;</n0:f>\n<n2:g xmlns:n2="urn:p" k="p:value">p:text</n2:g></n1:doc>'
#> {'exclude_tags': ['{urn:p}g'], 'exclude_attrs': ['a']} '<?pi x?>\n<doc xmlns="urn:d" b="2"><p:e xmlns:p="urn:p" y="&lt;" p:z="&quot;&#x9;"></p:e>\n<f xmlns=""> text &gt; &amp; &lt;cd&gt;</f>\n</doc>'
#> {'qname_aware_tags': ['{urn:p}g'], 'rewrite_prefixes': True} '<?pi x?>\n<n1:doc xmlns:n0="" xmlns:n1="urn:d" a="1" b="2"><n2:e xmlns:n2="urn:p" y="&lt;" n2:z="&quot;&#x9;"></n2:e>\n<n0:f> text &gt; &amp; &lt;cd&gt;</n0:f>\n<n2:g xmlns:n2="urn:p" k="p:value">n2:text</n2:g></n1:doc>'
#> {'qname_aware_attrs': ['k'], 'rewrite_prefixes': True} '<?pi x?>\n<n1:doc xmlns:n0="" xmlns:n1="urn:d" a="1" b="2"><n2:e xmlns:n2="urn:p" y="&lt;" n2:z="&quot;&#x9;"></n2:e>\n<n0:f> text &gt; &amp; &lt;cd&gt;</n0:f>\n<n2:g xmlns:n2="urn:p" k="n2:value">p:text</n2:g></n1:doc>'
#> None <a><b></b></a>

### included parts
import xml.etree.ElementTree as ET
from xml.etree import ElementInclude
texts = {'a.xml': '<part>A</part>', 'b.txt': 'text & more', 'loop.xml':
        '<l xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="loop.xml"/></l>'}
def load(href, parse, encoding=None):
    text = texts.get(href)
    return ET.fromstring(text) if text and parse == 'xml' else text
def doc(inner): return ET.fromstring(f'<d xmlns:xi="http://www.w3.org/2001/XInclude">{inner}</d>')
root = doc('<xi:include href="a.xml"/>tail <xi:include href="b.txt" parse="text"/>!')
ElementInclude.include(root, load)
print(ET.tostring(root))
for inner in ('<xi:include href="none.xml"/>', '<xi:include href="loop.xml"/>',
        '<xi:include href="a.xml" parse="odd"/>', '<xi:fallback/>',
        '<xi:include href="none" parse="text"/>'):
    try: ElementInclude.include(doc(inner), load)
    except ElementInclude.FatalIncludeError as e: print(type(e).__name__, e)
#> b'<d><part>A</part>tail text &amp; more!</d>'
#> FatalIncludeError cannot load 'none.xml' as 'xml'
#> FatalIncludeError recursive include of loop.xml
#> FatalIncludeError unknown parse type in xi:include tag ('odd')
#> FatalIncludeError xi:fallback tag must be child of xi:include ('{http://www.w3.org/2001/XInclude}fallback')
#> FatalIncludeError cannot load 'none' as 'text'

### ids, and lists of pieces
import xml.etree.ElementTree as ET
root, ids = ET.XMLID('<a id="x"><b id="y">t</b><c/></a>')
print(root.tag, sorted(ids), ids['y'].text, ET.fromstringlist(['<a>', 'x<b', '/></a>'])[0].tag)
print(ET.XML('<a/>').tag, ET.XML is ET.fromstring, ET.PI is ET.ProcessingInstruction,
        ET.Comment('x').tag is ET.Comment, ET.PI('a').text)
#> a ['x', 'y'] t b
#> a True True True a

### very deep, and very wide
import xml.etree.ElementTree as ET
root = ET.fromstring('<a>' * 500 + 'x' + '</a>' * 500)
print(sum(1 for _ in root.iter()), ''.join(root.itertext()))
wide = ET.fromstring('<a>' + ''.join(f'<b n="{i}"/>' for i in range(3000)) + '</a>')
print(len(wide), len(ET.tostring(wide)), wide[2999].get('n'), len(wide.findall("b[@n='7']")))
many = ET.fromstring('<a ' + ' '.join(f'k{i}="{i}"' for i in range(3000)) + '/>')
print(len(many.attrib), many.get('k2999'))
#> 500 x
#> 3000 40897 2999 1
#> 3000 2999

### what packages that write parts of trees themselves take from the module
import xml.etree.ElementTree as ET
text = 'a & <b> "c"\r\n\t'
print([ET._escape_cdata(text), ET._escape_attrib(text), ET._escape_attrib_html(text)])
for f in (ET._escape_cdata, ET._escape_attrib, ET._escape_attrib_html, ET._raise_serialization_error):
    try: f(5)
    except TypeError as e: print(e)
#> ['a &amp; &lt;b&gt; "c"\r\n\t', 'a &amp; &lt;b&gt; &quot;c&quot;&#13;&#10;&#09;', 'a &amp; <b&gt; &quot;c&quot;\r\n\t']
#> cannot serialize 5 (type int)
#> cannot serialize 5 (type int)
#> cannot serialize 5 (type int)
#> cannot serialize 5 (type int)

### a namespace that is registered without a prefix
import xml.etree.ElementTree as ET
ET.register_namespace('', 'urn:picture')
tree = ET.fromstring('<p:svg xmlns:p="urn:picture" xmlns:o="urn:other" p:a="1"><p:circle/><!-- out --><o:x/></p:svg>')
tree.insert(0, ET.Element('title'))
print(ET.tostring(tree, encoding='unicode'))
print(ET.tostring(tree, 'unicode', method='html'))
ET.register_namespace('p', 'urn:picture')
print(ET.tostring(tree).decode())
#> <svg xmlns="urn:picture" xmlns:ns1="urn:other" a="1"><title /><circle /><ns1:x /></svg>
#> <svg xmlns="urn:picture" xmlns:ns1="urn:other" a="1"><title></title><circle></circle><ns1:x></ns1:x></svg>
#> <p:svg xmlns:ns1="urn:other" xmlns:p="urn:picture" p:a="1"><title /><p:circle /><ns1:x /></p:svg>
