# What writers of csv make of rows, by every option.

import csv, io

def wr(row, **k):
    f = io.StringIO()
    try: csv.writer(f, **k).writerow(row); print(repr(f.getvalue()))
    except Exception as e: print(type(e).__name__, e)

### writing: ['']
import csv, io
for row in ([''],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> '""\r\n'
#> '""\r\n'
#> '""\r\n'
#> Error single empty field record must be quoted
#> Error single empty field record must be quoted
#> '""\r\n'
#> '""\r\n'
#> '""\r\n'
#> '""\r\n'
#> '""\r\n'
#> '""\r\n'
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> '""\r\n'
#> '""\r\n'
#> '""!'
#> '""\r\n'
#> Error single empty field record must be quoted

### writing: [None]
import csv, io
for row in ([None],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> '""\r\n'
#> '""\r\n'
#> '""\r\n'
#> Error single empty field record must be quoted
#> Error single empty field record must be quoted
#> '""\r\n'
#> Error single empty field record must be quoted
#> Error single empty field record must be quoted
#> '""\r\n'
#> '""\r\n'
#> '""\r\n'
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> '""!'
#> '""\r\n'
#> Error single empty field record must be quoted

### writing: ['', '']
import csv, io
for row in (['', ''],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> ',\r\n'
#> ',\r\n'
#> ',\r\n'
#> ',\r\n'
#> ',\r\n'
#> '"",""\r\n'
#> '"",""\r\n'
#> '"",""\r\n'
#> '"",""\r\n'
#> ' \r\n'
#> '"" ""\r\n'
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> '"" ""\r\n'
#> '"" ""\r\n'
#> ',!'
#> ',\r\n'
#> ',\r\n'

### writing: [None, None]
import csv, io
for row in ([None, None],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> ',\r\n'
#> ',\r\n'
#> ',\r\n'
#> ',\r\n'
#> ',\r\n'
#> '"",""\r\n'
#> ',\r\n'
#> ',\r\n'
#> '"",""\r\n'
#> ' \r\n'
#> '"" ""\r\n'
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> ',!'
#> ',\r\n'
#> ',\r\n'

### writing: ['a', '']
import csv, io
for row in (['a', ''],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> 'a,\r\n'
#> 'a,\r\n'
#> 'a,\r\n'
#> 'a,\r\n'
#> 'a,\r\n'
#> '"a",""\r\n'
#> '"a",""\r\n'
#> '"a",""\r\n'
#> '"a",""\r\n'
#> 'a \r\n'
#> 'a ""\r\n'
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> '"a" ""\r\n'
#> '"a" ""\r\n'
#> 'a,!'
#> 'a,\r\n'
#> 'a,\r\n'

### writing: [' ', 'b']
import csv, io
for row in ([' ', 'b'],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> ' ,b\r\n'
#> ' ,b\r\n'
#> ' ,b\r\n'
#> ' ,b\r\n'
#> ' ,b\r\n'
#> '" ","b"\r\n'
#> '" ","b"\r\n'
#> '" ","b"\r\n'
#> '" ","b"\r\n'
#> '" " b\r\n'
#> '" " b\r\n'
#> '\\  b\r\n'
#> Error need to escape, but no escapechar set
#> '" " "b"\r\n'
#> '" " "b"\r\n'
#> ' ,b!'
#> ' ,b\r\n'
#> ' ,b\r\n'

### writing: ['a b']
import csv, io
for row in (['a b'],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> 'a b\r\n'
#> 'a b\r\n'
#> 'a b\r\n'
#> 'a b\r\n'
#> 'a b\r\n'
#> '"a b"\r\n'
#> '"a b"\r\n'
#> '"a b"\r\n'
#> '"a b"\r\n'
#> '"a b"\r\n'
#> '"a b"\r\n'
#> 'a\\ b\r\n'
#> Error need to escape, but no escapechar set
#> '"a b"\r\n'
#> '"a b"\r\n'
#> 'a b!'
#> 'a b\r\n'
#> 'a b\r\n'

### writing: ['"']
import csv, io
for row in (['"'],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> '""""\r\n'
#> '""""\r\n'
#> '\\"\r\n'
#> '\\"\r\n'
#> Error need to escape, but no escapechar set
#> '""""\r\n'
#> '""""\r\n'
#> '""""\r\n'
#> '""""\r\n'
#> '""""\r\n'
#> '""""\r\n'
#> '\\"\r\n'
#> Error need to escape, but no escapechar set
#> '""""\r\n'
#> '""""\r\n'
#> '""""!'
#> '""""\r\n'
#> '"\r\n'

### writing: ['a\\']
import csv, io
for row in (['a\\'],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> 'a\\\r\n'
#> 'a\\\\\r\n'
#> 'a\\\\\r\n'
#> 'a\\\\\r\n'
#> 'a\\\r\n'
#> '"a\\"\r\n'
#> '"a\\"\r\n'
#> '"a\\"\r\n'
#> '"a\\"\r\n'
#> 'a\\\r\n'
#> 'a\\\r\n'
#> 'a\\\\\r\n'
#> 'a\\\r\n'
#> '"a\\"\r\n'
#> '"a\\"\r\n'
#> 'a\\!'
#> 'a\\\r\n'
#> 'a\\\\\r\n'

### writing: ['\n']
import csv, io
for row in (['\n'],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> '"\n"\r\n'
#> '"\n"\r\n'
#> '"\n"\r\n'
#> '\\\n\r\n'
#> Error need to escape, but no escapechar set
#> '"\n"\r\n'
#> '"\n"\r\n'
#> '"\n"\r\n'
#> '"\n"\r\n'
#> '"\n"\r\n'
#> '"\n"\r\n'
#> '\\\n\r\n'
#> Error need to escape, but no escapechar set
#> '"\n"\r\n'
#> '"\n"\r\n'
#> '"\n"!'
#> '"\n"\r\n'
#> '\\\n\r\n'

### writing: [1, 2.5, 'x', None]
import csv, io
for row in ([1, 2.5, 'x', None],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> '1,2.5,x,\r\n'
#> '1,2.5,x,\r\n'
#> '1,2.5,x,\r\n'
#> '1,2.5,x,\r\n'
#> '1,2.5,x,\r\n'
#> '1,2.5,"x",""\r\n'
#> '1,2.5,"x",\r\n'
#> '"1","2.5","x",\r\n'
#> '"1","2.5","x",""\r\n'
#> '1 2.5 x \r\n'
#> '1 2.5 x ""\r\n'
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> Error empty field must be quoted if delimiter is a space and skipinitialspace is true
#> '1,2.5,x,!'
#> '1,2.5,x,\r\n'
#> '1,2.5,x,\r\n'

### writing: ['a,b', '"c"']
import csv, io
for row in (['a,b', '"c"'],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> '"a,b","""c"""\r\n'
#> '"a,b","""c"""\r\n'
#> '"a,b",\\"c\\"\r\n'
#> 'a\\,b,\\"c\\"\r\n'
#> Error need to escape, but no escapechar set
#> '"a,b","""c"""\r\n'
#> '"a,b","""c"""\r\n'
#> '"a,b","""c"""\r\n'
#> '"a,b","""c"""\r\n'
#> 'a,b """c"""\r\n'
#> 'a,b """c"""\r\n'
#> 'a,b \\"c\\"\r\n'
#> Error need to escape, but no escapechar set
#> '"a,b" """c"""\r\n'
#> '"a,b" """c"""\r\n'
#> '"a,b","""c"""!'
#> '"a,b","""c"""\r\n'
#> 'a\\,b,"c"\r\n'

### writing: ['é\0']
import csv, io
for row in (['é\0'],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> 'é\x00\r\n'
#> 'é\x00\r\n'
#> 'é\x00\r\n'
#> 'é\x00\r\n'
#> 'é\x00\r\n'
#> '"é\x00"\r\n'
#> '"é\x00"\r\n'
#> '"é\x00"\r\n'
#> '"é\x00"\r\n'
#> 'é\x00\r\n'
#> 'é\x00\r\n'
#> 'é\x00\r\n'
#> 'é\x00\r\n'
#> '"é\x00"\r\n'
#> '"é\x00"\r\n'
#> 'é\x00!'
#> 'é\x00\r\n'
#> 'é\x00\r\n'

### writing: []
import csv, io
for row in ([],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> '\r\n'
#> '\r\n'
#> '\r\n'
#> '\r\n'
#> '\r\n'
#> '\r\n'
#> '\r\n'
#> '\r\n'
#> '\r\n'
#> '\r\n'
#> '\r\n'
#> '\r\n'
#> '\r\n'
#> '\r\n'
#> '\r\n'
#> '!'
#> '\r\n'
#> '\r\n'

### writing: [True]
import csv, io
for row in ([True],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> 'True\r\n'
#> 'True\r\n'
#> 'True\r\n'
#> 'True\r\n'
#> 'True\r\n'
#> 'True\r\n'
#> 'True\r\n'
#> '"True"\r\n'
#> '"True"\r\n'
#> 'True\r\n'
#> 'True\r\n'
#> 'True\r\n'
#> 'True\r\n'
#> 'True\r\n'
#> '"True"\r\n'
#> 'True!'
#> 'True\r\n'
#> 'True\r\n'

### writing: ['1']
import csv, io
for row in (['1'],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> '1\r\n'
#> '1\r\n'
#> '1\r\n'
#> '1\r\n'
#> '1\r\n'
#> '"1"\r\n'
#> '"1"\r\n'
#> '"1"\r\n'
#> '"1"\r\n'
#> '1\r\n'
#> '1\r\n'
#> '1\r\n'
#> '1\r\n'
#> '"1"\r\n'
#> '"1"\r\n'
#> '1!'
#> '1\r\n'
#> '1\r\n'

### writing: [' a']
import csv, io
for row in ([' a'],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> ' a\r\n'
#> ' a\r\n'
#> ' a\r\n'
#> ' a\r\n'
#> ' a\r\n'
#> '" a"\r\n'
#> '" a"\r\n'
#> '" a"\r\n'
#> '" a"\r\n'
#> '" a"\r\n'
#> '" a"\r\n'
#> '\\ a\r\n'
#> Error need to escape, but no escapechar set
#> '" a"\r\n'
#> '" a"\r\n'
#> ' a!'
#> ' a\r\n'
#> ' a\r\n'

### writing: ['\r']
import csv, io
for row in (['\r'],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> '"\r"\r\n'
#> '"\r"\r\n'
#> '"\r"\r\n'
#> '\\\r\r\n'
#> Error need to escape, but no escapechar set
#> '"\r"\r\n'
#> '"\r"\r\n'
#> '"\r"\r\n'
#> '"\r"\r\n'
#> '"\r"\r\n'
#> '"\r"\r\n'
#> '\\\r\r\n'
#> Error need to escape, but no escapechar set
#> '"\r"\r\n'
#> '"\r"\r\n'
#> '"\r"!'
#> '"\r"\r\n'
#> '\\\r\r\n'

### writing: ['x\r\ny']
import csv, io
for row in (['x\r\ny'],):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONE},
            {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL},
            {'quoting': csv.QUOTE_ALL}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE, 'escapechar': '\\'},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NONE},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_STRINGS},
            {'delimiter': ' ', 'skipinitialspace': True, 'quoting': csv.QUOTE_NOTNULL}, {'lineterminator': '!'},
            {'skipinitialspace': True}, {'quotechar': None, 'escapechar': '\\', 'quoting': csv.QUOTE_NONE}):
        wr(row, **k)
#> '"x\r\ny"\r\n'
#> '"x\r\ny"\r\n'
#> '"x\r\ny"\r\n'
#> 'x\\\r\\\ny\r\n'
#> Error need to escape, but no escapechar set
#> '"x\r\ny"\r\n'
#> '"x\r\ny"\r\n'
#> '"x\r\ny"\r\n'
#> '"x\r\ny"\r\n'
#> '"x\r\ny"\r\n'
#> '"x\r\ny"\r\n'
#> 'x\\\r\\\ny\r\n'
#> Error need to escape, but no escapechar set
#> '"x\r\ny"\r\n'
#> '"x\r\ny"\r\n'
#> '"x\r\ny"!'
#> '"x\r\ny"\r\n'
#> 'x\\\r\\\ny\r\n'
