import sqlparse
from sqlparse import sql, tokens

text = '''select a, b.c as "d", count(*) from foo f left join bar b on f.id=b.id where x in (1,2) and y like 'it''s' -- note
group by a having count(*)>1 order by 2 desc limit 5; insert into t(a,b) values (1,'x'),(2,null); create table z (id int primary key, n varchar(10));'''
for one in sqlparse.split(text):
    print(repr(one))
    print(sqlparse.format(one, reindent=True, keyword_case='upper', identifier_case='lower', strip_comments=True))
    print(sqlparse.format(one, reindent_aligned=True), sqlparse.format(one, strip_whitespace=True, use_space_around_operators=True), sep='\n')
parsed = sqlparse.parse(text)[0]
print(parsed.get_type(), [type(t).__name__ for t in parsed.tokens if not t.is_whitespace])
for t in parsed.flatten():
    if t.ttype not in (tokens.Whitespace, tokens.Newline):
        print(t.ttype, repr(t.value))
where = next(t for t in parsed.tokens if isinstance(t, sql.Where))
print(where, [type(t).__name__ for t in where.get_sublists()])
names = next(t for t in parsed.tokens if isinstance(t, sql.IdentifierList))
print([(i.get_name() if hasattr(i, 'get_name') else i.value) for i in names.get_identifiers()])
parsed._pprint_tree(max_depth=2)
print(sqlparse.format("case when a then 1 else 2 end; with q as (select 1) select * from q union all select 2", reindent=True, comma_first=True))
print(sqlparse.format('select 1', output_format='python'), sqlparse.format("select 'aaaaaaaaaaaa'", truncate_strings=5))
