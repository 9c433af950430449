import collections
import copyreg
import datetime
import decimal
import enum
import fractions
import functools
import io
import pickle


class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __repr__(self):
        return f'{type(self).__name__}({self.x!r}, {self.y!r})'

    def __eq__(self, other):
        return type(other) is type(self) and vars(self) == vars(other)


class Outer:
    class Inner:
        pass

    def method(self):
        return 'called'


class Colour(enum.Enum):
    RED = 1


Pair = collections.namedtuple('Pair', 'a b')


def says(work, *args, **keywords):
    try:
        print(work(*args, **keywords))
    except Exception as e:
        print(type(e).__name__, e, *getattr(e, '__notes__', ()), sep='; ')


### numbers, by protocol
for value in (0, 255, 65535, 65536, -1, 2 ** 31, -2 ** 31, 2 ** 70, -2 ** 39, 1.5, True, None):
    print(*(pickle.dumps(value, protocol) for protocol in (0, 1, 2, 4)))
#> b'I0\n.' b'K\x00.' b'\x80\x02K\x00.' b'\x80\x04K\x00.'
#> b'I255\n.' b'K\xff.' b'\x80\x02K\xff.' b'\x80\x04K\xff.'
#> b'I65535\n.' b'M\xff\xff.' b'\x80\x02M\xff\xff.' b'\x80\x04\x95\x04\x00\x00\x00\x00\x00\x00\x00M\xff\xff.'
#> b'I65536\n.' b'J\x00\x00\x01\x00.' b'\x80\x02J\x00\x00\x01\x00.' b'\x80\x04\x95\x06\x00\x00\x00\x00\x00\x00\x00J\x00\x00\x01\x00.'
#> b'I-1\n.' b'J\xff\xff\xff\xff.' b'\x80\x02J\xff\xff\xff\xff.' b'\x80\x04\x95\x06\x00\x00\x00\x00\x00\x00\x00J\xff\xff\xff\xff.'
#> b'L2147483648L\n.' b'L2147483648L\n.' b'\x80\x02\x8a\x05\x00\x00\x00\x80\x00.' b'\x80\x04\x95\x08\x00\x00\x00\x00\x00\x00\x00\x8a\x05\x00\x00\x00\x80\x00.'
#> b'I-2147483648\n.' b'J\x00\x00\x00\x80.' b'\x80\x02J\x00\x00\x00\x80.' b'\x80\x04\x95\x06\x00\x00\x00\x00\x00\x00\x00J\x00\x00\x00\x80.'
#> b'L1180591620717411303424L\n.' b'L1180591620717411303424L\n.' b'\x80\x02\x8a\t\x00\x00\x00\x00\x00\x00\x00\x00@.' b'\x80\x04\x95\x0c\x00\x00\x00\x00\x00\x00\x00\x8a\t\x00\x00\x00\x00\x00\x00\x00\x00@.'
#> b'L-549755813888L\n.' b'L-549755813888L\n.' b'\x80\x02\x8a\x05\x00\x00\x00\x00\x80.' b'\x80\x04\x95\x08\x00\x00\x00\x00\x00\x00\x00\x8a\x05\x00\x00\x00\x00\x80.'
#> b'F1.5\n.' b'G?\xf8\x00\x00\x00\x00\x00\x00.' b'\x80\x02G?\xf8\x00\x00\x00\x00\x00\x00.' b'\x80\x04\x95\n\x00\x00\x00\x00\x00\x00\x00G?\xf8\x00\x00\x00\x00\x00\x00.'
#> b'I01\n.' b'I01\n.' b'\x80\x02\x88.' b'\x80\x04\x88.'
#> b'N.' b'N.' b'\x80\x02N.' b'\x80\x04N.'

### text and bytes, by protocol
for value in ('', 'a\n\\\x00\r\x1aé\u1234\U00012345', '\ud800', b'', b'a\xff', bytearray(b'x')):
    print(*(pickle.dumps(value, protocol) for protocol in (0, 1, 3, 5)))
#> b'V\np0\n.' b'X\x00\x00\x00\x00q\x00.' b'\x80\x03X\x00\x00\x00\x00q\x00.' b'\x80\x05\x95\x04\x00\x00\x00\x00\x00\x00\x00\x8c\x00\x94.'
#> b'Va\\u000a\\u005c\\u0000\\u000d\\u001a\xe9\\u1234\\U00012345\np0\n.' b'X\x0f\x00\x00\x00a\n\\\x00\r\x1a\xc3\xa9\xe1\x88\xb4\xf0\x92\x8d\x85q\x00.' b'\x80\x03X\x0f\x00\x00\x00a\n\\\x00\r\x1a\xc3\xa9\xe1\x88\xb4\xf0\x92\x8d\x85q\x00.' b'\x80\x05\x95\x13\x00\x00\x00\x00\x00\x00\x00\x8c\x0fa\n\\\x00\r\x1a\xc3\xa9\xe1\x88\xb4\xf0\x92\x8d\x85\x94.'
#> b'V\\ud800\np0\n.' b'X\x03\x00\x00\x00\xed\xa0\x80q\x00.' b'\x80\x03X\x03\x00\x00\x00\xed\xa0\x80q\x00.' b'\x80\x05\x95\x07\x00\x00\x00\x00\x00\x00\x00\x8c\x03\xed\xa0\x80\x94.'
#> b'c__builtin__\nbytes\np0\n(tRp1\n.' b'c__builtin__\nbytes\nq\x00)Rq\x01.' b'\x80\x03C\x00q\x00.' b'\x80\x05\x95\x04\x00\x00\x00\x00\x00\x00\x00C\x00\x94.'
#> b'c_codecs\nencode\np0\n(Va\xff\np1\nVlatin1\np2\ntp3\nRp4\n.' b'c_codecs\nencode\nq\x00(X\x03\x00\x00\x00a\xc3\xbfq\x01X\x06\x00\x00\x00latin1q\x02tq\x03Rq\x04.' b'\x80\x03C\x02a\xffq\x00.' b'\x80\x05\x95\x06\x00\x00\x00\x00\x00\x00\x00C\x02a\xff\x94.'
#> b'c__builtin__\nbytearray\np0\n(c_codecs\nencode\np1\n(Vx\np2\nVlatin1\np3\ntp4\nRp5\ntp6\nRp7\n.' b'c__builtin__\nbytearray\nq\x00(c_codecs\nencode\nq\x01(X\x01\x00\x00\x00xq\x02X\x06\x00\x00\x00latin1q\x03tq\x04Rq\x05tq\x06Rq\x07.' b'\x80\x03cbuiltins\nbytearray\nq\x00C\x01xq\x01\x85q\x02Rq\x03.' b'\x80\x05\x95\x0c\x00\x00\x00\x00\x00\x00\x00\x96\x01\x00\x00\x00\x00\x00\x00\x00x\x94.'

### containers, by protocol
for value in ((), (1,), (1, 2, 3, 4), [], [1], [1, 2], {}, {'a': 1}, {'a': 1, 'b': 2}, {1}, frozenset((1,))):
    print(*(pickle.dumps(value, protocol) for protocol in (0, 1, 2, 4)))
#> b'(t.' b').' b'\x80\x02).' b'\x80\x04).'
#> b'(I1\ntp0\n.' b'(K\x01tq\x00.' b'\x80\x02K\x01\x85q\x00.' b'\x80\x04\x95\x05\x00\x00\x00\x00\x00\x00\x00K\x01\x85\x94.'
#> b'(I1\nI2\nI3\nI4\ntp0\n.' b'(K\x01K\x02K\x03K\x04tq\x00.' b'\x80\x02(K\x01K\x02K\x03K\x04tq\x00.' b'\x80\x04\x95\x0c\x00\x00\x00\x00\x00\x00\x00(K\x01K\x02K\x03K\x04t\x94.'
#> b'(lp0\n.' b']q\x00.' b'\x80\x02]q\x00.' b'\x80\x04]\x94.'
#> b'(lp0\nI1\na.' b']q\x00K\x01a.' b'\x80\x02]q\x00K\x01a.' b'\x80\x04\x95\x06\x00\x00\x00\x00\x00\x00\x00]\x94K\x01a.'
#> b'(lp0\nI1\naI2\na.' b']q\x00(K\x01K\x02e.' b'\x80\x02]q\x00(K\x01K\x02e.' b'\x80\x04\x95\t\x00\x00\x00\x00\x00\x00\x00]\x94(K\x01K\x02e.'
#> b'(dp0\n.' b'}q\x00.' b'\x80\x02}q\x00.' b'\x80\x04}\x94.'
#> b'(dp0\nVa\np1\nI1\ns.' b'}q\x00X\x01\x00\x00\x00aq\x01K\x01s.' b'\x80\x02}q\x00X\x01\x00\x00\x00aq\x01K\x01s.' b'\x80\x04\x95\n\x00\x00\x00\x00\x00\x00\x00}\x94\x8c\x01a\x94K\x01s.'
#> b'(dp0\nVa\np1\nI1\nsVb\np2\nI2\ns.' b'}q\x00(X\x01\x00\x00\x00aq\x01K\x01X\x01\x00\x00\x00bq\x02K\x02u.' b'\x80\x02}q\x00(X\x01\x00\x00\x00aq\x01K\x01X\x01\x00\x00\x00bq\x02K\x02u.' b'\x80\x04\x95\x11\x00\x00\x00\x00\x00\x00\x00}\x94(\x8c\x01a\x94K\x01\x8c\x01b\x94K\x02u.'
#> b'c__builtin__\nset\np0\n((lp1\nI1\natp2\nRp3\n.' b'c__builtin__\nset\nq\x00(]q\x01K\x01atq\x02Rq\x03.' b'\x80\x02c__builtin__\nset\nq\x00]q\x01K\x01a\x85q\x02Rq\x03.' b'\x80\x04\x95\x07\x00\x00\x00\x00\x00\x00\x00\x8f\x94(K\x01\x90.'
#> b'c__builtin__\nfrozenset\np0\n((lp1\nI1\natp2\nRp3\n.' b'c__builtin__\nfrozenset\nq\x00(]q\x01K\x01atq\x02Rq\x03.' b'\x80\x02c__builtin__\nfrozenset\nq\x00]q\x01K\x01a\x85q\x02Rq\x03.' b'\x80\x04\x95\x06\x00\x00\x00\x00\x00\x00\x00(K\x01\x91\x94.'

### batches
for n in (999, 1000, 1001, 2000, 2001):
    for made in (list(range(n)), dict.fromkeys(range(n)), set(range(n)), collections.deque(range(n))):
        data = pickle.dumps(made, 4)
        print(len(data), data[-9:], pickle.loads(data) == made)
#> 2757 b'\x03M\xe5\x03M\xe6\x03e.' True
#> 3756 b'\xe5\x03NM\xe6\x03Nu.' True
#> 2757 b'\x03M\xe5\x03M\xe6\x03\x90.' True
#> 2782 b'\x03M\xe5\x03M\xe6\x03e.' True
#> 2760 b'\x03M\xe6\x03M\xe7\x03e.' True
#> 3762 b'NM\xe7\x03Nu(u.' True
#> 2762 b'\xe6\x03M\xe7\x03\x90(\x90.' True
#> 2785 b'\x03M\xe6\x03M\xe7\x03e.' True
#> 2765 b'\xe7\x03e(M\xe8\x03e.' True
#> 3766 b'Nu(M\xe8\x03Nu.' True
#> 2765 b'\xe7\x03\x90(M\xe8\x03\x90.' True
#> 2789 b'M\xe7\x03eM\xe8\x03a.' True
#> 5762 b'\x07M\xce\x07M\xcf\x07e.' True
#> 7764 b'NM\xcf\x07Nu(u.' True
#> 5764 b'\xce\x07M\xcf\x07\x90(\x90.' True
#> 5787 b'\x07M\xce\x07M\xcf\x07e.' True
#> 5767 b'\xcf\x07e(M\xd0\x07e.' True
#> 7768 b'Nu(M\xd0\x07Nu.' True
#> 5767 b'\xcf\x07\x90(M\xd0\x07\x90.' True
#> 5791 b'M\xcf\x07eM\xd0\x07a.' True

### objects, by protocol
for value in (Point(1, 'a'), Pair(1, 2), Colour.RED, Outer.Inner, Outer().method, len, Point,
        collections.OrderedDict(a=1)):
    for protocol in range(6):
        print(pickle.dumps(value, protocol))
#> b'ccopy_reg\n_reconstructor\np0\n(c__main__\nPoint\np1\nc__builtin__\nobject\np2\nNtp3\nRp4\n(dp5\nVx\np6\nI1\nsVy\np7\nVa\np8\nsb.'
#> b'ccopy_reg\n_reconstructor\nq\x00(c__main__\nPoint\nq\x01c__builtin__\nobject\nq\x02Ntq\x03Rq\x04}q\x05(X\x01\x00\x00\x00xq\x06K\x01X\x01\x00\x00\x00yq\x07X\x01\x00\x00\x00aq\x08ub.'
#> b'\x80\x02c__main__\nPoint\nq\x00)\x81q\x01}q\x02(X\x01\x00\x00\x00xq\x03K\x01X\x01\x00\x00\x00yq\x04X\x01\x00\x00\x00aq\x05ub.'
#> b'\x80\x03c__main__\nPoint\nq\x00)\x81q\x01}q\x02(X\x01\x00\x00\x00xq\x03K\x01X\x01\x00\x00\x00yq\x04X\x01\x00\x00\x00aq\x05ub.'
#> b'\x80\x04\x95,\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x05Point\x94\x93\x94)\x81\x94}\x94(\x8c\x01x\x94K\x01\x8c\x01y\x94\x8c\x01a\x94ub.'
#> b'\x80\x05\x95,\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x05Point\x94\x93\x94)\x81\x94}\x94(\x8c\x01x\x94K\x01\x8c\x01y\x94\x8c\x01a\x94ub.'
#> b'ccopy_reg\n_reconstructor\np0\n(c__main__\nPair\np1\nc__builtin__\ntuple\np2\n(I1\nI2\ntp3\ntp4\nRp5\n.'
#> b'ccopy_reg\n_reconstructor\nq\x00(c__main__\nPair\nq\x01c__builtin__\ntuple\nq\x02(K\x01K\x02tq\x03tq\x04Rq\x05.'
#> b'\x80\x02c__main__\nPair\nq\x00K\x01K\x02\x86q\x01\x81q\x02.'
#> b'\x80\x03c__main__\nPair\nq\x00K\x01K\x02\x86q\x01\x81q\x02.'
#> b'\x80\x04\x95\x1d\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x04Pair\x94\x93\x94K\x01K\x02\x86\x94\x81\x94.'
#> b'\x80\x05\x95\x1d\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x04Pair\x94\x93\x94K\x01K\x02\x86\x94\x81\x94.'
#> b'c__main__\nColour\np0\n(I1\ntp1\nRp2\n.'
#> b'c__main__\nColour\nq\x00(K\x01tq\x01Rq\x02.'
#> b'\x80\x02c__main__\nColour\nq\x00K\x01\x85q\x01Rq\x02.'
#> b'\x80\x03c__main__\nColour\nq\x00K\x01\x85q\x01Rq\x02.'
#> b'\x80\x04\x95\x1d\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x06Colour\x94\x93\x94K\x01\x85\x94R\x94.'
#> b'\x80\x05\x95\x1d\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x06Colour\x94\x93\x94K\x01\x85\x94R\x94.'
#> b'c__builtin__\ngetattr\np0\n(c__main__\nOuter\nVInner\np1\ntRp2\n.'
#> b'c__builtin__\ngetattr\nq\x00(c__main__\nOuter\nX\x05\x00\x00\x00Innerq\x01tRq\x02.'
#> b'\x80\x02c__builtin__\ngetattr\nq\x00c__main__\nOuter\nX\x05\x00\x00\x00Innerq\x01\x86Rq\x02.'
#> b'\x80\x03cbuiltins\ngetattr\nq\x00c__main__\nOuter\nX\x05\x00\x00\x00Innerq\x01\x86Rq\x02.'
#> b'\x80\x04\x95\x1c\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x0bOuter.Inner\x94\x93\x94.'
#> b'\x80\x05\x95\x1c\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x0bOuter.Inner\x94\x93\x94.'
#> b'c__builtin__\ngetattr\np0\n(ccopy_reg\n_reconstructor\np1\n(c__main__\nOuter\np2\nc__builtin__\nobject\np3\nNtp4\nRp5\nVmethod\np6\ntp7\nRp8\n.'
#> b'c__builtin__\ngetattr\nq\x00(ccopy_reg\n_reconstructor\nq\x01(c__main__\nOuter\nq\x02c__builtin__\nobject\nq\x03Ntq\x04Rq\x05X\x06\x00\x00\x00methodq\x06tq\x07Rq\x08.'
#> b'\x80\x02c__builtin__\ngetattr\nq\x00c__main__\nOuter\nq\x01)\x81q\x02X\x06\x00\x00\x00methodq\x03\x86q\x04Rq\x05.'
#> b'\x80\x03cbuiltins\ngetattr\nq\x00c__main__\nOuter\nq\x01)\x81q\x02X\x06\x00\x00\x00methodq\x03\x86q\x04Rq\x05.'
#> b'\x80\x04\x95=\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x07getattr\x94\x93\x94\x8c\x08__main__\x94\x8c\x05Outer\x94\x93\x94)\x81\x94\x8c\x06method\x94\x86\x94R\x94.'
#> b'\x80\x05\x95=\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x07getattr\x94\x93\x94\x8c\x08__main__\x94\x8c\x05Outer\x94\x93\x94)\x81\x94\x8c\x06method\x94\x86\x94R\x94.'
#> b'c__builtin__\nlen\np0\n.'
#> b'c__builtin__\nlen\nq\x00.'
#> b'\x80\x02c__builtin__\nlen\nq\x00.'
#> b'\x80\x03cbuiltins\nlen\nq\x00.'
#> b'\x80\x04\x95\x14\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x03len\x94\x93\x94.'
#> b'\x80\x05\x95\x14\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x03len\x94\x93\x94.'
#> b'c__main__\nPoint\np0\n.'
#> b'c__main__\nPoint\nq\x00.'
#> b'\x80\x02c__main__\nPoint\nq\x00.'
#> b'\x80\x03c__main__\nPoint\nq\x00.'
#> b'\x80\x04\x95\x16\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x05Point\x94\x93\x94.'
#> b'\x80\x05\x95\x16\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x05Point\x94\x93\x94.'
#> b'ccollections\nOrderedDict\np0\n(tRp1\nVa\np2\nI1\ns.'
#> b'ccollections\nOrderedDict\nq\x00)Rq\x01X\x01\x00\x00\x00aq\x02K\x01s.'
#> b'\x80\x02ccollections\nOrderedDict\nq\x00)Rq\x01X\x01\x00\x00\x00aq\x02K\x01s.'
#> b'\x80\x03ccollections\nOrderedDict\nq\x00)Rq\x01X\x01\x00\x00\x00aq\x02K\x01s.'
#> b'\x80\x04\x95)\x00\x00\x00\x00\x00\x00\x00\x8c\x0bcollections\x94\x8c\x0bOrderedDict\x94\x93\x94)R\x94\x8c\x01a\x94K\x01s.'
#> b'\x80\x05\x95)\x00\x00\x00\x00\x00\x00\x00\x8c\x0bcollections\x94\x8c\x0bOrderedDict\x94\x93\x94)R\x94\x8c\x01a\x94K\x01s.'

### what is in itself, and what is there twice
items = []
items.append(items)
found = pickle.loads(pickle.dumps(items))
print(found[0] is found)
inner = Point(1, None)
inner.y = inner
pair = ([inner], (inner, [inner]))
for protocol in range(6):
    a, (b, (c,)) = pickle.loads(pickle.dumps(pair, protocol))
    print(a[0] is b is c is c.y, end=' ')
print()
knot = ([],)
knot[0].append(knot)
four = ([], 1, 2, 3)
four[0].append(four)
for protocol in range(6):
    print(pickle.dumps(knot, protocol), pickle.dumps(four, protocol))
#> True
#> True True True True True True 
#> b'((lp0\n(g0\ntp1\na00g1\n.' b'((lp0\n(g0\nI1\nI2\nI3\ntp1\naI1\nI2\nI3\n00000g1\n.'
#> b'(]q\x00(h\x00tq\x01a1h\x01.' b'(]q\x00(h\x00K\x01K\x02K\x03tq\x01aK\x01K\x02K\x031h\x01.'
#> b'\x80\x02]q\x00h\x00\x85q\x01a0h\x01.' b'\x80\x02(]q\x00(h\x00K\x01K\x02K\x03tq\x01aK\x01K\x02K\x031h\x01.'
#> b'\x80\x03]q\x00h\x00\x85q\x01a0h\x01.' b'\x80\x03(]q\x00(h\x00K\x01K\x02K\x03tq\x01aK\x01K\x02K\x031h\x01.'
#> b'\x80\x04\x95\x0b\x00\x00\x00\x00\x00\x00\x00]\x94h\x00\x85\x94a0h\x01.' b'\x80\x04\x95\x19\x00\x00\x00\x00\x00\x00\x00(]\x94(h\x00K\x01K\x02K\x03t\x94aK\x01K\x02K\x031h\x01.'
#> b'\x80\x05\x95\x0b\x00\x00\x00\x00\x00\x00\x00]\x94h\x00\x85\x94a0h\x01.' b'\x80\x05\x95\x19\x00\x00\x00\x00\x00\x00\x00(]\x94(h\x00K\x01K\x02K\x03t\x94aK\x01K\x02K\x031h\x01.'

### there and back
values = [datetime.datetime(2020, 1, 2, 3, tzinfo=datetime.timezone.utc), datetime.timedelta(1, 2),
    decimal.Decimal('1.50'),
    fractions.Fraction(1, 3), collections.Counter('aab'), collections.defaultdict(list, a=[1]), range(1, 9, 2), 1 + 2j,
    slice(1, 2), ..., NotImplemented, int | str, list[int], ValueError('a', 1), Point(1, Point(2, 3)), Colour.RED,
    type(None), functools.partial(int, base=2), collections.ChainMap({1: 2}), print, str.join, 'x'.join]
for protocol in (0, 2, 4, 5):
    again = pickle.loads(pickle.dumps(values, protocol))
    print([repr(a) for a, b in zip(again, values) if repr(a) != repr(b)])
#> []
#> []
#> []
#> []

### what has no pickle
for value in (lambda: 0, (i for i in 'a'), [{'k': (lambda: 0)}], print.__self__, memoryview(b''),
        object().__init__, {(lambda: 0): 1}):
    try:
        pickle.dumps(value)
    except (pickle.PicklingError, TypeError) as e:
        print(type(e).__name__, str(e).partition(' at 0x')[0], getattr(e, '__notes__', ''))
#> PicklingError Can't pickle <function <lambda> 
#> TypeError cannot pickle 'generator' object 
#> PicklingError Can't pickle <function <lambda> ["when serializing dict item 'k'", 'when serializing list item 0']
#> TypeError cannot pickle 'module' object 
#> TypeError cannot pickle memoryview objects 
#> PicklingError Can't pickle <function <lambda> 

### what __reduce__ may give
class Reply:
    def __init__(self, given):
        self.given = given

    def __reduce__(self):
        return self.given


for given in (1, 'nothing', (), (1, 2), (Point, 1), (Point, (), None, 1), (Point, (), None, None, [1]),
        (Point, (), None, None, None, 1)):
    try:
        print(pickle.dumps(Reply(given)))
    except pickle.PicklingError as e:
        print(str(e).replace(repr(Reply), 'Reply').partition(' at 0x')[0], getattr(e, '__notes__', ''))
#> __reduce__ must return a string or tuple, not int ['when serializing Reply object']
#> Can't pickle <__main__.Reply object 
#> tuple returned by __reduce__ must contain 2 through 6 elements ['when serializing Reply object']
#> first item of the tuple returned by __reduce__ must be callable, not int ['when serializing Reply object']
#> second item of the tuple returned by __reduce__ must be a tuple, not int ['when serializing Reply object']
#> fourth item of the tuple returned by __reduce__ must be an iterator, not int ['when serializing Reply object']
#> fifth item of the tuple returned by __reduce__ must be an iterator, not list ['when serializing Reply object']
#> sixth item of the tuple returned by __reduce__ must be callable, not int ['when serializing Reply object']

### reconstructors that are refused
class Made:
    def __init__(self, *given):
        self.given = given

    def __reduce__(self):
        return self.given


for make, args in ((copyreg.__newobj__, ()), (copyreg.__newobj__, (1,)), (copyreg.__newobj__, (Point,)),
        (copyreg.__newobj_ex__, (Made, ())), (copyreg.__newobj_ex__, (1, (), {})),
        (copyreg.__newobj_ex__, (Made, 1, {}))):
    says(pickle.dumps, Made(make, args))
print(pickle.dumps(Made(copyreg.__newobj_ex__, (Point, (), {})), 4))
#> PicklingError; __newobj__ expected at least 1 argument, got 0; when serializing Made object
#> PicklingError; first argument to __newobj__() must be a class, not int; when serializing Made object
#> PicklingError; first argument to __newobj__() must be <class '__main__.Made'>, not <class '__main__.Point'>; when serializing Made object
#> PicklingError; __newobj_ex__ expected 3 arguments, got 2; when serializing Made object
#> PicklingError; first argument to __newobj_ex__() must be a class, not int; when serializing Made object
#> PicklingError; second argument to __newobj_ex__() must be a tuple, not int; when serializing Made object
#> b'\x80\x04\x95\x1b\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x05Point\x94\x93\x94)}\x94\x92\x94.'

### state
class WithState:
    def __getstate__(self):
        return ['state']

    def __setstate__(self, state):
        self.state = state


class Slots:
    __slots__ = ('a', 'b')


print(pickle.loads(pickle.dumps(WithState())).state)
slots = Slots()
slots.a = 1
again = pickle.loads(pickle.dumps(slots, 2))
print(again.a, hasattr(again, 'b'))
says(pickle.dumps, slots, 0)
#> ['state']
#> 1 False
#> TypeError; a class that defines __slots__ without defining __getstate__ cannot be pickled

### a setter of the state, and arguments of __new__
def put(made, state):
    made.x, made.y = state


class Given:
    def __reduce__(self):
        return Point, (0, 0), (1, 2), None, None, put


class New:
    def __new__(cls, a, *, b):
        made = super().__new__(cls)
        made.ab = a, b
        return made

    def __getnewargs_ex__(self):
        return (self.ab[0],), {'b': self.ab[1]}


for protocol in (0, 2, 4):
    print(pickle.loads(pickle.dumps(Given(), protocol)))
for protocol in (2, 3, 4):
    print(pickle.dumps(New(1, b=2), protocol)[-30:], pickle.loads(pickle.dumps(New(1, b=2), protocol)).ab)
#> Point(1, 2)
#> Point(1, 2)
#> Point(1, 2)
#> b'tq\nb)Rq\x0b}q\x0cX\x02\x00\x00\x00abq\rK\x01K\x02\x86q\x0esb.' (1, 2)
#> b'tq\nb)Rq\x0b}q\x0cX\x02\x00\x00\x00abq\rK\x01K\x02\x86q\x0esb.' (1, 2)
#> b'\x01\x85\x94}\x94\x8c\x01b\x94K\x02s\x92\x94}\x94\x8c\x02ab\x94K\x01K\x02\x86\x94sb.' (1, 2)

### what has a name outside
class ByName(pickle.Pickler):
    def persistent_id(self, obj):
        return ('point', obj.x) if isinstance(obj, Point) else None


class OfName(pickle.Unpickler):
    def persistent_load(self, pid):
        return f'<{pid}>'


for protocol in (0, 1, 4):
    file = io.BytesIO()
    ByName(file, protocol).dump([Point(1, 2), {'p': Point(3, 4)}])
    print(file.getvalue(), OfName(io.BytesIO(file.getvalue())).load())
    says(pickle.loads, file.getvalue())
#> b"(lp0\nP('point', 1)\na(dp1\nVp\np2\nP('point', 3)\nsa." ["<('point', 1)>", {'p': "<('point', 3)>"}]
#> UnpicklingError; A load persistent id instruction was encountered, but no persistent_load function was specified.
#> b']q\x00((X\x05\x00\x00\x00pointq\x01K\x01tq\x02Q}q\x03X\x01\x00\x00\x00pq\x04(h\x01K\x03tq\x05Qse.' ["<('point', 1)>", {'p': "<('point', 3)>"}]
#> UnpicklingError; A load persistent id instruction was encountered, but no persistent_load function was specified.
#> b'\x80\x04\x95 \x00\x00\x00\x00\x00\x00\x00]\x94(\x8c\x05point\x94K\x01\x86\x94Q}\x94\x8c\x01p\x94h\x01K\x03\x86\x94Qse.' ["<('point', 1)>", {'p': "<('point', 3)>"}]
#> UnpicklingError; A load persistent id instruction was encountered, but no persistent_load function was specified.

### reducers of a class, of a Pickler, of all
class Table(pickle.Pickler):
    dispatch_table = {Point: lambda p: (Point, (p.x + 1, 'table'))}


class Override(pickle.Pickler):
    def reducer_override(self, obj):
        return (Point, (obj.x, 'override')) if isinstance(obj, Point) else NotImplemented


for cls in (Table, Override):
    file = io.BytesIO()
    cls(file).dump([Point(1, 2), print])
    print(pickle.loads(file.getvalue()))
own = io.BytesIO()
pickler = pickle.Pickler(own)
pickler.dispatch_table = collections.ChainMap({Point: lambda p: (Point, ('own', p.x))})
pickler.dump(Point(1, 2))
print(pickle.loads(own.getvalue()))
copyreg.pickle(Point, lambda p: (Point, (p.y, p.x)))
print(pickle.loads(pickle.dumps(Point(1, 2))))
del copyreg.dispatch_table[Point]
#> [Point(2, 'table'), <built-in function print>]
#> [Point(1, 'override'), <built-in function print>]
#> Point('own', 1)
#> Point(2, 1)

### what may be loaded
class Careful(pickle.Unpickler):
    def find_class(self, module, name):
        if (module, name) != ('__main__', 'Point'):
            raise pickle.UnpicklingError(f'{module}.{name} is forbidden')
        return super().find_class(module, name)


print(Careful(io.BytesIO(pickle.dumps(Point(1, 2)))).load())
says(Careful(io.BytesIO(pickle.dumps(print))).load)
says(pickle.loads, b'c__main__\nNothing\n.')
says(pickle.loads, b'cno_such_module\nx\n.')
says(pickle.loads, b'\x80\x04\x8c\x08__main__\x8c\x09Outer.Who\x93.')
#> Point(1, 2)
#> UnpicklingError; builtins.print is forbidden
#> AttributeError; module '__main__' has no attribute 'Nothing'
#> ModuleNotFoundError; No module named 'no_such_module'
#> AttributeError; Can't resolve path 'Outer.Who' on module '__main__'

### buffers beside the pickle
data = bytearray(b'abcd')
beside = []
packed = pickle.dumps([pickle.PickleBuffer(data), pickle.PickleBuffer(b'x')], 5, buffer_callback=beside.append)
print(packed, [bytes(b) for b in beside])
print(pickle.loads(packed, buffers=beside)[0] is beside[0], pickle.loads(packed, buffers=[data, b'x'])[0] is data)
says(pickle.loads, packed)
says(pickle.loads, packed, buffers=[b'a'])
print(pickle.dumps(pickle.PickleBuffer(data)), pickle.dumps(pickle.PickleBuffer(b'ab')))
says(pickle.dumps, pickle.PickleBuffer(memoryview(data)[::2]))
says(pickle.dumps, pickle.PickleBuffer(data), 4)
buffer = pickle.PickleBuffer(memoryview(data)[1:])
print(bytes(buffer.raw()), memoryview(pickle.PickleBuffer(data)).obj is data)
buffer.release()
says(buffer.raw)
#> b'\x80\x05\x95\x08\x00\x00\x00\x00\x00\x00\x00]\x94(\x97\x97\x98e.' [b'abcd', b'x']
#> True True
#> UnpicklingError; pickle stream refers to out-of-band data but no *buffers* argument was given
#> UnpicklingError; not enough out-of-band buffers
#> b'\x80\x05\x95\x0f\x00\x00\x00\x00\x00\x00\x00\x96\x04\x00\x00\x00\x00\x00\x00\x00abcd\x94.' b'\x80\x05\x95\x06\x00\x00\x00\x00\x00\x00\x00C\x02ab\x94.'
#> PicklingError; PickleBuffer can not be pickled when pointing to a non-contiguous buffer
#> PicklingError; PickleBuffer can only be pickled with protocol >= 5
#> b'bcd' True
#> ValueError; operation forbidden on released PickleBuffer object

### bytes that are wrong
for text in (b'', b'.', b'N', b'0.', b'(.', b'a.', b'}Ns.', b'}(Nu.', b'I5', b'Ix\n.', b'Lx\n.', b'Fx\n.', b'Sa\n.',
        b'U\x02a.', b'h\x00.',
        b'N\x93.', b'NN\x93.', b'N)R.', b'N)\x81.', b'N}b.', b'(o.', b'i__main__\nPoint\n.', b'\x82\x01.',
        b'\x80\x06.', b'\xff.',
        b"'.", b'\x97.', b'\x95\x05\x00\x00\x00\x00\x00\x00\x00N.', b'Pa\n.', b'\x8a\x01', b'(Nd.', b'\x80'):
    says(pickle.loads, text)
#> EOFError; Ran out of input
#> UnpicklingError; unpickling stack underflow
#> EOFError; Ran out of input
#> UnpicklingError; unpickling stack underflow
#> UnpicklingError; unexpected MARK found
#> UnpicklingError; unpickling stack underflow
#> UnpicklingError; unpickling stack underflow
#> UnpicklingError; odd number of items for SETITEMS
#> UnpicklingError; pickle data was truncated
#> ValueError; could not convert string to int
#> ValueError; invalid literal for int() with base 10: 'x\n'
#> ValueError; could not convert string to float: 'x
#> '
#> UnpicklingError; the STRING opcode argument must be quoted
#> EOFError; Ran out of input
#> UnpicklingError; Memo value not found at index 0
#> UnpicklingError; unpickling stack underflow
#> UnpicklingError; STACK_GLOBAL requires str
#> TypeError; 'NoneType' object is not callable
#> UnpicklingError; NEWOBJ class argument must be a type, not NoneType
#> AttributeError; 'NoneType' object has no attribute '__dict__'
#> UnpicklingError; unpickling stack underflow
#> UnpicklingError; could not find MARK
#> ValueError; unregistered extension code 1
#> ValueError; unsupported pickle protocol: 6
#> UnpicklingError; invalid load key, '\xff'.
#> UnpicklingError; invalid load key, '\x27'.
#> UnpicklingError; pickle stream refers to out-of-band data but no *buffers* argument was given
#> UnpicklingError; pickle data was truncated
#> UnpicklingError; A load persistent id instruction was encountered, but no persistent_load function was specified.
#> UnpicklingError; pickle data was truncated
#> UnpicklingError; odd number of items for DICT
#> UnpicklingError; pickle data was truncated

### Python 2
print(pickle.loads(b"c__builtin__\nxrange\n(I1\nI3\ntR."), pickle.loads(b"S'a\\xe9\\n'\n.", encoding='latin-1'))
print(pickle.loads(b"U\x01\xe9.", encoding='bytes'), pickle.dumps(range, 2), pickle.dumps(functools.reduce, 2))
says(pickle.loads, b"U\x01\xe9.")
says(pickle.loads, b'c__builtin__\nxrange\n.', fix_imports=False)
print(pickle.dumps(range, 2, fix_imports=False))
#> range(1, 3) aé
#>
#> b'\xe9' b'\x80\x02c__builtin__\nxrange\nq\x00.' b'\x80\x02c__builtin__\nreduce\nq\x00.'
#> UnicodeDecodeError; 'ascii' codec can't decode byte 0xe9 in position 0: ordinal not in range(128)
#> ModuleNotFoundError; No module named '__builtin__'
#> b'\x80\x02cbuiltins\nrange\nq\x00.'

### extensions
copyreg.add_extension('__main__', 'Point', 300)
print(pickle.dumps(Point, 2), pickle.loads(pickle.dumps(Point, 2)), pickle.dumps(Point, 1))
copyreg.remove_extension('__main__', 'Point', 300)
copyreg.clear_extension_cache()
says(pickle.loads, b'\x83\x2c\x01.')
#> b'\x80\x02\x83,\x01.' <class '__main__.Point'> b'c__main__\nPoint\nq\x00.'
#> ValueError; unregistered extension code 300

### several in a file, and memos
file = io.BytesIO()
pickler = pickle.Pickler(file, 2)
shared = ['shared']
pickler.dump(shared)
pickler.dump([shared])
print(file.getvalue(), list(pickler.memo.copy()) == [id(shared), id(shared[0])] or len(pickler.memo.copy()))
pickler.clear_memo()
pickler.dump(shared)
file.seek(0)
unpickler = pickle.Unpickler(file)
print(unpickler.load(), unpickler.load(), unpickler.load())
says(unpickler.load)
#> b'\x80\x02]q\x00X\x06\x00\x00\x00sharedq\x01a.\x80\x02]q\x02h\x00a.' 3
#> ['shared'] [['shared']] ['shared']
#> EOFError; Ran out of input

### arguments
says(pickle.dumps, 1, 6)
says(pickle.dumps, 1, 'x')
says(pickle.Pickler, 1)
says(pickle.Unpickler, 1)
says(pickle.loads, 'x')
says(pickle.dumps, 1, 4, buffer_callback=print)
print(pickle.dumps(1, -1), pickle.DEFAULT_PROTOCOL, pickle.HIGHEST_PROTOCOL, pickle.format_version)
print(pickle.compatible_formats)
print(pickle.PickleError.__mro__[1:3], pickle.PicklingError.__mro__[1], pickle.dumps, pickle.Pickler)
print(pickle.encode_long(-129), pickle.decode_long(b'\x7f\xff'), pickle.MARK, pickle.TRUE, len(pickle.__all__))
#> ValueError; pickle protocol must be <= 5
#> TypeError; 'str' object cannot be interpreted as an integer
#> TypeError; file must have a 'write' attribute
#> TypeError; file must have 'read' and 'readline' attributes
#> TypeError; a bytes-like object is required, not 'str'
#> ValueError; buffer_callback needs protocol >= 5
#> b'\x80\x05K\x01.' 5 5 5.0
#> ['1.0', '1.1', '1.2', '1.3', '2.0', '3.0', '4.0', '5.0']
#> (<class 'Exception'>, <class 'BaseException'>) <class '_pickle.PickleError'> <built-in function dumps> <class '_pickle.Pickler'>
#> b'\x7f\xff' -129 b'(' b'I01\n' 82

### a view of a buffer of pickle's is one of what it has, and no name says that of a program's class
import pickle
data = bytearray(b'abcd')


class Passing:
    _hn_through = True

    def __buffer__(self, flags):
        return memoryview(data)

    def __release_buffer__(self, view):
        print('released')


passing = Passing()
with memoryview(passing) as view:
    print(view.obj is passing, view.obj is data)
print(memoryview(pickle.PickleBuffer(data)).obj is data)
for wrong in lambda: type('Derived', (pickle.PickleBuffer,), {}), lambda: setattr(pickle.PickleBuffer, 'x', 1):
    try: wrong()
    except TypeError as e: print(e)
#> False False
#> released
#> True
#> type 'pickle.PickleBuffer' is not an acceptable base type
#> cannot set 'x' attribute of immutable type 'pickle.PickleBuffer'

### a parser of configurations, and functions of os
import configparser, copy, os, pickle
parser = configparser.ConfigParser(converters={'upper': str.upper})
parser.read_string('[a]\nx = 1\nyes = on')
for again in pickle.loads(pickle.dumps(parser)), copy.deepcopy(parser):
    print(again['a'].getint('x'), again.getboolean('a', 'yes'), again['a'].getupper('yes'))
    print(again.getupper('a', 'no', fallback=3))
    again['a']['x'] = '2'
print(parser['a']['x'], parser.getupper.converter, type(parser['a'].getupper).__name__)
print(pickle.loads(pickle.dumps(os.getcwd)) is os.getcwd, pickle.loads(pickle.dumps(os.listdir, 0)) is os.listdir)
print(pickle.dumps(os.getpid, 0))
#> 1 True ON
#> 3
#> 1 True ON
#> 3
#> 1 <method 'upper' of 'str' objects> partial
#> True True
#> b'cposix\ngetpid\np0\n.'
