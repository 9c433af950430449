# Text made of numbers and names: f-strings, the format mini-language, %, and str methods that align.


def rows(n):
    for i in range(n):
        yield i, "name%d" % (i % 97), i * 1.37, i % 11 == 0


def with_fstrings(n):
    total = 0
    for i, name, value, flag in rows(n):
        line = f"{i:>6} {name:<12}|{value:>10.2f}|{value / 1000:8.3%}|{flag!s:^7}|{i:#06x}|{i:,}"
        total += len(line)
    return total


def with_format(n):
    total = 0
    form = "{0:>6} {1:<12}|{2:>10.2f}|{3:^7}|{0:b}|{name!r:>14}"
    for i, name, value, flag in rows(n):
        total += len(form.format(i, name, value, flag, name=name))
    return total


def with_percent(n):
    total = 0
    for i, name, value, flag in rows(n):
        total += len("%6d %-12s|%10.2f|%5s|%x|%e" % (i, name, value, flag, i, value))
    return total


def aligned(n):
    out = []
    for i, name, value, flag in rows(n):
        out.append(name.rjust(12) + str(i).zfill(6) + repr(value).ljust(22, ".") + name.title().center(14, "*"))
    return sum(map(len, out))


def main():
    n = 12000
    return with_fstrings(n), with_format(n), with_percent(n), aligned(n)


print(main())
