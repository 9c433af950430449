# exit() and quit().

### they raise SystemExit
for f in (exit, quit):
    for args in ((), (3,), ('bye',), (None,)):
        try: f(*args)
        except SystemExit as e: print(repr(e), e.code)
    try: f(code=5)
    except SystemExit as e: print(e.code)
    try: f(1, 2)
    except TypeError: print('TypeError')
#> SystemExit(None) None
#> SystemExit(3) 3
#> SystemExit('bye') bye
#> SystemExit(None) None
#> 5
#> TypeError
#> SystemExit(None) None
#> SystemExit(3) 3
#> SystemExit('bye') bye
#> SystemExit(None) None
#> 5
#> TypeError
