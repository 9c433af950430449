// A WASI host for hognose.wasm: this process's words, standard streams, clock, and files to read. Not node:wasi: there, in
// Node 20, an instance that holds much memory can be collected in the middle of its own call.
import { ftruncateSync, openSync, readFileSync, readSync, readdirSync, writeSync } from "node:fs";
import { join } from "node:path";
import { Directory, Fd, File, OpenFile, PreopenDirectory, WASI, wasi } from "@bjorn3/browser_wasi_shim";
import { ROOT } from "./cases.mjs";

const MODULE = join(ROOT, "build/wasi/hognose.wasm");

// Repeats what a pipe that is full, or empty, puts off.
function retry(operation) {
    for (;;) {
        try {
            return operation();
        } catch (error) {
            if (error.code !== "EAGAIN") throw error;
        }
    }
}

class Stream extends Fd {
    constructor(fd) {
        super();
        this.fd = fd;
    }
    fd_fdstat_get() {
        return { ret: wasi.ERRNO_SUCCESS, fdstat: new wasi.Fdstat(wasi.FILETYPE_UNKNOWN, 0) };
    }
    fd_read(size) {
        const data = new Uint8Array(size);
        return { ret: wasi.ERRNO_SUCCESS, data: data.subarray(0, retry(() => readSync(this.fd, data))) };
    }
    fd_write(data) {
        return { ret: wasi.ERRNO_SUCCESS, nwritten: data.length && retry(() => writeSync(this.fd, data)) };
    }
}

const contents = (folder) =>
    new Map(
        readdirSync(folder, { withFileTypes: true })
            .filter((entry) => entry.isFile() || entry.isDirectory())
            .map((entry) => {
                const path = join(folder, entry.name);
                return [entry.name, entry.isFile() ? new File(readFileSync(path)) : new Directory(contents(path))];
            }),
    );

// What --dump names: written as it is.
class Written extends Stream {
    fd_filestat_set_size(size) {
        ftruncateSync(this.fd, Number(size));
        return wasi.ERRNO_SUCCESS;
    }
}

// The working directory, to be read; for --dir, with what is in it.
class Folder extends PreopenDirectory {
    constructor(words) {
        super(".", words.includes("--dir") ? contents(".") : new Map());
    }
    path_open(dirflags, path, ...more) {
        const found = super.path_open(dirflags, path, more[0] & ~wasi.OFLAGS_CREAT, ...more.slice(1));
        if (!(more[0] & wasi.OFLAGS_CREAT) && found.ret === wasi.ERRNO_SUCCESS) return found;
        try {
            if (more[0] & wasi.OFLAGS_CREAT) return { ret: wasi.ERRNO_SUCCESS, fd_obj: new Written(openSync(path, "a")) };
            return { ret: wasi.ERRNO_SUCCESS, fd_obj: new OpenFile(new File(readFileSync(path))) };
        } catch {
            return { ret: wasi.ERRNO_NOENT, fd_obj: null };
        }
    }
}

/** Runs the command with these words; its exit status. `look` is called with its memory at the end. */
export function runCommand(words, path = MODULE, look = () => {}) {
    const files = [new Stream(0), new Stream(1), new Stream(2), new Folder(words)];
    const host = new WASI(["hognose", ...words], [], files, { debug: false });
    const module = new WebAssembly.Module(readFileSync(path));
    const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: host.wasiImport });
    const status = host.start(instance);
    look(instance.exports.memory);
    return status;
}
