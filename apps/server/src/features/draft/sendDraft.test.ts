import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Draft, draftSchema, emptyDraft } from '@jinshu/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { encode } from 'zod/mini';
import { folderFaults, mailboxFaults } from '../../mail/check/check.repository.ts';
import { makeSharedMailbox } from '../../testing/factories.ts';
import { type OpenMailbox, openSendingMailbox } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
beforeAll(async () => {
  test = await openSendingMailbox();
});
afterAll(() => test.close());

const form = (changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(randomUUID(), { address: test.lin.address, name: '' }),
  to: [{ address: test.chen.address, name: '陈伟' }],
  subject: '报价单',
  html: '<p>请看<b>附件</b></p>',
  ...changes,
});
const act = (action: 'sent' | 'save', draft: Draft) =>
  test.lin.post('/mail/message/sent/', { ...(encode(draftSchema, draft) as object), action });
const send = (draft: Draft) => act('sent', draft);
const save = (draft: Draft) => act('save', draft);

const rows = async (folder: string, who = test.lin) =>
  (await who.get(`/mail/message/?folder=${folder}&limit=50&offset=0`)).body.results as {
    uid: number;
    subject: string;
    flags: string[];
    draft_id?: string;
  }[];
const status = (messageId: string, who = test.lin) => who.get(`/mail/message/status/?message_id=${encodeURIComponent(messageId)}`);

/** Waits until the outbox has settled every recipient of a message. */
async function settled(messageId: string) {
  return vi.waitFor(async () => {
    const { body } = await status(messageId);
    expect(body.results.every((row: { status: string }) => row.status !== 'undeliver')).toBe(true);
    return body.results as { recipient: string; status: string; status_info: string }[];
  }, 10_000);
}

async function storeFile(name: string, bytes = Buffer.from('内容')) {
  const { deps, lin } = test;
  const { hash, size } = await deps.blobs.put(deps.db, bytes);
  const { id } = await deps.db
    .insertInto('stored_attachment')
    .values({ mailbox_id: lin.mailboxId, name, type: 'application/pdf', size, md5: '0'.repeat(32), hash })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('saving a draft', () => {
  it('CMP-49 CMP-59 keeps one row per draft and replaces it', async () => {
    const draft = form({ subject: '草稿一', cc: [{ address: 'a@x.example', name: '' }] });
    const first = (await save(draft)).body;
    expect(first).toMatchObject({ type: 'save', success: true, draft_id: draft.draftId, version: 1 });
    const [row] = await rows('Drafts');
    expect(row).toMatchObject({ subject: '草稿一', draft_id: draft.draftId, to: [{ address: test.chen.address }], flags: ['\\Seen'] });
    expect((await save({ ...draft, subject: '草稿二', version: 1 })).body.version).toBe(2);
    expect(await rows('Drafts')).toMatchObject([{ uid: row?.uid, subject: '草稿二' }]);
    expect([...(await folderFaults(test.deps.db)), ...(await mailboxFaults(test.deps.db))]).toEqual([]);
    await test.lin.post('/mail/message/expunge/', { uids: 'all', folder: 'Drafts' });
    expect(await test.deps.db.selectFrom('draft').selectAll().execute()).toEqual([]);
  });

  it('refuses to write over a version it was not written from, and takes the same form twice', async () => {
    const draft = form({ subject: '两处' });
    await save(draft);
    await save({ ...draft, subject: '别处', version: 1 });
    expect(await save({ ...draft, subject: '此处', version: 1 })).toMatchObject({
      status: 400,
      body: { code: 'draft-stale', params: { version: 2 } },
    });
    expect((await save({ ...draft, subject: '别处', version: 1 })).body.version).toBe(2);
  });

  it('CMP-49 CMP-51 CMP-59 what a form leaves out is as in an empty one: a new draft gets its id, and that id replaces it', async () => {
    const post = (form: object) => test.lin.post('/mail/message/sent/', { action: 'save', ...form });
    const { draft_id } = (await post({ subject: '只有主题', draft_id: '' })).body;
    expect((await post({ subject: '换了主题', html_text: '<p>正文</p>', draft_id })).body).toMatchObject({ draft_id, version: 2 });
    const [row, ...others] = (await rows('Drafts')).filter((one) => one.draft_id === draft_id);
    expect([row?.subject, others]).toEqual(['换了主题', []]);
    const { body } = await test.lin.get(`/mail/message/${row?.uid}/?folder=Drafts`);
    expect(body).toMatchObject({
      attrs: { draft_id, is_burn: false, is_password: false, is_schedule: false, schedule_day: '' },
      mfrom: { address: test.lin.address },
      is_html: true,
      is_cc: true,
      is_save_sent: true,
      is_confirm_read: false,
    });
    const { body: answer } = await post({ subject: '一句', html_text: '<p>好</p>', to: [{ address: test.chen.address }], action: 'sent' });
    expect(answer).toMatchObject({
      success: true,
      type: 'sent',
      recipient: [test.chen.address],
      draft_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    await test.lin.post('/mail/message/expunge/', { uids: [row?.uid], folder: 'Drafts' });
  });

  it('CMP-44 keeps nothing that says nothing', async () => {
    expect((await save(form({ subject: ' ', html: '<p><br></p>' }))).body.code).toBe('nothing-to-save');
  });

  it('takes half of a character for none', async () => {
    const draft = form({ subject: '坏\ud83d', html: '<p>\udc00</p>', to: [{ address: test.chen.address, name: '\ud800' }] });
    expect((await save(draft)).status).toBe(200);
    expect((await rows('Drafts'))[0]?.subject).toBe('坏\ufffd');
  });

  it('CMP-53 RED-57 reads a draft back into its form by its folder alone', async () => {
    const draft = form({
      subject: '带附件',
      bcc: [{ address: 'b@x.example', name: '乙' }],
      replyTo: 'r@x.example',
      attachments: [{ id: await storeFile('合同.pdf') }],
      relation: 'reply',
      hasCc: false,
      hasBcc: true,
      isSeparate: true,
      savesToSent: false,
      wantsReceipt: false,
    });
    await save(draft);
    const row = (await rows('Drafts')).find(({ subject }) => subject === '带附件');
    const { body } = await test.lin.get(`/mail/message/${row?.uid}/?folder=Drafts`);
    expect(body).toMatchObject({
      draft_id: draft.draftId,
      draft_version: 1,
      subject: '带附件',
      html_text: draft.html,
      is_html: true,
      to: [{ address: test.chen.address, name: '陈伟' }],
      bcc: [{ address: 'b@x.example', name: '乙' }],
      reply_to: [{ address: 'r@x.example', name: '' }],
      refw_type: 'reply',
      is_cc: false,
      is_bcc: true,
      is_partsend: true,
      is_save_sent: false,
      is_confirm_read: false,
      attachments: [{ id: draft.attachments[0]?.id, name: '合同.pdf' }],
      flags: ['\\Seen', 'umail-attach'],
    });
  });

  it('RED-42 a draft asks nobody for a receipt, wherever it lies: who reads it has written it', async () => {
    await save(form({ subject: '要回执', wantsReceipt: true }));
    const row = (await rows('Drafts')).find(({ subject }) => subject === '要回执');
    const { body: moved } = await test.lin.post('/mail/message/pmove/', { uid: row?.uid, src_folder: 'Drafts', dst_folder: 'Trash' });
    const { body } = await test.lin.get(`/mail/message/${moved.uid}/?folder=Trash`);
    expect(body).toMatchObject({ is_confirm_read: true, attrs: { is_notify: false } });
  });

  it('SRC-20 leaves drafts out of searches, and finds them in their folder', async () => {
    await save(form({ subject: '独一无二的草稿' }));
    expect((await test.lin.get('/mail/message/search/?keyword=%E7%8B%AC%E4%B8%80%E6%97%A0%E4%BA%8C&page=1&page_size=10')).body.total).toBe(
      0,
    );
    const { body } = await test.lin.get('/mail/message/?folder=Drafts&limit=10&offset=0&subject=%E7%8B%AC%E4%B8%80%E6%97%A0%E4%BA%8C');
    expect(body).toMatchObject({ count: 1, results: [{ subject: '独一无二的草稿' }] });
  });

  it('goes to Trash and comes back when it is written on', async () => {
    const draft = form({ subject: '扔掉的' });
    await save(draft);
    const row = (await rows('Drafts')).find(({ subject }) => subject === '扔掉的');
    await test.lin.post('/mail/message/delete/', { uids: [row?.uid], folder: 'Drafts' });
    expect((await save({ ...draft, subject: '又写', version: 1 })).status).toBe(200);
    expect((await rows('Trash')).map(({ subject }) => subject)).not.toContain('扔掉的');
    expect((await rows('Drafts')).map(({ subject }) => subject)).toContain('又写');
  });
});

describe('sending', () => {
  it('SND-11 SND-45 SND-59 sends, keeps a copy in Sent, delivers and removes the draft', async () => {
    const draft = form({ subject: '正式报价', attachments: [{ id: await storeFile('价目.pdf') }] });
    await save(draft);
    const { body } = await send({ ...draft, version: 1 });
    expect(body).toMatchObject({
      type: 'sent',
      success: true,
      recipient: [test.chen.address],
      error_lists: [],
      draft_id: draft.draftId,
      message_id: expect.stringMatching(/@jinshu\.example$/),
    });
    expect((await rows('Drafts')).map(({ subject }) => subject)).not.toContain('正式报价');
    expect((await rows('Sent'))[0]).toMatchObject({
      subject: '正式报价',
      flags: ['\\Seen', 'umail-attach'],
      to: [{ address: test.chen.address }],
    });
    expect(await settled(body.message_id)).toMatchObject([{ recipient: test.chen.address, status: 'deliver' }]);
    const arrived = (await rows('INBOX', test.chen))[0];
    expect(arrived).toMatchObject({ subject: '正式报价', mfrom: { name: '林月', address: test.lin.address }, flags: ['umail-attach'] });
    const own = await test.lin.get(`/mail/message/${(await rows('Sent'))[0]?.uid}/?folder=Sent`);
    expect(own.body.attrs).toMatchObject({ is_own: true, is_notify: false });
    expect([...(await folderFaults(test.deps.db)), ...(await mailboxFaults(test.deps.db))]).toEqual([]);
  });

  it('SND-11 sends once however often it is asked, also at the same time', async () => {
    const draft = form({ subject: '只发一次' });
    const answers = await Promise.all([send(draft), send(draft), send(draft)]);
    const ids = new Set(answers.map(({ body }) => body.message_id));
    expect(ids.size).toBe(1);
    expect((await send(draft)).body.message_id).toBe([...ids][0]);
    await settled([...ids][0]);
    expect((await rows('INBOX', test.chen)).filter(({ subject }) => subject === '只发一次')).toHaveLength(1);
    expect((await rows('Sent')).filter(({ subject }) => subject === '只发一次')).toHaveLength(1);
    expect((await save(draft)).body.code).toBe('draft-sent');
  });

  it('SND-11 says that a mail has gone already where it was written on since, and answers the very form that went', async () => {
    const draft = form({ subject: '两个窗口', attachments: [{ id: await storeFile('附件.pdf') }] });
    const { version } = (await save(draft)).body;
    const { body } = await send({ ...draft, version });
    expect(body).toMatchObject({ success: true, type: 'sent' });
    expect((await send({ ...draft, version, html: '<p>又改了一句</p>' })).body.code).toBe('draft-sent');
    expect((await send({ ...draft, version, to: [{ address: test.chen.address, name: '陈伟' }] })).body.message_id).toBe(body.message_id);
  });

  it('SND-11 CMP-25 says that a mail has gone already where another view password was meant for it', async () => {
    const draft = form({ subject: '换了密码', hasPassword: true, password: 'aB3xY9' });
    const { body } = await send(draft);
    expect(body).toMatchObject({ success: true, type: 'sent' });
    expect((await send({ ...draft, password: 'cD4zW8' })).body.code).toBe('draft-sent');
    expect((await send(draft)).body.message_id).toBe(body.message_id);
  });

  it.each(['sent', 'save'])('says what is wrong with a subject that is too long when it is to be %s, and cuts nothing', async (action) => {
    const wire = { ...(encode(draftSchema, form()) as object), subject: '长'.repeat(999), action };
    expect(await test.lin.post('/mail/message/sent/', wire)).toMatchObject({
      status: 400,
      body: { code: 'subject-too-long', subject: ['A subject has up to 998 characters.'] },
    });
  });

  it('SND-58 SND-29 SND-30 tells the sender, and nobody else, when a colleague opens the mail', async () => {
    const { body } = await send(form({ subject: '请回执', wantsReceipt: true }));
    await settled(body.message_id);
    const arrived = (await rows('INBOX', test.chen)).find(({ subject }) => subject === '请回执');
    const before = (await test.journal(test.lin.mailboxId)).length;
    const opened = await test.chen.get(`/mail/message/${arrived?.uid}/?folder=INBOX`);
    expect(opened.body.attrs).toMatchObject({ is_notify: true, is_own: false });
    expect((await status(body.message_id)).body).toMatchObject({
      count: 1,
      results: [
        {
          recipient: test.chen.address,
          name: '陈伟',
          status: 'readed',
          status_info: '',
          recall_status: '',
          recall_status_info: '',
          inform: '',
          is_red: false,
          is_zhaohui: false,
        },
      ],
    });
    expect((await test.journal(test.lin.mailboxId)).slice(before)).toEqual([
      { type: 'delivery.changed', payload: { messageId: body.message_id } },
    ]);
    expect(await status(body.message_id, test.chen)).toMatchObject({ status: 404, body: { code: 'mail-not-found' } });
  });

  it('SND-57 SND-48 carries urgency and the wish for a receipt, or not', async () => {
    const { body } = await send(form({ subject: '急件', isUrgent: true, wantsReceipt: false }));
    await settled(body.message_id);
    const arrived = (await rows('INBOX', test.chen)).find(({ subject }) => subject === '急件');
    expect(arrived?.flags).toEqual(['umail-emergent']);
    expect((await test.chen.get(`/mail/message/${arrived?.uid}/?folder=INBOX`)).body.attrs.is_notify).toBe(false);
  });

  it('SND-45 keeps no copy when none is wanted', async () => {
    await send(form({ subject: '不留底', savesToSent: false }));
    expect((await rows('Sent')).map(({ subject }) => subject)).not.toContain('不留底');
  });

  it('refuses to write a large mail anew for each of very many', async () => {
    const to = Array.from({ length: 700 }, (_, index) => ({ address: `reader${index}@x.example`, name: '' }));
    const attachments = [{ id: await storeFile('画册.pdf', randomBytes(1_200_000)) }];
    expect((await send(form({ isSeparate: true, to, attachments }))).body.code).toBe('too-large');
  });

  it('keeps blind copies out of the mail', async () => {
    const { body } = await send(form({ subject: '密送', bcc: [{ address: 'secret@x.example', name: '' }] }));
    expect(body.recipient).toEqual([test.chen.address, 'secret@x.example']);
    await vi.waitFor(async () => expect((await rows('INBOX', test.chen))[0]?.subject).toBe('密送'), 10_000);
    const uid = (await rows('INBOX', test.chen))[0]?.uid;
    expect((await test.chen.get(`/mail/message/${uid}/?folder=INBOX&view=1`)).body.plain_text).not.toContain('secret');
    const again = await test.lin.get(`/mail/message/${(await rows('Sent'))[0]?.uid}/?folder=Sent&view=7`);
    expect(again.body.bcc).toEqual([{ address: 'secret@x.example', name: '' }]);
  });

  it('SND-47 sends to each by itself, none seeing the others', async () => {
    const to = [
      { address: test.chen.address, name: '陈伟' },
      { address: test.lin.address, name: '林月' },
    ];
    const { body } = await send(form({ subject: '各自收', isSeparate: true, to }));
    const results = await settled(body.message_id);
    expect(results.map(({ recipient }) => recipient).sort()).toEqual([test.chen.address, test.lin.address]);
    const uid = (await rows('INBOX', test.chen)).find(({ subject }) => subject === '各自收')?.uid;
    const opened = (await test.chen.get(`/mail/message/${uid}/?folder=INBOX`)).body;
    expect(opened.to).toEqual([{ address: test.chen.address, name: '陈伟' }]);
    expect((await rows('Sent'))[0]).toMatchObject({ subject: '各自收', to });
    // A message sent again is again sent separately to each recipient.
    const sent = (await rows('Sent'))[0]?.uid;
    expect((await test.lin.get(`/mail/message/${sent}/?folder=Sent&view=7`)).body).toMatchObject({ to, bcc: [], is_partsend: true });
  });

  it('SND-47 CMP-58 goes to all at once when it is sent again, if it did the first time: also a letter with a link for each outside', async () => {
    const to = [
      { address: test.chen.address, name: '陈伟' },
      { address: 'a@x.example', name: '' },
      { address: 'b@x.example', name: '' },
    ];
    const password = 'Ab12cd';
    for (const hasPassword of [false, true]) {
      await send(form({ subject: '一起收', to, ...(hasPassword && { hasPassword, password }) }));
      const sent = { uid: (await rows('Sent'))[0]?.uid, folder: 'Sent', view: 7 };
      const again = hasPassword
        ? await test.lin.post('/mail/message/password/', { ...sent, password })
        : await test.lin.get(`/mail/message/${sent.uid}/?folder=Sent&view=7`);
      expect([again.status, again.body.to, again.body.is_partsend]).toEqual([200, to, undefined]);
    }
  });

  it('SND-60 tells of a mailbox that does not exist', async () => {
    const { body } = await send(form({ subject: '无此人', to: [{ address: 'nobody@jinshu.example', name: '' }] }));
    expect(await settled(body.message_id)).toMatchObject([
      { status: 'deliver_fail', status_info: expect.stringContaining('5.1.1'), is_red: true },
    ]);
  });

  it('SND-50 marks the mail that was answered or sent on, and threads the answer', async () => {
    const { uid } = await test.arrive({ messageId: 'first@partner.example' });
    const draft = form({ subject: 'Re: 季度计划', relation: 'reply', uid, folder: 'INBOX' });
    await save(draft);
    // Opened from Drafts the form names the draft; the origin is not lost.
    await send({ ...draft, version: 1, uid: 0, folder: 'Drafts' });
    expect((await rows('INBOX')).find((row) => row.uid === uid)?.flags).toContain('Answered');
    const sent = (await rows('Sent'))[0]?.uid;
    expect((await test.lin.get(`/mail/message/${sent}/?folder=Sent&view=2`)).body.plain_text).toContain(
      'In-Reply-To: <first@partner.example>',
    );
    await send(form({ subject: 'Fwd', relation: 'forward', uid, folder: 'INBOX' }));
    expect((await rows('INBOX')).find((row) => row.uid === uid)?.flags).toContain('umail-forword');
  });

  it('CMP-57 keeps recipients as contacts', async () => {
    await send(form({ to: [{ address: 'Wang@Partner.example', name: '王芳' }] }));
    const contacts = await test.deps.db
      .selectFrom('contact')
      .select(['name', 'address', 'use_count'])
      .where('mailbox_id', '=', test.lin.mailboxId)
      .where('address', '=', 'wang@partner.example')
      .execute();
    expect(contacts).toEqual([{ name: '王芳', address: 'wang@partner.example', use_count: 1 }]);
  });

  it('SND-04 takes the first file’s name where the subject is missing', async () => {
    await send(form({ subject: '', attachments: [{ id: await storeFile('第三季度.报表.xlsx') }] }));
    expect((await rows('Sent'))[0]?.subject).toBe('第三季度.报表');
  });

  it.each([
    ['SND-01', 'input-receiver', { to: [] }],
    ['SND-02', 'missing-subject', { subject: ' ' }],
    ['SND-03', 'enter-content', { html: '' }],
    ['SND-05', 'email-format', { replyTo: 'nobody' }],
    ['SND-44 CMP-27', 'schedule-past', { isScheduled: true, scheduledAt: '2020-01-01T00:00:00Z' }],
    ['CMP-43', 'level-above-own', { level: 2 }],
    ['CMP-25', 'mail-password-rule', { hasPassword: true, password: ' a1b2c' }],
    ['CMP-23', 'options-exclusive', { hasPassword: true, password: 'a1b2c3', isBurn: true }],
    ['CMP-30', 'burn-date-past', { isBurn: true, burnDate: '2020-01-01' }],
    ['ATT-36', 'attachment-not-found', { attachments: [{ id: 999_999 }] }],
    ['CMP-54', 'sender-not-yours', { sender: { address: 'chen.wei@jinshu.example', name: '' } }],
  ] as const)('%s refuses with %s', async (_id, code, changes) => {
    const before = (await rows('Sent')).length;
    expect((await send(form(changes as Partial<Draft>))).body.code).toBe(code);
    expect((await rows('Sent')).length).toBe(before);
  });

  it('CMP-61 refuses an address that is none of the own ones with 403, and nothing goes', async () => {
    const before = (await rows('Sent')).length;
    const sender = { address: test.chen.address, name: '' };
    expect((await send(form({ sender, subject: '冒名' }))).status).toBe(403);
    expect((await rows('Sent')).length).toBe(before);
    expect((await rows('INBOX', test.chen)).filter(({ subject }) => subject === '冒名')).toEqual([]);
  });

  it('SND-46 SND-49 keeps a large file as a reference to the stored attachment, once for all copies', async () => {
    const bytes = randomBytes(2_000_000);
    const { body } = await send(form({ subject: '大附件', attachments: [{ id: await storeFile('录像.bin', bytes) }] }));
    await settled(body.message_id);
    const contents = await test.deps.db.selectFrom('content').select(['skeleton', 'pieces']).where('subject', '=', '大附件').execute();
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(contents.map(({ pieces }) => pieces.map((piece) => piece.hash))).toEqual([[hash]]);
    expect(contents[0]?.skeleton.length).toBeLessThan(10_000);
    const arrived = (await rows('INBOX', test.chen)).find(({ subject }) => subject === '大附件');
    expect(arrived?.flags).toEqual(['umail-attach']);
    const sid = (await test.chen.get(`/mail/message/${arrived?.uid}/?folder=INBOX`)).body.attachments[0].sid;
    const url = `/api/mail/attach/0/?uid=${arrived?.uid}&folder=INBOX&sid=${sid}`;
    expect((await test.app.inject({ url, headers: test.chen.headers })).rawPayload.equals(bytes)).toBe(true);
  });

  it('ATT-08 refuses executable files', async () => {
    expect((await send(form({ attachments: [{ id: await storeFile('更新.EXE ') }] }))).body.code).toBe('executable-refused');
  });

  it('refuses what the mail server would not take', async () => {
    const id = await storeFile('大.bin', Buffer.alloc(41 * 1024 * 1024));
    expect((await send(form({ attachments: [{ id }] }))).body.code).toBe('too-large');
  });
});

describe('who one may send as', () => {
  it('CMP-54 CMP-55 offers one’s own address and the mailboxes one may send for', async () => {
    const { deps, lin, chen } = test;
    const service = await makeSharedMailbox(deps, 'service@jinshu.example');
    await deps.db
      .insertInto('mailbox_share')
      .values([
        { mailbox_id: service, account_id: lin.accountId, level: 'send' },
        { mailbox_id: service, account_id: chen.accountId, level: 'write' },
      ])
      .execute();
    expect((await lin.get('/mail/message/more-get/')).body).toEqual({
      is_save_sent: true,
      is_confirm_read: false,
      is_save_contact: true,
      is_autosave: true,
      mfroms: [
        { address: lin.address, name: '林月' },
        { address: 'service@jinshu.example', name: 'Service' },
      ],
      is_alltonet: false,
      is_sizetonet: false,
      is_netsize: 31_457_280,
      transit_size: 2_147_483_648,
      attachment_size: 39_321_600,
      link_validities: ['month', 'two-months', 'quarter', 'half-year', 'year', 'permanent'],
      link_validity: 'month',
      is_security: false,
      mail_level: 0,
      attach_level: 0,
      is_sendsms: true,
    });
    expect((await chen.get('/mail/message/more-get/')).body.mfroms).toEqual([{ address: chen.address, name: '陈伟' }]);
    // In a shared mailbox, a new message starts with its address and is sent from there if no sender is given.
    const [inService, inServiceToo] = await Promise.all([lin, chen].map((who) => test.enter({ ...who, mailboxId: service })));
    expect((await inService?.get('/mail/message/more-get/'))?.body.mfroms).toMatchObject([
      { address: 'service@jinshu.example' },
      { address: lin.address },
    ]);
    expect((await inServiceToo?.get('/mail/message/more-get/'))?.body.mfroms).toMatchObject([{ address: chen.address }]);
    const unsigned = await inService?.post('/mail/message/sent/', { action: 'save', subject: '未署名' });
    const kept = await inService?.get('/mail/message/?folder=Drafts&limit=50&offset=0');
    expect([unsigned?.status, kept?.body.results[0].mfrom]).toMatchObject([200, { address: 'service@jinshu.example' }]);
    const { body } = await send(form({ subject: '客服来信', sender: { address: 'Service@jinshu.example', name: '冒名' } }));
    await settled(body.message_id);
    const arrived = (await rows('INBOX', chen)).find(({ subject }) => subject === '客服来信');
    expect(arrived).toMatchObject({ mfrom: { name: 'Service', address: 'service@jinshu.example' } });
  });

  it.each([
    ['send', 'lin'],
    ['full', 'service'],
  ] as const)('SHR-25 at the level %s the message is sent in the name of the mailbox, by %s', async (level, by) => {
    const { deps, lin, chen } = test;
    const address = `help-${level}@jinshu.example`;
    const mailboxId = await makeSharedMailbox(deps, address);
    await deps.db.insertInto('mailbox_share').values({ mailbox_id: mailboxId, account_id: lin.accountId, level }).execute();
    const subject = `代发 ${level}`;
    const { body } = await send(form({ subject, sender: { address, name: '' } }));
    await settled(body.message_id);
    const { uid } = (await rows('INBOX', chen)).find((row) => row.subject === subject) ?? { uid: 0 };
    const url = `/api/mail/message/eml/?uid=${uid}&folder=INBOX`;
    const { payload } = await test.app.inject({ url, headers: chen.headers });
    expect(payload).toMatch(new RegExp(`^From: .*<${address}>`, 'm'));
    expect(payload.includes(lin.address)).toBe(by === 'lin');
    expect(/^Sender: .*$/m.exec(payload)?.[0].includes(lin.address) ?? false).toBe(by === 'lin');
    // The record names the person at both levels.
    const record = await deps.db
      .selectFrom('submission')
      .select(['account_id', 'sender_address'])
      .where('message_id', '=', body.message_id)
      .executeTakeFirst();
    expect(record).toEqual({ account_id: lin.accountId, sender_address: by === 'lin' ? lin.address : address });
  });
});
