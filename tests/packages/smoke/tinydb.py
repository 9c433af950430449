import json
import os
import tempfile

from tinydb import Query, TinyDB, where
from tinydb.middlewares import CachingMiddleware
from tinydb.operations import add, decrement, delete, increment, set as put
from tinydb.storages import JSONStorage, MemoryStorage
from tinydb.table import Document

path = os.path.join(tempfile.mkdtemp(), 'db.json')
db = TinyDB(path, sort_keys=True)
people = db.table('people')
print(people.insert_multiple([{'name': 'Ann', 'age': 31, 'tags': ['a', 'b']}, {'name': 'Bob', 'age': 22, 'home': {'city': 'Rome'}}, {'name': 'Cy', 'age': 40, 'tags': []}]), db.insert({'x': 1}), len(people))
User = Query()
print(User.age > 25, ~(User.name == 'Cy'), User.home.city.one_of(['Rome']), where('a')['b c'].exists(), ((User.a == 1) & (User.b != 2)) == ((User.b != 2) & (User.a == 1)))
for test in User.age > 25, (User.age < 25) | (User.name == 'Cy'), ~(User.name.matches('[AB]')), User.home.city == 'Rome', User.tags.any(['b', 'z']), User.tags.all(['a']), User.name.one_of(['Cy']), User.name.search('n+'), User.tags.exists(), User.name.test(lambda s, n: len(s) == n, 2), where('home')['city'].exists(), User.age.map(lambda n: n % 2) == 0, User.fragment({'age': 22}):
    print([d['name'] for d in people.search(test)], hash(test) == hash(test), test.is_cacheable())
print(people.get(User.name == 'Ann'), people.get(doc_id=2).doc_id, people.contains(User.age == 22), people.count(User.age > 0), people.get(doc_ids=[1, 3]))
print(people.update(increment('age'), User.name == 'Ann'), people.update({'new': True}), people.update(delete('tags'), User.tags.exists()), people.update(add('age', 5), doc_ids=[2]), people.update_multiple([(put('new', 0), where('name') == 'Cy'), (decrement('age'), where('name') == 'Bob')]))
print(people.upsert({'name': 'Di', 'age': 1}, User.name == 'Di'), people.upsert(Document({'age': 2}, doc_id=9)), people.remove(User.name == 'Bob'), people.all())
print(sorted(db.tables()), str(people).split(', storage')[0], len(db), [d.doc_id for d in people])
db.close()
with open(path) as f:
    print(json.load(f))
with TinyDB(path, storage=CachingMiddleware(JSONStorage)) as again:
    again.drop_table('people')
    again.truncate()
    again.insert({'é': [1.5, None]})
    print(os.path.getsize(path) > 20, again.all())
print(open(path).read())
memory = TinyDB(storage=MemoryStorage)
memory.insert({'a': 1})
for wrong in lambda: memory.insert(3), lambda: memory.search(User), lambda: memory.update(increment('zz')), lambda: memory.remove(), lambda: memory.insert(Document({}, doc_id=1)):
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, e)
