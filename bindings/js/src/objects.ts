// What crosses by reference: Python objects that the host holds, and objects of the host that programs hold.
import { HognoseError, HostValueError, read } from './errors.js';
import type { Signal } from './foreign.js';
import { PARTS, toJSON, type Json } from './json.js';
import type { Limits } from './limits.js';
import { checkNames, type Names } from './names.js';
import type { Result } from './result.js';

/** The parts of a host object that programs can see. Everything else is hidden. */
export interface HostObjectOptions {
    /** Attributes that programs can read. */
    attributes?: readonly string[];
    /** Attributes that programs can read and assign. */
    writable?: readonly string[];
    /** Methods that programs can call. */
    methods?: readonly string[];
    /** The object's class, as programs see it. Default: the name of the target's class. */
    className?: string;
    /** The key under which `restore` finds the object in its option `objects`. Without a name, a restored program cannot use the object. */
    name?: string;
}

const HOST_OBJECT: Names<HostObjectOptions> = {
    attributes: 'list of strings', writable: 'list of strings', methods: 'list of strings', className: 'string', name: 'string',
};
const NAME = /^[\p{L}\p{Nl}][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*$/u;

function readNames(names: readonly string[] | undefined, kind: string): readonly string[] {
    for (const name of names ?? []) {
        if (typeof name !== 'string' || !NAME.test(name)) {
            const why = String(name).startsWith('_') ? 'names with an underscore in front are never exposed' : 'it is not a name';
            throw new HognoseError(`${kind}: ${JSON.stringify(name)}: ${why}`);
        }
    }
    return [...new Set(names)];
}

function classOf(target: object): string {
    const name: unknown = target.constructor?.name;
    return typeof name === 'string' && name ? name : 'object';
}

/** An object of the host that programs can use as far as its lists allow. Made by `hognose.object`. */
export class HostObject<T extends object = object> {
    readonly target: T;
    readonly attributes: readonly string[];
    readonly writable: readonly string[];
    readonly methods: readonly string[];
    readonly className: string;
    readonly name: string | undefined;

    /** @internal */
    constructor(target: T, options: HostObjectOptions) {
        if ((typeof target !== 'object' && typeof target !== 'function') || target === null) {
            throw new HognoseError('only objects can be host objects');
        }
        checkNames('object', options, HOST_OBJECT);
        this.target = target;
        this.writable = readNames(options.writable, 'writable');
        this.attributes = [...new Set([...readNames(options.attributes, 'attributes'), ...this.writable])];
        this.methods = readNames(options.methods, 'methods');
        this.className = options.className ?? classOf(target);
        this.name = options.name;
        const both = this.methods.find((name) => this.attributes.includes(name));
        if (both) throw new HognoseError(`${both} is an attribute and a method`);
        const missing = this.methods.find((name) => typeof (target as Record<string, unknown>)[name] !== 'function');
        if (missing) throw new HognoseError(`methods: the object has no method ${missing}`);
    }
}

/** A handle's access to its sandbox. */
export interface Holder {
    /** Whether objects of this sandbox are still usable. */
    readonly open: boolean;
    release(id: number): void;
    callHandle(id: number, args: unknown[], options: CallOptions): Promise<Result>;
    callHandleSync(id: number, args: unknown[], options: CallOptions): Result;
}

/** Options of calling a handle: some of a run's, and keyword arguments. */
export interface CallOptions {
    /** Limits of this call, which replace the sandbox's. */
    limits?: Limits;
    /** Aborting it cancels the call, which fails with a LimitError of kind "cancelled". */
    signal?: Signal;
    kwargs?: Record<string, unknown>;
}

const CALL: Names<CallOptions> = { kwargs: 'object', limits: '', signal: 'AbortSignal' };

/** The Python object, and its sandbox, that a JavaScript object stands for. */
interface Link {
    holder: Holder;
    id: number;
    /** Ends the link before the object is collected. */
    drop(): void;
}
const links = new WeakMap<object, Link>();

function linkOf(handle: object): Link {
    const link = links.get(handle);
    if (!link) throw new HognoseError('this handle was disposed of');
    return link;
}

/** A Python object that stays in the sandbox: a function, a class, a module or an instance. If it is passed back, the program gets the same object. */
export class Handle {
    /** The name of the object's class. */
    readonly className: string;
    /** Python's `repr` of the object when it was returned, cut as the `repr` of a result is. */
    readonly repr: string;

    /** @internal Its text in JSON, where that differs from its repr or its fields. */
    declare readonly json?: string;

    /** @internal */
    constructor(className: string, repr: string, json?: string) {
        this.className = className;
        this.repr = repr;
        if (json !== undefined) this.json = json;
    }

    /** Calls the object in a separate run, and returns the value. A coroutine runs to its end. Throws as `run` does. */
    async call(...args: unknown[]): Promise<any> {
        return (await this.callWith(args)).value;
    }

    /** Does the same without the event loop. Host functions must not return promises. */
    callSync(...args: unknown[]): any {
        const { holder, id } = linkOf(this);
        return holder.callHandleSync(id, args, {}).value;
    }

    /** Calls the object with keyword arguments, limits or a signal. Returns a Result, as `run` does. */
    async callWith(args: unknown[], options: CallOptions = {}): Promise<Result> {
        checkNames('call', options, CALL);
        const { holder, id } = linkOf(this);
        return holder.callHandle(id, args, options);
    }

    /** Lets the sandbox free the object. Otherwise it keeps the object until the handle is garbage-collected. */
    dispose(): void {
        const link = links.get(this);
        links.delete(this);
        link?.drop();
    }

    [Symbol.dispose](): void {
        this.dispose();
    }

    toString(): string {
        return this.repr;
    }

    /** The object's text, or an instance's fields. docs/api.md has the table. */
    toJSON(): Json {
        return toJSON(this);
    }

    /** @internal */
    [PARTS](): string | Readonly<Record<string, unknown>> {
        return this.json ?? this.repr;
    }

    /** @internal The text that `console.log` shows in Node. */
    [Symbol.for('nodejs.util.inspect.custom')](): string {
        return this.repr;
    }
}

/** An instance of a class that the program defined, with its fields at the time it was returned. Also a handle. */
export class Instance extends Handle {
    readonly fields: Readonly<Record<string, any>>;

    /** @internal */
    constructor(className: string, repr: string, fields: Record<string, unknown>, json?: string) {
        super(className, repr, json);
        this.fields = Object.freeze(fields);
    }

    /** @internal */
    override [PARTS](): string | Readonly<Record<string, unknown>> {
        return this.json ?? this.fields;
    }
}

/** References between one sandbox and the host, in both directions. */
export class Objects {
    readonly #holder: Holder;
    readonly #counts = new Map<number, number>();
    readonly #handles = new Map<number, { deref(): Handle | undefined }>();
    readonly #exposed = new Map<number | string, HostObject>();
    readonly #keys = new Map<object, number | string>();
    #next = 0;
    // Some edge runtimes have no weak references: there a handle lasts until it, or its sandbox, is disposed of.
    readonly #gone =
        typeof FinalizationRegistry === 'function' ? new FinalizationRegistry<number>((id) => this.#collected(id)) : undefined;

    constructor(holder: Holder, named: Record<string, HostObject> | undefined) {
        this.#holder = holder;
        for (const [name, object] of read('objects', () => Object.entries(named ?? {}))) {
            if (!read(`objects.${name}`, () => object instanceof HostObject)) throw new HognoseError(`objects.${name}: not made by hognose.object()`);
            this.#expose(object, name);
        }
    }

    /** Copies another sandbox's host objects, with their keys. */
    copy(other: Objects): void {
        this.#next = other.#next;
        for (const [key, object] of other.#exposed) this.#expose(object, key);
    }

    // ---- Python objects ----

    /** Makes a received object stand for a Python object. */
    link<T extends object>(object: T, id: number): T {
        links.set(object, { holder: this.#holder, id, drop: () => this.#unlink(object, id) });
        this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1);
        this.#gone?.register(object, id, object);
        return object;
    }

    /** The handle of an object that has no other JavaScript form. Each object has one handle as long as that is alive. */
    handle(id: number, className: string, repr: string, json: string | undefined): Handle {
        const known = this.#handles.get(id)?.deref();
        if (known && links.has(known)) return known;
        const handle = this.link(new Handle(className, repr, json), id);
        if (this.#gone) this.#handles.set(id, new WeakRef(handle));
        return handle;
    }

    /** The number of the Python object that `object` stands for in this sandbox. */
    idOf(object: object): number | undefined {
        const link = links.get(object);
        return link?.holder === this.#holder ? link.id : undefined;
    }

    #unlink(object: object, id: number): void {
        this.#gone?.unregister(object);
        this.#drop(id);
    }

    // Nobody is there whom an error of the sandbox's could reach.
    #collected(id: number): void {
        try {
            this.#drop(id);
        } catch {
            // the sandbox is over
        }
    }

    // One JavaScript object fewer stands for it.
    #drop(id: number): void {
        const left = (this.#counts.get(id) ?? 1) - 1;
        if (left > 0) {
            this.#counts.set(id, left);
            return;
        }
        this.#counts.delete(id);
        this.#handles.delete(id);
        if (this.#holder.open) this.#holder.release(id);
    }

    // ---- host objects ----

    #expose(object: HostObject, key: number | string): void {
        const other = this.#exposed.get(key);
        if (other && other.target !== object.target) throw new HostValueError(`two host objects are named ${key}`);
        this.#exposed.set(key, object);
        this.#keys.set(object, key);
        if (!this.#keys.has(object.target)) this.#keys.set(object.target, key);
    }

    /** The description of a host object, or of another object that programs know; undefined for all others. */
    describe(object: object): object | undefined {
        if (object instanceof HostObject && !this.#keys.has(object)) {
            this.#expose(object, this.#keys.get(object.target) ?? object.name ?? ++this.#next);
        }
        const key = this.#keys.get(object);
        if (key === undefined) return undefined;
        const { className, attributes, writable, methods } = this.#exposed.get(key)!;
        return { id: key, class: className, attributes, writable, methods };
    }

    #find(key: number | string): HostObject {
        const object = this.#exposed.get(key);
        if (object) return object;
        const hint = typeof key === 'string' ? `: restore() takes it in objects.${key}` : '';
        throw new HognoseError(`a host object is no longer there${hint}`);
    }

    /** The target of a host object that a program passes back. */
    target(key: number | string): object {
        return this.#find(key).target;
    }

    /** Carries out a program's operation on a host object. */
    serve(operation: 'get' | 'set' | 'call', key: number | string, name: string, ...rest: unknown[]): unknown {
        const object = this.#find(key);
        const allowed = { get: object.attributes, set: object.writable, call: object.methods }[operation];
        if (!allowed.includes(name)) throw new HognoseError(`'${object.className}' exposes no ${name}`);
        const target = object.target as Record<string, any>;
        if (operation === 'get') return target[name];
        if (operation === 'set') return void (target[name] = rest[0]);
        const [args, kwargs] = rest as [unknown[], Record<string, unknown> | Map<unknown, unknown>];
        const keywords = kwargs instanceof Map ? kwargs.size > 0 : Object.keys(kwargs).length > 0;
        return keywords ? target[name](...args, kwargs) : target[name](...args);
    }
}
