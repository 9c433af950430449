from bs4 import BeautifulSoup, Comment, NavigableString, SoupStrainer

html = '''<html><head><title>The Story</title></head><body><p class="title big"><b>Bold</b></p>
<p class="story">Once <a href="/e" id="link1">Elsie</a>, <a href="/l" id="link2">Lacie</a> &amp; <br>end<!-- note --></p><ul><li>1<li>2</ul></body>'''
s = BeautifulSoup(html, 'html.parser')
print(s.title, s.title.string, s.p['class'], s.a.attrs, [a['href'] for a in s.find_all('a')], s.find(id='link2').text, s.prettify(), sep='\n')
print(s.select('p.story > a#link1'), s.select_one('li:nth-of-type(2)'), s.select('a[href^="/e"]'), [t.name for t in s.find_all(['b', 'br'])], s.find_all(string=lambda t: isinstance(t, Comment)))
print(s.b.parent.name, s.a.next_sibling, s.a.find_next('a').text, [p.name for p in s.b.parents], s.get_text('|', strip=True), list(s.p.stripped_strings), len(list(s.descendants)))
s.a['class'] = 'x'
s.a.string = 'New <text>'
tag = s.new_tag('i', attrs={'data-k': 'é'})
tag.append(NavigableString('it'))
s.b.wrap(tag)
s.br.decompose()
s.find(id='link2').replace_with('gone')
print(s.body, s.p.encode('ascii'), s.decode(formatter='html'), str(BeautifulSoup('<a><b></a></b>', 'html.parser')), BeautifulSoup('<p>x<p>y', 'html.parser', parse_only=SoupStrainer('p')), sep='\n')
print(BeautifulSoup(b'<meta charset="latin-1"><p>\xe9', 'html.parser').p, s.find('nothing'), s.select(':is(p, ul):has(b)')[0].name, s.p.sourceline)
try:
    s.select('p[')
except Exception as e:
    print(type(e).__name__)
