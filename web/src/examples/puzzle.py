# Ten queens. Press Pause while it searches: it stops between two instructions,
# in the middle of a recursion, and can be saved right there.


def place(row, columns=(), rising=(), falling=()):
    if row == size:
        yield columns
        return
    for column in range(size):
        if column not in columns and row + column not in rising and row - column not in falling:
            yield from place(row + 1, (*columns, column), (*rising, row + column), (*falling, row - column))


size = 10
found = 0
for queens in place(0):
    found += 1
    if found <= 2:
        print(*("".join("Q " if c == q else ". " for c in range(size)) for q in queens), sep="\n")
        print()
print(f"{found} ways to place {size} queens")
