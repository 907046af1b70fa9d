import { randomUUID } from 'node:crypto';
import { type Draft, draftSchema, emptyDraft } from '@jinshu/api';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encode } from 'zod/mini';
import { check } from '../../mail/check/check.ts';
import { readReport } from '../../mime/structure/report.ts';
import { makeSharedMailbox } from '../../testing/factories.ts';
import { type MailboxToOutside, openMailboxToOutside } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: MailboxToOutside;
beforeEach(async () => {
  test = await openMailboxToOutside();
});
afterEach(async () => {
  await test.outbox.stop();
  expect((await check(test.deps)).faults).toEqual([]);
  await test.close();
});

const attributes = async (uid: number, who = test.lin) => (await who.get(`/mail/message/${uid}/?folder=INBOX`)).body.attrs;
const confirm = (uid: number, call: 'notify' | 'notify_button' = 'notify', who = test.lin, folder = 'INBOX') =>
  who.post(`/mail/message/${call}/`, { uid, folder });

async function send(changes: Partial<Draft> = {}): Promise<string> {
  const draft = {
    ...emptyDraft(randomUUID(), { address: test.chen.address, name: '' }),
    to: [{ address: test.lin.address, name: '' }],
    subject: '请确认',
    html: '<p>收到请回执</p>',
    wantsReceipt: true,
    ...changes,
  };
  const { body } = await test.chen.post('/mail/message/sent/', { ...(encode(draftSchema, draft) as object), action: 'sent' });
  await vi.waitFor(async () => expect(await statusOf(body.message_id)).not.toContain('undeliver'), 10_000);
  return body.message_id;
}
const statusOf = async (messageId: string) =>
  (await test.chen.get(`/mail/message/status/?message_id=${encodeURIComponent(messageId)}`)).body.results.map(
    ({ status }: { status: string }) => status,
  ) as string[];

describe('receipts to the outside', () => {
  it.each(['notify', 'notify_button'] as const)(
    'ERR-58 RED-42 SND-40 SND-41 SND-57 sends the receipt that was asked for, once, and has no words of its own: %s',
    async (call) => {
      const { uid } = await test.arrive({ wantsReceipt: true, messageId: 'asked@partner.example', subject: '合同 “终稿”' });
      expect((await attributes(uid)).is_notify).toBe(true);
      const before = (await test.journal(test.lin.mailboxId)).length;
      expect(await confirm(uid, call)).toEqual({ status: 200, body: {} });
      expect((await test.journal(test.lin.mailboxId)).slice(before)).toEqual([
        { type: 'message.changed', payload: { folder: 'INBOX', uids: [uid] } },
      ]);
      expect((await attributes(uid)).is_notify).toBe(false);
      expect(await confirm(uid, call)).toEqual({ status: 200, body: {} });

      // What is sent next comes after everything that was sent before.
      await send({ to: [{ address: 'marker@partner.example', name: '' }] });
      const receipts = test.sink.mails.filter(({ recipients }) => recipients[0] === 'zhou@partner.example');
      expect(receipts.map(({ mailFrom, recipients }) => [mailFrom, recipients])).toEqual([['', ['zhou@partner.example']]]);
      const raw = receipts[0]?.raw ?? Buffer.alloc(0);
      expect(readReport(raw)).toEqual({
        kind: 'receipt',
        messageId: 'asked@partner.example',
        recipients: [{ address: test.lin.address, action: 'displayed', status: '', diagnostic: '' }],
      });
      const read = await PostalMime.parse(raw);
      expect(read).toMatchObject({
        from: { name: '林月', address: test.lin.address },
        to: [{ address: 'zhou@partner.example' }],
        subject: '已读：合同 “终稿”',
        inReplyTo: '<asked@partner.example>',
      });
      expect(read.text).toContain('has opened your mail');
      expect(raw.toString()).toMatch(/^Content-Type: multipart\/report;\s+report-type=disposition-notification/m);
      expect(raw.toString()).toContain('Disposition: manual-action/MDN-sent-manually; displayed');
      expect(raw.toString()).toMatch(/^Auto-Submitted: auto-replied/m);
    },
  );

  it('SND-42 tells whoever presses the button that nobody asked for one, in their language, and sends none', async () => {
    const { uid } = await test.arrive({ wantsReceipt: false });
    expect((await confirm(uid, 'notify_button')).body.msg).toBe('发件人没有要求回执，因此未发送。');
    await sql`UPDATE account SET language = 'en' WHERE id = ${test.lin.accountId}`.execute(test.deps.db);
    expect((await confirm(uid, 'notify_button')).body.msg).toBe('The sender did not ask for a receipt, so none was sent.');
    await send({ to: [{ address: 'marker@partner.example', name: '' }] });
    expect(test.sink.mails.map(({ recipients }) => recipients[0])).toEqual(['marker@partner.example']);
  });

  it('writes to no more than three of those who are named, and to no text that is no address', async () => {
    const asking = 'a@x.example, "b" <b@x.example>, c@x.example, d@x.example';
    const { uid } = await test.arrive({ headers: { 'Disposition-Notification-To': asking } });
    await confirm(uid);
    const { uid: hostile } = await test.arrive({ headers: { 'Disposition-Notification-To': 'nobody at all <not an address>' } });
    expect((await confirm(hostile)).body.msg).toBeDefined();
    await send({ to: [{ address: 'marker@partner.example', name: '' }] });
    expect(test.sink.mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'a@x.example',
      'b@x.example',
      'c@x.example',
      'marker@partner.example',
    ]);
  });

  it('two at a time are one', async () => {
    const { uid } = await test.arrive({ wantsReceipt: true });
    await Promise.all(Array.from({ length: 6 }, () => confirm(uid)));
    await send({ to: [{ address: 'marker@partner.example', name: '' }] });
    expect(test.sink.mails.filter(({ recipients }) => recipients[0] === 'zhou@partner.example')).toHaveLength(1);
  });
});

describe('receipts inside', () => {
  it('SND-57 SND-58 tells a sender of ours without a mail, and pushes it', async () => {
    const messageId = await send();
    // A prefetch leaves the mail unread.
    expect((await test.lin.get('/mail/message/1/?folder=INBOX&prefetch=1')).body.attrs.is_notify).toBe(true);
    expect(await statusOf(messageId)).toEqual(['deliver']);
    const before = (await test.journal(test.chen.mailboxId)).length;
    expect(await confirm(1)).toEqual({ status: 200, body: {} });
    expect(await statusOf(messageId)).toEqual(['readed']);
    expect((await test.journal(test.chen.mailboxId)).slice(before)).toEqual([{ type: 'delivery.changed', payload: { messageId } }]);
    expect((await test.chen.get('/mail/message/?folder=INBOX&limit=20&offset=0')).body.count).toBe(0);
    expect((await attributes(1)).is_notify).toBe(false);
  });

  it("confirms neither one's own mail nor anybody else's", async () => {
    await send();
    expect((await confirm(1, 'notify', test.chen, 'Sent')).body.code).toBe('forbidden');
    expect((await confirm(1, 'notify', test.chen)).body.code).toBe('mail-not-found');
    expect((await confirm(1, 'notify', test.lin, 'f99')).body.code).toBe('folder-not-found');
  });

  it('SHR-09 is not for whoever may only read a mailbox', async () => {
    const address = 'service@jinshu.example';
    const mailboxId = await makeSharedMailbox(test.deps, address);
    await test.deps.db
      .insertInto('mailbox_share')
      .values({ mailbox_id: mailboxId, account_id: test.lin.accountId, level: 'read' })
      .execute();
    const { uid } = await test.arrive({ wantsReceipt: true }, [address]);
    const reader = await test.enter({ ...test.lin, mailboxId });
    expect((await confirm(uid, 'notify', reader)).body.code).toBe('mailbox-share-power');
  });
});
