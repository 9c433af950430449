import colorsys as c

colours = [(0, 0, 0), (1, 1, 1), (.2, .4, .6), (.9, .1, .3), (.5, .5, .5), (.3, .3, .7),
           (1.5, -.2, .4), (1, 0, 0), (.1, 1, .5)]


def says(work, *args):
    try:
        print(work(*args))
    except Exception as e:
        print(type(e).__name__, e.args)


### to luminance and chrominances
for colour in colours:
    says(c.rgb_to_yiq, *colour)
#> (0.0, 0.0, 0.0)
#> (0.9999999999999999, 5.2180482157382354e-17, 9.880984919163892e-17)
#> (0.362, -0.18413999999999997, 0.019820000000000004)
#> (0.362, 0.41486, 0.23282000000000003)
#> (0.49999999999999994, 2.6090241078691177e-17, 4.940492459581946e-17)
#> (0.34400000000000003, -0.12868000000000002, 0.12483999999999994)
#> (0.37599999999999995, 0.82528, 0.5493600000000001)
#> (0.3, 0.599, 0.21299999999999997)
#> (0.675, -0.37825000000000003, -0.34775)

### from luminance and chrominances
for colour in colours:
    says(c.yiq_to_rgb, *colour)
#> (0.0, 0.0, 0.0)
#> (1.0, 0.08952127451364156, 1.0)
#> (0.9528868360277136, 0.0, 0.7819861431870669)
#> (1.0, 0.6818139116138882, 1.0)
#> (1.0, 0.04476063725682078, 0.8002309468822172)
#> (1.0, 0.0, 1.0)
#> (1.0, 1.0, 1.0)
#> (1.0, 1.0, 1.0)
#> (1.0, 0.0, 0.0)

### to hue, lightness and saturation
for colour in colours:
    says(c.rgb_to_hls, *colour)
says(c.rgb_to_hls, 2, 0, 0)
says(c.rgb_to_hls, 3, 1, -1)
says(c.rgb_to_hls, -2, -3, 0)
#> (0.0, 0.0, 0.0)
#> (0.0, 1.0, 0.0)
#> (0.5833333333333334, 0.4, 0.49999999999999994)
#> (0.9583333333333334, 0.5, 0.8)
#> (0.0, 0.5, 0.0)
#> (0.6666666666666666, 0.5, 0.39999999999999997)
#> (0.9411764705882353, 0.65, 2.428571428571429)
#> (0.0, 0.5, 1.0)
#> (0.40740740740740744, 0.55, 1.0)
#> ZeroDivisionError ('division by zero',)
#> ZeroDivisionError ('division by zero',)
#> (0.7222222222222222, -1.5, -1.0)

### from hue, lightness and saturation
for colour in colours:
    says(c.hls_to_rgb, *colour)
#> (0, 0, 0)
#> (1, 1.0, 1.0)
#> (0.544, 0.6400000000000001, 0.15999999999999992)
#> (0.13, 0.07, 0.106)
#> (0.25, 0.7499999999999999, 0.75)
#> (0.17399999999999996, 0.51, 0.08999999999999997)
#> (-0.12000000000000005, -0.2799999999999999, -0.27999999999999997)
#> (0, 0, 0)
#> (1.0, 1.0, 1.0)

### to hue, saturation and value
for colour in colours:
    says(c.rgb_to_hsv, *colour)
#> (0.0, 0.0, 0)
#> (0.0, 0.0, 1)
#> (0.5833333333333334, 0.6666666666666666, 0.6)
#> (0.9583333333333334, 0.888888888888889, 0.9)
#> (0.0, 0.0, 0.5)
#> (0.6666666666666666, 0.5714285714285714, 0.7)
#> (0.9411764705882353, 1.1333333333333333, 1.5)
#> (0.0, 1.0, 1)
#> (0.40740740740740744, 0.9, 1)

### from hue, saturation and value
for colour in colours:
    says(c.hsv_to_rgb, *colour)
#> (0, 0, 0)
#> (1, 0.0, 0.0)
#> (0.5519999999999999, 0.6, 0.36)
#> (0.3, 0.27, 0.288)
#> (0.25, 0.5, 0.5)
#> (0.5319999999999999, 0.7, 0.48999999999999994)
#> (0.48, 0.4, 0.4)
#> (0, 0, 0)
#> (0.5, 0.30000000000000004, 0.0)

### there and back on a grid
import itertools
print(all(max(abs(a - b) for a, b in zip(back(*there(*rgb)), rgb)) < 1e-9 for there, back in
          ((c.rgb_to_hls, c.hls_to_rgb), (c.rgb_to_hsv, c.hsv_to_rgb), (c.rgb_to_yiq, c.yiq_to_rgb))
          for rgb in itertools.product([0, .2, .4, .6, .8, 1], repeat=3)))
#> True

### names and wrong things
print(c.__all__, c.ONE_THIRD, c.ONE_SIXTH, c.TWO_THIRD)
says(c.rgb_to_hsv, 1)
#> ['rgb_to_yiq', 'yiq_to_rgb', 'rgb_to_hls', 'hls_to_rgb', 'rgb_to_hsv', 'hsv_to_rgb'] 0.3333333333333333 0.16666666666666666 0.6666666666666666
#> TypeError ("rgb_to_hsv() missing 2 required positional arguments: 'g' and 'b'",)
