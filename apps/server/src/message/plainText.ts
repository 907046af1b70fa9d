import { htmlToText } from '../mime/htmlToText.ts';

/** A page of more than this is shown as HTML in full; its words would keep everybody else waiting. */
const maximumHtml = 2_000_000;

/** The plain text of a mail: its own, or the words of its HTML. */
export const plainText = ({ text, html }: { text: string | null; html: string | null }): string =>
  text ?? htmlToText((html ?? '').slice(0, maximumHtml));
