### a deque of bounded length keeps no more than it needs of an iterator
from collections import deque
import itertools
print(deque(itertools.repeat(1, 5000000), maxlen=2))
print(deque(range(100), maxlen=0), deque(range(300), maxlen=3), deque(range(2), maxlen=3))
#> deque([1, 1], maxlen=2)
#> deque([], maxlen=0) deque([297, 298, 299], maxlen=3) deque([0, 1], maxlen=3)
