import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { collectBlobs } from '../../mail/check/collectBlobs.ts';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';
import { diskName, freeName } from './diskNames.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let clock = new Date('2026-11-20T08:00:00Z');
beforeAll(async () => {
  test = await openMailbox({ now: () => clock });
});
afterAll(() => test.close());

const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

async function putChunk(md5: string, bytes: Buffer, who: Person): Promise<void> {
  const boundary = 'a-boundary';
  const field = (name: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="chunkFile"; filename="blob"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(field('chunkNumber', '0') + field('fileMd5', md5) + field('t', '17') + head),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { ...who.headers, 'content-type': `multipart/form-data; boundary=${boundary}` };
  expect((await test.app.inject({ method: 'POST', url: '/api/netdisk/uploadnew/', headers, payload })).statusCode).toBe(200);
}

let seed = 0;
/** Uploads a file of its own into a folder of a disk. */
async function upload(name: string, { who = test.lin, disk = 'personal', folder = 0, text = '' } = {}) {
  seed += 1;
  const bytes = Buffer.from(text || `a file of some length, number ${seed}`);
  const md5 = md5Of(bytes);
  if ((await who.get(`/netdisk/upload-state/?fileMd5=${md5}`)).body.state !== 2) await putChunk(md5, bytes, who);
  const body = { fileMd5: md5, upload_type: 'mail', file_name: name, file_type: 'text/plain', file_size: bytes.length };
  return { bytes, md5, answer: await who.post('/netdisk/upload-finish/', { ...body, folder_id: folder, disk }) };
}

const makeFolder = async (name: string, disk: { mailboxId?: number }, parent: number | null = null) => {
  const { rows } = await test.database.pool.query(
    `INSERT INTO disk_folder (disk_id, parent_id, name)
     SELECT id, $2, $1 FROM disk WHERE mailbox_id IS NOT DISTINCT FROM $3::bigint RETURNING id`,
    [name, parent, disk.mailboxId ?? null],
  );
  return Number(rows[0].id);
};
const listed = async (disk: string, folder = 0, page = 1, who = test.lin) =>
  (await who.get(`/netdisk/net/?disk=${disk}&folder_id=${folder}&page=${page}&page_size=10`)).body;
const names = ({ results }: { results: { name: string }[] }) => results.map(({ name }) => name);

describe('the personal disk', () => {
  it('ATT-02 ATT-03 FIL-10 FIL-38 FIL-51 FIL-52 is listed page by page, folders first, with the way to a folder', async () => {
    for (let number = 1; number <= 11; number += 1) await upload(`${String(number).padStart(2, '0')}.txt`);
    const contracts = await makeFolder('合同', test.lin);
    const old = await makeFolder('2025', test.lin, contracts);
    const first = await listed('personal');
    expect(first.count).toBe(12);
    expect(names(first)).toEqual(['合同', ...Array.from({ length: 9 }, (_, index) => `${String(11 - index).padStart(2, '0')}.txt`)]);
    expect(first.results[0]).toMatchObject({ nettype: 'folder', file_size: 0 });
    expect(first.results[1]).toMatchObject({
      nettype: 'file',
      file_size: expect.any(Number),
      owner: '林月',
      created_at: clock.toISOString(),
    });
    expect(names(await listed('personal', 0, 2))).toEqual(['02.txt', '01.txt']);
    expect((await upload('deep.txt', { folder: old })).answer.status).toBe(200);
    expect(await listed('personal', old)).toMatchObject({
      count: 1,
      results: [{ name: 'deep.txt' }],
      folder_names: [
        { id: contracts, name: '合同' },
        { id: old, name: '2025' },
      ],
    });
  });

  it('is nobody else’s', async () => {
    const own = await makeFolder('mine', test.lin);
    await upload('of Chen Wei.txt', { who: test.chen });
    expect(names(await listed('personal', 0, 1, test.chen))).toEqual(['of Chen Wei.txt']);
    expect((await listed('personal', own, 1, test.chen)).code).toBe('disk-folder-not-found');
    expect((await upload('x.txt', { who: test.chen, folder: own })).answer.body.code).toBe('disk-folder-not-found');
  });

  it('ATT-21 needs no piece of a file that lies on it', async () => {
    const { md5, bytes } = await upload('once.txt');
    expect((await test.lin.get(`/netdisk/upload-state/?fileMd5=${md5}`)).body).toEqual({ state: 2, chunks: [] });
    expect((await test.chen.get(`/netdisk/upload-state/?fileMd5=${md5}`)).body).toEqual({ state: 0, chunks: [] });
    const body = { fileMd5: md5, upload_type: 'mail', file_name: 'mail.txt', file_type: '', file_size: bytes.length, folder_id: -1 };
    const { id } = (await test.lin.post('/netdisk/upload-finish/', body)).body;
    const got = await test.app.inject({ url: `/api/mail/attach/${id}/`, headers: test.lin.headers });
    expect(got.rawPayload.equals(bytes)).toBe(true);
  });

  it('ERR-27 FIL-53 takes no more than it holds', async () => {
    await upload('first.txt', { who: test.chen });
    await test.database.pool.query('UPDATE disk SET quota_bytes = 40 WHERE mailbox_id = $1', [test.chen.mailboxId]);
    expect((await upload('second.txt', { who: test.chen })).answer.body.code).toBe('upload-over-pdisk');
    await test.database.pool.query('UPDATE disk SET quota_bytes = 0 WHERE mailbox_id = $1', [test.chen.mailboxId]);
  });

  it('ATT-08 takes no executable file', async () => {
    expect((await upload('setup.exe')).answer.body.code).toBe('executable-refused');
  });

  it('keeps its bytes when what nobody needs is collected', async () => {
    const text = 'x'.repeat(200);
    const { answer } = await upload('kept.txt', { text });
    const { rows } = await test.database.pool.query('SELECT hash FROM disk_file WHERE id = $1', [answer.body.id]);
    await test.database.pool.query("UPDATE blob SET kept_at = kept_at - interval '30 days'");
    clock = new Date('2026-11-20T08:00:01Z');
    await collectBlobs(test.deps);
    expect((await test.deps.blobs.get(test.deps.db, rows[0].hash)).toString()).toBe(text);
  });
});

describe('the company’s disk', () => {
  it('FIL-16 FIL-38 FIL-51 FIL-52 ERR-28 is read and written by permission, and full at its end', async () => {
    expect((await upload('x.txt', { disk: 'company' })).answer.body.code).toBe('forbidden');
    await test.database.pool.query("INSERT INTO operation_role (account_id, role) VALUES ($1, 'super')", [test.lin.accountId]);
    expect((await upload('手册.txt', { disk: 'company' })).answer.status).toBe(200);
    const folder = await makeFolder('制度', {});
    expect(names(await listed('company', 0, 1, test.chen))).toEqual([]);
    await test.database.pool.query(
      "INSERT INTO disk_permission (disk_id, account_id, permission) SELECT id, $1, 'download' FROM disk WHERE mailbox_id IS NULL",
      [test.chen.accountId],
    );
    expect((await upload('x.txt', { disk: 'company', who: test.chen })).answer.body.code).toBe('forbidden');
    expect(names(await listed('company', 0, 1, test.chen))).toEqual(['制度', '手册.txt']);
    expect((await listed('company', folder, 1, test.chen)).folder_names).toEqual([{ id: folder, name: '制度' }]);
    await test.database.pool.query('UPDATE disk SET quota_bytes = 1 WHERE mailbox_id IS NULL');
    expect((await upload('more.txt', { disk: 'company' })).answer.body.code).toBe('upload-over-cdisk');
  });
});

describe('FLK-29 the lock of the file centre', () => {
  const lock = (areas: string[]) =>
    test.database.pool.query(
      `INSERT INTO area_lock (mailbox_id, password_hash, areas) VALUES ($1, 'none', $2)
       ON CONFLICT (mailbox_id) DO UPDATE SET areas = excluded.areas`,
      [test.lin.mailboxId, areas],
    );
  const open = () => test.database.pool.query('DELETE FROM area_lock WHERE mailbox_id = $1', [test.lin.mailboxId]);
  // A session is believed for two seconds.
  const later = () => {
    clock = new Date(clock.getTime() + 3000);
  };

  it('closes both disks, and lets no file of theirs out or in, until it is released', async () => {
    const { answer } = await upload('closed.txt');
    const { answer: kept } = await upload('for mail.txt', { folder: -1 });
    const calls: [name: string, call: () => Promise<{ status: number; body: { code?: string } }>][] = [
      ['list', () => test.lin.get('/netdisk/net/?disk=personal&folder_id=0&page=1&page_size=10')],
      ['list of the company', () => test.lin.get('/netdisk/net/?disk=company&folder_id=0&page=1&page_size=10')],
      ['upload', async () => (await upload('more.txt')).answer],
      ['move', () => test.lin.post('/mail/attach/move-to-disk/', { ids: [kept.body.id] })],
      ['save', () => test.lin.post('/mail/message/save-attach/', { uid: 1, folder: 'INBOX', sid: '2' })],
      [
        'link',
        () => test.lin.post('/mail/message/more-post/', { attachments: [], net_attachments: [answer.body.id], company_attachments: [] }),
      ],
      ['letter', () => test.lin.post('/mail/message/sent/', { action: 'save', subject: 'x', net_attachments: [{ id: answer.body.id }] })],
    ];
    const refused = async () => {
      const names: string[] = [];
      for (const [name, call] of calls) if ((await call()).body.code === 'area-locked') names.push(name);
      return names;
    };
    await lock(['files']);
    later();
    expect(await refused()).toEqual(calls.map(([name]) => name));
    expect((await upload('for mail again.txt', { folder: -1 })).answer.status).toBe(200);
    await lock(['folders', 'calendar']);
    later();
    expect(await refused()).toEqual([]);
    await open();
    later();
  });

  it('leaves a letter the files that it has', async () => {
    const { answer } = await upload('in a letter.txt');
    const letter = { action: 'save', subject: 'with a file', net_attachments: [{ id: answer.body.id }] };
    const { body: saved } = await test.lin.post('/mail/message/sent/', letter);
    await lock(['files']);
    later();
    const again = { ...letter, subject: 'written on', draft_id: saved.draft_id };
    expect((await test.lin.post('/mail/message/sent/', again)).body).toMatchObject({ success: true, draft_id: saved.draft_id });
    await open();
    later();
  });
});

describe('a name on a disk', () => {
  it('FIL-17 has none of the nine letters, and at most 100 characters with its ending kept', () => {
    expect(diskName('a/b\\c:d*e?f"g<h>i|j.txt')).toBe('a_b_c_d_e_f_g_h_i_j.txt');
    expect([...diskName(`${'长'.repeat(300)}.docx`)]).toHaveLength(100);
    expect(diskName(`${'长'.repeat(300)}.docx`)).toMatch(/长\.docx$/);
    expect(diskName('  ')).toBe('file');
  });

  it('is the first free one', () => {
    const taken = new Set(['a.txt', 'a (2).txt']);
    expect(freeName('A.txt', (lower) => taken.has(lower))).toBe('A (3).txt');
    expect(freeName('b.txt', (lower) => taken.has(lower))).toBe('b.txt');
  });
});

describe('ATT-13 the size of a file', () => {
  it('is what the server says to the page, and holds', async () => {
    const small = await openMailbox({ env: { JINSHU_TRANSIT_MAX_BYTES: '1048576' } });
    try {
      expect((await small.lin.get('/mail/message/more-get/')).body.transit_size).toBe(1_048_576);
      const body = { fileMd5: '0'.repeat(32), upload_type: 'mail', file_name: 'a', file_type: '', file_size: 1_048_577, folder_id: -1 };
      expect((await small.lin.post('/netdisk/upload-finish/', body)).body.code).toBe('too-large');
      expect((await test.lin.get('/mail/message/more-get/')).body.transit_size).toBe(2_147_483_648);
    } finally {
      await small.close();
    }
  });
});
