import { htmlToTextAnywhere } from '../../mime/reading/parsePool.ts';
import { htmlToText } from '../text/index.ts';

/** Maximum number of characters of HTML to convert to text. The rest is shown only as HTML. */
const maximumHtml = 2_000_000;

interface Body {
  text: string | null;
  html: string | null;
}

/** Returns the plain text of a short message: its text body, or the text extracted from its HTML. */
export const plainText = ({ text, html }: Body): string => text ?? htmlToText((html ?? '').slice(0, maximumHtml));

/** Returns the plain text of any message. Long HTML is converted in another thread, so that the event loop is not blocked. */
export const readPlainText = async ({ text, html }: Body): Promise<string> =>
  text ?? (await htmlToTextAnywhere((html ?? '').slice(0, maximumHtml)));
