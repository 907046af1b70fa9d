import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** An app that is built, with its folder. */
const apps = { webmail: 'apps/webmail', 'back stage': 'apps/backstage' } as const;

/** Sources that every app is built from. */
const shared = ['packages/app', 'packages/ui/src', 'packages/api/src', 'packages/mail-machines/src', 'pnpm-lock.yaml'];

function* filesOf(place: string): Generator<string> {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats?.isFile()) yield `${path.relative(root, place)} ${stats.size} ${stats.mtimeMs}`;
  if (!stats?.isDirectory()) return;
  for (const name of readdirSync(place).sort()) if (name !== 'node_modules') yield* filesOf(path.join(place, name));
}

function sourcesNow(folder: string): string {
  const hash = createHash('sha256');
  const own = ['src', 'locales', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package.json'].map((name) => `${folder}/${name}`);
  for (const source of [...own, ...shared]) for (const line of filesOf(path.join(root, source))) hash.update(`${line}\n`);
  return hash.digest('hex');
}

/** Builds an app if its sources have changed since the last build. Returns whether a current build exists. */
function buildApp(name: keyof typeof apps): boolean {
  const app = path.join(root, apps[name]);
  const stamp = path.join(app, 'dist/.sources');
  if (!existsSync(path.join(app, 'index.html'))) return true;
  const now = sourcesNow(apps[name]);
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (built === now && existsSync(path.join(app, 'dist/index.html'))) return true;
  process.stdout.write(`Building the ${name}, which takes a moment …\n`);
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) return false;
  writeFileSync(stamp, now);
  return true;
}

/** Builds the webmail where it is stale. Returns whether a current build exists. */
export const buildWebmail = (): boolean => buildApp('webmail');

/** Builds the back stage where it is stale. Returns whether a current build exists. */
export const buildBackStage = (): boolean => buildApp('back stage');
