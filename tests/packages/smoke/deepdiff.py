from collections import OrderedDict, namedtuple
from datetime import date, datetime
from decimal import Decimal
from pprint import pprint

from deepdiff import DeepDiff, DeepHash, DeepSearch, Delta, extract, grep, parse_path

a = {'name': 'pump', 'tags': ['x', 'y', 'z'], 'size': {'w': 1, 'h': 2.5}, 'on': date(2024, 5, 17), 'set': {1, 2}, 'none': None}
b = {'name': 'Pump', 'tags': ['x', 'z', 'q', 'r'], 'size': {'w': '1', 'h': 2.5000001, 'd': 3}, 'on': date(2024, 5, 18), 'set': {2, 3}}
diff = DeepDiff(a, b)
pprint(diff)
print(diff.pretty())
print(diff.to_json(default_mapping={date: str}))
print(sorted(diff.affected_paths), sorted(diff.affected_root_keys))
print(DeepDiff(a, b, significant_digits=3, ignore_type_in_groups=[(int, str)], ignore_string_case=True, exclude_paths=["root['on']", "root['set']"]))
print(DeepDiff([1, 2, 3, [4, 5]], [[5, 4], 3, 2, 1], ignore_order=True), DeepDiff([1, 2, 2], [2, 1], ignore_order=True, report_repetition=True))
print(DeepDiff([{'id': 1, 'v': 'a'}, {'id': 2, 'v': 'b'}], [{'id': 2, 'v': 'b'}, {'id': 1, 'v': 'c'}, {'id': 3, 'v': 'd'}], ignore_order=True))
print(DeepDiff([{'id': 1, 'v': 'a'}, {'id': 2, 'v': 'b'}], [{'id': 1, 'v': 'c'}, {'id': 2, 'v': 'b'}], group_by='id'))

for level in sorted(DeepDiff({'a': [1, 2]}, {'a': [1, 3], 'b': 1}, view='tree').items()):  # they come in the order of a set
    print(level[0], [(node.path(), node.t1, node.t2) for node in level[1]])

Point = namedtuple('Point', 'x y')


class Thing:
    def __init__(self, **given):
        self.__dict__.update(given)


print(DeepDiff(Point(1, 2), Point(1, 3)), DeepDiff(Thing(a=1, b=[1]), Thing(a=1, b=[1, 2], c=0)))
print(DeepDiff(Decimal('1.10'), Decimal('1.1')), DeepDiff(datetime(2024, 1, 1, 5), datetime(2024, 1, 1, 6), truncate_datetime='day'))
print(DeepDiff('one\ntwo\nthree\n', 'one\ntwo!\nthree\n')['values_changed']['root']['diff'])

delta = Delta(DeepDiff(a, b, verbose_level=2), bidirectional=True)
print(a + delta == b, b - delta == a)
pprint(delta.to_flat_dicts()[:3])
for value in ([1, 2, {'b': 3, 'a': 4}], OrderedDict(x=1), {1, 'a', 2.0}, None, True):
    print(len(DeepHash(value)[value] if not isinstance(value, (list, dict, set)) else DeepHash(value)[value]))
print(DeepHash({'a': 1, 'b': 2})[{'a': 1, 'b': 2}] if 0 else DeepHash([1, 2]) == DeepHash([1, 2]))
print(DeepSearch(b, 'z', verbose_level=2), {'long': 'somewhere', 'list': ['some', 1]} | grep('some'))
print(extract(b, "root['tags'][2]"), parse_path("root['a'][3].b"))
print(round(DeepDiff([1, 2, 3, 4], [1, 2, 3, 9], get_deep_distance=True)['deep_distance'], 4))
