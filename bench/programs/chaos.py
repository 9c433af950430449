# The chaos game on curves: a point is pulled towards random places on a set of
# Catmull-Rom curves (Catmull and Rom, 1974); hits are counted on a raster.


class Random:
    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = self.state * 16807 % 2147483647
        return self.state % n

    def unit(self):
        self.state = self.state * 16807 % 2147483647
        return self.state / 2147483647


class Vec:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __add__(self, other):
        return Vec(self.x + other.x, self.y + other.y)

    def __sub__(self, other):
        return Vec(self.x - other.x, self.y - other.y)

    def __mul__(self, factor):
        return Vec(self.x * factor, self.y * factor)

    __rmul__ = __mul__

    def mix(self, other, part):
        return self * (1.0 - part) + other * part


class Curve:
    def __init__(self, points):
        self.points = [Vec(x, y) for x, y in points]

    def __len__(self):
        return len(self.points) - 3

    def __call__(self, t):
        span = min(int(t), len(self) - 1)
        a, b, c, d = self.points[span : span + 4]
        t -= span
        linear = (c - a) * t
        square = (2.0 * a - 5.0 * b + 4.0 * c - d) * (t * t)
        cube = (3.0 * b - 3.0 * c + d - a) * (t * t * t)
        return b + 0.5 * (linear + square + cube)


class Game:
    def __init__(self, curves, size):
        self.curves = curves
        self.size = size
        self.raster = [[0] * size for _ in range(size)]
        self.random = Random(1234)

    def move(self, point):
        curve = self.curves[self.random.below(len(self.curves))]
        target = curve(self.random.unit() * len(curve))
        return point.mix(target, 0.5)

    def play(self, rounds):
        point = Vec(0.5, 0.5)
        for _ in range(rounds):
            point = self.move(point)
            column = int(point.x * self.size)
            row = int(point.y * self.size)
            if 0 <= column < self.size and 0 <= row < self.size:
                self.raster[row][column] += 1

    def digest(self):
        value = 0
        for row in self.raster:
            for hits in row:
                value = (value * 31 + hits) % 1000003
        return value, sum([1 for row in self.raster for hits in row if hits])


game = Game(
    [
        Curve([(0.0, 0.1), (0.2, 0.9), (0.4, 0.1), (0.6, 0.9), (0.8, 0.1), (1.0, 0.9)]),
        Curve([(0.9, 0.0), (0.8, 0.3), (0.9, 0.6), (0.7, 0.9), (0.5, 1.0)]),
        Curve([(0.1, 0.0), (0.1, 0.4), (0.3, 0.6), (0.2, 0.9)]),
    ],
    64,
)
game.play(35000)
print(game.digest())
