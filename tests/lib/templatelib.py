### the module's names
from string.templatelib import Template, Interpolation, convert
print(type(t'{1}') is Template, type(t'{1}'.interpolations[0]) is Interpolation)  #> True True
print([convert('\xe9', c) for c in (None, 's', 'r', 'a')])  #> ['é', 'é', "'é'", "'\\xe9'"]
convert(1, 'x')
#! ValueError: invalid conversion specifier: x
