import { createRequire } from 'node:module';
import path from 'node:path';
import { limits } from './limits.ts';
import type { TextSink } from './TextSink.ts';
import { Unreadable } from './Unreadable.ts';

/** Where pdf.js keeps the tables by which Chinese, Japanese and Korean fonts name their characters. */
const tables = `${path.join(path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps')}${path.sep}`;

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
      for (const item of (await page.getTextContent()).items) {
        if (!('str' in item)) continue;
        sink.add(item.str);
        if (item.hasEOL) sink.break();
      }
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
