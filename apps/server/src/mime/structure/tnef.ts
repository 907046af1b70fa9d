import { charsetOfCodePage, decodeText } from '../charset/index.ts';
import { readRtf, unpackRtf } from '../text/index.ts';

/** A file in a `winmail.dat`. */
export interface TnefFile {
  name: string;
  type: string;
  bytes: Buffer;
  contentId: string | null;
}

/** Content of a `winmail.dat`. */
export interface TnefContent {
  text: string | null;
  html: string | null;
  files: TnefFile[];
}

const signature = 0x223e9f78;
const limits = { attributes: 20_000, files: 500, properties: 2_000, values: 1_000, body: 8 * 1024 * 1024 };

/** The attributes that say something (MS-OXTNEF). */
const attribute = {
  codePage: 0x9007,
  body: 0x800c,
  properties: 0x9003,
  newFile: 0x9002,
  fileTitle: 0x8010,
  fileData: 0x800f,
  fileProperties: 0x9005,
} as const;

/** MAPI properties (MS-OXPROPS). */
const property = {
  body: 0x1000,
  rtf: 0x1009,
  html: 0x1013,
  codePage: 0x3fde,
  data: 0x3701,
  shortName: 0x3704,
  longName: 0x3707,
  type: 0x370e,
  contentId: 0x3712,
  displayName: 0x3001,
} as const;

type Properties = Map<number, { type: number; bytes: Buffer }>;

const padded = (length: number) => (length + 3) & ~3;
const fixedSize: Readonly<Record<number, number>> = { 2: 4, 3: 4, 4: 4, 10: 4, 11: 4, 5: 8, 6: 8, 7: 8, 20: 8, 64: 8, 72: 16 };

/** Reads a list of MAPI properties as far as it makes sense; of several values the first is kept. */
function readProperties(bytes: Buffer): Properties {
  const found: Properties = new Map();
  if (bytes.length < 4) return found;
  const count = Math.min(bytes.readUInt32LE(0), limits.properties);
  let at = 4;
  const room = (size: number) => at + size <= bytes.length;
  for (let index = 0; index < count && room(4); index += 1) {
    const type = bytes.readUInt16LE(at);
    const id = bytes.readUInt16LE(at + 2);
    at += 4;
    if (id >= 0x8000) {
      if (!room(24)) break;
      const isNamed = bytes.readUInt32LE(at + 16) === 1;
      const length = bytes.readUInt32LE(at + 20);
      at += 24 + (isNamed ? padded(Math.min(length, bytes.length)) : 0);
    }
    const base = type & 0x0fff;
    const size = fixedSize[base];
    const isVariable = base === 0x1e || base === 0x1f || base === 0x102 || base === 0x0d;
    if (size === undefined && !isVariable) break;
    let values = 1;
    if (isVariable || (type & 0x1000) !== 0) {
      if (!room(4)) break;
      values = Math.min(bytes.readUInt32LE(at), limits.values);
      at += 4;
    }
    for (let value = 0; value < values; value += 1) {
      if (size === undefined && !room(4)) return found;
      const length = size ?? bytes.readUInt32LE(at);
      if (size === undefined) at += 4;
      if (!room(length)) return found;
      if (value === 0) found.set(id, { type: base, bytes: bytes.subarray(at, at + length) });
      at += padded(length);
    }
  }
  return found;
}

const withoutEnd = (text: string) => text.split('\0', 1)[0] as string;

function textOf(properties: Properties, id: number, charset: string): string {
  const found = properties.get(id);
  if (!found) return '';
  const bytes = found.bytes.subarray(0, limits.body);
  return withoutEnd(decodeText(bytes, found.type === 0x1f ? 'utf-16le' : charset));
}

interface OpenFile {
  title: string;
  data: Buffer | null;
  properties: Properties;
}

function toFile({ title, data, properties }: OpenFile, number: number, charset: string): TnefFile | null {
  const object = properties.get(property.data);
  // Embedded messages and objects start with a 16-byte prefix.
  const bytes = data ?? (object?.type === 0x0d ? object.bytes.subarray(16) : object?.bytes) ?? null;
  if (!bytes) return null;
  const name = [property.longName, property.displayName, property.shortName]
    .map((id) => textOf(properties, id, charset))
    .find((one) => one !== '');
  return {
    name: name ?? (title || `attachment-${number}.bin`),
    type: textOf(properties, property.type, charset) || 'application/octet-stream',
    bytes,
    contentId: textOf(properties, property.contentId, charset).replace(/^<|>$/g, '') || null,
  };
}

/** Takes apart what Outlook sends as `winmail.dat` (MS-OXTNEF); null when it is something else. Reads no further than it makes sense. */
export function readTnef(bytes: Buffer): TnefContent | null {
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== signature) return null;
  let charset = 'windows-1252';
  let body: Buffer | null = null;
  let message: Properties = new Map();
  const open: OpenFile[] = [];
  let at = 6;
  for (let index = 0; index < limits.attributes && at + 9 <= bytes.length; index += 1) {
    const id = bytes.readUInt16LE(at + 1);
    const length = bytes.readUInt32LE(at + 5);
    const start = at + 9;
    if (start + length > bytes.length) break;
    const data = bytes.subarray(start, start + length);
    const file = open.at(-1);
    if (id === attribute.codePage && length >= 4) charset = charsetOfCodePage(data.readUInt32LE(0)) || charset;
    else if (id === attribute.body) body = data;
    else if (id === attribute.properties) message = readProperties(data);
    else if (id === attribute.newFile) {
      if (open.length >= limits.files) break;
      open.push({ title: '', data: null, properties: new Map() });
    } else if (id === attribute.fileTitle && file) file.title = withoutEnd(decodeText(data, charset));
    else if (id === attribute.fileData && file) file.data = data;
    else if (id === attribute.fileProperties && file) file.properties = readProperties(data);
    // Skip the checksum after the data: some mailers write it wrong, and damaged data is detected anyway.
    at = start + length + 2;
  }
  const codePage = message.get(property.codePage);
  const bodyCharset = (codePage && codePage.bytes.length >= 4 && charsetOfCodePage(codePage.bytes.readUInt32LE(0))) || charset;
  const packed = message.get(property.rtf);
  const rtf = packed ? unpackRtf(packed.bytes) : null;
  const rich = rtf ? readRtf(rtf) : { html: null, text: null };
  const plain = textOf(message, property.body, bodyCharset) || (body ? withoutEnd(decodeText(body.subarray(0, limits.body), charset)) : '');
  return {
    html: textOf(message, property.html, bodyCharset) || rich.html,
    text: plain.trim() || rich.text,
    files: open.flatMap((file, index) => toFile(file, index + 1, charset) ?? []),
  };
}
