import shelve


def says(work, *args, **keywords):
    try:
        print(work(*args, **keywords))
    except Exception as e:
        print(type(e).__name__, e)


def put(where, key, value):
    where[key] = value


### a shelf in a file
#: oracle=no
# CPython in the form of the oracle has no dbm.
with shelve.open('/tmp/shelf') as shelf:
    shelf['a'] = [1, {'b': (2, None)}]
    shelf['é'] = {'set': {3}}
    shelf['a'] = 'again'
    print(sorted(shelf), len(shelf), shelf['a'], 'é' in shelf, 'x' in shelf, shelf.get('x', 5))
    del shelf['a']
says(shelf.__getitem__, 'a')
with shelve.open('/tmp/shelf') as shelf:
    print(dict(shelf), shelf.pop('é'), len(shelf), list(shelf.items()))
says(lambda: shelve.open('/tmp/shelf', 'n').keys() == set())
#> ['a', 'é'] 2 again True False 5
#> ValueError invalid operation on closed shelf
#> {'é': {'set': {3}}} {'set': {3}} 0 []
#> True

### writeback
#: oracle=no
with shelve.open('/tmp/back', writeback=True) as shelf:
    shelf['list'] = []
    shelf['list'].append(1)
    shelf.sync()
    shelf['list'].append(2)
with shelve.open('/tmp/back') as shelf:
    shelf['list'].append('lost')
    print(shelf['list'])
    says(shelf.__delitem__, 'nothing')
#> [1, 2]
#> KeyError b'nothing'

### on a dict
inner = {}
shelf = shelve.Shelf(inner, protocol=2)
shelf['k'] = [1, 2]
print(inner, shelf['k'], shelf.keyencoding, shelf.writeback, list(shelf.values()))
says(shelf.__getitem__, 'none')
says(shelf.__getitem__, 1)
shelf.close()
shelf.close()
says(len, shelf)
says(shelf.__contains__, 'k')
print(shelve.__all__, issubclass(shelve.BsdDbShelf, shelve.Shelf))
#> {b'k': b'\x80\x02]q\x00(K\x01K\x02e.'} [1, 2] utf-8 False [[1, 2]]
#> KeyError b'none'
#> AttributeError 'int' object has no attribute 'encode'
#> ValueError invalid operation on closed shelf
#> ValueError invalid operation on closed shelf
#> ['Shelf', 'BsdDbShelf', 'DbfilenameShelf', 'open'] True

### databases
#: oracle=no
import dbm
with dbm.open('/tmp/data', 'c') as db:
    db['k'] = 'v'
    db[b'l'] = b'w'
    print(db['k'], db[b'k'], db.get('none'), db.get('k'), len(db), sorted(db.keys()), b'l' in db)
    says(put, db, 1, 'x')
    says(put, db, 'x', 1)
    del db['k']
    says(db.__getitem__, 'k')
says(len, db)
with dbm.open('/tmp/data', 'r') as db:
    print(dict(db))
    says(put, db, 'a', 'b')
says(dbm.open, '/tmp/data', 'z')
print(dbm.whichdb('/tmp/none'), issubclass(dbm.error[0], Exception), dbm.error[1])
#> b'v' b'v' None b'v' 2 [b'k', b'l'] True
#> TypeError keys must be bytes or strings
#> TypeError values must be bytes or strings
#> KeyError b'k'
#> OSError DBM object has already been closed
#> {b'l': b'w'}
#> OSError The database is opened for reading only
#> ValueError Flag must be one of 'r', 'w', 'c', or 'n'
#> None True <class 'OSError'>

### what is no database
#: oracle=no
import dbm
with open('/tmp/other', 'wb') as file:
    file.write(b'something else')
print(repr(dbm.whichdb('/tmp/other')))
try:
    dbm.open('/tmp/other')
except dbm.error as e:
    print(e)
try:
    dbm.open('/tmp/none')
except dbm.error as e:
    print(type(e).__name__)
#> ''
#> db type could not be determined
#> error
