import type { OutgoingAttachment } from '../mime/composeMessage.ts';
import { composeMessage } from '../mime/composeMessage.ts';
import { type ParsedAttachment, parseMessage } from '../mime/parseMessage.ts';

/** What a letter says: everything of a mail that its head does not tell. */
export interface Letter {
  html: string | null;
  text: string | null;
  files: LetterFile[];
}

/** A file of a letter. */
export interface LetterFile extends ParsedAttachment {
  /** 0 where there are no levels. */
  level: number;
}

/** A letter as it is written. */
export interface WrittenLetter {
  html?: string | undefined;
  text?: string | undefined;
  files: readonly (OutgoingAttachment & { level: number })[];
}

/** Writes a letter as bytes: a line with the levels of its files, then body and files as a mail has them. */
export async function packLetter({ html, text, files }: WrittenLetter, domain: string): Promise<Buffer> {
  const { raw } = await composeMessage({
    from: { name: '', address: `letter@${domain}` },
    to: [],
    cc: [],
    subject: '',
    html,
    text,
    attachments: files,
    domain,
    date: new Date(0),
  });
  return Buffer.concat([Buffer.from(`${JSON.stringify({ levels: files.map(({ level }) => level) })}\n`), raw]);
}

const shownTypes = /^image\/(?:png|jpe?g|gif|bmp|webp)$/;

/** Pictures in the text stand in the HTML itself: nobody has to ask for them once more. */
function withPictures(html: string, files: readonly LetterFile[]): string {
  const sources = new Map(
    files.flatMap(({ contentId, type, bytes }) =>
      contentId !== null && shownTypes.test(type) ? [[contentId, `data:${type};base64,${bytes.toString('base64')}`] as const] : [],
    ),
  );
  return sources.size === 0 ? html : html.replace(/\bcid:([^"'\s>)]{1,500})/gi, (whole, id: string) => sources.get(id) ?? whole);
}

/** Reads a letter back. */
export function unpackLetter(bytes: Buffer): Letter {
  const end = bytes.indexOf('\n');
  const { levels } = JSON.parse(bytes.subarray(0, end).toString()) as { levels: number[] };
  const { html, text, attachments } = parseMessage(bytes.subarray(end + 1));
  let number = 0;
  const files = attachments.map((file) => ({ ...file, level: file.isInline ? 0 : (levels[number++] ?? 0) }));
  return { html: html === null ? null : withPictures(html, files), text, files: files.filter(({ isInline }) => !isInline) };
}
