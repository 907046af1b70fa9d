import { expect, it } from 'vitest';
import { checkProse, findProse } from './prose.ts';

it('finds no wording to avoid in strings, docs, changesets and comments, and excuses few', () => {
  const { hits, excused } = checkProse();
  expect(hits).toEqual([]);
  expect(excused).toBeLessThanOrEqual(30);
});

it.each([
  ['a string', 'apps/webmail/locales/en/a.json', '{\n  "a.b": "Please try again."\n}', 'apps/webmail/locales/en/a.json:2 polite'],
  [
    'a string with a quoted key',
    'packages/ui/src/strings/en.ts',
    "  'a-b': 'It cannot wait.',",
    'packages/ui/src/strings/en.ts:1 contraction',
  ],
  ['a summary', 'packages/api/src/a.endpoints.ts', "  summary: 'One of the mails.',", 'packages/api/src/a.endpoints.ts:1 a-mail'],
  ['a paragraph', 'docs/a.md', '# A\n\nText that\nlies in a file.', 'docs/a.md:4 stands'],
  ['a changeset', '.changeset/a.md', '---\na: minor\n---\n\nfeat(ui): a row', '.changeset/a.md:5 prefix'],
  ['TSDoc', 'packages/ui/src/a.ts', '/** What a row shows. */', 'packages/ui/src/a.ts:1 headless-what'],
  ['a comment', 'scripts/a.ts', 'const a = 1; // the neighbour', 'scripts/a.ts:1 british'],
])('names the place of a hit in %s', (_, file, source, place) => {
  expect(findProse(file, source).map((hit) => hit.split(' "')[0])).toEqual([place]);
});

it.each([
  ['code in a paragraph', 'docs/a.md', 'See `colour` and [it](colour.md).\n\n```ts\n// the neighbour\n```'],
  ['an example', 'packages/ui/src/a.ts', '/**\n * A row.\n *\n * @example a({ colour: nobody })\n */'],
  ['a comment with the mark', 'scripts/a.ts', '// Says "anew". prose-ignore'],
  ['the requirements', 'docs/requirements/a.md', 'A letter lies in the folder.'],
])('passes over %s', (_, file, source) => {
  expect(findProse(file, source)).toEqual([]);
});
