import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const webmail = path.join(root, 'apps/webmail');
const stamp = path.join(webmail, 'dist/.sources');

/** Sources that the webmail is built from. */
const sources = [
  'apps/webmail/src',
  'apps/webmail/locales',
  'apps/webmail/public',
  'apps/webmail/scripts',
  'apps/webmail/index.html',
  'apps/webmail/vite.config.ts',
  'apps/webmail/package.json',
  'packages/app',
  'packages/ui/src',
  'packages/api/src',
  'packages/mail-machines/src',
  'pnpm-lock.yaml',
];

function* filesOf(place: string): Generator<string> {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats?.isFile()) yield `${path.relative(root, place)} ${stats.size} ${stats.mtimeMs}`;
  if (!stats?.isDirectory()) return;
  for (const name of readdirSync(place).sort()) if (name !== 'node_modules') yield* filesOf(path.join(place, name));
}

function sourcesNow(): string {
  const hash = createHash('sha256');
  for (const source of sources) for (const line of filesOf(path.join(root, source))) hash.update(`${line}\n`);
  return hash.digest('hex');
}

/** Builds the webmail if its sources have changed since the last build. Returns whether a current build exists. */
export function buildWebmail(): boolean {
  if (!existsSync(path.join(webmail, 'index.html'))) return true;
  const now = sourcesNow();
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (built === now && existsSync(path.join(webmail, 'dist/index.html'))) return true;
  process.stdout.write('Building the webmail, which takes a moment …\n');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: webmail, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) return false;
  writeFileSync(stamp, now);
  return true;
}
