import { CFB } from '@e965/xlsx';
import { type ArchiveEntry, openArchive, readText, type TextFailure, Unreadable } from '../../mime/document/index.ts';
import { cleanSvg } from './cleanSvg.ts';
import { limits } from './limits.ts';
import type { FileToShow, Shown } from './Shown.ts';
import { showPpt } from './showOldSlides.ts';
import { showPptx } from './showSlides.ts';
import { readCharacters, showMarkdown, showPage, showPlain, showValues, showXml } from './showText.ts';
import { showDoc, showDocx } from './showWord.ts';
import { showWorkbook } from './showWorkbook.ts';

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);
const zipStart = [0x50, 0x4b];
const oleStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const [less, slash, greater] = [0x3c, 0x2f, 0x3e];

/**
 * Whether an archive is too much for libraries that unpack without limits. Unpacks everything once beforehand, within our own limits. Also
 * counts XML tags and nesting depth, so that no library gets more than it can process while a user waits.
 */
async function isBomb(entries: readonly ArchiveEntry[], maximumMarks: number): Promise<boolean> {
  let marks = 0;
  for (const entry of entries) {
    let depth = 0;
    let before = 0;
    const isMarked = /\.(?:xml|rels|vml)$/i.test(entry.name);
    for await (const chunk of entry.read()) {
      if (!isMarked) continue;
      for (const byte of chunk) {
        if (byte === less) {
          marks += 1;
          depth += 1;
        } else if ((byte === slash && before === less) || (byte === greater && before === slash)) depth -= byte === slash ? 2 : 1;
        before = byte;
      }
      if (marks > maximumMarks || depth > limits.officeNesting) return true;
    }
  }
  return false;
}

/** Shows only the text of a file that is too much for its library. */
async function showWords(bytes: Uint8Array): Promise<Shown> {
  const found = await readText({ bytes, name: '', type: '' });
  if (!('text' in found)) throw new Unreadable(found.failure);
  return { kind: 'text', ...found };
}

/** Falls back to the text found for search if the library cannot read a file. */
async function orWhatItSays(bytes: Uint8Array, show: () => Shown | Promise<Shown>): Promise<Shown> {
  try {
    return await show();
  } catch (error) {
    if (!(error instanceof Unreadable) || error.failure !== 'damaged') throw error;
    const found = await readText({ bytes, name: '', type: '' });
    if (!('text' in found) || found.text === '') throw error;
    return { kind: 'text', ...found };
  }
}

async function showArchive(bytes: Uint8Array): Promise<Shown> {
  const { entries, isCut, isEncrypted } = await openArchive(bytes);
  if (isEncrypted) throw new Unreadable('encrypted');
  if (isCut) throw new Unreadable('too-large');
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('ppt/presentation.xml')) return showPptx(entries);
  const isWord = names.has('word/document.xml');
  if (await isBomb(entries, isWord ? limits.wordMarks : limits.workbookMarks)) return showWords(bytes);
  if (isWord) return orWhatItSays(bytes, () => showDocx(bytes));
  if (names.has('xl/workbook.xml') || names.has('xl/workbook.bin')) return orWhatItSays(bytes, () => showWorkbook(bytes));
  throw new Unreadable('damaged');
}

/** The beginning of a Word file of the old kind says whether it has a password. */
const isEncryptedWord = (stream: Buffer) => stream.length > 12 && (stream.readUInt16LE(10) & 0x0100) !== 0;

async function showOle(bytes: Uint8Array): Promise<Shown> {
  const open = () => {
    try {
      return CFB.read(Buffer.from(bytes), { type: 'buffer' });
    } catch (error) {
      throw new Unreadable('damaged', error);
    }
  };
  const container = open();
  const stream = (name: string) => {
    const found = CFB.find(container, name);
    return found?.content ? Buffer.from(found.content as Uint8Array) : undefined;
  };
  if (stream('EncryptedPackage') || stream('EncryptedSummary')) throw new Unreadable('encrypted');
  const slides = stream('PowerPoint Document');
  if (slides) return showPpt(slides);
  const word = stream('WordDocument');
  if (word) {
    if (isEncryptedWord(word)) throw new Unreadable('encrypted');
    return showDoc(bytes);
  }
  if (stream('Workbook') || stream('Book')) return showWorkbook(bytes);
  throw new Unreadable('damaged');
}

/** Office programs open files by what is in them, and so do we: pages and tables are often sent under the names of Word and Excel. */
async function showOffice(bytes: Uint8Array): Promise<Shown> {
  if (startsWith(bytes, zipStart)) return showArchive(bytes);
  if (startsWith(bytes, oleStart)) return showOle(bytes);
  const text = readCharacters(bytes);
  if (text.trim() === '' || /^\s*\{\\rtf/.test(text)) throw new Unreadable(text.trim() === '' ? 'damaged' : 'unsupported');
  return /^\s*<(?:!doctype html|html|\?xml[^>]*>\s*<html|table|meta|head)/i.test(text) ? showPage(bytes) : showValues(bytes);
}

const ways: Readonly<Record<string, (bytes: Uint8Array) => Shown | Promise<Shown>>> = {
  svg: (bytes) => ({ kind: 'image', type: 'image/svg+xml', bytes: Buffer.from(cleanSvg(readCharacters(bytes))) }),
  html: showPage,
  txt: showPlain,
  log: showPlain,
  md: showMarkdown,
  csv: showValues,
  xml: showXml,
  doc: showOffice,
  docx: showOffice,
  xls: showOffice,
  xlsx: showOffice,
  ppt: showOffice,
  pptx: showOffice,
};

/** Makes of a file what can be shown of it. */
export async function showFile({ bytes, suffix }: FileToShow): Promise<Shown | { failure: TextFailure }> {
  try {
    const way = ways[suffix];
    if (!way) throw new Unreadable('unsupported');
    return await way(bytes);
  } catch (error) {
    return { failure: error instanceof Unreadable ? error.failure : 'damaged' };
  }
}
