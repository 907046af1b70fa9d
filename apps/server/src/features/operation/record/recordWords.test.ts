import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount } from '../../../testing/factories.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

describe('words of records', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let owner: number;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await openOperator(test, 'super');
    owner = (await makeAccount(test.deps, { name: '赵远', address: 'zhao.yuan@jinshu.example' })).mailboxId;
    const mails: [days: number, subject: string, person: string, messageId: string, mailboxId: number][] = [
      [1, '报销单 2026年第3季度', 'lin.yue@partner9.example', '<one@partner9.example>', 0],
      [2, 'Re: Offer (final)', 'wei@客户.example', '<two@x>', 0],
      [200, '青鸾接口说明', 'q@partner7.example', '<three@x>', owner],
      [364, 'Offers from ÖSTERREICH', '', '', 0],
      [364, '单独报告', '', '', 0],
    ];
    for (const [days, subject, person, message_id, mailbox_id] of mails) {
      const at = new Date(Date.now() - days * 86_400_000);
      await test.deps.db
        .insertInto('mail_record')
        .values({ at, mailbox_id, kind: 'received', person, subject, size: 1, message_id })
        .execute();
    }
  });
  afterAll(() => test.close());

  const list = async (query: Record<string, string>) => {
    const given = new URLSearchParams({ kind: 'received', page: '1', page_size: '20', ...query });
    return (await admin.ask('GET', `record/people/?${given}`)).body as unknown as { count: number; results: { subject: string }[] };
  };
  const found = async (keyword: string, more = {}) => (await list({ keyword, ...more })).results.map(({ subject }) => subject);
  const [expenses, offer, bird, offers, report] = [
    '报销单 2026年第3季度',
    'Re: Offer (final)',
    '青鸾接口说明',
    'Offers from ÖSTERREICH',
    '单独报告',
  ];

  it.each([
    ['a pair of signs', '报销', [expenses]],
    ['one sign, also at the end of a word', '单', [expenses, report]],
    ['signs that follow each other alone', '报单', []],
    ['the beginning of a word, newest first', 'oFFer', [offer, offers]],
    ['a whole word and what stands after it', 'offer (', [offer]],
    ['text with what stands between words', 're: off', [offer]],
    ['letters outside ASCII in any case', 'österreich', [offers]],
    ['digits beside signs', '2026', [expenses]],
    ['signs beside digits', '2026年第3', [expenses]],
    ['the other side', 'lin.yue@partner9.ex', [expenses]],
    ['a domain of signs', 'wei@客户', [offer]],
    ['the owner by name', '赵远', [bird]],
    ['the owner by a part of the address', 'yuan@jinshu', [bird]],
    ['the id of a message', 'one@partner9.example', [expenses]],
    ['the id of a message in brackets', '<two@x>', [offer]],
    ['signs that are no words', '(', [offer]],
    ['one letter', 'q', [bird]],
    ['a word that nothing has', '没有这个', []],
  ])('BAK-102 finds %s', async (_what, keyword, subjects) => {
    expect(await found(keyword)).toEqual(subjects);
  });

  it('BAK-102 finds words within a span, and with an outcome', async () => {
    const from = new Date(Date.now() - 30 * 86_400_000).toISOString();
    expect([await found('offer', { from }), await found('offer', { to: from }), await found('offer', { outcome: 'failure' })]).toEqual([
      [offer],
      [offers],
      [],
    ]);
  });

  it('BAK-102 counts a frequent word up to ten thousand, and gives the last of these pages', async () => {
    await sql`INSERT INTO mail_record (at, mailbox_id, kind, person, subject, size)
      SELECT now() - n * interval '1 hour', 0, 'received', '', '周报 ' || n, 1 FROM generate_series(1, 10050) AS n`.execute(test.deps.db);
    const { count, results } = await list({ keyword: '周报', page: '500' });
    expect([count, results.at(0)?.subject, results.at(-1)?.subject, (await list({ keyword: '周报', page: '501' })).results]).toEqual([
      10_000,
      '周报 9981',
      '周报 10000',
      [],
    ]);
  });
});
