import mistune

text = '''# Title

Hello **world**, *it* ~~is~~ `me` <b>raw</b> [a](http://x.y "t") ![i](p.png)
next  
line

- one
- two
    1. deep
- [ ] task

> quote

```py
x < 1
```

| a | b |
|---|--:|
| 1 | 2 |

Note[^1] http://auto.example

[^1]: the note

***
<div>block</div>
'''
print(mistune.html(text))
md = mistune.create_markdown(escape=True, plugins=['strikethrough', 'footnotes', 'table', 'url', 'task_lists', 'def_list', 'abbr', 'mark', 'superscript', 'math'])
print(md(text))
print(md('Term\n: def ==m== x^2^ $a$\n\nHTML x\n\n*[HTML]: Hyper'))
ast = mistune.create_markdown(renderer='ast')
print(ast('# A\n\nb *c* [d](e)\n\n1. f'))


class Shout(mistune.HTMLRenderer):
    def strong(self, text):
        return '<b>' + text.upper() + '</b>'

    def heading(self, text, level, **attrs):
        return 'H%d %s\n' % (level, text)


print(mistune.create_markdown(renderer=Shout())('## x **y**'))
