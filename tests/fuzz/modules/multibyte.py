# Random bytes and texts in the East Asian encodings: whole, in pieces and as streams, with handlers of errors.
import codecs
import io

NAMES = ('gb2312 gbk gb18030 hz big5 cp950 shift_jis cp932 euc_jp euc_kr cp949 johab iso2022_jp iso2022_jp_1'
         ' iso2022_jp_2 iso2022_jp_ext iso2022_kr').split()
CHARACTERS = 'ab\n~\\\0?あ中가똠éα\uff71¥€\U0001f600\ue000\u3000—·文龥\ud800\uf8f3\u3164\x1b\x0e\x0fZ{}亜‖∥～ⅰ①'
PIECES = [b'a', b'~', b'\x1b', b'$', b'(', b')', b'B', b'@', b'\n', b'\0', b'?', b'\xa4\xd4', b'\xa4', b'\x81', b'\x30', b'\x8e', b'\x8f',
          b'\xb0\xa1', b'\xff', b'\x80', b'\xfe', b'\xa1\xa1']
SHIFTS = [b'a', b'$"', b'0!', b'\x1b$B', b'\x1b(B', b'\x1b(J', b'\x1b(I', b'\x1b$(D', b'\x1b$A', b'\x1b$)C', b'\x1b.A', b'\x1b.F', b'\x1bN',
          b'\x1b$(C', b'\x1b$@', b'\x1b', b'\x0e', b'\x0f', b'~{', b'~}', b'~\n', b'~~', b'~', b'\n', b' ', b'\x7f', b'\xa1', b'\x1b&@\x1b$B',
          b'\x1bx', b'Z', b'\x1b$$$', b'\x1b((', b'a1']
ERRORS = ('strict', 'strict', 'ignore', 'replace', 'random', 'backslashreplace', 'xmlcharrefreplace', 'surrogateescape', 'nope')
PUTS = ('é', 'x', '中', '', b'\xff', 5, 'あ?', '~')
answer = 0


def handler(error):
    put, n = PUTS[answer % 8], len(error.object)
    places = (error.end, error.end - n or n, n + 1, -n - 1)
    k = answer // 8
    return (put, places[k]) if k < 4 else (put,) if k == 4 else (put, 'a')


codecs.register_error('random', handler)


def shown(call, *args):
    try:
        return call(*args)
    except UnicodeError as e:
        return type(e).__name__, e.args, str(e)
    except Exception as e:
        return type(e).__name__, str(e)


def piece(name):
    k = rnd(10)
    if k < 6:
        return pick(SHIFTS if name[:3] in ('iso', 'hz') else PIECES)
    return pick(CHARACTERS).encode(name, 'ignore') if k < 9 else bytes((rnd(256),))


def encoded(name, errors, text):
    encoder, at = codecs.getincrementalencoder(name)(errors), rnd(len(text) + 1)
    found = [shown(encoder.encode, text[:at]), encoder.getstate(), shown(encoder.encode, text[at:], True), encoder.getstate()]
    encoder.reset()
    return found, encoder.getstate(), shown(encoder.encode, 'a')


def decoded(name, errors, data):
    decoder, found, at = codecs.getincrementaldecoder(name)(errors), [], 0
    while at < len(data):
        end = at + 1 + rnd(4)
        found += shown(decoder.decode, data[at:end], end >= len(data) and rnd(2) == 0), decoder.getstate()
        at = end
    state = decoder.getstate()
    decoder.reset()
    return found, decoder.getstate(), shown(decoder.setstate, state), shown(decoder.decode, b'a', True), decoder.getstate()


def read(name, errors, data):
    reader = codecs.getreader(name)(io.BytesIO(data), errors)
    return [shown(getattr(reader, pick(('read', 'readline', 'readlines'))), pick((None, 1, 2, 5, 0, -1))) for _ in range(5)]


def written(name, errors, text):
    file, at = io.BytesIO(), rnd(len(text) + 1)
    writer = codecs.getwriter(name)(file, errors)
    return shown(writer.write, text[:at]), shown(writer.writelines, [text[at:], 'x']), writer.reset(), file.getvalue()


def once(number):
    global answer
    answer = rnd(48)
    name, errors, k = pick(NAMES), pick(ERRORS), rnd(6)
    text, data = ''.join(many(lambda: pick(CHARACTERS), 9)), b''.join(many(lambda: piece(name), 8))
    if k < 3:
        return name, errors, text, shown(text.encode, name, errors) if k == 0 else (encoded if k == 1 else written)(name, errors, text)
    return name, errors, data, shown(data.decode, name, errors) if k == 3 else (decoded if k == 4 else read)(name, errors, data)
