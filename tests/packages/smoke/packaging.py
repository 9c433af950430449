from packaging.markers import Marker
from packaging.requirements import InvalidRequirement, Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name, canonicalize_version, parse_wheel_filename
from packaging.version import InvalidVersion, Version, parse

v = Version('1!2.3.4rc1.post2.dev3+local.7')
print(v, repr(v), v.epoch, v.release, v.pre, v.post, v.dev, v.local, v.public, v.base_version, v.is_prerelease)
print(sorted(map(Version, ['1.0', '1.0rc1', '1.0.dev1', '1.0.post1', '0.9', '1.0a2'])), parse('1.0') == Version('1'))
try:
    Version('one')
except InvalidVersion as e:
    print(e)
s = SpecifierSet('>=1.2,!=1.5,<2')
print(s, '1.4' in s, '1.5' in s, list(s.filter(['1.0', '1.2', '1.9', '2.0', '2.0a1'])), s & SpecifierSet('~=1.3'))
r = Requirement('requests[security,socks]>=2.8.1,==2.8.* ; python_version < "2.7" and extra == "x"')
print(r.name, sorted(r.extras), r.specifier, r.marker, r)
print(Marker('os_name == "a" or python_version > "3"').evaluate({'os_name': 'b', 'python_version': '3.9'}))
try:
    Requirement('name ==')
except InvalidRequirement as e:
    print(e)
print(canonicalize_name('A_b.C'), canonicalize_version('1.0.0'), parse_wheel_filename('foo_bar-1.0-py3-none-any.whl')[:3])
