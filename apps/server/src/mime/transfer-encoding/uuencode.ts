/** File embedded in the text of a message. */
export interface UuencodedFile {
  name: string;
  bytes: Buffer;
}

const mostFiles = 100;
const begin = /^begin(?:-base64)? [0-7]{3,4} (.{1,255})$/;

const sixBits = (line: string, at: number) => {
  const code = line.charCodeAt(at);
  return code >= 0x20 && code <= 0x60 ? (code - 0x20) & 0x3f : 0;
};

/** One line of data, or null when the line cannot be one. */
function decodeLine(line: string): Buffer | null {
  const length = sixBits(line, 0);
  if (length === 0 || line.charCodeAt(0) > 0x60 || line.length < 1 + Math.ceil(length / 3) * 4 - 3) return null;
  const bytes = Buffer.alloc(Math.ceil(length / 3) * 3);
  for (let group = 0; group * 3 < length; group += 1) {
    const at = 1 + group * 4;
    const value = (sixBits(line, at) << 18) | (sixBits(line, at + 1) << 12) | (sixBits(line, at + 2) << 6) | sixBits(line, at + 3);
    bytes.writeUIntBE(value, group * 3, 3);
  }
  return bytes.subarray(0, length);
}

/** Takes uuencoded files out of a text. What only looks like one stays text. */
export function takeUuencoded(text: string): { text: string; files: UuencodedFile[] } {
  if (!/^begin(?:-base64)? [0-7]/m.test(text)) return { text, files: [] };
  const lines = text.split('\n');
  const kept: string[] = [];
  const files: UuencodedFile[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = (lines[index] as string).replace(/\r$/, '');
    const name = files.length < mostFiles ? begin.exec(line)?.[1] : undefined;
    const taken = name === undefined ? null : takeFile(lines, index + 1, line.startsWith('begin-base64'));
    if (name === undefined || !taken) {
      kept.push(lines[index] as string);
      continue;
    }
    files.push({ name: name.trim(), bytes: taken.bytes });
    index = taken.last;
  }
  return { text: kept.join('\n'), files };
}

function takeFile(lines: readonly string[], from: number, isBase64: boolean): { bytes: Buffer; last: number } | null {
  const decoded: Buffer[] = [];
  for (let index = from; index < lines.length; index += 1) {
    const line = (lines[index] as string).replace(/\r$/, '');
    if (/^(?:end|====)\s*$/.test(line)) return decoded.length > 0 ? { bytes: Buffer.concat(decoded), last: index } : null;
    if (line === '' || line === '`' || line === ' ') continue;
    const bytes = isBase64 ? Buffer.from(line, 'base64') : decodeLine(line);
    if (!bytes) return null;
    decoded.push(bytes);
  }
  // The end of the file was lost in transit.
  return decoded.length > 0 ? { bytes: Buffer.concat(decoded), last: lines.length - 1 } : null;
}
