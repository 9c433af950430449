import jmespath
from jmespath import functions

data = {'people': [{'name': 'b', 'age': 30, 'tags': ['x']}, {'name': 'a', 'age': 5, 'tags': []}, {'name': 'c', 'age': 50}],
        'ops': {'one': {'n': 1}, 'two': {'n': 2}}, 'text': 'héllo'}
for e in ['people[0].name', 'people[*].age', 'people[?age > `20`].name', 'sort_by(people, &age)[].name', 'ops.*.n', 'length(people)',
          'people[::2].name', 'max_by(people, &age).name', '{names: people[].name, first: people[0].age}', 'people[].[name, age]',
          'join(`, `, people[].name)', 'keys(ops) | sort(@)', 'people[?contains(tags || `[]`, `x`)]', 'reverse(text)', 'missing.a', 'to_string(ops.one)',
          'sum(people[].age)', 'not_null(zip, text)', 'people[-1]', 'people[?!tags].name', 'type(@)', 'merge(ops.one, ops.two)']:
    print(e, '->', jmespath.search(e, data))
c = jmespath.compile('a.b[0]')
print(c, c.parsed, c.search({'a': {'b': [9]}}))


class Mine(functions.Functions):
    @functions.signature({'types': ['string']}, {'types': ['number']})
    def _func_times(self, s, n):
        return s * n


print(jmespath.search('times(a, `3`)', {'a': 'ab'}, jmespath.Options(custom_functions=Mine())))
for e in ['a.', 'length(`1`)', 'nope(@)', 'a[b', '"x']:
    try:
        print(jmespath.search(e, {'a': 1}))
    except jmespath.exceptions.JMESPathError as err:
        print(type(err).__name__, err)
