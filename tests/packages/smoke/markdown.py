import markdown

text = '''Title
=====

A *para* with **bold**, `code < here`, a [link](http://example.org "t"), <http://auto.example>, ![img](a.png) and a\\
break &amp; an entity &copy; 4 < 5.

1. one
2. two
    * nested
    * again

> quote
> > deeper

    code block
    x = 1 < 2

- - -

| a | b |
|---|:-:|
| 1 | `2` |

```python
def f(): pass
```

Term
: Definition[^1]

[^1]: A note.

The HTML spec.

*[HTML]: Hyper Text

<div markdown="1">
inside *div*
</div>

## Section {#sec .cls}
'''
print(markdown.markdown(text))
print(markdown.markdown(text, extensions=['markdown.extensions.' + e for e in ['tables', 'fenced_code', 'footnotes', 'def_list', 'abbr', 'attr_list', 'md_in_html', 'toc', 'sane_lists', 'nl2br', 'admonition', 'smarty']]))
md = markdown.Markdown(extensions=['markdown.extensions.' + e for e in ['meta', 'toc', 'wikilinks']], output_format='html')
print(md.convert('key: value\nother: 1\n\n# One\n\n## Two\n\n[[Page]] and\n\n[toc]'))
print(md.Meta, md.toc_tokens)
print(md.reset().convert('!!! note\n    text\n\n\\*escaped\\* _under_score__ **a*b*c**'))
