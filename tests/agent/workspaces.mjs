// The three kinds of workspaces, each made anew and taken away at the end of a test.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MemoryWorkspace, agentfsWorkspace, directoryWorkspace } from './agent.mjs';

/** A package that the agent entry has as a peer. */
export const peer = (name) => import(pathToFileURL(createRequire(new URL('../../bindings/js/package.json', import.meta.url)).resolve(name)));

const { AgentFS } = await peer('agentfs-sdk');

function scratch(t) {
    const folder = mkdtempSync(join(tmpdir(), 'hognose-agent-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
}

async function agentfs(t) {
    const fs = await AgentFS.open({ path: join(scratch(t), 'agent.db') });
    t.after(() => fs.close());
    return agentfsWorkspace(fs);
}

export const kinds = {
    memory: async () => new MemoryWorkspace(),
    'a directory': async (t) => directoryWorkspace(scratch(t)),
    AgentFS: agentfs,
};

const encoder = new TextEncoder();
export const put = (workspace, path, text) => workspace.write(path, encoder.encode(text));
export const textOf = async (workspace, path) => new TextDecoder().decode(await workspace.read(path));
