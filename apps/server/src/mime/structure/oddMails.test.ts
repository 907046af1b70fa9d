import { describe, expect, it } from 'vitest';
import { awkwardMails } from '../../testing/awkwardMails.ts';
import { damagedMails, type OddFacts, oddMails } from '../../testing/oddMails.ts';
import { prepareMessage } from '../reading/prepareMessage.ts';
import { htmlToText } from '../text/htmlToText.ts';
import { type ParsedMessage, parseMessage } from './parseMessage.ts';
import { joinSkeleton } from './skeleton.ts';

const dense = (text: string | null) => (text ?? '').normalize('NFC').replace(/\s+/g, '');
const pairs = (people: ParsedMessage['to']) => people.map(({ name, address }) => [name, address]);

/** Returns the values of the requested facts from a parsed message. A text that contains the expected text counts as equal to it. */
function answer(parsed: ParsedMessage, asked: OddFacts): OddFacts {
  const said: OddFacts = {};
  const text = `${dense(parsed.text)} ${dense(htmlToText(parsed.html ?? ''))}`;
  if (asked.subject !== undefined) said.subject = parsed.subject;
  if (asked.from) said.from = pairs(parsed.from) as never;
  if (asked.to) said.to = pairs(parsed.to) as never;
  if (asked.cc) said.cc = pairs(parsed.cc) as never;
  if (asked.date !== undefined) said.date = parsed.sentAt?.toISOString() ?? null;
  if (asked.text !== undefined)
    said.text = dense(parsed.text ?? htmlToText(parsed.html ?? '')).includes(dense(asked.text)) ? asked.text : (parsed.text ?? '');
  if (asked.notText !== undefined) said.notText = text.includes(dense(asked.notText)) ? text : asked.notText;
  if (asked.html !== undefined) said.html = dense(parsed.html).includes(dense(asked.html)) ? asked.html : (parsed.html ?? '');
  if (asked.files) {
    const same = (index: number, bytes: Buffer) => {
      const wanted = asked.files?.[index]?.[1];
      return wanted !== undefined && Buffer.from(wanted as string).equals(bytes) ? wanted : bytes;
    };
    said.files = parsed.attachments.map(({ name, bytes }, index) => [name, same(index, bytes)]);
  }
  if (asked.inline) said.inline = parsed.attachments.flatMap(({ isInline, name }) => (isInline ? [name] : []));
  return said;
}

const mails = [...oddMails(), ...awkwardMails()];

describe('odd mails say what a careful reader finds in them', () => {
  it.each(mails)('RED-50 $what', ({ raw, facts }) => {
    expect(answer(parseMessage(raw), facts)).toEqual(facts);
  });
});

/** Whether the database accepts the value: no NUL in text, no lone surrogate in JSON. */
const isStorable = (value: unknown) => !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value).replaceAll('\\\\', ''));

describe('RED-50 whatever comes in', () => {
  it('can be stored, keeps its source byte for byte, and names each file once', async () => {
    for (const { what, raw } of mails) {
      const { skeleton, pieces, blobs, facts, report, calendar, lexemes } = prepareMessage(raw);
      expect([what, isStorable([facts, report, calendar, lexemes])]).toEqual([what, true]);
      const restored = await joinSkeleton(
        skeleton,
        pieces,
        async (hash) => blobs.find((blob) => blob.hash.toString('hex') === hash)?.bytes as Buffer,
      );
      expect([what, restored.equals(raw)]).toEqual([what, true]);
      const sids = facts.attachments.map(({ sid }) => sid);
      expect([what, new Set(sids).size]).toEqual([what, sids.length]);
    }
  });

  it.each([
    ['brackets and quotes', `To: ${'<"'.repeat(200_000)}`],
    ['opened comments', `To: ${'('.repeat(400_000)})`],
    ['dots behind an address', `To: a@b ${'. '.repeat(200_000)}`],
    ['colons', `To: ${'a:'.repeat(200_000)};`],
    ['words that do not end', `To: ${'=?utf-8?B?'.repeat(40_000)}?=`],
    ['halves of escapes', `Content-Type: text/plain; charset=iso-2022-jp\r\n\r\n${'$B2q'.repeat(100_000)}`],
    ['halves of marks', `Content-Type: text/plain\r\n\r\n${'~{VP'.repeat(100_000)}`],
    ['escapes', `Content-Type: text/plain; charset=iso-2022-jp\r\n\r\n${'\u001b$B2q\u001b(B'.repeat(100_000)}`],
    ['marks of enriched text', `Content-Type: text/enriched\r\n\r\n${'<param>'.repeat(200_000)}`],
    [
      'multiparts without parts',
      `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: multipart/mixed\r\n\r\n'.repeat(900)}`,
    ],
  ])('takes time in proportion to its length: %s', (_, head) => {
    const start = process.cpuUsage();
    expect(prepareMessage(Buffer.from(`${head}\r\n\r\nwords`)).facts.isUnparsed).toBe(false);
    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  });

  it.each([1, 2, 3])('is read without an error when it is damaged in any place (seed %i)', (seed) => {
    for (const raw of damagedMails(seed, 700)) {
      const start = performance.now();
      const { facts, report, calendar, lexemes } = prepareMessage(raw);
      // Parsing must be fast: small messages are parsed in the server's main thread.
      expect([raw.toString('latin1'), performance.now() - start < 3_000]).toEqual([raw.toString('latin1'), true]);
      if (!isStorable([facts, report, calendar, lexemes])) expect(raw.toString('latin1')).toBe('storable');
      expect([raw.toString('latin1'), facts.attachments.every(({ name }) => name !== '' && !/[/\\]/.test(name))]).toEqual([
        raw.toString('latin1'),
        true,
      ]);
    }
  });
});
