from simpleeval import simple_eval

print(simple_eval('21 + 21'), simple_eval('a * 2 if b else 0', names={'a': 4, 'b': True}), simple_eval('square(11)', functions={'square': lambda x: x * x}))
