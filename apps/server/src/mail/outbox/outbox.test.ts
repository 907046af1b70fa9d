import { createHash, generateKeyPairSync, type KeyObject, randomUUID, verify } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeMessage } from '../../mime/compose/composeMessage.ts';
import { prepareMessage } from '../../mime/reading/prepareMessage.ts';
import { readReport } from '../../mime/structure/report.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { enqueueMail } from '../../testing/enqueueMail.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtpSink.ts';
import { readRaw, storeContent } from '../content/content.repository.ts';
import { claimDue, type DueSubmission, moveLease } from '../submission/submission.repository.ts';
import { type Outbox, startOutbox } from './outbox.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 });

let sink: SmtpSink;
let test: TestDeps;
let lin: TestAccount;
let chen: TestAccount;
const running: Outbox[] = [];
let clock = new Date('2026-11-20T08:00:00Z');

async function open(env: Record<string, string> = {}) {
  test = await buildTestDeps({ env, now: () => clock });
  lin = await makeAccount(test.deps, { name: '林月', address: 'lin.yue@jinshu.example' });
  chen = await makeAccount(test.deps, { name: '陈伟', address: 'chen.wei@jinshu.example' });
}
beforeEach(async () => {
  clock = new Date('2026-11-20T08:00:00Z');
  sink = await startSmtpSink();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((outbox) => outbox.stop()));
  await sink.stop();
  await test.close();
});

const start = () => {
  const outbox = startOutbox(test.deps, { connection: test.database.connection });
  running.push(outbox);
  return outbox;
};

async function send(recipients: string[], deps: Deps = test.deps, id = randomUUID()) {
  const { raw, messageId } = await composeMessage({
    from: lin,
    to: recipients.map((address) => ({ name: '', address })),
    cc: [],
    subject: '通知',
    text: '请查收',
    domain: 'jinshu.example',
    date: clock,
  });
  await deps.db.transaction().execute(async (tx) => {
    const contentId = await storeContent(tx, deps.blobs, prepareMessage(raw));
    await enqueueMail(tx, deps, {
      mailboxId: lin.mailboxId,
      id,
      accountId: lin.accountId,
      contentId,
      messageId,
      senderAddress: lin.address,
      recipients: recipients.map((address) => ({ address, name: '' })),
    });
  });
  return { id, messageId };
}

const deliveries = (id: string) =>
  test.deps.db
    .selectFrom('delivery')
    .select(['recipient', 'status', 'status_info', 'attempts', 'next_attempt_at'])
    .where('submission_id', '=', id)
    .orderBy('recipient')
    .execute();

/** Waits for the journal of the sender to tell of so many delivery changes. Every look has ended when it answers: none meets a closed database. */
async function told(count: number) {
  const enough = Promise.withResolvers<void>();
  const look = async () => {
    const rows = await test.deps.db
      .selectFrom('change')
      .select('version')
      .where('mailbox_id', '=', lin.mailboxId)
      .where('type', '=', 'delivery.changed')
      .execute();
    if (rows.length >= count) enough.resolve();
  };
  const looks: Promise<void>[] = [];
  const stop = test.deps.bus.watch(lin.mailboxId, () => {
    looks.push(look().catch(enough.reject));
  });
  await look();
  await enough.promise;
  stop();
  await Promise.all(looks);
}

/** The notices in the sender's Inbox, as bytes. */
async function bouncesOf(mailboxId: number) {
  const rows = await test.deps.db
    .selectFrom('message')
    .select(['content_id', 'subject', 'sender', 'smtp_sender'])
    .where('mailbox_id', '=', mailboxId)
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ content_id, ...row }) => ({
      ...row,
      raw: (await readRaw(test.deps.db, test.deps.blobs, content_id as number)) as Buffer,
    })),
  );
}

const inboxOf = (mailboxId: number) =>
  test.deps.db.selectFrom('message').select(['subject', 'smtp_sender']).where('mailbox_id', '=', mailboxId).execute();

it('delivers inside the organisation and writes what became of it', async () => {
  await open();
  start();
  const full = await makeAccount(test.deps, { quotaBytes: 1 });
  const { id } = await send([chen.address, 'nobody@jinshu.example', full.address]);
  await told(1);
  expect(await deliveries(id)).toEqual(
    [
      { recipient: chen.address, status: 'delivered', status_info: '', attempts: 1, next_attempt_at: null },
      { recipient: full.address, status: 'failed', status_info: '5.2.2 over-quota', attempts: 1, next_attempt_at: null },
      { recipient: 'nobody@jinshu.example', status: 'failed', status_info: '5.1.1 unknown-recipient', attempts: 1, next_attempt_at: null },
    ].sort((a, b) => (a.recipient < b.recipient ? -1 : 1)),
  );
  expect(await inboxOf(chen.mailboxId)).toEqual([{ subject: '通知', smtp_sender: lin.address }]);
});

it('SND-59 stores a mail to 10,000 recipients once, and every mailbox gets it', async () => {
  await open({ JINSHU_SEND_RECIPIENTS_PER_MAIL: '0', JINSHU_SEND_RECIPIENTS_PER_DAY: '0' });
  const { db } = test.deps;
  await sql`INSERT INTO mailbox (address, name) SELECT 'u' || n || '@jinshu.example', 'U' || n FROM generate_series(1, 10000) n`.execute(
    db,
  );
  await sql`
    INSERT INTO folder (mailbox_id, raw_name, name, role) SELECT id, 'INBOX', 'INBOX', 'inbox' FROM mailbox WHERE address LIKE 'u%'`.execute(
    db,
  );
  await send(Array.from({ length: 10_000 }, (_, n) => `u${n + 1}@jinshu.example`));
  start();
  await told(1);
  const { rows } = await sql<{ contents: number; mailboxes: number; copies: number; delivered: number }>`
    SELECT (SELECT count(*) FROM content) AS contents, count(DISTINCT m.mailbox_id) AS mailboxes, count(*) AS copies,
      (SELECT count(*) FROM delivery WHERE status = 'delivered') AS delivered
    FROM message m`.execute(db);
  expect(rows).toEqual([{ contents: 1, mailboxes: 10_000, copies: 10_000, delivered: 10_000 }]);
}, 120_000);

it('SND-60 leaves a notice in the language of the sender for whom the mail was given up', async () => {
  await open();
  await test.deps.db.updateTable('account').set({ language: 'zh-tw' }).where('id', '=', lin.accountId).execute();
  start();
  const { messageId } = await send([chen.address, 'nobody@jinshu.example', 'no.one@jinshu.example']);
  await told(1);
  const [bounce, ...more] = await bouncesOf(lin.mailboxId);
  expect(more).toEqual([]);
  expect(bounce).toMatchObject({
    subject: '退信：通知',
    sender: { name: '郵件系統', address: 'mailer-daemon@jinshu.example' },
    smtp_sender: '',
  });
  const raw = bounce?.raw as Buffer;
  expect(readReport(raw)).toEqual({
    kind: 'delivery',
    messageId,
    recipients: ['no.one@jinshu.example', 'nobody@jinshu.example'].map((address) => ({
      address,
      action: 'failed',
      status: '5.1.1',
      diagnostic: '5.1.1 unknown-recipient',
    })),
  });
  const { facts } = prepareMessage(raw);
  expect(facts.text).toContain('nobody@jinshu.example\n    沒有這個信箱\n');
  expect(facts.inReplyTo).toBe(messageId);
  expect(raw.toString()).toContain('Auto-Submitted: auto-replied');
});

it('sends no notice about a notice', async () => {
  await open();
  start();
  await test.deps.db.updateTable('mailbox').set({ quota_bytes: 1, used_bytes: 1 }).where('id', '=', lin.mailboxId).execute();
  const { id } = await send(['nobody@jinshu.example']);
  await told(1);
  expect((await deliveries(id)).map(({ status }) => status)).toEqual(['failed']);
  expect(await inboxOf(lin.mailboxId)).toEqual([]);
  expect(await test.deps.db.selectFrom('submission').select('id').execute()).toEqual([{ id }]);
});

it('keeps the mails of two people apart whose drafts have the same id', async () => {
  await open();
  const id = randomUUID();
  await send([chen.address], test.deps, id);
  const submission = await test.deps.db.selectFrom('submission').selectAll().executeTakeFirstOrThrow();
  await test.deps.db
    .insertInto('submission')
    .values({ ...submission, mailbox_id: chen.mailboxId, account_id: chen.accountId })
    .execute();
  await test.deps.db
    .insertInto('delivery')
    .values({ mailbox_id: chen.mailboxId, submission_id: id, recipient: lin.address, next_attempt_at: clock, updated_at: clock })
    .execute();
  const due = await claimDue(test.deps.db, { at: clock, leaseUntil: clock, limit: 5 });
  expect(due.map(({ mailboxId, recipients }) => [mailboxId, recipients.map(({ address }) => address)]).sort()).toEqual(
    [
      [lin.mailboxId, [chen.address]],
      [chen.mailboxId, [lin.address]],
    ].sort(),
  );
});

it('fails an unknown recipient of ours however the domain is spelled', async () => {
  await open();
  await test.deps.db.insertInto('domain').values({ name: 'xn--fsqu00a.example' }).execute();
  start();
  const { id } = await send(['nobody@例子.example']);
  await told(1);
  expect((await deliveries(id)).map(({ status }) => status)).toEqual(['failed']);
});

it('hears of mail that another server queued', async () => {
  await open();
  start();
  await send([chen.address]);
  // `wake()` is not called: the notification from the database wakes the outbox.
  await told(1);
  expect(await inboxOf(chen.mailboxId)).toHaveLength(1);
});

it('queues a submission once however often it is handed over', async () => {
  await open();
  const id = randomUUID();
  await send([chen.address], test.deps, id);
  await send([chen.address, lin.address], test.deps, id);
  expect(await deliveries(id)).toHaveLength(1);
});

it('delivers each mail once when two servers look at the same time', async () => {
  await open();
  for (let index = 0; index < 30; index += 1) await send([chen.address, lin.address]);
  start();
  start();
  await told(30);
  expect([(await inboxOf(chen.mailboxId)).length, (await inboxOf(lin.mailboxId)).length]).toEqual([30, 30]);
});

it('takes up the mail of a server that died in the middle, and delivers it once', async () => {
  await open();
  const { id } = await send([chen.address]);
  const [claimed] = await claimDue(test.deps.db, { at: clock, leaseUntil: new Date(clock.getTime() + 60_000), limit: 5 });
  expect(claimed?.recipients).toEqual([{ address: chen.address, attempts: 0 }]);
  const outbox = start();
  outbox.wake();
  expect(await claimDue(test.deps.db, { at: clock, leaseUntil: clock, limit: 5 })).toEqual([]);
  clock = new Date(clock.getTime() + 61_000);
  outbox.wake();
  await told(1);
  expect((await deliveries(id)).map(({ status }) => status)).toEqual(['delivered']);
  expect(await inboxOf(chen.mailboxId)).toHaveLength(1);
});

it('looks again for mail that becomes due while it reckons how long to rest', async () => {
  await open();
  const { id } = await send([chen.address]);
  const due = new Date(clock.getTime() + 60_000);
  await test.deps.db.updateTable('delivery').set({ next_attempt_at: due }).where('submission_id', '=', id).execute();
  let calls = 0;
  const now = () => {
    calls += 1;
    const at = clock;
    // The first call is for what is due, the second for how long nothing is.
    if (calls === 2)
      queueMicrotask(() => {
        clock = due;
        outbox.wake();
      });
    return at;
  };
  const outbox = startOutbox({ ...test.deps, now }, { pollMs: 60_000 });
  running.push(outbox);
  await told(1);
  expect(await inboxOf(chen.mailboxId)).toHaveLength(1);
});

it('moves the lease of what is worked on, and leaves what was put off for longer', async () => {
  await open();
  const { id } = await send(['a@one.example', 'b@two.example']);
  const [claimed] = await claimDue(test.deps.db, { at: clock, leaseUntil: clock, limit: 1 });
  const putOff = new Date(clock.getTime() + 300_000);
  await test.deps.db.updateTable('delivery').set({ next_attempt_at: putOff }).where('recipient', '=', 'a@one.example').execute();
  const until = new Date(clock.getTime() + 60_000);
  await moveLease(test.deps.db, claimed as DueSubmission, { until, longest: until });
  expect((await deliveries(id)).map(({ next_attempt_at }) => next_attempt_at)).toEqual([putOff, until]);
});

it('gives back what it claimed and had no time for when it stops', async () => {
  await open({ JINSHU_SMTP_RELAY: `smtp://127.0.0.1:${sink.port}`, JINSHU_DEMO: '0' });
  const answered = Promise.withResolvers<void>();
  sink.holdMails(answered.promise);
  for (let index = 0; index < 6; index += 1) await send(['a@one.example']);
  const outbox = startOutbox(test.deps, { concurrency: 2 });
  await sink.waitForHeld(2);
  const stopped = outbox.stop();
  answered.resolve();
  await stopped;
  const rows = await test.deps.db.selectFrom('delivery').select(['status', 'next_attempt_at']).execute();
  expect(rows.filter(({ status }) => status === 'delivered')).toHaveLength(2);
  expect(rows.filter(({ status }) => status === 'queued')).toEqual(Array(4).fill({ status: 'queued', next_attempt_at: clock }));
});

it('keeps mail for outside queued while there is no relay, and says so', async () => {
  await open();
  start();
  const { id } = await send(['friend@partner.example', chen.address]);
  await told(2);
  expect((await deliveries(id)).map(({ recipient, status, status_info }) => [recipient, status, status_info])).toEqual([
    [chen.address, 'delivered', ''],
    ['friend@partner.example', 'queued', 'no-relay'],
  ]);
});

describe('through the relay', () => {
  const openWithRelay = (env: Record<string, string> = {}) =>
    open({ JINSHU_SMTP_RELAY: `smtp://127.0.0.1:${sink.port}`, JINSHU_DEMO: '0', ...env });

  it('hands over by twos to a domain, so that a slow one holds up no other', async () => {
    await openWithRelay();
    const answered = Promise.withResolvers<void>();
    sink.holdMails(answered.promise);
    const outbox = start();
    for (let index = 0; index < 6; index += 1) await send([`a${index}@slow.example`]);
    await sink.waitForHeld(2);
    await send(['a@quick.example']);
    await sink.waitForHeld(3);
    answered.resolve();
    const first = (await sink.waitFor(3)).map(({ recipients }) => recipients[0]?.split('@')[1]);
    expect(first.sort()).toEqual(['quick.example', 'slow.example', 'slow.example']);
    // Those that found no room were not tried: they come up again a moment later.
    while (sink.mails.length < 7) {
      await told(sink.mails.length);
      clock = new Date(clock.getTime() + 2_000);
      outbox.wake();
      await sink.waitFor(Math.min(7, sink.mails.length + 1));
    }
    await told(7);
    const rows = await test.deps.db.selectFrom('delivery').select(['status', 'attempts']).execute();
    expect(rows).toEqual(Array(7).fill({ status: 'delivered', attempts: 1 }));
  });

  it('names at most a hundred recipients at once, as many as every server takes', async () => {
    await openWithRelay();
    start();
    const everybody = Array.from({ length: 250 }, (_, index) => `p${index}@one.example`);
    await send(everybody);
    const mails = await sink.waitFor(3);
    expect(mails.map(({ recipients }) => recipients.length).sort()).toEqual([100, 100, 50]);
    expect(new Set(mails.flatMap(({ recipients }) => recipients))).toEqual(new Set(everybody));
    await told(3);
  });

  it('sends one mail per domain and keeps the outcome of each recipient', async () => {
    await openWithRelay();
    sink.answerRecipient((address) =>
      address.startsWith('gone')
        ? { status: 550, words: '5.1.1 no such user' }
        : address.startsWith('busy')
          ? { status: 450, words: '4.2.1 try later' }
          : null,
    );
    start();
    const { id, messageId } = await send(['a@one.example', 'gone@one.example', 'busy@one.example', 'b@two.example']);
    await told(2);
    expect(
      (await deliveries(id)).map(({ recipient, status, status_info, next_attempt_at }) => [
        recipient,
        status,
        status_info,
        next_attempt_at,
      ]),
    ).toEqual([
      ['a@one.example', 'delivered', expect.stringMatching(/^250/), null],
      ['b@two.example', 'delivered', expect.stringMatching(/^250/), null],
      ['busy@one.example', 'queued', '450 4.2.1 try later', new Date(clock.getTime() + 60_000)],
      ['gone@one.example', 'failed', '550 5.1.1 no such user', null],
    ]);
    expect(
      sink.mails
        .map(({ mailFrom, recipients }) => ({ mailFrom, recipients }))
        .sort((a, b) => String(a.recipients).localeCompare(String(b.recipients))),
    ).toEqual([
      { mailFrom: lin.address, recipients: ['a@one.example'] },
      { mailFrom: lin.address, recipients: ['b@two.example'] },
    ]);
    expect(sink.mails[0]?.raw.toString()).toContain(`Message-ID: <${messageId}>`);
  });

  it('tries again with growing pauses and gives up after five days', async () => {
    await openWithRelay();
    sink.answerMail(() => ({ status: 451, words: 'not now' }));
    const outbox = start();
    const { id } = await send(['a@one.example']);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await told(attempt);
      const [row] = await deliveries(id);
      const next = row?.next_attempt_at as Date;
      pauses.push((next.getTime() - clock.getTime()) / 60_000);
      clock = next;
      if (attempt < 6) outbox.wake();
    }
    expect(pauses).toEqual([1, 5, 15, 60, 180, 180]);
    clock = new Date('2026-11-25T06:00:00Z');
    outbox.wake();
    await told(7);
    expect((await deliveries(id)).map(({ status, status_info, next_attempt_at }) => [status, status_info, next_attempt_at])).toEqual([
      ['failed', '4.4.7 expired: 451 not now', null],
    ]);
  });

  it('fails a mail that the relay refuses for good', async () => {
    await openWithRelay();
    sink.answerMail(() => ({ status: 554, words: '5.7.1 looks like spam' }));
    start();
    const { id } = await send(['a@one.example']);
    await told(1);
    expect((await deliveries(id)).map(({ status, status_info }) => [status, status_info])).toEqual([
      ['failed', '554 5.7.1 looks like spam'],
    ]);
    const [bounce] = await bouncesOf(lin.mailboxId);
    expect(bounce?.subject).toBe('退信：通知');
    expect(readReport(bounce?.raw as Buffer)?.recipients).toEqual([
      { address: 'a@one.example', action: 'failed', status: '5.7.1', diagnostic: '554 5.7.1 looks like spam' },
    ]);
  });

  it('settles a mail whose refusal was cut in the middle of a character', async () => {
    await openWithRelay();
    sink.answerMail(() => ({ status: 554, words: `${'.'.repeat(395)}😀` }));
    start();
    const { id } = await send(['a@one.example']);
    await told(1);
    expect((await deliveries(id)).map(({ status }) => status)).toEqual(['failed']);
  });

  it('waits when the relay cannot be reached', async () => {
    await openWithRelay();
    await sink.stop();
    start();
    const { id } = await send(['a@one.example']);
    await told(1);
    expect((await deliveries(id)).map(({ status, attempts }) => [status, attempts])).toEqual([['queued', 1]]);
  });

  it('signs what leaves, so that others can check who sent it', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const folder = await mkdtemp(path.join(os.tmpdir(), 'jinshu-dkim-'));
    const file = path.join(folder, 'key.pem');
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await openWithRelay({ JINSHU_DKIM_KEY: file, JINSHU_DKIM_SELECTOR: 'mail1' });
    start();
    await send(['a@one.example']);
    // DMARC requires a signature of the exact domain of the sender.
    lin = await makeAccount(test.deps, { name: '远方的林月', address: 'lin@branch.example' });
    await send(['a@one.example']);
    const mails = await sink.waitFor(2);
    for (const domain of ['jinshu.example', 'branch.example']) {
      const raw = mails.find(({ mailFrom }) => mailFrom.endsWith(`@${domain}`))?.raw as Buffer;
      expect(checkDkim(raw, publicKey)).toEqual({ domain, selector: 'mail1', isBodyWhole: true, isSigned: true });
    }
    await rm(folder, { recursive: true });
  });
});

/** Checks a relaxed/relaxed rsa-sha256 signature by the book (RFC 6376, 3.4 and 3.7). */
function checkDkim(raw: Buffer, key: KeyObject) {
  const text = raw.toString('latin1');
  const split = text.indexOf('\r\n\r\n');
  const fields = text.slice(0, split).split(/\r\n(?![ \t])/);
  const relaxed = (field: string) => {
    const colon = field.indexOf(':');
    return `${field.slice(0, colon).trim().toLowerCase()}:${field
      .slice(colon + 1)
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim()}`;
  };
  const signature = fields.find((field) => /^dkim-signature:/i.test(field)) as string;
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s+/g, '')]),
  );
  const body = `${text
    .slice(split + 4)
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?:\r\n)*$/, '')}\r\n`;
  const signed = (tags.h as string)
    .split(':')
    .flatMap((name) => fields.find((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? []);
  const head = [...signed.map(relaxed), relaxed(signature.replace(/(\bb=)[^;]*/, '$1'))].join('\r\n');
  return {
    domain: tags.d,
    selector: tags.s,
    isBodyWhole: createHash('sha256').update(body, 'latin1').digest('base64') === tags.bh,
    isSigned: verify('sha256', Buffer.from(head, 'latin1'), key, Buffer.from(tags.b as string, 'base64')),
  };
}
