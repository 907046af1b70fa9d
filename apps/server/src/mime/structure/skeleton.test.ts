import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutSkeleton, joinSkeleton } from './skeleton.ts';

const restore = (raw: Buffer, minimum: number) => {
  const { skeleton, pieces, blobs } = cutSkeleton(raw, { minimum });
  return joinSkeleton(skeleton, pieces, async (hash) => blobs.find((blob) => blob.hash.toString('hex') === hash)?.bytes as Buffer);
};
const wrapped = (bytes: Buffer, width: number, newline: string) =>
  (bytes.toString('base64').match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join(newline);

it('gives back every message byte for byte, whatever stands around the runs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.string().map((text) => Buffer.from(text)),
          fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
          fc
            .record({
              bytes: fc.uint8Array({ minLength: 60, maxLength: 900 }),
              width: fc.constantFrom(40, 60, 64, 72, 76),
              newline: fc.constantFrom('\r\n', '\n'),
            })
            .map(({ bytes, width, newline }) => Buffer.from(wrapped(Buffer.from(bytes), width, newline))),
          fc.constantFrom('\r\n', '\n', '=', '==\r\n', 'AAAA\r\n', '--b\r\n').map((text) => Buffer.from(text)),
        ),
        { maxLength: 12 },
      ),
      async (parts) => {
        const raw = Buffer.concat(parts);
        expect((await restore(raw, 64)).equals(raw)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

it.each([
  ['lines of different lengths', ['A'.repeat(76), 'A'.repeat(72), 'A'.repeat(76)]],
  ['padding in the middle', [`${'A'.repeat(74)}==`, 'A'.repeat(76)]],
  ['bits behind the padding that decoding drops', [...Array(30).fill('A'.repeat(76)), 'AAB=']],
])('keeps %s exact', async (_name, lines) => {
  const raw = Buffer.from(lines.join('\r\n'));
  expect((await restore(raw, 64)).equals(raw)).toBe(true);
});

it('cuts the same attachment out of CRLF and LF mails into one blob', () => {
  const bytes = Buffer.alloc(30_000, 'x1y2');
  const [a, b] = ['\r\n', '\n'].map((newline) =>
    cutSkeleton(Buffer.from(`head${newline}${newline}${wrapped(bytes, 76, newline)}${newline}tail`)),
  );
  expect(a?.pieces[0]?.hash).toBe(b?.pieces[0]?.hash);
  expect(a?.blobs[0]?.bytes.equals(bytes)).toBe(true);
});
