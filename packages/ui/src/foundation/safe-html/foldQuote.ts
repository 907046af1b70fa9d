/** Labels of the switch of a folded quote. */
export interface QuoteWords {
  show: string;
  hide: string;
}

/** A shorter one is read faster than it is unfolded. */
const foldedFrom = { characters: 400, lines: 8 };

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Returns a quote that can be unfolded. Its beginning stays visible, and its whole text can be found in the page and read by screen
 * readers. The switch is a link, because messages contain no form controls. Its attribute is reserved: sanitizing removes it from the
 * sender's HTML.
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

/**
 * Returns the start of the quoted message at the end of a text. Undefined if there is none, it is short, or nothing was written above it.
 */
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

/** Outlook draws a line above the header of the quoted message; other programs draw lines too. */
const ruled = 'div[style*="border-top"]';

/** Selectors of quoted messages in common mail programs. */
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
  ruled,
].join(',');
/** A message with many lines can have thousands of matches. */
const mostPlaces = 200;

const isBlank = (text: string | null) => (text ?? '').trim() === '';

/** Whether the message has text or images after an element. */
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

/** Outlook marks the head of the mail, which says first who it is from, and the mail itself follows it. */
function isHeadOfQuote(element: Element): boolean {
  if (element.id === 'divRplyFwdMsg') return true;
  if (!element.matches(ruled)) return false;
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let first = texts.nextNode();
  for (let blanks = 0; first && blanks < 5 && isBlank(first.textContent); blanks += 1) first = texts.nextNode();
  return /^(?:from|von|de|\u53d1\u4ef6\u4eba|\u5bc4\u4ef6\u8005)\s*[:\uff1a]?$/i.test((first?.textContent ?? '').trim());
}

const holdsNoMore = (holder: Element, part: Element) => holder.textContent?.trim() === part.textContent?.trim();

/** Returns the length that would be folded; stops counting at the limit. */
function lengthFrom(start: Node, goesOn: boolean): number {
  let length = (start.textContent ?? '').length;
  for (let next = start.nextSibling; goesOn && next && length < foldedFrom.characters; next = next.nextSibling)
    length += (next.textContent ?? '').length;
  return length;
}

/** Folds the message quoted at the end. Leaves quotes between other text, as in replies written inline. */
export function foldQuote(body: Element, words: QuoteWords): void {
  const places = [...body.querySelectorAll(quotes)].slice(0, mostPlaces);
  const found = places.find((place) => !place.matches(ruled) || isHeadOfQuote(place));
  if (!found) return;
  const isHead = isHeadOfQuote(found);
  let quote = found;
  // The head may stand alone in elements of its own, and what it is the head of follows those.
  while (isHead && quote.parentElement && quote.parentElement !== body && holdsNoMore(quote.parentElement, quote))
    quote = quote.parentElement;
  if (lengthFrom(quote, isHead) < foldedFrom.characters) return;
  if (!hasWordsBefore(quote, body) || (!isHead && hasWordsAfter(quote, body))) return;
  const holder = quote.ownerDocument.createElement('div');
  holder.innerHTML = foldedHtml('', words);
  const [link, folded] = holder.children;
  if (!link || !folded) return;
  quote.before(link, folded);
  if (isHead) while (folded.nextSibling) folded.append(folded.nextSibling);
  else folded.append(quote);
}
