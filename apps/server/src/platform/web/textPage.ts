import type { Language } from '@jinshu/api';
import { plainPage } from './plainPage.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const toHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] as string);

/** Returns the HTML of lines of one kind. */
function block(kind: string, lines: readonly string[]): string {
  const texts = lines.map((line) => toHtml(line.replace(/^(#|-)\s+/, '')));
  if (kind === '#') return texts.map((text) => `<h2>${text}</h2>`).join('');
  if (kind === '-') return `<ul>${texts.map((text) => `<li><span>${text}</span></li>`).join('')}</ul>`;
  return `<p>${texts.join('<br>')}</p>`;
}

/** Returns a plain text as a page. A line that begins with # is a heading, one with - an item of a list, and an empty line ends a paragraph. */
export function textPage(language: Language, title: string, text: string): string {
  const kindOf = (line: string) => (line.trim() === '' ? '' : (/^([#-])\s+/.exec(line)?.[1] ?? 'p'));
  const blocks: { kind: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const kind = kindOf(line);
    const last = blocks.at(-1);
    if (last && last.kind === kind) last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
  }
  const html = blocks.filter(({ kind }) => kind !== '').map(({ kind, lines }) => block(kind, lines));
  return plainPage(language, title, html.join(''));
}
