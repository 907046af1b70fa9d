import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAccount } from '../../testing/factories.ts';
import { type MailboxToOutside, openMailboxToOutside, type Person } from '../../testing/openMailbox.ts';
import { act, arrivedRow, makeForm, openRow, storeFile } from '../../testing/sendForm.ts';
import { makeList } from '../../testing/testList.ts';
import { readRaw } from '../content/content.repository.ts';
import { deliver } from '../inbound/index.ts';
import { claimAddress, takenAddresses } from '../recipient/index.ts';
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

  it('BAK-52 get the mail of a list that has no member inside', async () => {
    const { address } = await makeList(test.deps, { address: 'team@jinshu.example', ownerId: test.lin.accountId, members: [far] });
    expect((await arrive([address])).failed.size).toBe(0);
    await settle();
    expect(test.sink.mails.map(({ recipients }) => recipients)).toEqual([[far]]);
  });
});

/** Raw messages of a mailbox, oldest first. */
async function rawsOf(mailboxId: number): Promise<string[]> {
  const rows = await test.deps.db.selectFrom('message').select('content_id').where('mailbox_id', '=', mailboxId).orderBy('id').execute();
  const raws = await Promise.all(rows.map(({ content_id }) => readRaw(test.deps.db, test.deps.blobs, content_id as number)));
  return raws.map((one) => (one as Buffer).toString('latin1'));
}

const listHeader = 'List-Id: =?UTF-8?B?5Zui6Zif?=\r\n <team.jinshu.example>\r\nList-Post: <mailto:team@jinshu.example>\r\n';
const makeTeam = (members: readonly string[], more: { ownerId?: number } = {}) =>
  makeList(test.deps, { address: 'team@jinshu.example', name: '团队', members, ownerId: test.lin.accountId, ...more });

const statusOf = async (who: Person, messageId: string) =>
  (await who.get(`/mail/message/status/?message_id=${encodeURIComponent(messageId)}`)).body.results.map(
    (row: Record<string, string>) => [row.recipient, row.status] as const,
  );

describe('mail of a list', () => {
  it('BAK-55 carries List-Id and List-Post, comes from the bounce address, and comes once, as it was written, to whom it is addressed too', async () => {
    await makeTeam([test.chen.address, test.lin.address, far]);
    await arrive(['team@jinshu.example', test.lin.address], raw('List-Id: <other.example>\r\nList-Unsubscribe: <mailto:x@o.example>\r\n'));
    const [copy = ''] = await rawsOf(test.chen.mailboxId);
    expect(copy.startsWith(`${listHeader}Subject: Plan\r\n`)).toBe(true);
    expect(copy).not.toMatch(/other\.example|List-Unsubscribe/);
    const [own = '', ...more] = await rawsOf(test.lin.mailboxId);
    expect(own).toContain('List-Id: <other.example>');
    expect(more).toEqual([]);
    await settle();
    expect(test.sink.mails).toMatchObject([{ mailFrom: 'team-bounces@jinshu.example', recipients: [far] }]);
    expect(test.sink.mails[0]?.raw.toString().startsWith(listHeader)).toBe(true);
    const row = await test.deps.db
      .selectFrom('message')
      .select('smtp_sender')
      .where('mailbox_id', '=', test.chen.mailboxId)
      .executeTakeFirst();
    expect(row?.smtp_sender).toBe('team-bounces@jinshu.example');
  });

  it('BAK-55 ends a loop: what has passed the list comes back to its sender', async () => {
    const { address } = await makeTeam([test.chen.address]);
    const { failed, copies } = await arrive([address], raw('List-Id: Team\r\n\t<team.jinshu.example>\r\n'));
    expect([[...failed], copies]).toEqual([[[address, 'list-loop']], []]);
  });

  it('BAK-55 reports what failed outside and inside to the owner of the list, and to the writer that the list took it', async () => {
    const { lin, chen } = test;
    const third = await test.enter(await makeAccount(test.deps, { address: 'third@jinshu.example' }));
    await makeTeam([far, chen.address, third.address]);
    await test.deps.db.updateTable('mailbox').set({ quota_bytes: 1 }).where('id', '=', third.mailboxId).execute();
    test.sink.answerRecipient(() => ({ status: 550, words: '5.1.1 no such user' }));
    const sent = await act(chen, 'sent', makeForm(chen, [{ address: 'team@jinshu.example', name: '' }]));
    const messageId = sent.body.message_id as string;
    await vi.waitFor(async () => expect(await statusOf(chen, messageId)).toEqual([['team@jinshu.example', 'deliver']]), 10_000);
    await settle();
    const [first = '', second = ''] = await rawsOf(lin.mailboxId);
    expect(first).toContain(`Final-Recipient: rfc822; ${third.address}`);
    expect(second).toContain(`Final-Recipient: rfc822; ${far}`);
    for (const report of [first, second]) expect(report).toMatch(/^To: team-bounces@jinshu\.example\r$/m);
    expect(await subjectsOf(chen.mailboxId)).toEqual(['报价单', '报价单']);
    expect(await statusOf(chen, messageId)).toEqual([['team@jinshu.example', 'deliver']]);
  });

  it('BAK-55 gets reports of other servers to the owner, else to an administrator', async () => {
    await makeTeam([far]);
    await arrive(['team-bounces@jinshu.example']);
    expect(await subjectsOf(test.lin.mailboxId)).toEqual(['Plan']);
    await test.deps.db.updateTable('mailing_list').set({ owner_id: null }).execute();
    await test.deps.db.insertInto('operation_role').values({ account_id: test.chen.accountId, role: 'super' }).execute();
    await arrive(['team-bounces@jinshu.example']);
    expect(await subjectsOf(test.chen.mailboxId)).toEqual(['Plan']);
  });

  it('BAK-55 of a colleague shows that a colleague wrote it, shares its files with the original, and can be recalled', async () => {
    const { lin, chen } = test;
    await makeTeam([chen.address]);
    const id = await storeFile(test, lin, 'plan.pdf', Buffer.alloc(40_000, 'files are stored once '));
    const attachments = [{ id, level: 0 }];
    const sent = await act(lin, 'sent', makeForm(lin, [{ address: 'team@jinshu.example', name: '' }], { attachments }));
    const row = await arrivedRow(chen, '报价单');
    const { rows } = await sql<{ isShared: boolean }>`
      SELECT c.pieces -> 0 -> 'hash' = o.pieces -> 0 -> 'hash' AS "isShared" FROM content c JOIN content o ON o.id = c.original_id`.execute(
      test.deps.db,
    );
    expect(rows).toEqual([{ isShared: true }]);
    const recalled = await lin.post('/mail/message/send-recall/', { message_id: sent.body.message_id });
    expect(recalled.body.results).toMatchObject([{ recipient: 'team@jinshu.example', recall_status: 'recall_succ' }]);
    await act(lin, 'sent', makeForm(lin, [{ address: 'team@jinshu.example', name: '' }], { subject: '第二封' }));
    const second = await openRow(chen, await arrivedRow(chen, '第二封'));
    expect(second.body.authentication).toMatchObject({ state: 'internal' });
    expect(row.subject).toBe('报价单');
  });
});

describe('what leaves the organization through a list', () => {
  it('BAK-55 is signed with the header fields of the list when a colleague wrote it, and not when it came from outside', async () => {
    await test.close();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'jinshu-dkim-'));
    const file = path.join(folder, 'key.pem');
    await writeFile(file, generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' }));
    test = await openMailboxToOutside({ env: { JINSHU_DKIM_KEY: file, JINSHU_DKIM_SELECTOR: 'mail1' } });
    await makeTeam([far]);
    await act(test.chen, 'sent', makeForm(test.chen, [{ address: 'team@jinshu.example', name: '' }]));
    await vi.waitFor(async () => expect(await sendAutomaticMail(test.deps)).toBe(1), 10_000);
    const [own] = await test.sink.waitFor(1);
    const signature = /^DKIM-Signature:.*(?:\r\n[ \t].*)*/im.exec(own?.raw.toString('latin1') ?? '')?.[0].replace(/\s+/g, '');
    expect(signature).toMatch(/d=jinshu\.example;.*h=[^;]*list-id/i);
    await arrive(['team@jinshu.example']);
    await settle();
    expect(test.sink.mails[1]?.raw.toString()).not.toMatch(/^DKIM-Signature:/im);
    await rm(folder, { recursive: true });
  });
});

describe('the address that failed mail of a list comes back to', () => {
  it('BAK-55 belongs to the list: nobody else can have it', async () => {
    await makeTeam([]);
    const taken = 'team-bounces@jinshu.example';
    await expect(makeList(test.deps, { address: taken })).rejects.toMatchObject({ params: { reason: 'address-taken' } });
    expect(await test.deps.db.transaction().execute((tx) => claimAddress(tx, taken))).toBe(false);
    expect(await takenAddresses(test.deps.db, [taken])).toEqual(new Set([taken]));
    await makeAccount(test.deps, { address: 'board-bounces@jinshu.example' });
    await expect(makeList(test.deps, { address: 'board@jinshu.example' })).rejects.toMatchObject({ params: { reason: 'address-taken' } });
  });
});
