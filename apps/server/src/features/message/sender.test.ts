import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startOutbox } from '../../mail/outbox/outbox.ts';
import type { PolicyValues } from '../../platform/policy/policies.ts';
import { contactsOf } from '../../testing/contacts.ts';
import { makeAccount } from '../../testing/factories.ts';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';
import { createDepartment } from '../account/account.repository.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
beforeAll(async () => {
  test = await openMailbox();
});
afterAll(() => test.close());

const rows = async (folder = 'INBOX', who: Person = test.lin) =>
  (await who.get(`/mail/message/?folder=${folder}&limit=100&offset=0&sort=ARRIVAL`)).body.results;
const from = (address: string, subject = '广告') => test.arrive({ from: { name: '某人', address }, subject });
const restrict = (values: Partial<PolicyValues>) => setOwnPolicies(test.deps.db, test.lin.accountId, values);

describe('refusing mail', () => {
  const reject = (uids: number[] | 'all', more: { folder?: string; is_delete?: boolean } = {}) =>
    test.lin.post('/mail/message/reject/', { uids, folder: 'INBOX', ...more });
  /** Returns messages waiting to be sent from Lin Yue's mailbox: recipient, return path and subject. */
  const notices = async () => {
    const { rows: found } = await sql<{ recipient: string; sender: string; subject: string; text: string }>`
      SELECT d.recipient, s.sender_address AS sender, c.subject, c.text FROM submission s
      JOIN delivery d ON d.mailbox_id = s.mailbox_id AND d.submission_id = s.id JOIN content c ON c.id = s.content_id
      WHERE s.mailbox_id = ${test.lin.mailboxId} ORDER BY d.recipient`.execute(test.deps.db);
    return found;
  };
  const forget = () => sql`TRUNCATE delivery, submission CASCADE`.execute(test.deps.db);

  it('LST-76 LST-83 sends one notice to each sender, who can read which mails it is about', async () => {
    const uids = [
      (await from('a@x.example', '一号')).uid,
      (await from('b@x.example', '二号')).uid,
      (await from('a@x.example', '三号')).uid,
    ];
    expect(await reject(uids)).toEqual({ status: 200, body: { msg: 'success' } });
    const sent = await notices();
    expect(sent.map(({ recipient, sender, subject }) => [recipient, sender, subject])).toEqual([
      ['a@x.example', '', '拒收通知：一号'],
      ['b@x.example', '', '拒收通知：二号'],
    ]);
    expect(sent[0]?.text).toContain(`${test.lin.address} 拒收了您的下列邮件`);
    expect(sent[0]?.text).toContain('三号');
    expect(sent[0]?.text).toContain('has refused your mail');
    // The messages themselves are kept.
    expect((await rows()).map(({ subject }: { subject: string }) => subject)).toEqual(['一号', '二号', '三号']);
    await reject(uids);
    expect(await notices()).toHaveLength(2);
    await forget();
  });

  it('LST-84 moves the mails to Trash when asked to', async () => {
    const { uid } = await from('c@x.example', '退回并删除');
    expect((await reject([uid], { is_delete: true })).status).toBe(200);
    expect((await rows()).map(({ subject }: { subject: string }) => subject)).not.toContain('退回并删除');
    expect((await rows('Trash')).map(({ subject }: { subject: string }) => subject)).toEqual(['退回并删除']);
    expect((await notices()).map(({ recipient }) => recipient)).toEqual(['c@x.example']);
    await forget();
  });

  it.each(['mailer-daemon@x.example', 'no-reply@x.example', 'bounce+a7=lin@x.example', 'owner-list@x.example', 'lin.yue@jinshu.example'])(
    'LST-83 writes to no machine, no list and not to oneself: %s',
    async (address) => {
      const { uid } = await from(address);
      expect((await reject([uid])).status).toBe(200);
      expect(await notices()).toEqual([]);
    },
  );

  it('LST-83 reaches a colleague through the queue, marked as made by a machine', async () => {
    const { uid } = await test.arrive({ from: { name: '陈伟', address: test.chen.address }, subject: '请批准' });
    const outbox = startOutbox(test.deps, { connection: test.database.connection });
    try {
      await reject([uid]);
      await vi.waitFor(async () => expect(await rows('INBOX', test.chen)).toHaveLength(1), { timeout: 10_000 });
    } finally {
      await outbox.stop();
    }
    const [notice] = await rows('INBOX', test.chen);
    expect(notice).toMatchObject({ subject: '拒收通知：请批准', mfrom: { address: 'mailer-daemon@jinshu.example' } });
    const header = await test.chen.get(`/mail/message/${notice.uid}/?folder=INBOX&view=2`);
    expect(header.body.plain_text).toMatch(/^Auto-Submitted: auto-replied/m);
    await forget();
  });

  it('PRM-07 PRM-12 deletes nothing of whom deleting was taken from, and still sends the notice', async () => {
    const { uid } = await from('d@x.example', '不可删');
    await restrict({ disable_delete_button: true });
    expect((await reject([uid], { is_delete: true })).status).toBe(403);
    expect(await notices()).toEqual([]);
    expect((await reject([uid])).status).toBe(200);
    await restrict({});
    expect((await notices()).map(({ recipient }) => recipient)).toEqual(['d@x.example']);
    await forget();
  });
});

describe('white- and blacklist', () => {
  const judge = (email: string, action: string, who: Person = test.lin) => who.post('/mail/message/white-black/', { email, action });
  const place = async (address: string) => (await from(address)).folder;

  it('LST-78 LST-44 SET-77 files mail of a blacklisted sender as spam', async () => {
    expect(await place('spam@shop.example')).toBe('INBOX');
    expect(await judge('Spam@Shop.example', 'black')).toEqual({ status: 200, body: { msg: 'success' } });
    expect(await place('spam@shop.example')).toBe('Spam');
    // Only in this mailbox.
    const copy = await test.arrive({ from: { name: '', address: 'spam@shop.example' } }, [test.chen.address]);
    expect(copy.folder).toBe('INBOX');
  });

  it('LST-78 LST-45 SET-78 lets a whitelisted sender through, and the address leaves the blacklist', async () => {
    await judge('news@paper.example', 'black');
    await judge('news@paper.example', 'white');
    expect(await place('news@paper.example')).toBe('INBOX');
    const rules = await sql`SELECT action FROM sender_rule WHERE pattern = 'news@paper.example'`.execute(test.deps.db);
    expect(rules.rows).toEqual([{ action: 'white' }]);
  });

  it('SET-76 takes a whole domain, and an address of it may still be let through', async () => {
    await judge('@noise.example', 'black');
    expect(await place('any@noise.example')).toBe('Spam');
    await judge('friend@noise.example', 'white');
    expect(await place('friend@noise.example')).toBe('INBOX');
  });

  it.each(['', 'nobody', '@', 'a b@c.example', '@@c.example', '<a@b.example>'])('LST-78 refuses %j', async (email) => {
    expect(await judge(email, 'black')).toMatchObject({ status: 400, body: { code: 'email-format' } });
  });

  it('tells the other windows once', async () => {
    const before = (await test.journal(test.lin.mailboxId)).length;
    await judge('once@x.example', 'black');
    await judge('once@x.example', 'black');
    expect((await test.journal(test.lin.mailboxId)).slice(before)).toEqual([{ type: 'settings.changed', payload: {} }]);
  });

  it('LST-61 LST-62 LST-63 LST-77 brings mail back to the Inbox, and its sender never goes to spam again', async () => {
    await judge('@wrong.example', 'black');
    const mail = await from('right@wrong.example', '不是垃圾');
    expect(mail.folder).toBe('Spam');
    const answer = await test.lin.post('/mail/message/not-spam/', { uids: [mail.uid], folder: 'Spam', to_white: true });
    expect(answer).toEqual({ status: 200, body: { msg: 'success' } });
    expect((await rows()).map(({ subject }: { subject: string }) => subject)).toContain('不是垃圾');
    expect(await place('right@wrong.example')).toBe('INBOX');
    const other = await from('other@wrong.example');
    await test.lin.post('/mail/message/not-spam/', { uids: [other.uid], folder: 'Spam', to_white: false });
    expect(await place('other@wrong.example')).toBe('Spam');
  });
});

describe('the sender card', () => {
  const info = async (email: string, who: Person = test.lin) =>
    (await who.get(`/mail/message/contact-info/?email=${encodeURIComponent(email)}`)).body;

  it('LST-79 answers department, whether it is a contact and whether it is oneself', async () => {
    const departmentId = await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: '研究部' }));
    await makeAccount(test.deps, { name: '王芳', address: 'wang.fang@jinshu.example', departmentId });
    expect(await info('Wang.Fang@jinshu.example')).toEqual({ department: '研究部', is_pab: false, is_self: false });
    expect(await info(test.lin.address)).toEqual({ department: '', is_pab: false, is_self: true });
    expect(await info('nobody@else.example')).toEqual({ department: '', is_pab: false, is_self: false });
    await restrict({ has_user_department_perm: false });
    expect(await info('wang.fang@jinshu.example'), 'PRM-08').toMatchObject({ department: '' });
    await restrict({});
  });

  it('LST-80 adds an address to the contacts, once, under the name the organisation knows', async () => {
    const add = (body: object) => test.lin.post('/mail/message/pab/', body);
    expect(await add({ email: 'wang.fang@jinshu.example', fullname: '小王' })).toEqual({ status: 200, body: { msg: 'success' } });
    await add({ email: 'maya@northwind.example', fullname: 'Maya Robinson' });
    await add({ email: 'MAYA@northwind.example', fullname: 'Somebody else' });
    await add({ email: 'bare@northwind.example' });
    expect(await contactsOf(test.deps.db, test.lin.mailboxId)).toEqual([
      { name: '王芳', address: 'wang.fang@jinshu.example' },
      { name: 'Maya Robinson', address: 'maya@northwind.example' },
      { name: 'bare', address: 'bare@northwind.example' },
    ]);
    expect(await info('maya@northwind.example')).toEqual({ department: '', is_pab: true, contact_id: expect.any(Number), is_self: false });
    expect(await info('maya@northwind.example', test.chen)).toMatchObject({ is_pab: false });
    expect(await add({ email: 'no address' })).toMatchObject({ status: 400, body: { code: 'email-format' } });
    // Offered from now on while a recipient is typed.
    expect((await test.lin.get('/contact/lenovoall/?search=Maya')).body.results).toMatchObject([{ username: 'maya@northwind.example' }]);
  });

  it('LST-81 adds the sender of a mail', async () => {
    const { uid } = await test.arrive({ from: { name: '赵敏', address: 'zhao@partner.example' } });
    expect((await test.lin.post('/mail/message/ppab/', { uid, folder: 'INBOX' })).status).toBe(200);
    expect(await contactsOf(test.deps.db, test.lin.mailboxId)).toContainEqual({ name: '赵敏', address: 'zhao@partner.example' });
    expect(await test.lin.post('/mail/message/ppab/', { uid: 99_999, folder: 'INBOX' })).toMatchObject({
      body: { code: 'mail-not-found' },
    });
  });
});
