import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { makeDocx, makeOdt, makePdf, makePptx, makeXlsx, makeZip } from '../../testing/documents.ts';
import { readText } from './readText.ts';

const read = (name: string, bytes: Buffer | string, type = 'application/octet-stream') =>
  readText({ bytes: Buffer.from(bytes), name, type });
const textOf = async (...file: Parameters<typeof read>) => {
  const found = await read(...file);
  return 'text' in found ? found.text : found;
};

describe('SRC-19 text is taken out of files', () => {
  it('of a PDF, page by page, in a Chinese font that is not in the file', async () => {
    expect(await textOf('合同.pdf', makePdf(['采购合同 2026', '乙方：锦书公司']))).toBe('采购合同 2026\n乙方：锦书公司');
  });

  it('of a PDF with its paragraphs whole: a word that a line breaks is a word', async () => {
    const chinese = '采购\n甲方向乙方购买设备一批，双方签订本合\n同，一式两份，由双方各执一份，自签字\n之日起生效\n附则';
    const english = 'each party keeps one\nof them for one year\nEnd';
    expect(await textOf('a.pdf', makePdf([chinese, english]))).toBe(
      '采购\n甲方向乙方购买设备一批，双方签订本合同，一式两份，由双方各执一份，自签字之日起生效\n附则\neach party keeps one of them for one year End',
    );
  });

  it('of Word, Excel, PowerPoint and OpenDocument', async () => {
    expect(await textOf('a.docx', await makeDocx(['年度预算', 'R&D < 5 %']))).toBe('年度预算\nR&D < 5 %');
    expect(
      await textOf(
        'a.xlsx',
        await makeXlsx('第三季度', [
          ['部门', '金额'],
          ['研究部', 48210.5],
        ]),
      ),
    ).toBe('部门\n金额\n研究部\n第三季度\n48210.5');
    expect(await textOf('a.pptx', await makePptx(['开场', '路线图']))).toBe('开场\n路线图');
    expect(await textOf('a.odt', await makeOdt(['Protokoll', '下一步']))).toBe('Protokoll\n下一步');
  });

  it('of plain text in the charset that its bytes are in', async () => {
    expect(await textOf('a.txt', iconv.encode('关于预算审批的通知，请各部门于周五前提交报表。', 'gb18030'))).toBe(
      '关于预算审批的通知，请各部门于周五前提交报表。',
    );
    expect(await textOf('a.csv', '\ufeff姓名,金额\n林月,12')).toBe('姓名,金额\n林月,12');
    expect(await textOf('a.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('会议纪要', 'utf16le')]))).toBe('会议纪要');
    expect(await textOf('notes', 'plain words', 'text/plain; charset=utf-8')).toBe('plain words');
  });

  it('of a page, as its reader sees it', async () => {
    const page =
      '<html><head><meta charset="gbk"><title>x</title></head><body><script>hidden()</script><p>报价单</p><td>1</td></body></html>';
    expect(await textOf('a.html', iconv.encode(page, 'gbk'))).toBe('报价单\n1');
  });

  it('of a mail inside a mail', async () => {
    expect(await textOf('a.eml', 'Subject: Offer\r\nFrom: a@b.example\r\n\r\nSee you on Monday.')).toBe('Offer\nSee you on Monday.');
  });

  it('of an archive, what its files are called', async () => {
    expect(await textOf('资料.zip', await makeZip({ '报表/三月.xlsx': 'x', 'photo.png': 'y' }))).toBe('报表/三月.xlsx\nphoto.png');
  });

  it('of an archive with a password too, and of one whose names are in GBK', async () => {
    const bytesOf = (zip: Buffer, change: (text: string) => string) => Buffer.from(change(zip.toString('latin1')), 'latin1');
    // The flags of an entry: 0x0800 says that its name is in UTF-8, 0x0001 that it has a password.
    const zip = await makeZip({ placeholder: 'x' });
    const gbk = iconv.encode('预算表.txt', 'gbk').toString('latin1');
    expect(gbk).toHaveLength('placeholder'.length - 1);
    const inGbk = bytesOf(zip, (text) => text.replaceAll('placeholder', `${gbk}x`).replaceAll('\x00\x08', '\x00\x00'));
    expect(await textOf('a.zip', inGbk)).toBe('预算表.txtx');
    expect(
      await textOf(
        'a.zip',
        bytesOf(zip, (text) => text.replaceAll('\x00\x08', '\x01\x08')),
      ),
    ).toBe('placeholder');
  });
});

describe('what a file is counts for more than its name', () => {
  it('reads a PDF that calls itself a text, and a text that calls itself a PDF', async () => {
    expect(await textOf('notes.txt', makePdf(['合同']), 'text/plain')).toBe('合同');
    expect(await textOf('notes.pdf', 'only words', 'application/pdf')).toBe('only words');
  });

  it('takes no words from pictures and programs', async () => {
    const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100)]);
    expect(await read('a.png', png, 'image/png')).toEqual({ failure: 'unsupported' });
    expect(await read('a.docx', png)).toEqual({ failure: 'damaged' });
    expect(await read('a.bin', 'no kind of text that we know')).toEqual({ failure: 'unsupported' });
  });
});

describe('files that cannot be read say why', () => {
  it('a PDF that ends in its middle', async () => {
    const pdf = makePdf(['合同']);
    expect(await read('a.pdf', pdf.subarray(0, 60))).toEqual({ failure: 'damaged' });
    expect(await read('a.pdf', '%PDF-1.7\nnothing else')).toEqual({ failure: 'damaged' });
  });

  it('an archive that ends in its middle, and one that is none', async () => {
    const docx = await makeDocx(['x'.repeat(3000)]);
    expect(await read('a.docx', docx.subarray(0, docx.length - 60))).toEqual({ failure: 'damaged' });
    expect(await read('a.zip', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500, 7)]))).toEqual({ failure: 'damaged' });
  });

  it('one with a password', async () => {
    const ole = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(512),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(await read('a.docx', ole)).toEqual({ failure: 'encrypted' });
  });

  it('keeps what it could read of a file that is damaged further on', async () => {
    const zip = await makeZip({
      '[Content_Types].xml': 'x',
      'word/document.xml': '<w:p><w:t>先有的话</w:t></w:p>',
      'word/footnotes.xml': `<w:p><w:t>${'脚注'.repeat(2000)}</w:t></w:p>`,
    });
    const at = zip.indexOf('word/footnotes.xml') + 'word/footnotes.xml'.length;
    zip.fill(0xff, at, at + 20);
    expect(await read('a.docx', zip)).toEqual({ text: '先有的话', isCut: true });
  });
});
