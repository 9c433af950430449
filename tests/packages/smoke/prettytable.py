import datetime

from prettytable import HRuleStyle, PrettyTable, TableStyle, VRuleStyle, from_csv, from_html, from_json
import io

t = PrettyTable(['City', 'Area', 'Population'])
t.add_rows([['Adelaide', 1295, 1158259], ['Darwin', 112.5, 120900], ['東京', None, 1]])
t.add_row(['Two\nlines', True, datetime.date(2024, 2, 29)], divider=True)
t.align['City'] = 'l'
t.align['Population'] = 'r'
print(t)
t.add_column('Id', [1, 2, 3, 4], 'c', 'm')
t.float_format = '.3'
t.int_format['Population'] = '9'
t.custom_format['Area'] = lambda f, v: f'<{v}>'
print(t.get_string(title='Cities', sortby='City', reversesort=True, fields=['City', 'Area', 'Id'], end=3))
for style in TableStyle.MARKDOWN, TableStyle.ORGMODE, TableStyle.PLAIN_COLUMNS, TableStyle.DOUBLE_BORDER, TableStyle.SINGLE_BORDER, TableStyle.MSWORD_FRIENDLY:
    t.set_style(style)
    print(t.get_string(start=1, end=2))
t.set_style(TableStyle.DEFAULT)
print(t.get_html_string(attributes={'id': 'x'}, format=True)[:200], t.get_csv_string(end=1), t.get_json_string(end=1, indent=None), t.get_latex_string(end=1), t.get_mediawiki_string(end=1), sep='\n')
t.clear_rows()
t.add_row(['a long text that wraps', 1, 2, 3])
t.max_width['City'] = 8
t.hrules, t.vrules, t.padding_width = HRuleStyle.ALL, VRuleStyle.FRAME, 2
print(t, t.rowcount, t.field_names, t[0:1].rows)
print(from_csv(io.StringIO('a,b\n1,2\n3,"x,y"\n')), from_html('<table><tr><th>h</th></tr><tr><td>&lt;1</td></tr></table>')[0], from_json('[["k"],{"k":1}]'), sep='\n')
for wrong in lambda: t.add_row([1]), lambda: setattr(t, 'align', 'x'), lambda: setattr(t, 'field_names', ['a', 'a', 'b', 'c']), lambda: t.get_string(fields=['no']), lambda: t.del_row(9):
    try:
        wrong()
    except Exception as e:
        print(type(e).__name__, e)
