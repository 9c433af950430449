// Python's calls of functions that are written here: arguments by the names of their parameters, each of its kind.

/** An error that becomes the Python exception of this name. */
export const pythonError = (name: string, message: string): Error => Object.assign(new Error(message), { name });

/** The arguments of a call by parameter, null for omitted ones. Throws Python's TypeError if they do not match. */
export function bind(name: string, args: readonly unknown[], kwargs: Record<string, unknown>, parameters: readonly string[], needed: number): unknown[] {
    const fail = (why: string): never => {
        throw pythonError('TypeError', `${name}() ${why}`);
    };
    if (args.length > parameters.length) fail(`takes at most ${parameters.length} arguments (${args.length} given)`);
    const values = parameters.map((_, i) => (i < args.length ? args[i] : undefined));
    for (const [key, value] of Object.entries(kwargs)) {
        const at = parameters.indexOf(key);
        if (at < 0) fail(`got an unexpected keyword argument '${key}'`);
        if (at < args.length) fail(`got multiple values for argument '${key}'`);
        values[at] = value;
    }
    const missing = parameters.slice(0, needed).find((_, i) => values[i] === undefined);
    if (missing !== undefined) fail(`missing a required argument: '${missing}'`);
    return values.map((value) => (value === undefined ? null : value));
}

/** A parameter: its name, its Python type, and its default if it is optional. */
export interface Parameter {
    name: string;
    type: 'str' | 'list[str]';
    default?: string;
}

/** A function that programs can call. */
export interface Declared {
    parameters: readonly Parameter[];
    returns: string;
    doc: string;
    handler(...values: never[]): Promise<unknown>;
}

/** The function's signature: `(path: str, context: str = "") -> str`. */
export function signatureOf({ parameters, returns }: Declared): string {
    const one = ({ name, type, default: value }: Parameter) => `${name}: ${type}${value === undefined ? '' : ` = ${JSON.stringify(value)}`}`;
    return `(${parameters.map(one).join(', ')}) -> ${returns}`;
}

function checked(name: string, parameter: Parameter, value: unknown): unknown {
    if (value === null && parameter.default !== undefined) return parameter.default;
    if (parameter.type === 'str' && typeof value === 'string') return value;
    if (parameter.type === 'list[str]' && Array.isArray(value) && value.every((item) => typeof item === 'string')) return Array.from(value as string[]);
    throw pythonError('TypeError', `${name}() argument '${parameter.name}' must be ${parameter.type}`);
}

// Keyword arguments come as an object behind the others: no parameter takes one.
const isKwargs = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The function in the form of a sandbox's option `functions`. Arguments are checked before the handler is called. */
export function functionOf(name: string, declared: Declared): { handler: (...args: unknown[]) => Promise<unknown>; signature: string; doc: string } {
    const { parameters, doc } = declared;
    const names = parameters.map((parameter) => parameter.name);
    const needed = parameters.filter((parameter) => parameter.default === undefined).length;
    const handler = async (...given: unknown[]) => {
        const last = given.at(-1);
        const [args, kwargs] = isKwargs(last) ? [given.slice(0, -1), last] : [given, {}];
        const values = bind(name, args, kwargs, names, needed);
        return declared.handler(...(parameters.map((parameter, i) => checked(name, parameter, values[i])) as never[]));
    };
    return { handler, signature: signatureOf(declared), doc };
}
