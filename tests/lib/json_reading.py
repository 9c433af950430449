# json.loads: values, errors and their places, hooks.

import json

def E(f, *a, **k):
    try: return f(*a, **k)
    except BaseException as e: return (type(e).__name__, str(e), getattr(e, '__notes__', None))

### objects
import json
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
print(ascii(L('')))
print(ascii(L(' ')))
print(ascii(L('{')))
print(ascii(L('{"a"')))
print(ascii(L('{"a":')))
print(ascii(L('{"a":1')))
print(ascii(L('{"a":1,')))
print(ascii(L('{"a":1,}')))
print(ascii(L('{a:1}')))
print(ascii(L('{"a" 1}')))
print(ascii(L('{"a":1 "b"}')))
print(ascii(L('{,}')))
print(ascii(L('{"a":1,,}')))
#> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)
#> ('JSONDecodeError', 'Expecting value: line 1 column 2 (char 1)', None)
#> ('JSONDecodeError', 'Expecting property name enclosed in double quotes: line 1 column 2 (char 1)', None)
#> ('JSONDecodeError', "Expecting ':' delimiter: line 1 column 5 (char 4)", None)
#> ('JSONDecodeError', 'Expecting value: line 1 column 6 (char 5)', None)
#> ('JSONDecodeError', "Expecting ',' delimiter: line 1 column 7 (char 6)", None)
#> ('JSONDecodeError', 'Expecting property name enclosed in double quotes: line 1 column 8 (char 7)', None)
#> ('JSONDecodeError', 'Illegal trailing comma before end of object: line 1 column 7 (char 6)', None)
#> ('JSONDecodeError', 'Expecting property name enclosed in double quotes: line 1 column 2 (char 1)', None)
#> ('JSONDecodeError', "Expecting ':' delimiter: line 1 column 6 (char 5)", None)
#> ('JSONDecodeError', "Expecting ',' delimiter: line 1 column 8 (char 7)", None)
#> ('JSONDecodeError', 'Expecting property name enclosed in double quotes: line 1 column 2 (char 1)', None)
#> ('JSONDecodeError', 'Expecting property name enclosed in double quotes: line 1 column 8 (char 7)', None)

### arrays
import json
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
print(ascii(L('[')))
print(ascii(L('[1')))
print(ascii(L('[1,')))
print(ascii(L('[1,]')))
print(ascii(L('[1 2]')))
print(ascii(L('[,]')))
print(ascii(L(']')))
print(ascii(L('[1,,2]')))
print(ascii(L('[1 , ]')))
print(ascii(L('{"a":1 , }')))
#> ('JSONDecodeError', 'Expecting value: line 1 column 2 (char 1)', None)
#> ('JSONDecodeError', "Expecting ',' delimiter: line 1 column 3 (char 2)", None)
#> ('JSONDecodeError', 'Expecting value: line 1 column 4 (char 3)', None)
#> ('JSONDecodeError', 'Illegal trailing comma before end of array: line 1 column 3 (char 2)', None)
#> ('JSONDecodeError', "Expecting ',' delimiter: line 1 column 4 (char 3)", None)
#> ('JSONDecodeError', 'Expecting value: line 1 column 2 (char 1)', None)
#> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)
#> ('JSONDecodeError', 'Expecting value: line 1 column 4 (char 3)', None)
#> ('JSONDecodeError', 'Illegal trailing comma before end of array: line 1 column 4 (char 3)', None)
#> ('JSONDecodeError', 'Illegal trailing comma before end of object: line 1 column 8 (char 7)', None)

### strings: ascii and strict
L = lambda s, **k: E(json.loads, s, **k)
print(ascii(L('"abc')))
print(ascii(L('"a\nb"')))
print(ascii(L('"\\x"')))
print(ascii(L('"\\u12"')))
print(ascii(L('"\\u12g4"')))
print(ascii(L('"\\')))
print(ascii(L('"\\u')))
print(ascii(L('"\\ud800"')))
print(ascii(L('"\\ud83d\\ude00"')))
print(ascii(L('"\\ud83dx"')))
print(ascii(L('"\\ud83d\\u0041"')))
print(ascii(L('"\\ud83d\\ud83d\\ude00"')))
print(ascii(L('"\\u+123"')))
print(ascii(L('"\\ud83d\\uzzzz"')))
print(ascii(L('"\\ud83d\\u00"')))
print(ascii(L('"\t"')))
print(ascii(L('"\t"', strict=False)))
#> ('JSONDecodeError', 'Unterminated string starting at: line 1 column 1 (char 0)', None)
#> ('JSONDecodeError', 'Invalid control character at: line 1 column 3 (char 2)', None)
#> ('JSONDecodeError', 'Invalid \\escape: line 1 column 2 (char 1)', None)
#> ('JSONDecodeError', 'Invalid \\uXXXX escape: line 1 column 3 (char 2)', None)
#> ('JSONDecodeError', 'Invalid \\uXXXX escape: line 1 column 3 (char 2)', None)
#> ('JSONDecodeError', 'Unterminated string starting at: line 1 column 1 (char 0)', None)
#> ('JSONDecodeError', 'Invalid \\uXXXX escape: line 1 column 3 (char 2)', None)
#> '\ud800'
#> '\U0001f600'
#> '\ud83dx'
#> '\ud83dA'
#> '\ud83d\U0001f600'
#> ('JSONDecodeError', 'Invalid \\uXXXX escape: line 1 column 3 (char 2)', None)
#> ('JSONDecodeError', 'Invalid \\uXXXX escape: line 1 column 9 (char 8)', None)
#> ('JSONDecodeError', 'Invalid \\uXXXX escape: line 1 column 9 (char 8)', None)
#> ('JSONDecodeError', 'Invalid control character at: line 1 column 2 (char 1)', None)
#> '\t'

### strings: ascii
L = lambda s, **k: E(json.loads, s, **k)
print(ascii(L('"\x7f"')))
print(ascii(L('"a\x00"')))
#> '\x7f'
#> ('JSONDecodeError', 'Invalid control character at: line 1 column 3 (char 2)', None)

### numbers and constants: ascii, nul and tru
L = lambda s, **k: E(json.loads, s, **k)
print(ascii(L('nul')))  #> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)
print(ascii(L('tru')))  #> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)
print(ascii(L('-')))  #> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)
print(ascii(L('01')))  #> ('JSONDecodeError', 'Extra data: line 1 column 2 (char 1)', None)
print(ascii(L('1.')))  #> ('JSONDecodeError', 'Extra data: line 1 column 2 (char 1)', None)
print(ascii(L('1.e5')))  #> ('JSONDecodeError', 'Extra data: line 1 column 2 (char 1)', None)
print(ascii(L('1e')))  #> ('JSONDecodeError', 'Extra data: line 1 column 2 (char 1)', None)
print(ascii(L('1e+')))  #> ('JSONDecodeError', 'Extra data: line 1 column 2 (char 1)', None)
print(ascii(L('+1')))  #> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)
print(ascii(L('.5')))  #> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)
print(ascii(L('--1')))  #> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)
print(ascii(L('-x')))  #> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)
print(ascii(L('1x')))  #> ('JSONDecodeError', 'Extra data: line 1 column 2 (char 1)', None)
print(ascii(L('-Infinit')))  #> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)
print(ascii(L('NaN')))  #> nan
print(ascii(L('Infinity')))  #> inf
print(ascii(L('-Infinity')))  #> -inf

### numbers and constants: ascii
L = lambda s, **k: E(json.loads, s, **k)
print(ascii(L('-NaN')))  #> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)
print(ascii(L('1E5')))  #> 100000.0
print(ascii(L('1e5')))  #> 100000.0
print(ascii(L('-0')))  #> 0
print(ascii(L('-0.0')))  #> -0.0
print(ascii(L('1e400')))  #> inf
print(ascii(L('123456789012345678901234567890')))  #> 123456789012345678901234567890

### what follows
import json
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
print(ascii(L('1 2')))
print(ascii(L('{}x')))
print(ascii(L('[] []')))
print(ascii(L('\ufeff[]')))
print(ascii(L('  [1]  ')))
print(ascii(L('\x0b1')))
print(ascii(L('\xa01')))
#> ('JSONDecodeError', 'Extra data: line 1 column 3 (char 2)', None)
#> ('JSONDecodeError', 'Extra data: line 1 column 3 (char 2)', None)
#> ('JSONDecodeError', 'Extra data: line 1 column 4 (char 3)', None)
#> ('JSONDecodeError', 'Unexpected UTF-8 BOM (decode using utf-8-sig): line 1 column 1 (char 0)', None)
#> [1]
#> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)
#> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)

### bytes
import json
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
print(ascii(L(5)))
print(ascii(L(None)))
print(ascii(L(b'[1]')))
print(ascii(L(bytearray(b'{}'))))
print(ascii(L('[1]'.encode('utf-16'))))
print(ascii(L('[1]'.encode('utf-32'))))
print(ascii(L('[1]'.encode('utf-16-le'))))
print(ascii(L(b'\xef\xbb\xbf[1]')))
print(ascii(L(b'"\xff"')))
print(ascii(L(b'')))
#> ('TypeError', 'the JSON object must be str, bytes or bytearray, not int', None)
#> ('TypeError', 'the JSON object must be str, bytes or bytearray, not NoneType', None)
#> [1]
#> {}
#> [1]
#> [1]
#> [1]
#> [1]
#> ('UnicodeDecodeError', "'utf-8' codec can't decode byte 0xff in position 1: invalid start byte", None)
#> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)

### hooks
import json
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
print(ascii(L('[1.5,2,NaN]', parse_float=lambda s: 'F'+s, parse_int=lambda s:'I'+s, parse_constant=lambda s:'C'+s)))
print(ascii(L('{"a":{"b":1},"c":[{"d":2}]}', object_hook=lambda d: list(d.items()))))
print(ascii(L('{"a":{"b":1},"a":[{"d":2}]}', object_pairs_hook=lambda d: d)))
print(ascii(L('{"a":1}', object_pairs_hook=lambda d: 'p', object_hook=lambda d:'o')))
print(ascii(L('{"a":1,"a":2,"b":3}')))
print(ascii(L('[1]', foo=1)))
print(ascii(L('[1]', cls=json.JSONDecoder)))
#> ['F1.5', 'I2', 'CNaN']
#> [('a', [('b', 1)]), ('c', [[('d', 2)]])]
#> [('a', [('b', 1)]), ('a', [[('d', 2)]])]
#> 'p'
#> {'a': 2, 'b': 3}
#> ('TypeError', "JSONDecoder.__init__() got an unexpected keyword argument 'foo'", None)
#> [1]

### decoders
import json
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
print(ascii(json.JSONDecoder().raw_decode('[1] x')))
print(ascii(E(json.JSONDecoder().raw_decode, ' [1]')))
print(ascii(E(json.JSONDecoder().raw_decode, 'x [1]', 2)))
print(ascii(E(json.JSONDecoder().raw_decode, '[1]', -1)))
print(ascii(E(json.JSONDecoder().decode, '[1] x')))
print(ascii(E(json.JSONDecoder().raw_decode, '')))
print(ascii(repr(json.JSONDecodeError('m','ab\ncd',4))))
print(ascii(str(json.JSONDecodeError('m','ab\ncd',4))))
print(ascii(vars(json.JSONDecodeError('m','ab\ncd',4))))
print(ascii(json.JSONDecodeError.__module__))
print(ascii(json.JSONDecodeError('m','x',0).args))
print(ascii(json.detect_encoding(b'{}')))
print(ascii(json.encoder.encode_basestring('é')))
print(ascii(json.encoder.encode_basestring_ascii('é')))
print(ascii(json.encoder.py_encode_basestring_ascii('é"')))
print(ascii(E(json.encoder.encode_basestring_ascii, 5)))
print(ascii(json.decoder.scanstring('abc"d', 0)))
print(ascii(E(json.decoder.scanstring,'abc',0)))
#> ([1], 3)
#> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)
#> ([1], 5)
#> ('ValueError', 'idx cannot be negative', None)
#> ('JSONDecodeError', 'Extra data: line 1 column 5 (char 4)', None)
#> ('JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', None)
#> "JSONDecodeError('m: line 2 column 2 (char 4)')"
#> 'm: line 2 column 2 (char 4)'
#> {'msg': 'm', 'doc': 'ab\ncd', 'pos': 4, 'lineno': 2, 'colno': 2}
#> 'json.decoder'
#> ('m: line 1 column 1 (char 0)',)
#> 'utf-8'
#> '"\xe9"'
#> '"\\u00e9"'
#> '"\\u00e9\\""'
#> ('TypeError', 'first argument must be a string, not int', None)
#> ('abc', 4)
#> ('JSONDecodeError', 'Unterminated string starting at: line 1 column 0 (char -1)', None)

### equal keys of any text
for text in ('[{"key": 1}, {"key": 2}]', '[{"key": 1, "x": "é"}, {"key": 2}]', '[{"b_é": 1}, {"b_é": 2}]',
             '[{"key": "☃"}, {"key": 1}]',
             '[{"key": "😀"}, {"key": 1}]', '[{"b\\u00e9": "ü"}, {"bé": 1}]', '[{"a\\"": "ü"}, {"a\\"": 1}]'):
    print(ascii(json.loads(text)))
#> [{'key': 1}, {'key': 2}]
#> [{'key': 1, 'x': '\xe9'}, {'key': 2}]
#> [{'b_\xe9': 1}, {'b_\xe9': 2}]
#> [{'key': '\u2603'}, {'key': 1}]
#> [{'key': '\U0001f600'}, {'key': 1}]
#> [{'b\xe9': '\xfc'}, {'b\xe9': 1}]
#> [{'a"': '\xfc'}, {'a"': 1}]
