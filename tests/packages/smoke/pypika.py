from datetime import date

from pypika import Case, CustomFunction, Dialects, EmptyCriterion, Field, Interval, JoinType, MySQLQuery, NullValue, Order, Parameter, PostgreSQLQuery, Query, Schema, SQLLiteQuery, Table, Tables, Tuple, analytics as an, functions as fn
from pypika.terms import ValueWrapper

c, o = Tables('customers', 'orders')
print(Query.from_(c).select('id', c.name.as_('n'), c.age + 1).where((c.age >= 18) & (c.name.like('A%') | c.id.isin([1, 2, 3])) & c.gone.isnull() & ~(c.age[20:30])))
print(Query.from_(c).join(o, JoinType.left).on(c.id == o.customer_id).select(c.name, fn.Sum(o.total).as_('sum'), fn.Count('*')).groupby(c.name).having(fn.Sum(o.total) > 100).orderby('sum', order=Order.desc).limit(10)[5:])
print(Query.into(o).columns('id', 'day', 'note').insert(1, date(2024, 2, 29), "it's"), Query.into(o).insert((1, None, True), (2, 'x', 1.5)), Query.update(c).set(c.name, fn.Upper(c.name)).set('age', Parameter(':age')).where(c.id == 1), Query.from_(c).where(c.id == 1).delete(), sep='\n')
sub = Query.from_(o).select(o.customer_id).where(o.total > 5)
print((Query.from_(c).select('id').where(c.id.isin(sub)) + Query.from_(c).select('id').where(c.id.notin(sub))) * Query.from_(sub.as_('s')).select('customer_id'))
print(Query.with_(sub, 'big').from_(Table('big')).select('*'), Query.from_(c).select(Case().when(c.age < 18, 'minor').when(c.age > 65, c.name).else_(NullValue())).distinct())
print(Query.from_(o).select(an.Rank().over(o.customer_id).orderby(o.total), an.Sum(o.total).over(o.customer_id).rows(an.Preceding(2), an.CURRENT_ROW), fn.Coalesce(o.note, '-'), fn.Cast(o.id, 'varchar'), fn.Extract('year', o.day), o.day + Interval(days=1, hours=2)))
print(PostgreSQLQuery.into(c).insert(1, 'x').on_conflict(c.id).do_update(c.name, 'y').returning(c.id), MySQLQuery.from_(c).select('name').force_index('i'), MySQLQuery.into(c).insert(1).on_duplicate_key_update(c.id, 2), SQLLiteQuery.from_(c).select(c.ok).where(c.ok == True), sep='\n')
print(Query.create_table('t').columns(('id', 'INT'), ('name', 'VARCHAR(9)')).unique('id').primary_key('id').if_not_exists(), Query.drop_table('t').if_exists(), Query.from_(Schema('s').views).select(CustomFunction('DIFF', ['a', 'b'])(Field('x'), 'y')), Query.from_(c).select(ValueWrapper(1, 'one'), (c.a + c.b) * 3 / -c.d % 2, c.a.bitwiseand(1)))
print(repr(Query.from_(c).select(c.id).where(EmptyCriterion() & (c.id == 1)).where(Tuple(c.a, c.b).isin([(1, 2)]))), Query.from_(c).cross_join(o).cross().select(c.star), Query.from_('a').select('b').union(Query.from_('c').select('d')).orderby('b').get_sql(quote_char='`'))
print(c == Table('customers'), hash(c) == hash(Table('customers')), sorted(str(t) for t in (c.a == o.b).tables_), Dialects.MYSQL, sorted(f.name for f in (c.a + c.z).fields_()))
for wrong in lambda: Query.from_(c).select(), lambda: str(Query.from_(c).select('a').join(o).on(o.id == Table('x').id)), lambda: Query.from_(c).from_(o).delete().delete(), lambda: fn.Sum(c.a).over, lambda: CustomFunction('F', ['a'])(1, 2), lambda: Case().get_sql(), lambda: Query.from_(sub).select('a').union(sub).select:
    try:
        print(str(wrong())[:40])
    except Exception as e:
        print(type(e).__name__, e)
