# Numbers of any size and precisions beyond all memory stop at the limits.

### an int that does not fit into the memory
#: oracle=no
#: max-memory=64M
#: exit=3
from decimal import *
print(Decimal('1e999999999') == 7, Decimal('1e-999999999999') < 1)  #> False True
int(Decimal('1e999999999'))
#! hognose: memory limit reached: limit 67108864

### a precision that does not fit into the memory
#: oracle=no
#: max-memory=64M
#: exit=3
from decimal import *
getcontext().prec = MAX_PREC
print(Decimal(1) + 2, Decimal('1.5') * Decimal(7) ** 50)  #> 3 2697697563971118219930420510854474023876873.5
Decimal(1) / 3
#! hognose: memory limit reached: limit 67108864

### digits that do not fit into the memory
#: oracle=no
#: max-memory=64M
#: exit=3
from decimal import *
f"{Decimal('1e999999999'):f}"
#! hognose: memory limit reached: limit 67108864

### a power that is out of range is none of these
from decimal import *
Decimal(10) ** 10 ** 9
#! decimal.Overflow: [<class 'decimal.Overflow'>]

### the number of steps is the same everywhere
#: oracle=no
#: max-steps=30800
#: exit=3
from decimal import *
x = Decimal(2)
for i in range(1, 100):
    getcontext().prec = 20 * i
    print(len(str(x.sqrt() / 7)), end=' ')
#> 22 41 62 82 102 122 142 162 182 202 222 242 262 282 302 322 342 362 382 402 422 442 462 482 502 522 542 562 582 602 622 642 
#! hognose: steps limit reached: limit 30800, used 30800

### a long text
#: oracle=no
#: max-steps=100000
#: exit=3
from decimal import *
Decimal('1' * 3000000)
#! hognose: steps limit reached: limit 100000, used 100000
