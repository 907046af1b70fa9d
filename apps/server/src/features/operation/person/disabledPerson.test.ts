import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecipientCheck } from '../../../mail/inbound/recipientCheck.ts';
import { startOutbox } from '../../../mail/outbox/outbox.ts';
import { setPolicies } from '../../../platform/policy/setPolicy.ts';
import { makeAccount, openSession, testPassword } from '../../../testing/factories.ts';
import { openSendingMailbox, type Person, type SendingMailbox } from '../../../testing/openMailbox.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { act, arrivedRow, keepSessions, makeForm, rowsOf } from '../../../testing/sendForm.ts';
import { sendReminders } from '../../calendar/startReminders.ts';
import { startMovings } from '../../moving/startMovings.ts';
import { removeDue } from '../../removal/startRemovals.ts';
import { sendScheduled } from '../../schedule/startScheduled.ts';
import { sealFactorKey } from '../../two-factor/seal.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const start = new Date('2026-11-20T08:00:00Z');
const patience = { timeout: 20_000, interval: 100 };

describe('a disabled person', () => {
  let test: SendingMailbox;
  let admin: Operator;
  let person: Person;
  let clock = start;
  beforeAll(async () => {
    test = await openSendingMailbox({ now: () => clock });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    clock = start;
    admin = await openOperator(test, 'super');
    person = await test.enter(await makeAccount(test.deps, { name: '周红' }));
    await keepSessions(test);
  });

  const enable = (is_enabled: boolean, more: object = {}) =>
    admin.ask('POST', `person/${person.accountId}/enable/`, { is_enabled, ...more });
  const sealed = (value: string) => JSON.stringify({ value, at: clock.getTime() });
  const logIn = async (password = testPassword) => {
    const payload = { account: person.address, password: sealed(password) };
    return test.app.inject({ method: 'POST', url: '/api/login/', payload });
  };
  const back = async () => {
    // The clock may have ended the session of the administrator.
    admin = await openOperator(test, 'super', [], admin);
    await enable(true);
    person = await test.enter(person);
    await keepSessions(test);
  };
  const messages = async (mailboxId = person.mailboxId) =>
    (
      await sql<{ subject: string; folder: string }>`
      SELECT m.subject, f.name AS folder FROM message m JOIN folder f ON f.mailbox_id = m.mailbox_id AND f.id = m.folder_id
      WHERE m.mailbox_id = ${mailboxId} ORDER BY m.id`.execute(test.deps.db)
    ).rows;
  const isTaken = (address: string) =>
    createRecipientCheck(test.deps)(address, { envelope: { mailFrom: false, rcptTo: [] } } as never).then(
      () => true,
      ({ message }: Error) => message,
    );

  it('BAK-36 ADM-08 still gets mail, and its filters run', async () => {
    const folder = (await person.post('/mail/folder/', { name: '报表' })).body.raw_name as string;
    await person.post('/setting/filters/', {
      name: '报表',
      priority: 1,
      is_last: false,
      match: 'all',
      conditions: [{ field: 'subject', comparison: 'contains', value: '报表' }],
      action: { type: 'move', folder },
    });
    expect((await enable(false)).body).toMatchObject({ state: 'disabled', accepts_mail: true });
    expect(await isTaken(person.address)).toBe(true);
    await test.arrive({ subject: '十月报表' }, [person.address]);
    await act(test.lin, 'sent', makeForm(test.lin, [person], { subject: '你好' }));
    await vi.waitFor(async () => expect(await messages()).toHaveLength(2), patience);
    expect(await messages()).toEqual([
      { subject: '十月报表', folder: '报表' },
      { subject: '你好', folder: 'INBOX' },
    ]);
  });

  it('BAK-36 refuses mail where that was chosen, until the person is enabled again', async () => {
    expect((await enable(false, { accepts_mail: false })).body).toMatchObject({ state: 'disabled', accepts_mail: false });
    expect(await isTaken(person.address)).toBe('5.1.1 No such mailbox');
    await act(test.lin, 'sent', makeForm(test.lin, [person], { subject: '收不到' }));
    await arrivedRow(test.lin, '退信：收不到').catch(() => undefined);
    const { rows } = await sql<{ status: string }>`SELECT status FROM delivery WHERE recipient = ${person.address}`.execute(test.deps.db);
    expect([rows, await messages()]).toEqual([[{ status: 'failed' }], []]);
    await back();
    expect(await isTaken(person.address)).toBe(true);
    const { body } = await admin.ask('GET', `record/action/?page=1&page_size=10&target_kind=person&target_id=${person.accountId}`);
    expect((body as unknown as { results: { changes: object[] }[] }).results.at(-1)?.changes).toEqual([
      { field: 'isEnabled', before: true, after: false },
      { field: 'acceptsMail', before: true, after: false },
    ]);
  });

  it('ADM-08 forwards and answers nothing, fetches nothing and is reminded of nothing', async () => {
    const { db } = test.deps;
    await setPolicies(db, { of: 'organisation' }, { foreign_internal: true });
    await db.insertInto('auto_forward').values({ mailbox_id: person.mailboxId, target: test.chen.address, is_active: true }).execute();
    const reply = { name: '休假', match: 'all' as const, conditions: '[]', period: '{"type":"always"}', content: '休假中' };
    await db
      .insertInto('auto_reply')
      .values({ mailbox_id: person.mailboxId, is_active: true, ...reply })
      .execute();
    const [calendar] = (await person.get('/calendar/calendar/')).body.results;
    const times = { starts_at: '2026-11-20T09:00:00.000Z', ends_at: '2026-11-20T09:30:00.000Z', time_zone: 'Asia/Shanghai' };
    const event = { calendar_id: calendar.id, title: '评审', ...times, is_all_day: false, repeat: null, location: '', description: '' };
    await person.post('/calendar/event/', { ...event, reminder_minutes: 15, invitees: [] });
    await sql`
      INSERT INTO moving (account_id, protocol, server, port, uses_ssl, email, sealed_password, folder_scope, target_folder)
      VALUES (${person.accountId}, 'imap', '127.0.0.1', 1, false, 'a@b.example', 'x', 'inbox', 'INBOX')`.execute(db);
    const { rows } = await sql<{ id: number }>`SELECT id FROM moving WHERE account_id = ${person.accountId}`.execute(db);
    const fetching = async () => {
      await sql`DELETE FROM job WHERE queue = 'moving'`.execute(db);
      await sql`INSERT INTO job (queue, key, due_at) VALUES ('moving', ${rows[0]?.id ?? 0}, ${clock})`.execute(db);
      await startMovings(test.deps, { pollMs: 60_000 }).stop();
      return (await db.selectFrom('moving').select('status').where('account_id', '=', person.accountId).executeTakeFirst())?.status;
    };
    const reminders = async () => {
      clock = new Date('2026-11-20T08:50:00Z');
      await sql`UPDATE calendar_event SET remind_at = ${clock} WHERE mailbox_id = ${person.mailboxId}`.execute(db);
      await sendReminders(test.deps);
      return (await test.journal(person.mailboxId)).filter(({ type }) => type === 'calendar-event.due').length;
    };
    const automatic = async (subject: string) => {
      await test.arrive({ subject, to: [{ name: '', address: person.address }] }, [person.address]);
      const sent = await db.selectFrom('automatic_mail').select('id').where('mailbox_id', '=', person.mailboxId).execute();
      return sent.length;
    };
    await enable(false);
    expect([await automatic('一'), await reminders(), await fetching()]).toEqual([0, 0, 'waiting']);
    await back();
    expect([await automatic('二'), await reminders(), (await fetching()) === 'waiting']).toEqual([2, 1, false]);
  });

  it('ADM-08 sends no scheduled mail; what became due meanwhile waits in Drafts, and the rest is sent', async () => {
    const make = async (subject: string, scheduledAt: string) => {
      const form = makeForm(person, [test.chen], { subject, isScheduled: true, scheduledAt });
      expect((await act(person, 'sent', form)).body).toMatchObject({ type: 'schedule' });
    };
    await make('错过的', '2026-11-20T17:00:00+08:00');
    await make('以后的', '2026-11-20T19:00:00+08:00');
    await enable(false);
    clock = new Date('2026-11-20T10:00:00Z');
    expect(await sendScheduled(test.deps)).toBe(0);
    await back();
    expect(await sendScheduled(test.deps)).toBe(1);
    const drafts = await rowsOf(person, 'Drafts');
    expect(drafts.map(({ subject, flags }) => [subject, flags.includes('umail-schedule')]).sort()).toEqual([
      ['以后的', true],
      ['错过的', false],
    ]);
    clock = new Date('2026-11-20T11:00:00Z');
    expect(await sendScheduled(test.deps)).toBe(1);
    await arrivedRow(test.chen, '以后的');
  });

  it('ADM-08 keeps what was sent on its way, its shares of files closed, and the mailbox open to whoever shares it', async () => {
    const { db } = test.deps;
    await db.insertInto('mailbox_share').values({ mailbox_id: person.mailboxId, account_id: test.lin.accountId, level: 'full' }).execute();
    const { hash, size } = await test.deps.blobs.put(db, Buffer.from('file'));
    const { rows } = await sql<{ id: number }>`
      INSERT INTO stored_attachment (mailbox_id, name, type, size, md5, hash) VALUES (${person.mailboxId}, 'a.pdf', 'application/pdf', ${size},
        ${'0'.repeat(32)}, ${hash}) RETURNING id`.execute(db);
    const links = { attachments: [rows[0]?.id], net_attachments: [], company_attachments: [], validity: 'month' };
    const { url } = (await person.post('/mail/message/more-post/', links)).body.results[0];
    const fetchLink = async () => (await test.app.inject({ url: url.replace(/^https?:\/\/[^/]+/, '') })).statusCode;
    expect(await fetchLink()).toBe(200);
    await test.outbox.stop();
    await act(person, 'sent', makeForm(person, [test.chen], { subject: '已经发出' }));
    await enable(false);
    expect(await fetchLink()).toBe(404);
    const outbox = startOutbox(test.deps, { connection: test.database.connection });
    await arrivedRow(test.chen, '已经发出');
    await outbox.stop();
    const shared = await openSession(test.deps, { accountId: test.lin.accountId, mailboxId: person.mailboxId });
    expect((await test.app.inject({ url: '/api/mail/message/?folder=INBOX&limit=10&offset=0', headers: shared.headers })).statusCode).toBe(
      200,
    );
  });

  it('ADM-07 ends its sessions, and refuses login, refresh and the second factor; only the right password learns why', async () => {
    const key = randomBytes(20);
    const sealedKey = await sealFactorKey(test.deps.db, person.accountId, key);
    const factor = { account_id: person.accountId, key_sealed: sealedKey, is_authenticator_bound: true };
    await test.deps.db.insertInto('second_factor').values(factor).execute();
    const begun = await logIn();
    const cookie = begun.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await enable(false);
    const refreshed = await test.app.inject({ method: 'POST', url: '/api/refresh/', headers: person.headers, payload: {} });
    const code = new TOTP({ secret: new Secret({ buffer: new Uint8Array(key).buffer }), digits: 6, period: 30 }).generate({
      timestamp: clock.getTime(),
    });
    const payload = { factor: 'authenticator', code };
    const second = await test.app.inject({ method: 'POST', url: '/api/login/twofactor/', headers: { cookie }, payload });
    expect([refreshed.statusCode, second.json().code]).toEqual([401, 'login-disabled']);
    expect([(await logIn()).json().code, (await logIn('Wrong-2026')).json().code]).toEqual(['login-disabled', 'login-failed']);
    await enable(true);
    // The factor is as it was.
    expect((await logIn()).json()).toMatchObject({ is_twofactor: true });
  });
});

describe('a deleted person whose day has come', () => {
  it('ADM-09 cancels its future events, then is removed with all that is its own; mails of others stay', async () => {
    let clock = start;
    const test = await openSendingMailbox({ now: () => clock });
    const admin = await openOperator(test, 'super');
    const person = await test.enter(await makeAccount(test.deps, { name: '周红' }));
    await keepSessions(test);
    const { db } = test.deps;
    const [calendar] = (await person.get('/calendar/calendar/')).body.results;
    const event = { calendar_id: calendar.id, is_all_day: false, time_zone: 'Asia/Shanghai', repeat: null, location: '', description: '' };
    const make = (title: string, day: string) =>
      person.post('/calendar/event/', {
        ...{ ...event, title, starts_at: `${day}T02:00:00.000Z`, ends_at: `${day}T03:00:00.000Z` },
        ...{ reminder_minutes: null, invitees: [{ address: test.chen.address, name: '陈伟' }] },
      });
    await make('以后的会', '2027-03-01');
    await make('开过的会', '2026-12-01');
    await act(person, 'sent', makeForm(person, [test.chen], { subject: '留下的信' }));
    await arrivedRow(test.chen, '留下的信');
    await admin.ask('POST', `person/${person.accountId}/delete/`, {});
    clock = new Date('2026-12-25T08:00:00Z');
    // The cancellations leave first.
    expect(await removeDue(test.deps)).toBe(0);
    await keepSessions(test);
    const { headers } = await openSession(test.deps, test.chen);
    const inbox = async () =>
      (await test.app.inject({ url: '/api/mail/message/?folder=INBOX&limit=50&offset=0', headers }))
        .json()
        .results.map(({ subject }: { subject: string }) => subject);
    await vi.waitFor(async () => expect(await inbox()).toContain('日程取消：以后的会'), patience);
    await vi.waitFor(async () => expect(await removeDue(test.deps)).toBe(1), patience);
    expect(await inbox()).toEqual(expect.arrayContaining(['留下的信', '日程取消：以后的会']));
    expect(await inbox()).not.toContain('日程取消：开过的会');
    for (const table of [
      'message',
      'folder',
      'calendar',
      'calendar_event',
      'draft',
      'contact',
      'stored_attachment',
      'online_link',
      'area_lock',
    ])
      expect([table, (await sql`SELECT FROM ${sql.table(table)} WHERE mailbox_id = ${person.mailboxId}`.execute(db)).rows]).toEqual([
        table,
        [],
      ]);
    for (const table of ['second_factor', 'passkey', 'recovery_code', 'file_share'])
      expect([table, (await sql`SELECT FROM ${sql.table(table)} WHERE account_id = ${person.accountId}`.execute(db)).rows]).toEqual([
        table,
        [],
      ]);
    const { rows: records } = await sql`SELECT FROM mail_record WHERE mailbox_id = ${person.mailboxId}`.execute(db);
    expect(records.length).toBeGreaterThan(0);
    await test.close();
  });
});
