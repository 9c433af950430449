def f(a, b):
    if a and (b or not a): x = 1
    elif a < 1 < b: x = 2
    elif a is None: x = 3
    else: return
    while a:
        if b: break
        if x == 300000: continue
        a -= 1
    else:
        x = 4
    while True:
        for i, j in a:
            if i is not None: continue
            break
    assert a, b
    if 0: unreachable()
def maybe(a):
    if a: x = 1
    print(x)
    del x
    for k in a: print(k)
    return k
