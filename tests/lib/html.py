# html and html.entities.

### escaping
import html
print(html.escape('<a href="x">\'&amp;</a>'), html.escape('<"\'>', quote=False), html.escape('<"\'>', False),
    html.__all__)
for f in (lambda: html.escape(5), lambda: html.unescape(5), lambda: html.unescape(b'&'), lambda: html.escape(b'x')):
    try: print(f())
    except Exception as x: print(type(x), x)
#> &lt;a href=&quot;x&quot;&gt;&#x27;&amp;amp;&lt;/a&gt; &lt;"'&gt; &lt;"'&gt; ['escape', 'unescape']
#> <class 'AttributeError'> 'int' object has no attribute 'replace'
#> <class 'TypeError'> argument of type 'int' is not a container or iterable
#> <class 'TypeError'> a bytes-like object is required, not 'str'
#> <class 'TypeError'> a bytes-like object is required, not 'str'

### references
import html
for s in ('&lt;b&gt; &amp; &quot;q&quot; &#39; &#x41; &eacute; &nope; &eacute &notit; &notin; &not; &amp;amp; '
        '&AMP &ampx; &#; &#x; &#xZ; &#65 &#65a &#x41g; & &; &&lt; &ltx;',
        '&CounterClockwiseContourIntegral; &CounterClockwiseContourIntegralx; &NotEqualTilde; &fjlig;', '&acE;',
        'no', ''):
    print(html.unescape(s))
for i in (*range(160), 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xfdcf, 0xfdd0, 0xfdef, 0xfdf0, 0xfffe, 0xffff, 0x10000,
        0x1fffe, 0x20000, 0x10fffd, 0x10ffff, 0x110000, 10**30):
    print(ascii(html.unescape(f'&#{i};')), end=' ')
print()
#> <b> & "q" ' A é &nope; é ¬it; ∉ ¬ &amp; & &x; &#; &#x; &#xZ; A Aa Ag; & &; &< <x;
#> ∳ &CounterClockwiseContourIntegralx; ≂̸ fj
#> ∾̳
#> no
#>
#> '\ufffd' '' '' '' '' '' '' '' '' '\t' '\n' '' '\x0c' '\r' '' '' '' '' '' '' '' '' '' '' '' '' '' '' '' '' '' '' ' ' '!' '"' '#' '$' '%' '&' "'" '(' ')' '*' '+' ',' '-' '.' '/' '0' '1' '2' '3' '4' '5' '6' '7' '8' '9' ':' ';' '<' '=' '>' '?' '@' 'A' 'B' 'C' 'D' 'E' 'F' 'G' 'H' 'I' 'J' 'K' 'L' 'M' 'N' 'O' 'P' 'Q' 'R' 'S' 'T' 'U' 'V' 'W' 'X' 'Y' 'Z' '[' '\\' ']' '^' '_' '`' 'a' 'b' 'c' 'd' 'e' 'f' 'g' 'h' 'i' 'j' 'k' 'l' 'm' 'n' 'o' 'p' 'q' 'r' 's' 't' 'u' 'v' 'w' 'x' 'y' 'z' '{' '|' '}' '~' '' '\u20ac' '\x81' '\u201a' '\u0192' '\u201e' '\u2026' '\u2020' '\u2021' '\u02c6' '\u2030' '\u0160' '\u2039' '\u0152' '\x8d' '\u017d' '\x8f' '\x90' '\u2018' '\u2019' '\u201c' '\u201d' '\u2022' '\u2013' '\u2014' '\u02dc' '\u2122' '\u0161' '\u203a' '\u0153' '\x9d' '\u017e' '\u0178' '\ud7ff' '\ufffd' '\ufffd' '\ue000' '\ufdcf' '' '' '\ufdf0' '' '' '\U00010000' '' '\U00020000' '\U0010fffd' '' '\ufffd' '\ufffd' 

### names
from html import entities as e
import hashlib
print(len(e.html5), len(e.name2codepoint), e.__all__, e.name2codepoint['lang'], ascii(e.html5['lang;']))
print(e.codepoint2name[233], ascii(e.entitydefs['eacute']))
for table in sorted(e.html5.items()), list(e.name2codepoint.items()), list(e.codepoint2name.items()), list(
        e.entitydefs.items()):
    print(hashlib.md5(repr(table).encode()).hexdigest())
#> 2231 252 ['html5', 'name2codepoint', 'codepoint2name', 'entitydefs'] 9001 '\u27e8'
#> eacute '\xe9'
#> b47bc3b0c427b68ea175e5e7d97d6524
#> 7dca93e157cb892cb5ccbb5b8f97e8d2
#> 8a595b08a80989189a6809b90f9c21b6
#> d51f614efc0b29ef8b59b233623323f4

### the replacement that packages take from it
import html, re
print(re.sub(r'&(#[0-9]+;|[a-z]+;)', html._replace_charref, '&lt;&#65;&nope;&copy;'))  #> <A&nope;©
