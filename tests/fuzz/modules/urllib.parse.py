# Random addresses taken apart, put together, quoted and unquoted.
from urllib.parse import *

SCHEMES = ('http', 'https', 'ftp', 'file', 'mailto', 'HTTP', 'x+y.z-1', '1a', 'svn', 'data', 'javascript', '', '')
HOSTS = ('example.com', 'EXAMPLE.com', 'u:p@host', 'u@h:80', 'host:', 'host:99999', 'host:-1', 'host:a', '[::1]', '[::1]:8080', '[v1.a]', '[::1', '::1]', '[1.2.3.4]', '[bad]x', 'é.com',
         'a\u2100b', '%41', '', '', 'h\tn', 'a@b@c', '[fe80::1%25eth0]')
PARTS = ('a', 'b', '.', '..', '', 'c;p=1', 'é', '%20', '%zz', 'x y', '~', ':', '@', '...', '%2F', '\n', '\\')
QUERIES = ('a=1', 'b=2', 'a', '=', '', 'a=1=2', 'é=ü', '%41=%C3%A9', 'x+y=z%2B', ';', 'a;b=1', '%ff=%fe', 'k=')
ALPHABET = ':/?#[]@;=&%+ .\t\n\\\x00é\u2100a1'
SAFE = ('', '/', ':/?', '~é', ' ')


def address():
    text = pick(SCHEMES)
    text += ':' if text and rnd(9) else ''
    text += '//' + pick(HOSTS) if rnd(4) else pick(('', '/', '//', '///'))
    text += ''.join(['/' + pick(PARTS) for _ in range(rnd(5))]) if rnd(5) else pick(PARTS)
    text += '?' + '&'.join(many(lambda: pick(QUERIES), 4)) if rnd(2) else ''
    text += '#' + pick(PARTS + QUERIES) if rnd(3) == 0 else ''
    return mutated(text, ALPHABET)


def apart(text):
    found = urlsplit(text) if rnd(2) else urlparse(text)
    return found, found.geturl(), tried(lambda: (found.hostname, found.username, found.password)), tried(lambda: found.port)


def quoting(text):
    k = rnd(6)
    if k == 0:
        return quote(text, pick(SAFE)), quote_plus(text, pick(SAFE))
    if k == 1:
        return unquote(text), unquote_plus(text), unquote_to_bytes(text)
    if k == 2:
        return unquote(text, pick(('latin-1', 'ascii', 'utf-8')), pick(('strict', 'replace', 'ignore')))
    if k == 3:
        return quote(text.encode(), pick(SAFE)), quote_from_bytes(text.encode())
    if k == 4:
        return quote(text, pick(SAFE), pick(('latin-1', 'ascii')), pick(('strict', 'replace', 'xmlcharrefreplace')))
    return unquote(text.encode())


def queries():
    text = mutated(pick(('&', ';', '&&')).join(many(lambda: pick(QUERIES), 6)), ALPHABET)
    names = {'keep_blank_values': rnd(2) == 0, 'strict_parsing': rnd(3) == 0, 'separator': pick(('&', '&', ';', '')),
             'max_num_fields': pick((None, None, 2, 0)), 'errors': pick(('replace', 'strict')), 'encoding': pick(('utf-8', 'latin-1'))}
    return text, names, tried(parse_qs, text, **names), tried(parse_qsl, text.encode() if rnd(4) == 0 else text, **names)


def once(number):
    k = rnd(10)
    text = address()
    if k < 4:
        return number, text, tried(apart, text.encode('ascii', 'ignore') if rnd(5) == 0 else text)
    if k < 6:
        other = address()
        return number, text, other, tried(urljoin, text, other, bool(rnd(4))), tried(urldefrag, other)
    if k < 8:
        return number, text, tried(quoting, text)
    if k < 9:
        return number, queries()
    pairs = [(pick(('a', 'é', '', 1, b'x', None, 1.5)), pick(('v', ['x', 'ü'], (), 'a b', b'\xff', 2, '&='))) for _ in range(rnd(4))]
    return (number, pairs, tried(urlencode, pairs, bool(rnd(2)), pick(SAFE), quote_via=pick((quote, quote_plus))),
            tried(urlunsplit, (pick(SCHEMES), pick(HOSTS), pick(PARTS), pick(QUERIES), pick(PARTS))))
