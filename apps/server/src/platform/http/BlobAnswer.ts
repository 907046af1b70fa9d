import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../blob/index.ts';

/** An answer that is bytes with a file name (API-08). */
export interface BlobAnswer {
  /** The bytes, or how to open them: only then may the caller ask for a part (Range), and `size` must be given. */
  bytes: Uint8Array | Readable | ((range?: ByteRange) => Promise<Readable>);
  fileName: string;
  type: string;
  size?: number | undefined;
  /** Whether a browser may show it instead of saving it. @default false */
  isInline?: boolean | undefined;
  /** Tag that identifies the bytes. Clients that have them get no copy, and interrupted downloads can resume. */
  etag?: string | undefined;
  /** Whether the address names these very bytes, so that a browser may keep them. @default false */
  isImmutable?: boolean | undefined;
}

/** A page that came by mail must neither run nor call home, whatever its type says it is. */
const lockedPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters and those that turn the direction of writing are taken out
const unsafeCharacters = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The header that names a download: a plain name for old readers and the true one in UTF-8 (RFC 6266). */
export function contentDisposition(fileName: string, isInline = false): string {
  const name = fileName.toWellFormed().replace(unsafeCharacters, '').replace(/[/\\]/g, '_') || 'download';
  const plain = name.replace(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*!]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * Reads a Range header with one part. Returns `null` if the whole content must be sent, and `'unsatisfiable'` if the range is outside of
 * it.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start > end ? 'unsatisfiable' : { start, end };
}

/** Whether a list of tags, as If-None-Match has it, names this one. */
const names = (header: string | undefined, tag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag));

/** Writes an answer that is bytes. */
export async function sendBlob(request: FastifyRequest, reply: FastifyReply, answer: BlobAnswer): Promise<void> {
  const { bytes, size, fileName, type, isInline } = answer;
  const etag = answer.etag === undefined ? undefined : `"${answer.etag}"`;
  if (etag !== undefined) reply.header('etag', etag);
  reply
    .type(type)
    // Browsers refuse to show a PDF under the policy: it is saved, and what shows it in the product fetches its bytes.
    .header('content-disposition', contentDisposition(fileName, isInline && type !== 'application/pdf'))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', answer.isImmutable ? 'private, max-age=31536000, immutable' : 'private, no-store');
  reply.header('content-security-policy', lockedPolicy);
  if (typeof bytes !== 'function') {
    if (size !== undefined && bytes instanceof Readable) reply.header('content-length', size);
    reply.send(bytes instanceof Readable ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return;
  }
  const total = size ?? 0;
  // A client that has the start of other bytes gets these from the beginning.
  const isOther = request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag;
  const range = isOther ? null : parseRange(request.headers.range, total);
  reply.header('accept-ranges', 'bytes');
  if (etag !== undefined && names(request.headers['if-none-match'], etag)) {
    reply.code(304).send();
  } else if (request.method === 'HEAD') {
    // Don't open bytes that a HEAD response doesn't send.
    reply.header('content-length', total).send(Readable.from([]));
  } else if (range === 'unsatisfiable') {
    reply.code(416).header('content-range', `bytes */${total}`).header('content-length', 0).send('');
  } else if (range === null) {
    reply.header('content-length', total).send(await bytes());
  } else {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${total}`);
    reply.header('content-length', range.end - range.start + 1).send(await bytes(range));
  }
}
