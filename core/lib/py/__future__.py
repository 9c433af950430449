"""Features that are, or will be, part of the language."""


class _Feature:
    def __init__(self, optional, mandatory, flag):
        self.optional, self.mandatory, self.compiler_flag = optional, mandatory, flag

    def __repr__(self):
        return '_Feature' + repr((self.optional, self.mandatory, self.compiler_flag))

    def getMandatoryRelease(self):
        return self.mandatory

    def getOptionalRelease(self):
        return self.optional


_table = {
    'nested_scopes': ((2, 1, 0, 'beta', 1), (2, 2, 0, 'alpha', 0), 0x10),
    'generators': ((2, 2, 0, 'alpha', 1), (2, 3, 0, 'final', 0), 0),
    'division': ((2, 2, 0, 'alpha', 2), (3, 0, 0, 'alpha', 0), 0x20000),
    'absolute_import': ((2, 5, 0, 'alpha', 1), (3, 0, 0, 'alpha', 0), 0x40000),
    'with_statement': ((2, 5, 0, 'alpha', 1), (2, 6, 0, 'alpha', 0), 0x80000),
    'print_function': ((2, 6, 0, 'alpha', 2), (3, 0, 0, 'alpha', 0), 0x100000),
    'unicode_literals': ((2, 6, 0, 'alpha', 2), (3, 0, 0, 'alpha', 0), 0x200000),
    'barry_as_FLUFL': ((3, 1, 0, 'alpha', 2), (4, 0, 0, 'alpha', 0), 0x400000),
    'generator_stop': ((3, 5, 0, 'beta', 1), (3, 7, 0, 'alpha', 0), 0x800000),
    'annotations': ((3, 7, 0, 'beta', 1), None, 0x1000000),
}
all_feature_names = list(_table)
for _name, _entry in _table.items():
    globals()[_name] = _Feature(*_entry)
__all__ = ['all_feature_names'] + all_feature_names
