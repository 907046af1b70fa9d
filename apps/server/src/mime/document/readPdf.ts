import { createRequire } from 'node:module';
import path from 'node:path';
import { denseScripts } from '../lexeme/index.ts';
import { limits } from './limits.ts';
import type { TextSink } from './TextSink.ts';
import { Unreadable } from './Unreadable.ts';

/** Directory of the pdf.js tables that map the character codes of Chinese, Japanese and Korean fonts. */
const tables = `${path.join(path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps')}${path.sep}`;

/** A piece of a line, as pdf.js tells of it. */
interface Piece {
  str: string;
  transform: number[];
  width: number;
  hasEOL: boolean;
}

const rightEdge = ({ transform, width }: Piece) => (transform[4] ?? 0) + width;
/** A line continues in the next one if it reaches at least this share of the widest line. */
const fullLine = 0.85;
const endsDense = new RegExp(`${denseScripts}$`, 'u');
const startsDense = new RegExp(`^${denseScripts}`, 'u');

/** Adds the text of a page. A PDF contains only lines, so paragraphs are rebuilt; Chinese text can break anywhere. */
function addPage(pieces: readonly Piece[], sink: TextSink): void {
  const widest = pieces.reduce((edge, piece) => Math.max(edge, rightEdge(piece)), 0);
  let last = '';
  let lineEnd = 0;
  let isBroken = false;
  for (const piece of pieces) {
    if (piece.str !== '') {
      if (isBroken) {
        const goesOn = lineEnd >= widest * fullLine;
        if (!goesOn) sink.break();
        else if (!endsDense.test(last) || !startsDense.test(piece.str)) sink.break(' ');
      }
      isBroken = false;
      sink.add(piece.str);
      last = piece.str;
      lineEnd = rightEdge(piece);
    }
    isBroken ||= piece.hasEOL;
  }
}

/** Takes the text out of a PDF, page by page. */
export async function readPdf(bytes: Uint8Array, sink: TextSink): Promise<void> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: tables,
    cMapPacked: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    const count = Math.min(pdf.numPages, limits.pages);
    for (let number = 1; number <= count && !sink.isFull; number += 1) {
      const page = await pdf.getPage(number);
      const items = (await page.getTextContent()).items.filter((item) => 'str' in item);
      addPage(items, sink);
      sink.break();
      page.cleanup();
    }
    if (pdf.numPages > count) sink.cut();
  } catch (error) {
    throw new Unreadable((error as Error).name === 'PasswordException' ? 'encrypted' : 'damaged', error);
  } finally {
    await task.destroy();
  }
}
