import { CFB, utils, write } from '@e965/xlsx';
import { makeZip } from './documents.ts';

/** The smallest PNG there is: one dot. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const relations = (entries: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Creates a Word file as Word writes it: a heading, a table, a link and an image around the text. */
export const makeWordFile = (text: string, { link = 'https://partner.example/' } = {}): Promise<Buffer> =>
  makeZip({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': relations([['r1', 'officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relations([['r2', 'image', 'media/dot.png']]).replace(
      '</R',
      `<Relationship Id="r3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" TargetMode="External" Target="${link}"/></R`,
    ),
    'word/styles.xml':
      '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style></w:styles>',
    'word/media/dot.png': dot,
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>
<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>
<w:tbl><w:tr><w:tc><w:p><w:r><w:t>单价</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>12.50</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
<w:p><w:hyperlink r:id="r3"><w:r><w:t>网站</w:t></w:r></w:hyperlink></w:p>
<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="r2"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>
</w:body></w:document>`,
  });

/** Creates a presentation as PowerPoint writes it. The second slide is first in the archive. */
export const makeSlides = (first: string, second: string): Promise<Buffer> => {
  const slide = (title: string, more: string) =>
    `<p:sld xmlns:p="p" xmlns:a="a" xmlns:r="r"><p:sp><p:nvPr><p:ph type="title"/></p:nvPr><a:p><a:r><a:t>${title}</a:t></a:r></a:p></p:sp><p:sp><a:p><a:pPr lvl="1"/><a:r><a:t>要点</a:t></a:r></a:p></p:sp>${more}</p:sld>`;
  return makeZip({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml': '<p:presentation><p:sldIdLst><p:sldId r:id="a"/><p:sldId r:id="b"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': relations([
      ['b', 'slide', 'slides/slide1.xml'],
      ['a', 'slide', 'slides/slide2.xml'],
    ]),
    'ppt/slides/slide1.xml': slide(second, ''),
    'ppt/slides/slide2.xml': slide(first, '<p:pic><a:blip r:embed="p"/></p:pic>'),
    'ppt/slides/_rels/slide2.xml.rels': relations([['p', 'image', '../media/dot.png']]),
    'ppt/media/dot.png': dot,
  });
};

/** An Excel file of the old or the new kind with these sheets. */
export function makeWorkbook(sheets: Readonly<Record<string, readonly (readonly unknown[])[]>>, bookType: 'biff8' | 'xlsx'): Buffer {
  const workbook = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows as unknown[][]), name);
  return write(workbook, { type: 'buffer', bookType }) as Buffer;
}

const compound = (streams: Readonly<Record<string, Buffer>>): Buffer => {
  const container = CFB.utils.cfb_new();
  for (const [name, bytes] of Object.entries(streams)) CFB.utils.cfb_add(container, `/${name}`, bytes);
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Buffer);
};

/** A Word file of the old kind ([MS-DOC]): the text in one piece, and the table that says where it lies. */
export function makeOldWordFile(text: string, { isEncrypted = false } = {}): Buffer {
  const textAt = 1024;
  const body = Buffer.from(text, 'utf16le');
  const word = Buffer.alloc(Math.max(4096, textAt + body.length));
  word.writeUInt16LE(0xa5ec, 0);
  word.writeUInt16LE(0x00c1, 2);
  word.writeUInt16LE(0x0200 | (isEncrypted ? 0x0100 : 0), 0x0a);
  word.writeUInt32LE(textAt, 0x18);
  word.writeUInt32LE(text.length, 0x4c);
  body.copy(word, textAt);
  const table = Buffer.alloc(4096);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(0, 5);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(textAt, 15);
  return compound({ WordDocument: word, '1Table': table });
}

const record = (type: number, instance: number, isContainer: boolean, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt16LE((instance << 4) | (isContainer ? 0xf : 0), 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};

/** A PowerPoint file of the old kind ([MS-PPT]): each slide has a title in the outline and a box of its own. */
export function makeOldSlides(slides: readonly (readonly [title: string, box: string])[]): Buffer {
  const kind = (type: number) => {
    const body = Buffer.alloc(4);
    body.writeUInt32LE(type);
    return record(0x0f9f, 0, false, body);
  };
  const chars = (text: string) => record(0x0fa0, 0, false, Buffer.from(text, 'utf16le'));
  const outline = slides.flatMap(([title]) => [record(0x03f3, 0, false, Buffer.alloc(20)), kind(0), chars(title)]);
  const document = record(0x03e8, 0, true, record(0x0ff0, 0, true, Buffer.concat(outline)));
  const boxes = slides.map(([, box]) => record(0x03ee, 0, true, record(0xf00d, 0, true, Buffer.concat([kind(4), chars(box)]))));
  return compound({ 'PowerPoint Document': Buffer.concat([document, ...boxes, Buffer.alloc(4096)]) });
}

/** Creates a password-protected Office file. All kinds have this form. */
export const makeEncrypted = (): Buffer => compound({ EncryptionInfo: Buffer.alloc(4096, 1), EncryptedPackage: Buffer.alloc(8192, 7) });
