// What regular expressions of somebody else's may cost: a bound of the steps of an engine that backtracks, compared with those that one takes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { costOf } from '../../bindings/js/dist/agent/pattern.js';

/** An engine that backtracks and counts. A part is a letter or `.`, { choices }, or { body, least, most }. */
function stepsTaken({ choices }, text) {
    let steps = 0;
    const match = (part, at, next) => {
        steps++;
        if (typeof part === 'string') return at < text.length && (part === '.' || text[at] === part) && next(at + 1);
        if (part.choices) return part.choices.some((sequence) => all(sequence, 0, at, next));
        const { body, least, most } = part;
        const again = (n, from) => (n < most && match(body, from, (to) => (to > from || n < least) && again(n + 1, to))) || (n >= least && next(from));
        return again(0, at);
    };
    const all = (sequence, i, at, next) => (i === sequence.length ? next(at) : match(sequence[i], at, (to) => all(sequence, i + 1, to, next)));
    for (let start = 0; start <= text.length; start++) {
        steps++;
        if (choices.some((sequence) => all(sequence, 0, start, () => true))) break;
    }
    return steps;
}

function written(part) {
    if (typeof part === 'string') return part;
    if (part.choices) return `(?:${part.choices.map((sequence) => sequence.map(written).join('')).join('|')})`;
    const { body, least, most } = part;
    return `${written(body)}${most === Infinity ? (least ? '+' : '*') : `{${least},${most}}`}`;
}

/** A pattern by a seed. */
function random(seed) {
    let state = seed;
    const below = (n) => Math.floor((state = (state * 16807) % 2147483647) / 1000) % n;
    const part = (depth) => {
        const kind = below(depth > 1 ? 6 : 10);
        if (kind < 4) return 'ab.a'[kind];
        if (kind < 6) return { body: 'ab.'[below(3)], least: below(2), most: [Infinity, 1, 3][below(3)] };
        const group = { choices: Array.from({ length: 1 + below(2) }, () => sequence(depth + 1)) };
        return kind < 8 ? group : { body: group, least: below(2), most: [1, 2, 3, Infinity][below(4)] };
    };
    const sequence = (depth) => Array.from({ length: 1 + below(3) }, () => part(depth));
    return { choices: Array.from({ length: 1 + below(2) }, () => sequence(0)) };
}

test('no engine takes more steps than are counted', () => {
    let counted = 0;
    for (let seed = 1; seed <= 2000; seed++) {
        const made = random(seed);
        const pattern = written(made).slice(3, -1);
        const cost = costOf(pattern);
        if (!cost) continue;
        counted++;
        for (const text of ['', 'a'.repeat(12), 'b'.repeat(12), 'ab'.repeat(6), 'aaab'.repeat(3), `${'a'.repeat(11)}c`]) {
            const taken = stepsTaken(made, text);
            assert.ok(taken <= 4 * cost.steps(text.length), `${pattern} on ${text}: ${taken} steps, ${cost.steps(text.length)} counted`);
        }
    }
    assert.ok(counted > 1000, `${counted}`);
});

test('what is left to the tool, and up to which length a pattern is compared', () => {
    for (const pattern of [
        '(', '^(a+)+$', '(a|a)*', '(a*)*', 'a*a*a*a*b', 'a{0,99}'.repeat(4), '(?:(?:a{99}){99}){99}', '^(a{0,9}){0,9}$', '(?=a)b', '(?<!a)b', '(a)\\1', '(?<x>a)\\k<x>', '(?:a?){40}', `${'a?'.repeat(40)}b`, 'a'.repeat(6000), 'a{99999}',
        `${'('.repeat(2000)}a${')'.repeat(2000)}+`.repeat(2), '^a|(b+)+$',
    ]) assert.equal(costOf(pattern), undefined, pattern.slice(0, 40));
    for (const pattern of ['', 'abc', '^[a-z]+$', '^\\d{4}-\\d{2}$', '^(?:\\d{1,3}\\.){3}\\d{1,3}$', '^[^\\]]*$', '^\\p{L}+$', '^(?<year>\\d{4})$', '^#[0-9a-f]{6}$', '[(*+]', '\\(\\*', '^(?:ab)+$', '^\\u{1F600}?$', 'a|b']) {
        assert.equal(costOf(pattern)?.longest, Infinity, pattern);
    }
    for (const [pattern, least, most] of [['[a-z]+@', 1000, 5000], ['x*y*z', 200, 400], ['^\\w+@\\w+\\.\\w+$', 200, 400], ['^[a-z]+( [a-z]+)?$', 1000, 5000]]) {
        const { longest, steps } = costOf(pattern);
        assert.ok(longest >= least && longest <= most, `${pattern}: ${longest}`);
        assert.ok(steps(longest) <= 2 ** 22 && steps(longest + 1) > 2 ** 22);
    }
});

test('a check takes no more calls of the validator than its arguments are worth', async () => {
    const { Meter, TooMuch } = await import('../../bindings/js/dist/agent/meter.js');
    const calls = (schema, value) => {
        const meter = new Meter();
        const made = meter.schema(schema);
        meter.begin(value);
        let n = 0;
        try {
            for (;; n++) void made.$recursiveRef;
        } catch (error) {
            assert.ok(error instanceof TooMuch);
        }
        return n;
    };
    const twice = { type: 'object', allOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }], $defs: { a: { type: 'object' } } };
    const [few, more, most] = [{}, { a: Array(100).fill(1) }, { a: Array(100_000).fill(1) }].map((value) => calls(twice, value));
    assert.ok(few > 1000 && few < 10_000, `${few}`);
    assert.ok(more > few && more < 20_000, `${more}`);
    assert.ok(most > more && most <= 100_000, `${most}`);
});
