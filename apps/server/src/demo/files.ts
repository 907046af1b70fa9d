import sharp from 'sharp';
import type { Party } from './organisation.ts';

/** Sender, recipients and date of a message, with full addresses. */
export interface DemoLetterhead {
  from: Party;
  to: readonly Party[];
  date: Date;
}

/** A file that hangs on a demo mail. */
export interface DemoFile {
  name: string;
  type: string;
  make: (mail: DemoLetterhead) => Promise<Buffer> | Buffer;
  /** Content id, set for an inline image. */
  contentId?: string;
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** A PDF of one page: a title and lines. The font is the one that every viewer brings for Chinese, so none is embedded. */
export function pdf(name: string, title: string, lines: readonly string[]): DemoFile {
  const write = (text: string, size: number, y: number) => `BT /F1 ${size} Tf 64 ${y} Td <${utf16(text)}> Tj ET`;
  const content = [write(title, 20, 760), ...lines.map((line, index) => write(line, 12, 716 - index * 22))].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name, type: 'application/pdf', make: () => Buffer.from(body, 'latin1') };
}

/** A bar chart, drawn without letters. */
export function chart(name: string, values: readonly number[], color: string, contentId?: string): DemoFile {
  const [width, height] = [480, 220];
  const step = (width - 60) / values.length;
  const highest = Math.max(...values);
  const bars = values.map((value, index) => {
    const size = Math.round((value / highest) * (height - 60));
    return `<rect x="${Math.round(40 + index * step)}" y="${height - 30 - size}" width="${Math.round(step * 0.62)}" height="${size}" rx="3" fill="${color}"/>`;
  });
  const lines = [0, 1, 2, 3].map((n) => `<path d="M36 ${height - 30 - n * 53}H${width - 16}" stroke="#dfe4ea"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${lines.join('')}${bars.join('')}</svg>`;
  return { name, type: 'image/png', make: () => sharp(Buffer.from(svg)).png().toBuffer(), ...(contentId && { contentId }) };
}

/** A page of an old book as a scanner sees it: columns of strokes on yellowed paper. */
export function scan(name: string, seed: number): DemoFile {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const strokes = Array.from({ length: 8 * 18 }, (_, index) => {
    const x = 430 - Math.floor(index / 18) * 52 + next(8);
    const y = 44 + (index % 18) * 30 + next(6);
    return `<path d="M${x} ${y}h${14 + next(10)}m-${8 + next(6)} -8v${16 + next(6)}" stroke="#2a211b" stroke-width="2.4" fill="none"/>`;
  });
  const columns = Array.from({ length: 9 }, (_, index) => `<path d="M${40 + index * 52} 30V590" stroke="#9c3b2c" stroke-opacity="0.5"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="620"><rect width="500" height="620" fill="#efe2c4"/><rect x="40" y="30" width="416" height="560" fill="none" stroke="#9c3b2c" stroke-width="3"/>${columns.join('')}${strokes.join('')}</svg>`;
  return { name, type: 'image/png', make: () => sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer() };
}

/** A text file. */
export const text = (name: string, content: string): DemoFile => ({ name, type: 'text/plain', make: () => Buffer.from(content) });

/** A table that opens in any spreadsheet: the mark at the beginning tells it that this is UTF-8. */
export const csv = (name: string, rows: readonly (readonly (string | number)[])[]): DemoFile => ({
  name,
  type: 'text/csv',
  make: () => Buffer.from(`\ufeff${rows.map((row) => row.join(',')).join('\r\n')}\r\n`),
});

/** Creates an invitation from the sender to all recipients that they can respond to. */
export function ics(name: string, event: { uid: string; title: string; place: string; start: Date; minutes: number }): DemoFile {
  const stamp = (date: Date) => `${date.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const person = ({ name, address }: Party) => `CN="${name}":mailto:${address}`;
  const lines = ({ from, to, date }: DemoLetterhead) => [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jinshu//Demo//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    'SEQUENCE:0',
    `DTSTAMP:${stamp(date)}`,
    `ORGANIZER;${person(from)}`,
    ...to.map((one) => `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;${person(one)}`),
    `DTSTART:${stamp(event.start)}`,
    `DTEND:${stamp(new Date(event.start.getTime() + event.minutes * 60_000))}`,
    `SUMMARY:${event.title}`,
    `LOCATION:${event.place}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { name, type: 'text/calendar', make: (mail) => Buffer.from(`${lines(mail).join('\r\n')}\r\n`) };
}
