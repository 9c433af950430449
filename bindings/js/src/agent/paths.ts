// A set of paths, in order, so that what lies below one is found without a look at the others.

/** A set of paths, with `/` between names. A directory exists as long as it has paths. */
export class PathSet {
    readonly #paths: string[] = [];

    get size(): number {
        return this.#paths.length;
    }

    // Where a path is, or would be.
    #at(path: string): number {
        let [low, high] = [0, this.#paths.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.#paths[middle]! < path) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    has(path: string): boolean {
        return this.#paths[this.#at(path)] === path;
    }

    add(path: string): void {
        const at = this.#at(path);
        if (this.#paths[at] !== path) this.#paths.splice(at, 0, path);
    }

    /** Returns false if the path was missing. */
    delete(path: string): boolean {
        const at = this.#at(path);
        if (this.#paths[at] !== path) return false;
        this.#paths.splice(at, 1);
        return true;
    }

    /** Whether the set has a path below this one. */
    isParent(path: string): boolean {
        return this.#paths[this.#at(`${path}/`)]?.startsWith(`${path}/`) ?? false;
    }

    /** The names in a directory. The value is true for a path of the set, false for a directory. */
    children(directory: string): Map<string, boolean> {
        const prefix = directory === '' ? '' : `${directory}/`;
        const found = new Map<string, boolean>();
        for (let at = this.#at(prefix); this.#paths[at]?.startsWith(prefix); ) {
            const path = this.#paths[at]!;
            const end = path.indexOf('/', prefix.length);
            const name = end < 0 ? path.slice(prefix.length) : path.slice(prefix.length, end);
            found.set(name, end < 0);
            at = end < 0 ? at + 1 : this.#at(`${prefix}${name}${AFTER_SLASH}`); // behind all that is below
        }
        return found;
    }
}

const AFTER_SLASH = '0'; // the character that follows / in order
