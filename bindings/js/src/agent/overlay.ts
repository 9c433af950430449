// An agent's layer over a stable workspace: what it writes stays in its layer, and what it has not written is read from below.
import { Turns } from './common.js';
import { byName, isDirectory, missingParents, notDirectory, notFound, walk, WorkspaceError, type Workspace, type WorkspaceEntry, type WorkspaceStat } from './workspace.js';

/** A file whose content in the agent's layer differs from the stable layer. */
export interface OverlayChange {
    path: string;
    kind: 'added' | 'modified';
    before: Uint8Array | null;
    after: Uint8Array;
}

const same = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i]);

// What a layer has, unless a merge that is under way has just moved it to the other one.
async function unlessGone<T>(found: Promise<T>): Promise<T | undefined> {
    try {
        return await found;
    } catch (error) {
        if (error instanceof WorkspaceError && error.name === 'FileNotFoundError') return undefined;
        throw error;
    }
}

// What is in a directory of a layer; undefined: nothing is there.
async function entriesOf(layer: Workspace, path: string): Promise<WorkspaceEntry[] | 'file' | undefined> {
    const there = await layer.stat(path);
    return there?.kind === 'dir' ? unlessGone(layer.list(path)) : there?.kind;
}

// Of each agent's layer: whoever changes it through an overlay, of whichever object, takes a turn.
const turns = new WeakMap<Workspace, Turns>();
const turnsOf = (agent: Workspace): Turns => turns.get(agent) ?? (turns.set(agent, new Turns()), turns.get(agent)!);

export class Overlay implements Workspace {
    readonly agent: Workspace;
    readonly stable: Workspace;
    readonly #turns: Turns;

    constructor(agent: Workspace, stable: Workspace) {
        this.agent = agent;
        this.stable = stable;
        this.#turns = turnsOf(agent);
    }

    /** The keys and values of the agent's layer. */
    get kv(): Workspace['kv'] {
        return this.agent.kv;
    }

    async stat(path: string): Promise<WorkspaceStat | null> {
        return (await this.agent.stat(path)) ?? this.stable.stat(path);
    }

    // The agent's layer first: what a merge moves meanwhile is in the stable one before it goes from there.
    async list(path: string): Promise<WorkspaceEntry[]> {
        const above = await entriesOf(this.agent, path);
        const below = await entriesOf(this.stable, path);
        if (!above && !below) throw notFound(path);
        if ((above ?? below) === 'file') throw notDirectory(path);
        const found = new Map<string, WorkspaceEntry>();
        for (const entries of [below, above]) if (Array.isArray(entries)) for (const entry of entries) found.set(entry.name, entry);
        return [...found.values()].sort(byName);
    }

    async read(path: string): Promise<Uint8Array> {
        const data = (await this.agent.stat(path)) ? await unlessGone(this.agent.read(path)) : undefined;
        return data ?? this.stable.read(path);
    }

    /** Writes to the agent's layer. Throws a WorkspaceError if either layer has a directory at this path, or a file above it. */
    write(path: string, data: Uint8Array): Promise<void> {
        return this.#turns.take(async () => {
            if ((await this.stat(path))?.kind === 'dir') throw isDirectory(path);
            await missingParents(path, (parent) => this.stat(parent));
            await this.agent.write(path, data);
        });
    }

    /** Removes a file from the agent's layer. Throws a WorkspaceError (PermissionError) if only the stable layer has it. */
    remove(path: string): Promise<void> {
        return this.#turns.take(async () => {
            if (!(await this.agent.stat(path)) && (await this.stable.stat(path))) throw new WorkspaceError('PermissionError', path, 'the file is in the stable layer');
            await this.agent.remove(path);
        });
    }

    /** The agent's changes, sorted by path. */
    diff(): Promise<OverlayChange[]> {
        return this.#turns.take(async () => {
            const changes: OverlayChange[] = [];
            for (const path of await walk(this.agent)) {
                const { before, after } = await this.#both(path);
                if (!before) changes.push({ path, kind: 'added', before, after });
                else if (!same(before, after)) changes.push({ path, kind: 'modified', before, after });
            }
            return changes;
        });
    }

    async #both(path: string): Promise<{ before: Uint8Array | null; after: Uint8Array }> {
        const after = await this.agent.read(path);
        return { before: (await this.stable.stat(path)) ? await this.stable.read(path) : null, after };
    }

    /**
     * Writes the changes to the stable layer, empties the agent's layer, and returns the changed paths. Writes through overlays of this layer wait until then.
     * A file that is written directly to the layer meanwhile stays there.
     */
    merge(): Promise<string[]> {
        return this.#turns.take(async () => {
            const changed: string[] = [];
            for (const path of await walk(this.agent)) {
                const { before, after } = await this.#both(path);
                if (!before || !same(before, after)) {
                    await this.stable.write(path, after);
                    changed.push(path);
                }
                if (same(await this.agent.read(path), after)) await this.agent.remove(path);
            }
            return changed;
        });
    }

    /** Discards the agent's files. */
    drop(): Promise<void> {
        return this.#turns.take(async () => {
            for (const path of await walk(this.agent)) await this.agent.remove(path);
        });
    }
}
