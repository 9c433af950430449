import sqlglot
from sqlglot import exp, parse_one, select
from sqlglot.optimizer import optimize

for sql, read, write in [("SELECT EPOCH_MS(1618088028295)", 'duckdb', 'hive'), ("SELECT a AS x, COUNT(*) c FROM t JOIN u USING (id) WHERE b IN (1, 2) AND NOT d LIKE 'x%' GROUP BY 1 HAVING c > 1 ORDER BY 2 DESC LIMIT 3", 'mysql', 'postgres'),
                         ('SELECT TOP 5 [a b] FROM t', 'tsql', 'sqlite'), ('SELECT CAST(x AS TEXT), a::INT, DATE_TRUNC(\'day\', ts) FROM s.t', 'postgres', 'bigquery'),
                         ("WITH q AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM q) SELECT CASE WHEN n > 1 THEN 'a' ELSE NULL END, ROW_NUMBER() OVER (PARTITION BY n ORDER BY n) FROM q", None, 'spark'),
                         ("CREATE TABLE t (id INT PRIMARY KEY, n VARCHAR(10) DEFAULT 'x')", None, 'snowflake'), ("INSERT INTO t (a) VALUES (1), (2)", None, 'oracle'), ("UPDATE t SET a = a + 1 WHERE b BETWEEN 1 AND 2", None, 'clickhouse')]:
    print(sqlglot.transpile(sql, read=read, write=write, pretty=True)[0])
tree = parse_one('SELECT a, b + 1 AS c FROM t WHERE x = 1 AND (y OR z)')
print(repr(tree), [c.name for c in tree.find_all(exp.Column)], [t.name for t in tree.find_all(exp.Table)], tree.key)
print(select('x').from_('t').where('y > 1').limit(5).sql(), tree.transform(lambda n: exp.column('q') if isinstance(n, exp.Column) and n.name == 'a' else n).sql())
print(optimize(parse_one('SELECT a FROM (SELECT * FROM x) WHERE a = 1 + 1 AND TRUE'), schema={'x': {'a': 'INT', 'b': 'INT'}}).sql(pretty=True))
print(sqlglot.diff(parse_one('SELECT a + b'), parse_one('SELECT a - b'))[0].__class__.__name__)
for bad in ['SELECT foo( FROM bar', 'SELECT * FROM', "SELECT 'a"]:
    try:
        sqlglot.transpile(bad)
    except sqlglot.errors.SqlglotError as e:
        print(type(e).__name__, str(e)[:80])
