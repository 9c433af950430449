// A server that speaks as OpenAI's chat completions do, streams, and answers what it was told to.
import { createServer } from 'node:http';

const send = (response, data) => response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
const chunk = (delta, finish_reason = null) => ({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'scripted', choices: [{ index: 0, delta, finish_reason }] });

const pieces = (text) => text.match(/[^]{1,7}/g) ?? [];

// What an answer is streamed as: a call of a tool, or text.
function* chunksOf(answer) {
    if (typeof answer === 'string') {
        for (const content of pieces(answer)) yield chunk({ content });
        yield chunk({}, 'stop');
        return;
    }
    const call = (more) => chunk({ tool_calls: [{ index: 0, ...more }] });
    yield call({ id: 'call_1', type: 'function', function: { name: answer.tool, arguments: '' } });
    for (const given of pieces(JSON.stringify(answer.input))) yield call({ function: { arguments: given } });
    yield chunk({}, 'tool_calls');
}

/**
 * `answer(prompt, n, tools)`: the text of the n-th answer, `{ tool, input }` for a call of a tool, or a number: the status that it fails with. Small
 * pieces are streamed.
 */
export async function modelServer(t, answer) {
    const prompts = [];
    const server = createServer(async (request, response) => {
        let body = '';
        for await (const part of request) body += part;
        const { messages, stream, tools } = JSON.parse(body);
        const { content } = messages.at(-1);
        const prompt = typeof content === 'string' ? content : content.map(({ text }) => text).join('');
        prompts.push({ prompt, stream });
        const text = answer(prompt, prompts.length, tools);
        if (typeof text === 'number') {
            response.writeHead(text, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message: 'scripted failure' } }));
            return;
        }
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        send(response, chunk({ role: 'assistant', content: '' }));
        for (const one of chunksOf(text)) send(response, one);
        send(response, '[DONE]');
        response.end();
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    t.after(() => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))));
    return { prompts, url: `http://127.0.0.1:${server.address().port}/v1` };
}
