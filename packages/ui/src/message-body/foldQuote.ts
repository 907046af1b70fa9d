/** What the switch of a folded quote says. */
export interface QuoteWords {
  show: string;
  hide: string;
}

/** A shorter one is read faster than it is unfolded. */
const foldedFrom = { characters: 400, lines: 8 };

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * A quote that can be unfolded. Its beginning stays in view, and all of it stays text that a search of the page finds and a reader's voice
 * reads. The switch is a link, since a letter holds no control of a form; its attribute is ours alone: those of senders are taken out.
 */
export const foldedHtml = (html: string, { show, hide }: QuoteWords): string =>
  `<a class="jinshu-fold" role="button" aria-expanded="false" href="#" data-fold="" data-show="${escapeText(show)}" data-hide="${escapeText(hide)}">${escapeText(show)}</a><div class="jinshu-folded">${html}</div>`;

/** Unfolds the quote behind a switch, or folds it again. */
export function toggleQuote(link: HTMLElement, isOpen = link.getAttribute('aria-expanded') !== 'true'): void {
  link.setAttribute('aria-expanded', String(isOpen));
  link.textContent = (isOpen ? link.dataset.hide : link.dataset.show) ?? '';
  link.nextElementSibling?.classList.toggle('jinshu-folded', !isOpen);
}

/** A link in the folded part has come into focus: it must be seen. */
export function unfoldAround({ target }: Event): void {
  const link = (target as Element | null)?.closest?.('.jinshu-folded')?.previousElementSibling as HTMLElement | null | undefined;
  if (link?.dataset.fold !== undefined) toggleQuote(link, true);
}

/** Where the quoted mail at the end of a text begins; undefined where there is none, or nothing was written above it. */
export function quoteStart(text: string): number | undefined {
  const lines = text.split('\n');
  let last = lines.length - 1;
  while (last >= 0 && (lines[last] as string).trim() === '') last -= 1;
  let first = last + 1;
  while (first > 0 && /^(?:>|\s*$)/.test(lines[first - 1] as string)) first -= 1;
  while (first <= last && (lines[first] as string).trim() === '') first += 1;
  const start = lines.slice(0, first).join('\n').length + (first > 0 ? 1 : 0);
  const isLong = last - first + 1 >= foldedFrom.lines || text.length - start >= foldedFrom.characters;
  return isLong && first <= last && text.slice(0, start).trim() !== '' ? start : undefined;
}

/** How mail programs mark the mail that they answer. */
const quotes = [
  'blockquote[type="cite" i]',
  '.gmail_quote',
  '.gmail_extra > blockquote',
  '.yahoo_quoted',
  '.protonmail_quote',
  '.zmail_extra',
  '.jinshu-quoted',
  '.moz-cite-prefix + blockquote',
  '#isReplyContent',
  '#divRplyFwdMsg',
  'body > blockquote',
  'div > blockquote',
].join(',');

const isBlank = (text: string | null) => (text ?? '').trim() === '';

/** What stands in the letter behind an element. */
function hasWordsAfter(element: Element, body: Element): boolean {
  for (let at: Element | null = element; at && at !== body; at = at.parentElement) {
    for (let next = at.nextSibling; next; next = next.nextSibling) {
      if (!isBlank(next.textContent) || (next instanceof Element && (next.nodeName === 'IMG' || next.querySelector('img')))) return true;
    }
  }
  return false;
}

function hasWordsBefore(element: Element, body: Element): boolean {
  for (let at: Element | null = element; at && at !== body; at = at.parentElement) {
    for (let before = at.previousSibling; before; before = before.previousSibling) {
      if (before.nodeName !== 'STYLE' && !isBlank(before.textContent)) return true;
    }
  }
  return false;
}

/** Folds the mail that a letter quotes at its end. Quotes among the words are left: they are answered one by one. */
export function foldQuote(body: Element, words: QuoteWords): void {
  const [quote] = body.querySelectorAll(quotes);
  if (!quote || (quote.textContent ?? '').length < foldedFrom.characters) return;
  // Outlook marks the head of the mail, and the mail itself follows it.
  const isHead = quote.id === 'divRplyFwdMsg';
  if (!hasWordsBefore(quote, body) || (!isHead && hasWordsAfter(quote, body))) return;
  const holder = quote.ownerDocument.createElement('div');
  holder.innerHTML = foldedHtml('', words);
  const [link, folded] = holder.children;
  if (!link || !folded) return;
  quote.before(link, folded);
  if (isHead) while (folded.nextSibling) folded.append(folded.nextSibling);
  else folded.append(quote);
}
