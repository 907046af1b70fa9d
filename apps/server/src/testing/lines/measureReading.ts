import iconv from 'iconv-lite';
import { parseMessage } from '../../mime/parseMessage.ts';
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

/** How many readings of lines there were, and which of them went wrong. */
export interface Measured {
  readings: number;
  misread: Misread[];
}

const percent = (bytes: Buffer) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** A mail that says the same line in its body, its subject, its sender's name and the name of its file, all of them under one label. */
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

/** What becomes of Western lines under Western labels and none. */
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

/** What becomes of East Asian lines under no label and wrong ones: those of other regions, and of another charset of their own. */
export const measureEastAsian = (): Measured =>
  measure(
    eastAsian.flatMap(([lines, charset, wrong]) =>
      linesOf(lines).flatMap((line) =>
        ['', 'us-ascii', 'iso-8859-1', 'windows-1252', 'utf-8', wrong].map((label) => [line, charset, label] as const),
      ),
    ),
  );
