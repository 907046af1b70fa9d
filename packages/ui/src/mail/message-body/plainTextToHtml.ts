import { foldedHtml, type QuoteWords, quoteStart } from '../../foundation/safe-html/foldQuote.ts';

/** Addresses end before Chinese punctuation, which a sentence puts right behind them without a space. */
const LINK =
  /\bhttps?:\/\/[^\s<>"'`，。；：！？、（）《》「」【】“”‘’…]+|\bwww\.[^\s<>"'`，。；：！？、（）《》「」【】“”‘’…]+|@[\w-]+(?:\.[\w-]+)+/gi;
/** Name before an `@`. Search backward from the `@`: searching from each character of an endless word would take minutes. */
const NAME = /[\w.+-]{1,64}$/;
const longestName = 64;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Writes text so that HTML reads it as text. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

/** Turns a plain-text letter into HTML that says the same, with its web and mail addresses as links; folds a quoted mail at its end. */
export function plainTextToHtml(text: string, quote?: QuoteWords): string {
  const start = quote ? quoteStart(text) : undefined;
  if (quote === undefined || start === undefined) return `<div class="jinshu-plain" dir="auto">${withLinks(text)}</div>`;
  const folded = foldedHtml(withLinks(text.slice(start)), quote);
  return `<div class="jinshu-plain" dir="auto">${withLinks(text.slice(0, start))}${folded}</div>`;
}

function withLinks(text: string): string {
  let html = '';
  let end = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const isMail = found.startsWith('@');
    const name = isMail ? (NAME.exec(text.slice(Math.max(end, index - longestName), index))?.[0] ?? '') : '';
    if (isMail && name === '') continue;
    const start = index - name.length;
    const address = trimAddress(name + found);
    html += escapeHtml(text.slice(end, start)) + writeLink(address);
    end = start + address.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** A full stop or a closing bracket behind an address belongs to the sentence, unless the bracket was opened inside. */
function trimAddress(address: string): string {
  const marks = /[([{]/.test(address) ? '.,;:!?' : '.,;:!?)]}';
  let end = address.length;
  while (end > 0 && marks.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

function writeLink(address: string): string {
  const href = /^https?:/i.test(address) ? address : /^www\./i.test(address) ? `http://${address}` : `mailto:${address}`;
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${escapeHtml(address)}</a>`;
}
