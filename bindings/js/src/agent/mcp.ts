// `hognose mcp`, the command.
import { HognoseError } from '../index.js';
import { optional, reasonOf } from './common.js';
import { HELP, readOptions, UsageError } from './mcp_options.js';
import { nodeModule } from './node.js';

interface Process {
    env: Record<string, string | undefined>;
    stdin: { once(event: 'end', then: () => void): unknown };
    stdout: { write(text: string): unknown; on(event: 'error', then: () => void): unknown };
    stderr: { write(text: string): unknown };
    once(event: 'SIGINT' | 'SIGTERM', then: () => void): unknown;
}

const SDK = '@modelcontextprotocol/sdk';
const OTHERWISE = ` where hognose is installed; in a folder without hognose: npx -y -p hognose -p ${SDK} hognose mcp`; // npx prefers an installed hognose, and puts the SDK elsewhere
const [DONE, USAGE, INTERNAL] = [0, 2, 4];

async function run(words: readonly string[], process: Process): Promise<void> {
    const options = readOptions(words, process.env.HOGNOSE_MCP_TOKEN);
    if (options.help) return void process.stdout.write(HELP);
    const { serve, serveStdio } = await optional('mcp', SDK, () => import('./mcp_server.js'), OTHERWISE);
    const served = await serve(options);
    if (options.http === undefined) return serveStdio(served, process);
    const { serveHttp } = await import('./mcp_http.js');
    const { url, close } = await serveHttp(options, served);
    process.stderr.write(`hognose mcp: ${url}\n`);
    await new Promise<void>((resolve) => {
        process.once('SIGINT', resolve);
        process.once('SIGTERM', resolve);
    });
    await close();
}

/** Runs the command with these arguments. Returns the exit status. Only the protocol uses standard output. */
export async function main(words: readonly string[]): Promise<number> {
    const process = nodeModule<Process>('hognose mcp', 'node:process');
    try {
        await run(words, process);
        return DONE;
    } catch (error) {
        const code: unknown = (error as { code?: unknown } | null)?.code;
        if (!(error instanceof HognoseError) && typeof code !== 'string') throw error; // EADDRINUSE and the like are said in a line
        process.stderr.write(`hognose: ${reasonOf(error).replace(/[\0-\x1f\x7f]/g, '?')}\n`);
        return error instanceof UsageError ? USAGE : INTERNAL;
    }
}
