import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PolicyValues } from '../../platform/policy/policies.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
beforeAll(async () => {
  test = await openMailbox();
});
afterAll(() => test.close());

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const pictured = {
  subject: '样稿',
  html: '<html><head><style>p{}</style></head><body><p>见图 <img src="cid:pic@x"></p></body></html>',
  attachments: [
    { name: 'pic.png', type: 'image/png', content: png, contentId: 'pic@x' },
    { name: '合同.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4 …') },
  ],
};

const read = (uid: number, query = '', folder = 'INBOX') => test.lin.get(`/mail/message/${uid}/?folder=${folder}${query}`);
const unseen = async () => (await test.lin.get('/mail/message/?folder=INBOX&limit=10&offset=0')).body.unseen_count;

describe('opening a mail', () => {
  it('RED-50 RED-51 RED-56 answers the mail as the wire spells it', async () => {
    const { uid } = await test.arrive({
      cc: [{ name: '', address: 'cc@x.example' }],
      wantsReceipt: true,
      messageId: 'red-50@partner.example',
    });
    const { body } = await read(uid);
    expect(body).toMatchObject({
      uid,
      folder: 'INBOX',
      subject: '季度计划',
      mfrom: { name: '周红', address: 'zhou@partner.example' },
      to: [{ name: '林月', address: test.lin.address }],
      cc: [{ name: '', address: 'cc@x.example' }],
      bcc: [],
      reply_to: [],
      flags: ['\\Seen'],
      html_text: '',
      is_html: false,
      attachments: [],
      remark: '',
      message_id: 'red-50@partner.example',
      refw_type: '',
    });
    expect(body.plain_text.trim()).toBe('请查收附件。');
    expect(body.attrs).toEqual({
      is_password: false,
      is_burn: false,
      burn_left: null,
      burn_day: null,
      is_notify: true,
      is_canrecall: false,
      is_recall: false,
      is_return_path: false,
      return_path: 'zhou@partner.example',
      is_calendar: false,
      is_calendar_event: false,
      is_calendar_event_deleted: false,
      calendar_event_id: null,
      calendar_eventer_status: '',
      is_unparsed: false,
      is_own: false,
    });
  });

  it('RED-50 names colleagues whom the mail itself does not name, and nobody else', async () => {
    const { uid } = await test.arrive({
      cc: [
        { name: '', address: test.chen.address },
        { name: '', address: 'cc@x.example' },
        { name: '老陈', address: test.chen.address },
      ],
    });
    const { body } = await read(uid);
    expect(body.cc).toEqual([
      { name: '陈伟', address: test.chen.address },
      { name: '', address: 'cc@x.example' },
      { name: '老陈', address: test.chen.address },
    ]);
  });

  it('TAG-01 TAG-02 RED-61 marks it read, counts down and tells the journal; a prefetch leaves no trace', async () => {
    const { uid } = await test.arrive();
    const before = await unseen();
    const news = (await test.journal(test.lin.mailboxId)).length;
    expect((await read(uid, '&prefetch=1')).body.flags).toEqual([]);
    expect(await unseen()).toBe(before);
    expect((await test.journal(test.lin.mailboxId)).length).toBe(news);
    await read(uid);
    await read(uid);
    expect(await unseen()).toBe(before - 1);
    expect((await test.journal(test.lin.mailboxId)).slice(news)).toEqual([
      { type: 'message.changed', payload: { folder: 'INBOX', uids: [uid] } },
    ]);
  });

  it('RED-52 RED-54 says whether the mail or its folder is missing', async () => {
    expect(await read(999_999)).toMatchObject({ status: 404, body: { code: 'mail-not-found' } });
    expect(await read(1, '', 'f999999')).toMatchObject({ status: 404, body: { code: 'folder-not-found' } });
  });

  it('answers nobody else’s mail', async () => {
    const { uid } = await test.arrive({ subject: '私事' }, [test.chen.address]);
    const { body } = await read(uid);
    expect(body.subject).not.toBe('私事');
  });

  it('RED-41 tells when another server sent it in the sender’s name', async () => {
    const { uid } = await test.arrive({ from: { name: '', address: 'a@bulk.example' } });
    await test.deps.db.updateTable('message').set({ smtp_sender: 'bounce@mailer.example' }).where('uid', '=', uid).execute();
    expect((await read(uid)).body.attrs).toMatchObject({ is_return_path: true, return_path: 'bounce@mailer.example' });
  });

  it('shows pictures and files of the mail', async () => {
    const { uid } = await test.arrive(pictured);
    const { body } = await read(uid);
    expect(body).toMatchObject({ is_html: true });
    expect(body.html_text).toContain('cid:pic@x');
    expect(body.attachments).toMatchObject([
      { name: 'pic.png', content_id: 'pic@x', is_inline: true, type: 'image/png', size: png.length },
      { name: '合同.pdf', is_inline: false },
    ]);
  });

  it('RED-65 answers source and header as text', async () => {
    const { uid } = await test.arrive({ ...pictured, text: '正文在此' });
    const source = (await read(uid, '&view=1')).body.plain_text;
    expect(source).toContain('Content-Type: multipart/');
    expect(source).toContain('iVBORw0KGgo');
    const header = (await read(uid, '&view=2')).body.plain_text;
    expect(header).toContain('From: ');
    expect(header).not.toContain('iVBORw0KGgo');
    expect(header.endsWith('\n')).toBe(false);
  });
});

describe('answering and sending on', () => {
  it('RED-57 CMP-58 begins an answer: recipient, subject, quoted body, and the picture with it', async () => {
    const { uid } = await test.arrive(pictured);
    const { body } = await read(uid, '&view=3');
    expect(body).toMatchObject({
      to: [{ name: '周红', address: 'zhou@partner.example' }],
      cc: [],
      subject: 'Re: 样稿',
      refw_type: 'reply',
      uid,
      folder: 'INBOX',
      mfrom: { address: test.lin.address },
      attachments: [],
    });
    expect(body.html_text).toContain(`<p>见图 <img src="data:image/png;base64,${png.toString('base64')}"></p></blockquote>`);
    expect(body.html_text).not.toContain('<style');
    expect(body.plain_text).toContain('> 请查收附件。');
  });

  it('RED-57 CMP-58 answers all without oneself', async () => {
    const { uid } = await test.arrive({
      to: [
        { name: '林月', address: test.lin.address },
        { name: '陈伟', address: test.chen.address },
      ],
      cc: [{ name: '', address: 'cc@x.example' }],
      replyTo: 'desk@partner.example',
    });
    const { body } = await read(uid, '&view=4');
    expect(body.to.map(({ address }: { address: string }) => address)).toEqual(['desk@partner.example', test.chen.address]);
    expect(body.cc.map(({ address }: { address: string }) => address)).toEqual(['cc@x.example']);
    expect(body.refw_type).toBe('reply-all');
  });

  it('RED-57 CMP-58 keeps the files of a mail that is sent on, each stored once', async () => {
    const { uid } = await test.arrive(pictured);
    const first = (await read(uid, '&view=5')).body;
    expect(first).toMatchObject({ to: [], subject: 'Fwd: 样稿', refw_type: 'forward' });
    expect(first.attachments).toEqual([
      { id: expect.any(Number), sid: '', name: '合同.pdf', size: 12, type: 'application/pdf', is_inline: false },
    ]);
    expect((await read(uid, '&view=5')).body.attachments).toEqual(first.attachments);
  });

  it('RED-57 sends the whole mail on as a file', async () => {
    const { uid } = await test.arrive(pictured);
    const { body } = await read(uid, '&view=6');
    expect(body).toMatchObject({ subject: 'Fwd: 样稿', html_text: '', refw_type: 'forward-as-attachment' });
    expect(body.attachments).toMatchObject([{ name: '样稿.eml', type: 'message/rfc822' }]);
    const eml = await test.app.inject({ url: `/api/mail/attach/${body.attachments[0].id}/`, headers: test.lin.headers });
    const source = await test.app.inject({ url: `/api/mail/message/eml/?uid=${uid}&folder=INBOX`, headers: test.lin.headers });
    expect(eml.rawPayload.equals(source.rawPayload)).toBe(true);
  });

  it('RED-57 begins a mail again as it was', async () => {
    const { uid } = await test.arrive(pictured);
    const { body } = await read(uid, '&view=7');
    expect(body).toMatchObject({ subject: '样稿', to: [{ address: test.lin.address }], refw_type: 'send-again' });
    expect(body.html_text).toBe(`<p>见图 <img src="data:image/png;base64,${png.toString('base64')}"></p>`);
    expect(body.attachments).toHaveLength(1);
  });

  it('PRM-05 sends nothing on for an account that may not', async () => {
    const { uid } = await test.arrive();
    const set = (values: Partial<PolicyValues>) => setOwnPolicies(test.deps.db, test.lin.accountId, values);
    await set({ is_fwmail: false });
    for (const view of [5, 6, 7]) expect((await read(uid, `&view=${view}`)).status).toBe(403);
    expect((await read(uid, '&view=3')).status).toBe(200);
    await set({});
  });

  it('IMX-12 downloads a mail as a file named by its subject', async () => {
    const { uid } = await test.arrive({ subject: '合同 / 终稿' });
    const answer = await test.app.inject({ url: `/api/mail/message/eml/?uid=${uid}&folder=INBOX`, headers: test.lin.headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('合同 终稿.eml'));
    expect(answer.body).toMatch(/^From: /m);
  });
});
