// datetime's types, both ways.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DateTime, HostValueError, LocalDate, LocalTime, TimeDelta, TimeZone, failure, hognose } from './package.mjs';

const east = new TimeZone(new TimeDelta(0, 19800));
const named = new TimeZone(new TimeDelta(0, -18000), 'EST');

test('out of a sandbox', () => {
    const sandbox = hognose.sandbox();
    sandbox.runSync('from datetime import *');
    const value = (code) => sandbox.runSync(code).value;
    assert.deepEqual(value('date(2024, 2, 29)'), new LocalDate(2024, 2, 29));
    assert.deepEqual(value('datetime(2024, 1, 2, 3, 4, 5, 678)'), new DateTime(new LocalDate(2024, 1, 2), new LocalTime(3, 4, 5, 678)));
    assert.deepEqual(value('datetime(1, 1, 1, fold=1, tzinfo=timezone(timedelta(hours=5.5)))'), new DateTime(new LocalDate(1, 1, 1), new LocalTime(0, 0, 0, 0, east, 1)));
    assert.deepEqual(value('time(23, 59, 59, 999999, timezone(timedelta(hours=-5), "EST"))'), new LocalTime(23, 59, 59, 999999, named));
    assert.deepEqual(value('[timedelta(days=-1, microseconds=3)]'), [new TimeDelta(-1, 0, 3)]);
    assert.deepEqual(value('timezone.utc'), TimeZone.utc);
    assert.equal(value('class D(date): pass\nD(2024, 1, 1)').className, 'D');
    assert.equal(value('{date(2024, 1, 1): 1}').size, 1);
});

test('into a sandbox, which has not imported the module', () => {
    const given = [
        [new LocalDate(2024, 2, 29), 'datetime.date(2024, 2, 29)'],
        [new LocalTime(1, 2, 3, 4), 'datetime.time(1, 2, 3, 4)'],
        [new DateTime(new LocalDate(2024, 1, 2), new LocalTime(3, 4, 5, 6, TimeZone.utc)), 'datetime.datetime(2024, 1, 2, 3, 4, 5, 6, tzinfo=datetime.timezone.utc)'],
        [new Date(Date.UTC(2024, 0, 2, 3, 4, 5, 678)), 'datetime.datetime(2024, 1, 2, 3, 4, 5, 678000, tzinfo=datetime.timezone.utc)'],
        [new TimeDelta(1, -1), 'datetime.timedelta(seconds=86399)'],
        [TimeDelta.fromMilliseconds(-1), 'datetime.timedelta(days=-1, seconds=86399, microseconds=999000)'],
        [named, "datetime.timezone(datetime.timedelta(days=-1, seconds=68400), 'EST')"],
        [east, 'datetime.timezone(datetime.timedelta(seconds=19800))'],
    ];
    for (const [value, repr] of given) {
        const sandbox = hognose.sandbox({ functions: { same: (x) => x } });
        assert.equal(sandbox.runSync('repr(x)', { inputs: { x: value } }).value, repr);
        const back = sandbox.runSync('import datetime\n[same(x) == x, type(x) is type(same(x)), x]').value;
        assert.deepEqual(back.slice(0, 2), [true, true]);
        assert.deepEqual(back[2], value instanceof Date ? DateTime.fromDate(value) : value);
    }
    const utc = hognose.sandbox().runSync('import datetime\nx.tzinfo is datetime.UTC', { inputs: { x: new Date(0) } });
    assert.equal(utc.value, true);
});

test('as the answer of every kind of call', async () => {
    const later = async () => ({ at: [new Date(0)] });
    const functions = {
        now: () => new Date(0), later, begin: { handler: later, awaitable: true }, begin_now: { handler: () => new Date(0), awaitable: true }, null_key: null,
    };
    const run = (code) => hognose.sandbox({ functions }).run(code);
    assert.equal((await run('str(now())')).value, '1970-01-01 00:00:00+00:00');
    assert.equal((await run('str(later()["at"][0])')).value, '1970-01-01 00:00:00+00:00');
    assert.equal((await run('a = begin()\nb = begin_now()\nstr((await a)["at"][0] - await b) + str(await now()) + str((await a)["at"][0])')).value, '0:00:001970-01-01 00:00:00+00:00'.replace('0:00:00', '0:00:00') + '1970-01-01 00:00:00+00:00');
    assert.equal((await run('sorted([3, 1], key=lambda x: now())')).value.join(), '3,1');
    assert.equal((await run('class A:\n    def __eq__(self, other): return now().year == 1970\nA() == 1')).value, true);
    const sandbox = hognose.sandbox({ functions: ['ask'] });
    const step = sandbox.start('x = ask()\nd = ask()\n[x.year, (await ask()).year, str(d)]');
    const again = hognose.restore(step.dump()).step;
    const finish = (s) => s.resume(new Date(0)).resume(new LocalDate(1999, 1, 1)).resume(new Date(0)).value;
    assert.deepEqual([finish(step), finish(again)], [[1970, 1970, '1999-01-01'], [1970, 1970, '1999-01-01']]);
    const f = hognose.sandbox();
    f.runSync('def year(d): return d.year');
    assert.equal(await f.get('year').call(new LocalDate(5, 1, 1)), 5);
});

test('an answer that waits to be read is in a snapshot', () => {
    const sandbox = hognose.sandbox({ functions: ['ask'] });
    const code = 'a = ask()\nb = ask()\nx = await a\ntry:\n    y = (await b).year\nexcept ValueError as e:\n    y = str(e)\n[x, y, type(x).__name__]';
    const first = sandbox.start(code);
    const second = first.defer();
    const waiting = second.defer();
    const half = waiting.settle(second.id, { value: new LocalDate(1999, 1, 1) });
    assert.equal(half.kind, 'waiting');
    for (const step of [hognose.restore(half.dump()).step, half]) {
        assert.deepEqual(step.settle(first.id, { value: 5 }).value, [5, 1999, 'int']);
    }
});

test('dates in JavaScript', () => {
    const when = new DateTime(new LocalDate(2024, 1, 2), new LocalTime(3, 4, 5, 678901, east));
    assert.equal(when.toDate().toISOString(), '2024-01-01T21:34:05.678Z');
    assert.equal(String(when), '2024-01-02T03:04:05.678901');
    assert.equal(new LocalDate(99, 1, 1).toDate().toISOString(), '0099-01-01T00:00:00.000Z');
    assert.equal(new TimeDelta(-1, 3).totalSeconds, -86397);
    assert.deepEqual(DateTime.fromDate(when.toDate()).toDate(), when.toDate());
});

test('what is no date is refused', async () => {
    const sandbox = hognose.sandbox();
    const refused = async (x) => (await failure(() => sandbox.set('x', [x]))).message;
    assert.match(await refused(new Date(NaN)), /outside of the years 1 to 9999/);
    assert.match(await refused(new Date(Date.UTC(12000, 0))), /outside of the years 1 to 9999/);
    for (const bad of [new LocalDate(2023, 2, 29), new LocalDate(0, 1, 1), new LocalTime(24), new LocalTime(1, 2, 3, 1e6), new LocalTime(1, 0, 0, 0, 'UTC'), new TimeDelta(1e10), new TimeZone(new TimeDelta(1))]) {
        assert.match(await refused(bad), /not a date or time/, JSON.stringify(bad));
    }
    assert.ok((await failure(() => sandbox.set('x', new Date(NaN)))) instanceof HostValueError);
    const odd = hognose.sandbox();
    odd.runSync('import sys\nsys.modules["datetime"] = sys');
    assert.match((await failure(() => odd.set('x', new Date(0)))).message, /module datetime is not there|no date or time|has no attribute 'datetime'/);
});
