import type { Language, OnlineLink } from '@jinshu/api';
import { escapeHtml } from '../../mime/text/index.ts';

const words = {
  'zh-hans': { title: '在线附件', until: (day: string) => `${day} 前有效`, forever: '长期有效', download: '下载' },
  'zh-tw': { title: '線上附件', until: (day: string) => `${day} 前有效`, forever: '長期有效', download: '下載' },
  en: { title: 'Online attachments', until: (day: string) => `until ${day}`, forever: 'no end date', download: 'Download' },
} as const satisfies Record<Language, object>;

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** A size for people, in the units that mail programs show. */
export function sizeText(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${units[unit]}`;
}

const isolate = (name: string) => name.replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g, '');

function says(link: OnlineLink, language: Language): string {
  const { until, forever } = words[language];
  return `${sizeText(link.size)} · ${link.expiresAt === null ? forever : until(link.expiresAt.slice(0, 10))}`;
}

/** The links as a block of plain text. */
export function linkText(links: readonly OnlineLink[], language: Language): string {
  const { title } = words[language];
  return `${title}\n${links.map((link) => `${isolate(link.name)} (${says(link, language)})\n${link.url}`).join('\n')}\n`;
}

const cell = 'padding:8px 12px;border-top:1px solid #e1e4e8;font-size:14px;line-height:20px;text-align:left;';

/**
 * The links as a block of HTML. A table with the looks on its cells is what every mail program shows alike; none of it is fetched from
 * anywhere.
 */
export function linkHtml(links: readonly OnlineLink[], language: Language): string {
  const { title, download } = words[language];
  const rows = links.map(
    (link) =>
      `<tr><td style="${cell}color:#1f2328;word-break:break-all;">${escapeHtml(isolate(link.name))}` +
      `<br><span style="font-size:12px;color:#59636e;">${escapeHtml(says(link, language))}</span></td>` +
      `<td style="${cell}white-space:nowrap;text-align:right;" align="right" width="80">` +
      `<a href="${escapeHtml(link.url)}" style="color:#0b57d0;">${download}</a></td></tr>`,
  );
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" ' +
    'style="max-width:560px;margin:16px 0;border:1px solid #e1e4e8;border-radius:6px;border-collapse:separate;">' +
    `<tr><td colspan="2" style="padding:8px 12px;font-size:12px;line-height:18px;color:#59636e;text-align:left;">${title}</td></tr>` +
    `${rows.join('')}</table>`
  );
}

/** Inserts the links after the written text and before the quoted message. */
export function withLinks<T extends { html: string; text: string; isHtml: boolean }>(
  letter: T,
  links: readonly OnlineLink[],
  language: Language,
): Pick<T, 'html' | 'text'> {
  if (links.length === 0) return { html: letter.html, text: letter.text };
  if (!letter.isHtml) return { html: letter.html, text: `${letter.text.trimEnd()}\n\n${linkText(links, language)}` };
  const block = linkHtml(links, language);
  // Matches the heading written by `quoteHtml`. Without one, the block is inserted at the end.
  const quote = letter.html.search(/<p\b[^<>]*>-{6} /i);
  const at = quote >= 0 ? quote : letter.html.search(/<\/body>|$/i);
  return { html: letter.html.slice(0, at) + block + letter.html.slice(at), text: letter.text };
}
