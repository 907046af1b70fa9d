import { escapeHtml } from '../mime/text/htmlToText.ts';

const cell = 'padding:6px 12px;border:1px solid #d6dae0;text-align:left';

function renderInline(text: string): string {
  return escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(https:\/\/[\w./?=&;#-]+)/g, '<a href="$1">$1</a>');
}

function renderBlock(block: string): string {
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    return `<ul>${lines.map((line) => `<li>${renderInline(line.slice(2))}</li>`).join('')}</ul>`;
  }
  if (lines.every((line) => line.startsWith('|'))) {
    const rows = lines.map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((text) => renderInline(text.trim())),
    );
    const [head = [], ...body] = rows;
    const row = (cells: string[], tag: 'th' | 'td') =>
      `<tr>${cells.map((text) => `<${tag} style="${cell}">${text}</${tag}>`).join('')}</tr>`;
    return `<table style="border-collapse:collapse;margin:8px 0"><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
  }
  if (lines.length === 1 && block.startsWith('# ')) return `<h3>${renderInline(block.slice(2))}</h3>`;
  const picture = /^!\[(.*)\]\((.+)\)$/.exec(block);
  if (picture) return `<p><img src="${picture[2]}" alt="${escapeHtml(picture[1] ?? '')}" width="480"></p>`;
  return `<p>${lines.map(renderInline).join('<br>')}</p>`;
}

/**
 * Renders a small markup as HTML. Blocks are separated by empty lines.
 * - `# `: heading
 * - `- `: list
 * - `|`: table
 * - `![words](address)`: image
 * - `**`: bold
 */
export const renderText = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(renderBlock)
    .join('\n');

/** Returns the text without the markup, for plain messages. */
export const plainText = (text: string): string =>
  text
    .trim()
    .replace(/^!\[(.*)\]\(.+\)$/gm, '[$1]')
    .replace(/^# /gm, '')
    .replace(/\*\*/g, '')
    .replace(/^\|(.*)\|$/gm, (_, row: string) =>
      row
        .split('|')
        .map((text) => text.trim())
        .join('\t'),
    );

/** Renders a personal message with its signature and quoted message. */
export function renderLetter(parts: { text: string; signature: string; quoted: { head: string; html: string } | undefined }): string {
  const quoted = parts.quoted
    ? `<div style="margin-top:16px;color:#5b6470">${escapeHtml(parts.quoted.head)}</div><blockquote style="margin:4px 0 0;padding-left:12px;border-left:3px solid #c9d1dc">${parts.quoted.html}</blockquote>`
    : '';
  return `<div style="font-size:14px;line-height:1.7">${renderText(parts.text)}<p style="color:#5b6470">${escapeHtml(parts.signature).replaceAll('\n', '<br>')}</p></div>${quoted}`;
}

/** Renders a bulletin with a colored header, the news and a small footer. */
export function renderBulletin(parts: { title: string; sender: string; text: string; color: string; domain: string }): string {
  return `<table role="presentation" width="100%" style="background:#f2f4f7"><tr><td align="center">
<table role="presentation" width="600" style="background:#ffffff;border-collapse:collapse">
<tr><td style="background:${parts.color};color:#ffffff;padding:20px 28px"><div style="font-size:13px">${escapeHtml(parts.sender)}</div><div style="font-size:20px;font-weight:bold">${escapeHtml(parts.title)}</div></td></tr>
<tr><td style="padding:20px 28px;font-size:14px;line-height:1.7;color:#222b36">${renderText(parts.text)}</td></tr>
<tr><td style="padding:14px 28px;font-size:12px;color:#7a8491;border-top:1px solid #e3e7ec">${escapeHtml(parts.sender)} · <a href="https://${parts.domain}/unsubscribe">退订 Unsubscribe</a></td></tr>
</table></td></tr></table>`;
}
