import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { check } from '../../mail/check/check.ts';
import { makeSharedMailbox } from '../../testing/factories.ts';
import { type MailboxToOutside, openMailboxToOutside } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: MailboxToOutside;
beforeAll(async () => {
  test = await openMailboxToOutside();
});
afterAll(async () => {
  await test.outbox.stop();
  expect((await check(test.deps)).faults).toEqual([]);
  await test.close();
});

const reply = (uid: number, more: object = {}, who = test.lin) =>
  who.post('/mail/message/reply/', { uid, folder: 'INBOX', html_text: '<p>周五可以</p>', draft_id: randomUUID(), ...more });
const list = async (folder: string, who = test.lin) =>
  (await who.get(`/mail/message/?folder=${folder}&limit=50&offset=0`)).body.results as { uid: number; subject: string; flags: string[] }[];

describe('quick reply', () => {
  it('QRP-07 QRP-08 answers the sender: quoted, threaded, kept in Sent, the mail marked as answered', async () => {
    const { lin, chen } = test;
    const { uid } = await test.arrive({
      from: { name: '陈伟', address: chen.address },
      cc: [{ name: '', address: 'third@partner.example' }],
      subject: '周五开会',
      text: '周五下午可以吗？',
      messageId: 'q1@jinshu.example',
      references: ['q0@jinshu.example'],
    });
    const answer = await reply(uid, { tz: 'Asia/Shanghai' });
    expect(answer).toMatchObject({ status: 200, body: { success: true, type: 'sent', recipient: [chen.address] } });
    const [arrived] = await vi.waitFor(async () => {
      const rows = await list('INBOX', chen);
      expect(rows).toHaveLength(1);
      return rows;
    }, 10_000);
    const got = (await chen.get(`/mail/message/${arrived?.uid}/?folder=INBOX`)).body;
    expect(got).toMatchObject({ subject: 'Re: 周五开会', mfrom: { address: lin.address }, to: [{ address: chen.address }], cc: [] });
    expect(got.html_text).toMatch(/^<p>周五可以<\/p>[\s\S]*<blockquote type="cite">[\s\S]*周五下午可以吗？/);
    const { rows } = await test.deps.db
      .selectFrom('content')
      .select(['in_reply_to', 'message_references'])
      .where('message_id', '=', got.message_id)
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows).toEqual([{ in_reply_to: 'q1@jinshu.example', message_references: ['q0@jinshu.example', 'q1@jinshu.example'] }]);
    expect((await list('Sent'))[0]).toMatchObject({ subject: 'Re: 周五开会' });
    expect((await list('INBOX')).find((row) => row.uid === uid)?.flags).toContain('Answered');
  });

  it('QRP-08 asks for no receipt, whatever its writer has chosen for mail that shows the choice', async () => {
    await test.deps.db
      .updateTable('account')
      .set({ settings: JSON.stringify({ wantsReceipt: true }) })
      .where('id', '=', test.lin.accountId)
      .execute();
    const { uid } = await test.arrive({ subject: 'Receipts' });
    await reply(uid);
    const mail = await vi.waitFor(() => {
      const found = test.sink.mails.find(({ raw }) => raw.toString().includes('Subject: Re: Receipts'));
      if (!found) throw new Error('not there yet');
      return found;
    }, 10_000);
    expect(mail.raw.toString()).not.toMatch(/^Disposition-Notification-To:/im);
  });

  it('QRP-08 goes where the sender wants answers', async () => {
    const { uid } = await test.arrive({ replyTo: 'answers@partner.example', subject: '问卷' });
    expect((await reply(uid)).body.recipient).toEqual(['answers@partner.example']);
    await vi.waitFor(() => expect(test.sink.mails.at(-1)?.recipients).toEqual(['answers@partner.example']), 10_000);
  });

  it('sent again it is the same one, also when the mail is gone', async () => {
    const { uid } = await test.arrive({ subject: '一次' });
    const id = randomUUID();
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => reply(uid, { draft_id: id })));
    expect(others.map(({ body }) => body.message_id)).toEqual(Array(3).fill(first?.body.message_id));
    await test.lin.post('/mail/message/expunge/', { uids: [uid], folder: 'INBOX' });
    expect((await reply(uid, { draft_id: id })).body.message_id).toBe(first?.body.message_id);
    expect((await reply(uid)).body.code).toBe('mail-not-found');
    expect((await list('Sent')).filter(({ subject }) => subject === 'Re: 一次')).toHaveLength(1);
  });

  it.each(['', '<p><br></p>', '<div>&nbsp;</div>'])('QRP-06 ERR-38 an empty one is refused: %s', async (html_text) => {
    const { uid } = await test.arrive({ subject: '空' });
    expect((await reply(uid, { html_text })).body.code).toBe('enter-content');
    expect((await list('INBOX')).find((row) => row.uid === uid)?.flags).not.toContain('Answered');
  });

  it("does not reach other people's mail", async () => {
    const { uid } = await test.arrive({ subject: '私人' });
    expect((await reply(uid + 1000)).body.code).toBe('mail-not-found');
    expect((await reply(uid, { folder: 'Spam' }, test.chen)).body.code).toBe('mail-not-found');
  });

  it('SHR-10 is not for whoever may only read a mailbox', async () => {
    const address = 'service@jinshu.example';
    const mailboxId = await makeSharedMailbox(test.deps, address);
    await test.deps.db
      .insertInto('mailbox_share')
      .values({ mailbox_id: mailboxId, account_id: test.lin.accountId, level: 'read' })
      .execute();
    const { uid } = await test.arrive({ subject: '客服' }, [address]);
    const reader = await test.enter({ ...test.lin, mailboxId });
    expect((await reply(uid, {}, reader)).body.code).toBe('mailbox-share-power');
    for (const [level, from] of [
      ['send', address],
      ['write', test.lin.address],
    ] as const) {
      await test.deps.db.updateTable('mailbox_share').set({ level }).execute();
      // A session is believed for a moment: a fresh one knows at once.
      const { body } = await reply(uid, {}, await test.enter({ ...test.lin, mailboxId }));
      const [row] = await test.deps.db.selectFrom('content').select('sender').where('message_id', '=', body.message_id).execute();
      expect([level, row?.sender.address]).toEqual([level, from]);
    }
  });
});
