// Each feature of the playground once more, on a phone of 360 pixels.
process.env.WEB_WAY = 'phone';
for (const part of ['program', 'travel', 'notebook']) await import(`./${part}.test.mjs`);
