# Ten queens. Press Pause while it searches: it stops between two
# instructions, in the middle of a recursion, and can be saved there.


def place(row, columns=(), rising=(), falling=()):
    if row == size:
        yield columns
        return
    for column in range(size):
        up, down = row + column, row - column
        if column in columns or up in rising or down in falling:
            continue
        yield from place(row + 1, (*columns, column),
                         (*rising, up), (*falling, down))


size = 10
found = 0
for queens in place(0):
    found += 1
    if found <= 2:
        for q in queens:
            print(*("Q" if c == q else "." for c in range(size)))
        print()
print(f"{found} ways to place {size} queens")
