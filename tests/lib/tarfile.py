### what is written in each format, and what is read again
import tarfile, io
def tried(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
for form in tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT:
    b = io.BytesIO()
    with tarfile.open(fileobj=b, mode='w', format=form) as t:
        i = tarfile.TarInfo('a.txt'); i.size = 5
        t.addfile(i, io.BytesIO(b'hello'))
        i = tarfile.TarInfo('dir'); i.type, i.uname, i.mode = tarfile.DIRTYPE, 'é', 0o755
        i.mtime = 1.5 if form == 2 else 1
        t.addfile(i)
        i = tarfile.TarInfo('x/' * 60 + 'y'); i.type, i.linkname = tarfile.SYMTYPE, '../a.txt'
        t.addfile(i)
        i = tarfile.TarInfo('hard'); i.type, i.linkname = tarfile.LNKTYPE, 'a.txt'
        t.addfile(i)
        i = tarfile.TarInfo('é' * 90); i.uid = 8 ** 7 if form else 1
        tried(lambda: t.addfile(i))
    print(form, len(b.getvalue()), b.getvalue().replace(b'\0' * 50, b'~').replace(b'~~', b''))
    b.seek(0)
    with tarfile.open(fileobj=b) as t:
        for m in t:
            print(m.name[:9], m.size, m.mtime, m.type, m.linkname, m.uname, m.uid, m.pax_headers.keys(), m.offset,
                m.offset_data, m.issparse(), m.isdev())
        print(t.extractfile('hard').read())
#> ValueError name is too long
#> 0 10240 b'a.txt~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000005\x0000000000000\x00006721\x00 0ustar\x0000\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00hello\x00\x00\x00\x00\x00\x00\x00dir/~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000755\x000000000\x000000000\x0000000000000\x0000000000001\x00007300\x00 5ustar\x0000\xc3\xa9\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/y\x000000644\x000000000\x000000000\x0000000000000\x0000000000000\x00032707\x00 2../a.txt~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00x/x/x/x/x/x/x/x/x/x/x\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00hard~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000000\x0000000000000\x00007554\x00 1a.txt~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
#> a.txt 5 0 b'0'   0 dict_keys([]) 0 512 False False
#> dir 0 1 b'5'  é 0 dict_keys([]) 1024 1536 False False
#> x/x/x/x/x 0 0 b'2' ../a.txt  0 dict_keys([]) 1536 2048 False False
#> hard 0 0 b'1' a.txt  0 dict_keys([]) 2048 2560 False False
#> b'hello'
#> None
#> 1 10240 b'a.txt~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000005\x0000000000000\x00006661\x00 0ustar  \x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00hello\x00\x00\x00\x00\x00\x00\x00dir/~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000755\x000000000\x000000000\x0000000000000\x0000000000001\x00007240\x00 5ustar  \x00\xc3\xa9\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00././@LongLink~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000000\x000000000\x000000000\x0000000000172\x0000000000000\x00007755\x00 Lustar  \x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/y~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/0000644\x000000000\x000000000\x0000000000000\x0000000000000\x00027327\x00 2../a.txt~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar  \x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00hard~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000000\x0000000000000\x00007514\x00 1a.txt~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar  \x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00././@LongLink~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000000\x000000000\x000000000\x0000000000265\x0000000000000\x00007760\x00 Lustar  \x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa90000644\x00\x80\x00\x00\x00\x00 \x00\x000000000\x0000000000000\x0000000000000\x00051045\x00 0ustar  ~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
#> a.txt 5 0 b'0'   0 dict_keys([]) 0 512 False False
#> dir 0 1 b'5'  é 0 dict_keys([]) 1024 1536 False False
#> x/x/x/x/x 0 0 b'2' ../a.txt  0 dict_keys([]) 1536 3072 False False
#> hard 0 0 b'1' a.txt  0 dict_keys([]) 3072 3584 False False
#> ééééééééé 0 0 b'0'   2097152 dict_keys([]) 3584 5120 False False
#> b'hello'
#> None
#> 2 10240 b'a.txt~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000005\x0000000000000\x00006721\x00 0ustar\x0000\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00hello\x00\x00\x00\x00\x00\x00\x00././@PaxHeader~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000000\x000000000\x000000000\x0000000000031\x0000000000000\x00010207\x00 xustar\x0000\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x0012 uname=\xc3\xa9\n13 mtime=1.5\n~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00dir/~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000755\x000000000\x000000000\x0000000000000\x0000000000002\x00006624\x00 5ustar\x0000?\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00././@PaxHeader~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000000\x000000000\x000000000\x0000000000203\x0000000000000\x00010210\x00 xustar\x0000\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00131 path=x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/y\n~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/0000644\x000000000\x000000000\x0000000000000\x0000000000000\x00027367\x00 2../a.txt~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00hard~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000000\x0000000000000\x00007554\x00 1a.txt~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00././@PaxHeader~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000000\x000000000\x000000000\x0000000000315\x0000000000000\x00010214\x00 xustar\x0000\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00190 path=\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\n15 uid=2097152\n\x00\x00\x00\x00\x00\x00\x00??????????????????????????????????????????????????????????????????????????????????????????\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000000\x0000000000000\x00021003\x00 0ustar\x0000\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
#> a.txt 5 0 b'0'   0 dict_keys([]) 0 512 False False
#> dir 0 1.5 b'5'  é 0 dict_keys(['uname', 'mtime']) 1024 2560 False False
#> x/x/x/x/x 0 0 b'2' ../a.txt  0 dict_keys(['path']) 2560 4096 False False
#> hard 0 0 b'1' a.txt  0 dict_keys([]) 4096 4608 False False
#> ééééééééé 0 0 b'0'   2097152 dict_keys(['path', 'uid']) 4608 6144 False False
#> b'hello'

### what is no archive
import tarfile, io
def tried(f):
    try: print(f(), end='; ')
    except Exception as e: print(type(e).__name__, e, end='; ')
b = io.BytesIO()
with tarfile.open(fileobj=b, mode='w') as t: t.addfile(tarfile.TarInfo('a'))
whole = b.getvalue()
for data in b'', b'x', b'x' * 512, bytes(512), bytes(10240), whole[:700], whole[:512]:
    for mode in 'r:', 'r|', 'r:gz', 'r|gz': tried(lambda: tarfile.open(fileobj=io.BytesIO(data), mode=mode).getnames())
    print(tarfile.is_tarfile(io.BytesIO(data)))
for mode in 'q', 'r:q', 'r|q', 'a|', 'a:gz', '': tried(lambda: tarfile.open(fileobj=io.BytesIO(whole), mode=mode))
tried(lambda: tarfile.open()), tried(lambda: tarfile.TarFile(fileobj=b, mode='q')), tried(lambda: t.getnames())
#> ReadError empty file; ReadError empty file; ReadError empty file; ReadError not a gzip file; False
#> ReadError truncated header; ReadError truncated header; ReadError not a gzip file; ReadError not a gzip file; False
#> ReadError invalid header; ReadError invalid header; ReadError not a gzip file; ReadError not a gzip file; False
#> []; []; ReadError not a gzip file; ReadError not a gzip file; True
#> []; []; ReadError not a gzip file; ReadError not a gzip file; True
#> ['a']; ['a']; ReadError not a gzip file; ReadError not a gzip file; True
#> ['a']; ['a']; ReadError not a gzip file; ReadError not a gzip file; True
#> ValueError undiscernible mode; CompressionError unknown compression type 'q'; CompressionError unknown compression type 'q'; ValueError mode must be 'r' or 'w'; ValueError mode must be 'r', 'w' or 'x'; ValueError undiscernible mode; ValueError nothing to open; ValueError mode must be 'r', 'a', 'w' or 'x'; OSError TarFile is closed; 

### a table
import tarfile, io
b = io.BytesIO()
with tarfile.open(fileobj=b, mode='w') as t:
    for name, kind in ('a.txt', b'0'), ('d', b'5'), ('l', b'2'), ('h', b'1'), ('dev', b'3'), ('pipe', b'6'), ('odd',
                       b'Z'):
        i = tarfile.TarInfo(name)
        i.type, i.linkname, i.mtime, i.devmajor = kind, 'to' if kind in b'12' else '', 10 ** 9, 3
        i.uname = 'me' if kind == b'5' else ''
        t.addfile(i)
b.seek(0)
with tarfile.open(fileobj=b) as t:
    t.list()
    t.list(False, members=t.getmembers()[:2])
    print([[m.isreg(), m.isdir(), m.issym(), m.islnk(), m.ischr(), m.isblk(), m.isfifo(), m.isdev()] for m in t])
#> -rw-r--r-- 0/0          0 2001-09-09 01:46:40 a.txt 
#> drw-r--r-- me/0          0 2001-09-09 01:46:40 d/ 
#> lrw-r--r-- 0/0          0 2001-09-09 01:46:40 l -> to 
#> ?rw-r--r-- 0/0          0 2001-09-09 01:46:40 h link to to 
#> crw-r--r-- 0/0        3,0 2001-09-09 01:46:40 dev 
#> prw-r--r-- 0/0          0 2001-09-09 01:46:40 pipe 
#> ?rw-r--r-- 0/0          0 2001-09-09 01:46:40 odd 
#> a.txt 
#> d/ 
#> [[True, False, False, False, False, False, False, False], [False, True, False, False, False, False, False, False], [False, False, True, False, False, False, False, False], [False, False, False, True, False, False, False, False], [False, False, False, False, True, False, False, True], [False, False, False, False, False, False, True, True], [False, False, False, False, False, False, False, False]]

### filters
import tarfile as T
def info(name, **k):
    i = T.TarInfo(name)
    for key, value in k.items(): setattr(i, key, value)
    return i
def shown(f, i):
    r = f(i, '/tmp/dest')
    return [r is i, r.name, r.mode and oct(r.mode), r.uid, r.uname, r.linkname]
for i in [info('a', mode=0o777), info('/abs/x'), info('../out'), info('a/../../x'), info('d', type=T.DIRTYPE,
    mode=0o7777), info('dev', type=T.CHRTYPE),
          info('l', type=T.SYMTYPE, linkname='a'), info('l', type=T.SYMTYPE, linkname='/a'), info('l', type=T.SYMTYPE,
              linkname='../a'),
          info('x/l', type=T.SYMTYPE, linkname='../a//b'), info('l', type=T.LNKTYPE, linkname='../a'), info('m',
              mode=None), info('e', mode=0o4111, uid=None), info('')]:
    for f in T.data_filter, T.tar_filter, T.fully_trusted_filter:
        try: print(shown(f, i))
        except T.FilterError as e: print(type(e).__name__, e, e.tarinfo is i)
#> [False, 'a', '0o755', None, None, '']
#> [False, 'a', '0o755', 0, '', '']
#> [True, 'a', '0o777', 0, '', '']
#> [False, 'abs/x', '0o644', None, None, '']
#> [False, 'abs/x', '0o644', 0, '', '']
#> [True, '/abs/x', '0o644', 0, '', '']
#> OutsideDestinationError '../out' would be extracted to '/tmp/out', which is outside the destination True
#> OutsideDestinationError '../out' would be extracted to '/tmp/out', which is outside the destination True
#> [True, '../out', '0o644', 0, '', '']
#> OutsideDestinationError 'a/../../x' would be extracted to '/tmp/x', which is outside the destination True
#> OutsideDestinationError 'a/../../x' would be extracted to '/tmp/x', which is outside the destination True
#> [True, 'a/../../x', '0o644', 0, '', '']
#> [False, 'd', None, None, None, '']
#> [False, 'd', '0o755', 0, '', '']
#> [True, 'd', '0o7777', 0, '', '']
#> SpecialFileError 'dev' is a special file True
#> [True, 'dev', '0o644', 0, '', '']
#> [True, 'dev', '0o644', 0, '', '']
#> [False, 'l', None, None, None, 'a']
#> [True, 'l', '0o644', 0, '', 'a']
#> [True, 'l', '0o644', 0, '', 'a']
#> AbsoluteLinkError 'l' is a link to an absolute path True
#> [True, 'l', '0o644', 0, '', '/a']
#> [True, 'l', '0o644', 0, '', '/a']
#> LinkOutsideDestinationError 'l' would link to '/tmp/a', which is outside the destination True
#> [True, 'l', '0o644', 0, '', '../a']
#> [True, 'l', '0o644', 0, '', '../a']
#> [False, 'x/l', None, None, None, '../a/b']
#> [True, 'x/l', '0o644', 0, '', '../a//b']
#> [True, 'x/l', '0o644', 0, '', '../a//b']
#> LinkOutsideDestinationError 'l' would link to '/tmp/a', which is outside the destination True
#> [True, 'l', '0o644', 0, '', '../a']
#> [True, 'l', '0o644', 0, '', '../a']
#> [False, 'm', None, None, None, '']
#> [True, 'm', None, 0, '', '']
#> [True, 'm', None, 0, '', '']
#> [False, 'e', '0o711', None, None, '']
#> [False, 'e', '0o111', None, '', '']
#> [True, 'e', '0o4111', None, '', '']
#> [False, '', '0o644', None, None, '']
#> [True, '', '0o644', 0, '', '']
#> [True, '', '0o644', 0, '', '']

### numbers in headers
import tarfile as T
def tried(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def info(name, **k):
    i = T.TarInfo(name)
    for key, value in k.items(): setattr(i, key, value)
    return i
for n in -1, 8 ** 7, 8 ** 11, 1.5, -1.5, 256 ** 7:
    for form in 0, 1, 2: tried(lambda: info('n', uid=n, mtime=n).tobuf(form)[:1400].replace(b'\0' * 30, b'~'))
#> ValueError overflow in number field
#> b'n~~~\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x00\xff\xff\xff\xff\xff\xff\xff\xff0000000\x0000000000000\x00\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff016267\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar  ~~~~~~~~\x00\x00\x00\x00\x00\x00\x00\x00'
#> b'././@PaxHeader~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000000\x000000000\x000000000\x0000000000025\x0000000000000\x00010212\x00 x~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~~~~~~\x00\x00\x00\x00\x00\x00\x009 uid=-1\n12 mtime=-1\n~~~~~~~~~~~~~~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00n~~~\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000000\x0000000000000\x00006113\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
#> ValueError overflow in number field
#> b'n~~~\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x00\x80\x00\x00\x00\x00 \x00\x000000000\x0000000000000\x0000010000000\x00005574\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar  ~~~~~~~~\x00\x00\x00\x00\x00\x00\x00\x00'
#> b'././@PaxHeader~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000000\x000000000\x000000000\x0000000000017\x0000000000000\x00010213\x00 x~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~~~~~~\x00\x00\x00\x00\x00\x00\x0015 uid=2097152\n~~~~~~~~~~~~~~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00n~~~\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000000\x0000010000000\x00006114\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
#> ValueError overflow in number field
#> b'n~~~\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x00\x80\x00\x00\x02\x00\x00\x00\x000000000\x0000000000000\x00\x80\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x00004717\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar  ~~~~~~~~\x00\x00\x00\x00\x00\x00\x00\x00'
#> b'././@PaxHeader~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000000\x000000000\x000000000\x0000000000046\x0000000000000\x00010215\x00 x~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~~~~~~\x00\x00\x00\x00\x00\x00\x0018 uid=8589934592\n20 mtime=8589934592\n~~~~~~~~~~~~~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00n~~~\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000000\x0000000000000\x00006113\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
#> b'n~~~\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000001\x000000000\x0000000000000\x0000000000001\x00006115\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~~~~~~\x00\x00\x00\x00\x00\x00\x00'
#> b'n~~~\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000001\x000000000\x0000000000000\x0000000000001\x00006055\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar  ~~~~~~~~\x00\x00\x00\x00\x00\x00\x00\x00'
#> b'././@PaxHeader~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000000\x000000000\x000000000\x0000000000030\x0000000000000\x00010206\x00 x~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~~~~~~\x00\x00\x00\x00\x00\x00\x0011 uid=1.5\n13 mtime=1.5\n~~~~~~~~~~~~~~~~\x00\x00\x00\x00\x00\x00\x00\x00n~~~\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000002\x000000000\x0000000000000\x0000000000002\x00006117\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
#> ValueError overflow in number field
#> b'n~~~\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x00\xff\xff\xff\xff\xff\xff\xff\xff0000000\x0000000000000\x00\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff016267\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar  ~~~~~~~~\x00\x00\x00\x00\x00\x00\x00\x00'
#> b'././@PaxHeader~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000000\x000000000\x000000000\x0000000000032\x0000000000000\x00010210\x00 x~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~~~~~~\x00\x00\x00\x00\x00\x00\x0012 uid=-1.5\n14 mtime=-1.5\n~~~~~~~~~~~~~~~~\x00\x00\x00\x00\x00\x00n~~~\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000000\x0000000000000\x00006113\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
#> ValueError overflow in number field
#> ValueError overflow in number field
#> b'././@PaxHeader~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000000\x000000000\x000000000\x0000000000064\x0000000000000\x00010215\x00 x~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~~~~~~\x00\x00\x00\x00\x00\x00\x0025 uid=72057594037927936\n27 mtime=72057594037927936\n~~~~~~~~~~~~~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00n~~~\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000000\x0000000000000\x00006113\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'

### texts in headers
import tarfile as T
def tried(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def info(name, **k):
    i = T.TarInfo(name)
    for key, value in k.items(): setattr(i, key, value)
    return i
tried(lambda: info('é\udcff').tobuf().replace(b'\0' * 30, b'~'))
tried(lambda: info('é', pax_headers={'path': 'mine'}).tobuf().replace(b'\0' * 30, b'~'))
tried(lambda: info('é', uname='ü').tobuf(0, 'latin-1').replace(b'\0' * 30, b'~'))
tried(lambda: info('é', uname='ü').tobuf(1, 'ascii', 'strict'))
tried(lambda: info('a' * 300).tobuf(0)), tried(lambda: info('a', linkname='b' * 101).tobuf(0))
tried(lambda: info('a').tobuf(7)), tried(lambda: info('a', uid=None).tobuf())
print(T.TarInfo.create_pax_global_header({'comment': 'hi é', 'x' * 90: 'y' * 5}).replace(b'\0' * 30, b'~'))
block = bytearray(info('q').tobuf())
tried(lambda: T.TarInfo.frombuf(bytes(block), 'utf-8', 'strict').get_info())
block[0] = 65
for data in bytes(block), b'', b'a', bytes(512): tried(lambda: T.TarInfo.frombuf(data, 'utf-8', 'strict'))
r = info('q').replace(name='z', mtime=5, mode=None, linkname='l', uid=None, gid=3, uname='u', gname=None)
print(r.name, r.path, r.linkpath, r.mtime, r.mode, r.uid, r.gid, r.uname, r.gname)
#> b'././@PaxHeader~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000000\x000000000\x000000000\x0000000000041\x0000000000000\x00010210\x00 x~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~~~~~~\x00\x00\x00\x00\x00\x00\x0021 hdrcharset=BINARY\n12 path=\xc3\xa9\xff\n~~~~~~~~~~~~~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00??~~~\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000000\x0000000000000\x00006133\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~~~~~~\x00\x00\x00\x00\x00\x00\x00'
#> b'././@PaxHeader~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000000\x000000000\x000000000\x0000000000015\x0000000000000\x00010211\x00 x~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~~~~~~\x00\x00\x00\x00\x00\x00\x0013 path=mine\n~~~~~~~~~~~~~~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00?~~~\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000000\x0000000000000\x00006034\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~~~~~~\x00\x00\x00\x00\x00\x00\x00'
#> b'\xe9~~~\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000000\x0000000000000\x00006702\x00 0~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000\xfc~~~~~~~~\x00\x00\x00\x00\x00\x00'
#> UnicodeEncodeError 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)
#> ValueError name is too long
#> ValueError linkname is too long
#> ValueError invalid format
#> ValueError uid may not be None
#> b'././@PaxHeader~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000000\x000000000\x000000000\x0000000000166\x0000000000000\x00010177\x00 g~~~\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00ustar\x0000~~~~~~~~\x00\x00\x00\x00\x00\x00\x0017 comment=hi \xc3\xa9\n101 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=yyyyy\n~~~~~~~~~~~~~\x00\x00\x00\x00'
#> {'name': 'q', 'mode': 420, 'uid': 0, 'gid': 0, 'size': 0, 'mtime': 0, 'chksum': 3150, 'type': b'0', 'linkname': '', 'uname': '', 'gname': '', 'devmajor': 0, 'devminor': 0}
#> InvalidHeaderError bad checksum
#> EmptyHeaderError empty header
#> TruncatedHeaderError truncated header
#> EOFHeaderError end of file header
#> z z l 5 None None 3 u None

### taking out
import tarfile as T, io, os, sys
def tried(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def info(name, **k):
    i = T.TarInfo(name)
    for key, value in k.items(): setattr(i, key, value)
    return i
b = io.BytesIO()
with T.open(fileobj=b, mode='w', pax_headers={'comment': 'all'}) as t:
    t.addfile(info('d', type=T.DIRTYPE, mode=0o755)), t.addfile(info('d/x', size=3, mtime=86400), io.BytesIO(b'abc'))
    t.addfile(info('../evil', size=1), io.BytesIO(b'e'))
    t.addfile(info('d/x', size=2), io.BytesIO(b'zz')), t.addfile(info('fifo', type=T.FIFOTYPE))
    tried(lambda: t.addfile(info('n', size=4))), tried(t.next), tried(t.extractall)
b.seek(0)
with T.open(fileobj=b) as t:
    print(t.pax_headers, t.getmember('d/x').size, t.getnames(), t.format, t.mode, t.name, t.offset)
    tried(lambda: t.getmember('none')), tried(lambda: t.extract('none', '/tmp/o')), tried(lambda: t.extractfile('d'))
    tried(lambda: t.extract('../evil', '/tmp/o'))
    tried(lambda: t.extract('fifo', '/tmp/o')), tried(lambda: t.extractall('/tmp/o', filter='nope'))
    tried(lambda: t.extractall('/tmp/o', filter='data'))
#> ValueError fileobj not provided for non zero-size regular file
#> OSError bad operation for mode 'w'
#> OSError bad operation for mode 'w'
#> {'comment': 'all'} 2 ['d', 'd/x', '../evil', 'd/x', 'fifo'] 2 r None 5120
#> KeyError "filename 'none' not found"
#> KeyError "filename 'none' not found"
#> None
#> OutsideDestinationError '../evil' would be extracted to '/tmp/evil', which is outside the destination
#> SpecialFileError 'fifo' is a special file
#> ValueError filter 'nope' not found
#> OutsideDestinationError '../evil' would be extracted to '/tmp/evil', which is outside the destination

### taking out what a filter leaves
import tarfile as T, io, os, sys
def tried(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def info(name, **k):
    i = T.TarInfo(name)
    for key, value in k.items(): setattr(i, key, value)
    return i
b = io.BytesIO()
with T.open(fileobj=b, mode='w', pax_headers={'comment': 'all'}) as t:
    t.addfile(info('d', type=T.DIRTYPE, mode=0o755)), t.addfile(info('d/x', size=3, mtime=86400), io.BytesIO(b'abc'))
    t.addfile(info('../evil', size=1), io.BytesIO(b'e'))
    t.addfile(info('d/x', size=2), io.BytesIO(b'zz')), t.addfile(info('fifo', type=T.FIFOTYPE))
b.seek(0)
with T.open(fileobj=b) as t:
    t.errorlevel, t.debug, sys.stderr = 0, 3, sys.stdout
    tried(lambda: t.extractall('/tmp/o', filter='data'))
    print(sorted(os.listdir('/tmp/o')), open('/tmp/o/d/x').read(), os.path.getmtime('/tmp/o/d/x'))
    tried(lambda: t.extractall('/tmp/o2', members=[t.getmembers()[1]], filter=lambda m, p: m.replace(name='renamed')))
    tried(lambda: t.extractall('/tmp/o2', filter=lambda m, p: None))
    t.extraction_filter = 'data'
    tried(lambda: t.extractall('/tmp/o2'))
    print(os.listdir('/tmp/o2'))
    f = t.extractfile(t.getmembers()[1])
    print(f.read(1), f.tell(), f.seek(0), f.read(), f.seekable(), f.readable(), f.writable(), f.name, f.mode,
        f.seek(-1, 2), f.read(), f.peek(), f.closed)
tried(lambda: t.extractfile('x')), tried(lambda: t.add('x')), tried(lambda: t.getmembers()), print(t.closed)
#> d
#> d/x
#> tarfile: OutsideDestinationError '../evil' would be extracted to '/tmp/evil', which is outside the destination
#> tarfile: Excluded '../evil'
#> d/x
#> tarfile: SpecialFileError 'fifo' is a special file
#> tarfile: Excluded 'fifo'
#> None
#> ['d'] zz 0.0
#> renamed
#> None
#> tarfile: Excluded 'd'
#> tarfile: Excluded 'd/x'
#> tarfile: Excluded '../evil'
#> tarfile: Excluded 'd/x'
#> tarfile: Excluded 'fifo'
#> None
#> TypeError String names are not supported for TarFile.extraction_filter. Use a function such as tarfile.data_filter directly.
#> ['renamed']
#> b'a' 1 0 b'abc' True True False d/x rb 2 b'c' b'' False
#> OSError TarFile is closed
#> OSError TarFile is closed
#> OSError TarFile is closed
#> True

### adding files, packed and in one go
import tarfile as T, io, os
os.makedirs('/tmp/src/sub')
with open('/tmp/src/f', 'w') as f: f.write('text')
with open('/tmp/src/sub/g', 'w') as f: f.write('more')
def early(m):
    m.mtime = 0
    return m
b = io.BytesIO()
with T.open(fileobj=b, mode='w:gz') as t:
    t.add('/tmp/src', 'top', filter=early)
    t.add('/tmp/src/f', filter=lambda m: None)
    t.add('/tmp/src/f', '/lead/f', filter=early)
    t.add('/tmp/src', 'flat', recursive=False, filter=early)
    print(t.gettarinfo('/tmp/src/f').name, t.getnames())
    try: t.add('/tmp/none')
    except FileNotFoundError as e: print(e.strerror)
with T.open(fileobj=io.BytesIO(b.getvalue())) as t:
    print(t.getnames(), [m.type for m in t], t.extractfile('top/sub/g').read(), t.name)
    t.list(False)
for mode in 'r|gz', 'r|*':
    with T.open(fileobj=io.BytesIO(b.getvalue()), mode=mode) as t:
        for m in t: print(m.name, m.isreg() and t.extractfile(m).read())
        try: t.extractfile('top/f').read()
        except T.StreamError as e: print(e)
#> tmp/src/f ['top', 'top/f', 'top/sub', 'top/sub/g', 'lead/f', 'flat']
#> No such file or directory
#> ['top', 'top/f', 'top/sub', 'top/sub/g', 'lead/f', 'flat'] [b'5', b'0', b'5', b'0', b'0', b'5'] b'more' None
#> top/ 
#> top/f 
#> top/sub/ 
#> top/sub/g 
#> lead/f 
#> flat/ 
#> top False
#> top/f b'text'
#> top/sub False
#> top/sub/g b'more'
#> lead/f b'text'
#> flat False
#> seeking backwards is not allowed
#> top False
#> top/f b'text'
#> top/sub False
#> top/sub/g b'more'
#> lead/f b'text'
#> flat False
#> seeking backwards is not allowed

### streams, and adding to what is there
import tarfile as T, io, os
b = io.BytesIO()
i = T.TarInfo('s')
i.size = 3
with T.open(fileobj=b, mode='w|') as t: t.addfile(i, io.BytesIO(b'abc'))
print(len(b.getvalue()), T.open(fileobj=io.BytesIO(b.getvalue()), mode='r|*').getnames())
with T.open('/tmp/app.tar', 'a') as t:
    t.addfile(T.TarInfo('one'))
    print(t.mode)
with T.open('/tmp/app.tar', 'a') as t:
    t.addfile(T.TarInfo('two'))
    print(t.mode, t.getnames())
print(T.open('/tmp/app.tar').getnames(), T.is_tarfile('/tmp/app.tar'), os.path.getsize('/tmp/app.tar'))
for f in lambda: T.open('/tmp/app.tar', 'r:gz'), lambda: T.open(fileobj=b, mode='w|',
    compresslevel=3), lambda: T.open(fileobj=b, mode='w|gz', preset=3):
    try: f()
    except (T.TarError, ValueError) as e: print(type(e).__name__, e)
#> 10240 ['s']
#> w
#> a ['one', 'two']
#> ['one', 'two'] True 10240
#> ReadError not a gzip file
#> ValueError compresslevel is only valid for w|gz and w|bz2 modes
#> ValueError preset is only valid for w|xz mode

### archives that Zstandard has packed
import io, tarfile
def member(archive, name, data):
    info = tarfile.TarInfo(name)
    info.size = len(data)
    archive.addfile(info, io.BytesIO(data))
from compression import zstd
sums = {zstd.CompressionParameter.checksum_flag: 1}
for mode, more in (('w:zst', {}), ('w:zst', {'level': 9}), ('w:zst', {'options': sums}), ('w|zst', {}),
    ('x:zst', {})):
    o = io.BytesIO()
    with tarfile.open(fileobj=o, mode=mode, **more) as t:
        member(t, 'a.txt', b'hello ' * 5000)
        member(t, 'b.txt', b'')
    shown = []
    for way in 'r', 'r:zst', 'r|zst', 'r|*':
        o.seek(0)
        with tarfile.open(fileobj=o, mode=way) as t:
            shown.append([(m.name, m.size, m.isreg()) for m in t])
    print(mode, shown[0], shown == shown[:1] * 4)
    o.seek(0)
    with tarfile.open(fileobj=o) as t: print(t.getnames(), t.extractfile('a.txt').read(30000) == b'hello ' * 5000)
def told(f, *args, **more):
    try: print(f(*args, **more))
    except Exception as e: print(type(e).__name__, e)
packed = o.getvalue()
told(tarfile.open, fileobj=io.BytesIO(b'no archive at all' * 99), mode='r:zst')
told(tarfile.open, fileobj=io.BytesIO(packed[:20]), mode='r:zst')
told(tarfile.open, fileobj=io.BytesIO(packed), mode='r:gz')
told(tarfile.open, fileobj=io.BytesIO(), mode='w:zst', level=99)
told(tarfile.open, fileobj=io.BytesIO(), mode='w:zst', preset=3)
told(tarfile.open, fileobj=io.BytesIO(), mode='w|zst', preset=3)
told(tarfile.open, fileobj=io.BytesIO(), mode='w|zst', level=3)
told(tarfile.open, fileobj=io.BytesIO(), mode='w|zst', compresslevel=3)
told(tarfile.open, fileobj=io.BytesIO(), mode='w|gz', level=3)
with tarfile.open('a.tar.zst', 'w:zst') as t: member(t, 'c', b'abc')
print(tarfile.is_tarfile('a.tar.zst'), tarfile.open('a.tar.zst').getnames())
#> w:zst [('a.txt', 30000, True), ('b.txt', 0, True)] True
#> ['a.txt', 'b.txt'] True
#> w:zst [('a.txt', 30000, True), ('b.txt', 0, True)] True
#> ['a.txt', 'b.txt'] True
#> w:zst [('a.txt', 30000, True), ('b.txt', 0, True)] True
#> ['a.txt', 'b.txt'] True
#> w|zst [('a.txt', 30000, True), ('b.txt', 0, True)] True
#> ['a.txt', 'b.txt'] True
#> x:zst [('a.txt', 30000, True), ('b.txt', 0, True)] True
#> ['a.txt', 'b.txt'] True
#> ReadError not a zstd file
#> ReadError not a zstd file
#> ReadError not a gzip file
#> ValueError illegal compression level 99; the valid range is [-131072, 22]
#> TypeError TarFile.__init__() got an unexpected keyword argument 'preset'
#> ValueError preset is only valid for w|xz mode
#> TypeError TarFile.__init__() got an unexpected keyword argument 'level'
#> ValueError compresslevel is only valid for w|gz and w|bz2 modes
#> TypeError TarFile.__init__() got an unexpected keyword argument 'level'
#> True ['c']
