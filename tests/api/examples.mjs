// The examples of the documentation: blocks of `js`. What one prints stands behind its console.log lines.
import { readFileSync } from 'node:fs';

const PAGES = ['docs/api.md', 'bindings/js/README.md'];

function examplesOf(page) {
    const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
    return [...text.matchAll(/```js\n([^]*?)```/g)].map(([, code], i) => ({
        name: `${page}, example ${i + 1}`,
        code,
        said: [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, said]) => said),
    }));
}

export const examples = PAGES.flatMap(examplesOf);
