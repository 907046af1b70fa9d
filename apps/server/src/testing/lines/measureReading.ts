import iconv from 'iconv-lite';
import { parseMessage } from '../../mime/structure/parseMessage.ts';
import { eastAsianLines } from './eastAsian.ts';
import { westernLines } from './western.ts';

/** A line that came out as something else. */
export interface Misread {
  line: string;
  charset: string;
  label: string;
  place: 'body' | 'subject' | 'name' | 'file';
  read: string;
}

/** Number of lines read, and the ones read incorrectly. */
export interface Measured {
  readings: number;
  misread: Misread[];
}

const percent = (bytes: Buffer) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** Creates a message with the same line in its body, its subject, its sender's name and its file name, all under one label. */
function mailWith(line: Buffer, label: string): Buffer {
  // Without a label a header has the bytes as they are.
  const word = label === '' ? line : Buffer.from(`=?${label}?B?${line.toString('base64')}?=`);
  const charset = label === '' ? '' : `; charset=${label}`;
  const name = label === '' ? Buffer.concat([Buffer.from('filename="'), line, Buffer.from('"')]) : `filename*=${label}''${percent(line)}`;
  return Buffer.concat(
    [
      'From: "',
      word,
      '" <a@b.example>\r\nSubject: ',
      word,
      '\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n',
      `Content-Type: text/plain${charset}\r\nContent-Transfer-Encoding: base64\r\n\r\n${line.toString('base64')}\r\n--b\r\n`,
      'Content-Type: application/octet-stream\r\nContent-Disposition: attachment; ',
      name,
      '\r\n\r\nx\r\n--b--\r\n',
    ].map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
  );
}

function measure(cases: readonly (readonly [line: string, charset: string, label: string])[]): Measured {
  const misread: Misread[] = [];
  for (const [line, charset, label] of cases) {
    const parsed = parseMessage(mailWith(iconv.encode(line, charset), label));
    const found = {
      body: (parsed.text ?? '').trimEnd(),
      subject: parsed.subject,
      name: parsed.sender.name,
      file: parsed.attachments[0]?.name ?? '',
    };
    for (const place of ['body', 'subject', 'name', 'file'] as const) {
      const read = found[place];
      if (read !== line) misread.push({ line, charset, label, place, read });
    }
  }
  return { readings: cases.length * 4, misread };
}

const linesOf = (block: string) => block.split('\n');
const western = Object.values(westernLines).flatMap(linesOf);

/** Measures the decoding of Western lines with Western labels and without a label. */
export const measureWestern = (): Measured =>
  measure(
    western.flatMap((line) =>
      ['windows-1252', 'iso-8859-1', 'us-ascii', 'unknown-8bit', ''].map((label) => [line, 'windows-1252', label] as const),
    ),
  );

const eastAsian: readonly (readonly [lines: string, charset: string, wrong: string])[] = [
  [eastAsianLines['Simplified Chinese'], 'gbk', 'big5'],
  [eastAsianLines['Traditional Chinese'], 'big5', 'gb2312'],
  [eastAsianLines.Japanese, 'shift_jis', 'iso-2022-jp'],
  [eastAsianLines.Japanese, 'euc-jp', 'iso-2022-jp'],
  [eastAsianLines.Korean, 'euc-kr', 'iso-2022-jp'],
];

/**
 * Measures the decoding of East Asian lines without a label and with wrong ones: Western charsets, and one other East Asian charset per
 * language.
 */
export const measureEastAsian = (): Measured =>
  measure(
    eastAsian.flatMap(([lines, charset, wrong]) =>
      linesOf(lines).flatMap((line) =>
        ['', 'us-ascii', 'iso-8859-1', 'windows-1252', 'utf-8', wrong].map((label) => [line, charset, label] as const),
      ),
    ),
  );
