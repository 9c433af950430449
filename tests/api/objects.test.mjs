// Objects of the host that programs hold.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HognoseError, HostValueError, PythonError, failure, hognose } from './package.mjs';

class Account {
    constructor(owner) {
        this.owner = owner;
        this.balance = 10;
        this.secret = 'key';
    }
    deposit(amount, { note } = {}) {
        this.note = note;
        return (this.balance += amount);
    }
    async slow(x) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        return x * 2;
    }
    fail() {
        throw Object.assign(new Error('no'), { name: 'KeyError' });
    }
    close() {
        return this;
    }
}

const lists = { attributes: ['owner'], writable: ['balance'], methods: ['deposit', 'slow', 'fail', 'close'] };

function withAccount(options = {}) {
    const target = new Account('ann');
    const sandbox = hognose.sandbox({ functions: { same: (x) => x, is_target: (x) => x === target }, ...options });
    sandbox.set('acct', hognose.object(target, lists));
    return { target, sandbox };
}

test('attributes are read and assigned, methods called', async () => {
    const { target, sandbox } = withAccount();
    const code = 'acct.balance = 20\nr = [acct.owner, acct.balance, acct.deposit(5), acct.deposit(1, note="n")]\nr';
    assert.deepEqual(sandbox.runSync(code).value, ['ann', 20, 25, 26]);
    assert.deepEqual([target.balance, target.note], [26, 'n']);
    assert.deepEqual((await sandbox.run('[acct.slow(2), await acct.slow(3), acct.slow(4)]')).value, [4, 6, 8]);
    assert.deepEqual((await sandbox.run('f = acct.slow\n[await f(1), [f(i) for i in range(3)]]')).value, [2, [0, 2, 4]]);
    assert.deepEqual(sandbox.runSync('dir(acct)').value, ['balance', 'close', 'deposit', 'fail', 'owner', 'slow']);
    assert.equal(sandbox.runSync('repr(acct) + repr(acct.deposit)').value, '<host object Account><method deposit of <host object Account>>');
});

test('nothing else of it is there', () => {
    const { target, sandbox } = withAccount();
    const tried = (code) => sandbox.runSync(`try:\n    ${code}\nexcept Exception as e:\n    r = repr(e)\nr`).value;
    assert.equal(tried('acct.secret'), 'AttributeError("\'Account\' object has no attribute \'secret\'")');
    assert.equal(tried('acct.constructor'), 'AttributeError("\'Account\' object has no attribute \'constructor\'")');
    assert.equal(tried('acct.__proto__'), 'AttributeError("\'Account\' object has no attribute \'__proto__\'")');
    assert.equal(tried('acct.secret = 1'), 'AttributeError("\'Account\' object has no attribute \'secret\'")');
    assert.equal(tried('acct.owner = 1'), 'AttributeError("attribute \'owner\' of \'Account\' objects is not writable")');
    assert.equal(tried('del acct.balance'), 'AttributeError("attributes of \'Account\' objects cannot be deleted")');
    assert.equal(tried('acct.fail()'), "KeyError('no')");
    // Not even for a program that gets at the machinery below.
    const forged = tried('type(acct)._methods.__set__(acct, ("valueOf", "constructor")); acct.constructor()');
    assert.equal(forged, "AttributeError('readonly attribute')");
    assert.equal(tried('type(acct)._id.__set__(acct, 99); acct.owner'), "AttributeError('readonly attribute')");
    for (const made of ['type(acct)()', 'object.__new__(type(acct))', 'type(acct.deposit)(acct, "secret")', 'object.__new__(type(acct.deposit))'])
        assert.match(tried(made), /^TypeError\("cannot create 'Host(Object|Method)' instances"\)$/);
    assert.equal(target.secret, 'key');
});

test('what the host knows it by cannot be made up', () => {
    const [mine, other] = [new Account('mine'), new Account('other')];
    const sandbox = hognose.sandbox({ objects: { other: hognose.object(other, lists) } });
    sandbox.set('account', hognose.object(mine, lists));
    const { value } = sandbox.runSync(`
import copy
T, M = type(account), type(account.deposit)
class Fake:
    __slots__ = ('_id', '_class', '_attributes', '_writable', '_methods')
class Attributes:
    _id = 'other'; _class = 'x'; _attributes = _writable = ('owner', 'balance'); _methods = ('deposit',)
    __self__ = None; __name__ = 'deposit'
def made():
    o = T.__new__(T)
    object.__setattr__(o, '_id', 'other')
    return T.__getattr__(o, 'owner')
def turned():
    o = Fake()
    o._id = 'other'; o._class = 'x'; o._attributes = ('owner',); o._writable = o._methods = ()
    o.__class__ = T
    return o.owner
def derived():
    class D(T): _id = 'other'
    return D().owner
def method():
    m = M(Attributes(), 'deposit')
    return m(5)
def methods_self():
    a = Attributes(); a.__self__ = a
    return M.__call__(a, 5)
ways = [lambda: object.__setattr__(account, '_id', 'other'), lambda: T._id.__set__(account, 'other'), lambda: setattr(T, '_id', 'other'),
        lambda: T.__getattr__(Attributes(), 'owner'), lambda: T.__setattr__(Attributes(), 'balance', 5), made, turned, derived, method, methods_self,
        lambda: copy.copy(account).owner, lambda: copy.deepcopy(account).owner, lambda: T('other').owner, lambda: type.__call__(T).owner]
out = []
for way in ways:
    try: out.append(way())
    except Exception as e: out.append(None)
out + [account.owner]
`);
    assert.deepEqual(value.slice(0, -1).filter((v) => v !== null && v !== 'mine'), []);
    assert.equal(value.at(-1), 'mine');
    assert.equal(other.balance, 10);
});

test('identity is kept', () => {
    const { target, sandbox } = withAccount();
    assert.deepEqual(sandbox.runSync('[is_target(acct), same(acct) == acct, {acct: 1}[same(acct)], acct.close() == acct]').value, [true, true, 1, true]);
    assert.equal(sandbox.get('acct'), target);
    assert.equal(sandbox.runSync('[acct]').value[0], target);
    sandbox.set('twice', target);
    assert.equal(sandbox.runSync('twice == acct').value, true);
    sandbox.set('other', hognose.object(new Account('bob'), lists));
    assert.deepEqual(sandbox.runSync('[other == acct, other.owner]').value, [false, 'bob']);
});

test('only what was wrapped crosses', async () => {
    const { sandbox } = withAccount();
    const error = await failure(() => sandbox.set('x', { deep: [new Account('eve')] }));
    assert.ok(error instanceof HostValueError);
    assert.equal(error.message, 'a value of class Account has no Python form: at x.deep[0]');
    const { sandbox: second, target } = withAccount();
    assert.ok((await failure(() => sandbox.set('x', target))) instanceof HostValueError);
    assert.equal(second.runSync('acct.owner').value, 'ann');
});

test('lists that cannot be meant are refused', () => {
    const wrong = (options, message) => assert.throws(() => hognose.object(new Account('a'), options), (e) => e instanceof HognoseError && message.test(e.message));
    wrong({ attributes: ['_private'] }, /attributes: "_private": names with an underscore in front are never exposed/);
    wrong({ methods: ['__proto__'] }, /never exposed/);
    wrong({ attributes: ['a b'] }, /it is not a name/);
    wrong({ methods: ['owner'] }, /the object has no method owner/);
    wrong({ methods: ['close'], attributes: ['close'] }, /close is an attribute and a method/);
    assert.throws(() => hognose.object(3, {}), /only objects/);
    assert.equal(hognose.sandbox({ functions: { f: () => hognose.object({ x: 1 }, { attributes: ['x'] }) } }).runSync('f().x').value, 1);
});

test('a call of a host object pauses a run by hand, and is a host call for the limits', async () => {
    const { sandbox } = withAccount({ limits: { calls: 2 } });
    assert.equal((await failure(() => sandbox.runSync('while True: acct.owner'))).kind, 'calls');
    const step = sandbox.start('acct.slow(2)');
    assert.deepEqual([step.kind, step.name], ['call', '$object']);
    const settled = await step.promise;
    assert.equal(step.resume(settled.value).value, 4);
});

test('after a snapshot a host object is found by its name', async () => {
    const target = new Account('ann');
    const sandbox = hognose.sandbox();
    sandbox.set('named', hognose.object(target, { ...lists, name: 'account' }));
    sandbox.set('plain', hognose.object(new Account('bob'), lists));
    const dump = sandbox.dump();
    assert.deepEqual(sandbox.fork().runSync('[named.owner, plain.owner]').value, ['ann', 'bob']);
    const other = new Account('eve');
    const again = hognose.restore(dump, { objects: { account: hognose.object(other, lists) } });
    assert.equal(again.runSync('named.owner').value, 'eve');
    assert.equal(again.get('named'), other);
    const lost = await failure(() => again.runSync('plain.owner'));
    assert.ok(lost instanceof PythonError);
    assert.equal(lost.message, 'RuntimeError: a host object is no longer there');
    const without = await failure(() => hognose.restore(dump).runSync('named.owner'));
    assert.equal(without.message, 'RuntimeError: a host object is no longer there: restore() takes it in objects.account');
    assert.throws(() => hognose.sandbox({ objects: { a: new Account('x') } }), /objects.a: not made by hognose.object/);
});
