import { decodeText } from '../charset/index.ts';
import { parseMessage } from '../structure/index.ts';
import { htmlToText } from '../text/index.ts';
import { openArchive } from './archive.ts';
import { limits } from './limits.ts';
import { officeKind, readOffice } from './readOffice.ts';
import { readPdf } from './readPdf.ts';
import { TextSink } from './TextSink.ts';
import { type TextFailure, Unreadable } from './Unreadable.ts';

/** A file, with what its mail says it is. */
export interface AttachedFile {
  bytes: Uint8Array;
  name: string;
  type: string;
}

/** Text of a file, or the reason why it has none. */
export type FileText = { text: string; isCut: boolean } | { failure: TextFailure };

const plainNames = /\.(?:txt|text|csv|tsv|log|md|markdown|json|ya?ml|xml|ini|conf|ics|vcf|srt|sql|tex|properties)$/i;
const htmlNames = /\.(?:html?|xhtml)$/i;
const mailNames = /\.eml$/i;
/** Names of files that are known by what they begin with. With the text of something else in them they are read as what they are. */
const documentNames = /\.(?:pdf|docx|xlsx|pptx|od[tsp]|zip|rtf)$/i;

const startsWith = (bytes: Uint8Array, start: readonly number[], offset = 0) =>
  start.every((byte, index) => bytes[offset + index] === byte);
const zipStarts = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];
const oleStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** An Office file with a password is this kind of file around the encrypted one. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/** The mark of a PDF may stand a little behind the beginning. */
const isPdf = (head: Buffer) => head.subarray(0, 1024).includes('%PDF-');

function utf16(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  return startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : null;
}

/** A character may be cut at the end of this range. That is harmless: a search never looks for half a character. */
const textBytes = limits.characters * 4;

function readPlain(bytes: Uint8Array, sink: TextSink): void {
  sink.add(decodeText(bytes.subarray(0, textBytes), utf16(bytes) ?? '').replace(/^\ufeff/, ''));
  if (bytes.length > textBytes) sink.cut();
}

function readHtml(bytes: Buffer, sink: TextSink): void {
  const declared = /charset\s*=\s*["']?([\w-]{1,40})/i.exec(bytes.toString('latin1', 0, 2048))?.[1] ?? '';
  sink.add(htmlToText(decodeText(bytes.subarray(0, textBytes), utf16(bytes) ?? declared)));
  if (bytes.length > textBytes) sink.cut();
}

function readMail(bytes: Buffer, sink: TextSink): void {
  const { subject, text, html, attachments } = parseMessage(bytes);
  for (const piece of [subject, text ?? htmlToText(html ?? ''), ...attachments.map(({ name }) => name)]) {
    sink.add(piece);
    sink.break();
  }
}

async function readZip(bytes: Uint8Array, sink: TextSink): Promise<void> {
  const { entries, isCut } = await openArchive(bytes);
  const kind = officeKind(entries);
  if (kind) return readOffice(kind, entries, sink);
  for (const { name } of entries) {
    sink.add(name);
    sink.break();
  }
  if (isCut) sink.cut();
}

async function read({ bytes, name, type }: AttachedFile, sink: TextSink): Promise<void> {
  if (bytes.length > limits.fileBytes) throw new Unreadable('too-large');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPdf(buffer)) return readPdf(bytes, sink);
  if (zipStarts.some((start) => startsWith(bytes, start))) return readZip(bytes, sink);
  if (startsWith(bytes, oleStart)) throw new Unreadable(buffer.includes(encryptedPackage) ? 'encrypted' : 'unsupported');
  const isText = utf16(bytes) !== null || !buffer.subarray(0, 65_536).includes(0);
  if (!isText) throw new Unreadable(documentNames.test(name) ? 'damaged' : 'unsupported');
  const kind = type.toLowerCase().split(';', 1)[0] ?? '';
  if (htmlNames.test(name) || kind === 'text/html') return readHtml(buffer, sink);
  if (mailNames.test(name) || kind === 'message/rfc822') return readMail(buffer, sink);
  if (plainNames.test(name) || kind.startsWith('text/') || documentNames.test(name)) return readPlain(bytes, sink);
  throw new Unreadable('unsupported');
}

/** Takes the text out of a file. What the bytes are counts for more than what the file is called. */
export async function readText(file: AttachedFile): Promise<FileText> {
  const sink = new TextSink();
  try {
    await read(file, sink);
    return sink.finish();
  } catch (error) {
    const { text } = sink.finish();
    // What came out before a file turned out to be damaged is worth finding.
    if (text !== '') return { text, isCut: true };
    return { failure: error instanceof Unreadable ? error.failure : 'damaged' };
  }
}
