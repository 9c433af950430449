# Many small objects with float fields: made, normalised, combined.
import math


class Point:
    def __init__(self, i):
        self.x = math.sin(i)
        self.y = math.cos(i) * 3.0
        self.z = self.x * self.x / 2.0

    def length(self):
        return math.sqrt(self.x * self.x + self.y * self.y + self.z * self.z)

    def normalise(self):
        length = self.length()
        self.x /= length
        self.y /= length
        self.z /= length

    def largest(self, other):
        self.x = self.x if self.x > other.x else other.x
        self.y = self.y if self.y > other.y else other.y
        self.z = self.z if self.z > other.z else other.z
        return self

    def __repr__(self):
        return f"({self.x:.7f}, {self.y:.7f}, {self.z:.7f})"


def main(count):
    points = [Point(i * 0.37) for i in range(count)]
    for point in points:
        point.normalise()
    best = points[0]
    for point in points[1:]:
        best = best.largest(point)
    return best, sum([p.z for p in points])


for _ in range(3):
    best, total = main(60000)
print(best, f"{total:.6f}")
