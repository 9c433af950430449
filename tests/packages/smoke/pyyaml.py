import yaml

text = '''
# comment
a: 1
b: [x, 2.5, true, null, ~, 0x1F, 1e3, 2001-12-14, 2001-12-14t21:59:43.10-05:00]
c: &anchor
  d: "q\\n\\u00e9"
  e: 'it''s'
f: *anchor
g:
  <<: *anchor
  h: |
    literal
      text
  i: >-
    folded
    text
j: !!set {p, q}
k: !!binary aGVsbG8=
? complex
: - 1
  - - 2
    - 3
'''
d = yaml.safe_load(text)
print({k: v for k, v in d.items() if k != 'j'}, sorted(d['j']))
print(yaml.dump(d, default_flow_style=None, sort_keys=True).replace('!!set', 'set')[:300], yaml.safe_dump({'é': [1, {'x': None, 'y': 'multi\nline'}], 't': (1, 2) and [1.0, float('inf')]}, allow_unicode=True), sep='\n')
print(list(yaml.safe_load_all('--- 1\n--- [2]\n...')), yaml.safe_dump_all([1, 'a']), yaml.dump('no'), yaml.dump([[], {}, '', '1', 'a: b']))
for bad in ['a: b: c', '[1, 2', 'x: *nope', '\t- a', '!!python/object:os.system {}', 'a: 1\n b: 2', '%YAML 3.0\n--- a']:
    try:
        print(yaml.safe_load(bad))
    except yaml.YAMLError as e:
        print(type(e).__name__, e)


class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y


yaml.SafeLoader.add_constructor('!point', lambda loader, node: Point(*loader.construct_sequence(node)))
yaml.SafeDumper.add_representer(Point, lambda dumper, p: dumper.represent_sequence('!point', [p.x, p.y]))
p = yaml.safe_load('!point [1, 2]')
print(p.x, yaml.safe_dump(p), [type(e).__name__ for e in yaml.parse('a: [1]')], [type(t).__name__ for t in yaml.scan('- x')], yaml.compose('a: 1'))
