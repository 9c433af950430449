from asteval import Interpreter

a = Interpreter(use_numpy=False)
a('x = 3\nfor i in range(4):\n    x += i')
print(a.symtable['x'], a('sqrt(x * x)'), a('[i * 2 for i in range(3)]'))
