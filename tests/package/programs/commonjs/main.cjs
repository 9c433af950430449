// The package in a CommonJS module: required, or as a bundle of that format.
const { createWorkerSandbox, load } = require('hognose');

async function main() {
    const { value } = (await load()).sandbox().runSync('40 + 2');
    const worker = await createWorkerSandbox();
    const result = await worker.run('[40 + 2]');
    await worker.dispose();
    console.log(JSON.stringify([value, result.value]));
}
main();
