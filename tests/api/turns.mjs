// Counts the turns of the event loop while a promise is awaited, by a clock that goes on each time that it is looked at.
export const [EACH, MOST] = [0.5, 100];

export const lookedAt = () => {
    const clock = { looks: 0, now: () => clock.looks, monotonic: () => ++clock.looks * EACH };
    return clock;
};

/** Programs whose sessions take long to dump and to load. */
export const shapes = {
    'a long list': 'x = list(range(3_000_000))',
    'a long dict': 'x = {i: i for i in range(700_000)}',
    instances: 'class C: pass\nx = []\nfor i in range(100_000):\n  y = C(); y.a = i; x.append(y)',
    'a long text': 'x = "ab" * 15_000_000',
    closures: 'def f(x): return lambda: x\nx = [f(i) for i in range(20_000)]',
};

/** What the promise gives, its turns, and the most looks at the clock between two of them. */
export async function withTurns(begin, clock) {
    let [most, turns, last, over] = [0, 0, clock.looks, false];
    const turn = () => {
        [most, last] = [Math.max(most, clock.looks - last), clock.looks];
        turns++;
        if (!over) setImmediate(turn);
    };
    setImmediate(turn);
    const result = await begin().finally(() => (over = true));
    turn();
    return { result, most, turns };
}
