// The models of the npm package ai.
import { AgentError, optional } from './common.js';
import type { Model } from './generator.js';

export interface AiOptions {
    /** A system prompt. */
    system?: string;
    maxOutputTokens?: number;
    temperature?: number;
    /** How often the package repeats a request that fails; default 2, as there. */
    maxRetries?: number;
    abortSignal?: AbortSignal;
    /** Characters at which an answer is given up; default 1 MiB. */
    maxAnswer?: number;
}

/** A model of the AI SDK's as a function from prompt to text; its answer is streamed. Needs the npm package ai. */
export function aiModel(model: unknown, options: AiOptions = {}): Model {
    const { maxAnswer = 2 ** 20, ...settings } = options;
    return async (prompt) => {
        const { streamText } = await optional('aiModel', 'ai', () => import('ai'));
        const { fullStream } = streamText({ ...settings, model: model as never, prompt, onError: () => {} }); // errors are parts of the stream
        let text = '';
        for await (const part of fullStream) {
            if (part.type === 'error') throw part.error;
            if (part.type === 'abort') throw new AgentError('aiModel: the request was aborted');
            if (part.type === 'text-delta') text += part.text;
            if (text.length > maxAnswer) throw new AgentError(`aiModel: the answer is longer than ${maxAnswer} characters`);
        }
        return text;
    };
}
