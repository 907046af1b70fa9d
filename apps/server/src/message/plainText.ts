import { htmlToText } from '../mime/htmlToText.ts';
import { htmlToTextAnywhere } from '../mime/parsePool.ts';

/** A page of more than this is shown as HTML in full; its words alone would be a book. */
const maximumHtml = 2_000_000;

interface Body {
  text: string | null;
  html: string | null;
}

/** The plain text of a short mail: its own, or the words of its HTML. */
export const plainText = ({ text, html }: Body): string => text ?? htmlToText((html ?? '').slice(0, maximumHtml));

/** The plain text of any mail: the words of a long one are read beside the event loop, and nobody else waits for them. */
export const readPlainText = async ({ text, html }: Body): Promise<string> =>
  text ?? (await htmlToTextAnywhere((html ?? '').slice(0, maximumHtml)));
