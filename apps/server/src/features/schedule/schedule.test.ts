import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenMailbox, openSendingMailbox, type Person } from '../../testing/openMailbox.ts';
import { act, arrivedRow, keepSessions, makeForm, openRow, rowsOf, storeFile } from '../../testing/sendForm.ts';
import { loadDraft } from '../draft/draftBody.ts';
import { sendScheduled, startScheduled } from './startScheduled.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let lin: Person;
const start = new Date('2026-11-20T12:00:00Z');
let clock = start;
beforeAll(async () => {
  test = await openSendingMailbox({ now: () => clock });
  lin = test.lin;
  await keepSessions(test);
});
beforeEach(async () => {
  clock = start;
  await test.deps.db.updateTable('draft').set({ scheduled_at: null }).execute();
});
afterAll(() => test.close());

let count = 0;
const at = '2026-11-20T21:00:00+08:00';
const due = new Date('2026-11-20T13:00:00Z');
const makeScheduled = (changes: object = {}) => {
  count += 1;
  return makeForm(lin, [test.chen], { subject: `定时${count}`, isScheduled: true, scheduledAt: at, ...changes });
};
const inDrafts = async (subject: string) => (await rowsOf(lin, 'Drafts')).find((row) => row.subject === subject);
const inbox = async (subject: string) => (await rowsOf(test.chen, 'INBOX')).filter((row) => row.subject === subject);

describe('a scheduled mail', () => {
  it('SND-44 SND-16 waits in Drafts with its flag, and is sent when its time has come', async () => {
    const form = makeScheduled();
    const { body } = await act(lin, 'sent', form);
    expect(body).toEqual({
      message_id: '',
      recipient: [test.chen.address],
      success: true,
      error_lists: [],
      type: 'schedule',
      draft_id: form.draftId,
      version: 1,
    });
    const row = await inDrafts(form.subject);
    expect(row?.flags).toContain('umail-schedule');
    expect((await openRow(lin, row as { uid: number }, { folder: 'Drafts' })).body.attrs).toMatchObject({
      is_schedule: true,
      schedule_day: at,
    });
    clock = new Date(due.getTime() - 1);
    expect(await sendScheduled(test.deps)).toBe(0);
    clock = due;
    expect(await sendScheduled(test.deps)).toBe(1);
    await arrivedRow(test.chen, form.subject);
    expect(await inDrafts(form.subject)).toBeUndefined();
    const sent = await arrivedRow(lin, form.subject, 'Sent');
    expect((await openRow(lin, sent, { folder: 'Sent' })).body.date).toBe(due.toISOString());
    const types = (await test.journal(lin.mailboxId)).slice(-6).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['message.added', 'message.removed', 'draft.changed']));
  });

  it('SND-11 is scheduled once when it is handed over twice, and answers what became of it later', async () => {
    const form = makeScheduled();
    const first = (await act(lin, 'sent', form)).body;
    expect((await act(lin, 'sent', form)).body).toEqual(first);
    clock = due;
    await sendScheduled(test.deps);
    expect((await act(lin, 'sent', form)).body).toMatchObject({ type: 'sent', success: true, recipient: [test.chen.address] });
  });

  it('CMP-27 SND-44 is refused for a time that has passed', async () => {
    for (const scheduledAt of ['2026-11-20T12:00:00Z', '2020-01-01 00:00', '', 'soon'])
      expect((await act(lin, 'sent', makeScheduled({ scheduledAt }))).body.code).toBe('schedule-past');
  });

  it('SND-44 is checked as if it were sent at once', async () => {
    expect((await act(lin, 'sent', makeScheduled({ to: [] }))).body.code).toBe('input-receiver');
    expect((await act(lin, 'sent', makeScheduled({ attachments: [{ id: 999_999 }] }))).body.code).toBe('attachment-not-found');
  });

  it('SND-22 comes off the schedule when it is written on, and goes back by sending it again', async () => {
    const form = makeScheduled();
    await act(lin, 'sent', form);
    expect((await act(lin, 'save', { ...form, version: 1 })).body.version).toBe(2);
    expect((await inDrafts(form.subject))?.flags).not.toContain('umail-schedule');
    clock = due;
    expect(await sendScheduled(test.deps)).toBe(0);
    const later = { ...form, version: 2, scheduledAt: '2026-11-20T14:00:00Z' };
    expect((await act(lin, 'sent', later)).body).toMatchObject({ type: 'schedule', version: 3 });
    clock = new Date('2026-11-20T14:00:00Z');
    expect(await sendScheduled(test.deps)).toBe(1);
    await arrivedRow(test.chen, form.subject);
  });

  it('SND-44 can be sent at once instead', async () => {
    const form = makeScheduled();
    await act(lin, 'sent', form);
    expect((await act(lin, 'sent', { ...form, version: 1, isScheduled: false })).body.type).toBe('sent');
    await arrivedRow(test.chen, form.subject);
    clock = due;
    expect(await sendScheduled(test.deps)).toBe(0);
    expect(await inbox(form.subject)).toHaveLength(1);
  });

  it('SND-44 is not sent once it was thrown away', async () => {
    const form = makeScheduled();
    await act(lin, 'sent', form);
    const row = await inDrafts(form.subject);
    await lin.post('/mail/message/delete/', { uids: [row?.uid], folder: 'Drafts' });
    clock = due;
    await sendScheduled(test.deps);
    expect(await inbox(form.subject)).toEqual([]);
    expect((await rowsOf(lin, 'Trash')).find(({ subject }) => subject === form.subject)?.flags).not.toContain('umail-schedule');
  });

  it('SND-44 stays in Drafts with a notice when it cannot be sent any more', async () => {
    const id = await storeFile(test, lin, '要删的.pdf', Buffer.from('x'));
    const form = makeScheduled({ attachments: [{ id }] });
    await act(lin, 'sent', form);
    await test.deps.db.deleteFrom('draft_file').where('attachment_id', '=', id).execute();
    await test.deps.db.deleteFrom('stored_attachment').where('id', '=', id).execute();
    clock = due;
    await sendScheduled(test.deps);
    expect((await inDrafts(form.subject))?.flags).not.toContain('umail-schedule');
    const notice = await arrivedRow(lin, `定时邮件未能发送：${form.subject}`);
    expect(notice.flags).not.toContain('\\Seen');
    // The reason is in the reader's language, too.
    expect((await openRow(lin, notice)).body.plain_text).toContain('原因：有附件已不存在。');
    expect(await sendScheduled(test.deps)).toBe(0);
  });

  it('SND-44 is sent once by several servers, and by the next one when its server died with it', async () => {
    const forms = Array.from({ length: 6 }, () => makeScheduled());
    for (const form of forms) await act(lin, 'sent', form);
    clock = due;
    const counts = await Promise.all([1, 2, 3].map(() => sendScheduled(test.deps)));
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(6);
    for (const { subject } of forms) await arrivedRow(test.chen, subject);
    for (const { subject } of forms) expect(await inbox(subject)).toHaveLength(1);

    const form = makeScheduled({ scheduledAt: '2026-11-20T14:00:00Z' });
    await act(lin, 'sent', form);
    clock = new Date('2026-11-20T14:00:00Z');
    // Another server claimed it and stopped.
    await test.deps.db
      .updateTable('draft')
      .set({ claimed_until: new Date(clock.getTime() + 60_000) })
      .where('id', '=', form.draftId)
      .execute();
    expect(await sendScheduled(test.deps)).toBe(0);
    clock = new Date(clock.getTime() + 60_000);
    expect(await sendScheduled(test.deps)).toBe(1);
  });

  it('SND-44 is sent by the worker that hears of it', async () => {
    clock = new Date();
    const worker = startScheduled({ ...test.deps, now: () => new Date() }, { connection: test.database.connection, pollMs: 600_000 });
    const form = makeScheduled({ scheduledAt: new Date(Date.now() + 1_500).toISOString() });
    expect((await act(lin, 'sent', form)).body.type).toBe('schedule');
    clock = new Date(Date.now() + 60_000);
    await arrivedRow(test.chen, form.subject);
    await worker.stop();
  });
});

describe('a mail that can be undone', () => {
  const hold = (form: ReturnType<typeof makeForm>, undoForMs = 10_000) => act(lin, 'sent', form, { undo_for_ms: undoForMs });
  const makeMail = (changes: object = {}) => {
    count += 1;
    return makeForm(lin, [test.chen], { subject: `可撤销${count}`, ...changes });
  };
  const pass = (ms: number) => {
    clock = new Date(clock.getTime() + ms);
  };

  it('SND-20 goes out by itself when its time is up, with nobody there any more', async () => {
    const form = makeMail();
    expect((await hold(form)).body).toMatchObject({ type: 'held', success: true, draft_id: form.draftId, version: 1, message_id: '' });
    pass(9_999);
    expect([await sendScheduled(test.deps), await inbox(form.subject)]).toEqual([0, []]);
    pass(1);
    expect(await sendScheduled(test.deps)).toBe(1);
    await arrivedRow(test.chen, form.subject);
    expect(await inDrafts(form.subject)).toBeUndefined();
    await arrivedRow(lin, form.subject, 'Sent');
    // A page that is still open and sends it now gets the result of the same message.
    expect((await act(lin, 'sent', { ...form, version: 1 })).body).toMatchObject({ type: 'sent', success: true });
    expect(await inbox(form.subject)).toHaveLength(1);
  });

  it('is taken back by saving it, and stays a draft like any other', async () => {
    const form = makeMail();
    await hold(form);
    expect((await act(lin, 'save', { ...form, version: 1 })).body).toMatchObject({ type: 'save', version: 2 });
    pass(60_000);
    expect(await sendScheduled(test.deps)).toBe(0);
    expect((await inDrafts(form.subject))?.flags).not.toContain('umail-schedule');
  });

  it('says so when it is too late to take it back', async () => {
    const form = makeMail();
    await hold(form);
    pass(10_000);
    await sendScheduled(test.deps);
    expect((await act(lin, 'save', { ...form, version: 1 })).body.code).toBe('draft-sent');
  });

  it('SND-11 is sent once, by whoever comes first when its sender and the server send it at the same moment', async () => {
    const forms = Array.from({ length: 8 }, () => makeMail());
    for (const form of forms) await hold(form);
    pass(10_000);
    await Promise.all([sendScheduled(test.deps), ...forms.map((form) => act(lin, 'sent', { ...form, version: 1 }))]);
    await sendScheduled(test.deps);
    for (const { subject } of forms) await arrivedRow(test.chen, subject);
    for (const { subject } of forms) expect(await inbox(subject)).toHaveLength(1);
  });

  it('SND-11 is held once when the answer got lost and it is handed over again', async () => {
    const form = makeMail();
    await hold(form);
    expect((await hold(form)).body.type).toBe('held');
    pass(20_000);
    expect(await sendScheduled(test.deps)).toBe(1);
    await arrivedRow(test.chen, form.subject);
    expect(await inbox(form.subject)).toHaveLength(1);
  });

  it('CMP-25 RED-62 knows its password for as long as it waits, and forgets it when it is taken back', async () => {
    const rowOf = ({ draftId }: { draftId: string }) =>
      test.deps.db.selectFrom('draft').selectAll().where('id', '=', draftId).executeTakeFirstOrThrow();
    const sent = makeMail({ hasPassword: true, password: 'aB3xY9' });
    await hold(sent);
    expect(JSON.stringify((await rowOf(sent)).form)).not.toContain('aB3xY9');
    pass(10_000);
    expect(await sendScheduled(test.deps)).toBe(1);
    const { uid } = await arrivedRow(test.chen, sent.subject);
    const opened = await test.chen.post('/mail/message/password/', { uid, folder: 'INBOX', password: 'aB3xY9' });
    expect(opened.body.html_text).toContain('正文');

    const undone = makeMail({ hasPassword: true, password: 'aB3xY9' });
    await hold(undone);
    await act(lin, 'save', { ...undone, version: 1 });
    const stored = await loadDraft(test.deps, test.deps.db, lin.mailboxId, undone.draftId);
    expect(stored?.form).toMatchObject({ hasPassword: true, password: '', html: undone.html });
  });

  it('forgets its password when it could not be sent', async () => {
    const id = await storeFile(test, lin, '要删的.pdf', Buffer.from('x'));
    const form = makeMail({ hasPassword: true, password: 'aB3xY9', attachments: [{ id }] });
    await hold(form);
    await test.deps.db.deleteFrom('draft_file').where('attachment_id', '=', id).execute();
    await test.deps.db.deleteFrom('stored_attachment').where('id', '=', id).execute();
    pass(10_000);
    await sendScheduled(test.deps);
    const stored = await loadDraft(test.deps, test.deps.db, lin.mailboxId, form.draftId);
    expect(stored?.form).toMatchObject({ hasPassword: true, password: '', html: form.html });
  });

  it('is checked as if it were sent at once, and held no longer than a minute', async () => {
    expect((await hold(makeMail({ to: [] }))).body.code).toBe('input-receiver');
    expect((await hold(makeMail(), 60_001)).body.code).toBe('invalid-input');
  });

  it('SND-22 is found among very many drafts by its id', async () => {
    const form = makeMail();
    await hold(form);
    const row = await inDrafts(form.subject);
    expect((await lin.get(`/mail/draft/${form.draftId}/`)).body).toEqual({ folder: 'Drafts', uid: row?.uid });
    expect((await test.chen.get(`/mail/draft/${form.draftId}/`)).body.code).toBe('draft-not-found');
  });
});
