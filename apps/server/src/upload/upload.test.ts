import { createHash } from 'node:crypto';
import { chunkBytes } from '@jinshu/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenMailbox, openMailbox, type Person } from '../testing/openMailbox.ts';
import { dropUnclaimedChunks } from './chunks.ts';
import { finishUpload } from './finishUpload.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let clock = new Date('2026-11-20T08:00:00Z');
beforeAll(async () => {
  test = await openMailbox({ now: () => clock });
});
afterAll(() => test.close());

const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');
let seed = 0;
/** A file of two and a half pieces that no other test has. */
function makeFile() {
  seed += 1;
  const bytes = Buffer.alloc(chunkBytes * 2.5, `file ${seed} `);
  const chunks = [bytes.subarray(0, chunkBytes), bytes.subarray(chunkBytes, 2 * chunkBytes), bytes.subarray(2 * chunkBytes)];
  return { bytes, chunks, md5: md5Of(bytes) };
}

const state = async (md5: string, who: Person = test.lin) => (await who.get(`/netdisk/upload-state/?fileMd5=${md5}`)).body;

async function put(md5: string, number: number, bytes: Buffer, who: Person = test.lin) {
  const boundary = 'a-boundary';
  const field = (name: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const payload = Buffer.concat([
    Buffer.from(field('chunkNumber', String(number)) + field('fileMd5', md5) + field('t', '17')),
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="chunkFile"; filename="blob"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { ...who.headers, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await test.app.inject({ method: 'POST', url: '/api/netdisk/uploadnew/', headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

const finish = (md5: string, size: number, name = '报表.xlsx', who: Person = test.lin) =>
  who.post('/netdisk/upload-finish/', {
    fileMd5: md5,
    upload_type: 'mail',
    file_name: name,
    file_type: 'application/vnd.ms-excel',
    file_size: size,
    folder_id: -1,
  });

describe('uploading', () => {
  it('ATT-26 ATT-27 ATT-28 ATT-29 takes a file piece by piece and goes on where it stopped', async () => {
    const { bytes, chunks, md5 } = makeFile();
    expect(await state(md5)).toEqual({ state: 0, chunks: [] });
    expect(await put(md5, 3, chunks[2] as Buffer)).toMatchObject({ status: 200, body: { is_present: true } });
    expect((await put(md5, 1, chunks[0] as Buffer)).status).toBe(200);
    expect(await state(md5)).toEqual({ state: 1, chunks: [1, 3] });
    const present = async (number: number) =>
      (await test.lin.get(`/netdisk/uploadnew/?fileMd5=${md5}&chunkNumber=${number}`)).body.is_present;
    expect([await present(1), await present(2)]).toEqual([true, false]);
    expect((await finish(md5, bytes.length)).body.code).toBe('upload-incomplete');
    await put(md5, 2, chunks[1] as Buffer);
    await put(md5, 2, chunks[1] as Buffer);
    const { body } = await finish(md5, bytes.length);
    expect(body).toEqual({
      id: expect.any(Number),
      name: '报表.xlsx',
      size: bytes.length,
      type: 'application/vnd.ms-excel',
      created_at: clock.toISOString(),
    });
    const stored = await test.app.inject({ url: `/api/mail/attach/${body.id}/`, headers: test.lin.headers });
    expect(stored.rawPayload.equals(bytes)).toBe(true);
    expect(await test.deps.db.selectFrom('upload_chunk').selectAll().execute()).toEqual([]);
  });

  it('answers the one file to a window whose pieces another one has joined meanwhile', async () => {
    const { bytes, chunks, md5 } = makeFile();
    for (const [index, chunk] of chunks.entries()) await put(md5, index, chunk);
    let first: Awaited<ReturnType<typeof finish>> | undefined;
    const { blobs } = test.deps;
    const readScratch = async (name: string) => {
      first ??= await finish(md5, bytes.length);
      return blobs.readScratch(name);
    };
    const { mailboxId, accountId } = test.lin;
    const given = { mailboxId, accountId, md5, name: '报表.xlsx', type: '', size: bytes.length };
    const second = await finishUpload({ ...test.deps, blobs: { ...blobs, readScratch } }, given);
    expect(first).toMatchObject({ status: 200, body: { id: second.id } });
  });

  it('ATT-19 ATT-21 needs no piece of a file the user has, and tells nobody else of it', async () => {
    const { bytes, chunks, md5 } = makeFile();
    for (const [index, chunk] of chunks.entries()) await put(md5, index, chunk);
    const first = (await finish(md5, bytes.length, 'a.xlsx')).body;
    expect(await state(md5)).toEqual({ state: 2, chunks: [] });
    expect((await finish(md5, bytes.length, 'a.xlsx')).body).toEqual(first);
    expect((await finish(md5, bytes.length, 'b.xlsx')).body).toMatchObject({ name: 'b.xlsx', size: bytes.length });
    expect(await state(md5, test.chen)).toEqual({ state: 0, chunks: [] });
    expect((await finish(md5, bytes.length, 'a.xlsx', test.chen)).body.code).toBe('upload-incomplete');
    expect((await test.chen.get(`/mail/attach/${first.id}/`)).status).toBe(404);
  });

  it('ATT-30 refuses a file whose MD5 differs, and forgets its pieces', async () => {
    const { bytes, chunks } = makeFile();
    const md5 = md5Of(Buffer.from('another file'));
    for (const [index, chunk] of chunks.entries()) await put(md5, index, chunk);
    expect((await finish(md5, bytes.length)).body.code).toBe('upload-damaged');
    expect(await state(md5)).toEqual({ state: 0, chunks: [] });
  });

  it('ATT-16 refuses a piece above 2 MiB', async () => {
    const answer = await put('0'.repeat(32), 0, Buffer.alloc(chunkBytes + 1));
    expect(answer).toMatchObject({ status: 400, body: { code: 'too-large' } });
  });

  it.each(['setup.exe', 'SETUP.EXE', 'x.pdf.js', 'run.bat. '])('ATT-08 refuses %s', async (name) => {
    expect((await finish('0'.repeat(32), 1, name)).body.code).toBe('executable-refused');
  });

  it('ATT-25 counts pieces and files against the mailbox', async () => {
    const quota = (bytes: number) =>
      test.deps.db.updateTable('mailbox').set({ quota_bytes: bytes }).where('id', '=', test.chen.mailboxId).execute();
    const { chunks, md5 } = makeFile();
    await quota(chunkBytes + 100);
    expect((await put(md5, 0, chunks[0] as Buffer, test.chen)).status).toBe(200);
    expect((await put(md5, 1, chunks[1] as Buffer, test.chen)).body.code).toBe('upload-over-mailbox');
    await quota(0);
  });

  it('forgets pieces that nobody came back for', async () => {
    const { chunks, md5 } = makeFile();
    await put(md5, 0, chunks[0] as Buffer);
    await dropUnclaimedChunks(test.deps);
    expect((await state(md5)).state).toBe(1);
    clock = new Date(clock.getTime() + 8 * 86_400_000);
    await dropUnclaimedChunks(test.deps);
    const later = await test.deps.db.selectFrom('upload_chunk').selectAll().where('md5', '=', md5).execute();
    expect(later).toEqual([]);
    await expect(test.deps.blobs.readScratch(`upload/${test.lin.mailboxId}/${md5}/0`)).rejects.toThrow();
  });
});

describe('stored attachments', () => {
  it('ATT-34 API-04 lists them newest first by limit and offset', async () => {
    const who = await test.enter({ ...test.chen });
    const { hash, size } = await test.deps.blobs.put(test.deps.db, Buffer.from('x'));
    for (const name of ['一', '二', '三']) {
      await test.deps.db
        .insertInto('stored_attachment')
        .values({ mailbox_id: test.chen.mailboxId, name, type: 'text/plain', size, md5: md5Of(Buffer.from(name)), hash })
        .execute();
    }
    const { body } = await who.get('/mail/attach/?limit=2&offset=1');
    expect(body).toMatchObject({ count: 3, results: [{ name: '二' }, { name: '一' }] });
  });
});
