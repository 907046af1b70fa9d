import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readParts, rooms } from './entries.ts';
import { partList, sections } from './partList.ts';

const source = path.resolve(import.meta.dirname, '../src');

test('every entry is in the list of parts, and nothing else', () => {
  expect(Object.keys(partList).sort()).toEqual(readParts().map(({ name }) => name));
});

test('each purpose is one sentence, and each part has names in English and Chinese', () => {
  const faults = Object.entries(partList).filter(
    ([, { purpose, synonyms }]) => !/^[A-Z][^.]*\.$/.test(purpose) || !/[a-z]/i.test(synonyms) || !/\p{Script=Han}/u.test(synonyms),
  );
  expect(faults).toEqual([]);
});

test('the sidebar has each part in its group', () => {
  const wrong = rooms.flatMap((room) =>
    readdirSync(path.join(source, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => {
        const part = partList[file.split(path.sep)[0] ?? ''];
        if (!part) return [];
        const section = Object.entries(sections).find(([, groups]) => (groups as readonly string[]).includes(part.group))?.[0];
        const start = `title: '${section}/${part.group}/`;
        return readFileSync(path.join(source, room, file), 'utf8').includes(start) ? [] : [`${file}: ${start}`];
      }),
  );
  expect(wrong).toEqual([]);
});
