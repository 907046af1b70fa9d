import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: no pictures are sent to Chromatic.');
  process.exit(0);
}

const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules/chromatic/dist/bin.cjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
