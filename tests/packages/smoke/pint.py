import pint

u = pint.UnitRegistry()
d = 24 * u.meter
t = 8.0 * u.second
print(d / t, (d / t).to('km/hour'), d.to(u.inch), repr(d), f'{d / t:~P}', f'{d:.2f}', (3 * u.km + 2 * u.m).to_base_units(), d.dimensionality)
print(u('5 feet + 3 inch').to('cm'), u.parse_expression('2 * kg * m / s^2').to('newton'), u.Quantity(25, u.degC).to('kelvin'), (1500 * u.m).to_compact(), d > 10 * u.m, d.check('[length]'), u.meter / u.s ** 2)
for bad in [lambda: d + t, lambda: u.Quantity('5 nope'), lambda: d.to('kg')]:
    try:
        bad()
    except Exception as e:
        print(type(e).__name__, e)
u.define('smoot = 1.7018 * meter')
print((10 * u.smoot).to('m'), u.get_compatible_units('[time]') and 1, u.pi_theorem({'V': 'm/s', 'T': 's', 'L': 'm'}))
