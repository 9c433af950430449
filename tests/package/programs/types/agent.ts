// What the declarations of hognose/agent say, without any of its peers.
import { AgentExecutor, aiModel, createExecPythonTool, createExternalFunctions, createInterpreter, MemoryWorkspace, Notebooks, type CellResult, type ExecPythonResult, type Model } from 'hognose/agent';

const tool = createExecPythonTool({ materialized: [{ filename: 'a', content: 'b' }] });
const result: ExecPythonResult = await tool.execute({ code: '1' });
const cell: CellResult = await new Notebooks({ live: 2 }).execute('a', '1');
const functions = createExternalFunctions(new MemoryWorkspace(), new MemoryWorkspace());
const ran = await new AgentExecutor({ maxExecutionTime: 1 }).execute('1', functions, 'a');
const model: Model = aiModel({}, { temperature: 0 });
const interpreter = createInterpreter({ llmQueryFn: async (prompt: string) => prompt, maxMemory: null, maxAllocations: 5 });
// @ts-expect-error a number
createInterpreter({ maxAllocations: '5' });
export const used: unknown[] = [result.return_value, cell.outputs, ran.success, model, interpreter.stats.runtime_errors];
