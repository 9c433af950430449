// Searching workspaces. Patterns are a model's words: they are matched in a sandbox, under its limits, and not by the host's own engine,
// which some of them would keep busy for years.
import { HognoseError, LimitError, PythonError, type Hognose, type Sandbox } from '../index.js';
import { pythonError } from './binding.js';
import { moduleOf } from './common.js';
import { readText, walk, WorkspaceError, type Workspace } from './workspace.js';

/** A line that matches. */
export interface Found {
    file: string;
    line: number;
    text: string;
}

const MOST_PATTERN = 1000; // characters
const MOST_FOUND = 1000;
const MOST_LINE = 500; // characters
const MOST_FILE = 2 ** 20;
const MOST_BYTES = 32 * 2 ** 20; // of all files that one search reads
const TIME = 5000;

export interface SearchOptions {
    hognose?: Hognose;
    /** Milliseconds that a search may take. Default: 5,000. */
    time?: number;
}

const PREPARE = `
import re
from fnmatch import fnmatchcase
from pathlib import PurePosixPath

def files(pattern, paths):
    if '/' in pattern:
        return [path for path in paths if PurePosixPath(path).full_match(pattern)]
    return [path for path in paths if fnmatchcase(path.rpartition('/')[2], pattern)]

def compiled(pattern):
    global wanted
    wanted = re.compile(pattern)

def lines(text, most, longest):
    found = []
    for number, line in enumerate(text.split('\\n'), 1):
        if wanted.search(line):
            found.append([number, line.rstrip('\\r')[:longest]])
            if len(found) == most:
                break
    return found
`;

function checkPattern(pattern: string, what: string): void {
    if (!pattern || pattern.length > MOST_PATTERN) throw pythonError('ValueError', `${what}(): a pattern has 1 to ${MOST_PATTERN} characters`);
}

// What went wrong with the pattern, for the program that gave it.
function explained(error: unknown, what: string): Error {
    if (error instanceof LimitError) return pythonError('TimeoutError', `${what}(): the search took too long: ${error.message}`);
    if (error instanceof PythonError) return pythonError('ValueError', `${what}(): ${error.text}`);
    return error as Error;
}

async function within<T>({ hognose: given, time = TIME }: SearchOptions, what: string, use: (run: (code: string, inputs: Record<string, unknown>) => Promise<unknown>) => Promise<T>): Promise<T> {
    const hognose = await moduleOf(given);
    const sandbox: Sandbox = hognose.sandbox();
    let left = time;
    try {
        sandbox.runSync(PREPARE);
        return await use(async (code, inputs) => {
            const { value, usage } = await sandbox.run(code, { inputs, limits: { time: left }, repr: 0 });
            left = Math.max(1, left - usage.time);
            return value as unknown;
        });
    } catch (error) {
        throw error instanceof HognoseError ? explained(error, what) : error;
    } finally {
        sandbox.dispose();
    }
}

/**
 * The paths of the files that match a glob pattern. A pattern without `/` is compared with the last name of each path. `**` matches any number of directories.
 */
export async function searchFiles(workspace: Workspace, pattern: string, options: SearchOptions = {}): Promise<string[]> {
    checkPattern(pattern, 'search_files');
    const paths = await walk(workspace);
    return within(options, 'search_files', async (run) => (await run('files(pattern, paths)', { pattern, paths })) as string[]);
}

/** The lines that match a Python regular expression, in the text files below a path. At most 1,000 lines, each cut to 500 characters. */
export async function searchContent(workspace: Workspace, pattern: string, path: string, options: SearchOptions = {}): Promise<Found[]> {
    checkPattern(pattern, 'search_content');
    const files = await walk(workspace, path);
    return within(options, 'search_content', async (run) => {
        await run('compiled(pattern)', { pattern });
        const found: Found[] = [];
        let bytes = 0;
        for (const file of files) {
            const text = await textOf(workspace, file);
            if (text === null) continue;
            bytes += text.length;
            if (bytes > MOST_BYTES) throw new WorkspaceError('ValueError', path, `search_content(): the files have more than ${MOST_BYTES} characters`);
            const lines = (await run('lines(text, most, longest)', { text, most: MOST_FOUND - found.length, longest: MOST_LINE })) as [number, string][];
            for (const [line, content] of lines) found.push({ file, line, text: content });
            if (found.length >= MOST_FOUND) break;
        }
        return found;
    });
}

/** The text of a file; null if it is not UTF-8 or is too large. */
async function textOf(workspace: Workspace, file: string): Promise<string | null> {
    try {
        return await readText(workspace, file, MOST_FILE);
    } catch (error) {
        if (error instanceof WorkspaceError && error.name === 'ValueError') return null;
        throw error;
    }
}
