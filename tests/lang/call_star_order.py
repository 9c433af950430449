# Order of evaluation and errors of starred arguments.

### the one starred argument is iterated after the keywords are evaluated
def f(*args, **kwargs):
    return args, kwargs
def numbers():
    print('numbers starts')
    yield 1
def keywords():
    print('keywords')
    return {'a': 2}
print(f(*numbers(), **keywords()))
#> keywords
#> numbers starts
#> ((1,), {'a': 2})

### errors of starred arguments come in that order too
def f(*args, **kwargs):
    return args, kwargs
for text in ('f(*1, **2)', 'f(*1)', 'f(**1)', "f(**{'a': 1}, **{'a': 2})", "f(a=1, **{'a': 2})", 'f(**{1: 2})'):
    try:
        eval(text)
    except TypeError as e:
        print(e)
#> __main__.f() argument after ** must be a mapping, not int
#> __main__.f() argument after * must be an iterable, not int
#> __main__.f() argument after ** must be a mapping, not int
#> __main__.f() got multiple values for keyword argument 'a'
#> __main__.f() got multiple values for keyword argument 'a'
#> keywords must be strings

### a dict and a tuple that are passed whole are copied
def f(*args, **kwargs):
    kwargs['more'] = 1
    return args, kwargs
d = {'a': 1}
t = (1, 2)
print(f(*t, **d), d, f(*t)[0] is t, f(**d)[1] is d)  #> ((1, 2), {'a': 1, 'more': 1}) {'a': 1} False False
