# Limits
# A limit is not an exception. It ends the run, and the host learns which limit it was; the session can be used on. See limits.md.

### memory that is out cannot be caught
#: cpython=caught
#: exit=3
#: max-memory=4M
# CPython raises MemoryError, often too late to do anything. Work in pieces, or ask the host for a higher limit.
try: "a" * 10**10
except BaseException: print("caught")
#! hognose: memory limit reached: limit 4194304

### time, steps and output cannot be caught either
#: oracle=no
#: exit=3
#: max-steps=10000
# Otherwise a program could swallow the limit that was to stop it.
try:
    while True: pass
except BaseException:
    print("caught")
#! hognose: steps limit reached: limit 10000, used 10000

### finally does not run at a limit
#: oracle=no
#: exit=3
#: max-steps=10000
# As above: clean-up would be a way to continue.
try:
    while True: pass
finally:
    print("cleaned up")
#! hognose: steps limit reached: limit 10000, used 10000

### the recursion limit cannot be raised above the host's
#: cpython=60000
# The host sets the limit of depth, by default 50,000 frames. A program that needs more should keep a list as its stack.
import sys
sys.setrecursionlimit(100_000)
def f(n): return n and 1 + f(n - 1)
try: print(f(60_000))
except RecursionError: print("too deep")  #> too deep

### deep nesting of containers reaches the recursion limit sooner
#: cpython=9002
# CPython follows them on the C stack, which is not used here: a level takes a frame. Frames of builtins do not count as calls of the
# program, but there are four times as many at most, 4,000 where the depth is 1,000.
x = []
for i in range(4500): x = [x]
try: print(len(repr(x)))
except RecursionError as e: print(e)  #> maximum recursion depth exceeded

### an error in one very long statement gets a plain message
#: cpython=invalid syntax. Perhaps you forgot a comma? 4002
# The best message is found by going through the grammar twice, which takes much more memory than parsing. It ends after a quarter of a
# million remembered results (a statement of some thousand lines). Beyond 65,536 tokens only the statement with the error is looked at.
text = "x = [\n" + "    {'a': 1, 'b': [2, 3]},\n" * 4000 + "    (1 2)]\n"
try: compile(text, "long.py", "exec")
except SyntaxError as e: print(e.msg, e.lineno)  #> invalid syntax 4002
