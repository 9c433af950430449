def f(a):
    try: a()
    except (A, B) as e: return e
    except C: pass
    except: raise
    else: b()
    finally: c()
    for x in a:
        try:
            if x: continue
            if a: break
            return x
        finally:
            d()
    with a as b, c as (d, e):
        return 1
    raise X from Y
def g():
    try: a
    except* E as e: b
    except* F: c
