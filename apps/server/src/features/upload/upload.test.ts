import { createHash, randomFillSync } from 'node:crypto';
import { chunkBytes } from '@jinshu/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';
import { dropUnclaimedChunks } from './chunks.ts';
import { finishUpload } from './finishUpload.ts';
import { forgetPlaces, stopAllJoining } from './joinAhead.ts';

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

  const finishAs = (sentAs: string, md5: string, size: number) =>
    test.lin.post('/netdisk/upload-finish/', {
      fileMd5: md5,
      sent_as: sentAs,
      upload_type: 'mail',
      file_name: '录像.mp4',
      file_type: 'video/mp4',
      file_size: size,
      folder_id: -1,
    });
  const bytesOfStored = async (id: number) =>
    (await test.app.inject({ url: `/api/mail/attach/${id}/`, headers: test.lin.headers })).rawPayload;

  it('ATT-19 ATT-29 ATT-30 takes the pieces of a file whose MD5 comes at the end', async () => {
    const { bytes, chunks, md5 } = makeFile();
    const sentAs = md5Of(Buffer.from(`before ${md5}`));
    const stateOfSize = async (name: string, size: number) =>
      (await test.lin.get(`/netdisk/upload-state/?fileMd5=${name}&file_size=${size}`)).body;
    expect(await stateOfSize(sentAs, 987_654_321)).toEqual({ state: 0, chunks: [], may_be_known: false });
    for (const number of [0, 2, 1]) await put(sentAs, number, chunks[number] as Buffer);
    expect((await finishAs(sentAs, md5Of(Buffer.from('another')), bytes.length)).body.code).toBe('upload-damaged');
    expect(await state(sentAs)).toEqual({ state: 0, chunks: [] });
    for (const number of [0, 2, 1]) await put(sentAs, number, chunks[number] as Buffer);
    const { body } = await finishAs(sentAs, md5, bytes.length);
    expect((await bytesOfStored(body.id)).equals(bytes)).toBe(true);
    expect([await state(sentAs), await state(md5)]).toMatchObject([{ state: 0 }, { state: 2 }]);
    expect(await stateOfSize(sentAs, bytes.length)).toEqual({ state: 0, chunks: [], may_be_known: true });
  });

  it('ATT-30 keeps what was sent last of a piece that had been joined already', async () => {
    const { bytes, chunks, md5 } = makeFile();
    await put(md5, 0, Buffer.alloc(chunkBytes, 'wrong'));
    for (const [index, chunk] of chunks.entries()) await put(md5, index, chunk);
    const { body } = await finish(md5, bytes.length);
    expect((await bytesOfStored(body.id)).equals(bytes)).toBe(true);
  });

  it.each([
    ['at their places', true],
    ['as the objects of a distant store', false],
  ])(
    'ATT-30 joins a file while its pieces come in, kept %s: from memory, but for those that came long before their turn or before a restart',
    async (_how, hasPlaces) => {
      const { blobs } = test.deps;
      const open = vi.spyOn(blobs, 'openWhole');
      if (!hasPlaces) open.mockReturnValue(null);
      const bytes = randomFillSync(Buffer.alloc(7 * chunkBytes + 5));
      const md5 = md5Of(bytes);
      const send = (number: number) => put(md5, number, bytes.subarray(number * chunkBytes, (number + 1) * chunkBytes));
      const read = vi.spyOn(test.deps.blobs, 'readScratch');
      try {
        await send(1);
        await stopAllJoining(test.deps);
        for (const number of [3, 2, 4, 5, 6, 7, 0]) await send(number);
        const { body } = await finish(md5, bytes.length);
        const numbers = read.mock.calls.map(([name, range]) => (range ? range.start / chunkBytes : Number(name.split('/').at(-1))));
        expect([numbers, open.mock.calls.length > 0]).toEqual([[1, 6, 7], true]);
        expect((await bytesOfStored(body.id)).equals(bytes)).toBe(true);
      } finally {
        read.mockRestore();
        open.mockRestore();
      }
    },
  );

  it('ATT-20 asks again for a piece that was lost in a power cut', async () => {
    const { bytes, chunks, md5 } = makeFile();
    for (const number of [1, 2, 0]) {
      await put(md5, number, chunks[number] as Buffer);
      // Store each piece separately.
      await test.deps.db.updateTable('upload_chunk').set({ place: null }).where('md5', '=', md5).execute();
      await test.deps.blobs.putScratch(`upload/${test.lin.mailboxId}/${md5}/${number}`, [chunks[number] as Buffer]);
    }
    await test.deps.blobs.putScratch(`upload/${test.lin.mailboxId}/${md5}/1`, [Buffer.from('cut')]);
    await test.deps.blobs.deleteScratch(`upload/${test.lin.mailboxId}/${md5}/2`);
    await stopAllJoining(test.deps);
    expect((await finish(md5, bytes.length)).body.code).toBe('upload-incomplete');
    expect(await state(md5)).toEqual({ state: 1, chunks: [0, 2] });
    await put(md5, 1, chunks[1] as Buffer);
    expect((await finish(md5, bytes.length)).body.code).toBe('upload-incomplete');
    await put(md5, 2, chunks[2] as Buffer);
    const { body } = await finish(md5, bytes.length);
    expect((await bytesOfStored(body.id)).equals(bytes)).toBe(true);
  });

  const placesNow = async (md5: string) => {
    const rows = await test.deps.db
      .selectFrom('upload_chunk')
      .select(['number', 'place'])
      .where('md5', '=', md5)
      .orderBy('number')
      .execute();
    return rows.map(({ place }) => place);
  };
  const scratchAt = (md5: string, place: string | null | undefined) => `upload/${test.lin.mailboxId}/${md5}/${place}`;

  it('ATT-29 ATT-30 writes the pieces of a file once, at their places, and keeps that', async () => {
    const { bytes, chunks, md5 } = makeFile();
    const stream = vi.spyOn(test.deps.blobs, 'putStream');
    const scratch = vi.spyOn(test.deps.blobs, 'putScratch');
    try {
      for (const number of [2, 0, 1]) await put(md5, number, chunks[number] as Buffer);
      const { body } = await finish(md5, bytes.length);
      expect((await bytesOfStored(body.id)).equals(bytes)).toBe(true);
      // The short one came before anything was begun: it alone has an object of its own.
      expect([stream.mock.calls.length, scratch.mock.calls.map(([name]) => name.split('/').at(-1))]).toEqual([0, ['2']]);
    } finally {
      stream.mockRestore();
      scratch.mockRestore();
    }
  });

  it('ATT-20 ATT-30 goes on after a restart with what an earlier process wrote, and leaves nothing behind', async () => {
    const { bytes, chunks, md5 } = makeFile();
    await put(md5, 1, chunks[1] as Buffer);
    await stopAllJoining(test.deps);
    await put(md5, 0, chunks[0] as Buffer);
    await put(md5, 2, chunks[2] as Buffer);
    const places = await placesNow(md5);
    expect([new Set(places).size, places.includes(null)]).toEqual([2, false]);
    const { body } = await finish(md5, bytes.length);
    expect((await bytesOfStored(body.id)).equals(bytes)).toBe(true);
    for (const place of places) await expect(test.deps.blobs.readScratch(scratchAt(md5, place))).rejects.toThrow('is missing');
  });

  it('ATT-20 asks again for all that a power cut took with a place', async () => {
    const { bytes, chunks, md5 } = makeFile();
    for (const [index, chunk] of chunks.entries()) await put(md5, index, chunk);
    await stopAllJoining(test.deps);
    await test.deps.blobs.deleteScratch(scratchAt(md5, (await placesNow(md5))[0]));
    expect((await finish(md5, bytes.length)).body.code).toBe('upload-incomplete');
    expect(await state(md5)).toEqual({ state: 0, chunks: [] });
    for (const [index, chunk] of chunks.entries()) await put(md5, index, chunk);
    expect((await finish(md5, bytes.length)).status).toBe(200);
  });

  it('ATT-30 asks once more for a file that an earlier process wrote and a power cut made holes in', async () => {
    const { bytes, chunks, md5 } = makeFile();
    await put(md5, 0, Buffer.alloc(chunkBytes));
    await put(md5, 1, chunks[1] as Buffer);
    await put(md5, 2, chunks[2] as Buffer);
    await stopAllJoining(test.deps);
    forgetPlaces(test.deps, `${test.lin.mailboxId}/${md5}`);
    expect((await finish(md5, bytes.length)).body.code).toBe('upload-incomplete');
    expect(await state(md5)).toEqual({ state: 0, chunks: [] });
    await put(md5, 0, Buffer.alloc(chunkBytes));
    await put(md5, 1, chunks[1] as Buffer);
    await put(md5, 2, chunks[2] as Buffer);
    expect((await finish(md5, bytes.length)).body.code).toBe('upload-damaged');
  });

  it('ATT-30 never keeps what was written after it was hashed', async () => {
    const bytes = randomFillSync(Buffer.alloc(3 * chunkBytes));
    const md5 = md5Of(bytes);
    const chunk = (number: number) => bytes.subarray(number * chunkBytes, (number + 1) * chunkBytes);
    // At the same time, twice each, once with other bytes; and one beyond the end.
    await Promise.all([0, 1, 2].flatMap((number) => [put(md5, number, chunk(number)), put(md5, number, Buffer.alloc(chunkBytes, number))]));
    await put(md5, 4, chunk(0));
    const first = await finish(md5, bytes.length);
    expect(['upload-incomplete', 'upload-damaged']).toContain(first.body.code);
    for (const number of [2, 1, 0]) await put(md5, number, chunk(number));
    await test.deps.db.deleteFrom('upload_chunk').where('md5', '=', md5).where('number', '=', 4).execute();
    const { body } = await finish(md5, bytes.length);
    expect((await bytesOfStored(body.id)).equals(bytes)).toBe(true);
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
    const [place] = await placesNow(md5);
    clock = new Date(clock.getTime() + 8 * 86_400_000);
    await dropUnclaimedChunks(test.deps);
    const later = await test.deps.db.selectFrom('upload_chunk').selectAll().where('md5', '=', md5).execute();
    expect(later).toEqual([]);
    await expect(test.deps.blobs.readScratch(scratchAt(md5, place))).rejects.toThrow('is missing');
  });
});

describe('stored attachments', () => {
  it('ATT-34 API-04 lists them newest first by limit and offset', async () => {
    const who = await test.enter({ ...test.chen });
    const { hash, size } = await test.deps.blobs.put(test.deps.db, Buffer.from('x'));
    for (const name of ['一', '二', '三']) {
      await test.deps.db
        .insertInto('stored_attachment')
        .values({
          mailbox_id: test.chen.mailboxId,
          name,
          type: 'text/plain',
          size,
          md5: md5Of(Buffer.from(name)),
          hash,
          held_until: new Date('2099-01-01'),
        })
        .execute();
    }
    const { body } = await who.get('/mail/attach/?limit=2&offset=1');
    expect(body).toMatchObject({ count: 3, results: [{ name: '二' }, { name: '一' }] });
  });
});
