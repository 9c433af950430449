# Method calls: plain, inherited, overridden with super(), class and static ones,
# properties, bound methods kept in a variable.


class Shape:
    made = 0

    def __init__(self, size):
        self.size = size

    def area(self):
        return 0

    def grow(self, by):
        self.size += by
        return self

    @property
    def doubled(self):
        return self.size * 2

    @classmethod
    def unit(cls):
        return cls(1)

    @staticmethod
    def clamp(value):
        return value if value < 1000 else 1000


class Square(Shape):
    def area(self):
        return self.size * self.size


class Frame(Square):
    def __init__(self, size, hole):
        super().__init__(size)
        self.hole = hole

    @classmethod
    def unit(cls):
        return cls(2, 1)

    def area(self):
        return super().area() - self.hole * self.hole


def main():
    shapes = [Shape(3), Square(4), Frame(5, 2)]
    total = 0
    for i in range(150000):
        for shape in shapes:
            total += shape.area()
            shape.grow(1)
            total += shape.doubled
            if shape.size > 50:
                shape.grow(-40)
        total += Shape.clamp(i)
        if i % 4 == 0:
            total += Frame.unit().area() + Square.unit().area()
    area = shapes[2].area
    for _ in range(150000):
        total += area()
    return total


print(main())
