import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');

const pages = files.filter((file) => file.endsWith('.mdx')).map((file) => ({ file, text: read(file) }));

/** Sections required on each page, and the words that introduce them. */
const sections = {
  anatomy: /\bAnatomy\b/,
  keyboard: /\bKeyboard\b/,
  'screen reader': /\b(Announced|Announcements?|Roles?|Screen reader)\b|\bKeyboard and announcement\b/,
  variables: /\b(Variables|Reads)\b/,
};

/** Returns the text above the anatomy, and the other components it names. */
function readPurpose(text: string, own: string) {
  const purpose = (/^# .*\n([\s\S]*)/m.exec(text)?.[1] ?? '').split(/\*\*Anatomy/)[0] ?? '';
  const named = [...purpose.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name);
  return { words: purpose.trim(), others: named.filter((name) => name !== own) };
}

describe.each(pages)('the page $file', ({ file, text }) => {
  it('says what the part is for, and names another to use instead or beside it', () => {
    const { words, others } = readPurpose(text, path.basename(file, '.mdx'));
    expect(words).not.toBe('');
    expect(others).not.toEqual([]);
  });

  it('tells of anatomy, keyboard, screen reader and variables', () => {
    expect(Object.entries(sections).flatMap(([name, pattern]) => (pattern.test(text) ? [] : [name]))).toEqual([]);
  });
});

it('every part that has stories has a page, its own or one that shows them', () => {
  const documented = new Set(
    pages.flatMap(({ file, text }) =>
      [...text.matchAll(/from '(\.[^']+\.stories)\.tsx'/g)].map(([, target]) => path.join(path.dirname(file), `${target}.tsx`)),
    ),
  );
  const isPart = (file: string) => existsSync(path.join(source, file.replace('.stories.tsx', '.tsx')));
  const stories = files.filter((file) => file.endsWith('.stories.tsx') && isPart(file));
  expect(stories.length).toBeGreaterThan(100);
  expect(stories.filter((file) => !documented.has(file))).toEqual([]);
});

it('ids of requirements are tags of stories, and in no name', () => {
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  const named = stories.filter((file) => /\bname:\s*['"`][^'"`\n]*\b[A-Z][A-Z0-9]{2}-\d+/.test(read(file)));
  expect(named).toEqual([]);
  expect(stories.filter((file) => /\btags: \['[A-Z][A-Z0-9]{2}-\d+'/.test(read(file))).length).toBeGreaterThan(50);
});
