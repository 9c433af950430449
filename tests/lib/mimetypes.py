import mimetypes
from mimetypes import guess_all_extensions, guess_extension, guess_file_type, guess_type

mimetypes._db = None
mimetypes.init([])


### types
for name in ('a.html', 'A.HTML', 'x.tar.gz', 'x.tgz', 'x.svgz', 'x.Z', 'x.js', 'x.py', 'x.json', 'x', '.x', 'x.none',
    'a/b.c.png', 'x.md',
             'x.wasm', 'x.rtf', 'x.xul', 'x.jpg', 'x.txt.xz', 'x.docx', 'x.tar.none'):
    print(name, guess_type(name), guess_type(name, strict=False), guess_file_type(name) == guess_type(name))
#> a.html ('text/html', None) ('text/html', None) True
#> A.HTML ('text/html', None) ('text/html', None) True
#> x.tar.gz ('application/x-tar', 'gzip') ('application/x-tar', 'gzip') True
#> x.tgz ('application/x-tar', 'gzip') ('application/x-tar', 'gzip') True
#> x.svgz ('image/svg+xml', 'gzip') ('image/svg+xml', 'gzip') True
#> x.Z (None, 'compress') (None, 'compress') True
#> x.js ('text/javascript', None) ('text/javascript', None) True
#> x.py ('text/x-python', None) ('text/x-python', None) True
#> x.json ('application/json', None) ('application/json', None) True
#> x (None, None) (None, None) True
#> .x (None, None) (None, None) True
#> x.none (None, None) (None, None) True
#> a/b.c.png ('image/png', None) ('image/png', None) True
#> x.md ('text/markdown', None) ('text/markdown', None) True
#> x.wasm ('application/wasm', None) ('application/wasm', None) True
#> x.rtf ('text/rtf', None) ('text/rtf', None) True
#> x.xul (None, None) ('text/xul', None) True
#> x.jpg ('image/jpeg', None) ('image/jpeg', None) True
#> x.txt.xz ('text/plain', 'xz') ('text/plain', 'xz') True
#> x.docx ('application/vnd.openxmlformats-officedocument.wordprocessingml.document', None) ('application/vnd.openxmlformats-officedocument.wordprocessingml.document', None) True
#> x.tar.none (None, None) (None, None) True

### urls
for url in ('http://h/p.html?q=x.png#f', 'data:text/html,x', 'data:,x', 'data:;base64,x', 'data:a=b,x', 'data:x',
    'c:x.png', 'file:///x.pdf',
            '//h/x.css', 'x.png?y'):
    print(url, guess_type(url))
#> http://h/p.html?q=x.png#f ('text/html', None)
#> data:text/html,x ('text/html', None)
#> data:,x ('text/plain', None)
#> data:;base64,x ('text/plain', None)
#> data:a=b,x ('text/plain', None)
#> data:x (None, None)
#> c:x.png ('image/png', None)
#> file:///x.pdf ('application/pdf', None)
#> //h/x.css ('text/css', None)
#> x.png?y (None, None)

### endings
for kind in 'text/plain', 'IMAGE/JPEG', 'image/jpg', 'none/none', 'application/octet-stream', 'video/mp4':
    print(kind, guess_all_extensions(kind), guess_all_extensions(kind, False), guess_extension(kind),
        guess_extension(kind, False))
#> text/plain ['.txt', '.bat', '.c', '.h', '.ksh', '.pl', '.srt'] ['.txt', '.bat', '.c', '.h', '.ksh', '.pl', '.srt'] .txt .txt
#> IMAGE/JPEG ['.jpg', '.jpe', '.jpeg'] ['.jpg', '.jpe', '.jpeg'] .jpg .jpg
#> image/jpg [] ['.jpg'] None .jpg
#> none/none [] [] None None
#> application/octet-stream ['.bin', '.a', '.dll', '.exe', '.o', '.obj', '.so'] ['.bin', '.a', '.dll', '.exe', '.o', '.obj', '.so'] .bin .bin
#> video/mp4 ['.mp4'] ['.mp4'] .mp4 .mp4

### tables
print(len(mimetypes.types_map), len(mimetypes.common_types), mimetypes.suffix_map, mimetypes.encodings_map,
    mimetypes.inited)
print(sorted(mimetypes.types_map.items()))
print(mimetypes.knownfiles)
#> 198 9 {'.svgz': '.svg.gz', '.tgz': '.tar.gz', '.taz': '.tar.gz', '.tz': '.tar.gz', '.tbz2': '.tar.bz2', '.txz': '.tar.xz'} {'.gz': 'gzip', '.Z': 'compress', '.bz2': 'bzip2', '.xz': 'xz', '.br': 'br'} True
#> [('.3g2', 'audio/3gpp2'), ('.3gp', 'audio/3gpp'), ('.3gpp', 'audio/3gpp'), ('.3gpp2', 'audio/3gpp2'), ('.7z', 'application/x-7z-compressed'), ('.a', 'application/octet-stream'), ('.aac', 'audio/aac'), ('.adts', 'audio/aac'), ('.ai', 'application/postscript'), ('.aif', 'audio/x-aiff'), ('.aifc', 'audio/x-aiff'), ('.aiff', 'audio/x-aiff'), ('.ass', 'audio/aac'), ('.au', 'audio/basic'), ('.avi', 'video/vnd.avi'), ('.avif', 'image/avif'), ('.bat', 'text/plain'), ('.bcpio', 'application/x-bcpio'), ('.bin', 'application/octet-stream'), ('.bmp', 'image/bmp'), ('.c', 'text/plain'), ('.cdf', 'application/x-netcdf'), ('.cpio', 'application/x-cpio'), ('.csh', 'application/x-csh'), ('.css', 'text/css'), ('.csv', 'text/csv'), ('.deb', 'application/x-debian-package'), ('.dll', 'application/octet-stream'), ('.doc', 'application/msword'), ('.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'), ('.dot', 'application/msword'), ('.dvi', 'application/x-dvi'), ('.emf', 'image/emf'), ('.eml', 'message/rfc822'), ('.eot', 'application/vnd.ms-fontobject'), ('.eps', 'application/postscript'), ('.epub', 'application/epub+zip'), ('.etx', 'text/x-setext'), ('.exe', 'application/octet-stream'), ('.fits', 'image/fits'), ('.flac', 'audio/flac'), ('.g3', 'image/g3fax'), ('.gif', 'image/gif'), ('.glb', 'model/gltf-binary'), ('.gltf', 'model/gltf+json'), ('.gtar', 'application/x-gtar'), ('.gz', 'application/gzip'), ('.h', 'text/plain'), ('.h5', 'application/x-hdf5'), ('.hdf', 'application/x-hdf'), ('.heic', 'image/heic'), ('.heif', 'image/heif'), ('.htm', 'text/html'), ('.html', 'text/html'), ('.ico', 'image/vnd.microsoft.icon'), ('.ief', 'image/ief'), ('.jp2', 'image/jp2'), ('.jpe', 'image/jpeg'), ('.jpeg', 'image/jpeg'), ('.jpg', 'image/jpeg'), ('.jpm', 'image/jpm'), ('.jpx', 'image/jpx'), ('.js', 'text/javascript'), ('.json', 'application/json'), ('.ksh', 'text/plain'), ('.latex', 'application/x-latex'), ('.loas', 'audio/aac'), ('.m1v', 'video/mpeg'), ('.m3u', 'application/vnd.apple.mpegurl'), ('.m3u8', 'application/vnd.apple.mpegurl'), ('.m4a', 'audio/mp4'), ('.m4v', 'video/x-m4v'), ('.man', 'application/x-troff-man'), ('.markdown', 'text/markdown'), ('.md', 'text/markdown'), ('.me', 'application/x-troff-me'), ('.mht', 'message/rfc822'), ('.mhtml', 'message/rfc822'), ('.mif', 'application/x-mif'), ('.mjs', 'text/javascript'), ('.mk3d', 'video/matroska-3d'), ('.mka', 'audio/matroska'), ('.mkv', 'video/matroska'), ('.mov', 'video/quicktime'), ('.movie', 'video/x-sgi-movie'), ('.mp2', 'audio/mpeg'), ('.mp3', 'audio/mpeg'), ('.mp4', 'video/mp4'), ('.mpa', 'video/mpeg'), ('.mpe', 'video/mpeg'), ('.mpeg', 'video/mpeg'), ('.mpg', 'video/mpeg'), ('.ms', 'application/x-troff-ms'), ('.n3', 'text/n3'), ('.nc', 'application/x-netcdf'), ('.nq', 'application/n-quads'), ('.nt', 'application/n-triples'), ('.nws', 'message/rfc822'), ('.o', 'application/octet-stream'), ('.obj', 'application/octet-stream'), ('.oda', 'application/oda'), ('.odg', 'application/vnd.oasis.opendocument.graphics'), ('.odp', 'application/vnd.oasis.opendocument.presentation'), ('.ods', 'application/vnd.oasis.opendocument.spreadsheet'), ('.odt', 'application/vnd.oasis.opendocument.text'), ('.ogg', 'audio/ogg'), ('.ogv', 'video/ogg'), ('.ogx', 'application/ogg'), ('.opus', 'audio/opus'), ('.otf', 'font/otf'), ('.p12', 'application/x-pkcs12'), ('.p7c', 'application/pkcs7-mime'), ('.pbm', 'image/x-portable-bitmap'), ('.pdf', 'application/pdf'), ('.pfx', 'application/x-pkcs12'), ('.pgm', 'image/x-portable-graymap'), ('.php', 'application/x-httpd-php'), ('.pl', 'text/plain'), ('.png', 'image/png'), ('.pnm', 'image/x-portable-anymap'), ('.pot', 'application/vnd.ms-powerpoint'), ('.ppa', 'application/vnd.ms-powerpoint'), ('.ppm', 'image/x-portable-pixmap'), ('.pps', 'application/vnd.ms-powerpoint'), ('.ppt', 'application/vnd.ms-powerpoint'), ('.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'), ('.ps', 'application/postscript'), ('.pwz', 'application/vnd.ms-powerpoint'), ('.py', 'text/x-python'), ('.pyc', 'application/x-python-code'), ('.pyo', 'application/x-python-code'), ('.qt', 'video/quicktime'), ('.ra', 'audio/x-pn-realaudio'), ('.ram', 'application/x-pn-realaudio'), ('.rar', 'application/vnd.rar'), ('.ras', 'image/x-cmu-raster'), ('.rdf', 'application/xml'), ('.rgb', 'image/x-rgb'), ('.roff', 'application/x-troff'), ('.rpm', 'application/x-rpm'), ('.rst', 'text/x-rst'), ('.rtf', 'text/rtf'), ('.rtx', 'text/richtext'), ('.sgm', 'text/x-sgml'), ('.sgml', 'text/x-sgml'), ('.sh', 'application/x-sh'), ('.shar', 'application/x-shar'), ('.snd', 'audio/basic'), ('.so', 'application/octet-stream'), ('.src', 'application/x-wais-source'), ('.srt', 'text/plain'), ('.stl', 'model/stl'), ('.sv4cpio', 'application/x-sv4cpio'), ('.sv4crc', 'application/x-sv4crc'), ('.svg', 'image/svg+xml'), ('.swf', 'application/x-shockwave-flash'), ('.t', 'application/x-troff'), ('.t38', 'image/t38'), ('.tar', 'application/x-tar'), ('.tcl', 'application/x-tcl'), ('.tex', 'application/x-tex'), ('.texi', 'application/x-texinfo'), ('.texinfo', 'application/x-texinfo'), ('.tfx', 'image/tiff-fx'), ('.tif', 'image/tiff'), ('.tiff', 'image/tiff'), ('.tr', 'application/x-troff'), ('.trig', 'application/trig'), ('.tsv', 'text/tab-separated-values'), ('.ttf', 'font/ttf'), ('.txt', 'text/plain'), ('.ustar', 'application/x-ustar'), ('.vcf', 'text/x-vcard'), ('.vtt', 'text/vtt'), ('.wasm', 'application/wasm'), ('.wav', 'audio/vnd.wave'), ('.weba', 'audio/webm'), ('.webm', 'video/webm'), ('.webmanifest', 'application/manifest+json'), ('.webp', 'image/webp'), ('.wiz', 'application/msword'), ('.wmf', 'image/wmf'), ('.wmv', 'video/x-ms-wmv'), ('.woff', 'font/woff'), ('.woff2', 'font/woff2'), ('.wsdl', 'application/xml'), ('.xbm', 'image/x-xbitmap'), ('.xlb', 'application/vnd.ms-excel'), ('.xls', 'application/vnd.ms-excel'), ('.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'), ('.xml', 'text/xml'), ('.xpdl', 'application/xml'), ('.xpm', 'image/x-xpixmap'), ('.xsl', 'application/xml'), ('.xwd', 'image/x-xwindowdump'), ('.yaml', 'application/yaml'), ('.yml', 'application/yaml'), ('.zip', 'application/zip')]
#> ['/etc/mime.types', '/etc/httpd/mime.types', '/etc/httpd/conf/mime.types', '/etc/apache/mime.types', '/etc/apache2/mime.types', '/usr/local/etc/httpd/conf/mime.types', '/usr/local/lib/netscape/mime.types', '/usr/local/etc/httpd/conf/mime.types', '/usr/local/etc/mime.types']

### more types
import warnings
mimetypes.add_type('x/y', '.xy')
mimetypes.add_type('x/z', '.xz2', strict=False)
print(guess_type('a.xy'), guess_type('a.xz2'), guess_type('a.xz2', False), guess_extension('x/y'))
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter('always')
    mimetypes.add_type('x/w', 'ww')
print([str(w.message) for w in told])
m = mimetypes.MimeTypes()
m.add_type('only/here', '.html')
print(m.guess_type('a.html'), guess_type('a.html'), m.guess_extension('only/here'))
#> ('x/y', None) (None, None) ('x/z', None) .xy
#> ['Using undotted extensions is deprecated and will raise a ValueError in Python 3.16']
#> ('only/here', None) ('text/html', None) .html

### files of types
with open('/tmp/mime', 'w') as f:
    f.write('# comment\na/b  c d # e f\n\nx/y z #w\ng/h\n')
print({k: v for k, v in mimetypes.read_mime_types('/tmp/mime').items() if k in ('.c', '.d', '.e', '.z', '.w')})
print(mimetypes.read_mime_types('/tmp/none'), mimetypes.MimeTypes(['/tmp/mime']).guess_type('x.d'))
#> {'.c': 'a/b', '.d': 'a/b', '.z': 'x/y'}
#> None ('a/b', None)

### paths of the program
class Path:
    def __fspath__(self):
        return f'/{sum(range(100))}.png'
print(guess_type(Path()), guess_file_type(Path()))  #> ('image/png', None) ('image/png', None)
