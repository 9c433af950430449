import bleach
from bleach.callbacks import nofollow, target_blank
from bleach.linkifier import Linker, LinkifyFilter
from bleach.sanitizer import ALLOWED_ATTRIBUTES, ALLOWED_TAGS, Cleaner

print(sorted(ALLOWED_TAGS), ALLOWED_ATTRIBUTES)
for text in ['an <script>evil()</script> example', '<b onclick=x>b</b><i>i', '<a href="javascript:alert(1)" title="t">x</a>', '<a href="http://x.com?a=1&b=2&copy=3">y</a>', 'a < b & c > d &amp; &lt; &nbsp; &bogus;', '<!-- c --><p>p', '<img src=x onerror=alert(1)>', '<a href="jav\tascript:x">z</a>', '<svg><style><img src=x></style></svg>', '<ul><li>a<li>b</ul>', 'é \x00\x07 x', '<b><em>nest</b></em>', '<a href="&#x6A;avascript:x">w</a>', '<<b>x', '<abbr title="a&quot;b">q</abbr>', 'text <unknown attr="v">u</unknown>']:
    print(bleach.clean(text), '|', bleach.clean(text, strip=True, strip_comments=False))
print(bleach.clean('<p style="color: red; x: y" class=c data-x=1>s</p><a href="ftp://f">f</a><span id=i>', tags={'p', 'a', 'span'}, attributes={'*': ['class'], 'p': lambda t, n, v: n.startswith('data-'), 'a': ['href']}, protocols={'ftp'}))
cleaner = Cleaner(tags={'b', 'pre'}, attributes=[], filters=[LinkifyFilter], strip=True)
print(cleaner.clean('<pre>see http://x.com</pre> <b>and www.y.org/p?q=1#f</b> <i>z</i>'))
for text in ['see http://example.com, or (www.example.org/a_(b)) and mail me@x.com.', '<a href="/old" rel="x">old</a> example.co.uk', '<pre>http://x.com</pre> http://y.com', 'a.b.c not.atld x@y https://u:p@h.com:8080/é?a=b&c=d#e', 'HTTP://CAPS.COM/<b>x.com</b>']:
    print(bleach.linkify(text), '|', bleach.linkify(text, parse_email=True, skip_tags={'pre'}, callbacks=[target_blank]))


def short(attrs, new=False):
    if not new:
        return None
    attrs['_text'] = attrs['_text'][:6] + '...'
    attrs[(None, 'class')] = 'auto'
    return attrs


print(Linker(callbacks=[nofollow, short], recognized_tags={'a', 'p'}).linkify('<p><a href=/x>gone</a> http://long.example.com/path</p>'))
for wrong in lambda: bleach.clean(5), lambda: bleach.clean('<p style="a: b">', tags=['p'], attributes=7), lambda: bleach.linkify(None):
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, e)
