# Planets attracting each other, stepped with the symplectic Euler method.
# Masses and orbits are public figures (JPL), in AU, years and solar masses.
import math

PI = math.pi
SOLAR = 4 * PI * PI
YEAR = 365.24


def system():
    figures = [
        # x, y, z, vx, vy, vz (AU per day), mass (suns)
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0),
        (4.841431442, -1.160320044, -0.103622044, 0.001660076, 0.007699011, -0.000069046, 9.547919e-4),
        (8.343366718, 4.124798564, -0.403523417, -0.002767425, 0.004998528, 0.000023041, 2.858860e-4),
        (12.89436956, -15.11115140, -0.223307578, 0.002964601, 0.002378471, -0.000029658, 4.366244e-5),
        (15.37969711, -25.91931460, 0.179258772, 0.002680677, 0.001628241, -0.000095159, 5.151389e-5),
    ]
    return [
        [[x, y, z], [vx * YEAR, vy * YEAR, vz * YEAR], mass * SOLAR]
        for x, y, z, vx, vy, vz, mass in figures
    ]


def rest(bodies):
    for axis in range(3):
        push = 0.0
        for _place, speed, mass in bodies:
            push += speed[axis] * mass
        bodies[0][1][axis] = -push / SOLAR


def energy(bodies):
    total = 0.0
    for i in range(len(bodies)):
        p, v, m = bodies[i]
        total += 0.5 * m * (v[0] * v[0] + v[1] * v[1] + v[2] * v[2])
        for j in range(i + 1, len(bodies)):
            q, _w, n = bodies[j]
            dx = p[0] - q[0]
            dy = p[1] - q[1]
            dz = p[2] - q[2]
            total -= m * n / math.sqrt(dx * dx + dy * dy + dz * dz)
    return total


def step(pairs, bodies, dt):
    for (p, v, m), (q, w, n) in pairs:
        dx = p[0] - q[0]
        dy = p[1] - q[1]
        dz = p[2] - q[2]
        square = dx * dx + dy * dy + dz * dz
        pull = dt / (square * math.sqrt(square))
        a = n * pull
        b = m * pull
        v[0] -= dx * a
        v[1] -= dy * a
        v[2] -= dz * a
        w[0] += dx * b
        w[1] += dy * b
        w[2] += dz * b
    for p, v, _m in bodies:
        p[0] += dt * v[0]
        p[1] += dt * v[1]
        p[2] += dt * v[2]


def main(steps):
    bodies = system()
    rest(bodies)
    pairs = []
    for i in range(len(bodies)):
        for j in range(i + 1, len(bodies)):
            pairs.append((bodies[i], bodies[j]))
    before = energy(bodies)
    for _ in range(steps):
        step(pairs, bodies, 0.01)
    print(f"{before:.9f} {energy(bodies):.9f}")


main(44000)
