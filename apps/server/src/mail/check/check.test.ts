import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { mailWithFile } from '../../testing/mailWithFile.ts';
import { deliver } from '../inbound/deliver.ts';
import { check } from './check.ts';

let test: TestDeps;
let lin: TestAccount;
const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values);
const faults = async (isDeep = false) => (await check(test.deps, { isDeep })).faults;
/** Breaks something, looks, and puts it right again. */
async function broken(breakIt: string, mendIt: string, values: unknown[] = []) {
  await query(breakIt, values);
  const found = await faults();
  await query(mendIt, values);
  return found;
}

beforeAll(async () => {
  test = await buildTestDeps();
  lin = await makeAccount(test.deps, { address: 'lin.yue@jinshu.example' });
  for (const size of [1_000, 200_000]) {
    const raw = mailWithFile({ to: lin.address, subject: `附件${size}`, file: randomBytes(size) });
    await deliver(test.deps, { raw, mailFrom: 'zhou@partner.example', recipients: [lin.address] });
  }
});
afterAll(() => test.close());

it('finds nothing where all agrees', async () => {
  expect(await check(test.deps, { isDeep: true })).toEqual({ messages: 2, contents: 2, blobs: expect.any(Number), faults: [] });
});

it('finds counters that are off', async () => {
  const change = (column: string, by: number) =>
    `UPDATE folder SET ${column} = ${column} + ${by} WHERE mailbox_id = $1 AND raw_name = 'INBOX'`;
  const of = (column: string, by: number) => broken(change(column, by), change(column, -by), [lin.mailboxId]);
  expect(await of('message_count', 1)).toEqual([
    { kind: 'folder', text: 'Folder INBOX of lin.yue@jinshu.example says 3 messages and has 2.' },
  ]);
  expect(await of('unseen_count', -1)).toEqual([
    { kind: 'folder', text: 'Folder INBOX of lin.yue@jinshu.example says 1 unread messages and has 2.' },
  ]);
  expect(await of('byte_count', 5)).toEqual([{ kind: 'folder', text: expect.stringContaining('bytes') }]);
  expect(await of('next_uid', -1)).toEqual([{ kind: 'folder', text: expect.stringContaining('next uid') }]);
  const bytes = 'UPDATE mailbox SET used_bytes = used_bytes';
  expect(await broken(`${bytes} + 1`, `${bytes} - 1`)).toEqual([{ kind: 'mailbox', text: expect.stringContaining('used bytes') }]);
});

it('finds a journal ahead of its mailbox', async () => {
  expect(await broken('UPDATE mailbox SET version = version - 1', 'UPDATE mailbox SET version = version + 1')).toEqual([
    { kind: 'journal', text: 'Mailbox lin.yue@jinshu.example is at version 1 and has changes up to 2.' },
  ]);
});

it('finds messages that no search finds', async () => {
  await query('CREATE TABLE aside AS SELECT * FROM message_text');
  expect(await broken('DELETE FROM message_text', 'INSERT INTO message_text SELECT * FROM aside')).toEqual([
    { kind: 'search', text: '2 messages of lin.yue@jinshu.example cannot be found by a search.' },
  ]);
  await query('DROP TABLE aside');
});

it('finds blobs that are missing, cut or damaged', async () => {
  const names = (await readdir(path.join(test.dataDir, 'blobs'), { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name));
  const place = path.join(test.dataDir, 'blobs', names[0] as string);
  const name = path.basename(place);
  const { rows } = await query('SELECT size FROM blob WHERE bytes IS NULL');
  const { size } = rows[0] as { size: number };
  const bytes = await readFile(place);

  await rm(place);
  expect(await faults()).toEqual([{ kind: 'blob', text: `The blob ${name} is missing from the store.` }]);
  await writeFile(place, bytes.subarray(1));
  expect(await faults(true)).toContainEqual({ kind: 'blob', text: `The blob ${name} has ${size - 1} bytes instead of ${size}.` });
  const flipped = Buffer.from(bytes);
  flipped[100] = (flipped[100] ?? 0) ^ 1;
  await writeFile(place, flipped);
  expect(await faults(true)).toEqual([
    { kind: 'blob', text: `The bytes of the blob ${name} are damaged.` },
    { kind: 'content', text: expect.stringMatching(/^The message with content \d+ cannot be put together as it came\.$/) },
  ]);
  await writeFile(place, bytes);
  expect(await faults(true)).toEqual([]);
});

it('finds a reference to a blob that is unknown', async () => {
  const hash = 'ab'.repeat(32);
  const attachment = JSON.stringify([{ hash }]);
  await query('UPDATE content SET attachments = attachments || $1::jsonb WHERE id = (SELECT min(id) FROM content)', [attachment]);
  expect(await faults()).toEqual([
    { kind: 'blob', text: expect.stringMatching(new RegExp(`^Content \\d+ needs the blob ${hash}, which is unknown`)) },
  ]);
  await query('UPDATE content SET attachments = attachments - -1 WHERE id = (SELECT min(id) FROM content)');
});

it('finds disks whose counts are off, and entries that contradict the trash', async () => {
  const { rows } = await query('INSERT INTO disk (mailbox_id) VALUES ($1) RETURNING id', [lin.mailboxId]);
  const disk = rows[0].id;
  const { rows: folders } = await query("INSERT INTO disk_folder (disk_id, name) VALUES ($1, 'a') RETURNING id", [disk]);
  await query(
    `INSERT INTO disk_file (disk_id, folder_id, name, type, size, md5, hash)
     SELECT $1, $2, 'a.txt', '', size, '', hash FROM blob ORDER BY hash LIMIT 1`,
    [disk, folders[0].id],
  );
  expect(await faults()).toEqual([]);
  const count = (by: string) => `UPDATE disk_count SET files = files ${by} WHERE disk_id = $1 AND folder_id > 0`;
  expect(await broken(count('+ 1'), count('- 1'), [disk])).toEqual([
    { kind: 'disk', text: expect.stringContaining('says 0 folders, 2 files') },
  ]);
  const trash = (id: string) => `UPDATE disk_folder SET trash_id = ${id} WHERE disk_id = $1`;
  expect(await broken(trash('77'), trash('NULL'), [disk])).toEqual([
    { kind: 'disk', text: expect.stringContaining('is in a deleted folder') },
    { kind: 'disk', text: expect.stringContaining('not in the trash') },
  ]);
});
