import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** The packages that others install, each after those it needs. */
export const published = ['api', 'mail-machines', 'ui'] as const;

/** A package's folder in the checkout. */
export const folderOf = (name: (typeof published)[number]) => path.join(root, 'packages', name);

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}\n${stdout}\n${stderr}`, { cause: error });
}

const filesBelow = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const changedAt = (file: string) => statSync(file).mtimeMs;

/** Whether the built form of a package is older than what it is built from. */
function isStale(folder: string): boolean {
  const dist = path.join(folder, 'dist');
  if (!existsSync(path.join(dist, 'index.d.ts')) && !existsSync(path.join(dist, 'theme/index.d.ts'))) return true;
  const built = Math.min(...filesBelow(dist).map(changedAt));
  const sources = filesBelow(path.join(folder, 'src')).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  const settings = readdirSync(folder).filter((name) => name.startsWith('tsup.'));
  return [...sources, ...settings.map((name) => path.join(folder, name))].some((file) => changedAt(file) > built);
}

/** Builds the published packages that are older than their sources. */
export function buildPackages(): void {
  for (const folder of published.map(folderOf))
    if (isStale(folder)) run(process.execPath, [path.join(folder, 'node_modules/tsup/dist/cli-default.js')], folder);
}

/** Builds what is out of date and packs the published packages as `jinshu-<name>.tgz` into a directory. */
export function packPackages(target: string): void {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { packageManager: string };
  mkdirSync(target, { recursive: true });
  buildPackages();
  // Only pnpm knows what `catalog:` and `workspace:` stand for.
  for (const name of published)
    run('npx', ['--yes', packageManager, 'pack', '--out', path.join(target, `jinshu-${name}.tgz`)], folderOf(name));
}

if (import.meta.main) {
  const target = path.resolve(process.argv[2] ?? '.');
  packPackages(target);
  console.log(`${published.map((name) => `jinshu-${name}.tgz`).join(', ')} are in ${target}`);
}
