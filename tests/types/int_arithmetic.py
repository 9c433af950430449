# Operators of int, on small and big ones.

def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)

### division by zero
show(lambda: 1 / 0)
show(lambda: 1 // 0)
show(lambda: 1 % 0)
show(lambda: divmod(1, 0))
show(lambda: 2**100 // 0)
show(lambda: 2**100 % 0)
show(lambda: 2**100 / 0)
show(lambda: 0 ** -1)
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: zero to a negative power

### three argument pow: pow and base
show(lambda: pow(3, 100, 7))
show(lambda: pow(2, -1, 5))
show(lambda: pow(-2, 3, 5))
show(lambda: pow(5, 0, 1))
show(lambda: pow(3, 5, -7))
show(lambda: pow(2, 10**20, 10**9 + 7))
show(lambda: pow(2**100, 3**50, 10**40 + 1))
show(lambda: pow(2, -1, 4))
show(lambda: pow(2, 3, 0))
show(lambda: pow(2, -3, 10**20 + 39))
show(lambda: pow(2.0, 1, 3))
show(lambda: pow(2, 1, 3.0))
show(lambda: pow('a', 1, 3))
show(lambda: pow(2, 'a', 3))
show(lambda: pow(1j, 2, 3))
show(lambda: pow(2, 3, None))
show(lambda: pow(base=2, exp=3))
#> 4
#> 3
#> 2
#> 0
#> -2
#> 855473248
#> 7209924567506866688543006150139368893759
#> ValueError: base is not invertible for the given modulus
#> ValueError: pow() 3rd argument cannot be 0
#> 12500000000000000005
#> TypeError: pow() 3rd argument not allowed unless all arguments are integers
#> TypeError: pow() 3rd argument not allowed unless all arguments are integers
#> TypeError: unsupported operand type(s) for ** or pow(): 'str', 'int', 'int'
#> TypeError: unsupported operand type(s) for ** or pow(): 'int', 'str', 'int'
#> ValueError: complex modulo
#> 8
#> 8

### three argument pow: pow and mod
show(lambda: pow(2, exp=3, mod=5))
show(lambda: pow(2))
show(lambda: pow(1, 2, 3, 4))
#> 3
#> TypeError: pow() missing required argument 'exp' (pos 2)
#> TypeError: pow() takes at most 3 arguments (4 given)

### shifts
show(lambda: 1 << -1)
show(lambda: 1 >> -1)
show(lambda: 1 << (1 << 70))
show(lambda: 0 << (1 << 70))
show(lambda: 1 >> (1 << 70))
show(lambda: -1 >> (1 << 70))
show(lambda: (-2**100) >> 99)
show(lambda: (-2**100 - 1) >> 99)
show(lambda: 1 << 47)
show(lambda: -1 << 47)
show(lambda: 1 << 48)
show(lambda: True << 3)
#> ValueError: negative shift count
#> ValueError: negative shift count
#> OverflowError: too many digits in integer
#> 0
#> 0
#> -1
#> -2
#> -3
#> 140737488355328
#> -140737488355328
#> 281474976710656
#> 8

### true division
show(lambda: 10**400 / 3)
show(lambda: 2**2000 / 2**1000)
show(lambda: 2**3000 / 3)
show(lambda: (10**400) / (10**399 + 1))
show(lambda: -10**30 / 7)
show(lambda: (2**53 + 1) / 2**53)
show(lambda: 10**23 / 10)
show(lambda: 10**400 * 1.0)
show(lambda: 10**400 + 1.5)
show(lambda: 1.5 - 10**400)
#> OverflowError: integer division result too large for a float
#> 1.0715086071862673e+301
#> OverflowError: integer division result too large for a float
#> 10.0
#> -1.4285714285714285e+29
#> 1.0
#> 1e+22
#> OverflowError: int too large to convert to float
#> OverflowError: int too large to convert to float
#> OverflowError: int too large to convert to float

### against python
show(lambda: [(a + b, a - b, a * b, a // b, a % b, a & b, a | b, a ^ b) for a in (3, -2**47, 2**64 + 1, -3**50)
    for b in (-7, 2**47 - 1, 2**65, -5**40)])
show(lambda: [divmod(a, b) for a in (10**25, -10**25, 10**25 + 1) for b in (10**12, -10**12, 3)])
show(lambda: [~a for a in (0, -1, 2**47, -2**47, 2**48 - 1, 2**100)])
show(lambda: [-a for a in (-2**47, 2**47 - 1, 2**47, 2**63)])
show(lambda: [a ** b for a in (-3, 2, 10, 2**40) for b in (0, 1, 5, 30)])
show(lambda: [(a < b, a <= b, a == b, a > b) for a in (2**47, -2**47, 2**70)
    for b in (2**47, 2**47 - 1, -2**70, 1.5, 2.0**47)])
show(lambda: [hash(a) for a in (0, 1, -1, -2, 1000)])
#> [(-4, 10, -21, -1, -4, 1, -5, -6), (140737488355330, -140737488355324, 422212465065981, 0, 3, 3, 140737488355327, 140737488355324), (36893488147419103235, -36893488147419103229, 110680464442257309696, 0, 3, 0, 36893488147419103235, 36893488147419103235), (-9094947017729282379150390622, 9094947017729282379150390628, -27284841053187847137451171875, -1, -9094947017729282379150390622, 3, -9094947017729282379150390625, -9094947017729282379150390628), (-140737488355335, -140737488355321, 985162418487296, 20105355479332, -4, -140737488355328, -7, 140737488355321), (-1, -281474976710655, -19807040628565943660897632256, -2, 140737488355326, 0, -1, -1), (36893347409930747904, -36893628884907458560, -5192296858534827628530496329220096, -1, 36893347409930747904, 36893488147419103232, -140737488355328, -36893628884907458560), (-9094947017729423116638745953, 9094947017729141641662035297, 1280000000000000000000000000000000000000000, 0, -140737488355328, -9094947017729382711000301568, -40405638444385, 9094947017729342305361857183), (18446744073709551610, 18446744073709551624, -129127208515966861319, -2635249153387078803, -4, 18446744073709551617, -7, -18446744073709551624), (18446884811197906944, 18446603336221196290, 2596148429267395367661911943413759, 131072, 131073, 1, 18446884811197906943, 18446884811197906942), (55340232221128654849, -18446744073709551615, 680564733841876926963642703010955526144, 0, 18446744073709551617, 0, 55340232221128654849, 55340232221128654849), (-9094946999282538305440839008, 9094947036176026452859942242, -167772160000000000009094947017729282379150390625, -1, -9094946999282538305440839008, 1, -9094946999282538305440839009, -9094946999282538305440839010), (-717897987691852588770256, -717897987691852588770242, 5025285913842968121391743, 102556855384550369824321, -2, -717897987691852588770255, -1, 717897987691852588770254), (-717897987551115100414922, -717897987832590077125576, -101035159683094789682404758204478266423, -5100972002, 40471465784405, 40476566756407, -717897987591591667171329, -717897987632068233927736), (-717861094203705169667017, -717934881180000007873481, -26485760899965388739154398427759781261344768, -19459, 12398168775741021239, 36893488147419103232, -717897987691852588770249, -717934881180000007873481), (-9095664915716974231739160874, 9094229119741590526561620376, 6529244162191867769890895942808128893375396728515625, 0, -717897987691852588770249, -9095627113487849460680488937, -37802229124771058671937, 9095589311258724689621817000)]
#> [(10000000000000, 0), (-10000000000000, 0), (3333333333333333333333333, 1), (-10000000000000, 0), (10000000000000, 0), (-3333333333333333333333334, 2), (10000000000000, 1), (-10000000000001, -999999999999), (3333333333333333333333333, 2)]
#> [-1, 0, -140737488355329, 140737488355327, -281474976710656, -1267650600228229401496703205377]
#> [140737488355328, -140737488355327, -140737488355328, -9223372036854775808]
#> [1, -3, -243, 205891132094649, 1, 2, 32, 1073741824, 1, 10, 100000, 1000000000000000000000000000000, 1, 1099511627776, 1606938044258990275541962092341162602522202993782792835301376, 17218479456385750618067377696052635483579924745448689921733236816400740691241745619397484537236046173286370919031961587788584927290816661024991609882728717344659503471655990880884679896520055123906467064419056526231345685268240569209892573766037966584735183775739433978714578587782701380797240772477647874555986712746271362892227516205318914435913511141036261376]
#> [(False, True, True, False), (False, False, False, True), (False, False, False, True), (False, False, False, True), (False, True, True, False), (True, True, False, False), (True, True, False, False), (False, False, False, True), (True, True, False, False), (True, True, False, False), (False, False, False, True), (False, False, False, True), (False, False, False, True), (False, False, False, True), (False, False, False, True)]
#> [0, 1, -2, -2, 1000]

### comparisons with floats are exact
show(lambda: 2**53 + 1 == float(2**53))
show(lambda: 2**53 + 1 > float(2**53))
show(lambda: 2**70 == 2.0**70)
show(lambda: 2**70 + 1 > 2.0**70)
show(lambda: 10**400 > float('inf'))
show(lambda: -10**400 < -1e308)
show(lambda: 1 == float('nan'))
#> False
#> True
#> True
#> True
#> False
#> True
#> False
