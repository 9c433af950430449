import io
import quopri

### both ways
for data in b'plain', b'a=b\xff\t\n', b'end \n', b' x\t', b'x' * 80, b'a_b c', b'\r\n.\n', b'':
    coded = quopri.encodestring(data)
    print(coded, quopri.decodestring(coded) == data, quopri.encodestring(data, True), quopri.encodestring(data,
        header=True))
print(quopri.decodestring(b'a=\nb=41=zz=4'), quopri.decodestring('a_b', header=True), quopri.decodestring(b'x  \ny=20'))
#> b'plain' True b'plain' b'plain'
#> b'a=3Db=FF=09\n' True b'a=3Db=FF=09\n' b'a=3Db=FF=09\n'
#> b'end=20\n' True b'end=20\n' b'end_\n'
#> b' x=09' True b'=20x=09' b'_x=09'
#> b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=\nxxxxx' True b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=\nxxxxx' b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=\nxxxxx'
#> b'a_b c' True b'a_b=20c' b'a=5Fb_c'
#> b'\r\n=2E\r\n' False b'\r\n=2E\r\n' b'\r\n=2E\r\n'
#> b'' True b'' b''
#> b'abA=zz=4' b'a b' b'x  \ny '

### files
out = io.BytesIO()
quopri.encode(io.BytesIO(b'a b\n=\xe9\n'), out, True)
print(out.getvalue())  #> b'a=20b\n=3D=E9\n'
back = io.BytesIO()
quopri.decode(io.BytesIO(out.getvalue()), back)
print(back.getvalue())  #> b'a b\n=\xe9\n'

### bytes
print(quopri.quote(b'='), quopri.ishex(b'f'), quopri.ishex(b'g'), quopri.unhex(b'fF'))
print([quopri.needsquoting(c, q, h) for c in (b' ', b'_', b'=', b'a', b'\xff') for q in (0, 1) for h in (0, 1)])
#> b'=3D' True False 255
#> [0, 0, 1, 1, 0, 1, 0, 1, True, True, True, True, False, False, False, False, True, True, True, True]

### data that grows as it is written
class Slow(io.BytesIO):
    def read(self, *args):
        return super().read(*args) + b'=%d' % sum(range(100))
    def readline(self, *args):
        return super().readline(*args)
print(quopri.encodestring(Slow(b'ab').read()))  #> b'ab=3D4950'
