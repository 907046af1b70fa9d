import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { arrowsBetweenFolders, foldersInCycles, upwardArrows } from './guide/folders.ts';
import { type Findings, rules } from './guide/rules.ts';
import { readSources, type Source } from './guide/sources.ts';

/** Current exceptions to the rules. Remove entries and lower numbers as they improve. A new entry needs a reason in its commit. */
const exceptions = JSON.parse(readFileSync(path.join(import.meta.dirname, 'guide/exceptions.json'), 'utf8')) as Record<string, Findings>;
const sources = readSources();

describe.each(Object.entries(rules))('the guide: %s', (name, { says, find }) => {
  const listed = exceptions[name] ?? {};
  const found = find(sources);

  it(`${says} What is beyond it is listed, and does not grow`, () => {
    const beyond = Object.entries(found).filter(([what, much]) => much > (listed[what] ?? 0));
    expect(Object.fromEntries(beyond)).toEqual({});
  });

  it('the list names nothing that keeps the rule by now', () => {
    expect(Object.keys(listed).filter((what) => !(what in found))).toEqual([]);
  });
});

it('lists no exceptions of rules that do not exist', () => {
  expect(Object.keys(exceptions).filter((name) => !(name in rules))).toEqual([]);
});

const source = (file: string, ...imports: string[]): Source => ({ file, text: '', lines: 1, imports, functions: [] });

it('finds folders that import each other, through a third one and by types too, and no others', () => {
  const tree = [
    source('src/a/index.ts', '../b/index.ts'),
    source('src/b/index.ts', '../c/inner.ts'),
    source('src/c/inner.ts', '../a/index.ts', '../d/index.ts', 'react'),
    source('src/d/index.ts', './own.ts'),
    source('src/main.ts', './a/index.ts'),
  ];
  const arrows = arrowsBetweenFolders(tree, 'src');
  expect(arrows).toContainEqual({ from: 'b', to: 'c', target: 'src/c/inner.ts' });
  expect(foldersInCycles(arrows)).toEqual(['a', 'b', 'c']);
});

it('finds imports that leave a floor upward, and knows folders on floors apart', () => {
  const floors = { features: ['mail'], mail: [] };
  const tree = [
    source('src/app.ts', './features/draft/index.ts'),
    source('src/features/draft/index.ts', '../../mail/folder/index.ts', '../tag/index.ts', '../../app.ts'),
    source('src/mail/folder/index.ts', '../message/index.ts', '../../features/tag/index.ts', '../../demo/index.ts'),
  ];
  expect(arrowsBetweenFolders(tree, 'src', floors).map(({ from, to }) => `${from} > ${to}`)).toEqual([
    'features/draft > mail/folder',
    'features/draft > features/tag',
    'mail/folder > mail/message',
    'mail/folder > features/tag',
    'mail/folder > demo',
  ]);
  expect(upwardArrows(tree, 'src', floors).map(({ target }) => target)).toEqual([
    'src/app.ts',
    'src/features/tag/index.ts',
    'src/demo/index.ts',
  ]);
});

it('reads the length of functions and every kind of import', () => {
  const own = sources.find(({ file }) => file === 'scripts/guide/sources.ts');
  expect(own?.imports).toEqual(['node:child_process', 'node:fs', 'node:path', 'vite']);
  expect(own?.functions.find(({ name }) => name === 'readSource')?.lines).toBeGreaterThan(10);
});
