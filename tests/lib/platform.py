import platform

### versions
print(platform.python_implementation(), platform.python_version()[:4], platform.python_version_tuple()[:2])
#> CPython 3.14 ('3', '14')

### of a machine nothing is known
for name in 'system node release version machine processor platform python_branch python_compiler'.split():
    print(type(getattr(platform, name)()).__name__, end=' ')
u = platform.uname()
print(u._fields, u.system == platform.system(), u[0] == u.system, len(platform.python_build()),
    len(platform.architecture()))
print(platform.win32_ver(), platform.mac_ver()[0])
#> str str str str str str str str str ('system', 'node', 'release', 'version', 'machine', 'processor') True True 2 2
#> ('', '', '', '') 
