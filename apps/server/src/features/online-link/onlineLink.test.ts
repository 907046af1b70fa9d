import { createHash } from 'node:crypto';
import { emptyDraft } from '@jinshu/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertKeptFile } from '../../mail/attachment/attachment.repository.ts';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';
import { holdDisk, putOnDisk } from '../disk/index.ts';
import { linkHtml, linkText, sizeText, withLinks } from './linkBlock.ts';
import { languageOf } from './linkPage.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let clock = new Date('2026-11-20T08:00:00Z');
beforeAll(async () => {
  test = await openMailbox({ now: () => clock });
});
beforeEach(() => {
  clock = new Date('2026-11-20T08:00:00Z');
});
afterAll(() => test.close());

/** Advances the clock and logs in again. */
async function later(time: string): Promise<Person> {
  clock = new Date(time);
  return test.enter(test.lin);
}

const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');
let seed = 0;

/** A stored attachment that no other test has. */
async function keep(name: string, who: Person = test.lin) {
  seed += 1;
  const bytes = Buffer.from(`file ${seed} of some length`);
  const { hash, size } = await test.deps.blobs.put(test.deps.db, bytes);
  const file = { mailboxId: who.mailboxId, name, type: 'application/pdf', size, md5: md5Of(bytes), hash, at: clock };
  return { bytes, ...(await insertKeptFile(test.deps.db, file)) };
}

const convert = (ids: object, who: Person = test.lin) =>
  who.post('/mail/message/more-post/', { attachments: [], net_attachments: [], company_attachments: [], ...ids });
const linkTo = async (id: number, validity = 'month') => (await convert({ attachments: [id], validity })).body.results[0].url as string;
const fetchLink = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: url.replace(/^https?:\/\/[^/]+/, ''), headers });
const listed = async (id: number, who: Person = test.lin) =>
  ((await who.get('/mail/attach/?limit=100&offset=0')).body.results as { id: number }[]).find((file) => file.id === id);

describe('an online link', () => {
  it('ATT-32 ATT-39 D-51 gives the file to whoever has it, without a session, never to be shown as a page', async () => {
    const file = await keep('合同.pdf');
    const { status, body } = await convert({ attachments: [file.id] });
    expect([status, body.results]).toEqual([
      200,
      [
        {
          name: '合同.pdf',
          size: file.size,
          url: expect.stringMatching(/\/api\/mail\/attach\/download\/\?token=[\w-]{43}$/),
          expires_at: '2026-12-20T08:00:00.000Z',
        },
      ],
    ]);
    const answer = await fetchLink(body.results[0].url);
    expect(answer.rawPayload.equals(file.bytes)).toBe(true);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; /);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('合同.pdf'));
  });

  it('is the same when it is asked for again, and holds at least as long', async () => {
    const { id } = await keep('a.pdf');
    const url = await linkTo(id, 'year');
    expect(await linkTo(id, 'month')).toBe(url);
    expect(await listed(id)).toMatchObject({ expires_at: '2027-11-20T08:00:00.000Z' });
  });

  it('cannot be made of what belongs to somebody else', async () => {
    const { id } = await keep('a.pdf', test.chen);
    expect((await convert({ attachments: [id] })).body.code).toBe('attachment-not-found');
  });

  it('ATT-33 ATT-37 ERR-33 ERR-34 leads nowhere once it ended, its file is gone, or nobody made it', async () => {
    const [ended, gone] = [await keep('a.pdf'), await keep('b.pdf')];
    const [endedUrl, goneUrl] = [await linkTo(ended.id), await linkTo(gone.id)];
    clock = new Date('2026-12-20T07:59:59.999Z');
    expect((await fetchLink(endedUrl)).statusCode).toBe(200);
    const lin = await later('2026-12-20T08:00:00Z');
    expect((await fetchLink(endedUrl)).json()).toMatchObject({ code: 'link-expired' });
    expect((await lin.post('/mail/attach/batchdelete/', { ids: [gone.id, 999_999] })).body).toEqual({ removed: 1 });
    expect((await fetchLink(goneUrl)).json()).toMatchObject({ code: 'share-cancelled', detail: 'The owner stopped sharing this.' });
    for (const guessed of ['x'.repeat(43), 'cut-off', ''])
      expect((await fetchLink(endedUrl.replace(/.{43}$/, guessed))).json()).toMatchObject({ code: 'extraction-code-error' });
  });

  it('ATT-33 says so in words to a person, in the language of the browser', async () => {
    const { id } = await keep('a.pdf');
    const url = await linkTo(id);
    clock = new Date('2027-12-20T08:00:00Z');
    const answer = await fetchLink(url, { accept: 'text/html,*/*', 'accept-language': 'zh-TW,zh;q=0.9' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('連結已逾期');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(['zh-CN', 'zh-HK', 'en-GB', 'de', undefined].map((header) => languageOf(header))).toEqual([
      'zh-hans',
      'zh-tw',
      'en',
      'en',
      'en',
    ]);
  });

  it('ATT-39 ERR-33 tells a person in words that a link was cut off on its way, or opened too often', async () => {
    const { id } = await keep('a.pdf');
    const cut = (await linkTo(id)).slice(0, -20).replace(/^https?:\/\/[^/]+/, '');
    const ask = () =>
      test.app.inject({ url: cut, remoteAddress: '10.0.0.2', headers: { accept: 'text/html,*/*', 'accept-language': 'en' } });
    const first = await ask();
    expect([first.statusCode, first.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(first.body).toContain('Please check that the link is complete.');
    let last = first;
    for (let count = 0; count < 620 && last.statusCode !== 403; count += 20)
      for (const answer of await Promise.all(Array.from({ length: 20 }, ask))) last = answer;
    expect([last.statusCode, last.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    expect(last.body).toContain('Too many requests. Please wait a moment.');
  });

  it('ATT-40 ATT-31 is renewed for as long as the user says, also after it ended', async () => {
    const { id } = await keep('a.pdf');
    const url = await linkTo(id);
    const lin = await later('2027-03-31T00:00:00Z');
    const chen = await test.enter(test.chen);
    expect((await fetchLink(url)).statusCode).toBe(404);
    const ends: string[] = [];
    for (const validity of ['month', 'two-months', 'quarter', 'half-year', 'year', 'permanent'])
      ends.push((await lin.post(`/mail/attach/${id}/renewal/`, { validity })).body.expires_at);
    expect(ends.map((end) => end?.slice(0, 10) ?? null)).toEqual([
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-09-30',
      '2028-03-31',
      null,
    ]);
    expect((await fetchLink(url)).statusCode).toBe(200);
    expect((await chen.post(`/mail/attach/${id}/renewal/`, { validity: 'year' })).body.code).toBe('attachment-not-found');
    expect((await lin.post(`/mail/attach/${id}/renewal/`, { validity: 'decade' })).status).toBe(400);
  });

  it('API-04 ATT-41 D-48 keeps a record of every download, counting one that goes on once', async () => {
    const { id } = await keep('记录.pdf', test.chen);
    const url = (await convert({ attachments: [id] }, test.chen)).body.results[0].url;
    await fetchLink(url);
    await fetchLink(url, { range: 'bytes=0-4' });
    await fetchLink(url, { range: 'bytes=5-' });
    expect(await listed(id, test.chen)).toMatchObject({ download_count: 2 });
    const { body } = await test.chen.get('/mail/attachlog/?page=1&page_size=10');
    expect(body).toEqual({
      count: 2,
      results: Array(2).fill({ name: '记录.pdf', size: expect.any(Number), ip: '127.0.0.1', at: clock.toISOString() }),
    });
    const second = (await test.chen.get('/mail/attachlog/?page=2&page_size=1')).body;
    expect([second.count, second.results.length]).toEqual([2, 1]);
    expect((await test.lin.get('/mail/attachlog/?page=1&page_size=10')).body.results).not.toContainEqual(
      expect.objectContaining({ name: '记录.pdf' }),
    );
  });

  it('ATT-38 follows its file to the disk, where a name that is taken gets a number', async () => {
    const [one, two] = [await keep('同名.pdf'), await keep('同名.pdf')];
    const url = await linkTo(two.id);
    const { body } = await test.lin.post('/mail/attach/move-to-disk/', { ids: [one.id, two.id] });
    expect(body.results).toEqual([
      { attachment_id: one.id, id: expect.any(Number), name: '同名.pdf', size: one.size },
      { attachment_id: two.id, id: expect.any(Number), name: '同名 (2).pdf', size: two.size },
    ]);
    expect(await listed(one.id)).toBeUndefined();
    expect((await fetchLink(url)).rawPayload.equals(two.bytes)).toBe(true);
  });

  it('ATT-38 ERR-27 moves nothing that does not fit, and nothing of others', async () => {
    const own = test.lin;
    const { id, size } = await keep('a.pdf', test.chen);
    await test.deps.db.transaction().execute((tx) => holdDisk(tx, { disk: 'personal', mailboxId: test.chen.mailboxId }));
    await test.deps.db
      .updateTable('disk')
      .set({ quota_bytes: size - 1 })
      .where('mailbox_id', '=', test.chen.mailboxId)
      .execute();
    expect((await test.chen.post('/mail/attach/move-to-disk/', { ids: [id] })).body.code).toBe('upload-over-pdisk');
    expect((await own.post('/mail/attach/move-to-disk/', { ids: [id] })).body.code).toBe('attachment-not-found');
    expect(await listed(id, test.chen)).toBeDefined();
  });
});

describe('a letter', () => {
  const send = (patch: object) => {
    const { replyTo: _, ...draft } = emptyDraft(crypto.randomUUID(), { address: test.lin.address, name: '林月' });
    const wire = {
      reply_to: '',
      is_priority: false,
      is_html: true,
      is_cc: true,
      is_bcc: false,
      is_partsend: false,
      to: [{ address: test.chen.address, name: '陈伟' }],
      cc: [],
      bcc: [],
      subject: '大文件',
      secret: false,
      is_save_sent: true,
      is_confirm_read: false,
      is_schedule: false,
      schedule_day: '',
      is_password: false,
      password: '',
      is_burn: false,
      burn_limit: 1,
      burn_day: '',
      html_text: '<p>请下载</p>',
      plain_text: '',
      is_smsnotify: false,
      draft_id: draft.draftId,
      version: 0,
      mfrom: draft.sender,
      mail_level: 0,
      attachments: [],
      net_attachments: [],
      company_attachments: [],
      uid: 0,
      folder: '',
      refw_type: '',
      action: 'sent',
      ...patch,
    };
    return test.lin.post('/mail/message/sent/', wire);
  };
  /** Returns the latest message in Sent. */
  const sent = async () => {
    const { body } = await test.lin.get('/mail/message/?folder=Sent&limit=10&offset=0');
    const uid = body.results?.[0]?.uid;
    return (await test.lin.get(`/mail/message/${uid}/?folder=Sent`)).body;
  };

  it('ATT-01 carries files of the personal and the company disk, and large ones as links that work', async () => {
    const { deps, lin } = test;
    const put = async (owner: Parameters<typeof putOnDisk>[1]['owner'], name: string) => {
      const bytes = Buffer.from(`on a disk: ${name}`);
      const { hash, size } = await deps.blobs.put(deps.db, bytes);
      const file = { name, type: 'text/plain', size, md5: md5Of(bytes), hash };
      const [placed] = await deps.db
        .transaction()
        .execute((tx) => putOnDisk(tx, { owner, accountId: lin.accountId, folderId: 0, files: [file], at: clock }));
      return placed?.file.id ?? 0;
    };
    await deps.db.insertInto('operation_role').values({ account_id: lin.accountId, role: 'super' }).execute();
    const personal = await put({ disk: 'personal', mailboxId: lin.mailboxId }, '我的.txt');
    const company = await put({ disk: 'company' }, '公司.txt');
    const large = await keep('录像.mp4');
    const answer = await send({
      attachments: [{ id: large.id, is_online: true, validity: 'quarter' }],
      net_attachments: [{ id: personal }],
      company_attachments: [{ id: company }],
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const letter = await sent();
    expect(letter.attachments.map(({ name }: { name: string }) => name)).toEqual(['我的.txt', '公司.txt']);
    expect(letter.html_text).toContain('录像.mp4');
    expect(letter.html_text).toContain('2027-02-20');
    const url = /https?:[^"]+\/download\/\?token=[\w-]{43}/.exec(letter.html_text)?.[0] ?? '';
    expect((await fetchLink(url)).rawPayload.equals(large.bytes)).toBe(true);
  });

  it('SND-06 ERR-20 cannot carry a folder', async () => {
    expect((await send({ net_attachments: [{ id: 1, nettype: 'folder' }] })).body.code).toBe('send-no-folders');
  });

  it('carries nothing from the disks of others', async () => {
    const { id } = await keep('a.pdf', test.chen);
    const { body } = await test.chen.post('/mail/attach/move-to-disk/', { ids: [id] });
    expect(body.code).toBe('upload-over-pdisk');
    const { rows } = await test.database.pool.query('SELECT id FROM disk WHERE mailbox_id = $1', [test.chen.mailboxId]);
    const bytes = Buffer.from('of Chen Wei');
    const { hash, size } = await test.deps.blobs.put(test.deps.db, bytes);
    const file = await test.deps.db
      .insertInto('disk_file')
      .values({ disk_id: rows[0].id, folder_id: null, name: 'x', type: 'text/plain', size, md5: md5Of(bytes), hash, account_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await send({ net_attachments: [{ id: file.id }] })).body.code).toBe('attachment-not-found');
    expect((await send({ company_attachments: [{ id: file.id }] })).body.code).toBe('attachment-not-found');
  });
});

describe('the block of links', () => {
  const link = {
    name: '<b>设计稿</b>.zip',
    size: 45_000_000,
    url: 'http://127.0.0.1:8080/x?token=a',
    expiresAt: '2026-12-20T08:00:00.000Z',
  };

  it('is a table that every mail program shows, and escapes what a name would make of it', () => {
    const html = linkHtml([link], 'zh-hans');
    expect(html).toContain('&lt;b&gt;设计稿&lt;/b&gt;.zip');
    expect(html).toContain('42.9 MB · 2026-12-20 前有效');
    expect(html).not.toMatch(/<img|<style|class=|url\(/);
    expect(linkHtml([{ ...link, expiresAt: null }], 'zh-tw')).toContain('長期有效');
  });

  it('says the same in plain text', () => {
    expect(linkText([link], 'en')).toBe(
      'Online attachments\n<b>设计稿</b>.zip (42.9 MB · until 2026-12-20)\nhttp://127.0.0.1:8080/x?token=a\n',
    );
  });

  it('stands below what was written and above what is quoted', () => {
    const html = '<p>mine</p><p>------ Original message ------<br>From</p><blockquote>theirs</blockquote>';
    const letter = withLinks({ html, text: '', isHtml: true }, [link], 'en').html;
    expect([letter.indexOf('mine'), letter.indexOf('<table'), letter.indexOf('------')]).toEqual(
      [letter.indexOf('mine'), letter.indexOf('<table'), letter.indexOf('------')].toSorted((a, b) => a - b),
    );
    expect(withLinks({ html: '<body><p>a</p></body>', text: '', isHtml: true }, [link], 'en').html).toMatch(/<\/table><\/body>$/);
    expect(withLinks({ html: '', text: 'a', isHtml: false }, [link], 'en').text).toMatch(/^a\n\nOnline attachments\n/);
  });

  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.0 KB'],
    [157_286_400, '150 MB'],
    [2_147_483_648, '2.0 GB'],
  ])('says %i bytes as %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});
