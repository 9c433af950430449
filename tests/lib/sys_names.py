### the version of the implementation is that of sys
import sys
print(sys.implementation.version.major, sys.implementation.version[:2] == sys.version_info[:2])  #> 3 True

### what sys says of itself
import sys
print('sys' in sys.builtin_module_names, 'builtins' in sys.builtin_module_names, len(sys.copyright) > 0)
print(list(sys.builtin_module_names) == sorted(sys.builtin_module_names), type(sys.copyright).__name__)
#> True True True
#> True str
