// Makes the picture of the cards that messengers show of the site, web/public/card.png: `node tests/web/card.mjs`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from './site.mjs';

const icon = readFileSync(new URL('../../web/public/icon.svg', import.meta.url)).toString('base64');
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<!doctype html><style>
body { margin: 0; padding: 80px; box-sizing: border-box; width: 1200px; height: 630px; background: #161513; color: #f2efe9; font: 34px/1.4 sans-serif; }
h1 { display: flex; gap: 28px; align-items: center; margin: 0 0 36px; font-size: 64px; }
h2 { margin: 0 0 36px; font-size: 54px; line-height: 1.15; } p { margin: 0; color: #b9b2a6; }
</style><h1><img src="data:image/svg+xml;base64,${icon}" width="96" height="96">Hognose</h1>
<h2>Pause a Python program anywhere.<br>Resume it anywhere else.</h2>
<p>Untrusted Python in a sandbox with hard limits, for Node, browsers, Python, Go, Rust and WASI.</p>`);
await page.screenshot({ path: fileURLToPath(new URL('../../web/public/card.png', import.meta.url)) });
await browser.close();
