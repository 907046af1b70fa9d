import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import { Unreadable } from '../../mime/document/index.ts';
import { limits } from './limits.ts';
import { documentPage, escapeHtml } from './page.ts';
import { readPicture } from './picture.ts';
import type { Shown } from './Shown.ts';

/** Converts HTML to a preview page. Throws `Unreadable` if it is too long. */
export function boundPage(html: string): Shown {
  if (html.length > limits.pageCharacters) throw new Unreadable('too-large');
  // The HTML comes from our libraries or is escaped: attributes are in double quotes, and nothing else looks like an attribute.
  const harmless = html.replace(/ href="(?!https?:|mailto:|#)[^"]*"/gi, '');
  return { kind: 'html', html: documentPage(harmless), isCut: false };
}

/** Shows a Word file in the current format (`.docx`): its headings, lists, tables and images. */
export async function showDocx(bytes: Uint8Array): Promise<Shown> {
  let left: number = limits.pictureBytes;
  const convertImage = mammoth.images.imgElement(async (image) => {
    const picture = await image.readAsBuffer();
    const facts = readPicture(picture);
    left -= picture.length;
    return { src: facts && left >= 0 ? `data:${facts.type};base64,${picture.toString('base64')}` : '' };
  });
  try {
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage, includeEmbeddedStyleMap: false });
    return boundPage(value);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged', error);
  }
}

/** Shows a Word file of the old kind: what it says, paragraph by paragraph. */
export async function showDoc(bytes: Uint8Array): Promise<Shown> {
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes));
    const said = [document.getHeaders({ includeFooters: false }), document.getBody(), document.getFootnotes(), document.getEndnotes()];
    const paragraphs = said.flatMap((text) => text.split(/\r\n|\r|\n/)).map((line) => line.trim());
    return boundPage(paragraphs.flatMap((line) => (line === '' ? [] : `<p>${escapeHtml(line)}</p>`)).join('\n'));
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged', error);
  }
}
