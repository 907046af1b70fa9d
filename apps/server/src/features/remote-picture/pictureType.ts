const ascii = (bytes: Uint8Array, start: number, end: number) => Buffer.from(bytes.subarray(start, end)).toString('latin1');

/** Number of bytes needed to detect the type of an image. */
export const typeBytes = 32;

/**
 * Detects the type of an image from its first bytes. Returns null for everything else, including SVG, which is a document that can contain
 * active content.
 */
export function pictureType(bytes: Uint8Array): string | null {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12))) return 'image/avif';
  // The length of the header that follows tells a bitmap from a text that begins with the same two letters.
  if (ascii(bytes, 0, 2) === 'BM' && bytes.length >= 18 && [12, 40, 52, 56, 64, 108, 124].includes(Buffer.from(bytes).readUInt32LE(14)))
    return 'image/bmp';
  return null;
}
