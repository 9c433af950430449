import io
import re

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.pretty import Pretty, pretty_repr
from rich.syntax import Syntax
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

out = io.StringIO()
c = Console(file=out, width=60, force_terminal=True, color_system='truecolor', legacy_windows=False, _environ={})
c.print('[bold red]Hi[/] [link=http://x.y]link[/link] :smile: 123 "str" None', [1, {'a': (2, 3)}])
c.rule('Title')
t = Table(title='T', show_lines=True)
t.add_column('Name', style='cyan', no_wrap=True)
t.add_column('N', justify='right')
t.add_row('a', '1')
t.add_row('[green]long text that wraps around the column[/]', '22', end_section=True)
c.print(t)
c.print(Panel(Text('centered', justify='center'), title='P', subtitle='s', expand=False), Panel.fit('é 日本'))
tree = Tree('root')
tree.add('one').add('[b]two')
c.print(tree, Columns(['a', 'b', 'c'] * 4), Pretty({'k' * 20: list(range(30))}))
c.print(Markdown('# Head\n\n* a **b**\n* `c`\n\n1. x\n\n> q\n\n```python\nx = 1\n```\n'), Syntax('def f():\n    return 1', 'python', line_numbers=True))
text = Text.from_markup('[on blue]abc[/] def')
text.highlight_words(['def'], 'bold')
c.print(text, text.spans, text[1:3].plain, Text.from_ansi('\x1b[31mred\x1b[0m').markup)
print(re.sub(r'id=\d+', 'id=0', out.getvalue()))  # made of a random number
print(pretty_repr({'a': [1] * 40}, max_width=30), Text('word ' * 10).wrap(c, 20))
try:
    c.print('[bold]x[/red]')
except Exception as e:
    print(type(e).__name__, e)
