# The game of go on 9 by 9 with random playouts: a board with captures and ko,
# and a player that tries every move with a few playouts (flat Monte Carlo;
# Bruegmann, 1993).

SIZE = 9
EMPTY, BLACK, WHITE = 0, 1, 2


def around(at):
    row, column = divmod(at, SIZE)
    out = []
    if row > 0:
        out.append(at - SIZE)
    if row < SIZE - 1:
        out.append(at + SIZE)
    if column > 0:
        out.append(at - 1)
    if column < SIZE - 1:
        out.append(at + 1)
    return tuple(out)


NEAR = [around(at) for at in range(SIZE * SIZE)]


class Random:
    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = self.state * 48271 % 2147483647
        return self.state % n


class Board:
    def __init__(self):
        self.points = [EMPTY] * (SIZE * SIZE)
        self.turn = BLACK
        self.ko = -1
        self.passes = 0
        self.taken = [0, 0, 0]

    def copy(self):
        other = Board()
        other.points = self.points[:]
        other.turn = self.turn
        other.ko = self.ko
        other.passes = self.passes
        other.taken = self.taken[:]
        return other

    def group(self, at):
        """The stones joined to the one at `at`, or None when they have a liberty."""
        points = self.points
        colour = points[at]
        stones = {at}
        edge = [at]
        while edge:
            for near in NEAR[edge.pop()]:
                other = points[near]
                if other == EMPTY:
                    return None
                if other == colour and near not in stones:
                    stones.add(near)
                    edge.append(near)
        return stones

    def eye(self, at, colour):
        for near in NEAR[at]:
            if self.points[near] != colour:
                return False
        return True

    def play(self, at):
        """True when the move was legal and is made."""
        colour = self.turn
        points = self.points
        if points[at] != EMPTY or at == self.ko or self.eye(at, colour):
            return False
        enemy = BLACK + WHITE - colour
        points[at] = colour
        captured = []
        for near in NEAR[at]:
            if points[near] == enemy:
                dead = self.group(near)
                if dead is not None:
                    for stone in dead:
                        points[stone] = EMPTY
                    captured.extend(dead)
        if not captured and self.group(at) is not None:
            points[at] = EMPTY
            return False
        self.ko = captured[0] if len(captured) == 1 else -1
        self.taken[colour] += len(captured)
        self.passes = 0
        self.turn = enemy
        return True

    def skip(self):
        self.turn = BLACK + WHITE - self.turn
        self.ko = -1
        self.passes += 1

    def score(self):
        value = 0
        for at, point in enumerate(self.points):
            if point == BLACK:
                value += 1
            elif point == WHITE:
                value -= 1
            else:
                owners = {self.points[near] for near in NEAR[at]}
                if owners == {BLACK}:
                    value += 1
                elif owners == {WHITE}:
                    value -= 1
        return value - 6


def playout(board, random):
    moves = 0
    while board.passes < 2 and moves < 160:
        free = [at for at, point in enumerate(board.points) if point == EMPTY]
        for _ in range(6):
            if not free:
                break
            pick = random.below(len(free))
            at = free[pick]
            free[pick] = free[-1]
            free.pop()
            if board.play(at):
                break
        else:
            free = []
        if not free:
            board.skip()
        moves += 1
    return board.score()


def best_move(board, random, tries):
    best = None
    best_value = -1000000
    side = 1 if board.turn == BLACK else -1
    for at in range(0, SIZE * SIZE, 3):
        trial = board.copy()
        if not trial.play(at):
            continue
        value = 0
        for _ in range(tries):
            value += side * playout(trial.copy(), random)
        if value > best_value:
            best_value = value
            best = at
    return best, best_value


def main():
    random = Random(2024)
    board = Board()
    log = []
    for _ in range(18):
        move, value = best_move(board, random, 1)
        if move is None:
            board.skip()
        else:
            board.play(move)
        log.append((move, value))
    return log


print(main())
