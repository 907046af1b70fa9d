import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendScheduled } from '../../features/schedule/startScheduled.ts';
import { makeAccount } from '../../testing/factories.ts';
import { openSendingMailbox, type Person, type SendingMailbox } from '../../testing/openMailbox.ts';
import { act, arrivedRow, keepSessions, makeForm, openRow, rowsOf } from '../../testing/sendForm.ts';

const minute = 60_000;
const start = new Date('2026-11-20T12:00:30Z');
let clock = start;
let test: SendingMailbox;
let admin: Person;

async function open(env: Record<string, string>) {
  clock = start;
  test = await openSendingMailbox({ now: () => clock, env });
  admin = await test.enter(await makeAccount(test.deps, { name: '管理员', address: 'admin@jinshu.example' }));
  await test.deps.db.insertInto('operation_role').values({ account_id: admin.accountId, role: 'super' }).execute();
  await keepSessions(test);
}
beforeEach(() => open({}));
afterEach(() => test.close());
const reopen = async (env: Record<string, string>) => {
  await test.close();
  await open(env);
};

const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ address: `p${from + index}@partner.example`, name: '' }));
const send = async (count = 1, changes: object = {}) => {
  const form = makeForm(test.lin, people(count), changes);
  const { status, body } = await act(test.lin, 'sent', form);
  return { form, said: status === 200 ? 'sent' : { code: body.code, params: body.params } };
};
const saidTo = async (count?: number, changes?: object) => (await send(count, changes)).said;

describe('limits of sending', () => {
  it('BAK-96 lets so many mails go in an hour, says which limit was met and until when, and goes on after it', async () => {
    await reopen({ JINSHU_SEND_MAILS_PER_HOUR: '2' });
    expect([await saidTo(), await saidTo()]).toEqual(['sent', 'sent']);
    clock = new Date(start.getTime() + 10 * minute);
    const { form, said } = await send();
    expect(said).toEqual({ code: 'sending-limit', params: { limit: 'mailsPerHour', most: 2, minutes: 50, hours: 1 } });
    // Nothing is lost: what could not go can be kept, and goes later.
    expect((await act(test.lin, 'save', form)).body.type).toBe('save');
    clock = new Date(start.getTime() + 60 * minute);
    expect((await act(test.lin, 'sent', { ...form, version: 1 })).body).toMatchObject({ type: 'sent', success: true });
    // A repeated request gets the original result, whatever was sent since.
    expect((await act(test.lin, 'sent', { ...form, version: 1 })).body).toMatchObject({ type: 'sent', success: true });
  });

  it('BAK-96 lets so many mails go in a day, and others are not delayed', async () => {
    await reopen({ JINSHU_SEND_MAILS_PER_DAY: '1' });
    expect(await saidTo()).toBe('sent');
    clock = new Date(start.getTime() + 120 * minute);
    expect(await saidTo()).toEqual({ code: 'sending-limit', params: { limit: 'mailsPerDay', most: 1, minutes: 22 * 60, hours: 22 } });
    expect((await act(test.chen, 'sent', makeForm(test.chen, people(1)))).body.success).toBe(true);
  });

  it('BAK-96 counts the recipients of a day, each once for a mail, and those of one mail', async () => {
    await reopen({ JINSHU_SEND_RECIPIENTS_PER_DAY: '5', JINSHU_SEND_RECIPIENTS_PER_MAIL: '3' });
    expect(await saidTo(4)).toEqual({ code: 'sending-limit', params: { limit: 'recipientsPerMail', most: 3 } });
    expect(await saidTo(3, { cc: people(3), isSeparate: true })).toBe('sent');
    expect(await saidTo(3)).toMatchObject({ code: 'sending-limit', params: { limit: 'recipientsPerDay', most: 5 } });
    expect(await saidTo(2)).toBe('sent');
  });

  it('BAK-96 tells of a limit before a mail that can be undone is held', async () => {
    await reopen({ JINSHU_SEND_MAILS_PER_HOUR: '1' });
    await send();
    const form = makeForm(test.lin, people(1));
    expect((await act(test.lin, 'sent', form, { undo_for_ms: 5_000 })).body.code).toBe('sending-limit');
  });

  it('BAK-96 SND-44 leaves a mail whose time has come in Drafts with a notice', async () => {
    await reopen({ JINSHU_SEND_MAILS_PER_HOUR: '1' });
    const scheduledAt = new Date(start.getTime() + 30 * minute).toISOString();
    await send(1, { subject: '定时', isScheduled: true, scheduledAt });
    clock = new Date(start.getTime() + 20 * minute);
    expect(await saidTo()).toBe('sent');
    clock = new Date(start.getTime() + 30 * minute);
    await sendScheduled(test.deps);
    const notice = await arrivedRow(test.lin, '定时邮件未能发送：定时');
    expect((await openRow(test.lin, notice)).body.plain_text).toContain('原因：已达到发送上限，暂时不能再发送。');
    expect((await rowsOf(test.lin, 'Drafts')).map(({ subject }) => subject)).toEqual(['定时']);
  });

  it('BAK-96 never lets two mails that go at the same moment both have the last place', async () => {
    await reopen({ JINSHU_SEND_MAILS_PER_HOUR: '3' });
    const said = await Promise.all(Array.from({ length: 8 }, () => saidTo()));
    expect(said.filter((one) => one === 'sent')).toHaveLength(3);
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM submission`.execute(test.deps.db);
    expect(rows).toEqual([{ count: 3 }]);
  });

  it('BAK-96 one act that tells many of an event is one mail', async () => {
    await reopen({ JINSHU_SEND_MAILS_PER_HOUR: '1' });
    const calendar = (await test.lin.get('/calendar/calendar/')).body.results[0];
    const event = {
      calendar_id: calendar.id,
      title: '评审',
      starts_at: '2026-11-25T02:00:00.000Z',
      ends_at: '2026-11-25T03:30:00.000Z',
      is_all_day: false,
      time_zone: 'Asia/Shanghai',
      repeat: null,
      location: '',
      description: '',
      reminder_minutes: null,
      invitees: people(20),
    };
    expect((await test.lin.post('/calendar/event/', event)).status).toBe(200);
    expect((await test.lin.post('/calendar/event/', event)).body.code).toBe('sending-limit');
  });

  it('BAK-96 stops an account that sends as no person does, and tells every administrator once', async () => {
    await reopen({ JINSHU_SEND_MAILS_AT_ONCE: '3', JINSHU_SEND_STOP_MINUTES: '30' });
    expect([await saidTo(), await saidTo(), await saidTo()]).toEqual(['sent', 'sent', 'sent']);
    expect(await saidTo()).toEqual({ code: 'sending-limit', params: { limit: 'stopped', most: 3, minutes: 30, hours: 1 } });
    const notice = await arrivedRow(admin, '已暂停发送：林月');
    expect((await openRow(admin, notice)).body.plain_text).toContain('林月 <lin.yue@jinshu.example> 在一分钟内发送了 3 封邮件');
    await saidTo();
    test.outbox.wake();
    clock = new Date(start.getTime() + 30 * minute);
    expect(await saidTo()).toBe('sent');
    expect((await rowsOf(admin, 'INBOX')).map(({ subject }) => subject)).toEqual(['已暂停发送：林月']);
  });

  it('BAK-96 has limits that nobody meets who writes by hand, and 0 switches one off', async () => {
    expect(test.deps.config.sending).toEqual({
      mailsPerHour: 200,
      mailsPerDay: 1_000,
      recipientsPerDay: 5_000,
      recipientsPerMail: 1_000,
      mailsAtOnce: 60,
      stopMinutes: 60,
    });
    await reopen({ JINSHU_SEND_RECIPIENTS_PER_MAIL: '0', JINSHU_SEND_RECIPIENTS_PER_DAY: '0' });
    expect(await saidTo(1_001, { draftId: randomUUID() })).toBe('sent');
  });
});
