import timeit

ticks = iter(range(10 ** 9))
clock = lambda: next(ticks)


def says(work, *args, **keywords):
    try:
        print(work(*args, **keywords))
    except Exception as e:
        print(type(e).__name__, e)


### statements
found = []
print(timeit.timeit('x.append(1)', 'x = found', clock, 5, {'found': found}), found)
print(timeit.timeit(lambda: found.append(2), lambda: found.clear(), clock, 3), found)
print(timeit.repeat('pass', repeat=3, number=2, timer=clock), timeit.Timer(timer=clock).repeat(2, 1))
print(timeit.default_number, timeit.default_repeat, timeit.timeit(number=1) >= 0)
print(timeit.timeit('a = 1\nfor i in range(2):\n    a += i', 'b = 2\nc = 3', clock, 2))
#> 1 [1, 1, 1, 1, 1]
#> 1 [2, 2, 2]
#> [1, 1, 1] [1, 1]
#> 1000000 5 True
#> 1

### rounds
seconds = iter([0, 0.1, 0, 0.15, 0, 0.3])
print(timeit.Timer(timer=lambda: next(seconds)).autorange(lambda n, took: print(n, round(took, 2))))
#> 1 0.1
#> 2 0.15
#> 5 0.3
#> (5, 0.3)

### what is no statement
for args in ('1 +',), ('pass', 'x = '), (1,), ('pass', 2), ('return',), ('pass', 'break'):
    says(timeit.Timer, *args)
says(timeit.Timer('1 / 0').timeit, 1)
#> SyntaxError invalid syntax (<timeit-src>, line 2)
#> SyntaxError invalid syntax (<timeit-src>, line 1)
#> ValueError stmt is neither a string nor callable
#> ValueError setup is neither a string nor callable
#> SyntaxError 'return' outside function (<timeit-src>, line 2)
#> SyntaxError 'break' outside loop (<timeit-src>, line 1)
#> ZeroDivisionError division by zero

### statements that take long
def work():
    return timeit.timeit('sum(range(20))', number=3, timer=clock)
print(timeit.timeit(work, number=4, timer=clock))  #> 9
