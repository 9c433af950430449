# Instance attributes read and written in a loop, a class attribute, __slots__.


class Account:
    rate = 3

    def __init__(self, owner):
        self.owner = owner
        self.balance = 0
        self.moves = 0
        self.last = None


class Cell:
    __slots__ = ("value", "left", "right")

    def __init__(self, value):
        self.value = value
        self.left = None
        self.right = None


def accounts(count):
    book = [Account(i) for i in range(50)]
    previous = book[0]
    for i in range(count):
        account = book[i % 50]
        account.balance += i * account.rate
        account.moves += 1
        account.last = previous
        if account.last.balance > account.balance:
            account.balance -= account.last.owner
        previous = account
    return sum(a.balance + a.moves for a in book)


def insert(root, value):
    while True:
        if value < root.value:
            if root.left is None:
                root.left = Cell(value)
                return
            root = root.left
        else:
            if root.right is None:
                root.right = Cell(value)
                return
            root = root.right


def tree(count):
    root = Cell(500000)
    seed = 12345
    for _ in range(count):
        seed = (seed * 16807) % 2147483647
        insert(root, seed % 1000000)
    depth = 0
    level = [root]
    while level:
        depth += 1
        below = []
        for cell in level:
            if cell.left is not None:
                below.append(cell.left)
            if cell.right is not None:
                below.append(cell.right)
        level = below
    return depth


print(accounts(1000000), tree(50000))
