# Loops on floats in locals: a Mandelbrot count and a numeric integral.


def mandelbrot(size, depth):
    inside = 0
    for row in range(size):
        ci = 2.0 * row / size - 1.0
        for col in range(size):
            cr = 3.0 * col / size - 2.0
            zr = 0.0
            zi = 0.0
            n = 0
            while n < depth:
                zr2 = zr * zr
                zi2 = zi * zi
                if zr2 + zi2 > 4.0:
                    break
                zi = 2.0 * zr * zi + ci
                zr = zr2 - zi2 + cr
                n += 1
            if n == depth:
                inside += 1
    return inside


def integral(steps):
    width = 1.0 / steps
    total = 0.0
    for i in range(steps):
        x = (i + 0.5) * width
        total += 4.0 / (1.0 + x * x)
    return total * width


print(mandelbrot(170, 90), f"{integral(1200000):.9f}")
