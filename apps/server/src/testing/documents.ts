import { buffer } from 'node:stream/consumers';
import iconv from 'iconv-lite';
import yazl from 'yazl';

/** A ZIP archive of these files. */
export async function makeZip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const typesFile = { '[Content_Types].xml': '<Types/>' };
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A Word file of these paragraphs. */
export const makeDocx = (paragraphs: readonly string[]): Promise<Buffer> =>
  makeZip({
    ...typesFile,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${paragraphs
      .map((text) => `<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr><w:r><w:t>${escapeXml(text)}</w:t></w:r></w:p>`)
      .join('')}</w:body></w:document>`,
  });

/** Creates an Excel file with one sheet. Texts are shared strings; numbers are stored directly in the cells. */
export function makeXlsx(sheet: string, rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const shared = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="s"><v>${shared.indexOf(value)}</v></c>`;
  return makeZip({
    ...typesFile,
    'xl/workbook.xml': `<workbook><sheets><sheet name="${sheet}" sheetId="1"/></sheets></workbook>`,
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
  });
}

/** A PowerPoint file, a text a slide. */
export const makePptx = (slides: readonly string[]): Promise<Buffer> =>
  makeZip({
    ...typesFile,
    'ppt/presentation.xml': '<p:presentation/>',
    ...Object.fromEntries(
      slides.map((text, index) => [
        `ppt/slides/slide${index + 1}.xml`,
        `<p:sld><a:p><a:r><a:t>${escapeXml(text)}</a:t></a:r></a:p></p:sld>`,
      ]),
    ),
  });

/** An OpenDocument text. */
export const makeOdt = (paragraphs: readonly string[]): Promise<Buffer> =>
  makeZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': '<manifest/>',
    'content.xml': `<office:document-content><office:body><office:text>${paragraphs
      .map((text) => `<text:p>${escapeXml(text)}</text:p>`)
      .join('')}</office:text></office:body></office:document-content>`,
  });

const chineseFont = `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /GBK-EUC-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0
/BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor
/FontName /STSong-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >>] >>`;

/** Puts the objects of a PDF together. `trailer` adds to the trailer's entries. */
export function joinPdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const starts: number[] = [];
  let length = pieces[0]?.length ?? 0;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const [index, object] of objects.entries()) {
    starts.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const table = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>`;
  add(Buffer.from(`${end}\nstartxref\n${length}\n%%EOF\n`));
  return Buffer.concat(pieces);
}

/** A PDF with a text a page, as lines, in a font that is not in the file: what it says has to be read by its encoding. */
export function makePdf(pages: readonly string[], { content }: { content?: Buffer } = {}): Buffer {
  const streams = pages.map((text) => {
    const lines = text.split('\n').map((line) => `<${iconv.encode(line, 'gbk').toString('hex')}> Tj 0 -24 Td`);
    const drawn = content ?? Buffer.from(`BT /F1 18 Tf 72 700 Td ${lines.join(' ')} ET`);
    const filter = content ? '/Filter /FlateDecode ' : '';
    return Buffer.concat([Buffer.from(`<< ${filter}/Length ${drawn.length} >>\nstream\n`), drawn, Buffer.from('\nendstream')]);
  });
  const pageObjects = pages.map(
    (_, index) =>
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + pages.length + index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
  );
  const kids = pages.map((_, index) => `${4 + index} 0 R`).join(' ');
  return joinPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    chineseFont,
    ...pageObjects,
    ...streams,
  ]);
}
