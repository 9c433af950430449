// Each feature of the playground once more, without a connection, after one visit.
process.env.WEB_WAY = 'offline';
for (const part of ['program', 'travel', 'notebook']) await import(`./${part}.test.mjs`);
