import { randomUUID } from 'node:crypto';
import { emptyDraft } from '@jinshu/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '../../features/draft/saveDraft.ts';
import type { Tx } from '../../platform/db/db.ts';
import { openSearchedMailbox, type SearchedMailbox, searchedAt } from '../../testing/searchedMailbox.ts';
import { createTextReader } from '../attachment-text/createTextReader.ts';
import { readDueAttachments } from '../attachment-text/startAttachmentReading.ts';
import { byTextIndex, hasWords, sentRange, sizeRange } from './search.repository.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const now = searchedAt;
const daysAgo = (days: number) => new Date(searchedAt.getTime() - days * 86_400_000);
let test: SearchedMailbox;
let find: SearchedMailbox['find'];
let subjects: SearchedMailbox['subjects'];

beforeAll(async () => {
  test = await openSearchedMailbox();
  ({ find, subjects } = test);
});
afterAll(() => test.close());

describe('searching', () => {
  it('SRC-18 SRC-19 finds words of subject and body, in either Chinese script, newest first', async () => {
    expect(await subjects({ keyword: '会议' })).toEqual(['周报', '年度预算会议']);
    expect(await subjects({ keyword: '發票' })).toEqual(['年度预算会议']);
    expect(await subjects({ keyword: 'invoi' })).toEqual(['Quarterly budget']);
    expect((await find({ keyword: '会议' })).total).toBe(2);
  });

  it('SRC-18 tells of each result where it lies', async () => {
    expect((await find({ keyword: 'invoice' })).results[0]).toMatchObject({ uid: expect.any(Number), raw_name: 'INBOX' });
  });

  it('SRC-15 SRC-19 looks into one field alone', async () => {
    expect(await subjects({ subject: '会议' })).toEqual(['年度预算会议']);
    expect(await subjects({ sender: 'ann' })).toEqual(['Quarterly budget']);
    expect(await subjects({ recipient: '陈伟', keyword: '会议' })).toEqual(['周报']);
    expect(await subjects({ attach: '合同' })).toEqual(['附件']);
    expect(await subjects({ attach: '合同', subject: '周报' })).toEqual([]);
  });

  it('SRC-06 limits the time of sending', async () => {
    expect(await subjects({ sender: 'partner', date: '1' })).toEqual(['周报']);
    expect(await subjects({ recipient: '林月', date: '4' })).toEqual(['附件', '周报', 'Quarterly budget']);
    expect(await subjects({ recipient: '林月', date: '7', keyword: '预算' })).toEqual(['年度预算会议']);
  });

  it('SRC-06 counts the seven ranges from the day and hour of the search', () => {
    const at = (text: string) => new Date(`2026-${text}`);
    expect(sentRange(1, now)).toEqual({ sentFrom: at('11-19T00:00:00'), sentBefore: at('11-20T00:00:00') });
    expect([2, 3, 4, 5, 6, 7].map((date) => sentRange(date, now).sentFrom)).toEqual([
      at('11-17T12:00:00'),
      at('11-13T12:00:00'),
      at('10-20T12:00:00'),
      at('08-20T12:00:00'),
      at('05-20T12:00:00'),
      new Date('2025-11-20T12:00:00'),
    ]);
    // Before the last day of a long month lies the last day of a shorter one.
    expect(sentRange(4, new Date('2026-03-31T12:00:00')).sentFrom).toEqual(at('02-28T12:00:00'));
  });

  it('SRC-06 counts them on the clock of the reader', async () => {
    const late = new Date('2026-11-20T18:00:00Z');
    expect(sentRange(1, late, 'Asia/Shanghai')).toEqual({
      sentFrom: new Date('2026-11-19T16:00:00Z'),
      sentBefore: new Date('2026-11-20T16:00:00Z'),
    });
    expect(sentRange(1, late, 'America/Los_Angeles').sentBefore).toEqual(new Date('2026-11-20T08:00:00Z'));
    expect(sentRange(1, late, 'No/Where')).toEqual(sentRange(1, late));
    await test.arrive({ subject: '夜里的钟', date: new Date('2026-11-19T23:00:00Z') }, [test.chen.address]);
    const foundIn = async (tz: string) =>
      (await test.chen.get(`/mail/message/search/?${new URLSearchParams({ keyword: '夜里的钟', date: '1', tz })}`)).body.total;
    expect([await foundIn('UTC'), await foundIn('Asia/Shanghai')]).toEqual([1, 0]);
  });

  it('SRC-05 SRC-06 SRC-07 takes root for all folders, and 0 or nothing for no range', async () => {
    const all = await find({ keyword: '会议' });
    expect(all.total).toBeGreaterThan(0);
    for (const none of [{ folder: 'root' }, { folder: '' }, { date: '0', size: '0' }, { date: '', size: '' }])
      expect(await find({ keyword: '会议', ...none })).toEqual(all);
  });

  it('SRC-07 limits the size', async () => {
    expect([1, 2, 3].map((size) => sizeRange(size))).toEqual([
      { sizeAtMost: 102_400 },
      { sizeAbove: 102_400, sizeAtMost: 10_485_760 },
      { sizeAbove: 10_485_760 },
    ]);
    expect(await subjects({ recipient: '林月', size: '2' })).toEqual(['附件']);
    expect(await subjects({ recipient: '林月', size: '3' })).toEqual([]);
  });

  it('SRC-16 API-05 pages by page and page_size with an exact total', async () => {
    const page = await find({ recipient: '林月', page: '2', page_size: '3' });
    expect(page).toMatchObject({ total: 4, results: [{ subject: '年度预算会议' }] });
    expect(await find({ recipient: '林月', page: '9' })).toEqual({ total: 4, results: [] });
  });

  it('SRC-15 SRC-16 takes every parameter of a search, and shows 20 unless told otherwise', async () => {
    const described = { folder: 'INBOX', folder_desc: '收件箱', date: '7', date_desc: '近一年', size: '1', size_desc: '0-100KB' };
    expect(await subjects({ keyword: '预算', sender: 'partner', recipient: '林月', ...described })).toEqual(['年度预算会议']);
    const query = new URLSearchParams({ recipient: '林月' });
    const { body } = await test.lin.get(`/mail/message/search/?${query}`);
    expect(body).toEqual(await find({ recipient: '林月', page: '1', page_size: '20' }));
  });

  it('SRC-08 asks for something to look for', async () => {
    expect(await find({ folder: 'INBOX', date: '1' })).toMatchObject({ code: 'search-conditions' });
    expect(await find({ keyword: '   ' })).toMatchObject({ code: 'search-conditions' });
    expect(await find({ keyword: '!!!' })).toEqual({ total: 0, results: [] });
  });

  it('looks into one folder, and says when there is none', async () => {
    const { uid } = await test.arrive({ subject: '移走的纪要' });
    await test.lin.post('/mail/message/move/', { uids: [uid], src_folder: 'INBOX', dst_folder: 'Spam' });
    expect(await subjects({ keyword: '纪要', folder: 'INBOX' })).toEqual([]);
    expect(await subjects({ keyword: '纪要', folder: 'Spam' })).toEqual(['移走的纪要']);
    expect((await find({ keyword: '纪要', folder: 'f999' })).code).toBe('folder-not-found');
  });

  it('LST-69 filters the list of one folder by sender, subject and content', async () => {
    const list = async (query: Record<string, string>) =>
      (await test.lin.get(`/mail/message/?${new URLSearchParams({ folder: 'INBOX', limit: '10', offset: '0', ...query })}`)).body;
    expect(await list({ subject: '预算' })).toMatchObject({ count: 1, results: [{ subject: '年度预算会议' }] });
    expect(await list({ sender: 'ann', search: 'unseen' })).toMatchObject({ count: 1, results: [{ subject: 'Quarterly budget' }] });
    expect(await list({ content: '会议', sort: 'ARRIVAL' })).toMatchObject({ count: 2 });
    expect(await list({ content: '没有的词' })).toMatchObject({ count: 0, results: [] });
    expect(await list({ content: '…!?' })).toMatchObject({ count: 0, results: [] });
    expect((await list({})).results.length).toBeGreaterThan(0);
  });
});

describe('what there is to be marked', () => {
  const first = async (query: Record<string, string>) => (await find(query)).results[0];

  it('stands in subject and sender, whichever way it was written', async () => {
    await test.arrive({ subject: 'Re: 會議資料 Résumé', text: '无', from: { name: '歐陽菲', address: 'ouyang@x.example' } });
    const row = await first({ keyword: '会议 resume', sender: '欧阳' });
    expect(row).toMatchObject({
      subject_marks: [
        [4, 6],
        [9, 15],
      ],
      sender_marks: [[0, 2]],
    });
    expect(row.snippet).toBeUndefined();
  });

  it('stands in a piece of the body', async () => {
    const text = `${'前言。'.repeat(100)}\n随后请把“驗收報告”送到 Zürich，谢谢。${'后记。'.repeat(100)}`;
    await test.arrive({ subject: '说明', text });
    const { snippet } = await first({ keyword: '验收报告 zurich' });
    expect(snippet.text).toContain('随后请把“驗收報告”送到 Zürich');
    expect(snippet.text.length).toBeLessThanOrEqual(160);
    expect(snippet.marks.map(([start, end]: [number, number]) => snippet.text.slice(start, end))).toEqual(['驗收報告', 'Zürich']);
  });

  it('stands in a piece of a file, with its name', async () => {
    const attachments = [{ name: '条款.txt', type: 'text/plain', content: Buffer.from('第一条 保密义务') }];
    await test.arrive({ subject: '条款', text: '见附件', attachments });
    const reader = createTextReader();
    await readDueAttachments({ ...test.deps, now: () => new Date(Date.now() + 1000) }, reader);
    reader.close();
    const snippet = { text: '第一条 保密义务', marks: [[4, 6]], file_name: '条款.txt' };
    expect((await first({ attach: '保密' })).snippet).toEqual(snippet);
    expect((await first({ keyword: '保密' })).snippet).toEqual(snippet);
  });
});

describe('SRC-20', () => {
  it('SRC-05 SRC-20 leaves Drafts out, in root and by name', async () => {
    const sender = { name: test.lin.name, address: test.lin.address };
    await saveDraft(test.deps, { ...test.lin, form: { ...emptyDraft(randomUUID(), sender), subject: '草稿里的独角兽', text: '独角兽' } });
    expect((await test.lin.get('/mail/message/?folder=Drafts&limit=10&offset=0')).body.count).toBe(1);
    expect(await subjects({ keyword: '独角兽' })).toEqual([]);
    expect(await find({ keyword: '独角兽', folder: 'Drafts' })).toEqual({ total: 0, results: [] });
  });

  it('SRC-19 SRC-20 finds a draft that was thrown away, and no longer once it is back', async () => {
    const move = async (from: string, to: string) => {
      const { uid } = (await test.lin.get(`/mail/message/?folder=${from}&limit=1&offset=0`)).body.results[0];
      await test.lin.post('/mail/message/move/', { uids: [uid], src_folder: from, dst_folder: to });
    };
    await move('Drafts', 'Trash');
    expect(await subjects({ keyword: '独角兽' })).toEqual(['草稿里的独角兽']);
    expect(await subjects({ keyword: '独角兽', folder: 'Trash' })).toEqual(['草稿里的独角兽']);
    await move('Trash', 'Drafts');
    expect(await subjects({ keyword: '独角兽' })).toEqual([]);
  });
});

describe('the form of a list', () => {
  it('LST-20 looks for the recipient in folders that list recipients', async () => {
    const { uid } = await test.arrive({ subject: '寄出', to: [{ name: '王芳', address: 'wang.fang@x.example' }] });
    await test.lin.post('/mail/message/move/', { uids: [uid], src_folder: 'INBOX', dst_folder: 'Sent' });
    const form = { ...emptyDraft(randomUUID(), { name: test.lin.name, address: test.lin.address }), subject: '草稿' };
    await saveDraft(test.deps, { ...test.lin, form: { ...form, to: [{ name: '', address: 'wang.fang@x.example' }] } });
    const list = async (folder: string, sender: string) =>
      (await test.lin.get(`/mail/message/?${new URLSearchParams({ folder, limit: '20', offset: '0', sender })}`)).body;
    expect(await list('Sent', '王芳')).toMatchObject({ count: 1, results: [{ subject: '寄出' }] });
    expect(await list('Sent', 'zhou')).toMatchObject({ count: 0 });
    expect(await list('Drafts', 'wang.fang')).toMatchObject({ count: 1, results: [{ subject: '草稿' }] });
  });
});

describe('a search that finds very much', () => {
  beforeAll(async () => {
    await sql`
      INSERT INTO message (mailbox_id, folder_id, uid, arrived_at, size, subject, sender, subject_key, party_key, version)
      SELECT mailbox_id, folder_id, 1000 + n, ${now}::timestamptz - make_interval(mins => n), 1, 'n' || n, '{"name":"","address":""}', '', '', 1
      FROM generate_series(1, 5000) n, (SELECT mailbox_id, folder_id FROM message WHERE mailbox_id = ${test.chen.mailboxId} LIMIT 1) m`.execute(
      test.deps.db,
    );
    await sql`
      INSERT INTO message_text (mailbox_id, message_id, arrived_at, lexemes)
      SELECT mailbox_id, id, arrived_at, array_to_tsvector(ARRAY['=' || mailbox_id, 'common', 'w' || uid % 100 || 'x', 'one' || uid])
      FROM message WHERE mailbox_id = ${test.chen.mailboxId} AND uid > 1000`.execute(test.deps.db);
    await sql`ANALYZE message_text`.execute(test.deps.db);
  });
  const ask = async (path: string, query: Record<string, string>) => (await test.chen.get(`${path}?${new URLSearchParams(query)}`)).body;
  const page = { page: '1', page_size: '3' };

  it('answers first hits of the newest mails, and says that there are others', async () => {
    const early = await ask('/mail/message/search/', { ...page, keyword: 'common', early: '1' });
    expect(early).toMatchObject({ is_partial: true, results: [{ subject: 'n1' }, { subject: 'n2' }, { subject: 'n3' }] });
    expect(early.total).toBeGreaterThan(900);
    const whole = await ask('/mail/message/search/', { ...page, keyword: 'common' });
    expect(whole.total).toBe(5000);
    expect(whole.is_partial).toBeUndefined();
    expect(whole.results).toEqual(early.results);
    expect(await ask('/mail/message/search/', { ...page, keyword: 'one5999', early: '1' })).toEqual({
      total: 0,
      is_partial: true,
      results: [],
    });
  });

  it('is complete at once where the newest mails are all', async () => {
    expect((await find({ keyword: '发票', early: '1' })).is_partial).toBeUndefined();
  });

  it('names everything found, folder by folder, to act on it', async () => {
    const found = await ask('/mail/message/search/uids/', { keyword: 'w7x' });
    expect(found.total).toBe(50);
    expect(found.folders).toEqual([{ raw_name: 'INBOX', uids: Array.from({ length: 50 }, (_, n) => 1007 + n * 100) }]);
    const { uid } = await test.arrive({ subject: '各处的通告' });
    await test.arrive({ subject: '各处的通告' });
    await test.lin.post('/mail/message/move/', { uids: [uid], src_folder: 'INBOX', dst_folder: 'Trash' });
    const { body } = await test.lin.get(`/mail/message/search/uids/?${new URLSearchParams({ subject: '通告' })}`);
    expect(body).toEqual({
      total: 2,
      folders: [
        { raw_name: 'INBOX', uids: [expect.any(Number)] },
        { raw_name: 'Trash', uids: [expect.any(Number)] },
      ],
    });
    expect(await ask('/mail/message/search/uids/', { keyword: '…' })).toEqual({ total: 0, folders: [] });
  });

  it('is stopped in the database when nobody waits for it any more', async () => {
    const { deps, app, database } = test;
    const searching = async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%WITH hit AS%'",
      );
      return rows[0]?.count;
    };
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const lock = await deps.db.startTransaction().execute();
    await sql`LOCK TABLE message_text IN ACCESS EXCLUSIVE MODE`.execute(lock);
    const stop = new AbortController();
    const asked = fetch(`${address}/api/mail/message/search/?page=1&page_size=20&keyword=common`, {
      headers: test.chen.headers,
      signal: stop.signal,
    });
    await vi.waitFor(async () => expect(await searching()).toBe(1), { timeout: 10_000 });
    stop.abort();
    await expect(asked).rejects.toThrow();
    await vi.waitFor(async () => expect(await searching()).toBe(0), { timeout: 10_000 });
    await lock.rollback().execute();
  });
});

it('reads what it finds from the full-text index', async () => {
  const { db } = test.deps;
  const planOf = async (tx: Tx, word: string) => {
    const { mailboxId } = test.chen;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN SELECT t.message_id FROM message_text t WHERE ${hasWords(mailboxId, `'=${mailboxId}' & '${word}'`)}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  for (const word of ['w7x', 'common']) {
    const plan = await byTextIndex(db, (tx) => planOf(tx, word));
    expect(plan).toContain('Bitmap Index Scan on message_text_lexemes');
    expect(plan).not.toContain('Seq Scan');
  }
});

describe('the mail exchanged with somebody', () => {
  it('RED-25 finds what came from a person and what went to them, and nothing that only names them', async () => {
    await test.arrive({
      subject: '给许清如',
      text: '见面谈',
      from: { name: '林月', address: test.lin.address },
      to: [{ name: '许清如', address: 'xu.qingru@pinyu.example' }],
      date: daysAgo(3),
    });
    await test.arrive({
      subject: '来自许清如',
      text: '好',
      from: { name: '许清如', address: 'Xu.Qingru@pinyu.example' },
      date: daysAgo(2),
    });
    await test.arrive({ subject: '提到许清如', text: '写信给 xu.qingru@pinyu.example 即可', date: daysAgo(1) });
    await test.arrive({ subject: '别人', text: '', from: { name: '', address: 'xu.qingru@pinyu.example.org' }, date: daysAgo(1) });
    expect(await subjects({ person: 'xu.qingru@pinyu.example' })).toEqual(['来自许清如', '给许清如']);
    expect(await subjects({ person: 'xu.qingru@pinyu.example', keyword: '见面' })).toEqual(['给许清如']);
    expect(await subjects({ person: '许清如' })).toEqual([]);
    expect(await subjects({ person: "' | 'x" })).toEqual([]);
    expect((await find({ person: 'xu.qingru@pinyu.example', early: '1' })).total).toBe(2);
  });
});
