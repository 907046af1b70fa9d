import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { htmlToText } from '../text/htmlToText.ts';
import { parseMessage } from './parseMessage.ts';
import { readReport } from './report.ts';
import { cutSkeleton, joinSkeleton } from './skeleton.ts';

interface Expected {
  subject?: { value: string };
  from?: { value: string[] };
  date?: { value: string };
  textContains?: { value: string }[];
  htmlContains?: { value: string }[];
  attachmentNames?: string[];
  attachments?: { role: string; name?: string; type: string; size: number; sha256: string; alt?: string[] }[];
  dsn?: { finalRecipient: string; action: string; status: string }[];
}

const folder = join(process.env.JINSHU_CORPUS ?? resolve(import.meta.dirname, '../../../../../../shared/corpus'), 'mime');
const isHere = existsSync(join(folder, 'expected.json'));
const messages: { file: string; expect: Expected }[] = isHere
  ? JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')).messages
  : [];

const spaced = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
const dense = (text: string | null) => (text ?? '').normalize('NFC').replace(/\s+/g, '');
// A product may make unsafe names safe: path separators are what we replace.
const safeName = (name: string) => spaced(name).replace(/[/\\]/g, '_');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Returns a file as SMTP delivers it: without the mbox line, every line end CRLF. */
const onTheWire = (file: string) => {
  const raw = readFileSync(join(folder, file)).toString('latin1');
  return Buffer.from(raw.replace(/^From [^\n]*\n/, '').replace(/\r?\n/g, '\r\n'), 'latin1');
};

describe.skipIf(!isHere)('the open MIME set (skipped where JINSHU_CORPUS names no folder)', () => {
  it.each(messages)('reads $file', ({ file, expect: expected }) => {
    for (const raw of [onTheWire(file), readFileSync(join(folder, file))]) {
      const parsed = parseMessage(raw);
      expect(parsed.isUnparsed).toBe(false);
      if (expected.subject) expect(spaced(parsed.subject)).toBe(spaced(expected.subject.value));
      if (expected.from) expect(parsed.from.map(({ address }) => address.toLowerCase())).toEqual(expected.from.value);
      if (expected.date) expect(parsed.sentAt?.getTime()).toBe(Date.parse(expected.date.value));
      for (const { value } of expected.textContains ?? []) expect(dense(parsed.text)).toContain(dense(value));
      const shown = `${dense(parsed.html)} ${dense(htmlToText(parsed.html ?? ''))}`;
      for (const { value } of expected.htmlContains ?? []) expect(shown).toContain(dense(value));
      const names = parsed.attachments.map(({ name }) => spaced(name));
      for (const name of expected.attachmentNames ?? []) expect(names).toContain(safeName(name));
      const hashes = parsed.attachments.map(({ bytes }) => sha256(bytes));
      for (const attachment of expected.attachments ?? []) {
        if (attachment.role !== 'attachment' && attachment.role !== 'inline-cid') continue;
        expect(
          [attachment.sha256, ...(attachment.alt ?? [])].some((hash) => hashes.includes(hash)),
          attachment.name ?? 'unnamed',
        ).toBe(true);
        if (attachment.role === 'attachment' && attachment.name) expect(names).toContain(safeName(attachment.name));
      }
    }
  });

  it.each(messages)('keeps the source of $file byte for byte', async ({ file }) => {
    const raw = onTheWire(file);
    const { skeleton, pieces, blobs } = cutSkeleton(raw, { minimum: 1024 });
    const restored = await joinSkeleton(
      skeleton,
      pieces,
      async (hash) => blobs.find((blob) => blob.hash.toString('hex') === hash)?.bytes as Buffer,
    );
    expect(restored.equals(raw)).toBe(true);
  });

  it.each(messages.filter(({ expect: { dsn } }) => dsn))('reads the delivery report of $file', ({ file, expect: { dsn = [] } }) => {
    const report = readReport(onTheWire(file));
    expect(report?.kind).toBe('delivery');
    expect(report?.recipients.map(({ address, action, status }) => ({ finalRecipient: address, action, status }))).toEqual(dsn);
  });
});
