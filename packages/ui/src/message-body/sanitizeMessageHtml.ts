import { boundMarkup } from './boundMarkup.ts';
import { foldQuote, type QuoteWords } from './foldQuote.ts';
import { bodyStyle, createLetterCleaner, type PictureSources } from './letterCleaner.ts';

/** How a letter is cleaned. */
export interface SanitizeOptions extends PictureSources {
  /** Words for the quoted mail at the end, which is folded where they are given. */
  quote?: QuoteWords | undefined;
}

/** A letter that may be put into the frame of `MessageBody`. */
export interface SanitizedHtml {
  /** Style elements of the head, then the children of the body. */
  html: string;
  /** Declarations of the body's own style and presentation attributes. */
  bodyStyle: string;
  /** The names by which its style sheets know the body. */
  bodyClass: string;
  /** There are pictures that only the reader's consent loads. */
  hasRemoteImages: boolean;
}

/**
 * Cleans the HTML of a mail: nothing in the result runs, asks for input, reaches our own origin or loads a picture the
 * reader has not agreed to.
 *
 * @example
 * const { html, hasRemoteImages } = sanitizeMessageHtml(message.html);
 */
export function sanitizeMessageHtml(html: string, { quote, ...pictures }: SanitizeOptions = {}): SanitizedHtml {
  const cleaner = createLetterCleaner(pictures);
  const root = cleaner.clean(boundMarkup(html));
  const body = root.querySelector('body') ?? root;
  if (quote) foldQuote(body, quote);
  const styles = [...root.querySelectorAll('head style')].map((style) => style.outerHTML).join('');
  return {
    html: styles + body.innerHTML,
    bodyStyle: bodyStyle(body),
    bodyClass: body.className,
    hasRemoteImages: cleaner.hasRemoteImages(),
  };
}
