from simpleeval import EvalWithCompoundTypes, InvalidExpression, SimpleEval, simple_eval

print(simple_eval('21 + 21'), simple_eval('a * 2 if b else 0', names={'a': 4, 'b': True}), simple_eval('square(11)', functions={'square': lambda x: x * x}))
s = SimpleEval()
s.names['x'] = [1, 2]
print(s.eval('x[1] + 3'), EvalWithCompoundTypes().eval('[n for n in (1, 2)]'))
for bad in ['"".__class__', 'nope', '9 ** 9 ** 9', 'import os']:
    try:
        simple_eval(bad)
    except (InvalidExpression, SyntaxError) as e:
        print(type(e).__name__)
