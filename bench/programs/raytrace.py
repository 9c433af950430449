# A small ray tracer: spheres over a chequered floor, shadows, reflections.
import math


class Vector:
    __slots__ = ("x", "y", "z")

    def __init__(self, x, y, z):
        self.x = x
        self.y = y
        self.z = z

    def __add__(self, o):
        return Vector(self.x + o.x, self.y + o.y, self.z + o.z)

    def __sub__(self, o):
        return Vector(self.x - o.x, self.y - o.y, self.z - o.z)

    def __mul__(self, k):
        return Vector(self.x * k, self.y * k, self.z * k)

    def __neg__(self):
        return Vector(-self.x, -self.y, -self.z)

    def dot(self, o):
        return self.x * o.x + self.y * o.y + self.z * o.z

    def unit(self):
        return self * (1.0 / math.sqrt(self.dot(self)))

    def mirrored(self, normal):
        return self - normal * (2.0 * self.dot(normal))


class Ray:
    def __init__(self, origin, direction):
        self.origin = origin
        self.direction = direction

    def at(self, t):
        return self.origin + self.direction * t


class Sphere:
    def __init__(self, centre, radius, colour, shine):
        self.centre = centre
        self.square = radius * radius
        self.colour = colour
        self.shine = shine

    def hit(self, ray):
        to = self.centre - ray.origin
        along = to.dot(ray.direction)
        if along < 0.0:
            return None
        gap = self.square - (to.dot(to) - along * along)
        if gap < 0.0:
            return None
        near = along - math.sqrt(gap)
        return near if near > 1e-6 else None

    def normal(self, point):
        return (point - self.centre).unit()

    def tint(self, point):
        return self.colour


class Floor:
    shine = 0.15

    def __init__(self, height):
        self.height = height

    def hit(self, ray):
        if ray.direction.y > -1e-6:
            return None
        t = (self.height - ray.origin.y) / ray.direction.y
        return t if t > 1e-6 else None

    def normal(self, point):
        return Vector(0.0, 1.0, 0.0)

    def tint(self, point):
        dark = (math.floor(point.x) + math.floor(point.z)) % 2
        return Vector(0.1, 0.1, 0.1) if dark else Vector(0.9, 0.9, 0.8)


class Scene:
    def __init__(self):
        self.things = [Floor(-1.0)]
        self.lights = []

    def first_hit(self, ray):
        best = None
        thing_hit = None
        for thing in self.things:
            t = thing.hit(ray)
            if t is not None and (best is None or t < best):
                best = t
                thing_hit = thing
        return best, thing_hit

    def lit(self, point, light):
        ray = Ray(point, (light - point).unit())
        for thing in self.things:
            if thing.hit(ray) is not None:
                return False
        return True

    def colour(self, ray, depth):
        t, thing = self.first_hit(ray)
        if thing is None:
            return Vector(0.3, 0.5, 0.9) * (0.5 + 0.5 * abs(ray.direction.y))
        point = ray.at(t)
        normal = thing.normal(point)
        bright = 0.2
        for light in self.lights:
            if self.lit(point + normal * 1e-4, light):
                bright += max(0.0, (light - point).unit().dot(normal)) * 0.5
        out = thing.tint(point) * (bright * (1.0 - thing.shine))
        if depth > 0 and thing.shine > 0.0:
            back = Ray(point + normal * 1e-4, ray.direction.mirrored(normal))
            out = out + self.colour(back, depth - 1) * thing.shine
        return out


def render(scene, width, height):
    eye = Vector(0.0, 1.2, -6.0)
    total = 0
    for row in range(height):
        for column in range(width):
            x = (column - width / 2) / width * 1.6
            y = (height / 2 - row) / width * 1.6
            c = scene.colour(Ray(eye, Vector(x, y, 1.0).unit()), 3)
            for part in (c.x, c.y, c.z):
                total = (total * 31 + int(min(1.0, part) * 255)) % 1000000007
    return total


scene = Scene()
scene.lights = [Vector(5.0, 8.0, -4.0), Vector(-6.0, 4.0, -2.0)]
for i in range(4):
    scene.things.append(
        Sphere(Vector(i * 1.7 - 2.5, i * 0.3, i * 0.8), 0.9, Vector(0.9, 0.3 * i, 0.4), 0.1 + 0.15 * i)
    )
print(render(scene, 144, 108))
