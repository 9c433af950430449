# Exceptions: raised and caught in place, through frames, with else and finally,
# from builtins, in a hierarchy, and try blocks that nothing is raised in.


def check(n):
    if n % 3 == 0:
        raise ValueError("three")
    if n % 5 == 0:
        raise KeyError("five")
    return n


def deep(n, level):
    if level == 0:
        return check(n)
    return deep(n, level - 1)


def main():
    total = 0
    finals = 0
    for i in range(280000):
        try:
            total += check(i)
        except ValueError as error:
            total += len(error.args)
        except LookupError:
            total -= 1
        else:
            total += 2
        finally:
            finals += 1
    for i in range(90000):
        try:
            total += deep(i, 6)
        except (ValueError, KeyError):
            total += 1
    table = {"a": 1}
    numbers = [1, 2, 3]
    for i in range(180000):
        try:
            if i & 1:
                total += table["b"]
            else:
                total += numbers[i]
        except KeyError:
            total += 3
        except IndexError:
            total += 5
    for i in range(800000):
        try:
            total += i
        except ZeroDivisionError:
            total = 0
    return total, finals


print(main())
