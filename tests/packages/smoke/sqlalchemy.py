import sqlalchemy as sa
from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, and_, bindparam, case, cast, create_mock_engine, delete, exists, func, insert, literal, or_, select, text, union_all, update
from sqlalchemy.dialects import mysql, postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.orm import DeclarativeBase, Mapped, aliased, configure_mappers, mapped_column, relationship
from sqlalchemy.schema import CreateIndex, CreateTable


def flat(*parts):
    return ' '.join(' '.join(map(str, parts)).split())


meta = MetaData(naming_convention={'pk': 'pk_%(table_name)s', 'ix': 'ix_%(column_0_label)s'})
users = Table('users', meta, Column('id', Integer, primary_key=True), Column('name', String(30), nullable=False, index=True), Column('joined', sa.DateTime, server_default=func.now()))
orders = Table('orders', meta, Column('id', Integer, primary_key=True), Column('user_id', ForeignKey('users.id', ondelete='CASCADE')), Column('sum', sa.Numeric(8, 2), sa.CheckConstraint('sum > 0')))
print(CreateTable(orders).compile(dialect=postgresql.dialect()), flat(*map(CreateIndex, users.indexes)), [t.name for t in meta.sorted_tables])
q = select(users.c.name, func.count(orders.c.id).label('n')).join(orders).where(users.c.name.like('A%') | users.c.id.in_([1, 2])).group_by(users.c.name).having(func.count() > 1).order_by(sa.desc('n')).limit(5).offset(10)
print(flat(q), q.compile().params)
print(flat(q.compile(dialect=mysql.dialect(), compile_kwargs={'literal_binds': True})))
cte = select(orders.c.user_id, func.sum(orders.c.sum).over(partition_by=orders.c.user_id, order_by=orders.c.id.desc()).label('total')).cte('totals')
print(flat(select(users, cte.c.total).join(cte, users.c.id == cte.c.user_id, isouter=True).where(and_(~exists().where(orders.c.user_id == users.c.id), or_(users.c.joined.is_(None), users.c.id.between(1, 9))))))
print(flat(select(case((users.c.id > 5, 'big'), else_=literal('small')), cast(users.c.id, String), users.c.name + '!', users.alias('u').c.id).distinct()))
print(flat(insert(users).values(name=bindparam('who')).returning(users.c.id), update(users).where(users.c.id == 1).values(name=func.upper(users.c.name)), delete(orders).where(orders.c.user_id == select(users.c.id).scalar_subquery())))
print(postgresql.insert(users).values(id=1, name='x').on_conflict_do_update(index_elements=['id'], set_={'name': 'y'}).compile(dialect=postgresql.dialect()))
print(flat(union_all(select(users.c.id), select(orders.c.id)), text('SELECT :a').bindparams(a=1).compile(dialect=sqlite.dialect())))


class Base(DeclarativeBase):
    pass


class Parent(Base):
    __tablename__ = 'parent'
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str | None]
    kids: Mapped[list['Child']] = relationship(back_populates='parent', cascade='all, delete-orphan')


class Child(Base):
    __tablename__ = 'child'
    id: Mapped[int] = mapped_column(primary_key=True)
    parent_id: Mapped[int] = mapped_column(ForeignKey('parent.id'))
    parent: Mapped[Parent] = relationship(back_populates='kids')


configure_mappers()
one = Parent(name='p', kids=[Child(), Child(id=7)])
print(one.kids[0].parent is one, sa.inspect(one).transient, sa.inspect(Parent).relationships.keys(), repr(Parent.__table__))
other = aliased(Child)
print(flat(select(Parent.name).join(Parent.kids).join(other, other.parent_id == Parent.id).where(Parent.kids.any(Child.id == 3), Parent.name.ilike('x'))))
told = []
engine = create_mock_engine('postgresql://', lambda sql, *a, **k: told.append(flat(sql.compile(dialect=engine.dialect))))
Base.metadata.create_all(engine, checkfirst=False)
print(told)
url = make_url('postgresql+psycopg://me:p%40ss@host:5432/db?sslmode=require')
print(url, url.password, url.set(database='x').render_as_string(hide_password=False), url.query)
for wrong in lambda: select(users.c.nope), lambda: Parent(zz=1), lambda: bool(users.c.id == 1 and users.c.name), lambda: make_url('no'), lambda: str(select(users).where('id = 1')), lambda: Table('users', meta, Column('id', Integer)):
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, str(e).splitlines()[0])
