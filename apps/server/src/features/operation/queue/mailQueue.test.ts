import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRaw } from '../../../mail/content/content.repository.ts';
import { dispatchSubmission } from '../../../mail/outbox/dispatchSubmission.ts';
import { openRelay } from '../../../mail/outbox/relay.ts';
import { claimDue } from '../../../mail/submission/submission.repository.ts';
import { parseMessage } from '../../../mime/structure/parseMessage.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount } from '../../../testing/factories.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { queueMail } from '../../../testing/queueMail.ts';
import { type SmtpSink, startSmtpSink } from '../../../testing/smtpSink.ts';

interface Listed {
  mailbox: number;
  submission: string;
  recipient: string;
}

const minute = 60_000;

describe('the queue of outgoing mail', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let sink: SmtpSink;
  let admin: Operator;
  let lin: TestAccount;
  let chen: TestAccount;
  let clock = new Date();
  beforeAll(async () => {
    sink = await startSmtpSink();
    test = await buildTestApp({ env: { JINSHU_SMTP_RELAY: `smtp://127.0.0.1:${sink.port}`, JINSHU_DEMO: '0' }, now: () => clock });
    lin = await makeAccount(test.deps, { address: 'lin.yue@jinshu.example', name: '林月' });
    chen = await makeAccount(test.deps, { address: 'chen.wei@jinshu.example', name: '陈伟' });
  });
  // The clock of a test is beyond the session of the one before.
  beforeEach(async () => {
    admin = await openOperator(test, 'super');
  });
  afterAll(async () => {
    await test.close();
    await sink.stop();
  });

  const send = (from: TestAccount, recipients: string[], text?: string) => queueMail(test.deps, from, recipients, text);

  const claim = () => claimDue(test.deps.db, { at: clock, leaseUntil: new Date(clock.getTime() + minute), limit: 50 });

  /** One look of an outbox. */
  async function deliver() {
    const relay = openRelay(test.deps.config);
    for (const submission of await claim()) await dispatchSubmission(test.deps, relay, submission);
    relay?.close();
  }

  const list = async (query = '') =>
    (await admin.ask('GET', `mail-queue/?page=1&page_size=100${query}`)).body as unknown as { count: number; results: Listed[] };
  const recipientsOf = async (query: string) => (await list(query)).results.map(({ recipient }) => recipient);
  const keysOf = async (query: string) =>
    (await list(query)).results.map(({ mailbox, submission, recipient }) => ({ mailbox, submission, recipient }));
  const change = async (what: 'retry' | 'give-up', body: object) => admin.ask('POST', `mail-queue/${what}/`, body);

  it('BAK-94 lists sender, recipient, domain, size, age, attempts, last answer and next attempt', async () => {
    sink.answerRecipient(() => ({ status: 421, words: '4.3.2 Service not available' }));
    await send(lin, ['editor@dh-journal.example']);
    await deliver();
    const { count, results } = await list();
    expect([count, results]).toEqual([
      1,
      [
        {
          mailbox: lin.mailboxId,
          submission: expect.any(String),
          recipient: 'editor@dh-journal.example',
          sender: lin.address,
          domain: 'dh-journal.example',
          size: expect.any(Number),
          queued_at: clock.toISOString(),
          attempts: 1,
          answer: '421 4.3.2 Service not available',
          next_attempt_at: new Date(clock.getTime() + minute).toISOString(),
          state: 'retrying',
        },
      ],
    ]);
  });

  it('BAK-94 is filtered by each of them', async () => {
    clock = new Date(clock.getTime() + 30_000);
    await send(chen, ['orders@sanyu.example', 'billing@lanjing.example'], 'Long '.repeat(2_000));
    const all = ['billing@lanjing.example', 'orders@sanyu.example'];
    const old = ['editor@dh-journal.example'];
    for (const [query, found] of [
      ['&sender=chen.wei&sort=recipient', all],
      ['&recipient=Orders', ['orders@sanyu.example']],
      ['&domain=SANYU.example', ['orders@sanyu.example']],
      ['&min_size=9000&sort=recipient', all],
      ['&min_age=0&sort=recipient', [...all.slice(0, 1), ...old, ...all.slice(1)]],
      ['&min_attempts=1', old],
      ['&answer=421', old],
      ['&next_within=0&sort=recipient', all],
      ['&state=retrying', old],
      ['&state=waiting&sort=recipient&desc=1', [...all].reverse()],
      ['&keyword=service not', old],
      ['&keyword=%25', []],
    ] as const)
      expect([query, await recipientsOf(query)]).toEqual([query, found]);
    clock = new Date(clock.getTime() + 10 * minute);
    await send(lin, ['new@late.example']);
    expect(await recipientsOf('&min_age=10')).toHaveLength(3);
    expect(await recipientsOf('')).toEqual([...old, ...all, 'new@late.example']);
    expect(await recipientsOf('&sort=age')).toEqual(['new@late.example', ...all, ...old]);
  });

  it('BAK-94 counts what waits, is retried and was settled today, by domain', async () => {
    const { body } = await admin.ask('GET', 'mail-queue/summary/');
    expect(body).toMatchObject({ waiting: 3, under_way: 0, retrying: 1, delivered_today: 0, failed_today: 0 });
    expect(body.domains).toContainEqual({ domain: 'sanyu.example', count: 1 });
  });

  it('BAK-95 retries selected deliveries now, and all to one domain', async () => {
    await deliver();
    clock = new Date(clock.getTime() + 1_000);
    sink.answerRecipient(() => null);
    await deliver();
    expect(sink.mails).toEqual([]);
    const selected = await keysOf('&recipient=editor');
    expect((await change('retry', { deliveries: selected })).body).toEqual({ count: 1, busy_count: 0, left_count: 0 });
    await deliver();
    expect(sink.mails.flatMap(({ recipients }) => recipients)).toEqual(['editor@dh-journal.example']);
    expect((await change('retry', { domain: 'Sanyu.example' })).body).toEqual({ count: 1, busy_count: 0, left_count: 0 });
    await deliver();
    expect(sink.mails.flatMap(({ recipients }) => recipients)).toEqual(['editor@dh-journal.example', 'orders@sanyu.example']);
    expect((await change('retry', { deliveries: selected })).body).toEqual({ count: 0, busy_count: 1, left_count: 0 });
    expect((await change('retry', {})).status).toBe(400);
  });

  it('BAK-95 touches nothing that an outbox is delivering at this moment', async () => {
    clock = new Date(clock.getTime() + 10 * minute);
    const keys = await keysOf('&recipient=new@late.example');
    await claim();
    expect(await recipientsOf('&state=under-way&sort=recipient')).toEqual(['billing@lanjing.example', 'new@late.example']);
    for (const what of ['retry', 'give-up'] as const)
      expect((await change(what, { deliveries: keys })).body).toEqual({ count: 0, busy_count: 1, left_count: 0 });
    clock = new Date(clock.getTime() + 2 * minute);
    expect((await change('retry', { deliveries: keys })).body).toMatchObject({ count: 1 });
  });

  it('BAK-95 giving up returns the mail with a report, and sets deliver_fail', async () => {
    sink.answerRecipient(() => ({ status: 450, words: '4.2.1 Not now' }));
    const { messageId } = await send(chen, ['a@gone.example', 'b@gone.example', 'c@other.example']);
    await deliver();
    expect((await change('give-up', { domain: 'gone.example' })).body).toEqual({ count: 2, busy_count: 0, left_count: 0 });
    expect(await recipientsOf('&domain=gone.example')).toEqual([]);
    const { headers } = await openSession(test.deps, chen);
    const url = `/api/mail/message/status/?message_id=${encodeURIComponent(messageId)}`;
    const statuses = (await test.app.inject({ url, headers })).json() as {
      results: { recipient: string; status: string; status_info: string }[];
    };
    expect(statuses.results.map(({ recipient, status, status_info }) => [recipient, status, status_info])).toEqual([
      ['a@gone.example', 'deliver_fail', '5.0.0 given-up: 450 4.2.1 Not now'],
      ['b@gone.example', 'deliver_fail', '5.0.0 given-up: 450 4.2.1 Not now'],
      ['c@other.example', 'undeliver', '450 4.2.1 Not now'],
    ]);
    const [returned] = await test.deps.db
      .selectFrom('message')
      .select(['content_id', 'subject'])
      .where('mailbox_id', '=', chen.mailboxId)
      .execute();
    expect(returned?.subject).toBe('退信：修改稿');
    const raw = (await readRaw(test.deps.db, test.deps.blobs, returned?.content_id as number)) as Buffer;
    expect(parseMessage(raw).text).toContain('a@gone.example\n    管理员停止了投递\n');
    const { rows } = {
      rows: await test.deps.db.selectFrom('operation_record').selectAll().where('action', '=', 'giveUpDeliveries').execute(),
    };
    expect(rows).toMatchObject([
      {
        target_kind: 'mail-queue',
        target_name: 'a@gone.example, b@gone.example',
        changes: [
          { field: 'a@gone.example', before: 'queued', after: 'failed' },
          { field: 'b@gone.example', before: 'queued', after: 'failed' },
        ],
      },
    ]);
  });
});
