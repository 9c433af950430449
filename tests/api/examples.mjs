// The examples of the documentation: blocks of `js`. What one prints stands behind its console.log lines.
import { readFileSync, readdirSync } from 'node:fs';

const PAGES = ['docs/api.md', 'bindings/js/README.md'];

const read = (page) => readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');

function examplesOf(page) {
    return [...read(page).matchAll(/```js\n([^]*?)```/g)].map(([, code], i) => ({
        name: `${page}, example ${i + 1}`,
        code,
        said: [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, said]) => said),
    }));
}

export const examples = PAGES.flatMap(examplesOf);

/** The pages with examples that use the package, from the root of the repository. */
const pages = () => ['README.md', 'bindings/js/README.md', ...readdirSync(new URL('../../docs', import.meta.url), { recursive: true }).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];

/** Every block of `js` or `ts` of a page, as a whole module: { name, code }. `agent` has the names that hognose/agent exports, which a block may use without its import. */
export const modules = (agent) => pages().flatMap((page) => [...read(page).matchAll(/^```(?:js|ts)\n([^]*?)^```$/gm)].map(([, code], i) => {
    const made = /\bhognose\./.test(code) && !/\bhognose = /.test(code) ? "import { load as loadHognose } from 'hognose'\nconst hognose = await loadHognose()\n" : '';
    const used = page === 'docs/agent.md' ? agent.filter((name) => new RegExp(`\\b${name}\\(`).test(code)) : [];
    return { name: `${page}, block ${i + 1}`, code: `${used.length ? `import { ${used.join(', ')} } from 'hognose/agent'\n` : ''}${made}${code}export {}\n` };
}));
