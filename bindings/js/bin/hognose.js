#!/usr/bin/env node
// `hognose mcp` is a server of hognose/agent, which the command line itself does not know. A program of that name is ./mcp.
const [first, ...words] = process.argv.slice(2);
const { main } = await import(first === 'mcp' ? '../dist/agent/mcp.js' : '../dist/cli.js');

process.exitCode = await main(first === 'mcp' ? words : process.argv.slice(2));
