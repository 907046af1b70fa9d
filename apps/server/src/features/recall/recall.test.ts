import { randomUUID } from 'node:crypto';
import { type Draft, draftSchema, emptyDraft, type Language } from '@jinshu/api';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { encode } from 'zod/mini';
import { check } from '../../mail/check/check.ts';
import { type Outbox, startOutbox } from '../../mail/outbox/outbox.ts';
import { makeAccount, makeSharedMailbox } from '../../testing/factories.ts';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtpSink.ts';
import { createDepartment } from '../account/account.repository.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let outbox: Outbox | undefined;
let sink: SmtpSink | undefined;

async function open(env: Record<string, string> = {}, { isDelivering = true } = {}) {
  test = await openMailbox({ env, outbox: { wake: () => outbox?.wake() } });
  if (isDelivering) deliver();
}
const deliver = () => {
  outbox = startOutbox(test.deps, { connection: test.database.connection });
};
afterEach(async () => {
  await outbox?.stop();
  outbox = undefined;
  expect((await check(test.deps)).faults).toEqual([]);
  await test.close();
  await sink?.stop();
  sink = undefined;
});

interface Row {
  recipient: string;
  status: string;
  recall_status: string;
  recall_status_info: string;
  inform: string;
  is_zhaohui: boolean;
}

const to = (...addresses: string[]) => addresses.map((address) => ({ address, name: '' }));

/** Sends a message from Lin Yue and returns its message id. */
async function send(changes: Partial<Draft> = {}): Promise<string> {
  const draft = {
    ...emptyDraft(randomUUID(), { address: test.lin.address, name: '' }),
    to: to(test.chen.address),
    subject: '奖金名单',
    html: '<p>密件内容</p>',
    ...changes,
  };
  const { body } = await test.lin.post('/mail/message/sent/', { ...(encode(draftSchema, draft) as object), action: 'sent' });
  return body.message_id;
}

const statusOf = async (messageId: string) =>
  (await test.lin.get(`/mail/message/status/?message_id=${encodeURIComponent(messageId)}`)).body.results as Row[];

const settled = (messageId: string) =>
  vi.waitFor(async () => {
    const rows = await statusOf(messageId);
    expect(rows.every(({ status }) => status !== 'undeliver')).toBe(true);
    return rows;
  }, 10_000);

const sendAndSettle = async (changes: Partial<Draft> = {}) => {
  const messageId = await send(changes);
  await settled(messageId);
  return messageId;
};

const list = async (folder: string, who: Person) =>
  (await who.get(`/mail/message/?folder=${folder}&limit=50&offset=0`)).body as {
    count: number;
    unseen_count: number;
    results: { uid: number; subject: string; flags: string[]; size: number }[];
  };
const read = (uid: number, who: Person, folder = 'INBOX') => who.get(`/mail/message/${uid}/?folder=${folder}`);
const recall = async (messageId: string, who: Person = test.lin) =>
  (await who.post('/mail/message/send-recall/', { message_id: messageId })).body.results as Row[];
const short = (rows: readonly Row[]) =>
  rows.map(({ recipient, recall_status, recall_status_info, inform }) => [recipient, recall_status, recall_status_info || inform]);

describe('recall', () => {
  it.each<[Language, string]>([
    ['zh-hans', '林月 召回了一封邮件'],
    ['zh-tw', '林月 收回了一封郵件'],
    ['en', '林月 recalled a mail'],
  ])('SND-37 SND-52 leaves a notice in the language %s where the mail was, and nothing of the mail', async (language, subject) => {
    await open();
    const { lin, chen } = test;
    await sql`UPDATE account SET language = ${language} WHERE id = ${chen.accountId}`.execute(test.deps.db);
    const messageId = await sendAndSettle();
    // Wherever it lies: here in the trash.
    const [before] = (await list('INBOX', chen)).results;
    await chen.post('/mail/message/delete/', { uids: [before?.uid], folder: 'INBOX' });
    const [there] = (await list('Trash', chen)).results;
    expect(short(await recall(messageId))).toEqual([[chen.address, 'recall_succ', 'taken-back']]);

    const trash = await list('Trash', chen);
    expect(trash).toMatchObject({ count: 1, unseen_count: 0, results: [{ subject }] });
    const uid = trash.results[0]?.uid ?? 0;
    expect(uid).not.toBe(there?.uid);
    expect((await read(there?.uid ?? 0, chen, 'Trash')).body.code).toBe('mail-not-found');
    const notice = (await read(uid, chen, 'Trash')).body;
    expect(notice).toMatchObject({ mfrom: { address: lin.address }, attrs: { is_recall: true, is_canrecall: false }, attachments: [] });
    expect(JSON.stringify(notice)).not.toMatch(/密件内容|奖金名单/);
    const found = async (word: string) =>
      (await chen.get(`/mail/message/search/?${new URLSearchParams({ keyword: word, page: '1', page_size: '20' })}`)).body.total;
    expect([await found('密件内容'), await found('林月')]).toEqual([0, 1]);
  });

  it('SND-33 SND-52 SND-58 fails where the mail was read, even when it was marked unread again, and is asked once', async () => {
    await open();
    const messageId = await sendAndSettle();
    const [mail] = (await list('INBOX', test.chen)).results;
    await read(mail?.uid ?? 0, test.chen);
    await test.chen.post('/mail/message/flag/', { uids: [mail?.uid], folder: 'INBOX', action: 'remove', flags: ['\\Seen'] });
    expect(short(await recall(messageId))).toEqual([[test.chen.address, 'recall_fail', 'read']]);
    expect(short(await recall(messageId))).toEqual([[test.chen.address, 'recall_fail', 'read']]);
    expect((await read(mail?.uid ?? 0, test.chen)).body.html_text).toContain('密件内容');
  });

  it('D-131 takes back what was read where the organisation allows it', async () => {
    await open({ JINSHU_RECALL_READ: '1' });
    const messageId = await sendAndSettle();
    const [mail] = (await list('INBOX', test.chen)).results;
    await read(mail?.uid ?? 0, test.chen);
    expect((await statusOf(messageId)).map(({ is_zhaohui }) => is_zhaohui)).toEqual([true]);
    expect(short(await recall(messageId))).toEqual([[test.chen.address, 'recall_succ', 'taken-back']]);
    expect((await list('INBOX', test.chen)).results).toMatchObject([{ subject: '林月 召回了一封邮件' }]);
  });

  it('SND-32 SND-39 SND-54 takes a mail back from one recipient, then from the others, and keeps each outcome', async () => {
    await open();
    const third = await test.enter(await makeAccount(test.deps, { address: 'wang@jinshu.example' }));
    const messageId = await sendAndSettle({ to: to(test.chen.address, third.address) });
    const one = (recipient: string) => test.lin.post('/mail/message/log-recall/', { message_id: messageId, recipient });
    expect(short((await one('Chen.Wei@jinshu.example')).body.results)).toEqual([[test.chen.address, 'recall_succ', 'taken-back']]);
    expect(short(await statusOf(messageId))[1]).toEqual([third.address, '', '']);
    expect((await list('INBOX', third)).results).toMatchObject([{ subject: '奖金名单', flags: [] }]);
    await read((await list('INBOX', third)).results[0]?.uid ?? 0, third);
    expect(short(await recall(messageId))).toEqual([
      [test.chen.address, 'recall_succ', 'taken-back'],
      [third.address, 'recall_fail', 'read'],
    ]);
    expect((await one('nobody@jinshu.example')).body.code).toBe('mail-not-found');
  });

  it('RED-04 SND-33 SND-38 SND-55 SND-56 from the reading view, once; the mail says so, and whether it can be', async () => {
    await open();
    await sendAndSettle();
    const [sent] = (await list('Sent', test.lin)).results;
    const attributes = async () => (await read(sent?.uid ?? 0, test.lin, 'Sent')).body.attrs;
    expect(await attributes()).toMatchObject({ is_canrecall: true, is_recall: false });
    const again = () => test.lin.post('/mail/message/recall/', { uid: sent?.uid, folder: 'Sent' });
    expect(short((await again()).body.results)).toEqual([[test.chen.address, 'recall_succ', 'taken-back']]);
    expect(await attributes()).toMatchObject({ is_canrecall: false, is_recall: true });
    const journal = (await test.journal(test.chen.mailboxId)).length;
    expect(short((await again()).body.results)).toEqual([[test.chen.address, 'recall_succ', 'taken-back']]);
    expect((await test.journal(test.chen.mailboxId)).length).toBe(journal);
  });

  it('SND-30 SND-31 tells both sides at once', async () => {
    await open();
    const messageId = await sendAndSettle();
    const before = { chen: (await test.journal(test.chen.mailboxId)).length, lin: (await test.journal(test.lin.mailboxId)).length };
    await recall(messageId);
    expect((await test.journal(test.chen.mailboxId)).slice(before.chen)).toEqual([
      { type: 'message.removed', payload: { folder: 'INBOX', uids: [1] } },
      { type: 'message.added', payload: { folder: 'INBOX', uids: [2], isArrival: false } },
    ]);
    expect((await test.journal(test.lin.mailboxId)).slice(before.lin)).toEqual([
      { type: 'settings-list.changed', payload: { resource: 'zhaohui' } },
      { type: 'delivery.changed', payload: { messageId } },
    ]);
  });

  it("SND-38 never touches somebody else's mail", async () => {
    await open();
    const messageId = await sendAndSettle();
    const answers = await Promise.all([
      test.chen.post('/mail/message/send-recall/', { message_id: messageId }),
      test.chen.post('/mail/message/log-recall/', { message_id: messageId, recipient: test.chen.address }),
      test.chen.post('/mail/message/recall/', { uid: 1, folder: 'Sent' }),
      test.chen.post('/mail/message/recall/', { uid: 1, folder: 'INBOX' }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'mail-not-found'],
      [404, 'mail-not-found'],
      [404, 'mail-not-found'],
      [403, 'forbidden'],
    ]);
    expect((await read(1, test.chen)).body.attrs).toMatchObject({ is_canrecall: false, is_recall: false });
    expect((await statusOf(messageId)).map(({ recall_status }) => recall_status)).toEqual(['']);
  });

  it('SHR-09 is not for whoever may only read a mailbox', async () => {
    await open();
    const mailboxId = await makeSharedMailbox(test.deps, 'service@jinshu.example');
    await test.deps.db
      .insertInto('mailbox_share')
      .values({ mailbox_id: mailboxId, account_id: test.lin.accountId, level: 'read' })
      .execute();
    const reader = await test.enter({ ...test.lin, mailboxId });
    expect((await reader.post('/mail/message/send-recall/', { message_id: 'x@y' })).body.code).toBe('mailbox-share-power');
    await sql`UPDATE mailbox_share SET level = 'send'`.execute(test.deps.db);
    const sender = await test.enter({ ...test.lin, mailboxId });
    expect((await sender.post('/mail/message/send-recall/', { message_id: 'x@y' })).body.code).toBe('mail-not-found');
  });

  it('SND-52 PIC-18 takes a mail to a department back from whoever has not read it', async () => {
    await open();
    const id = await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: '研究部' }));
    const people = await Promise.all(
      [1, 2, 3].map(async (n) => test.enter(await makeAccount(test.deps, { departmentId: id, address: `m${n}@jinshu.example` }))),
    );
    const group = `dept_${id}@jinshu.example`;
    const messageId = await sendAndSettle({ to: to(group) });
    await read(1, people[0] as Person);
    // Members who left the group meanwhile still have the copies they received through it.
    await sql`UPDATE account SET department_id = NULL WHERE id = ${people[2]?.accountId}`.execute(test.deps.db);
    expect(short(await recall(messageId))).toEqual([[group, 'recall_fail', 'partly-read']]);
    const subjects = await Promise.all(people.map(async (person) => (await list('INBOX', person)).results[0]?.subject));
    expect(subjects).toEqual(['奖金名单', '林月 召回了一封邮件', '林月 召回了一封邮件']);
  });

  it('SND-35 SND-52 PIC-18 takes a mail to a mailing list back, also from who is named besides and from who has left the list', async () => {
    await open();
    const { lin, chen } = test;
    const left = await test.enter(await makeAccount(test.deps, { address: 'wang@jinshu.example' }));
    await sql`INSERT INTO mailing_list (address, name) VALUES ('notices@jinshu.example', '通知')`.execute(test.deps.db);
    await sql`INSERT INTO mailing_list_member (list_id, mailbox_id) SELECT id, unnest(${[chen.mailboxId, left.mailboxId]}::bigint[])
      FROM mailing_list`.execute(test.deps.db);
    const messageId = await sendAndSettle({ to: to(chen.address, 'notices@jinshu.example') });
    await sql`DELETE FROM mailing_list_member WHERE mailbox_id = ${left.mailboxId}`.execute(test.deps.db);
    expect(short(await recall(messageId, lin))).toEqual([
      [chen.address, 'recall_succ', 'taken-back'],
      ['notices@jinshu.example', 'recall_succ', 'taken-back'],
    ]);
    for (const person of [chen, left])
      expect((await list('INBOX', person)).results.map(({ subject }) => subject)).toEqual(['林月 召回了一封邮件']);
  });

  it('SND-47 SND-52 takes back mails of their own for each recipient', async () => {
    await open();
    const third = await test.enter(await makeAccount(test.deps, { address: 'wang@jinshu.example' }));
    const messageId = await sendAndSettle({ to: to(test.chen.address, third.address), isSeparate: true });
    await read(1, third);
    expect(short(await recall(messageId))).toEqual([
      [test.chen.address, 'recall_succ', 'taken-back'],
      [third.address, 'recall_fail', 'read'],
    ]);
  });

  it('says where the recipient has removed the mail, and where it never got', async () => {
    await open();
    const messageId = await sendAndSettle({ to: to(test.chen.address, 'nobody@jinshu.example') });
    await test.chen.post('/mail/message/expunge/', { uids: [1], folder: 'INBOX' });
    expect(short(await recall(messageId))).toEqual([
      [test.chen.address, 'recall_fail', 'removed'],
      ['nobody@jinshu.example', 'recall_fail', 'not-delivered'],
    ]);
  });

  it("leaves the sender's own copy alone, also of a mail to himself", async () => {
    await open();
    const messageId = await sendAndSettle({ to: to(test.lin.address) });
    expect(short(await recall(messageId))).toEqual([[test.lin.address, 'recall_succ', 'taken-back']]);
    expect((await list('Sent', test.lin)).results).toMatchObject([{ subject: '奖金名单' }]);
    expect((await list('INBOX', test.lin)).results).toMatchObject([{ subject: '林月 召回了一封邮件' }]);
  });
});

describe('recall of letters that are not kept in the open', () => {
  const letter = { hasPassword: true, password: 'abc123' };
  const open6 = (uid: number, who: Person) => who.post('/mail/message/password/', { uid, folder: 'INBOX', password: letter.password });

  it('takes back a letter with a password that was looked at and not opened', async () => {
    await open();
    const messageId = await sendAndSettle(letter);
    const { uid } = (await list('INBOX', test.chen)).results[0] ?? { uid: 0 };
    expect((await read(uid, test.chen)).body.attrs.is_password).toBe(true);
    expect(short(await recall(messageId))).toEqual([[test.chen.address, 'recall_succ', 'taken-back']]);
    expect((await open6(uid, test.chen)).status).toBe(404);
    expect((await list('INBOX', test.chen)).results).toMatchObject([{ subject: '林月 召回了一封邮件' }]);
  });

  it('does not take back one that was opened', async () => {
    await open();
    const messageId = await sendAndSettle(letter);
    const { uid } = (await list('INBOX', test.chen)).results[0] ?? { uid: 0 };
    expect((await open6(uid, test.chen)).body.html_text).toContain('密件内容');
    expect(short(await recall(messageId))).toEqual([[test.chen.address, 'recall_fail', 'read']]);
  });

  it('RED-63 a burn mail is read to its last reading, and not taken back after the first', async () => {
    await open();
    const messageId = await sendAndSettle({ isBurn: true, burnLimit: 2 });
    const { uid } = (await list('INBOX', test.chen)).results[0] ?? { uid: 0 };
    expect((await read(uid, test.chen)).body.html_text).toContain('密件内容');
    expect(short(await recall(messageId))).toEqual([[test.chen.address, 'recall_fail', 'read']]);
    expect((await read(uid, test.chen)).body.html_text).toContain('密件内容');
    expect((await read(uid, test.chen)).status).toBe(404);
  });
});

describe('recall of what goes outside', () => {
  it('SND-53 cannot take back what another server has', async () => {
    sink = await startSmtpSink();
    await open({ JINSHU_SMTP_RELAY: `smtp://127.0.0.1:${sink.port}` });
    const messageId = await sendAndSettle({ to: to('zhou@partner.example') });
    expect((await statusOf(messageId)).map(({ is_zhaohui }) => is_zhaohui)).toEqual([false]);
    expect((await read(1, test.lin, 'Sent')).body.attrs.is_canrecall).toBe(false);
    expect(short(await recall(messageId))).toEqual([['zhou@partner.example', 'recall_fail', 'outside']]);
  });

  it('stops what has not left yet, for good', async () => {
    sink = await startSmtpSink();
    await open({ JINSHU_SMTP_RELAY: `smtp://127.0.0.1:${sink.port}` }, { isDelivering: false });
    const stopped = await send({ to: to('zhou@partner.example', test.chen.address) });
    expect(short(await recall(stopped))).toEqual([
      [test.chen.address, 'recall_succ', 'stopped'],
      ['zhou@partner.example', 'recall_succ', 'stopped'],
    ]);
    deliver();
    await sendAndSettle({ to: to('other@partner.example', test.chen.address) });
    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([['other@partner.example']]);
    expect((await list('INBOX', test.chen)).count).toBe(1);
    expect((await statusOf(stopped)).map(({ status }) => status)).toEqual(['undeliver', 'undeliver']);
  });

  it('comes too late while another server is being given the mail', async () => {
    sink = await startSmtpSink();
    const answered = Promise.withResolvers<void>();
    sink.holdMails(answered.promise);
    await open({ JINSHU_SMTP_RELAY: `smtp://127.0.0.1:${sink.port}` });
    const messageId = await send({ to: to('zhou@partner.example') });
    await sink.waitForHeld(1);
    expect(short(await recall(messageId))).toEqual([['zhou@partner.example', 'recall_fail', 'on-its-way']]);
    answered.resolve();
    expect((await settled(messageId)).map(({ status }) => status)).toEqual(['deliver']);
  });
});
