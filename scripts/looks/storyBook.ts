import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltModule, Story } from './affectedStories.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Folder of Storybooks of earlier commits, one folder per commit. */
const cache = path.join(root, 'node_modules/.cache/looks/books');

function run(program: string, args: readonly string[], cwd: string): void {
  const search = [path.join(cwd, 'node_modules/.bin'), path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
  execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PATH: search } });
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Resolves a branch, tag or short hash to the full hash of its commit. Throws if there is none. */
export const findCommit = (name: string): string => git('rev-parse', '--verify', `${name}^{commit}`);

/** Returns the files that differ between a commit and the working tree, files not yet added included, as paths from the root. */
export const changedSince = (commit: string): string[] =>
  [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')].flatMap((list) =>
    list.split('\n').filter(Boolean),
  );

/** Builds the Storybook of the working tree. Returns its folder. */
export function buildBook(): string {
  const folder = path.join(root, 'storybook-static');
  run('storybook', ['build', '--quiet', '--stats-json', '-o', folder], root);
  return folder;
}

/** Builds the Storybook of an earlier commit in a separate checkout, unless it is cached. Returns its folder. */
export async function buildBookOf(commit: string): Promise<string> {
  const folder = path.join(cache, commit);
  if (existsSync(path.join(folder, 'index.json'))) return folder;
  const checkout = path.join(root, 'node_modules/.cache/looks/checkout');
  await rm(checkout, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', checkout, commit);
  try {
    const { packageManager } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')) as { packageManager: string };
    run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'], checkout);
    run('storybook', ['build', '--quiet', '-o', `${folder}.partial`], checkout);
    await rm(folder, { recursive: true, force: true });
    await rename(`${folder}.partial`, folder);
  } finally {
    git('worktree', 'remove', '--force', checkout);
  }
  return folder;
}

const readJson = (folder: string, file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

/** Lists the stories of a built book, those tagged `no-look` left out. */
export function storiesIn(folder: string): Story[] {
  const { entries } = readJson(folder, 'index.json') as { entries: Record<string, Story> };
  return Object.values(entries).filter(({ type, tags }) => type === 'story' && !tags?.includes('no-look'));
}

/** Lists the modules of a book that `buildBook` built. */
export const modulesIn = (folder: string): BuiltModule[] => (readJson(folder, 'preview-stats.json') as { modules: BuiltModule[] }).modules;
