from html.parser import HTMLParser


class Shown(HTMLParser):
    def handle_starttag(self, tag, attrs):
        print('start', tag, attrs, self.getpos(), self.get_starttag_text())

    def handle_endtag(self, tag):
        print('end', tag)

    def handle_data(self, data):
        print('data', repr(data))

    def handle_comment(self, data):
        print('comment', repr(data))

    def handle_decl(self, decl):
        print('decl', decl)

    def handle_pi(self, data):
        print('pi', data)

    def unknown_decl(self, data):
        print('unknown', data)

    def handle_charref(self, name):
        print('char', name)

    def handle_entityref(self, name):
        print('entity', name)


def reads(*texts, **keywords):
    for text in texts:
        p = Shown(**keywords)
        p.feed(text)
        print('left', repr(p.rawdata), end=': ')
        p.close()
        print()


### a page
reads('<!DOCTYPE html>\n<p class="a b" ID=x hidden>Hi &amp; <br/>bye</P>\n',
      '<!-- no --><?php x?><a href=\'?a=1&amp;b\'>é</a>')
#> decl DOCTYPE html
#> data '\n'
#> start p [('class', 'a b'), ('id', 'x'), ('hidden', None)] (2, 0) <p class="a b" ID=x hidden>
#> data 'Hi & '
#> start br [] (2, 36) <br/>
#> end br
#> data 'bye'
#> end p
#> data '\n'
#> left '': 
#> comment ' no '
#> pi php x?
#> start a [('href', '?a=1&b')] (1, 20) <a href='?a=1&amp;b'>
#> data 'é'
#> end a
#> left '': 

### attributes
reads('<a b="x>y" c=\'"\' d=e/ f= g h="&lt;&quot">', '<a/b/c>', '<a b=>', '<a  b = "c"d="e">', '<img src=x/>',
    '<A B=C\nD>', '<a =x>')
#> start a [('b', 'x>y'), ('c', '"'), ('d', 'e/'), ('f', 'g'), ('h', '<"')] (1, 0) <a b="x>y" c='"' d=e/ f= g h="&lt;&quot">
#> left '': 
#> start a [('b', None), ('c', None)] (1, 0) <a/b/c>
#> left '': 
#> start a [('b', '')] (1, 0) <a b=>
#> left '': 
#> start a [('b', 'c'), ('d', 'e')] (1, 0) <a  b = "c"d="e">
#> left '': 
#> start img [('src', 'x/')] (1, 0) <img src=x/>
#> left '': 
#> start a [('b', 'C'), ('d', None)] (1, 0) <A B=C
#> D>
#> left '': 
#> start a [('=x', None)] (1, 0) <a =x>
#> left '': 

### what is no tag
reads('a < b > c', '<1>', '<>', '</>', '</ x>', '</1>', '<!x>', '<![if x]>', '<![CDATA[a<b]]>', '<!-->', '<!--->',
    '<!--a--!>b-->')
#> data 'a '
#> data '<'
#> data ' b > c'
#> left '': 
#> data '<'
#> data '1>'
#> left '': 
#> data '<'
#> data '>'
#> left '': 
#> left '': 
#> comment ' x'
#> left '': 
#> comment '1'
#> left '': 
#> comment 'x'
#> left '': 
#> comment '[if x]'
#> left '': 
#> unknown CDATA[a<b
#> left '': 
#> comment ''
#> left '': 
#> comment ''
#> left '': 
#> comment 'a'
#> data 'b-->'
#> left '': 

### what ends too early
reads('<', '</', '<a', '<a b="c', '</a', '<!', '<!-', '<!--a-', '<!--a--', '<!doctype x', '<![CDATA[x', '<?x',
    'a&am', 'a&#x')
reads('<script>a', '<title>&lt;')
#> left '<': data '<'
#>
#> left '</': data '</'
#>
#> left '<a': 
#> left '<a b="c': 
#> left '</a': 
#> left '<!': comment ''
#>
#> left '<!-': comment '-'
#>
#> left '<!--a-': comment 'a'
#>
#> left '<!--a--': comment 'a'
#>
#> left '<!doctype x': decl doctype x
#>
#> left '<![CDATA[x': unknown CDATA[x
#>
#> left '<?x': pi x
#>
#> left 'a&am': data 'a&am'
#>
#> left 'a&#x': data 'a&#x'
#>
#> start script [] (1, 0) <script>
#> left 'a': data 'a'
#>
#> start title [] (1, 0) <title>
#> left '&lt;': data '<'
#>

### references
reads('&lt;&#65;&#x42;&notit;&nope;&', '&amp', 'a&#x;b')
#> left '&lt;&#65;&#x42;&notit;&nope;&': data '<AB¬it;&nope;&'
#>
#> left '&amp': data '&'
#>
#> data 'a&#x;b'
#> left '': 

### references as they stand
reads('&lt;&#65;&#x42;&notit;&', '&amp', 'a&#x;b', 'a&#', 'x&b c', convert_charrefs=False)
#> entity lt
#> char 65
#> char x42
#> entity notit
#> left '&': data '&'
#>
#> left '&amp': entity amp
#>
#> data 'a'
#> data '&#'
#> data 'x;b'
#> left '': 
#> data 'a'
#> left '&#': data '&#'
#>
#> data 'x'
#> entity b
#> data ' c'
#> left '': 

### elements of text
reads('<script>if (a < b && "</i>") x</script>y', '<style>a</STYLE >', '<textarea>&lt;<b></textarea>',
    '<plaintext>a</plaintext>')
#> start script [] (1, 0) <script>
#> data 'if (a < b && "</i>") x'
#> end script
#> data 'y'
#> left '': 
#> start style [] (1, 0) <style>
#> data 'a'
#> end style
#> left '': 
#> start textarea [] (1, 0) <textarea>
#> data '<<b>'
#> end textarea
#> left '': 
#> start plaintext [] (1, 0) <plaintext>
#> data 'a</plaintext>'
#> left '': 

### more elements of text
reads('<title>a<b</title>', '<script/>a<b>', '<noscript><b>', '<script></scripty></script>')
reads('<noscript><b></noscript>', scripting=True)
#> start title [] (1, 0) <title>
#> data 'a<b'
#> end title
#> left '': 
#> start script [] (1, 0) <script/>
#> end script
#> data 'a'
#> start b [] (1, 10) <b>
#> left '': 
#> start noscript [] (1, 0) <noscript>
#> start b [] (1, 10) <b>
#> left '': 
#> start script [] (1, 0) <script>
#> data '</scripty>'
#> end script
#> left '': 
#> start noscript [] (1, 0) <noscript>
#> data '<b>'
#> end noscript
#> left '': 

### in pieces
p = Shown()
for piece in '<', 'p cl', 'ass="a', '">te', 'xt &am', 'p; <', '/p', '>', '<!-', '-c', '--', '>':
    p.feed(piece)
print(repr(p.rawdata), p.getpos())
p.reset()
print(p.getpos(), p.get_starttag_text())
#> start p [('class', 'a')] (1, 0) <p class="a">
#> data 'te'
#> data 'xt & '
#> end p
#> comment 'c'
#> '' (1, 36)
#> (1, 0) <p class="a">

### a parser that changes while it reads
class Links(HTMLParser):
    def __init__(self):
        super().__init__()
        self.found, self.depth = [], 0
    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs), sum(range(30))))
        if tag == 'b' and self.depth < 3:
            inner = Links()
            inner.depth = self.depth + 1
            inner.feed('<i x=1><b>')
            self.found.append(inner.found)
    def handle_startendtag(self, tag, attrs):
        self.found.append(tag)
p = Links()
p.feed('<a href="x"><b><br/>')
print(p.found)
#> [('a', {'href': 'x'}, 435), ('b', {}, 435), [('i', {'x': '1'}, 435), ('b', {}, 435), [('i', {'x': '1'}, 435), ('b', {}, 435), [('i', {'x': '1'}, 435), ('b', {}, 435)]]], 'br']

### the names by which programs that parse tags themselves know the patterns
import re
from html import parser
class P(parser.HTMLParser):
    def handle_starttag(self, tag, attrs): print('start', tag, attrs)
    def handle_data(self, data): print('data', repr(data))
    def handle_entityref(self, name): print('entity', name)
    def handle_pi(self, data): print('pi', data)
p = P(convert_charrefs=False)
for text in '<a b="c" d>', '<a b="c', "<a/x='y'/>", '<a b = c / >', '<a "b">', '<br/':
    p.rawdata = text
    found = parser.tagfind_tolerant.match(text, 1)
    print(text, p.check_for_whole_start_tag(0), found[1], parser.attrfind_tolerant.findall(text, found.end()))
p.reset()
parser.piclose, parser.entityref = re.compile(r'\?>'), re.compile('&([a-z]+);')
parser.starttagopen, parser.incomplete = re.compile('<b'), parser.entityref
p.feed('<?x > y?>&amp;&amp &lt;<b><a>')
p.close()
#> <a b="c" d> 11 a [('b', '="c"', '"c"'), ('d', '', '')]
#> <a b="c -1 a [('b', '', ''), ('c', '', '')]
#> <a/x='y'/> 10 a [('x', "='y'", "'y'")]
#> <a b = c / > 12 a [('b', ' = c', 'c')]
#> <a "b"> 7 a [('"b"', '', '')]
#> <br/ -1 br []
#> pi x > y
#> entity amp
#> data '&'
#> data 'amp '
#> entity lt
#> start b []
#> data '<'
#> data 'a>'

### references in the values of attributes
texts = ('?q=1&copy=2&lt=3', '&copy', '&copy;', '&copyx', '&copy1', '&copy-', '&notin;', '&notin', '&notit;', '&not;it',
    '&eacute&eacute;', '&eacute=', '&eacute;=', '&ampamp;', '&amp;amp;', '&nope;', '&CounterClockwiseContourIntegral',
    '&#65', '&#65=', '&#65a', '&#x41g', '&#X41;', '&#;', '&#150;', '&#xd800;', '&', '&&lt', '&lté', '&lt_', '&lt.')


class Value(HTMLParser):
    def handle_starttag(self, tag, attrs):
        print(*(value for name, value in attrs), end='  ')

    def handle_data(self, data):
        print(data)


for form in '<a b="{}">', '<a b={}>', "<a b='{}'/>":
    for text in texts:
        Value().feed(form.format(text))
    print()
Value().feed('<a b="&copy=1&lt">&copy=1&lt;')
Value(convert_charrefs=False).feed('<a b="&copy=1&lt">=1')
#> ?q=1&copy=2&lt=3  ©  ©  &copyx  &copy1  ©-  ∉  &notin  &notit;  ¬it  éé  &eacute=  é=  &ampamp;  &amp;  &nope;  &CounterClockwiseContourIntegral  A  A=  Aa  Ag  A  &#;  –  �  &  &<  <é  <_  <.  
#> ?q=1&copy=2&lt=3  ©  ©  &copyx  &copy1  ©-  ∉  &notin  &notit;  ¬it  éé  &eacute=  é=  &ampamp;  &amp;  &nope;  &CounterClockwiseContourIntegral  A  A=  Aa  Ag  A  &#;  –  �  &  &<  <é  <_  <.  
#> ?q=1&copy=2&lt=3  ©  ©  &copyx  &copy1  ©-  ∉  &notin  &notit;  ¬it  éé  &eacute=  é=  &ampamp;  &amp;  &nope;  &CounterClockwiseContourIntegral  A  A=  Aa  Ag  A  &#;  –  �  &  &<  <é  <_  <.  
#> &copy=1<  ©=1<
#> &copy=1<  =1

### addresses in attributes
from urllib.parse import parse_qs, urlsplit


class Links(HTMLParser):
    def handle_starttag(self, tag, attrs):
        print(parse_qs(urlsplit(dict(attrs)['href']).query))


Links().feed('<a href="?a=1&copy=2&reg=3&para=4&sect=5&order=6&curren=7&num=8&not=9">')
Links().feed('<a href="?a=1&amp;copy=2&amp;reg=3">')
#> {'a': ['1'], 'copy': ['2'], 'reg': ['3'], 'para': ['4'], 'sect': ['5'], 'order': ['6'], 'curren': ['7'], 'num': ['8'], 'not': ['9']}
#> {'a': ['1'], 'copy': ['2'], 'reg': ['3']}

### every name before every kind of end in an attribute
import hashlib
from html.entities import html5
found = []


class Kept(HTMLParser):
    def handle_starttag(self, tag, attrs):
        found.append(attrs[0][1])


p = Kept()
for name in sorted(html5):
    for end in '', ';', '=', 'x', '1', '-', ' ', '.', 'é', '_':
        p.feed(f'<a b="&{name}{end}">')
print(len(found), hashlib.sha256(repr(found).encode()).hexdigest())
#> 22310 0c0b9ede92e73c189c93d088dbd03a89468e7d0d60cafbc70101074e2f0dd605
