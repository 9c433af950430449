"""Pages in HTML, taken apart into tags and text as they come."""

import re

from html import unescape

__all__ = ['HTMLParser']

_SPACE, _VALUE = r'[\t\n\r\f ]', r"""'[^']*'|"[^"]*"|[^'">\t\n\r\f ][^>\t\n\r\f ]*|(?!['"])"""
_NAMED = r"""[a-zA-Z][^\t\n\r\f />]*"""
_KEY = r"""(?<=['"\t\n\r\f /])[^\t\n\r\f />][^\t\n\r\f /=>]*"""
_GAP = rf'(?:/(?!>)|{_SPACE})*'

# Programs that parse tags themselves read some of these by their names, or put others in their places (the package markdown).
starttagopen, endtagopen, endendtag, piclose = [re.compile(text) for text in ('<[a-zA-Z]', '</[a-zA-Z]', '>', '>')]
charref, entityref = re.compile(r'&#(\d+|[xX][\da-fA-F]+)'), re.compile(r'&([a-zA-Z][-.a-zA-Z0-9]*)')
incomplete = entityref
tagfind_tolerant = re.compile(f'({_NAMED}){_GAP}')
attrfind_tolerant = re.compile(f'({_KEY})({_SPACE}*={_SPACE}*({_VALUE}))?{_GAP}')
locatetagend = re.compile(f'{_NAMED}[\t\n\r\f /]*(?:{_KEY}(?:{_SPACE}*={_SPACE}*(?:{_VALUE}))?[\t\n\r\f /]*)*>?')

_name = re.compile(_NAMED).match
_between = re.compile(r'[\t\n\r\f /]*').match
_blanks = re.compile(r'[\t\n\r\f ]*').match
_key = re.compile(r'[^\t\n\r\f />][^\t\n\r\f /=>]*').match
_bare = re.compile(r'[^>\t\n\r\f ]*').match
_comment_end = re.compile(r'--!?>').search
_ends_word = re.compile(r'[\t\n\r\f ;]').search
_references = re.compile(r'&(?:#[0-9]+|#[xX][0-9a-fA-F]+|[a-zA-Z][a-zA-Z0-9]*)[;=]?')


def _reference_in_value(match):
    from html.entities import html5
    text = match[0]
    return unescape(text) if text[1] == '#' or text[1:] in html5 else text


def _unescape_attrvalue(s):
    """Replaces references as the HTML standard does in attributes: `?a&copy=1` keeps its `&copy`, since programs write such addresses."""
    return _references.sub(_reference_in_value, s) if '&' in s else s


class HTMLParser:
    """Calls handle_starttag(), handle_data() and so on for what feed() is given; subclasses say what these do."""

    CDATA_CONTENT_ELEMENTS = ('script', 'style', 'xmp', 'iframe', 'noembed', 'noframes')
    RCDATA_CONTENT_ELEMENTS = ('textarea', 'title')

    _start_text = None

    def __init__(self, *, convert_charrefs=True, scripting=False):
        self.convert_charrefs, self.scripting = convert_charrefs, scripting
        self.reset()

    def reset(self):
        """Forget what was fed."""
        self.rawdata, self.lineno, self.offset, self.lasttag = '', 1, 0, '???'
        self._support_cdata = True
        self.clear_cdata_mode()

    def feed(self, data):
        """Take more of the page; what is not whole yet waits."""
        self.rawdata += data
        self.goahead(0)

    def close(self):
        """There is no more."""
        self.goahead(1)

    def getpos(self):
        """(line, column) of what is being handled."""
        return self.lineno, self.offset

    def updatepos(self, i, j):
        passed = self.rawdata[i:j]
        lines = passed.count('\n')
        self.offset = len(passed) - passed.rindex('\n') - 1 if lines else self.offset + len(passed)
        self.lineno += lines
        return j

    def get_starttag_text(self):
        """The tag that was opened last, as it stands in the page."""
        return self._start_text

    def set_cdata_mode(self, elem, *, escapable=False):
        """What follows is text, up to the end of an element."""
        self.cdata_elem, self._escapable = elem.lower(), escapable
        self._cdata_end = re.compile(rf'</{re.escape(self.cdata_elem)}(?=[\t\n\r\f />])', re.I | re.A).search

    def clear_cdata_mode(self):
        self.cdata_elem, self._escapable, self._cdata_end = None, True, None

    def _set_support_cdata(self, flag=True):
        self._support_cdata = flag

    # One thing after the other

    def goahead(self, end):
        data, i = self.rawdata, 0
        while i < len(data):
            j = self._text_end(i, end)
            if j is None:
                break
            if i < j:
                self._text(i, j)
                i = self.updatepos(i, j)
                continue
            j = self._reference(i, end) if data[i] == '&' else self._markup(i, end)
            if j < 0:
                break
            i = self.updatepos(i, j)
        if end and i < len(data):
            self._text(i, len(data))
            i = self.updatepos(i, len(data))
        self.rawdata = data[i:]

    def _text(self, i, j):
        text = self.rawdata[i:j]
        self.handle_data(unescape(text) if self.convert_charrefs and self._escapable else text)

    def _text_end(self, i, end):
        """Where text ends that begins here; None where more has to come first."""
        data = self.rawdata
        if self.cdata_elem is not None:
            return self._cdata_text_end(i, end)
        j = data.find('<', i)
        if not self.convert_charrefs:
            k = data.find('&', i, len(data) if j < 0 else j)
            return k if k >= 0 else len(data) if j < 0 else j
        if j >= 0:
            return j
        k = data.rfind('&', max(i, len(data) - 34))
        return None if k >= 0 and not _ends_word(data, k) else len(data)

    def _cdata_text_end(self, i, end):
        data = self.rawdata
        if self.cdata_elem == 'plaintext':
            return len(data)
        found = self._cdata_end(data, i)
        stop = len(data) if found is None else found.start()
        k = data.find('&', i, stop) if self._escapable and not self.convert_charrefs else -1
        if k >= 0:
            return k
        return None if found is None else stop

    def _markup(self, i, end):
        """Handle what begins with <; where it ends, or -1 where it is not whole."""
        data = self.rawdata
        if starttagopen.match(data, i):
            j = self.parse_starttag(i)
        elif data.startswith('</', i):
            j = self.parse_endtag(i)
        elif data.startswith('<!--', i):
            j = self.parse_comment(i)
        elif data.startswith('<?', i):
            j = self.parse_pi(i)
        elif data.startswith('<!', i):
            j = self.parse_html_declaration(i)
        elif i + 1 < len(data) or end:
            self.handle_data('<')
            j = i + 1
        else:
            return -1
        if j >= 0 or not end:
            return j
        self._unfinished(i)
        return len(data)

    def _unfinished(self, i):
        """What the page ends in the middle of."""
        data = self.rawdata
        rest = data[i + 2 :]
        if _name(data, i + 1) or data.startswith('</', i) and _name(data, i + 2):
            return
        if data.startswith('</', i):
            (self.handle_comment if rest else self.handle_data)(rest or '</')
        elif rest.startswith('--') and data[i + 1] == '!':
            rest = rest[2:]
            ending = next((mark for mark in ('--!', '--', '-') if rest.endswith(mark)), '')
            self.handle_comment(rest.removesuffix(ending))
        elif data.startswith('<![CDATA[', i):
            (self.unknown_decl if self._support_cdata else self.handle_comment)(data[i + 3 :] if self._support_cdata else rest)
        elif data[i + 1] == '?':
            self.handle_pi(rest)
        else:
            (self.handle_decl if rest[:7].lower() == 'doctype' else self.handle_comment)(rest)

    def _reference(self, i, end):
        data = self.rawdata
        for kind, handle in ((charref, self.handle_charref), (entityref, self.handle_entityref)):
            found = kind.match(data, i)
            if found is None:
                continue
            j = found.end()
            whole = data[j - 1] == ';'
            if j == len(data) and not end and not whole:
                return -1  # it may go on
            handle(found[1])
            return j if whole else j + data.startswith(';', j)
        rest = data[i : i + 4]
        if i + len(rest) == len(data) and rest in ('&', '&#', '&#x', '&#X'):
            j = len(data)
            if not end:
                return -1
        else:
            j = i + (2 if rest.startswith('&#') else 1)
        self.handle_data(data[i:j])
        return j

    # Tags

    def _tag_end(self, i):
        """(where a tag ends, its attributes, whether / stands before the end); -1 where it is not whole."""
        data, n, attributes = self.rawdata, len(self.rawdata), []
        while True:
            i = _between(data, i).end()
            if i >= n:
                return -1, attributes, False
            if data[i] == '>':
                return i + 1, attributes, data[i - 1] == '/' and self._slash_counts
            key = _key(data, i)
            i = _blanks(data, key.end()).end()
            value = None
            if data.startswith('=', i):
                i = _blanks(data, i + 1).end()
                if i >= n:
                    return -1, attributes, False
                value, i = self._value(i)
                if i < 0:
                    return -1, attributes, False
            else:
                i = key.end()
            self._slash_counts = data[i - 1 : i] != '/'
            attributes.append((key[0].lower(), value and _unescape_attrvalue(value)))

    def _value(self, i):
        data = self.rawdata
        quote = data[i]
        if quote in '"\'':
            j = data.find(quote, i + 1)
            return data[i + 1 : j], j + 1 if j >= 0 else -1
        found = _bare(data, i)
        return found[0], found.end()

    def check_for_whole_start_tag(self, i):
        """Where a tag ends; -1 where it is not whole."""
        j = locatetagend.match(self.rawdata, i + 1).end()
        return j if self.rawdata[j - 1] == '>' else -1

    def parse_starttag(self, i):
        data = self.rawdata
        self._start_text, self._slash_counts = None, True
        name = _name(data, i + 1)
        j, attributes, closed = self._tag_end(name.end())
        if j < 0:
            return -1
        self._start_text = data[i:j]
        tag = self.lasttag = name[0].lower()
        if closed:
            self.handle_startendtag(tag, attributes)
            return j
        self.handle_starttag(tag, attributes)
        if tag in self.CDATA_CONTENT_ELEMENTS or tag == 'noscript' and self.scripting or tag == 'plaintext':
            self.set_cdata_mode(tag)
        elif tag in self.RCDATA_CONTENT_ELEMENTS:
            self.set_cdata_mode(tag, escapable=True)
        return j

    def parse_endtag(self, i):
        data = self.rawdata
        name = _name(data, i + 2) if endtagopen.match(data, i) else None
        if name is None:
            if data.startswith('</>', i):
                return i + 3
            return self.parse_bogus_comment(i)
        self._slash_counts = True
        j = self._tag_end(name.end())[0]
        if j >= 0:
            self.handle_endtag(name[0].lower())
            self.clear_cdata_mode()
        return j

    # Comments and declarations

    def parse_comment(self, i, report=True):
        data = self.rawdata
        for short in '<!-->', '<!--->':
            if data.startswith(short, i):
                if report:
                    self.handle_comment('')
                return i + len(short)
        found = _comment_end(data, i + 4)
        if found is None:
            return -1
        if report:
            self.handle_comment(data[i + 4 : found.start()])
        return found.end()

    def parse_bogus_comment(self, i, report=1):
        j = self.rawdata.find('>', i + 2)
        if j < 0:
            return -1
        if report:
            self.handle_comment(self.rawdata[i + 2 : j])
        return j + 1

    def parse_html_declaration(self, i):
        data = self.rawdata
        if data.startswith('<!--', i):
            return self.parse_comment(i)
        if data.startswith('<![CDATA[', i) and self._support_cdata:
            j = data.find(']]>', i + 9)
            if j >= 0:
                self.unknown_decl(data[i + 3 : j])
            return j + 3 if j >= 0 else -1
        if data[i : i + 9].lower() != '<!doctype':
            return self.parse_bogus_comment(i)
        j = data.find('>', i + 9)
        if j >= 0:
            self.handle_decl(data[i + 2 : j])
        return j + 1 if j >= 0 else -1

    def parse_pi(self, i):
        found = piclose.search(self.rawdata, i + 2)
        if found is None:
            return -1
        self.handle_pi(self.rawdata[i + 2 : found.start()])
        return found.end()

    # What subclasses do

    def unknown_decl(self, data):
        """<![data]]>"""

    def handle_pi(self, data):
        """<?data>"""

    def handle_decl(self, decl):
        """<!decl>"""

    def handle_comment(self, data):
        """<!--data-->"""

    def handle_data(self, data):
        """Text."""

    def handle_entityref(self, name):
        """&gt; without convert_charrefs."""

    def handle_charref(self, name):
        """&#62; without convert_charrefs."""

    def handle_endtag(self, tag):
        """</a>"""

    def handle_starttag(self, tag, attrs):
        """<a href="x">: the name in lower case, [(name, value)]."""

    def handle_startendtag(self, tag, attrs):
        """<br/>: a start and an end, unless a subclass says otherwise."""
        for handle, given in ((self.handle_starttag, (tag, attrs)), (self.handle_endtag, (tag,))):
            handle(*given)
