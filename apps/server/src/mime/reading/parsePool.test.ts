import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { generateMails } from '../../testing/generateMail.ts';
import { joinSkeleton } from '../structure/skeleton.ts';
import { htmlToText } from '../text/htmlToText.ts';
import { closeParsePool, htmlToTextAnywhere, prepareAnywhere, prepareBatch } from './parsePool.ts';
import { prepareMessage } from './prepareMessage.ts';

afterAll(closeParsePool);

const some = (count: number) => {
  const mails = generateMails({ seed: 21, attachments: 0.5 });
  return Array.from({ length: count }, () => mails.next().value.raw);
};

it('a worker prepares what this thread would', async () => {
  const raws = some(20);
  expect(await prepareBatch(raws)).toEqual(raws.map(prepareMessage));
});

it('a heavy mail comes back whole from beside the event loop', async () => {
  const raw = Buffer.concat([Buffer.from('Subject: heavy\r\n\r\n'), Buffer.alloc(400_000, '字 ')]);
  const prepared = await prepareAnywhere(raw);
  expect(prepared.facts.subject).toBe('heavy');
  expect(Buffer.isBuffer(prepared.skeleton) && prepared.skeleton.equals(raw)).toBe(true);
});

it('the words of a long letter are read beside the event loop', async () => {
  const html = '<table>'.padEnd(1_000_000, '<tr><td>第三季度预算</td><td><b>Budget</b> of the third quarter</td></tr>');
  let hasTurned = false;
  setImmediate(() => {
    hasTurned = true;
  });
  const words = await htmlToTextAnywhere(html);
  expect(hasTurned).toBe(true);
  expect(words).toBe(htmlToText(html));
});

it('damaged mails are read without an error and keep their source', async () => {
  const raws = some(10);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(raws.length - 1),
      fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(200), put: fc.uint8Array({ maxLength: 40 }) }), {
        minLength: 1,
        maxLength: 6,
      }),
      async (which, damages) => {
        let raw = raws[which] as Buffer;
        for (const { at, cut, put } of damages) {
          const start = Math.floor(at * raw.length);
          raw = Buffer.concat([raw.subarray(0, start), Buffer.from(put), raw.subarray(start + cut)]);
        }
        const { skeleton, pieces, blobs, facts } = prepareMessage(raw);
        expect(JSON.stringify(facts)).not.toContain('\\u0000');
        const restored = await joinSkeleton(
          skeleton,
          pieces,
          async (hash) => blobs.find((blob) => blob.hash.toString('hex') === hash)?.bytes as Buffer,
        );
        expect(restored.equals(raw)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
