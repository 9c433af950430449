// A directory of the machine for programs, in Node. It has no `import` of Node's modules, which a bundler for the web could not
// resolve.
import { HognoseError, shown } from './errors.js';
import { FileError, isPath, type Directory, type FileStat } from './files.js';
import { checkNames, type Names } from './names.js';
import { nodeModule } from './platform.js';

interface Stats {
    isFile(): boolean;
    isDirectory(): boolean;
    isSymbolicLink(): boolean;
    size: number;
    mtimeMs: number;
    dev: number;
    ino: number;
}

interface OpenDirectory {
    readSync(): ({ name: string } & Stats) | null;
    closeSync(): void;
}

interface FileSystem {
    constants: Record<string, number>;
    realpathSync: { (path: string): string; native?(path: string): string };
    readlinkSync(path: string): string;
    lstatSync(path: string): Stats;
    fstatSync(fd: number): Stats;
    openSync(path: string, flags: number, mode?: number): number;
    closeSync(fd: number): void;
    readSync(fd: number, to: Uint8Array, offset: number, length: number): number;
    writeSync(fd: number, from: Uint8Array, offset: number): number;
    ftruncateSync(fd: number): void;
    opendirSync(path: string): OpenDirectory;
    mkdirSync(path: string): void;
    rmdirSync(path: string): void;
    unlinkSync(path: string): void;
    renameSync(from: string, to: string): void;
}

interface PathModule {
    sep: string;
    resolve(path: string): string;
    join(...parts: string[]): string;
}

export interface NodeDirectoryOptions {
    /** 'read' (default): programs cannot write. 'overlay': their changes stay in the sandbox. 'write': they change the directory. */
    mode?: Directory['mode'];
    /** The most bytes of a file that programs can read. Default: 16 MiB. */
    maxFileSize?: number;
    /** The most names of a directory that programs can list. Default: 10,000. */
    maxEntries?: number;
}

const NODE_DIRECTORY: Names<NodeDirectoryOptions> = { mode: '', maxFileSize: 'number', maxEntries: 'number' };

function builtin<T>(name: string): T {
    const found = nodeModule<T>(name);
    if (!found) throw new HognoseError('nodeDirectory() needs Node');
    return found;
}

const MOST_NAME = 255;
const MOST_PATH = 4096;

/** One directory. Each path is resolved, and refused if it leads outside. */
class Root implements Directory {
    readonly mode: Directory['mode'];
    readonly #fs: FileSystem;
    readonly #path: PathModule;
    readonly #root: string;
    readonly #most: number;
    readonly #mostEntries: number;

    constructor(path: string, options: NodeDirectoryOptions) {
        checkNames('nodeDirectory', options, NODE_DIRECTORY);
        const { mode = 'read', maxFileSize = 16 * 2 ** 20, maxEntries = 10_000 } = options;
        if (!['read', 'overlay', 'write'].includes(mode)) throw new HognoseError(`nodeDirectory: no such mode: ${shown(mode)}`);
        this.mode = mode;
        this.#fs = builtin<FileSystem>('node:fs');
        this.#path = builtin<PathModule>('node:path');
        this.#most = maxFileSize;
        this.#mostEntries = maxEntries;
        try {
            this.#root = this.#follow(this.#path.resolve(path));
            if (!this.#fs.lstatSync(this.#root).isDirectory()) throw new Error('it is not a directory');
        } catch (error) {
            throw new HognoseError(`nodeDirectory: ${path}: ${(error as Error).message}`, { cause: error });
        }
    }

    // The names of a path, whoever asks for it.
    #names(path: string): string[] {
        if (path.length > MOST_PATH) throw new FileError('ENAMETOOLONG');
        if (!isPath(path)) throw new FileError('EINVAL');
        const names = path === '' ? [] : path.split('/');
        for (const name of names) {
            if (this.#path.sep !== '/' && /[\\:]/.test(name)) throw new FileError('EINVAL');
            if (new TextEncoder().encode(name).length > MOST_NAME) throw new FileError('ENAMETOOLONG');
        }
        return names;
    }

    #inside(path: string): boolean {
        return path === this.#root || path.startsWith(this.#root.endsWith(this.#path.sep) ? this.#root : this.#root + this.#path.sep);
    }

    // The system's own resolution: it gives up after some links (ELOOP; Linux after 40), where Node's would follow any number.
    #follow(path: string): string {
        const { realpathSync } = this.#fs;
        return realpathSync.native ? realpathSync.native(path) : realpathSync(path);
    }

    // The place on the disk of what is there already, every link on the way followed.
    #real(path: string): string {
        const real = this.#follow(this.#path.join(this.#root, ...this.#names(path)));
        if (!this.#inside(real)) throw new FileError('EACCES');
        return real;
    }

    // The same of what may not be there: its directory has to be, and the name in it is not a link.
    #place(path: string): string {
        const names = this.#names(path);
        const name = names.pop();
        if (name === undefined) throw new FileError('EBUSY');
        const parent = this.#real(names.join('/'));
        const place = this.#path.join(parent, name);
        if (this.#existing(place)?.isSymbolicLink()) throw new FileError('EACCES');
        return place;
    }

    #existing(place: string): Stats | undefined {
        try {
            return this.#fs.lstatSync(place);
        } catch (error) {
            if ((error as { code?: string }).code === 'ENOENT') return undefined;
            throw error;
        }
    }

    stat(path: string): FileStat | null {
        let stats: Stats;
        try {
            stats = this.#fs.lstatSync(this.#real(path));
        } catch (error) {
            if ((error as { code?: string }).code === 'ENOENT') return null;
            throw error;
        }
        if (stats.isDirectory()) return { kind: 'dir', mtime: stats.mtimeMs };
        if (!stats.isFile()) throw new FileError('EACCES');
        return { kind: 'file', size: stats.size, mtime: stats.mtimeMs };
    }

    list(path: string): (readonly [string, 'file' | 'dir'])[] {
        const found: (readonly [string, 'file' | 'dir'])[] = [];
        const directory = this.#fs.opendirSync(this.#real(path));
        try {
            for (let n = 0, entry = directory.readSync(); entry; n++, entry = directory.readSync()) {
                if (n >= this.#mostEntries) throw new FileError('EFBIG');
                const kind = this.#kindOf(path, entry);
                if (kind) found.push([entry.name, kind]);
            }
        } finally {
            directory.closeSync();
        }
        return found;
    }

    #kindOf(path: string, entry: { name: string } & Stats): 'file' | 'dir' | undefined {
        if (entry.isDirectory()) return 'dir';
        if (entry.isFile()) return 'file';
        return entry.isSymbolicLink() ? this.#linked(path === '' ? entry.name : `${path}/${entry.name}`) : undefined;
    }

    // What a link leads to; undefined when that is nothing, or outside.
    #linked(path: string): 'file' | 'dir' | undefined {
        try {
            return this.stat(path)?.kind;
        } catch {
            return undefined;
        }
    }

    // Opens a regular file. Between looking and opening another process might put a link or a pipe there: the first is not
    // followed, the second does not block, and what was opened is looked at again.
    #open(place: string, flags: number, use: (fd: number, stats: Stats) => void): void {
        const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = this.#fs.constants;
        const before = this.#existing(place);
        if (before?.isDirectory()) throw new FileError('EISDIR');
        if (before && !before.isFile()) throw new FileError('EACCES');
        const fd = this.#fs.openSync(place, flags | O_NOFOLLOW | O_NONBLOCK, 0o666);
        try {
            const stats = this.#fs.fstatSync(fd);
            if (!stats.isFile() || !this.#openedInside(fd) || (before && (stats.ino !== before.ino || stats.dev !== before.dev))) throw new FileError('EACCES');
            use(fd, stats);
        } finally {
            this.#fs.closeSync(fd);
        }
    }

    // Where the system can tell: whether what was opened is inside, whatever happened to the path meanwhile.
    #openedInside(fd: number): boolean {
        let path: string;
        try {
            path = this.#fs.readlinkSync(`/proc/self/fd/${fd}`);
        } catch {
            return true;
        }
        return this.#inside(path);
    }

    read(path: string, most = Infinity): Uint8Array {
        let data = new Uint8Array();
        this.#open(this.#real(path), this.#fs.constants.O_RDONLY!, (fd, { size }) => {
            if (size > Math.min(this.#most, most)) throw new FileError('EFBIG');
            data = new Uint8Array(size);
            let n = 0;
            for (let got = 1; n < size && got > 0; n += got) got = this.#fs.readSync(fd, data, n, size - n);
            data = data.subarray(0, n);
        });
        return data;
    }

    write(path: string, data: Uint8Array): void {
        const names = this.#names(path);
        const existing = this.#exists(path);
        const place = existing ? this.#real(path) : this.#place(names.join('/'));
        const { O_WRONLY, O_CREAT, O_EXCL } = this.#fs.constants;
        this.#open(place, O_WRONLY! | (existing ? 0 : O_CREAT! | O_EXCL!), (fd) => {
            this.#fs.ftruncateSync(fd);
            for (let n = 0; n < data.length; ) n += this.#fs.writeSync(fd, data, n);
        });
    }

    #exists(path: string): boolean {
        try {
            this.#real(path);
            return true;
        } catch (error) {
            if ((error as { code?: string }).code === 'ENOENT') return false;
            throw error;
        }
    }

    mkdir(path: string): void {
        this.#fs.mkdirSync(this.#place(path));
    }

    remove(path: string): void {
        const place = this.#place(path);
        if (this.#fs.lstatSync(place).isDirectory()) this.#fs.rmdirSync(place);
        else this.#fs.unlinkSync(place);
    }

    rename(from: string, to: string): void {
        this.#fs.renameSync(this.#place(from), this.#place(to));
    }
}

/**
 * Serves a directory of this machine to programs, as one of a sandbox's `files` (in Node). Programs see only its contents. `..`, links that lead outside, and
 * devices, pipes and sockets are refused. Links inside are followed. Throws a HognoseError if `path` is not a directory.
 */
export function nodeDirectory(path: string, options: NodeDirectoryOptions = {}): Directory {
    return new Root(path, options);
}
