import type { ReplyPeriod, RuleCondition, RuleMatch } from '@jinshu/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseMessage } from '../../mime/structure/parseMessage.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount } from '../../testing/factories.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { readRaw } from '../content/content.repository.ts';
import { deliver } from '../inbound/deliver.ts';
import { sendAutomaticMail } from './startAutomaticMail.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
/** A Tuesday, 10:00 in Shanghai. */
const tuesday = new Date('2026-11-24T02:00:00Z');
let clock = tuesday;

beforeAll(async () => {
  test = await openMailbox({ now: () => clock });
  await test.deps.db.updateTable('account').set({ time_zone: 'Asia/Shanghai', language: 'en' }).execute();
});
afterAll(() => test.close());
beforeEach(async () => {
  clock = tuesday;
  const { db } = test.deps;
  for (const table of ['delivery', 'automatic_mail', 'auto_reply_sent', 'auto_reply'] as const) await db.deleteFrom(table).execute();
});

interface Rule {
  name?: string;
  match?: RuleMatch;
  conditions?: RuleCondition[];
  period?: ReplyPeriod;
  content?: string;
  isActive?: boolean;
}

const keep = async ({
  name = 'Away',
  match = 'all',
  conditions = [],
  period = { type: 'always' },
  content,
  isActive = true,
}: Rule = {}) => {
  const { id } = await test.deps.db
    .insertInto('auto_reply')
    .values({
      mailbox_id: test.lin.mailboxId,
      name,
      match,
      conditions: JSON.stringify(conditions),
      period: JSON.stringify(period),
      content: content ?? `<p>${name}</p>`,
      is_active: isActive,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Messages in the outbox, with their envelopes. */
async function outgoing() {
  await sendAutomaticMail(test.deps);
  const { db, blobs } = test.deps;
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('submission', (join) =>
      join.onRef('submission.id', '=', 'delivery.submission_id').onRef('submission.mailbox_id', '=', 'delivery.mailbox_id'),
    )
    .select(['delivery.recipient', 'delivery.status', 'submission.sender_address', 'submission.content_id', 'submission.origin'])
    .orderBy('submission.created_at')
    .execute();
  return Promise.all(
    rows.map(async ({ recipient, status, sender_address, content_id, origin }) => {
      const raw = (await readRaw(db, blobs, content_id as number)) as Buffer;
      return { recipient, status, mailFrom: sender_address, origin, raw: raw.toString(), mail: parseMessage(raw) };
    }),
  );
}
const answered = async () => (await outgoing()).map(({ recipient }) => recipient);

describe('an automatic reply', () => {
  it('SET-68 SET-110 answers a message with an empty envelope sender, says that no person wrote it, and names the message', async () => {
    await keep({ name: 'Away', content: '<p>Back on <b>Monday</b>.</p>' });
    await test.arrive({ messageId: 'first@partner.example', references: ['root@partner.example'], subject: 'Plan' });
    const [reply, ...others] = await outgoing();
    expect(others).toEqual([]);
    expect(reply).toMatchObject({ recipient: 'zhou@partner.example', status: 'queued', mailFrom: '', origin: 'reply' });
    expect(reply?.mail).toMatchObject({
      sender: { name: '林月', address: test.lin.address },
      to: [{ name: '周红', address: 'zhou@partner.example' }],
      subject: 'Automatic reply: Plan',
      inReplyTo: 'first@partner.example',
      references: ['root@partner.example', 'first@partner.example'],
      html: '<p>Back on <b>Monday</b>.</p>',
    });
    expect(reply?.raw).toMatch(/^Auto-Submitted: auto-replied\r$/m);
  });

  it('SET-68 keeps its reply in Sent, where its delivery status is, unless the user keeps no sent messages', async () => {
    const { db } = test.deps;
    const inSent = async () => {
      const { message_count } = await db
        .selectFrom('folder')
        .select('message_count')
        .where('mailbox_id', '=', test.lin.mailboxId)
        .where('role', '=', 'sent')
        .executeTakeFirstOrThrow();
      return message_count;
    };
    const before = await inSent();
    await keep();
    await test.arrive();
    await outgoing();
    expect(await inSent()).toBe(before + 1);
    await db
      .updateTable('account')
      .set({ settings: JSON.stringify({ savesToSent: false }) })
      .where('id', '=', test.lin.accountId)
      .execute();
    await test.arrive({ from: { name: '', address: 'b@partner.example' } });
    expect(await answered()).toEqual(['zhou@partner.example', 'b@partner.example']);
    expect(await inSent()).toBe(before + 1);
    await db.updateTable('account').set({ settings: '{}' }).where('id', '=', test.lin.accountId).execute();
  });

  it('SET-64 SET-68 answers only what meets its conditions: all of them, or any', async () => {
    const conditions: RuleCondition[] = [
      { field: 'subject', comparison: 'contains', value: 'plan' },
      { field: 'sender', comparison: 'contains', value: '@partner.example' },
    ];
    const id = await keep({ conditions });
    await test.arrive({ subject: 'Something else' });
    expect(await answered()).toEqual([]);
    await test.deps.db.updateTable('auto_reply').set({ match: 'any' }).where('id', '=', id).execute();
    await test.arrive({ subject: 'Something else' });
    expect(await answered()).toEqual(['zhou@partner.example']);
  });

  it('SET-68 lets the first rule answer that matches, and no disabled one', async () => {
    await keep({ name: 'Off', isActive: false });
    await keep({ name: 'Other', conditions: [{ field: 'subject', comparison: 'contains', value: 'nothing like it' }] });
    await keep({ name: 'First' });
    await keep({ name: 'Second' });
    await test.arrive();
    await test.arrive();
    expect((await outgoing()).map(({ mail }) => mail.html)).toEqual(['<p>First</p>']);
  });

  it('SET-69 answers a sender once a day in the time zone of the account, and once for each rule', async () => {
    const id = await keep();
    await test.arrive();
    await test.arrive();
    await test.arrive({ from: { name: '', address: 'Zhou@Partner.example' } });
    expect(await answered()).toEqual(['zhou@partner.example']);
    clock = new Date('2026-11-24T15:59:00Z');
    await test.arrive();
    expect(await answered()).toHaveLength(1);
    clock = new Date('2026-11-24T16:01:00Z');
    await test.arrive();
    expect(await answered()).toHaveLength(2);
    await test.deps.db.updateTable('auto_reply').set({ is_active: false }).where('id', '=', id).execute();
    await keep({ name: 'Another' });
    await test.arrive();
    expect(await answered()).toHaveLength(3);
  });

  it('SET-69 answers once when several servers take in messages of one sender at once', async () => {
    await keep();
    const second = await buildTestApp({ database: test.database, now: () => clock });
    const raw = (subject: string) =>
      Buffer.from(
        `From: a@partner.example\r\nTo: ${test.lin.address}\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@p.example>\r\n\r\nHello.\r\n`,
      );
    const envelope = { mailFrom: 'a@partner.example', recipients: [test.lin.address] };
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => deliver(index % 2 ? test.deps : second.deps, { raw: raw(`m${index}`), ...envelope })),
    );
    await Promise.all([sendAutomaticMail(test.deps), sendAutomaticMail(second.deps)]);
    expect(await answered()).toEqual(['a@partner.example']);
    await second.close();
  });

  it.each<[string, ReplyPeriod, string, boolean]>([
    ['on a day of it', { type: 'weekday', startDay: 1, endDay: 5, start: '09:00', end: '18:00' }, '2026-11-24T02:00:00Z', true],
    ['in its last minute', { type: 'weekday', startDay: 1, endDay: 5, start: '09:00', end: '18:00' }, '2026-11-24T10:00:59Z', true],
    ['after its hours', { type: 'weekday', startDay: 1, endDay: 5, start: '09:00', end: '18:00' }, '2026-11-24T10:01:00Z', false],
    ['on a Sunday', { type: 'weekday', startDay: 1, endDay: 6, start: '00:00', end: '23:59' }, '2026-11-22T02:00:00Z', false],
    ['on a Sunday of it', { type: 'weekday', startDay: 7, endDay: 7, start: '00:00', end: '23:59' }, '2026-11-21T16:30:00Z', true],
    ['between its dates', { type: 'date', start: '2026-11-24T00:00', end: '2026-11-28T23:59' }, '2026-11-23T16:00:00Z', true],
    ['before its dates', { type: 'date', start: '2026-11-24T00:00', end: '2026-11-28T23:59' }, '2026-11-23T15:59:00Z', false],
    ['after its dates', { type: 'date', start: '2026-11-24T00:00', end: '2026-11-28T23:59' }, '2026-11-28T16:00:00Z', false],
  ])('SET-68 answers within its window by weekday or date: %s', async (_when, period, at, answers) => {
    await keep({ period });
    clock = new Date(at);
    await test.arrive();
    expect(await answered()).toEqual(answers ? ['zhou@partner.example'] : []);
  });
});

describe('what no automatic reply answers (SET-111)', () => {
  const headers = (header: Record<string, string>) => test.arrive({ headers: header });
  it.each([
    ['Auto-Submitted', 'auto-generated'],
    ['Auto-Submitted', 'auto-replied (vacation)'],
    ['List-Id', '<news.partner.example>'],
    ['List-Unsubscribe', '<https://partner.example/>'],
    ['Precedence', 'bulk'],
    ['Precedence', 'List'],
    ['Precedence', 'junk'],
    ['X-Auto-Response-Suppress', 'DR, OOF'],
  ])('SET-111 %s: %s', async (name, value) => {
    await keep();
    await headers({ [name]: value });
    expect(await answered()).toEqual([]);
  });

  it('SET-111 answers what says that a person sent it', async () => {
    await keep();
    await headers({ 'Auto-Submitted': 'no' });
    expect(await answered()).toEqual(['zhou@partner.example']);
  });

  const raw = (from: string, to: string, more = '') =>
    Buffer.from(`From: ${from}\r\nTo: ${to}\r\n${more}Subject: x\r\nMessage-ID: <${Math.random()}@p.example>\r\n\r\nHello.\r\n`);
  const arrive = (mailFrom: string, from: string, to: string, more?: string) =>
    deliver(test.deps, { raw: raw(from, to, more), mailFrom, recipients: [test.lin.address] });
  const lin = 'lin.yue@jinshu.example';

  it.each([
    ['an empty envelope sender', '', 'a@p.example', lin],
    ['one of the own addresses as its envelope sender', lin, 'a@p.example', lin],
    ['one of the own addresses as its author', 'a@p.example', 'lin.yue+x@jinshu.example', lin],
    ['a machine by its name', 'mailer-daemon@p.example', 'mailer-daemon@p.example', lin],
    ['a list by its name', 'news-request@p.example', 'a@p.example', lin],
    ['an address that takes no replies', 'no-reply@p.example', 'no-reply@p.example', lin],
    ['a header that does not name the owner', 'a@p.example', 'a@p.example', 'all@p.example'],
  ])('SET-111 %s', async (_what, mailFrom, from, to) => {
    await keep();
    await arrive(mailFrom, from, to);
    expect(await answered()).toEqual([]);
  });

  it('SET-111 answers where Cc or Resent-To names the owner, with a detail or not', async () => {
    await keep();
    await arrive('a@p.example', 'a@p.example', 'all@p.example', `Cc: ${lin}\r\n`);
    await arrive('b@p.example', 'b@p.example', 'all@p.example', `Resent-To: ${lin}\r\n`);
    await arrive('c@p.example', 'c@p.example', 'Lin.Yue+books@jinshu.example');
    expect((await answered()).sort()).toEqual(['a@p.example', 'b@p.example', 'c@p.example']);
  });

  it('SET-111 SET-77 nothing that lies in Spam, for whatever reason', async () => {
    await keep();
    const { db } = test.deps;
    await test.arrive({ text: 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X' });
    await db.insertInto('sender_rule').values({ mailbox_id: test.lin.mailboxId, pattern: '@partner.example', action: 'black' }).execute();
    await test.arrive();
    expect(await answered()).toEqual([]);
    await db.deleteFrom('sender_rule').execute();
  });

  it('SET-68 D-182 nothing that was fetched from another mail system', async () => {
    await keep();
    await deliver(test.deps, { raw: raw('a@p.example', lin), mailFrom: 'a@p.example', recipients: [lin] }, { isFetched: true });
    expect(await answered()).toEqual([]);
  });

  it('SET-110 two people who are both away do not answer each other for ever', async () => {
    await keep();
    const { db } = test.deps;
    const other = await makeAccount(test.deps);
    await db
      .insertInto('auto_reply')
      .values({
        mailbox_id: other.mailboxId,
        name: 'x',
        match: 'all',
        conditions: '[]',
        period: '{"type":"always"}',
        content: 'x',
        is_active: true,
      })
      .execute();
    await deliver(test.deps, { raw: raw(other.address, lin), mailFrom: other.address, recipients: [lin] });
    const [reply] = await outgoing();
    await deliver(test.deps, { raw: Buffer.from(reply?.raw ?? ''), mailFrom: reply?.mailFrom ?? 'x', recipients: [other.address] });
    expect(await answered()).toEqual([other.address]);
  });
});
