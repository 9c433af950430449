// An agent's layer over a stable workspace: what it writes stays in its layer, and what it has not written is read from below.
import { Turns } from './common.js';
import { byName, isDirectory, missingParents, notDirectory, notFound, walk, WorkspaceError, type Workspace, type WorkspaceEntry, type WorkspaceStat } from './workspace.js';

/** A file that the agent's layer has otherwise than the stable one. */
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

    /** That of the agent's layer. */
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

    /** Writes to the agent's layer; where the stable one has a directory of that name, or a file above it, it fails as there. */
    write(path: string, data: Uint8Array): Promise<void> {
        return this.#turns.take(async () => {
            if ((await this.stat(path))?.kind === 'dir') throw isDirectory(path);
            await missingParents(path, (parent) => this.stat(parent));
            await this.agent.write(path, data);
        });
    }

    /** Takes back what the agent wrote; a file that the stable layer has is not removed through an overlay. */
    remove(path: string): Promise<void> {
        return this.#turns.take(async () => {
            if (!(await this.agent.stat(path)) && (await this.stable.stat(path))) throw new WorkspaceError('PermissionError', path, 'the file is in the stable layer');
            await this.agent.remove(path);
        });
    }

    /** What the agent has changed, in order of paths. */
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
     * Writes what has changed to the stable layer, and drops the agent's; the paths. Writes through overlays of this layer wait until that is done. A file
     * that is written to the layer itself meanwhile stays there.
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

    /** Gives the agent's files up. */
    drop(): Promise<void> {
        return this.#turns.take(async () => {
            for (const path of await walk(this.agent)) await this.agent.remove(path);
        });
    }
}
