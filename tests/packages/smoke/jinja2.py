from jinja2 import DictLoader, Environment, StrictUndefined, Template, TemplateSyntaxError, UndefinedError, select_autoescape
from markupsafe import Markup, escape

print(Template('Hello {{ name|upper }}! {% for i in items if i %}{{ loop.index }}/{{ loop.length }}:{{ i }}{{ ", " if not loop.last }}{% else %}none{% endfor %}').render(name='x', items=[1, 0, 3]))
env = Environment(loader=DictLoader({
    'base.html': '<title>{% block title %}base{% endblock %}</title>{% block body %}{% endblock %}',
    'page.html': '{% extends "base.html" %}{% from "m.html" import field %}{% block title %}{{ super() }}-page{% endblock %}{% block body %}{{ field("a", value="<x>") }}{% include "inc.html" %}{% endblock %}',
    'm.html': '{% macro field(name, value="") %}<input name={{ name }} value="{{ value }}">{{ caller and caller() }}{% endmacro %}',
    'inc.html': '[{{ user.name|default("nobody") }}]'}), autoescape=select_autoescape(), trim_blocks=True)
print(env.get_template('page.html').render(user={'name': 'A & B'}))
e = Environment(undefined=StrictUndefined, extensions=['jinja2.ext.do', 'jinja2.ext.loopcontrols'])
e.filters['twice'] = lambda s: s * 2
e.tests['big'] = lambda n: n > 5
for t in ['{{ "ab"|twice }} {{ 7 is big }} {{ [3,1,2]|sort|join("-") }} {{ {"a": 1}|tojson }} {{ "%.2f"|format(3.14159) }}',
          '{% set ns = namespace(n=0) %}{% for x in range(4) %}{% set ns.n = ns.n + x %}{% if x == 2 %}{% break %}{% endif %}{% endfor %}{{ ns.n }}',
          '{% for g in rows|groupby("k") %}{{ g.grouper }}={{ g.list|map(attribute="v")|list }};{% endfor %}',
          '{% raw %}{{ x }}{% endraw %}{# c #} {{ 1 if false }}|{{ "a" ~ 1 }} {{ 2 ** 3 // 3 }} {{ rows[0].v }} {{ rows|sum("v") }} {{ "a b"|title|replace(" ", "_") }}',
          '{% call(x) wrap() %}in {{ x }}{% endcall %}', '{{ missing }}', '{{ rows.nothing.more }}', '{% if %}', '{% for x in %}{% endfor %}', '{{ 1 / 0 }}', '{% with a=1 %}{{ a }}{% endwith %}{{ "<b>"|e }}',
          '{% filter upper %}low{% endfilter %}{{ "x"|wordwrap(3) }}{{ [1,2,3,4]|batch(3)|list }}{{ "a,b".split(",")|last }}']:
    try:
        print(e.from_string(t).render(rows=[{'k': 1, 'v': 2}, {'k': 1, 'v': 3}, {'k': 0, 'v': 4}]))
    except (TemplateSyntaxError, UndefinedError, ZeroDivisionError) as err:
        print(type(err).__name__, err)
print(Markup('<b>%s</b>') % '<i>', escape("<'&\">"), Markup('<p>a</p>').striptags(), repr(Markup('x') + '<'), list(e.lex('{{ a }}')))
