// node front_oracle.mjs cases.json answers.json; HOGNOSE_ORACLE names the directory that has node_modules/pyodide.
import {createRequire} from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL, fileURLToPath} from 'node:url';
const require = createRequire(path.join(path.resolve(process.env.HOGNOSE_ORACLE ?? '.'), 'x.js'));
const {loadPyodide} = await import(pathToFileURL(require.resolve('pyodide')).href.replace(/pyodide\.js$/, 'pyodide.mjs'));
const here = path.dirname(fileURLToPath(import.meta.url));
const py = await loadPyodide();
py.globals.set('cases_json', fs.readFileSync(process.argv[2], 'utf8'));
py.runPython(fs.readFileSync(path.join(here, 'front_oracle.py'), 'utf8'));
fs.writeFileSync(process.argv[3], py.globals.get('result'));
