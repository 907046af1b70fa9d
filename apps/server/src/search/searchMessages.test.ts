import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Tx } from '../db/db.ts';
import { type OpenMailbox, openMailbox } from '../testing/openMailbox.ts';
import { byTextIndex, hasWords, sentRange, sizeRange } from './search.repository.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const now = new Date('2026-11-20T12:00:00');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
let test: OpenMailbox;

beforeAll(async () => {
  test = await openMailbox({ now: () => now });
  await test.arrive({ subject: '年度预算会议', text: '请准备发票', date: daysAgo(200) });
  await test.arrive({
    subject: 'Quarterly budget',
    text: 'see the invoice',
    date: daysAgo(10),
    from: { name: 'Ann Lee', address: 'ann@x.example' },
  });
  await test.arrive({ subject: '周报', text: '會議已取消', date: daysAgo(1), cc: [{ name: '陈伟', address: 'chen.wei@jinshu.example' }] });
  await test.arrive({
    subject: '附件',
    text: '见附件',
    date: daysAgo(0),
    attachments: [{ name: '合同草案.pdf', type: 'application/pdf', content: Buffer.alloc(200_000, 7) }],
  });
  await test.arrive({ subject: '会议邀请', text: '明天', date: daysAgo(0) }, [test.chen.address]);
});
afterAll(() => test.close());

const find = async (query: Record<string, string>) => {
  const { body } = await test.lin.get(`/mail/message/search/?${new URLSearchParams({ page: '1', page_size: '20', ...query })}`);
  return body;
};
const subjects = async (query: Record<string, string>) => (await find(query)).results.map(({ subject }: { subject: string }) => subject);

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

it('reads what it finds from the full-text index', async () => {
  const { db } = test.deps;
  await sql`
    INSERT INTO message (mailbox_id, folder_id, uid, size, subject, sender, subject_key, party_key, version)
    SELECT mailbox_id, folder_id, 1000 + n, 1, '', '{"name":"","address":""}', '', '', 1
    FROM generate_series(1, 5000) n, (SELECT mailbox_id, folder_id FROM message WHERE mailbox_id = ${test.chen.mailboxId} LIMIT 1) m`.execute(
    db,
  );
  await sql`
    INSERT INTO message_text (mailbox_id, message_id, arrived_at, lexemes)
    SELECT mailbox_id, id, arrived_at, array_to_tsvector(ARRAY['=' || mailbox_id, 'common', 'w' || uid % 100])
    FROM message WHERE mailbox_id = ${test.chen.mailboxId} AND uid > 1000`.execute(db);
  await sql`ANALYZE message_text`.execute(db);
  const planOf = async (tx: Tx, word: string) => {
    const { mailboxId } = test.chen;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN SELECT t.message_id FROM message_text t WHERE ${hasWords(mailboxId, `'=${mailboxId}' & '${word}'`)}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  for (const word of ['w7', 'common']) {
    const plan = await byTextIndex(db, (tx) => planOf(tx, word));
    expect(plan).toContain('Bitmap Index Scan on message_text_lexemes');
    expect(plan).not.toContain('Seq Scan');
  }
});
