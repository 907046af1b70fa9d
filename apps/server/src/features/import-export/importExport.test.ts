import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createFolder } from '../../mail/folder/createFolder.ts';
import { closeParsePool } from '../../mime/reading/parsePool.ts';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { generateMails } from '../../testing/generateMail.ts';
import { exportMessages } from './exportMessages.ts';
import { importMessages } from './importMessages.ts';
import { openSource } from './mailSources.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let test: TestDeps;
let lin: TestAccount;
let place: string;

beforeAll(async () => {
  test = await buildTestDeps();
});
afterAll(async () => {
  await closeParsePool();
  await test.close();
});
beforeEach(async () => {
  lin = await makeAccount(test.deps);
  place = await mkdtemp(path.join(os.tmpdir(), 'jinshu-import-'));
});
afterEach(() => rm(place, { recursive: true, force: true }));

const letter = (subject: string, body = 'hi') =>
  `From: a@b.example\r\nSubject: ${subject}\r\nDate: Fri, 20 Nov 2026 09:00:00 +0800\r\n\r\n${body}\r\n`;
const bring = (paths: string[], more: { skipsPresent?: boolean } = {}) =>
  importMessages(test.deps, { mailboxId: lin.mailboxId, folder: 'INBOX', paths, ...more });
const rows = () =>
  test.deps.db
    .selectFrom('message')
    .select(['subject', 'is_seen', 'is_answered', 'is_forwarded', 'flag_color', 'arrived_at'])
    .where('mailbox_id', '=', lin.mailboxId)
    .orderBy('uid')
    .execute();

it('IMX-10 brings a folder of files in as read mails, counts them, and says what failed and why', async () => {
  await mkdir(path.join(place, 'deeper'));
  await writeFile(path.join(place, 'a.eml'), letter('一'));
  await writeFile(path.join(place, 'deeper/b.EML'), letter('二'));
  await writeFile(path.join(place, 'c.eml'), '');
  await writeFile(path.join(place, 'd.eml'), '\u0000\u0001 no mail at all');
  await writeFile(path.join(place, 'e.pdf'), 'not looked at');
  const result = await bring([place, path.join(place, 'nowhere.eml')]);
  expect(result).toEqual({
    imported: 3,
    present: 0,
    unparsed: 1,
    failed: [
      { where: path.join(place, 'c.eml'), reason: 'is empty' },
      { where: path.join(place, 'nowhere.eml'), reason: 'is not there' },
    ],
  });
  const brought = await rows();
  expect(brought.map(({ subject, is_seen }) => [subject, is_seen])).toEqual([
    ['一', true],
    ['', true],
    ['二', true],
  ]);
  expect(brought[0]?.arrived_at).toEqual(new Date('2026-11-20T01:00:00Z'));
  const box = await test.deps.db.selectFrom('mailbox').select('used_bytes').where('id', '=', lin.mailboxId).executeTakeFirstOrThrow();
  expect(box.used_bytes).toBe(Buffer.byteLength(letter('一')) + Buffer.byteLength(letter('二')) + 17);
});

it('reads the flags of a Maildir from the names of its files', async () => {
  for (const part of ['cur', 'new', 'tmp']) await mkdir(path.join(place, part));
  await writeFile(path.join(place, 'cur/1.host:2,RS'), letter('answered'));
  await writeFile(path.join(place, 'cur/2.host:2,FPS'), letter('flagged'));
  await writeFile(path.join(place, 'cur/3.host:2,'), letter('unread'));
  await writeFile(path.join(place, 'new/4.host'), letter('new'));
  await writeFile(path.join(place, 'tmp/5.host'), letter('half written'));
  expect((await bring([place])).imported).toBe(4);
  expect(
    (await rows()).map(({ subject, is_seen, is_answered, is_forwarded, flag_color }) => [
      subject,
      is_seen,
      is_answered,
      is_forwarded,
      flag_color,
    ]),
  ).toEqual([
    ['answered', true, true, false, null],
    ['flagged', true, false, true, 'red'],
    ['unread', false, false, false, null],
    ['new', false, false, false, null],
  ]);
});

it('cuts an mbox at its separators and nowhere else', async () => {
  const box = [
    'From a@b.example Fri Nov 20 09:00:00 2026\nStatus: RO\nX-Status: AF\nSubject: first\n\nbody\nFrom here on it is text\n>From quoted\n\n',
    'From a@b.example Fri Nov 20 09:00:00 2026\nStatus: O\nSubject: second\n\nbody\n\n',
    'From a@b.example Fri Nov 20 09:00:00 2026\nSubject: third\n\nlast',
  ].join('');
  const file = path.join(place, 'box');
  await writeFile(file, box);
  expect((await bring([file])).imported).toBe(3);
  expect((await rows()).map(({ subject, is_seen, is_answered, flag_color }) => [subject, is_seen, is_answered, flag_color])).toEqual([
    ['first', true, true, 'red'],
    ['second', false, false, null],
    ['third', true, false, null],
  ]);
  await exportMessages(test.deps, { mailboxId: lin.mailboxId, folder: 'INBOX', target: path.join(place, 'out'), format: 'eml' });
  const [first] = (await readdir(path.join(place, 'out/INBOX'))).sort();
  expect(await readFile(path.join(place, 'out/INBOX', first as string), 'utf8')).toBe(
    'Status: RO\nX-Status: AF\nSubject: first\n\nbody\nFrom here on it is text\nFrom quoted\n',
  );
});

it('passes over a mail of an mbox that is too large, and takes in those behind it', async () => {
  const line = 'From a@b.example Fri Nov 20 09:00:00 2026\n';
  const file = path.join(place, 'box');
  await writeFile(
    file,
    [letter('first'), letter('large', 'x'.repeat(3_000_000)), letter('last')].map((mail) => `${line}${mail}\n`).join(''),
  );
  const found: string[] = [];
  for await (const { mail } of (await openSource(file, { limit: 1024 * 1024 })).mails())
    found.push('reason' in mail ? `${mail.where}: ${mail.reason}` : (/Subject: (.*)\r/.exec(mail.raw.toString())?.[1] ?? ''));
  expect(found).toEqual(['first', `${file}, mail 2: is larger than 1 MB`, 'last']);
});

it('keeps folders apart whose names are one on the disk', async () => {
  const folders = ['计划:a', '计划?a'];
  for (const name of folders) {
    const { rawName } = await createFolder(test.deps, { mailboxId: lin.mailboxId, name });
    await writeFile(path.join(place, 'a.eml'), letter(name));
    await importMessages(test.deps, { mailboxId: lin.mailboxId, folder: rawName, paths: [path.join(place, 'a.eml')] });
  }
  const target = path.join(place, 'out');
  await exportMessages(test.deps, { mailboxId: lin.mailboxId, target, format: 'eml' });
  expect((await readdir(target)).sort()).toEqual(['计划_a', '计划_a (2)']);
});

it('begins a broken-off import again without doubling anything', async () => {
  await writeFile(path.join(place, 'a.eml'), letter('一'));
  await bring([place], { skipsPresent: true });
  await writeFile(path.join(place, 'b.eml'), letter('二'));
  expect(await bring([place], { skipsPresent: true })).toMatchObject({ imported: 1, present: 1 });
  expect(await rows()).toHaveLength(2);
});

it('stops at the capacity of the mailbox and names what did not fit', async () => {
  lin = await makeAccount(test.deps, { quotaBytes: 250 });
  await writeFile(path.join(place, 'a.eml'), letter('a', 'x'.repeat(100)));
  await writeFile(path.join(place, 'b.eml'), letter('b', 'x'.repeat(100)));
  expect(await bring([place])).toMatchObject({
    imported: 1,
    failed: [{ where: path.join(place, 'b.eml'), reason: 'does not fit into the mailbox' }],
  });
});

it.each(['eml', 'mbox', 'zip'] as const)('exports as %s what comes in again byte for byte', async (format) => {
  const mails = generateMails({ seed: 11, attachments: 0.5 });
  const originals = Array.from({ length: 12 }, () => mails.next().value.raw);
  originals.push(Buffer.from('Subject: escape\r\n\r\nFrom the start\r\n>From the middle\r\n'));
  for (const [index, raw] of originals.entries()) await writeFile(path.join(place, `${String(index).padStart(2, '0')}.eml`), raw);
  await bring([place]);
  const target = path.join(place, format === 'zip' ? 'out.zip' : 'out');
  expect(await exportMessages(test.deps, { mailboxId: lin.mailboxId, target, format })).toMatchObject({ exported: 13 });
  if (format === 'zip') {
    const zip = await readFile(target);
    expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    // The end of the directory counts its entries.
    expect(zip.readUInt16LE(zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 10)).toBe(13);
    return;
  }
  const again = await makeAccount(test.deps);
  const from = format === 'eml' ? path.join(target, 'INBOX') : path.join(target, 'INBOX.mbox');
  expect((await importMessages(test.deps, { mailboxId: again.mailboxId, folder: 'INBOX', paths: [from] })).imported).toBe(13);
  const second = path.join(place, 'second');
  await exportMessages(test.deps, { mailboxId: again.mailboxId, target: second, format: 'eml' });
  const files = (await readdir(path.join(second, 'INBOX'))).sort();
  for (const [index, file] of files.entries()) {
    const text = (await readFile(path.join(second, 'INBOX', file), 'latin1')).replace(/^Status: RO\r\n/, '');
    expect(text).toBe(originals[index]?.toString('latin1'));
  }
});

it('imports an mbox that is larger than what is read or written at once', async () => {
  const mails = generateMails({ seed: 5 });
  const box = path.join(place, 'many');
  const parts: Buffer[] = [];
  for (let index = 0; index < 700; index += 1)
    parts.push(Buffer.from('From a@b.example Fri Nov 20 09:00:00 2026\r\n'), mails.next().value.raw, Buffer.from('\r\n'));
  await writeFile(box, Buffer.concat(parts));
  const progress: number[] = [];
  const result = await importMessages(test.deps, {
    mailboxId: lin.mailboxId,
    folder: 'INBOX',
    paths: [box],
    onProgress: ({ done, total }) => progress.push(done / total),
  });
  expect(result).toEqual({ imported: 700, present: 0, unparsed: 0, failed: [] });
  expect(progress.length).toBeGreaterThan(2);
  expect(progress.at(-1)).toBe(1);
});
