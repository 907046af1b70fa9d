import { boundMarkup } from './boundMarkup.ts';
import { foldQuote, type QuoteWords } from './foldQuote.ts';
import { bodyStyle, createLetterCleaner, type PictureSources } from './letterCleaner.ts';

/** Options for sanitizing a message. */
export interface SanitizeOptions extends PictureSources {
  /** Words for the quoted mail at the end, which is folded where they are given. */
  quote?: QuoteWords | undefined;
}

/** Sanitized message for the frame of `MessageBody`. */
export interface SanitizedHtml {
  /** Style elements of the head, then the children of the body. */
  html: string;
  /** Declarations of the body's own style and presentation attributes. */
  bodyStyle: string;
  /** The names by which its style sheets know the body. */
  bodyClass: string;
  /** Whether there are remote images, which load only after the reader consents. */
  hasRemoteImages: boolean;
}

/**
 * Sanitizes the HTML of a message. No script or form field remains, and images load only from data URLs and from addresses that the
 * resolvers return.
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
