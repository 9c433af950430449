# A hexagonal puzzle: numbered tiles go on a board of hexagonal cells, each number
# saying how many of its neighbours carry a tile. Solved by domains that shrink
# (sets of candidates per cell) and a depth first search.

EMPTY = 7


class Random:
    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = self.state * 16807 % 2147483647
        return self.state % n


class Board:
    def __init__(self, radius):
        cells = []
        for q in range(-radius, radius + 1):
            for r in range(-radius, radius + 1):
                if abs(q + r) <= radius:
                    cells.append((q, r))
        places = {cell: i for i, cell in enumerate(cells)}
        self.count = len(cells)
        self.near = []
        for q, r in cells:
            around = []
            for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
                if (q + dq, r + dr) in places:
                    around.append(places[(q + dq, r + dr)])
            self.near.append(around)


class Position:
    def __init__(self, domains, stock):
        self.domains = domains
        self.stock = stock

    def copy(self):
        return Position([set(d) for d in self.domains], self.stock[:])


class Solver:
    def __init__(self, board, stock):
        self.board = board
        self.visited = 0
        self.start = Position(
            [{t for t in range(8) if stock[t] and (t == EMPTY or t <= len(near))} for near in board.near],
            stock[:],
        )

    def limits(self, position, cell):
        """The fewest and most neighbours of a cell that can carry tiles."""
        low = 0
        high = 0
        for near in self.board.near[cell]:
            domain = position.domains[near]
            if EMPTY not in domain:
                low += 1
                high += 1
            elif len(domain) > 1:
                high += 1
        return low, high

    def tighten(self, position, queue):
        """Shrinks domains from the queued cells on; False on a contradiction."""
        while queue:
            cell = queue.pop()
            domain = position.domains[cell]
            low, high = self.limits(position, cell)
            gone = {t for t in domain if t != EMPTY and not low <= t <= high}
            if gone:
                domain -= gone
                queue |= set(self.board.near[cell])
            if not domain:
                return False
            if len(domain) == 1:
                tile = next(iter(domain))
                if tile != EMPTY and not self.force(position, cell, tile, low, high, queue):
                    return False
        return True

    def force(self, position, cell, tile, low, high, queue):
        if low == high:
            return True
        for near in self.board.near[cell]:
            domain = position.domains[near]
            if EMPTY in domain and len(domain) > 1:
                if low == tile:
                    position.domains[near] = {EMPTY}
                elif high == tile:
                    domain.discard(EMPTY)
                else:
                    continue
                queue.add(near)
                queue.update(self.board.near[near])
        return True

    def count_ok(self, position):
        possible = [0] * 8
        certain = [0] * 8
        for domain in position.domains:
            for tile in domain:
                possible[tile] += 1
            if len(domain) == 1:
                for tile in domain:
                    certain[tile] += 1
        for tile, wanted in enumerate(position.stock):
            if certain[tile] > wanted or possible[tile] < wanted:
                return False
        return True

    def narrowest(self, position):
        best = None
        best_rank = None
        for cell, domain in enumerate(position.domains):
            if len(domain) > 1:
                rank = (len(domain), -len(self.board.near[cell]), cell)
                if best_rank is None or rank < best_rank:
                    best_rank = rank
                    best = cell
        return best

    def solve(self, limit):
        found = []
        stack = [self.start]
        while stack and self.visited < limit:
            position = stack.pop()
            self.visited += 1
            if not self.tighten(position, set(range(self.board.count))):
                continue
            if not self.count_ok(position):
                continue
            cell = self.narrowest(position)
            if cell is None:
                found.append([min(d) for d in position.domains])
                if len(found) == 12:
                    break
                continue
            for tile in sorted(position.domains[cell], reverse=True):
                branch = position.copy()
                branch.domains[cell] = {tile}
                stack.append(branch)
        return found


def puzzle(board, random, fill):
    filled = [random.below(100) < fill for _ in range(board.count)]
    stock = [0] * 8
    for cell, full in enumerate(filled):
        if full:
            stock[sum([1 for near in board.near[cell] if filled[near]])] += 1
        else:
            stock[EMPTY] += 1
    return stock


def main():
    board = Board(2)
    random = Random(77)
    out = []
    for fill in (45, 50, 55, 60, 65, 70, 75):
        solver = Solver(board, puzzle(board, random, fill))
        found = solver.solve(1500)
        first = "".join([str(t) if t != EMPTY else "." for t in found[0]]) if found else "-"
        out.append((solver.visited, len(found), first))
    return out


print(main())
