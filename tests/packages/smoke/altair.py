import json

import altair as alt

rows = alt.Data(values=[{'month': 'Jan', 'sales': 3, 'kind': 'a'}, {'month': 'Feb', 'sales': 5, 'kind': 'b'}])
chart = alt.Chart(rows, title='Sales').mark_bar(color='teal').encode(x='month:N', y=alt.Y('sum(sales):Q', title='Sum'), color=alt.Color('kind:N').scale(scheme='set2'), tooltip=['month:N', 'sales:Q'])
print(json.dumps(chart.to_dict(), sort_keys=True))
line = alt.Chart('data.csv').mark_line().encode(alt.X('date:T', axis=alt.Axis(format='%b')), alt.Y('price:Q').stack(None).sort('-x'))
brush = alt.selection_interval(name='brush', encodings=['x'])
points = alt.Chart('data.csv').mark_point().encode(x='a:Q', y='b:Q', color=alt.condition(brush, 'kind:N', alt.value('gray'))).add_params(brush)
print((line + alt.Chart().mark_rule().encode(y=alt.datum(3))).to_dict()['layer'][1])
both = points | line.transform_filter(alt.datum.price > 3).transform_calculate(twice='datum.price * 2').transform_aggregate(mean='mean(price)', groupby=['date'])
print(json.dumps(both.to_dict()['hconcat'], sort_keys=True))
print((points & line).resolve_scale(x='independent').to_dict()['resolve'], list(chart.facet('kind:N').to_dict()), chart.properties(width=200).interactive().to_dict()['width'])
print(alt.expr.if_(alt.datum.a > 1, alt.expr.sqrt(alt.datum.b), -alt.datum['c d']), alt.X('a:Q').bin(maxbins=5).to_dict(), brush.param.name)
for wrong in lambda: alt.Chart(rows).mark_bar().encode(x='month').to_dict(), lambda: alt.Chart(rows).mark_bar(colour='red').to_dict(), lambda: alt.X('a:Q', scale=alt.Scale(type='none')).to_dict(), lambda: alt.Chart(rows).mark_bar().encode(x=alt.X('a:Q').stack('middle')).to_dict():
    try:
        wrong()
    except Exception as e:
        print(type(e).__name__, str(e).splitlines()[:3])
page = chart.to_html(embed_options={'actions': False})
print(page.count('vega'), '"actions": false' in page, alt.Chart.from_json(chart.to_json()) == chart, repr(alt.Chart('x').mark_tick()).splitlines()[0])
