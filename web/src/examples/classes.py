from abc import ABC, abstractmethod
from dataclasses import dataclass
import math


class Shape(ABC):
    @property
    @abstractmethod
    def area(self) -> float: ...

    def __lt__(self, other):
        return self.area < other.area


@dataclass
class Circle(Shape):
    radius: float

    @property
    def area(self):
        return math.pi * self.radius**2


@dataclass
class Rectangle(Shape):
    width: float
    height: float

    @property
    def area(self):
        return self.width * self.height


class Square(Rectangle):
    def __init__(self, side):
        super().__init__(side, side)


shapes = sorted([Rectangle(3, 4), Circle(1.5), Square(2.5)])
for shape in shapes:
    match shape:
        case Circle(radius=r):
            print(f"circle of {r}: {shape.area:.2f}")
        case Rectangle(width=w, height=h):
            print(f"{w} by {h}: {shape.area:.2f}")
shapes
