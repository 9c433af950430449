from mako import exceptions
from mako.lookup import TemplateLookup
from mako.runtime import Context
from mako.template import Template
import io

print(Template('hello ${name | h,trim}! ${", ".join(str(i) for i in items)}').render(name=' <b> ', items=range(3)))
t = Template('''<%! import math
def double(s): return s * 2
%><%page args="title='none'"/>\\
<%def name="row(cells)"><tr>${caller.body() if caller else ''}
% for c in cells:
  <td class="${loop.cycle('odd', 'even')}">${loop.index}/${loop.last}: ${c}</td>
% endfor
</tr></%def>\\
## a comment
<%doc>another</%doc>\\
% if title and title != 'none':
<h1>${title | double}</h1>
% elif x is UNDEFINED:
nothing %% here
% endif
<% n = math.floor(2.7)
%>${n} ${row('ab')}<%self:row cells="${[1]}">body</%self:row>
<%text filter="h">${raw} <&></%text>
% while n:
${n}<% n -= 1 %>\\
% endwhile
''')
print(t.render(title='T', x=1))
print(t.get_def('row').render(cells=[5]), t.render().strip().splitlines()[0])
lookup = TemplateLookup(default_filters=['str', 'h'], imports=['from markupsafe import Markup'])
lookup.put_string('base.html', '<title><%block name="title">base</%block></title>${self.body()}${next.name} ${self.attr.colour}')
lookup.put_string('util.html', '<%def name="field(n, v=1)">[${n}=${v}]</%def><%def name="outer()"><%def name="inner()">in</%def>${inner()} ${capture(inner)}</%def>')
lookup.put_string('page.html', '<%inherit file="base.html"/><%! colour = "red" %><%namespace name="u" file="util.html"/><%namespace file="util.html" import="outer"/><%block name="title">${parent.title()}-page</%block>${u.field("a&b", v="<")} ${outer()} ${who} ${safe | n}<%include file="inc.html" args="z=3"/>')
lookup.put_string('inc.html', '<%page args="z"/>(${z} ${who})')
print(lookup.get_template('page.html').render(who='A & B', safe='<i>'))
out = io.StringIO()
Template('${a} ${context.get("b", 7)} ${"x" in context.keys()}').render_context(Context(out, a=1, x=2))
print(out.getvalue(), Template('é ${s}').render_unicode(s='ü'), Template('é').render.__name__, Template('é', output_encoding='latin-1').render(), Template('${missing}', strict_undefined=False, uri='u').uri)
for source in '${missing}', '${a b}', '% if x:\n', '<%def name="f()">', '% endfor\n', '<%nope/>', '<%include/>', '${1/0}', '<% for %>':
    try:
        print(Template(source).render())
    except exceptions.MakoException as e:
        print(type(e).__name__, e)
    except Exception as e:
        print(type(e).__name__, e, exceptions.RichTraceback().records[-1][5:7])
print(exceptions.text_error_template().render(error=ValueError('bad'), traceback=None).strip().splitlines()[-1], 'def render_body' in Template('a${b}').code)
