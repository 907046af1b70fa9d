// Writes the pages of the components as plain Markdown into the build, with an index for language models: node scripts/docs.ts
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readParts } from './entries.ts';
import { partList, sections } from './partList.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Turns the rows of a `Keys` block into a table. */
const writeKeys = (rows: string) =>
  [
    '| Key | Effect |',
    '| --- | --- |',
    ...[...rows.matchAll(/\['([^']*)', '([^']*)'\]/g)].map(([, keys = '', effect]) => `| ${keys.replaceAll('|', '\\|')} | ${effect} |`),
  ].join('\n');

/** Turns the sentences of a `DoDont` block into a list. */
const writeAdvice = (block: string) =>
  [...block.matchAll(/\b(do|dont)=\{\{ say: '([^']*)'/g)]
    .map(([, side, say]) => `- **${side === 'do' ? 'Do' : "Don't"}:** ${say}`)
    .join('\n');

/** Turns a page of Storybook into Markdown: tables for keys, sentences for advice, nothing for live examples. Code stays as it is. */
export function toMarkdown(mdx: string): string {
  const parts = mdx.split(/(^```[\s\S]*?^```$)/m).map((part) =>
    part.startsWith('```')
      ? part
      : part
          .replace(/^import .*\n/gm, '')
          .replace(/^<Keys\n([\s\S]*?)^\/>/gm, (_, rows: string) => writeKeys(rows))
          .replace(/^<DoDont\n([\s\S]*?)^\/>/gm, (_, block: string) => writeAdvice(block))
          .replace(/^<(Meta|Canvas|Controls|Primary|Stories)\b.*\/>\n?/gm, '')
          .replace(/^## Examples\n+/m, ''),
  );
  return `${parts
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** Returns the pages of all components by file name, and the index. */
export function writePages(): Record<string, string> {
  const pages: Record<string, string> = {};
  for (const { name, index } of readParts()) {
    const folder = path.dirname(path.join(root, index));
    const files = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
    const texts = files.sort().map((file) => toMarkdown(readFileSync(path.join(folder, file), 'utf8')));
    if (texts.length > 0) pages[`docs/${name}.md`] = `Import from \`@jinshu/ui/${name}\`.\n\n${texts.join('\n')}`;
  }
  const lines = Object.values(sections)
    .flat()
    .flatMap((group) => [
      `\n## ${group}\n`,
      ...Object.entries(partList)
        .filter(([, part]) => part.group === group)
        .map(([name, { purpose }]) => `- ${`docs/${name}.md` in pages ? `[${name}](docs/${name}.md)` : name}: ${purpose}`),
    ]);
  const about =
    'Accessible React components for mail clients. Each has its own entry: `@jinshu/ui/<name>`. Types are in `<name>/index.d.ts`.';
  return { ...pages, 'llms.txt': `# @jinshu/ui\n\n> ${about}\n${lines.join('\n')}\n` };
}

if (import.meta.main) {
  mkdirSync(path.join(root, 'dist/docs'), { recursive: true });
  for (const [file, text] of Object.entries(writePages())) writeFileSync(path.join(root, 'dist', file), text);
}
