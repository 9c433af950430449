import io
import sys

from ruamel.yaml import YAML, YAMLError, yaml_object
from ruamel.yaml.comments import CommentedMap, CommentedSeq, TaggedScalar
from ruamel.yaml.compat import StringIO
from ruamel.yaml.scalarstring import DoubleQuotedScalarString, FoldedScalarString, LiteralScalarString, PreservedScalarString, SingleQuotedScalarString

TEXT = '''\
# head
name: &a Ann   # who
age: 0x1F
ratio: 1.50
big: 1_000
when: 2024-02-29T10:11:12.500Z
day: 2001-01-01
"quoted": 'single'
lit: |
  one
  two
fold: >-
  a
  b
list:
- x
# between
- {k: v, n: [1, 2, ~]}
same: *a
base: &b {p: 1}
more:
  <<: *b
  q: !mine hello
? complex
: yes
'''
yaml = YAML()
yaml.preserve_quotes = True
data = yaml.load(TEXT)
yaml.dump(data, sys.stdout)
print(type(data).__name__, data['age'] + 1, repr(data['ratio']), data['when'], data['more']['p'], list(data), data['more']['q'], data.lc.line, data['list'].lc.item(1), data.ca.items['name'][2].value)
data['name'] = 'Bob'
data.insert(1, 'added', LiteralScalarString('l1\nl2\n'), comment='new')
data['list'].append(DoubleQuotedScalarString('d"q'))
data.yaml_add_eol_comment('years', 'age')
data.yaml_set_comment_before_after_key('list', before='the list', indent=0)
del data['fold'], data['lit'], data['same']
yaml.indent(mapping=4, sequence=4, offset=2)
yaml.width = 40
yaml.explicit_start = True
yaml.dump(data, sys.stdout)
safe = YAML(typ='safe', pure=True)
safe.default_flow_style = False
print(safe.load('{a: [1, 2.5, true, null, 2024-01-02], b: "\\u00e9", c: 010, d: 0o10, e: .inf, f: yes}'))
safe.dump({'b': [1, {'x': None}], 'a': 'multi\nline', 's': {3}, 'é': '1', 'd': 1e20, 't': True}, sys.stdout)
print([d for d in YAML(typ='safe', pure=True).load_all('--- 1\n--- [a]\n...\n---\nb: c\n')], YAML(typ='safe', pure=True).load('!!binary aGk='))
out = StringIO()
reg = YAML()


@yaml_object(reg)
class Point:
    yaml_tag = '!p'

    def __init__(self, x, y):
        self.x, self.y = x, y


reg.dump({'p': Point(1, [2])}, out)
print(out.getvalue(), vars(reg.load(out.getvalue())['p']), CommentedSeq([1]), CommentedMap(a=1), FoldedScalarString('x'))
for wrong in 'a: b: c', 'a: [1', '- a\nb: c', 'a: *x', 'a: 1\na: 2', '"\\z"', '\tx: 1', 'a: !!int x', '%YAML 3.0\n---\n', 'x: @y':
    try:
        print(YAML(typ='rt').load(wrong))
    except (YAMLError, ValueError) as e:
        print(type(e).__name__, str(e).splitlines()[:3])
