# Keywords that were meant: what stands since the last compound statement is tried with each.

### the last compound statement is tried with what follows
if a: b


if c: d
impotr sys
#! SyntaxError: invalid syntax. Did you mean 'import'?

### a beginning of something right will do
t(lambda: 5 * (3, 4)
t(lambda: f'{2:.>{1}}'.format(a=1, b='x'.y-)))
#! SyntaxError: invalid syntax. Did you mean 'not'?

### statements of functions are none
def f():
    a = 1
    retrun 5
#! SyntaxError: invalid syntax. Did you mean 'return'?

### in front of an indented line
if x:
    if c: d
    impotr sys
#! SyntaxError: invalid syntax. Did you mean 'import'?

### words in fields of f-strings count
print(f'{nto x}')
#! SyntaxError: invalid syntax. Did you mean 'not'?

### one more line than the first
if x:
    y = 1
    whille x:
        z
#! SyntaxError: invalid syntax. Did you mean 'while'?

### nothing for a word that changes nothing
if a: b
else: c
x = 'a' 'b' c
#! SyntaxError: invalid syntax

### an else that is wrong leaves its if
if a:
    b
elif c:
    d
else:
    lambad: x y
#! SyntaxError: invalid syntax

### only ten words are tried
a, b, c, d, e, f, g, h, i, jj, whille x
#! SyntaxError: invalid syntax

### not after all words of a line that could go on
@g(oo(4)).deco
class K(g(o(1)).base, k=o(2)): z = o(3)
@g(oo(4)).deco
#! SyntaxError: invalid syntax. Did you mean 'not'?

### asynchronous comprehensions follow a first element only
c = ['a', 'b'async , 'c']
#! SyntaxError: invalid syntax

### a comment and a tab
if x:
	fro x in y: # for
		pass
#! SyntaxError: invalid syntax. Did you mean 'for'?
