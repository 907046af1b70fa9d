// Writes the pages of the components as plain Markdown into the build, with an index for language models: node scripts/docs.ts
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readParts } from './entries.ts';
import { partList, sections } from './partList.ts';

const root = path.resolve(import.meta.dirname, '..');
const guides = path.resolve(root, '../../.storybook/docs');

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

/** Puts the files that a page shows into the page. */
function showSources(mdx: string): string {
  const files = new Map([...mdx.matchAll(/^import (\w+) from '([^']+)\?raw';$/gm)].map(([, name = '', file = '']) => [name, file]));
  return mdx.replace(/^<Source language="(\w+)" code=\{(\w+)\} \/>$/gm, (_, language: string, name: string) => {
    const code = readFileSync(path.resolve(guides, files.get(name) ?? name), 'utf8');
    return `\`\`\`${language}\n${code}\`\`\``;
  });
}

/** Leads from guide to guide in the package as in Storybook, and leaves out what only Storybook has. */
const writeGuide = (file: string) =>
  toMarkdown(showSources(readFileSync(path.join(guides, file), 'utf8'))).replace(
    /\(\?path=\/docs\/guide-([a-z-]+)--docs\)/g,
    '(guide-$1.md)',
  );

/** Names that an entry exports and that are components. */
const componentsOf = (index: string) =>
  [...readFileSync(path.join(root, index), 'utf8').matchAll(/^export \{([^}]*)\} from '[^']*\.tsx'/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));

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
  const indexes = new Map(readParts().map(({ name, index }) => [name, index]));
  for (const { name, index } of readParts()) {
    const folder = path.dirname(path.join(root, index));
    const files = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
    const texts = files.sort().map((file) => toMarkdown(readFileSync(path.join(folder, file), 'utf8')));
    if (texts.length > 0) pages[`docs/${name}.md`] = `Import from \`@jinshu/ui/${name}\`.\n\n${texts.join('\n')}`;
  }
  for (const file of readdirSync(guides).filter((name) => name.endsWith('.mdx') && name !== 'welcome.mdx'))
    pages[`docs/guide-${file.replace('.mdx', '.md')}`] = writeGuide(file);
  const guideLines = Object.entries(pages)
    .filter(([file]) => file.startsWith('docs/guide-'))
    .map(([file, text]) => `- [${/^# (.*)$/m.exec(text)?.[1]}](${file})`)
    .sort();
  const lines = Object.values(sections)
    .flat()
    .flatMap((group) => [
      `\n## ${group}\n`,
      ...Object.entries(partList)
        .filter(([, part]) => part.group === group)
        .map(([name, { purpose }]) => {
          const components = componentsOf(indexes.get(name) ?? '').join(', ');
          return `- ${`docs/${name}.md` in pages ? `[${name}](docs/${name}.md)` : name}: ${purpose}${components && ` Exports ${components}.`}`;
        }),
    ]);
  const about =
    'Accessible React components for mail clients. Each has its own entry: `@jinshu/ui/<name>`. Types are in `<name>/index.d.ts`.';
  return { ...pages, 'llms.txt': `# @jinshu/ui\n\n> ${about}\n\n## Guides\n\n${guideLines.join('\n')}\n${lines.join('\n')}\n` };
}

if (import.meta.main) {
  mkdirSync(path.join(root, 'dist/docs'), { recursive: true });
  for (const [file, text] of Object.entries(writePages())) writeFileSync(path.join(root, 'dist', file), text);
}
