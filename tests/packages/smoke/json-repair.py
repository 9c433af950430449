import io
import json

import json_repair
from json_repair import repair_json

for text in ["{'a': 1, b: two, \"c\": True, 'd': None}", '{"a": "unclosed', '[1, 2, {"x": [3, 4', '```json\n{"k": "v",}\n```', 'Sure! Here it is: {"a": 1} Hope it helps', '{"text": "He said "hi" to me", "n": 2}', '{"a": 1 "b": 2}', '[1 2 3]', '{"a": .5, "b": 1., "c": 1e, "d": -}', '{"a": 1} {"b": 2}', '// c\n{"a": /* x */ 1, # y\n "b": 2}', '“{“a”: “b”}”', '', 'nothing', '{"a": "line\nbreak\ttab"}', '{"u": "\\u00e9\\x41\\q"}', '["a", "b" "c", ]', '{"a": {"b": {"c": 1}', '{a: [true, FALSE, null, undefined]}', '{"a": "x" + "y"}', '("t", 1)', '{"n": 1_000, "m": 1/2, "p": 10%}', '{{"a": 1}}', '{"a":: 1,, "b"}', '{"key": "v1", "key": "v2"}', '[{"a":1},{"b":', '"just a string', '12.50', 'true', '{"é": "日本"}', '{"a": \'it\'s\'}', '<think>{x}</think>{"r": [1,]}']:
    print(repair_json(text), repr(json_repair.loads(text)) if 'é' in text else '')
print(repair_json('{"a": "é"}', ensure_ascii=False), repair_json('{"b": [1,', indent=2), repair_json('{"a": 1}', return_objects=True), repair_json('{"b": 1,}', skip_json_loads=True), json_repair.load(io.StringIO('{"f": 1')), json.loads(repair_json("{'x': 'y'}")))
fixed, log = repair_json("{'a': 1", logging=True)
print(fixed, [entry['text'] for entry in log])
print(repair_json('{"a": 1, "b', stream_stable=True), repair_json('{"a": "b\\', stream_stable=True), repair_json('{"a": "b\\'))
for wrong in lambda: json_repair.loads(5), lambda: json_repair.from_file('/nowhere.json'), lambda: repair_json('{"a" 1', strict=True), lambda: repair_json('{"a": 1, "a": 2}', strict=True):
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, getattr(e, 'strerror', e))
