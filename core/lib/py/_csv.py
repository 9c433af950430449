"""What of csv is in C in CPython."""

import csv

for _name in ('QUOTE_ALL', 'QUOTE_MINIMAL', 'QUOTE_NONE', 'QUOTE_NONNUMERIC', 'QUOTE_NOTNULL', 'QUOTE_STRINGS', 'Error', '_dialects',
              'field_size_limit', 'get_dialect', 'list_dialects', 'reader', 'register_dialect', 'unregister_dialect', 'writer'):
    globals()[_name] = getattr(csv, _name)
Dialect, Reader, Writer = csv._Settings, csv._Reader, csv._Writer
del csv, _name
