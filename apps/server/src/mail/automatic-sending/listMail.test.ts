import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailboxToOutside, openMailboxToOutside } from '../../testing/openMailbox.ts';
import { makeList } from '../../testing/testList.ts';
import { deliver } from '../inbound/deliver.ts';
import { sendAutomaticMail } from './startAutomaticMail.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: MailboxToOutside;
const far = 'han@far.example';

beforeEach(async () => {
  test = await openMailboxToOutside();
});
afterEach(() => test.close());

const raw = (head = '') =>
  Buffer.from(
    `Subject: Plan\r\nFrom: A <a@partner.example>\r\nTo: team@jinshu.example\r\nMessage-ID: <1@p.example>\r\n${head}\r\nHello.\r\n`,
  );
const arrive = (recipients: readonly string[], bytes = raw()) =>
  deliver(test.deps, { raw: bytes, mailFrom: 'a@partner.example', recipients });

/** Sends what lists pass on, and waits until the outbox is empty. */
async function settle() {
  await sendAutomaticMail(test.deps);
  await vi.waitFor(async () => {
    const waiting = await test.deps.db.selectFrom('delivery').select('recipient').where('next_attempt_at', 'is not', null).execute();
    expect(waiting).toEqual([]);
  }, 10_000);
}

const subjectsOf = async (mailboxId: number) =>
  (await test.deps.db.selectFrom('message').select('subject').where('mailbox_id', '=', mailboxId).orderBy('id').execute()).map(
    ({ subject }) => subject,
  );

describe('members of a mailing list outside the organization', () => {
  it('BAK-52 get one copy, however many lists they are on, beside the one of each member inside', async () => {
    const inner = await makeList(test.deps, {
      address: 'inner@jinshu.example',
      ownerId: test.lin.accountId,
      members: [far, test.chen.address],
    });
    const team = await makeList(test.deps, {
      address: 'team@jinshu.example',
      ownerId: test.lin.accountId,
      members: [far, 'second@far.example', inner.address, test.chen.address],
    });
    const { copies, passedOn, failed } = await arrive([team.address, inner.address, test.chen.address]);
    expect([copies.length, passedOn, failed.size]).toEqual([1, 2, 0]);
    await settle();
    expect(test.sink.mails.flatMap(({ recipients }) => recipients).sort()).toEqual([far, 'second@far.example']);
    expect(await subjectsOf(test.chen.mailboxId)).toEqual(['Plan']);
  });

  it('BAK-52 get the mail of a list that has no member inside, once for a mail that comes back', async () => {
    const { address } = await makeList(test.deps, { address: 'team@jinshu.example', ownerId: test.lin.accountId, members: [far] });
    expect((await arrive([address])).failed.size).toBe(0);
    await settle();
    expect(test.sink.mails.map(({ recipients }) => recipients)).toEqual([[far]]);
    expect((await arrive([address], raw(`Delivered-To: ${test.lin.address}\r\n`))).passedOn).toBe(0);
  });

  it('BAK-52 that refuse it are told to the owner of the list, not to the writer', async () => {
    const { address } = await makeList(test.deps, { address: 'team@jinshu.example', ownerId: test.lin.accountId, members: [far] });
    test.sink.answerRecipient(() => ({ status: 550, words: '5.1.1 no such user' }));
    await arrive([address]);
    await settle();
    expect((await subjectsOf(test.lin.mailboxId)).filter((subject) => subject.includes(far))).toHaveLength(1);
    expect(test.sink.mails).toEqual([]);
  });
});
