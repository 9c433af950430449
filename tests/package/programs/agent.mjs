// hognose/agent as it is bundled for Node, without any of its peers.
import { createRunPython, MemoryWorkspace, readConfig, walk } from 'hognose/agent';

const printed = await createRunPython().execute({ code: 'print(6 * 7)' });
const files = await walk(new MemoryWorkspace({ 'a/b': '' }));
const missing = await readConfig('rlm: {}').catch((error) => error.message);
console.log(JSON.stringify([printed, files, missing]));
