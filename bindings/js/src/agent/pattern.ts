// How long a regular expression of somebody else's may take. The engine backtracks: what it does is counted here before it is let loose.

/**
 * A bound that grows with the length n of the text. It is the sum of the k-th entries times the number of ways to choose k places in order, "n + k over k". An
 * endless loop chooses a place, and so does the beginning of a match.
 */
type Growth = readonly number[];

/** The cost of a part of a pattern: the ways to match from one place, their steps, and the nodes if counts are expanded. */
interface Cost {
    readonly ways: Growth;
    readonly steps: Growth;
    readonly size: number;
}

const MOST_PLACES = 6;
const MOST_SIZE = 5000; // nodes
const MOST_STEPS = 2 ** 22; // some 10 ms
const USUAL = 200; // characters: what takes longer for so few is not compared at all
const LONGEST = 2 ** 24;

/** The pattern has a part whose cost is unknown: lookaround, a backreference, or a loop in a loop. */
class Uncounted extends Error {}

const ONE: Growth = [1];
const PLACE: Growth = [0, 1];
const NODE: Cost = { ways: ONE, steps: ONE, size: 1 };

const plus = (a: Growth, b: Growth): Growth => Array.from({ length: Math.max(a.length, b.length) }, (_, k) => (a[k] ?? 0) + (b[k] ?? 0));

// Places that are chosen one behind the other are in order all together.
function times(a: Growth, b: Growth): Growth {
    const product = new Array<number>(a.length + b.length - 1).fill(0);
    a.forEach((x, i) => b.forEach((y, k) => (product[i + k]! += x * y)));
    if (product.length > MOST_PLACES || product.some((factor) => factor > Number.MAX_SAFE_INTEGER)) throw new Uncounted();
    return product;
}

const sequence = (parts: readonly Cost[]): Cost => parts.reduce((before, part) => ({
    ways: times(before.ways, part.ways), steps: plus(before.steps, times(before.ways, part.steps)), size: before.size + part.size,
}), NODE);

const choice = (parts: readonly Cost[]): Cost => parts.reduce((before, part) => ({
    ways: plus(before.ways, part.ways), steps: plus(before.steps, part.steps), size: before.size + part.size,
}));

function repeated(part: Cost, least: number, most: number): Cost {
    const single = part.ways.length === 1 && part.ways[0] === 1;
    const size = 1 + part.size * Math.max(most === Infinity ? least + 1 : most, 1);
    if (size > MOST_SIZE || (most === Infinity && !single)) throw new Uncounted();
    if (most === Infinity) return { ways: PLACE, steps: plus(ONE, times(PLACE, part.steps)), size };
    if (single) return { ways: [most - least + 1], steps: plus(ONE, times([most], part.steps)), size };
    let [power, ways, begun]: Growth[] = [ONE, least === 0 ? ONE : [0], [0]];
    for (let n = 1; n <= most; n++) {
        begun = plus(begun!, power!);
        power = times(power!, part.ways);
        if (n >= least) ways = plus(ways!, power);
    }
    return { ways: ways!, steps: plus(ONE, times(begun!, part.steps)), size };
}

/** Reads a pattern that the engine has accepted, with the flag u. */
class Reader {
    readonly #pattern: string;
    #at = 0;

    constructor(pattern: string) {
        this.#pattern = pattern;
    }

    /** Reads the whole pattern. It is tried at each place of the text, unless it can match only at the beginning. */
    read(): Growth {
        const { steps } = this.#choice();
        return plus(PLACE, this.#isAnchored ? steps : times(PLACE, steps));
    }

    // With a choice, what stands in front of the first | says nothing of the others.
    get #isAnchored(): boolean {
        return this.#pattern.startsWith('^') && !this.#pattern.includes('|');
    }

    #take(form: RegExp): RegExpExecArray | null {
        form.lastIndex = this.#at;
        const found = form.exec(this.#pattern);
        if (found) this.#at = form.lastIndex;
        return found;
    }

    #choice(): Cost {
        const parts = [this.#sequence()];
        while (this.#take(/\|/y)) parts.push(this.#sequence());
        const cost = choice(parts);
        if (cost.size > MOST_SIZE) throw new Uncounted();
        return cost;
    }

    #sequence(): Cost {
        const parts: Cost[] = [];
        while (this.#at < this.#pattern.length && !/[|)]/.test(this.#pattern[this.#at]!)) parts.push(this.#counted(this.#part()));
        return sequence(parts);
    }

    #part(): Cost {
        if (!'([\\'.includes(this.#pattern[this.#at]!)) {
            this.#at++;
            return NODE;
        }
        if (this.#take(/\((?:\?:|\?<[^=!][^>]*>|(?!\?))/y)) {
            const inner = this.#choice();
            this.#at++; // )
            return inner;
        }
        if (this.#take(/\(/y) || this.#take(/\\[1-9k]/y)) throw new Uncounted();
        this.#take(/\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|[^])|\[(?:[^\]\\]|\\[^])*\]/y);
        return NODE;
    }

    #counted(part: Cost): Cost {
        if (!'*+?{'.includes(this.#pattern[this.#at] ?? ' ')) return part;
        const [, sign, least, comma, most] = this.#take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y) ?? [];
        if (sign !== undefined) return repeated(part, sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity);
        if (least === undefined) return part;
        return repeated(part, Number(least), most ? Number(most) : comma ? Infinity : Number(least));
    }
}

function over(n: number, k: number): number {
    let product = 1;
    for (let i = 1; i <= k; i++) product *= (n + i) / i;
    return product;
}

/** The cost of comparing a pattern with texts. */
export interface PatternCost {
    /** The most steps of the engine, for a text of this length. */
    steps(length: number): number;
    /** The longest text that takes at most some 10 ms. Infinity if the time grows only in proportion to the length. */
    readonly longest: number;
}

/** The cost of a pattern; undefined if the pattern can take long for usual texts, or if its cost is unknown. */
export function costOf(pattern: string): PatternCost | undefined {
    let growth: Growth;
    if (pattern.length > MOST_SIZE) return undefined;
    try {
        void new RegExp(pattern, 'u');
        growth = new Reader(pattern).read();
    } catch {
        return undefined; // no pattern, or one that is not counted
    }
    const steps = (length: number): number => growth.reduce((sum, factor, k) => sum + factor * over(length, k), 0);
    if (steps(USUAL) > MOST_STEPS) return undefined;
    if (growth.length <= PLACE.length) return { steps, longest: Infinity };
    let [low, high] = [USUAL, LONGEST];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (steps(middle) <= MOST_STEPS) low = middle;
        else high = middle - 1;
    }
    return { steps, longest: low };
}
