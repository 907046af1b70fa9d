/** Type and size of an image, from its first bytes. */
export interface PictureFacts {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/bmp';
  width: number;
  height: number;
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The frame header of a JPEG follows any number of segments, each of which contains its length. */
function jpegSize(head: Buffer): { width: number; height: number } {
  let at = 2;
  while (at + 9 < head.length) {
    if (head[at] !== 0xff) return { width: 0, height: 0 };
    const marker = head[at + 1] as number;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5) };
    // Fill bytes, and markers that have no segment.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else at += 2 + head.readUInt16BE(at + 2);
  }
  return { width: 0, height: 0 };
}

/** Reads the type and the size of an image from its first bytes, ignoring its name. Returns null if browsers cannot show it. */
export function readPicture(bytes: Uint8Array): PictureFacts | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (head.length < 26) return null;
  if (head.subarray(0, 8).equals(png)) return { type: 'image/png', width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  if (/^GIF8[79]a/.test(head.toString('latin1', 0, 6)))
    return { type: 'image/gif', width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return { type: 'image/jpeg', ...jpegSize(head) };
  if (head[0] === 0x42 && head[1] === 0x4d) {
    const isOld = head.readUInt32LE(14) === 12;
    const [width, height] = isOld ? [head.readInt16LE(18), head.readInt16LE(20)] : [head.readInt32LE(18), head.readInt32LE(22)];
    return { type: 'image/bmp', width: Math.abs(width), height: Math.abs(height) };
  }
  return null;
}
