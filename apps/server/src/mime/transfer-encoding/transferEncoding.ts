import { takeUuencoded } from './uuencode.ts';

const hexValue = (byte: number | undefined): number => {
  if (byte === undefined) return -1;
  if (byte >= 48 && byte <= 57) return byte - 48;
  if (byte >= 65 && byte <= 70) return byte - 55;
  if (byte >= 97 && byte <= 102) return byte - 87;
  return -1;
};

/** Decodes quoted-printable. Invalid escapes stay unchanged. `isWord` selects the variant inside encoded words, which has no lines. */
export function decodeQuotedPrintable(bytes: Uint8Array, isWord = false): Buffer {
  const result = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  /** Length without trailing spaces of the line: they were added in transit (RFC 2045, section 6.7). */
  let keep = 0;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] as number;
    if (byte === 0x3d) {
      const high = hexValue(bytes[i + 1]);
      const low = hexValue(bytes[i + 2]);
      if (high >= 0 && low >= 0) {
        result[length] = high * 16 + low;
        length += 1;
        keep = length;
        i += 2;
        continue;
      }
      let next = i + 1;
      while (bytes[next] === 0x20 || bytes[next] === 0x09) next += 1;
      if (!isWord && (next >= bytes.length || bytes[next] === 0x0a || bytes[next] === 0x0d)) {
        i = bytes[next] === 0x0d && bytes[next + 1] === 0x0a ? next + 1 : next;
        keep = length;
        continue;
      }
    }
    if (!isWord && (byte === 0x0a || (byte === 0x0d && bytes[i + 1] === 0x0a))) length = keep;
    result[length] = byte;
    length += 1;
    if (isWord || (byte !== 0x20 && byte !== 0x09)) keep = length;
  }
  return result.subarray(0, isWord ? length : keep);
}

/** Decodes base64 as mail has it: with line ends and foreign characters in between, and several padded runs after one another. */
export function decodeBase64(bytes: Uint8Array): Buffer {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const padding = text.indexOf('=');
  // `Buffer` stops at the first padding, but some mailers concatenate two encoded parts.
  if (padding < 0 || !/[A-Za-z0-9+/]/.test(text.slice(padding))) return Buffer.from(text, 'base64');
  const runs = text.split(/=+/);
  // What a list or a gateway has written below is words.
  const end = runs.findIndex((run, index) => index > 0 && /[^A-Za-z0-9+/_\s-]|\S[ ]\S/.test(run));
  return Buffer.concat((end < 0 ? runs : runs.slice(0, end)).map((run) => Buffer.from(run, 'base64')));
}

/** Whether a body that says base64 begins with anything but a line of it. */
function isNoBase64(bytes: Buffer): boolean {
  // Ignore a byte order mark and control characters: they are not part of the written text.
  const head = bytes.toString('latin1', 0, 4000).replace(/^\xef\xbb\xbf|(?!\s)\p{Cc}/gu, '');
  const [first = ''] = head.trimStart().split(/\r?\n/, 1);
  return first !== '' && !/^[A-Za-z0-9+/]+={0,2}\s*$/.test(first);
}

/** Takes off what a mailing list has written below a text in base64: lines with blanks in them. */
function withoutFooter(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  const footer = /\r?\n[^\r\n]{0,200}[^\sA-Za-z0-9+/=][^\r\n]{0,200}|\r?\n[^\r\n]{1,200}[^\s] [^\s]/.exec(text);
  return footer ? bytes.subarray(0, footer.index) : bytes;
}

/** Undoes the transfer encoding of a text; what it plainly is not is left as it stands. */
export function decodeTextTransfer(bytes: Buffer, encoding: string): Buffer {
  if (encoding !== 'base64') return decodeTransfer(bytes, encoding);
  return isNoBase64(bytes) ? bytes : decodeBase64(withoutFooter(bytes));
}

/** Whether an encoding is the one from before MIME, which has a name for the file as well. */
export const isUuencoded = (encoding: string): boolean => /^(?:x-)?uu(?:e|encode)$/.test(encoding);

/** Undoes a part's transfer encoding. */
export function decodeTransfer(bytes: Buffer, encoding: string): Buffer {
  if (encoding === 'base64') return decodeBase64(bytes);
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(bytes);
  if (isUuencoded(encoding)) return takeUuencoded(bytes.toString('latin1')).files[0]?.bytes ?? bytes;
  return bytes;
}
