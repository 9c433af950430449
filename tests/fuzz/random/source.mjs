// A source of choices that depends on a seed and an index only, and templates with holes that are filled by it.

/** A generator of choices: the same for the same seed and index. */
export class Source {
    constructor(seed, index) {
        this.state = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
        for (let i = 0; i < 4; i++) this.next();
    }
    next() { // mulberry32
        this.state = (this.state + 0x6d2b79f5) >>> 0;
        let t = this.state;
        t = Math.imul(t ^ (t >>> 15), t | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    }
    /** An int from 0 to n - 1. */
    below(n) { return Math.floor(this.next() * n); }
    between(low, high) { return low + this.below(high - low + 1); }
    chance(p) { return this.next() < p; }
    pick(list) { return list[this.below(list.length)]; }
    /** One of [weight, thing] pairs. */
    weighted(pairs) {
        let left = this.next() * pairs.reduce((sum, [weight]) => sum + weight, 0);
        for (const [weight, thing] of pairs) if ((left -= weight) < 0) return thing;
        return pairs.at(-1)[1];
    }
    times(low, high, make) { return Array.from({ length: this.between(low, high) }, (_, i) => make(i)); }
}

// Whether a template is an operand as it stands: nothing outside brackets that an operator beside it could tear apart.
function isAtom(template) {
    let flat = template, before;
    do before = flat, flat = flat.replace(/\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}|'[^']*'|"[^"]*"/g, "_"); while (flat !== before);
    return !/[ ~]|^-|^\*/.test(flat);
}

/** The lines of a text as templates, [text, whether it is an atom]. */
export const templates = (text) => text.trim().split("\n").map((line) => line.trim()).filter(Boolean).map((line) => [line, isAtom(line)]);

/** The same for { name: text }. */
export const tables = (texts) => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, templates(text)]));

// Another number of arguments, or a keyword that may not exist.
function wrongCall(source, template) {
    const end = template.lastIndexOf(")");
    if (end < 0) return template;
    const open = template[end - 1] === "(" ? "" : ", ";
    const words = ["key", "default", "start", "sep", "x", "iterable", "encoding", "maxsplit", "object", "count", "strict", "signed"];
    switch (source.below(4)) {
    case 0: return template.slice(0, end) + open + "@any" + template.slice(end);
    case 1: return template.slice(0, end) + open + source.pick(words) + "=@any" + template.slice(end);
    case 2: return template.replace(/, [^,()]*\)$/, ")");
    default: return template.replace(/\([^()]*\)$/, "()");
    }
}

/** Expressions: `literals` has a function of the writer for each type, `forms` templates for each type that a hole may name. */
export class Writer {
    constructor(source, literals, forms, wrong = 0.05) {
        Object.assign(this, { source, literals, forms, wrong });
    }
    /** An expression that is meant to be of the type, nested `depth` deep at most. */
    expr(type, depth = 2) {
        return this.make(type, depth)[0];
    }
    make(type, depth) {
        const { source } = this;
        const forms = this.forms[type];
        if (forms && (!this.literals[type] || (depth > 0 && source.chance(0.75)))) {
            let [template, atom] = source.pick(forms);
            if (source.chance(this.wrong * 0.7)) template = wrongCall(source, template);
            return [this.fill(template, depth - 1), atom];
        }
        const literal = this.literals[type];
        if (!literal) throw new Error(`no type ${type}`);
        const text = literal(this, depth);
        return [text, isAtom(text) && !/^[-\d]/.test(text)];
    }
    /** A template with its holes (@type) filled. A hole may get what it does not want. */
    fill(template, depth = 1) {
        return template.replace(/@(\w+)/g, (whole, type, at) => {
            const strict = type.startsWith("_");
            const wrong = !strict && this.literals.any && this.source.chance(this.wrong);
            const [text, atom] = this.make(wrong ? "any" : strict ? type.slice(1) : type, depth);
            const before = template[at - 1] ?? "", after = template[at + whole.length] ?? "";
            const enclosed = /[([,]/.test(before === " " ? template[at - 2] ?? "" : before) && /[)\],]/.test(after);
            return atom || enclosed || text.startsWith("*") || type.endsWith("spec") ? text : `(${text})`;
        });
    }
}
