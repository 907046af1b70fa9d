import type { pictureTypes } from '@jinshu/api';

const begins = (bytes: Uint8Array, text: string, at = 0) => Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

/** Detects the type of an image from its first bytes, ignoring its name. Undefined if messages do not accept the type (CMP-19). */
export function pictureType(bytes: Uint8Array): (typeof pictureTypes)[number] | undefined {
  if (begins(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (begins(bytes, 'GIF87a') || begins(bytes, 'GIF89a')) return 'image/gif';
  if (begins(bytes, 'BM') && bytes.length > 26) return 'image/bmp';
  return undefined;
}
