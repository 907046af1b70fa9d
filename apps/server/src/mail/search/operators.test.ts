import { randomUUID } from 'node:crypto';
import { emptyDraft } from '@jinshu/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '../../features/draft/saveDraft.ts';
import type { Tx } from '../../platform/db/db.ts';
import { openSearchedMailbox, type SearchedMailbox } from '../../testing/searchedMailbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: SearchedMailbox;
let subjects: SearchedMailbox['subjects'];

beforeAll(async () => {
  test = await openSearchedMailbox();
  ({ subjects } = test);
});
afterAll(() => test.close());

describe('operators in a keyword', () => {
  it('SRC-08 SRC-19 operators of the keyword narrow it, in three languages', async () => {
    expect(await subjects({ keyword: 'from:ann' })).toEqual(['Quarterly budget']);
    expect(await subjects({ keyword: '发件人：周红 会议' })).toEqual(['周报', '年度预算会议']);
    expect(await subjects({ keyword: 'to:陈伟' })).toEqual(['周报']);
    expect(await subjects({ keyword: '主旨：預算' })).toEqual(['年度预算会议']);
    expect(await subjects({ keyword: 'has:attachment' })).toEqual(['附件']);
    expect(await subjects({ keyword: 'is:unread from:ann' })).toEqual(['Quarterly budget']);
    expect(await subjects({ keyword: 'in:inbox invoice' })).toEqual(['Quarterly budget']);
    expect(await subjects({ keyword: '文件夹：收件箱 is:unread after:2026-11-19' })).toEqual(['附件', '周报']);
    expect(await subjects({ keyword: 'in:sent' })).toEqual([]);
    expect(await subjects({ keyword: 'in:drafts' })).toEqual([]);
    expect(await subjects({ keyword: 'in:nowhere' })).toEqual([]);
    expect(await subjects({ keyword: 're:invoice' })).toEqual([]);
  });

  it('SRC-19 everything from one person last week can be asked for', async () => {
    const monday = new Date('2026-11-09T00:00:00');
    for (const [subject, days] of [
      ['before', -1],
      ['monday', 0],
      ['sunday', 6.5],
      ['after', 7],
    ] as const)
      await test.arrive({
        subject,
        from: { name: '钱多多', address: 'qian@y.example' },
        date: new Date(monday.getTime() + days * 86_400_000),
      });
    expect(await subjects({ keyword: 'from:钱多多 after:lastweek before:thisweek' })).toEqual(['sunday', 'monday']);
    expect(await subjects({ keyword: '发件人：qdd 晚于：上周 早于：本周' })).toEqual(['sunday', 'monday']);
    expect(await subjects({ keyword: 'after:2026-11-16 before:11-17 from:qian' })).toEqual(['after']);
  });

  it('SRC-19 PIC-08 a keyword finds Chinese names by pinyin and initials', async () => {
    expect(await subjects({ keyword: 'zhouhong 预算' })).toEqual(['年度预算会议']);
    expect(await subjects({ keyword: 'zh 预算' })).toEqual(['年度预算会议']);
    expect(await subjects({ keyword: 'chenwei' })).toEqual(['周报']);
    expect(await subjects({ subject: 'zhouhong' })).toEqual([]);
  });

  it('SRC-20 a search by operators alone leaves drafts out, also those in the trash', async () => {
    const draft = { ...emptyDraft(randomUUID(), { address: test.lin.address, name: '' }), subject: '扔掉的草稿' };
    await saveDraft(test.deps, { mailboxId: test.lin.mailboxId, accountId: test.lin.accountId, form: draft });
    const [row] = (await test.lin.get('/mail/message/?folder=Drafts&limit=1&offset=0')).body.results;
    await test.lin.post('/mail/message/delete/', { uids: [row.uid], folder: 'Drafts' });
    expect(await subjects({ keyword: 'after:2020-01-01 in:trash' })).toEqual([]);
    expect(await subjects({ keyword: 'after:today' })).not.toContain('扔掉的草稿');
  });

  it('SRC-19 a search by operators alone is answered by the indexes of the list', async () => {
    const plan = await test.deps.db.transaction().execute(async (tx: Tx) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        EXPLAIN SELECT m.id FROM folder f JOIN message m ON m.mailbox_id = f.mailbox_id AND m.folder_id = f.id
        WHERE f.mailbox_id = ${test.lin.mailboxId} AND f.role IS DISTINCT FROM 'drafts' AND m.draft_id IS NULL AND NOT m.is_seen`.execute(
        tx,
      );
      return rows.map((row) => row['QUERY PLAN']).join(' ');
    });
    expect(plan).toContain('message_unseen');
  });
});
