import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A story whose look changed in one skin. A new story has no image before, a deleted one none after. */
export interface Difference {
  title: string;
  storyId: string;
  skin: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
  difference: Buffer | undefined;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const kinds = ['before', 'after', 'difference'] as const;

/** Writes the images and a page that shows them side by side. Returns the path of the page. */
export async function writePage(folder: string, commit: string, differences: readonly Difference[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  const rows: string[] = [];
  for (const one of differences) {
    const cells: string[] = [];
    for (const kind of kinds) {
      const name = `${one.storyId}.${one.skin}.${kind}.png`;
      const picture = one[kind];
      if (picture) await writeFile(path.join(folder, name), picture);
      cells.push(picture ? `<td><a href="${name}"><img loading="lazy" alt="${kind}" src="${name}"></a></td>` : '<td>none</td>');
    }
    rows.push(`<tr><th colspan="3">${escapeHtml(one.title)} (${one.skin})</th></tr><tr>${cells.join('')}</tr>`);
  }
  const page = path.join(folder, 'index.html');
  await writeFile(
    page,
    `<!doctype html><meta charset="utf-8"><title>Looks against ${commit.slice(0, 8)}</title>
<style>body{font:14px system-ui}table{width:100%;table-layout:fixed}img{max-width:100%;border:1px solid #999}th{text-align:start;padding-top:24px}</style>
<h1>${differences.length} pictures differ from ${commit.slice(0, 8)}</h1>
<table><tr>${kinds.map((kind) => `<th>${kind}</th>`).join('')}</tr>${rows.join('\n')}</table>
`,
  );
  return page;
}
