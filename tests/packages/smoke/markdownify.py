from bs4 import BeautifulSoup
from markdownify import ASTERISK, ATX, ATX_CLOSED, BACKSLASH, MarkdownConverter, SETEXT, UNDERSCORE, markdownify as md

page = '''<html><head><title>T</title><style>p {}</style></head><body>
<h1>Head <em>one</em></h1><h2>Two</h2><h4>Four</h4>
<p>Some <b>bold</b>, <strong> spaced </strong>, <i>it</i>, <code>a*b`c</code>, <del>gone</del>, H<sub>2</sub>O x<sup>2</sup> &amp; 1 * 2 _ 3 # x<br>next
   line</p>
<ul><li>one<ul><li>deep<ol start="3"><li>three</li><li>four</li></ol></li></ul></li><li><p>para</p><p>two</p></li></ul>
<blockquote>quote<blockquote>inner</blockquote></blockquote>
<pre><code class="language-py">def f():
    return "*x*"
</code></pre>
<table><caption>C</caption><thead><tr><th>A</th><th colspan="2">B|C</th></tr></thead><tbody><tr><td>1</td><td>two<br>lines</td><td><a href="u">v</a></td></tr></tbody></table>
<a href="http://x.com" title="a &quot;t&quot;">link</a> <a href="http://y.com">http://y.com</a> <a>none</a> <img src="i.png" alt="an image" title="ti"><hr><script>no()</script>
<dl><dt>term</dt><dd>meaning</dd></dl><figure><figcaption>cap</figcaption></figure></body></html>'''
print(md(page))
print(repr(md(page, heading_style=ATX, bullets='-', strong_em_symbol=UNDERSCORE, newline_style=BACKSLASH, autolinks=False, escape_asterisks=False, escape_underscores=False, sub_symbol='~', sup_symbol='^', code_language='text', strip=['img'])[:300]))
print([md(s) for s in ('<b></b>', 'a<b> </b>c', '<p>1. x</p><p>- y</p>', '<td>x</td>', '&lt;b&gt; \\ [x](y)', '<h7>z</h7>', '<q>q</q>', '<kbd>k</kbd>', '  ', '<ol><li>a</ol>', 'a\n\n\n b', '<!-- c -->d', '<video src="v.mp4">t</video>')])
print(md('<h1>x</h1>', heading_style=ATX_CLOSED), md('<p>long text that has to be wrapped</p>', wrap=True, wrap_width=12), md('<b>x</b><i>y</i>', convert=['b']), md('<pre>x</pre>', code_language_callback=lambda el: 'sh'), ASTERISK, SETEXT, sep='|')


class Mine(MarkdownConverter):
    def convert_img(self, el, text, parent_tags):
        return super().convert_img(el, text, parent_tags) + '!'

    def convert_custom_tag(self, el, text, parent_tags):
        return f'<<{text}>>'


print(Mine(bullets='+').convert('<img src=a><custom-tag>t</custom-tag><ul><li>x</ul>'), Mine().convert_soup(BeautifulSoup('<p>soup <b>x</b></p>', 'html.parser')))
for wrong in lambda: md('x', strip=['a'], convert=['b']), lambda: md(None), lambda: md('<b>x</b>', strong_em_symbol=3):
    try:
        print(repr(wrong()))
    except Exception as e:
        print(type(e).__name__, e)
