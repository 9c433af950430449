import html5lib
from html5lib import HTMLParser, getTreeBuilder, getTreeWalker, serialize
from html5lib.filters import sanitizer

docs = ['<p>a<p>b<table>x<tr><td>1', '<b><i>x</b>y</i>', '<!DOCTYPE html><title>t</title><body bgcolor=x><ul><li>1<li>2</ul>', '<a href="?a=b&copy=1">&amp;&notit;&#x80;</a>', '<script>a<b</script><svg><path/></svg><select><option>1<option>2']
for d in docs:
    t = html5lib.parse(d, namespaceHTMLElements=False)
    print(serialize(t, quote_attr_values='always', omit_optional_tags=False))
p = HTMLParser(strict=False)
p.parse('<p></b><x')
print([(e[0], e[1]) for e in p.errors])
print(serialize(html5lib.parseFragment('<a onclick=x href="javascript:1">k</a><script>1</script>')), [t['type'] for t in getTreeWalker('etree')(html5lib.parse('<p>x'))])
