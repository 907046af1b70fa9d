import { sql } from 'kysely';
import { authenticate } from 'mailauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPolicies } from '../../platform/policy/setPolicy.ts';
import { type MailboxToOutside, openMailboxToOutside } from '../../testing/openMailbox.ts';
import { answerFrom, composeOutside, senderRecords } from '../../testing/senderDomain.ts';
import { readRaw } from '../content/content.repository.ts';
import { deliver } from '../inbound/deliver.ts';
import { sendAutomaticMail } from './startAutomaticMail.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: MailboxToOutside;
let clock = new Date('2026-11-24T02:00:00Z');
const far = 'lin@far.example';

beforeEach(async () => {
  clock = new Date('2026-11-24T02:00:00Z');
  test = await openMailboxToOutside({ now: () => clock });
  await test.deps.db.updateTable('account').set({ language: 'en' }).execute();
});
afterEach(() => test.close());

const forwardTo = (target: string, mailboxId = test.lin.mailboxId) =>
  test.deps.db.insertInto('auto_forward').values({ mailbox_id: mailboxId, target, is_active: true }).execute();
const keepNone = (mailboxId = test.lin.mailboxId) =>
  test.deps.db.updateTable('mailbox').set({ keeps_forwarded: false }).where('id', '=', mailboxId).execute();
const raw = (head = '', text = 'Hello.') =>
  Buffer.from(
    `Subject: Plan\r\nFrom: A <a@partner.example>\r\nTo: lin.yue@jinshu.example\r\nMessage-ID: <1@p.example>\r\n${head}\r\n${text}\r\n`,
  );
const arrive = (bytes: Buffer, mailFrom = 'a@partner.example', recipients = [test.lin.address]) =>
  deliver(test.deps, { raw: bytes, mailFrom, recipients });

/** Sends the messages of rules, and waits until the outbox is empty. */
async function settle() {
  for (;;) {
    const sent = await sendAutomaticMail(test.deps);
    await vi.waitFor(async () => {
      const waiting = await test.deps.db.selectFrom('delivery').select('recipient').where('next_attempt_at', 'is not', null).execute();
      expect(waiting).toEqual([]);
    }, 10_000);
    if (sent === 0) return;
  }
}

async function subjectsIn(mailboxId: number) {
  const rows = await test.deps.db.selectFrom('message').select('subject').where('mailbox_id', '=', mailboxId).orderBy('id').execute();
  return rows.map(({ subject }) => subject);
}
const targets = () => test.deps.db.selectFrom('auto_forward').select(['target', 'is_active', 'refusals']).orderBy('id').execute();

describe('automatic forwarding', () => {
  it('SET-73 SET-113 forwards to every enabled target, from the forwarding mailbox, and keeps a copy', async () => {
    await forwardTo(far);
    await forwardTo('second@far.example');
    await forwardTo(test.chen.address);
    await test.deps.db
      .insertInto('auto_forward')
      .values({ mailbox_id: test.lin.mailboxId, target: 'off@far.example', is_active: false })
      .execute();
    await arrive(raw());
    await settle();
    expect(test.sink.mails.map(({ mailFrom, recipients }) => [mailFrom, ...recipients]).sort()).toEqual([
      [test.lin.address, far],
      [test.lin.address, 'second@far.example'],
    ]);
    expect(await subjectsIn(test.lin.mailboxId)).toEqual(['Plan']);
    expect(await subjectsIn(test.chen.mailboxId)).toEqual(['Plan']);
  });

  it('SET-113 passes on an empty envelope sender as it is', async () => {
    await forwardTo(far);
    await arrive(raw(), '');
    await settle();
    expect(test.sink.mails.map(({ mailFrom }) => mailFrom)).toEqual(['']);
  });

  it('SET-73 SET-112 leaves every byte as it came behind its own trace, so that the signature of the sender stays valid', async () => {
    await forwardTo(far);
    const signed = await composeOutside({ from: 'Zhou <zhou@partner.example>', signedBy: 'partner.example' });
    await arrive(Buffer.concat([Buffer.from('Return-Path: <zhou@partner.example>\r\nReceived: from there\r\n\tby here\r\n'), signed]));
    await settle();
    const [mail] = test.sink.mails;
    expect(mail?.raw.toString()).toBe(`Delivered-To: ${test.lin.address}\r\nReceived: from there\r\n\tby here\r\n${signed.toString()}`);
    const { dkim } = await authenticate(mail?.raw as Buffer, {
      ip: '203.0.113.9',
      helo: 'jinshu.example',
      sender: mail?.mailFrom ?? '',
      mta: 'far.example',
      resolver: answerFrom(senderRecords('partner.example', '203.0.113.5')),
    });
    expect(dkim.results.map(({ status, signingDomain }) => [signingDomain, status.result])).toEqual([['partner.example', 'pass']]);
  });

  it('SET-113 keeps no copy where the user has switched that off', async () => {
    await forwardTo(far);
    await keepNone();
    const { copies, passedOn } = await arrive(raw());
    expect([copies, passedOn]).toEqual([[], 1]);
    await settle();
    expect(test.sink.mails).toHaveLength(1);
    expect(await subjectsIn(test.lin.mailboxId)).toEqual([]);
    const { rows } = await sql`SELECT FROM automatic_mail`.execute(test.deps.db);
    expect(rows).toEqual([]);
  });

  it('SET-112 two mailboxes that forward to each other end up with one copy each', async () => {
    await forwardTo(test.chen.address);
    await forwardTo(test.lin.address, test.chen.mailboxId);
    await arrive(raw());
    await settle();
    expect(await subjectsIn(test.lin.mailboxId)).toEqual(['Plan']);
    expect(await subjectsIn(test.chen.mailboxId)).toEqual(['Plan']);
  });

  it('SET-112 and the mail is not lost if neither of them keeps a copy', async () => {
    await forwardTo(test.chen.address);
    await forwardTo(test.lin.address, test.chen.mailboxId);
    await keepNone();
    await keepNone(test.chen.mailboxId);
    await arrive(raw());
    await settle();
    expect([await subjectsIn(test.lin.mailboxId), await subjectsIn(test.chen.mailboxId)]).toEqual([[], ['Plan']]);
  });

  it.each([
    ['was forwarded from here before', false, 'Delivered-To: Lin.Yue@jinshu.example\r\n'],
    ['was at the target before', false, `Delivered-To: ${far}\r\n`],
    ['has 31 Received lines', false, 'Received: from a\r\n'.repeat(31)],
    ['has 30 Received lines', true, 'Received: from a\r\n'.repeat(30)],
  ])('SET-112 a message that %s; it is forwarded: %s', async (_what, isForwarded, head) => {
    await forwardTo(far);
    await keepNone();
    await arrive(raw(head));
    await settle();
    expect(test.sink.mails).toHaveLength(isForwarded ? 1 : 0);
    expect(await subjectsIn(test.lin.mailboxId)).toEqual(isForwarded ? [] : ['Plan']);
  });

  it('SET-112 holds for the forward of a filter, which never replaces the copy in the mailbox', async () => {
    await keepNone();
    await test.deps.db
      .insertInto('filter_rule')
      .values({
        mailbox_id: test.lin.mailboxId,
        priority: 1,
        name: 'x',
        is_active: true,
        is_last: false,
        match: 'all',
        conditions: '[]',
        action: JSON.stringify({ type: 'forward', address: far }),
      })
      .execute();
    await arrive(raw());
    await arrive(raw(`Delivered-To: ${test.lin.address}\r\n`, 'Again.'));
    await settle();
    expect(test.sink.mails.map(({ mailFrom, recipients }) => [mailFrom, ...recipients])).toEqual([[test.lin.address, far]]);
    expect(await subjectsIn(test.lin.mailboxId)).toEqual(['Plan', 'Plan']);
  });

  it('SET-73 forwards nothing of a blocked sender, and spam only if the user wants that', async () => {
    await forwardTo(far);
    const spam = raw('', 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X');
    await arrive(spam);
    await settle();
    expect(test.sink.mails).toHaveLength(0);
    await test.deps.db.updateTable('mailbox').set({ forwards_spam: true }).execute();
    await arrive(spam);
    await settle();
    expect(test.sink.mails).toHaveLength(1);
    await test.deps.db
      .insertInto('sender_rule')
      .values({ mailbox_id: test.lin.mailboxId, pattern: '@partner.example', action: 'black' })
      .execute();
    await arrive(raw());
    await settle();
    expect(test.sink.mails).toHaveLength(1);
  });

  it('SET-73 BAK-82 is suspended for outside addresses where the organization does not allow it, and the message is kept', async () => {
    await forwardTo(far);
    await forwardTo(test.chen.address);
    await keepNone();
    await test.deps.db.deleteFrom('auto_forward').where('target', '=', test.chen.address).execute();
    await setPolicies(test.deps.db, { of: 'organisation' }, { auto_forward_outside: false });
    await arrive(raw());
    await settle();
    expect(test.sink.mails).toEqual([]);
    expect(await subjectsIn(test.lin.mailboxId)).toEqual(['Plan']);
  });

  it('SET-73 does not let a forwarded message from outside pass for one of a colleague', async () => {
    await forwardTo(test.chen.address);
    await arrive(
      Buffer.from(
        `From: 林月 <${test.lin.address}>\r\nTo: ${test.lin.address}\r\nSubject: forged\r\nMessage-ID: <2@p.example>\r\n\r\nx\r\n`,
      ),
    );
    await settle();
    const { id, content_id } = await test.deps.db
      .selectFrom('message')
      .select(['uid as id', 'content_id'])
      .where('mailbox_id', '=', test.chen.mailboxId)
      .executeTakeFirstOrThrow();
    expect((await readRaw(test.deps.db, test.deps.blobs, content_id as number))?.toString()).toMatch(
      /^Delivered-To: lin\.yue@jinshu\.example\r\n/,
    );
    const { body } = await test.chen.get(`/mail/message/sender-check/?folder=INBOX&uid=${id}`);
    expect(body.state).not.toBe('internal');
  });
});

describe('a forward that fails', () => {
  const refuse = () => test.sink.answerRecipient(() => ({ status: 550, words: '5.1.1 no such user' }));

  it('SET-113 is told its owner once a day, and disabled after three permanent refusals in a row', async () => {
    await forwardTo(far);
    refuse();
    const one = async () => {
      await arrive(raw('', String(Math.random())));
      await settle();
    };
    await one();
    await one();
    expect(await targets()).toEqual([{ target: far, is_active: true, refusals: 2 }]);
    expect(await subjectsIn(test.lin.mailboxId)).toEqual(['Plan', `Forwarding failed: ${far}`, 'Plan']);
    clock = new Date('2026-11-24T12:00:00Z');
    await one();
    expect(await targets()).toEqual([{ target: far, is_active: false, refusals: 3 }]);
    expect((await subjectsIn(test.lin.mailboxId)).slice(3)).toEqual(['Plan', `Forwarding turned off: ${far}`]);
    await one();
    expect((await subjectsIn(test.lin.mailboxId)).slice(5)).toEqual(['Plan']);
  });

  it('SET-113 counts from the beginning after a message that got through', async () => {
    await forwardTo(far);
    refuse();
    await arrive(raw());
    await settle();
    test.sink.answerRecipient(() => null);
    await arrive(raw('', 'Second.'));
    await settle();
    expect(await targets()).toEqual([{ target: far, is_active: true, refusals: 0 }]);
  });

  it('SET-113 brings back a message of which there is no copy', async () => {
    await forwardTo(far);
    await keepNone();
    refuse();
    await arrive(raw());
    expect(await subjectsIn(test.lin.mailboxId)).toEqual([]);
    await settle();
    expect(await subjectsIn(test.lin.mailboxId)).toEqual(['Plan', `Forwarding failed: ${far}`]);
    expect(test.sink.mails).toEqual([]);
  });
});
