// Values that take long to leave the sandbox, and the event loop's turns meanwhile.

// What is done before, the value, and how many turns there are at least while it comes out.
export const values = {
    'many ints': ['x = list(range(300_000))', 'x', 50],
    'many floats': ['x = [i * 0.5 for i in range(200_000)]', 'x', 30],
    'many texts': ['x = [str(i) + "\u0101" for i in range(200_000)]', 'x', 30],
    'a dict': ['x = {str(i): i for i in range(200_000)}', 'x', 30],
    'a dict of other keys': ['x = {i: {i: "a"} for i in range(60_000)}', 'x', 30],
    'a set and tuples': ['x = {(i, str(i)) for i in range(60_000)}', 'x', 30],
    'nested lists': ['x = [[[i], [[]], {}] for i in range(60_000)]', 'x', 50],
    'deep lists': ['x = []\nfor i in range(90): x = [x]\nx = [x] * 2_000', 'x', 50],
    'a list in itself': ['x = [1] * 200_000; x.append(x)', 'x', 30],
    'a long text': ['x = "ab" * 4_000_000', 'x', 0],
    'a long text of all widths': ['x = "a\u0101\u4e00\\U0001f600\\ufeff" * 400_001', 'x', 0],
    'a long int': ['x = 1 << 8_000_000; y = [x, -x, b"a" * 70_000]', 'y', 0],
    exceptions: ['x = [ValueError("a", i) for i in range(20_000)]', 'x', 20],
    instances: ['class P: pass\nx = [P() for i in range(20_000)]', 'x', 50],
    'instances with fields': ['class P:\n    def __init__(self, i): self.i, self.l = i, [i]\nx = [P(i) for i in range(20_000)]', 'x', 50],
    'instances with __repr__': ['class P:\n    def __repr__(self):\n        print(end="r")\n        return "P"\nx = [P() for i in range(20_000)]', 'x', 50],
    functions: ['x = [lambda: i for i in range(20_000)]', 'x', 30],
    'a __repr__ that takes long': ['class P:\n    def __repr__(self):\n        for i in range(200_000): pass\n        return "P"\nx = P()', 'x', 20],
};

const EACH = 0.1;

// The value of `code`, the longest time between two turns in looks at the clocks, and the turns.
export async function watched(sandbox, time, code) {
    let [most, last, turns, over] = [0, time.looks, 0, false];
    const turn = () => {
        [most, last] = [Math.max(most, time.looks - last), time.looks];
        turns++;
        if (!over) setImmediate(turn);
    };
    setImmediate(turn);
    const result = await sandbox.run(code).finally(() => (over = true));
    turn();
    return { result, most, turns };
}

export function clockOf(t) {
    const time = { looks: 0 };
    const look = () => ++time.looks * EACH;
    t.mock.method(performance, 'now', look);
    return { time, clock: { now: () => time.looks, monotonic: look } };
}
