# All ways to place n queens: once by permutations from a recursive search on
# lists, once with bit masks.


def by_columns(n, row, columns, rising, falling):
    if row == n:
        return 1
    found = 0
    for column in range(n):
        if columns[column] or rising[row + column] or falling[row - column + n]:
            continue
        columns[column] = rising[row + column] = falling[row - column + n] = True
        found += by_columns(n, row + 1, columns, rising, falling)
        columns[column] = rising[row + column] = falling[row - column + n] = False
    return found


def by_masks(full, columns, rising, falling):
    if columns == full:
        return 1
    found = 0
    free = full & ~(columns | rising | falling)
    while free:
        bit = free & -free
        free ^= bit
        found += by_masks(full, columns | bit, (rising | bit) << 1, (falling | bit) >> 1)
    return found


def weighed(n):
    # Sum of row * column over every solution, with tuples and membership tests.
    total = 0
    stack = [()]
    while stack:
        placed = stack.pop()
        row = len(placed)
        if row == n:
            total += sum([r * c for r, c in enumerate(placed)])
            continue
        for column in range(n):
            if column in placed:
                continue
            if all([abs(column - c) != row - r for r, c in enumerate(placed)]):
                stack.append(placed + (column,))
    return total


print(by_columns(9, 0, [False] * 9, [False] * 18, [False] * 19), by_masks(4095, 0, 0, 0), weighed(9))
