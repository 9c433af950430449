// An agent's layer over a stable workspace: what it writes stays in its layer, and what it has not written is read from below.
import { Turns } from './common.js';
import { byName, isDirectory, notDirectory, notFound, parentsOf, walk, WorkspaceError, type Workspace, type WorkspaceEntry, type WorkspaceStat } from './workspace.js';

/** A file that the agent's layer has otherwise than the stable one. */
export interface OverlayChange {
    path: string;
    kind: 'added' | 'modified';
    before: Uint8Array | null;
    after: Uint8Array;
}

const same = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i]);

export class Overlay implements Workspace {
    readonly agent: Workspace;
    readonly stable: Workspace;
    readonly #turns = new Turns();

    constructor(agent: Workspace, stable: Workspace) {
        this.agent = agent;
        this.stable = stable;
    }

    /** That of the agent's layer. */
    get kv(): Workspace['kv'] {
        return this.agent.kv;
    }

    async stat(path: string): Promise<WorkspaceStat | null> {
        return (await this.agent.stat(path)) ?? this.stable.stat(path);
    }

    async list(path: string): Promise<WorkspaceEntry[]> {
        const [above, below] = [await this.agent.stat(path), await this.stable.stat(path)];
        if (!above && !below) throw notFound(path);
        if ((above ?? below)!.kind === 'file') throw notDirectory(path);
        const found = new Map<string, WorkspaceEntry>();
        for (const [layer, there] of [[this.stable, below], [this.agent, above]] as const) {
            if (there?.kind === 'dir') for (const entry of await layer.list(path)) found.set(entry.name, entry);
        }
        return [...found.values()].sort(byName);
    }

    async read(path: string): Promise<Uint8Array> {
        return (await this.agent.stat(path)) ? this.agent.read(path) : this.stable.read(path);
    }

    /** Writes to the agent's layer; where the stable one has a directory of that name, or a file above it, it fails as there. */
    async write(path: string, data: Uint8Array): Promise<void> {
        if ((await this.stat(path))?.kind === 'dir') throw isDirectory(path);
        for (const parent of parentsOf(path)) if ((await this.stat(parent))?.kind === 'file') throw notDirectory(parent);
        await this.agent.write(path, data);
    }

    /** Takes back what the agent wrote; a file that the stable layer has is not removed through an overlay. */
    async remove(path: string): Promise<void> {
        if (!(await this.agent.stat(path)) && (await this.stable.stat(path))) throw new WorkspaceError('PermissionError', path, 'the file is in the stable layer');
        await this.agent.remove(path);
    }

    /** What the agent has changed, in order of paths. */
    async diff(): Promise<OverlayChange[]> {
        const changes: OverlayChange[] = [];
        for (const path of await walk(this.agent)) {
            const after = await this.agent.read(path);
            const before = (await this.stable.stat(path)) ? await this.stable.read(path) : null;
            if (!before) changes.push({ path, kind: 'added', before, after });
            else if (!same(before, after)) changes.push({ path, kind: 'modified', before, after });
        }
        return changes;
    }

    /** Writes what has changed to the stable layer, and drops the agent's; the paths. */
    merge(): Promise<string[]> {
        return this.#turns.take(async () => {
            const paths = await walk(this.agent); // what is written from here on stays
            const changes = await this.diff();
            for (const { path, after } of changes) await this.stable.write(path, after);
            await this.#drop(paths);
            return changes.map(({ path }) => path);
        });
    }

    /** Gives the agent's files up. */
    drop(): Promise<void> {
        return this.#turns.take(async () => this.#drop(await walk(this.agent)));
    }

    async #drop(paths: readonly string[]): Promise<void> {
        for (const path of paths) await this.agent.remove(path);
    }
}
