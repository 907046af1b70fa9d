import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readParts, writeExports } from './entries.ts';

const manifest = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

it('package.json has an entry for each part, and none for anything else', () => {
  expect(manifest.exports).toEqual(writeExports());
});

it('no two parts have the same name', () => {
  const names = readParts().map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
