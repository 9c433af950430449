// The functions that programs of a recursive language model have: to end, to look around, and to ask a model.
import type { Sandbox } from '../index.js';
import { bind as bindArguments, pythonError } from './binding.js';
import type { Called, External } from './drive.js';

export type LlmQuery = (prompt: string, model: string | null) => unknown;
export type LlmQueryBatched = (prompts: string[], model: string | null) => unknown;

interface Standard {
    query?: LlmQuery | null;
    batched?: LlmQueryBatched | null;
    kindsOf(sandbox: Sandbox, names: readonly string[]): Promise<Record<string, string>>;
}

const bind = ({ name, args, kwargs }: Called, parameters: readonly string[], needed: number): unknown[] => bindArguments(name, args, kwargs, parameters, needed);

function textOf(value: unknown, name: string, what: string): string {
    if (typeof value !== 'string') throw pythonError('TypeError', `${name}() takes ${what}`);
    return value;
}

const final: External = async (call) => {
    const [answer] = bind(call, ['answer'], 1);
    return { end: { final_output: { answer, type: 'direct' } } };
};

const finalVar: External = async (call, sandbox) => {
    const name = textOf(bind(call, ['name'], 1)[0], 'FINAL_VAR', "the name of a variable, as a str: FINAL_VAR('x')");
    if (!sandbox.names().includes(name)) throw pythonError('NameError', `FINAL_VAR(): there is no variable named '${name}'`);
    return { end: { final_output: { answer: sandbox.get(name), type: 'variable' } } };
};

const submit: External = async ({ args, kwargs }) => {
    if (args.length) throw pythonError('TypeError', 'SUBMIT() takes keyword arguments only');
    return { end: { submit_fields: { ...kwargs } } };
};

function modelOf(value: unknown, name: string): string | null {
    return value === null ? null : textOf(value, name, 'the name of a model as a str');
}

function llmQuery(query: LlmQuery): External {
    return async (call) => {
        const [prompt, model] = bind(call, ['prompt', 'model'], 1);
        return { value: await query(textOf(prompt, 'llm_query', 'a prompt as a str'), modelOf(model, 'llm_query')) };
    };
}

function llmQueryBatched(batched: LlmQueryBatched): External {
    return async (call) => {
        const [prompts, model] = bind(call, ['prompts', 'model'], 1);
        const list = Array.isArray(prompts) ? Array.from(prompts as unknown[]) : [null];
        const texts = list.map((prompt) => textOf(prompt, 'llm_query_batched', 'a list of prompts as str'));
        return { value: await batched(texts, modelOf(model, 'llm_query_batched')) };
    };
}

/** The functions for programs: names, handlers, signatures. Without `batched`, all prompts of a batch are sent to `query` at the same time. */
export function standardFunctions({ query, batched, kindsOf }: Standard): [name: string, serve: External, signature: string][] {
    const showVars: External = async (call, sandbox) => {
        bind(call, [], 0);
        const copy = await sandbox.forkAsync(); // the session itself waits for the answer
        try {
            const { step } = copy;
            if (step && step.kind !== 'complete') step.abandon();
            return { value: await kindsOf(copy, copy.names()) };
        } finally {
            copy.dispose();
        }
    };
    const functions: [string, External, string][] = [
        ['FINAL', final, '(answer)'], ['FINAL_VAR', finalVar, '(name)'], ['SUBMIT', submit, '(**fields)'], ['SHOW_VARS', showVars, '() -> dict[str, str]'],
    ];
    if (query) functions.push(['llm_query', llmQuery(query), '(prompt, model=None)']);
    const together = batched ?? (query && ((prompts, model) => Promise.all(prompts.map((prompt) => query(prompt, model)))));
    if (together) functions.push(['llm_query_batched', llmQueryBatched(together), '(prompts, model=None)']);
    return functions;
}
