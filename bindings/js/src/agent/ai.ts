// The models of the npm package ai.
import { AgentError, optional } from './common.js';
import type { Model } from './generator.js';

export interface AiOptions {
    /** The system prompt. */
    system?: string;
    maxOutputTokens?: number;
    temperature?: number;
    /** How often the AI SDK repeats a failed request. Default: 2, as in the SDK. */
    maxRetries?: number;
    abortSignal?: AbortSignal;
    /** The most characters of an answer. A longer one is cancelled with an AgentError. Default: 1 MiB. */
    maxAnswer?: number;
}

/** Adapts a model of the AI SDK: makes a function from a prompt to a text. The answer is streamed. Needs the npm package ai. */
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
