import pydash as _

print(_.chunk([1, 2, 3, 4, 5], 2), _.flatten_deep([1, [2, [3]]]), _.get({'a': [{'b': 5}]}, 'a[0].b'), _.set_({}, 'x.y[1]', 3), _.camel_case('a_b c'), _.snake_case('aBC d'), _.kebab_case('Foo Bar'))
print(_.group_by([1, 2, 3], lambda x: x % 2), _.map_([{'n': 1}, {'n': 2}], 'n'), _.filter_([{'a': 1}, {'a': 2}], {'a': 2}), _.order_by([{'a': 1, 'b': 2}, {'a': 1, 'b': 1}], ['a', '-b']), _.difference([1, 2], [2]))
print(_.chain([1, 2, 3]).map(lambda x: x * 2).filter(lambda x: x > 2).value(), _.flow(sum, str)([1, 2]), _.merge({'a': {'b': 1}}, {'a': {'c': 2}}), _.pick({'a': 1, 'b': 2}, 'a'), _.omit({'a': 1}, 'a'), _.zip_object(['a'], [1]))
print(_.truncate('hello world', 8), _.words('oneTwo three'), _.pad('x', 5, '-'), _.curry(lambda a, b: a + b)(1)(2), _.is_match({'a': 1, 'b': 2}, {'a': 1}), _.invert({'a': 1}), _.key_by([{'k': 'x'}], 'k'), _.mean([1, 2]), _.clamp(5, 1, 3))
