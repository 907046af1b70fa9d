import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeMessage } from '../../mime/compose/composeMessage.ts';
import { prepareMessage } from '../../mime/reading/prepareMessage.ts';
import { lockMailbox } from '../../platform/change/change.repository.ts';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { enqueueMail } from '../../testing/enqueueMail.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { makeSigningKey } from '../../testing/senderDomain.ts';
import { type SmtpSink, type SmtpSinkOptions, startSmtpSink } from '../../testing/smtpSink.ts';
import { composeBounce } from '../bounce/composeBounce.ts';
import { storeContent } from '../content/content.repository.ts';
import { deliver } from '../inbound/deliver.ts';
import { dispatchSubmission } from '../outbox/dispatchSubmission.ts';
import { openRelay, type RelayTransport } from '../outbox/relay.ts';
import { claimDue } from './submission.repository.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const minute = 60_000;
let clock: Date;
let test: TestDeps;
let lin: TestAccount;
let sink: SmtpSink;
let relay: RelayTransport;

async function open(sinkOptions: SmtpSinkOptions = {}, env: Record<string, string> = {}, times = { connectMs: 5_000, answerMs: 5_000 }) {
  clock = new Date('2026-11-20T08:00:00Z');
  sink = await startSmtpSink(sinkOptions);
  test = await buildTestDeps({ env: { JINSHU_SMTP_RELAY: `smtp://127.0.0.1:${sink.port}`, JINSHU_DEMO: '0', ...env }, now: () => clock });
  relay = openRelay(test.deps.config, times) as RelayTransport;
  lin = await makeAccount(test.deps, { name: '林月', address: 'lin.yue@jinshu.example', language: 'en' });
}
beforeEach(() => {
  clock = new Date('2026-11-20T08:00:00Z');
});
afterEach(async () => {
  relay.close();
  await sink.stop();
  await test.close();
});

/** Queues a message as sending does. */
async function send(recipients: readonly string[]): Promise<{ id: string; messageId: string; raw: Buffer }> {
  const { deps } = test;
  const people = recipients.map((address) => ({ address, name: '' }));
  const mail = { from: lin, to: people, cc: [], subject: '通知', text: '请查收', domain: 'jinshu.example', date: clock };
  const { raw, messageId } = await composeMessage(mail);
  const id = randomUUID();
  await deps.db.transaction().execute(async (tx) => {
    const contentId = await storeContent(tx, deps.blobs, prepareMessage(raw));
    const { mailboxId, accountId, address: senderAddress } = lin;
    await enqueueMail(tx, deps, { mailboxId, id, accountId, contentId, messageId, senderAddress, recipients: people });
  });
  return { id, messageId, raw };
}

/** Lets the outbox look once at a time: everything that is due then has been tried when this answers. */
async function lookAfter(minutes: number): Promise<void> {
  clock = new Date(clock.getTime() + minutes * minute);
  const due = await claimDue(test.deps.db, { at: clock, leaseUntil: new Date(clock.getTime() + minute), limit: 50 });
  for (const submission of due) await dispatchSubmission(test.deps, relay, submission);
}

/** Returns the record of each recipient: status, info, and minutes until the next attempt. */
async function fates(id: string): Promise<Record<string, [status: string, info: string, againInMinutes: number | null]>> {
  const rows = await test.deps.db.selectFrom('delivery').selectAll().where('submission_id', '=', id).execute();
  return Object.fromEntries(
    rows.map(({ recipient, status, status_info, next_attempt_at }) => [
      recipient,
      [status, status_info, next_attempt_at ? (next_attempt_at.getTime() - clock.getTime()) / minute : null],
    ]),
  );
}
const took = expect.stringMatching(/^250/);
const inbox = async () =>
  (await test.deps.db.selectFrom('message').select('subject').where('mailbox_id', '=', lin.mailboxId).execute()).map(
    ({ subject }) => subject,
  );

describe('what became of a mail outside', () => {
  it('SND-26 waits where the other server wants it tried later, and is delivered once it is let in', async () => {
    await open();
    const met = new Map<string, Date>();
    // Greylisting: a server that retries after two minutes is accepted.
    sink.answerRecipient((address) => {
      const first = met.get(address) ?? clock;
      met.set(address, first);
      return clock.getTime() - first.getTime() >= 2 * minute ? null : { status: 451, words: '4.7.1 Greylisted, please come back' };
    });
    const { id } = await send(['a@one.example']);
    await lookAfter(0);
    expect(await fates(id)).toEqual({ 'a@one.example': ['queued', '451 4.7.1 Greylisted, please come back', 1] });
    await lookAfter(1);
    expect(await fates(id)).toEqual({ 'a@one.example': ['queued', '451 4.7.1 Greylisted, please come back', 5] });
    await lookAfter(5);
    expect(await fates(id)).toEqual({ 'a@one.example': ['delivered', took, null] });
    expect(sink.mails).toHaveLength(1);
    expect(await inbox()).toEqual([]);
  });

  it('SND-26 SND-60 keeps a fate for each recipient where one is taken, one refused and one put off', async () => {
    await open();
    const answers: Record<string, { status: number; words: string }> = {
      'gone@one.example': { status: 550, words: '5.1.1 No such user' },
      'full@one.example': { status: 452, words: '4.2.2 Mailbox full' },
      'gone@例子.example': { status: 550, words: '5.1.1 No such user' },
      'gone@xn--fsqu00a.example': { status: 550, words: '5.1.1 No such user' },
    };
    sink.answerRecipient((address) => answers[address] ?? null);
    const { id } = await send(['a@one.example', 'gone@one.example', 'full@one.example', 'b@例子.example', 'gone@例子.example']);
    await lookAfter(0);
    expect(await fates(id)).toEqual({
      'a@one.example': ['delivered', took, null],
      'gone@one.example': ['failed', '550 5.1.1 No such user', null],
      'full@one.example': ['queued', '452 4.2.2 Mailbox full', 1],
      'b@例子.example': ['delivered', took, null],
      'gone@例子.example': ['failed', '550 5.1.1 No such user', null],
    });
    // Only who was put off is tried again.
    delete answers['full@one.example'];
    await lookAfter(1);
    expect((await fates(id))['full@one.example']).toEqual(['delivered', took, null]);
    expect(sink.mails.map(({ recipients }) => recipients).sort()).toEqual([['a@one.example'], ['b@例子.example'], ['full@one.example']]);
    expect(await inbox()).toEqual(['Undelivered: 通知', 'Undelivered: 通知']);
  });

  it.each([
    [552, '5.3.4 Too large'],
    [554, '5.7.1 Looks like spam'],
  ])('SND-60 fails for good where the whole mail is refused with %s', async (status, words) => {
    await open();
    sink.answerMail(() => ({ status, words }));
    const { id } = await send(['a@one.example', 'b@one.example']);
    await lookAfter(0);
    await lookAfter(600);
    expect(Object.values(await fates(id))).toEqual(Array(2).fill(['failed', `${status} ${words}`, null]));
    expect(await inbox()).toEqual(['Undelivered: 通知']);
  });

  it('tries again where the connection breaks after the mail was handed over: a second copy is the same mail', async () => {
    await open();
    sink.cutAfterData(1);
    const { id, messageId } = await send(['a@one.example']);
    await lookAfter(0);
    // The other server accepted it, but the response was lost. RFC 5321, sections 4.2.5 and 6.1, make the sender responsible, so it sends
    // again.
    expect(await fates(id)).toEqual({ 'a@one.example': ['queued', expect.stringMatching(/\S/), 1] });
    await lookAfter(1);
    expect(await fates(id)).toEqual({ 'a@one.example': ['delivered', took, null] });
    await lookAfter(600);
    const ids = sink.mails.map(({ raw }) => /^Message-ID: <(.*)>/m.exec(raw.toString('latin1'))?.[1]);
    expect(ids).toEqual([messageId, messageId]);
  });

  it('SND-59 hands nothing over a second time that the other server has taken, though nobody could write yet what became of it', async () => {
    await open();
    const { id } = await send(['a@one.example']);
    const release = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    // Another transaction holds the mailbox lock, so the result cannot be recorded.
    const working = test.deps.db.transaction().execute(async (tx) => {
      await lockMailbox(tx, lin.mailboxId);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const first = lookAfter(0);
    await vi.waitFor(async () => {
      const row = await test.deps.db.selectFrom('delivery').selectAll().where('submission_id', '=', id).executeTakeFirstOrThrow();
      expect([row.status, row.accepted_at]).toEqual(['queued', clock]);
    }, 10_000);
    // As if the server had died here: the lease runs out, and the mail is taken up again.
    const second = lookAfter(2);
    release.resolve();
    await Promise.all([working, first, second]);
    expect(await fates(id)).toEqual({ 'a@one.example': ['delivered', expect.stringMatching(/^250/), null] });
    expect(sink.mails).toHaveLength(1);
  });

  it('waits where the other server does not answer in time', async () => {
    await open({}, {}, { connectMs: 5_000, answerMs: 300 });
    const answered = Promise.withResolvers<void>();
    sink.holdMails(answered.promise);
    const { id } = await send(['a@slow.example']);
    await lookAfter(0);
    expect(await fates(id)).toEqual({ 'a@slow.example': ['queued', expect.stringMatching(/time/i), 1] });
    answered.resolve();
    await lookAfter(1);
    expect((await fates(id))['a@slow.example']?.[0]).toBe('delivered');
  });

  it('waits where the other server cannot prove who it is, and gives it nothing', async () => {
    // Its certificate is not trusted.
    await open({ hasTls: true });
    const { id } = await send(['a@one.example']);
    await lookAfter(0);
    expect(await fates(id)).toEqual({ 'a@one.example': ['queued', expect.stringMatching(/certificate|self-signed|expired/i), 1] });
    expect(sink.mails).toEqual([]);
  });

  it('waits where TLS was asked for and the other side speaks none', async () => {
    await open();
    relay.close();
    relay = openRelay(
      {
        ...test.deps.config,
        smtp: { ...test.deps.config.smtp, relay: { host: '127.0.0.1', port: sink.port, isSecure: true, auth: null } },
      },
      { connectMs: 5_000, answerMs: 5_000 },
    ) as RelayTransport;
    const { id } = await send(['a@one.example']);
    await lookAfter(0);
    expect(await fates(id)).toEqual({ 'a@one.example': ['queued', expect.stringMatching(/\S/), 1] });
    expect(sink.mails).toEqual([]);
  });

  it('SND-60 fails later where a report comes that another server could not deliver it', async () => {
    await open();
    const { id, messageId, raw } = await send(['a@one.example', 'b@one.example']);
    await lookAfter(0);
    expect(Object.values(await fates(id)).map(([status]) => status)).toEqual(['delivered', 'delivered']);
    const report = await composeBounce({
      raw,
      messageId,
      subject: '通知',
      sender: lin.address,
      sentAt: clock,
      failed: [{ address: 'a@one.example', info: '550 5.1.1 No such user' }],
      language: 'en',
      domain: 'one.example',
      at: clock,
    });
    await deliver(test.deps, { raw: report, mailFrom: '', recipients: [lin.address] });
    expect(await fates(id)).toEqual({
      'a@one.example': ['failed', '5.1.1 550 5.1.1 No such user', null],
      'b@one.example': ['delivered', took, null],
    });
  });
});

describe('an address of another script', () => {
  const international = '李雷@例子.example';

  it('goes to a server that takes such addresses (SMTPUTF8), signed; whoever has a plain one gets a plain header', async () => {
    const key = await makeSigningKey('jinshu.example');
    await open({}, key.env);
    const { id } = await send([international, 'ann@one.example']);
    await lookAfter(0);
    expect(await fates(id)).toEqual({ [international]: ['delivered', took, null], 'ann@one.example': ['delivered', took, null] });
    const [plain, wide] = [...sink.mails].sort((a, b) => Number(a.isUtf8) - Number(b.isUtf8));
    expect([plain?.recipients, plain?.isUtf8]).toEqual([['ann@one.example'], false]);
    expect([wide?.recipients, wide?.isUtf8]).toEqual([[international], true]);
    // One copy uses RFC 6532. The other uses RFC 5322 and names the international recipient as an empty group (RFC 6857).
    expect(wide?.raw.toString()).toMatch(/^To: 李雷@例子\.example, ann@one\.example\r$/m);
    expect(plain?.raw.every((byte) => byte < 0x80)).toBe(true);
    const { to } = await PostalMime.parse(plain?.raw ?? '');
    expect(to).toEqual([
      { address: 'ann@one.example', name: '' },
      { name: international, group: [] },
    ]);
    for (const mail of sink.mails)
      expect(await key.check(mail, '198.51.100.9')).toEqual({ spf: 'fail', dkim: [['pass', 'jinshu.example']], dmarc: 'pass' });
    await key.remove();
  });

  it('SND-60 fails with a clear word where the next server takes none, and nobody else goes without the mail', async () => {
    await open({ hides: ['SMTPUTF8', '8BITMIME'] });
    const { id } = await send([international, 'ann@one.example']);
    await lookAfter(0);
    expect(await fates(id)).toEqual({
      [international]: ['failed', '5.6.7 address-script', null],
      'ann@one.example': ['delivered', took, null],
    });
    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([['ann@one.example']]);
    expect(sink.mails[0]?.raw.every((byte) => byte < 0x80)).toBe(true);
    const bounce = await test.deps.db
      .selectFrom('message')
      .innerJoin('content', 'content.id', 'message.content_id')
      .select('content.text')
      .where('message.mailbox_id', '=', lin.mailboxId)
      .executeTakeFirstOrThrow();
    expect(bounce.text).toContain(
      `${international}\n    the next mail server takes only addresses with plain letters and digits before the @`,
    );
  });

  it('waits where the next server cannot be asked', async () => {
    await open();
    await sink.stop();
    const { id } = await send([international]);
    await lookAfter(0);
    expect(await fates(id)).toEqual({ [international]: ['queued', expect.stringMatching(/ECONNREFUSED|refused/), 1] });
  });
});
