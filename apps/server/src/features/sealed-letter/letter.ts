import { composeMessage, type OutgoingAttachment } from '../../mime/compose/index.ts';
import { type ParsedAttachment, parseMessage } from '../../mime/structure/index.ts';

/** Content of a sealed message: everything except its head. */
export interface Letter {
  html: string | null;
  text: string | null;
  files: LetterFile[];
}

/** File of a sealed message. */
export interface LetterFile extends ParsedAttachment {
  /** 0 where there are no levels. */
  level: number;
}

/** Content of a message to seal. */
export interface WrittenLetter {
  html?: string | undefined;
  text?: string | undefined;
  files: readonly (OutgoingAttachment & { level: number })[];
}

/** Serializes a message's content: a line with the secrecy levels of its files, then body and files in MIME format. */
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

/** Embeds the inline images in the HTML, so that they need no further request. */
function withPictures(html: string, files: readonly LetterFile[]): string {
  const sources = new Map(
    files.flatMap(({ contentId, type, bytes }) =>
      contentId !== null && shownTypes.test(type) ? [[contentId, `data:${type};base64,${bytes.toString('base64')}`] as const] : [],
    ),
  );
  return sources.size === 0 ? html : html.replace(/\bcid:([^"'\s>)]{1,500})/gi, (whole, id: string) => sources.get(id) ?? whole);
}

/** Reads content serialized by `packLetter`. */
export function unpackLetter(bytes: Buffer): Letter {
  const end = bytes.indexOf('\n');
  const { levels } = JSON.parse(bytes.subarray(0, end).toString()) as { levels: number[] };
  const { html, text, attachments } = parseMessage(bytes.subarray(end + 1));
  let number = 0;
  const files = attachments.map((file) => ({ ...file, level: file.isInline ? 0 : (levels[number++] ?? 0) }));
  return { html: html === null ? null : withPictures(html, files), text, files: files.filter(({ isInline }) => !isInline) };
}
