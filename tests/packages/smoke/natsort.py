from natsort import as_ascii, as_utf8, chain_functions, decoder, humansorted, index_natsorted, natsort_key, natsort_keygen, natsorted, ns, numeric_regex_chooser, order_by_index, os_sorted, realsorted

names = ['num-10.5', 'num5', 'Num2', 'num-2', 'NUM10', 'num5.3e2', 'num', '', 'n um1', 'num٣', 'num½', 'É1', 'e2']
for alg in ns.DEFAULT, ns.REAL, ns.FLOAT, ns.SIGNED, ns.IGNORECASE, ns.LOWERCASEFIRST, ns.GROUPLETTERS, ns.UNGROUPLETTERS, ns.COMPATIBILITYNORMALIZE, ns.NUMAFTER, ns.REAL | ns.NOEXP, ns.PRESORT | ns.I:
    print(alg, natsorted(names, alg=alg))
print(natsorted(['v1.10.0', 'v1.9', 'v1.10.0rc1', 'v1.9.1']), natsorted(['1.9999', '1.10'], alg=ns.F), realsorted(['a-5', 'a-10', 'a2.5e1', 'a25']), humansorted(['b1', 'B1', 'a10', 'a9']))
print(natsorted(['/p/Folder (10)/file.tar.gz', '/p/Folder/file.tar.gz', '/p/Folder (1)/file (2).tar.gz', '/p/Folder (1)/file.tar.gz'], alg=ns.PATH), os_sorted(['a (10).txt', 'a (2).txt', 'A.txt']))
print(natsorted([3, '4', 2.5, '1', float('nan'), None, '10'], alg=ns.NANLAST), natsorted([b'a10', b'a9'], key=decoder('utf8')), natsorted([['a10', 1], ['a9', 2]]), natsorted({'k10': 1, 'k9': 2}.items(), reverse=True))
print(index_natsorted(['a10', 'a9', 'a1'], reverse=True), order_by_index('xyz', [2, 0, 1]), [natsort_keygen(alg=ns.REAL)(s) for s in ('a-1.5b', '7', '', 5)], natsort_key('a1'))
print(sorted(['x10', 'X9'], key=natsort_keygen(key=str.lower)), chain_functions([len, str, '{}!'.format])('abc'), as_ascii(b'x'), as_utf8([b'\xc3\xa9']), numeric_regex_chooser(ns.REAL), ns.LOCALE & ns.REAL, [a.name for a in ns][:4])
for wrong in lambda: natsorted(5), lambda: natsorted(['a'], alg='real'), lambda: natsort_keygen(alg=1.5), lambda: natsorted([1, 2], key=5):
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, str(e).splitlines()[0])
