import { createHash } from 'node:crypto';

/** A long base64 run that was taken out of a message: where it belongs, which bytes it says, and how its lines were cut. */
export interface Piece {
  /** Position of the run in the skeleton. */
  offset: number;
  /** SHA-256 of the decoded bytes, hexadecimal. */
  hash: string;
  /** Characters in a full line. */
  width: number;
  newline: '\r\n' | '\n';
}

/** Bytes that are kept by their SHA-256. */
export interface HashedBytes {
  hash: Buffer;
  bytes: Buffer;
}

/** A message with its long base64 runs taken out. */
export interface Skeleton {
  skeleton: Buffer;
  pieces: Piece[];
  blobs: HashedBytes[];
}

const isBase64 = new Uint8Array(256);
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/') isBase64[character.charCodeAt(0)] = 1;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Whether raw[start, end) contains only base64, with up to two `=` at its end. */
function isRun(raw: Buffer, start: number, end: number): boolean {
  let last = end;
  if (raw[last - 1] === 0x3d) last -= 1;
  if (raw[last - 1] === 0x3d) last -= 1;
  for (let i = start; i < last; i += 1) if (isBase64[raw[i] as number] === 0) return false;
  return true;
}

/** Writes base64 as it was in the message: lines of `width`, no line end after the last. */
function wrap(bytes: Buffer, width: number, newline: string): Buffer {
  const text = Buffer.from(bytes.toString('base64'), 'latin1');
  const lines = Math.ceil(text.length / width);
  const result = Buffer.allocUnsafe(text.length + Math.max(0, lines - 1) * newline.length);
  let to = 0;
  for (let from = 0; from < text.length; from += width) {
    if (from > 0) to += result.write(newline, to, 'latin1');
    to += text.copy(result, to, from, Math.min(from + width, text.length));
  }
  return result;
}

interface Line {
  end: number;
  next: number;
  newline: '\r\n' | '\n' | '';
}

function lineAt(raw: Buffer, start: number): Line {
  const lf = raw.indexOf(0x0a, start);
  if (lf < 0) return { end: raw.length, next: raw.length, newline: '' };
  const hasReturn = lf > start && raw[lf - 1] === 0x0d;
  return { end: hasReturn ? lf - 1 : lf, next: lf + 1, newline: hasReturn ? '\r\n' : '\n' };
}

/** The base64 run whose first line begins at `start`, or null. Its last line may be shorter than the others. */
function runAt(raw: Buffer, start: number, first: Line): { end: number; next: number } | null {
  const width = first.end - start;
  if (!isRun(raw, start, first.end) || raw[first.end - 1] === 0x3d) return null;
  let end = first.end;
  let next = first.next;
  while (next < raw.length) {
    const line = lineAt(raw, next);
    const length = line.end - next;
    if (length === 0 || length > width || length % 4 !== 0 || !isRun(raw, next, line.end)) break;
    // Every line but the last must end as the first did.
    end = line.end;
    const isLast = length < width || raw[line.end - 1] === 0x3d || line.newline !== first.newline;
    next = line.next;
    if (isLast) break;
  }
  return { end, next };
}

/**
 * Takes the long base64 runs out of a raw message, so that an attachment is stored once in however many messages it stands.
 * A run that would not come back exactly as it was stays where it is.
 */
export function cutSkeleton(raw: Buffer, { minimum = 16 * 1024 }: { minimum?: number } = {}): Skeleton {
  const kept: Buffer[] = [];
  const pieces: Piece[] = [];
  const blobs = new Map<string, HashedBytes>();
  let keptLength = 0;
  let copied = 0;
  let position = 0;
  while (position < raw.length && raw.length - position >= minimum) {
    const line = lineAt(raw, position);
    const width = line.end - position;
    if (line.newline === '' || width < 40 || width > 1000 || width % 4 !== 0) {
      position = line.next;
      continue;
    }
    const run = runAt(raw, position, line);
    if (!run) {
      position = line.next;
      continue;
    }
    if (run.end - position >= minimum) {
      const text = raw.subarray(position, run.end);
      const bytes = Buffer.from(text.toString('latin1'), 'base64');
      if (wrap(bytes, width, line.newline).equals(text)) {
        const hash = sha256(bytes);
        const key = hash.toString('hex');
        blobs.set(key, { hash, bytes });
        kept.push(raw.subarray(copied, position));
        keptLength += position - copied;
        pieces.push({ offset: keptLength, hash: key, width, newline: line.newline });
        copied = run.end;
      }
    }
    position = run.next;
  }
  if (pieces.length === 0) return { skeleton: raw, pieces, blobs: [] };
  kept.push(raw.subarray(copied));
  return { skeleton: Buffer.concat(kept), pieces, blobs: [...blobs.values()] };
}

/** Puts the runs back: the raw message, byte for byte. */
export async function joinSkeleton(skeleton: Buffer, pieces: readonly Piece[], read: (hash: string) => Promise<Buffer>): Promise<Buffer> {
  if (pieces.length === 0) return skeleton;
  const joined: Buffer[] = [];
  let from = 0;
  for (const piece of pieces) {
    joined.push(skeleton.subarray(from, piece.offset), wrap(await read(piece.hash), piece.width, piece.newline));
    from = piece.offset;
  }
  joined.push(skeleton.subarray(from));
  return Buffer.concat(joined);
}
