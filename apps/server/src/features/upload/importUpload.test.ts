import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import yauzl from 'yauzl';
import { ZipFile } from 'yazl';
import { folderFaults, mailboxFaults } from '../../mail/check/check.repository.ts';
import { closeParsePool } from '../../mime/reading/parsePool.ts';
import type { PolicyValues } from '../../platform/policy/policies.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { outlookFile } from '../../testing/outlookFile.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';
import { sendPieces } from '../../testing/upload.ts';
import { dropForgottenImports } from './importUpload.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
beforeAll(async () => {
  test = await openMailbox();
});
afterAll(async () => {
  await closeParsePool();
  await test.close();
});
beforeEach(async () => {
  for (const folder of ['INBOX', 'Sent']) await test.lin.post('/mail/message/expunge/', { uids: 'all', folder });
});

const letter = (subject: string, body = '您好。') =>
  Buffer.from(
    `From: =?utf-8?B?5ZGo57qi?= <zhou@partner.example>\r\nTo: lin.yue@jinshu.example\r\nSubject: ${subject}\r\nDate: Fri, 20 Nov 2026 09:00:00 +0800\r\nMessage-ID: <${subject}@partner.example>\r\n\r\n${body}\r\n`,
  );
const rows = async (folder = 'INBOX') =>
  (await test.lin.get(`/mail/message/?folder=${folder}&limit=100&offset=0&sort=ARRIVAL`)).body.results;
const subjects = async (folder?: string) => (await rows(folder)).map(({ subject }: { subject: string }) => subject);

function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

describe('importing mail', () => {
  const bring = async (name: string, bytes: Buffer, more: { folder?: string } = {}) => {
    const md5 = await sendPieces(test, test.lin, bytes);
    const form = { fileMd5: md5, upload_type: 'eml', file_name: name, file_type: '', file_size: bytes.length, folder_id: -1, ...more };
    return test.lin.post('/netdisk/upload-finish/', form);
  };

  it('IMX-09 IMX-10 ATT-23 ATT-29 puts a mail file as a read mail into the Inbox, and counts it', async () => {
    const before = (await test.journal(test.lin.mailboxId)).length;
    const { status, body } = await bring('信.eml', letter('one'));
    expect([status, body]).toEqual([
      200,
      {
        id: 0,
        name: '信.eml',
        size: letter('one').length,
        type: '',
        created_at: expect.any(String),
        result: { imported: 1, present: 0, failed: [] },
      },
    ]);
    const [row] = await rows();
    expect(row).toMatchObject({
      subject: 'one',
      mfrom: { name: '周红', address: 'zhou@partner.example' },
      flags: ['\\Seen'],
      internaldate: '2026-11-20T01:00:00.000Z',
      size: letter('one').length,
    });
    expect((await test.journal(test.lin.mailboxId)).slice(before)).toEqual([
      { type: 'message.added', payload: { folder: 'INBOX', uids: [row.uid], isArrival: false } },
    ]);
    expect([...(await folderFaults(test.deps.db)), ...(await mailboxFaults(test.deps.db))]).toEqual([]);
    expect(await test.deps.db.selectFrom('upload_chunk').selectAll().execute()).toEqual([]);
  });

  it('IMX-05 puts mail into the folder that was chosen, and none into Drafts', async () => {
    expect((await bring('a.eml', letter('chosen'), { folder: 'Sent' })).status).toBe(200);
    expect(await subjects('Sent')).toEqual(['chosen']);
    expect((await bring('a.eml', letter('chosen'), { folder: 'Drafts' })).status).toBe(403);
    expect((await bring('a.eml', letter('chosen'), { folder: 'nowhere' })).body.code).toBe('folder-not-found');
  });

  it('IMX-10 takes what is there already for imported', async () => {
    await bring('a.eml', letter('twice'));
    expect((await bring('a.eml', letter('twice'))).body.result).toEqual({ imported: 0, present: 1, failed: [] });
    expect(await subjects()).toEqual(['twice']);
  });

  it('IMX-10 unpacks a zip of mails and leaves what else is in it alone', async () => {
    const zip = await zipOf({
      '一.eml': letter('first'),
      'deep/二.EML': letter('second'),
      'readme.txt': Buffer.from('x'),
      'none.eml': Buffer.from('x'),
    });
    expect((await bring('mails.zip', zip)).body.result).toEqual({
      imported: 2,
      present: 0,
      failed: [{ name: 'none.eml', reason: 'import-not-mail' }],
    });
    expect((await subjects()).sort()).toEqual(['first', 'second']);
  });

  it('IMX-10 takes an mbox apart, all of it as read mail', async () => {
    const mark = 'From a@b.example Fri Nov 20 09:00:00 2026\n';
    const box = Buffer.concat([Buffer.from(`${mark}Status: O\n`), letter('m1'), Buffer.from(`\n${mark}`), letter('m2')]);
    expect((await bring('archive.mbox', box)).body.result).toMatchObject({ imported: 2, failed: [] });
    expect((await rows()).map(({ subject, flags }: { subject: string; flags: string[] }) => [subject, flags])).toEqual([
      ['m1', ['\\Seen']],
      ['m2', ['\\Seen']],
    ]);
  });

  it('IMX-10 reads mails that Outlook saved, alone and in a zip, each once', async () => {
    const msg = outlookFile({
      subject: '合同续签',
      sender: { name: '周红', address: 'zhou@partner.example' },
      recipient: { name: '林月', address: 'lin.yue@jinshu.example' },
      text: '请查收附件。',
      sentAt: new Date('2026-11-18T02:30:00Z'),
      file: { name: '合同.txt', bytes: Buffer.from('第一条') },
    });
    expect((await bring('合同.msg', msg)).body.result).toEqual({ imported: 1, present: 0, failed: [] });
    const [row] = await rows();
    expect(row).toMatchObject({
      subject: '合同续签',
      mfrom: { name: '周红', address: 'zhou@partner.example' },
      to: [{ name: '林月', address: 'lin.yue@jinshu.example' }],
      date: '2026-11-18T02:30:00.000Z',
      flags: ['\\Seen', 'umail-attach'],
    });
    const { body } = await test.lin.get(`/mail/message/${row.uid}/?folder=INBOX`);
    expect([body.plain_text.trim(), body.attachments[0].name]).toEqual(['请查收附件。', '合同.txt']);
    const broken = Buffer.concat([msg.subarray(0, 600), Buffer.alloc(4_000, 0xff)]);
    expect((await bring('both.zip', await zipOf({ 'a.msg': msg, 'b.msg': broken }))).body.result).toEqual({
      imported: 0,
      present: 1,
      failed: [{ name: 'b.msg', reason: 'import-not-mail' }],
    });
  });

  it.each([
    ['a picture', 'photo.eml', async () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['prose', 'notes.txt', async () => Buffer.from('Dear all,\n\nhow are you?\n')],
    ['a zip without mails', 'files.zip', () => zipOf({ 'a.txt': Buffer.from('x') })],
    ['a zip that is cut off', 'cut.zip', async () => (await zipOf({ 'a.eml': letter('cut') })).subarray(0, 60)],
    ['fields of something else', 'script.txt', async () => Buffer.from('name: build\nsteps: none\n\n')],
  ])('IMX-08 ERR-21 refuses %s', async (_what, name, bytes) => {
    expect(await bring(name, await bytes())).toMatchObject({ status: 400, body: { code: 'import-not-mail' } });
    expect(await rows()).toEqual([]);
  });

  it('refuses a mail in a zip that would unpack to very much', async () => {
    const bomb = Buffer.concat([letter('bomb'), Buffer.alloc(80 * 1024 * 1024, 'x')]);
    const zip = await zipOf({ 'bomb.eml': bomb, 'fine.eml': letter('fine') });
    expect((await bring('bomb.zip', zip)).body.result).toEqual({
      imported: 1,
      present: 0,
      failed: [{ name: 'bomb.eml', reason: 'too-large' }],
    });
  });

  it('IMX-07 ERR-22 refuses what does not fit into the mailbox, and takes what does', async () => {
    const quota = (bytes: number) =>
      test.deps.db.updateTable('mailbox').set({ quota_bytes: bytes }).where('id', '=', test.lin.mailboxId).execute();
    const big = letter('big', 'x'.repeat(30_000));
    const zip = await zipOf({ 'big.eml': big, 'small.eml': letter('small') });
    await quota(10_000);
    expect((await bring('both.zip', zip)).body.result).toEqual({
      imported: 1,
      present: 0,
      failed: [{ name: 'big.eml', reason: 'import-too-big' }],
    });
    const packed = await zipOf({ 'big.eml': big });
    expect(await bring('big.zip', packed)).toMatchObject({ status: 400, body: { code: 'import-too-big' } });
    await quota(0);
  });

  it('ATT-21 imports a file that the user keeps already without its pieces', async () => {
    const md5 = await sendPieces(test, test.lin, letter('kept'));
    const form = { fileMd5: md5, file_name: 'a.eml', file_type: '', file_size: letter('kept').length, folder_id: -1 };
    await test.lin.post('/netdisk/upload-finish/', { ...form, upload_type: 'mail' });
    expect((await test.lin.get(`/netdisk/upload-state/?fileMd5=${md5}`)).body.state).toBe(2);
    expect((await test.lin.post('/netdisk/upload-finish/', { ...form, upload_type: 'eml' })).body.result.imported).toBe(1);
    expect(await subjects()).toEqual(['kept']);
  });

  it('leaves nothing behind, also when its server ended in the middle', async () => {
    await bring('a.eml', letter('tidy'));
    await bring('b.txt', Buffer.from('no mail'));
    const left = async () => (await readdir(test.dataDir)).filter((name) => name.startsWith('import-'));
    expect(await left()).toEqual([]);
    const forgotten = path.join(test.dataDir, 'import-forgotten');
    for (const place of [forgotten, path.join(test.dataDir, 'import-now')]) await mkdir(place);
    const before = new Date(Date.now() - 2 * 86_400_000);
    await utimes(forgotten, before, before);
    await dropForgottenImports(test.deps);
    expect(await left()).toEqual(['import-now']);
    await rm(path.join(test.dataDir, 'import-now'), { recursive: true });
  });

  it('ATT-30 imports nothing of a file that was damaged on its way', async () => {
    const md5 = await sendPieces(test, test.lin, letter('whole'));
    await test.deps.blobs.putScratch(`upload/${test.lin.mailboxId}/${md5}/0`, [letter('wrong')]);
    const form = { fileMd5: md5, upload_type: 'eml', file_name: 'a.eml', file_type: '', file_size: letter('whole').length, folder_id: -1 };
    expect((await test.lin.post('/netdisk/upload-finish/', form)).body.code).toBe('upload-damaged');
    expect((await test.lin.post('/netdisk/upload-finish/', form)).body.code).toBe('upload-incomplete');
    expect(await rows()).toEqual([]);
  });
});

describe('a package of mails', () => {
  const fetchZip = (query: string) => test.app.inject({ url: `/api/mail/message/zip/?${query}`, headers: test.lin.headers });
  async function filesIn(bytes: Buffer): Promise<[string, string][]> {
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
    const files: [string, string][] = [];
    for await (const entry of zip.eachEntry())
      files.push([entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString()]);
    return files;
  }
  const raw = async (uid: number) =>
    (await test.app.inject({ url: `/api/mail/message/eml/?uid=${uid}&folder=INBOX`, headers: test.lin.headers })).body;

  it('IMX-11 IMX-14 answers mails byte for byte as a zip, with its name in the header', async () => {
    const [a, b, c] = [
      await test.arrive({ subject: '周报' }),
      await test.arrive({ subject: '周报' }),
      await test.arrive({ subject: 'a/b' }),
    ];
    const answer = await fetchZip(`uids=${a.uid},${b.uid},${c.uid}&folder=INBOX`);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain("filename*=UTF-8''周报 (3).zip");
    expect(await filesIn(answer.rawPayload)).toEqual([
      ['周报.eml', await raw(a.uid)],
      ['周报 (2).eml', await raw(b.uid)],
      ['a b.eml', await raw(c.uid)],
    ]);
    const all = await fetchZip('uids=all&folder=INBOX');
    expect(await filesIn(all.rawPayload)).toHaveLength(3);
  });

  it('IMX-11 says what is missing', async () => {
    expect((await fetchZip('uids=999&folder=INBOX')).json().code).toBe('mail-not-found');
    expect((await fetchZip('uids=1&folder=nowhere')).json().code).toBe('folder-not-found');
    expect((await fetchZip('uids=1;2&folder=INBOX')).statusCode).toBe(400);
    const theirs = await test.arrive({ subject: '别人的' }, [test.chen.address]);
    expect((await fetchZip(`uids=${theirs.uid + 1000}&folder=INBOX`)).statusCode).toBe(404);
  });

  it('IMX-15 PRM-06 PRM-12 hands out nothing to whom downloading was taken from', async () => {
    const { uid } = await test.arrive();
    const permit = (values: Partial<PolicyValues>) => setOwnPolicies(test.deps.db, test.lin.accountId, values);
    await permit({ is_maildownload: false });
    expect((await fetchZip(`uids=${uid}&folder=INBOX`)).statusCode).toBe(403);
    expect((await test.lin.get(`/mail/message/eml/?uid=${uid}&folder=INBOX`)).status).toBe(403);
    await permit({});
    expect((await fetchZip(`uids=${uid}&folder=INBOX`)).statusCode).toBe(200);
  });
});
