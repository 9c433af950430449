"""What files hold, by their names."""

import os
import posixpath

__all__ = [
    'knownfiles', 'inited', 'MimeTypes', 'guess_type', 'guess_file_type', 'guess_all_extensions', 'guess_extension', 'add_type', 'init',
    'read_mime_types', 'suffix_map', 'encodings_map', 'types_map', 'common_types',
]

inited, _db = False, None

# On each line a kind, and behind it its types, each with the endings of its files.
_REGISTERED = '''
text: javascript js mjs; css css; csv csv; html html htm; markdown md markdown; n3 n3; plain txt bat c h ksh pl srt;
richtext rtx; rtf rtf; tab-separated-values tsv; vtt vtt; x-python py; x-rst rst; x-setext etx; x-sgml sgm sgml;
x-vcard vcf; xml xml
application: epub+zip epub; gzip gz; json json; manifest+json webmanifest; msword doc dot wiz; n-quads nq; n-triples
nt; octet-stream bin a dll exe o obj so; oda oda; ogg ogx; pdf pdf; pkcs7-mime p7c; postscript ps ai eps; trig trig;
vnd.apple.mpegurl m3u m3u8; vnd.ms-excel xls xlb; vnd.ms-fontobject eot; vnd.ms-powerpoint ppt pot ppa pps pwz;
vnd.oasis.opendocument.graphics odg; vnd.oasis.opendocument.presentation odp; vnd.oasis.opendocument.spreadsheet ods;
vnd.oasis.opendocument.text odt; vnd.openxmlformats-officedocument.presentationml.presentation pptx;
vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx;
vnd.openxmlformats-officedocument.wordprocessingml.document docx; vnd.rar rar; wasm wasm; x-7z-compressed 7z; x-bcpio
bcpio; x-cpio cpio; x-csh csh; x-debian-package deb; x-dvi dvi; x-gtar gtar; x-hdf hdf; x-hdf5 h5; x-latex latex;
x-mif mif; x-netcdf cdf nc; x-pkcs12 p12 pfx; x-httpd-php php; x-pn-realaudio ram; x-python-code pyc pyo; x-rpm rpm;
x-sh sh; x-shar shar; x-shockwave-flash swf; x-sv4cpio sv4cpio; x-sv4crc sv4crc; x-tar tar; x-tcl tcl; x-tex tex;
x-texinfo texi texinfo; x-troff roff t tr; x-troff-man man; x-troff-me me; x-troff-ms ms; x-ustar ustar; x-wais-source
src; xml xsl rdf wsdl xpdl; yaml yaml yml; zip zip
audio: 3gpp 3gp 3gpp; 3gpp2 3g2 3gpp2; aac aac adts loas ass; basic au snd; flac flac; matroska mka; mp4 m4a; mpeg mp3
mp2; ogg ogg; opus opus; x-aiff aif aifc aiff; x-pn-realaudio ra; vnd.wave wav; webm weba
font: otf otf; ttf ttf; woff woff; woff2 woff2
image: avif avif; bmp bmp; emf emf; fits fits; g3fax g3; gif gif; ief ief; jp2 jp2; jpeg jpg jpe jpeg; jpm jpm; jpx
jpx; heic heic; heif heif; png png; svg+xml svg; t38 t38; tiff tiff tif; tiff-fx tfx; vnd.microsoft.icon ico; webp
webp; wmf wmf; x-cmu-raster ras; x-portable-anymap pnm; x-portable-bitmap pbm; x-portable-graymap pgm;
x-portable-pixmap ppm; x-rgb rgb; x-xbitmap xbm; x-xpixmap xpm; x-xwindowdump xwd
message: rfc822 eml mht mhtml nws
model: gltf+json gltf; gltf-binary glb; stl stl
video: matroska mkv; matroska-3d mk3d; mp4 mp4; mpeg mpeg m1v mpa mpe mpg; ogg ogv; quicktime mov qt; webm webm;
vnd.avi avi; x-m4v m4v; x-ms-wmv wmv; x-sgi-movie movie
'''
_COMMON = '''
application: rtf rtf; vnd.android.package-archive apk
audio: midi midi mid
image: jpg jpg; pict pict pct pic
text: xul xul
'''


def _endings(table):
    found, kind = {}, ''
    for entry in table.replace('\n', ' ').replace(': ', ':; ').split(';'):
        words = entry.split()
        # A kind stands behind the last entry of the one before.
        if words and words[-1].endswith(':'):
            following = words.pop()[:-1]
        else:
            following = kind
        for ending in words[1:]:
            found['.' + ending] = f'{kind}/{words[0]}'
        kind = following
    return found


knownfiles = ['/etc/mime.types', *(f'/etc/{folder}/mime.types' for folder in ('httpd', 'httpd/conf', 'apache', 'apache2'))]
knownfiles += ['/usr/local/' + path + 'mime.types' for path in ('etc/httpd/conf/', 'lib/netscape/', 'etc/httpd/conf/', 'etc/')]

_TAR = {'.t' + short: '.tar.' + long for short, long in (('gz', 'gz'), ('az', 'gz'), ('z', 'gz'), ('bz2', 'bz2'), ('xz', 'xz'))}
suffix_map = {'.svgz': '.svg.gz', **_TAR}
encodings_map = {'.gz': 'gzip', '.Z': 'compress', '.bz2': 'bzip2', '.xz': 'xz', '.br': 'br'}
types_map, common_types = _endings(_REGISTERED), _endings(_COMMON)
_OURS = {name: {**globals()[name]} for name in ('suffix_map', 'encodings_map', 'types_map', 'common_types')}


class MimeTypes:
    """Types by endings of names: those that are registered, and those that are only common (strict=False)."""

    def __init__(self, filenames=(), strict=True):
        if not inited:
            init()
        self.encodings_map, self.suffix_map = encodings_map.copy(), suffix_map.copy()
        self.types_map, self.types_map_inv = ({}, {}), ({}, {})
        for known, registered in ((types_map, True), (common_types, False)):
            for ending, kind in known.items():
                self._put(kind, ending, registered)
        for name in filenames:
            self.read(name, strict)

    def add_type(self, type, ext, strict=True):
        """A type for names with an ending."""
        if ext and ext[0] != '.':
            from warnings import warn

            said = 'Using undotted extensions is deprecated and will raise a ValueError in Python 3.16'
            warn(said, DeprecationWarning)
        if type:
            self._put(type, ext, strict)

    def _put(self, kind, ending, strict):
        self.types_map[bool(strict)][ending] = kind
        endings = self.types_map_inv[bool(strict)].setdefault(kind, [])
        if ending not in endings:
            endings.append(ending)

    def guess_type(self, url, strict=True):
        """(type, encoding) of what a URL leads to; None for what is not known."""
        url = os.fspath(url)
        if ':' in url:
            from urllib.parse import urlsplit

            parts = urlsplit(url)
            if parts.scheme == 'data':
                return _of_data(parts.path)
            if len(parts.scheme) > 1:
                return self._guess(parts.path, strict, posixpath.splitext)
        return self.guess_file_type(url, strict=strict)

    def guess_file_type(self, path, *, strict=True):
        """(type, encoding) of a file."""
        _, path = os.path.splitdrive(os.fspath(path))
        return self._guess(path, strict, os.path.splitext)

    def _guess(self, path, strict, split):
        base, ending = split(path)
        while ending.lower() in self.suffix_map:
            base, ending = split(base + self.suffix_map[ending.lower()])
        encoding = self.encodings_map.get(ending)
        if encoding is not None:
            ending = split(base)[1]
        ending = ending.lower()
        found = self.types_map[True].get(ending)
        return found if found or strict else self.types_map[False].get(ending), encoding

    def guess_all_extensions(self, type, strict=True):
        """The endings that names of a type have."""
        kind = type.lower()
        found = [*self.types_map_inv[True].get(kind, ())]
        if not strict:
            found += [ending for ending in self.types_map_inv[False].get(kind, ()) if ending not in found]
        return found

    def guess_extension(self, type, strict=True):
        """An ending that names of a type have, or None."""
        return next(iter(self.guess_all_extensions(type, strict)), None)

    def read(self, filename, strict=True):
        """Take types from a file."""
        with open(filename, encoding='utf-8') as file:
            self.readfp(file, strict)

    def readfp(self, fp, strict=True):
        """Take types from lines: a type, and endings without dots."""
        for line in fp:
            words = line.split()
            if '#' in line:
                first = next((i for i, word in enumerate(words) if word[0] == '#'), len(words))
                del words[first:]
            for ending in words[1:]:
                self._put(words[0], '.' + ending, strict)

    def read_windows_registry(self, strict=True):
        """There is none."""


def _of_data(text):
    before, comma, _ = text.partition(',')
    if not comma:
        return None, None
    kind = before.partition(';')[0]
    return 'text/plain' if '=' in kind or '/' not in kind else kind, None


def _by_all(name):
    """The function that asks what has all types."""
    def ask(*args, **kwargs):
        if _db is None:
            init()
        return getattr(_db, name)(*args, **kwargs)

    return ask


_ask_type, _ask_file, _ask_all, _ask_one, _ask_add = map(
    _by_all, ('guess_type', 'guess_file_type', 'guess_all_extensions', 'guess_extension', 'add_type')
)


def guess_type(url, strict=True):
    """(type, encoding) of what a URL leads to; None for what is not known."""
    return _ask_type(url, strict)


def guess_file_type(path, *, strict=True):
    """(type, encoding) of a file."""
    return _ask_file(path, strict=strict)


def guess_all_extensions(type, strict=True):
    """The endings that names of a type have."""
    return _ask_all(type, strict)


def guess_extension(type, strict=True):
    """An ending that names of a type have, or None."""
    return _ask_one(type, strict)


def add_type(type, ext, strict=True):
    """A type for names with an ending."""
    return _ask_add(type, ext, strict)


def init(files=None):
    """Begin anew, with what files say that there are."""
    global suffix_map, types_map, encodings_map, common_types, inited, _db
    inited = True
    if files is None or _db is None:
        names, fresh = [*knownfiles, *(files or ())], {name: {**table} for name, table in _OURS.items()}
        globals().update(fresh)
        db = MimeTypes()
    else:
        names, db = files, _db
    for name in names:
        if os.path.isfile(name):
            db.read(name)
    encodings_map, suffix_map = db.encodings_map, db.suffix_map
    common_types, types_map = db.types_map
    _db = db


def read_mime_types(file):
    """{ending: type} of a file; None where it cannot be read."""
    try:
        lines = open(file, encoding='utf-8')
    except OSError:
        return None
    with lines:
        db = MimeTypes()
        db.readfp(lines, True)
    return db.types_map[True]
