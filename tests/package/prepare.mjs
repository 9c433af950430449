// Packs the package as it is published, and installs it into a separate project, build/package/project, with the programs that run there.
// `./build.sh package` calls this before the tests.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stage } from '../../tools/release/stage.mjs';
import { here, project, staged, work } from './packed.mjs';

const npm = (args, cwd) => execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

rmSync(work, { recursive: true, force: true });
mkdirSync(project, { recursive: true });
stage('npm', staged);
const quiet = ['--loglevel=error', '--no-update-notifier'];
const [packed] = JSON.parse(npm(['pack', staged, '--json', '--pack-destination', work, ...quiet], work));
writeFileSync(join(work, 'packed.json'), JSON.stringify(packed));
const description = { name: 'project', private: true, type: 'module' };
writeFileSync(join(project, 'package.json'), JSON.stringify(description));
npm(['install', join(work, packed.filename), '--no-audit', '--no-fund', ...quiet], project);
for (const name of readdirSync(join(here, 'programs'))) cpSync(join(here, 'programs', name), join(project, name), { recursive: true });
