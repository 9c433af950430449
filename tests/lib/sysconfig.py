import inspect
import io
import sysconfig
import warnings


def says(work, *args):
    try:
        print(work(*args))
    except Exception as e:
        print(type(e).__name__, e)

### layouts: their names, and which is meant
print(sysconfig.get_scheme_names(), sysconfig.get_path_names(), sysconfig.get_default_scheme())
for key in 'prefix', 'home', 'user', 'x':
    says(sysconfig.get_preferred_scheme, key)
#> ('nt', 'nt_venv', 'posix_home', 'posix_prefix', 'posix_venv', 'venv') ('stdlib', 'platstdlib', 'purelib', 'platlib', 'include', 'scripts', 'data') posix_prefix
#> posix_prefix
#> posix_home
#> ValueError 'user' returned 'posix_user', which is not a valid scheme on this platform
#> KeyError 'x'

### paths as they are written, and with what stands for each name
BASES = 'base', 'installed_base', 'platbase', 'installed_platbase'
for scheme in sysconfig.get_scheme_names():
    print(scheme)
    for path in sysconfig.get_paths(scheme, expand=False).items():
        print(*path)
    print(*sysconfig.get_paths(scheme, dict.fromkeys(BASES, '/p')).values())
print(sysconfig.get_paths(expand=False) is sysconfig.get_paths(expand=False))
#> nt
#> stdlib {installed_base}/Lib
#> platstdlib {base}/Lib
#> purelib {base}/Lib/site-packages
#> platlib {base}/Lib/site-packages
#> include {installed_base}/Include
#> platinclude {installed_base}/Include
#> scripts {base}/Scripts
#> data {base}
#> /p/Lib /p/Lib /p/Lib/site-packages /p/Lib/site-packages /p/Include /p/Include /p/Scripts /p
#> nt_venv
#> stdlib {installed_base}/Lib
#> platstdlib {base}/Lib
#> purelib {base}/Lib/site-packages
#> platlib {base}/Lib/site-packages
#> include {installed_base}/Include
#> platinclude {installed_base}/Include
#> scripts {base}/Scripts
#> data {base}
#> /p/Lib /p/Lib /p/Lib/site-packages /p/Lib/site-packages /p/Include /p/Include /p/Scripts /p
#> posix_home
#> stdlib {installed_base}/lib/{implementation_lower}
#> platstdlib {base}/lib/{implementation_lower}
#> purelib {base}/lib/{implementation_lower}
#> platlib {base}/lib/{implementation_lower}
#> include {installed_base}/include/{implementation_lower}
#> platinclude {installed_base}/include/{implementation_lower}
#> scripts {base}/bin
#> data {base}
#> /p/lib/python /p/lib/python /p/lib/python /p/lib/python /p/include/python /p/include/python /p/bin /p
#> posix_prefix
#> stdlib {installed_base}/{platlibdir}/{implementation_lower}{py_version_short}{abi_thread}
#> platstdlib {platbase}/{platlibdir}/{implementation_lower}{py_version_short}{abi_thread}
#> purelib {base}/lib/{implementation_lower}{py_version_short}{abi_thread}/site-packages
#> platlib {platbase}/{platlibdir}/{implementation_lower}{py_version_short}{abi_thread}/site-packages
#> include {installed_base}/include/{implementation_lower}{py_version_short}{abiflags}
#> platinclude {installed_platbase}/include/{implementation_lower}{py_version_short}{abiflags}
#> scripts {base}/bin
#> data {base}
#> /p/lib/python3.14 /p/lib/python3.14 /p/lib/python3.14/site-packages /p/lib/python3.14/site-packages /p/include/python3.14 /p/include/python3.14 /p/bin /p
#> posix_venv
#> stdlib {installed_base}/{platlibdir}/{implementation_lower}{py_version_short}{abi_thread}
#> platstdlib {platbase}/{platlibdir}/{implementation_lower}{py_version_short}{abi_thread}
#> purelib {base}/lib/{implementation_lower}{py_version_short}{abi_thread}/site-packages
#> platlib {platbase}/{platlibdir}/{implementation_lower}{py_version_short}{abi_thread}/site-packages
#> include {installed_base}/include/{implementation_lower}{py_version_short}{abiflags}
#> platinclude {installed_platbase}/include/{implementation_lower}{py_version_short}{abiflags}
#> scripts {base}/bin
#> data {base}
#> /p/lib/python3.14 /p/lib/python3.14 /p/lib/python3.14/site-packages /p/lib/python3.14/site-packages /p/include/python3.14 /p/include/python3.14 /p/bin /p
#> venv
#> stdlib {installed_base}/{platlibdir}/{implementation_lower}{py_version_short}{abi_thread}
#> platstdlib {platbase}/{platlibdir}/{implementation_lower}{py_version_short}{abi_thread}
#> purelib {base}/lib/{implementation_lower}{py_version_short}{abi_thread}/site-packages
#> platlib {platbase}/{platlibdir}/{implementation_lower}{py_version_short}{abi_thread}/site-packages
#> include {installed_base}/include/{implementation_lower}{py_version_short}{abiflags}
#> platinclude {installed_platbase}/include/{implementation_lower}{py_version_short}{abiflags}
#> scripts {base}/bin
#> data {base}
#> /p/lib/python3.14 /p/lib/python3.14 /p/lib/python3.14/site-packages /p/lib/python3.14/site-packages /p/include/python3.14 /p/include/python3.14 /p/bin /p
#> True

### one path
for args in (('x',), ('stdlib', 'posix_user'), ('stdlib', 'posix_prefix', {'installed_base': '/z/../y'}),
             ('data', 'nt', {'base': ''}), ('purelib', 'posix_home', {'base': 1}),
             ('stdlib', 'posix_prefix', None, False), ('data', 'venv', {'base': '{x}'})):
    says(sysconfig.get_path, *args)
says(sysconfig.get_paths, 'x')
#> KeyError 'x'
#> KeyError 'posix_user'
#> /y/lib/python3.14
#> .
#> 1/lib/python
#> {installed_base}/{platlibdir}/{implementation_lower}{py_version_short}{abi_thread}
#> {x}
#> KeyError 'x'

### variables
print(sysconfig.get_python_version(), sysconfig.get_config_vars() is sysconfig.get_config_vars())
says(sysconfig.get_config_vars, 1, 'VERSION', 'Py_DEBUG', 'nothing')
for name in ('py_version_nodot', 'py_version_short', 'Py_GIL_DISABLED', 'implementation', 'platlibdir', 'abiflags',
             'HAVE_NOTHING', []):
    says(sysconfig.get_config_var, name)
sysconfig.get_config_vars()['mine'] = 1
print(sysconfig.get_config_var('mine'), sysconfig.get_config_vars().pop('mine'))
print(sysconfig.get_config_h_filename().endswith('/include/python3.14/pyconfig.h'), sysconfig.is_python_build())
#> 3.14 True
#> [None, '3.14', 0, None]
#> 314
#> 3.14
#> 0
#> Python
#> lib
#>
#> None
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> 1 1
#> True False

### headers
text = ('#define AA 1\n#define BB "x"\n#define D x y\n#define EE\n #define FF 2\n#define GG 0x1f\n#define HH 12abc\n'
        '/* #undef   II */\n'
        '/* #undef JJ */\n#define KK -4\n#define LL 9 \n#define M2_x 3.5\n#define nn 1\n#define OO 7')
print(sysconfig.parse_config_h(io.StringIO(text), {'z': 1}))
print(sysconfig.parse_config_h(io.StringIO(text)))
#> {'z': 1, 'AA': 1, 'BB': '"x"', 'GG': '0x1f', 'HH': '12abc', 'JJ': 0, 'KK': -4, 'LL': 9, 'M2_x': '3.5'}
#> {'AA': 1, 'BB': '"x"', 'GG': '0x1f', 'HH': '12abc', 'JJ': 0, 'KK': -4, 'LL': 9, 'M2_x': '3.5'}

### names in text, and what is deprecated
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter('always')
    for text in '$(A)', '${B} ', '$(B', '$(B}', '$B', '$(1)', '$(A_1)$(A)', '$$(A)', '$(C)':
        says(sysconfig.expand_makefile_vars, text, {'A': 'a', 'B': '$(A)b', 'A_1': '-'})
    sysconfig.is_python_build(True)
    for text in sorted({str(each.message) for each in caught}):
        print(text)
#> a
#> ab 
#> $(B
#> $(B}
#> $B
#> $(1)
#> -a
#> $a
#> TypeError can only concatenate str (not "NoneType") to str
#> The check_home argument of sysconfig.is_python_build is deprecated and its value is ignored. It will be removed in Python 3.15.
#> sysconfig.expand_makefile_vars is deprecated and will be removed in Python 3.16. Use sysconfig.get_paths(vars=...) instead.

### the suffix of extension modules is a str
import sysconfig
print([type(sysconfig.get_config_var(name)).__name__ for name in ('EXT_SUFFIX', 'SHLIB_SUFFIX', 'Py_DEBUG')],
      sysconfig.get_config_var('EXT_SUFFIX').rpartition('.')[2], sysconfig.get_config_vars('EXT_SUFFIX')[0][0])
#> ['str', 'str', 'int'] so .
