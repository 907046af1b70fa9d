import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAccount, makeSharedMailbox, openSession, testPassword } from '../../testing/factories.ts';
import { openSendingMailbox, type Person, type SendingMailbox } from '../../testing/openMailbox.ts';
import { act, arrivedRow, keepSessions, makeForm } from '../../testing/sendForm.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';
import { removeOldRecords, startRecordCleaning } from './startRecordCleaning.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const start = new Date('2026-11-20T08:00:00Z');
const day = 86_400_000;
let clock = start;
let test: SendingMailbox;

beforeAll(async () => {
  test = await openSendingMailbox({
    now: () => clock,
    env: { JINSHU_IP_TABLE: new URL('./ipTable.example.csv', import.meta.url).pathname },
  });
  await keepSessions(test);
});
afterAll(() => test.close());

const enter = async (name = '周红') => {
  const who = await test.enter(await makeAccount(test.deps, { name }));
  await keepSessions(test);
  return who;
};
const ask = async (who: Person, log: string, query: Record<string, string> = {}) => {
  const given = new URLSearchParams({ page: '1', page_size: '20', date_range: 'year', ...query });
  return who.get(`/center/${log}/?${given}`);
};
const listOf = async (who: Person, log: string, query: Record<string, string> = {}) => (await ask(who, log, query)).body.results;
const subjects = async (who: Person, log: string, query: Record<string, string> = {}) =>
  (await listOf(who, log, query)).map(({ subject }: { subject: string }) => subject);
const put = (who: Person, more: { subject?: string; person?: string; size?: number; ago?: number }) =>
  test.deps.db
    .insertInto('mail_record')
    .values({
      mailbox_id: who.mailboxId,
      kind: 'received',
      at: new Date(start.getTime() - (more.ago ?? 0)),
      person: more.person ?? 'a@b.example',
      subject: more.subject ?? 'x',
      size: more.size ?? 1,
    })
    .execute();

describe('what is recorded', () => {
  it('QRY-10 QRY-15 HOM-25 has each login with its address, place and outcome, newest first', async () => {
    const account = await makeAccount(test.deps);
    const who = await test.enter(account);
    const logIn = async (password: string, ip: string) => {
      clock = new Date(clock.getTime() + 1000);
      const payload = { account: account.address, password: JSON.stringify({ value: password, at: clock.getTime() }) };
      await test.app.inject({ method: 'POST', url: '/api/login/', headers: { 'x-forwarded-for': ip }, payload });
    };
    await logIn('a-wrong-password', '198.51.100.9');
    await logIn(testPassword, '203.0.113.24');
    const { count, results } = (await ask(who, 'login')).body;
    expect(count).toBe(2);
    expect(results).toMatchObject([
      { ip: '203.0.113.24', isp: '浙江 · 电信', is_success: true, at: clock.toISOString() },
      { ip: '198.51.100.9', isp: '', is_success: false },
    ]);
    clock = start;
  });

  it('QRY-11 QRY-15 has each sent message with its recipients, and how its delivery ended', async () => {
    const who = await enter();
    const { body } = await act(who, 'sent', makeForm(who, [test.chen], { subject: '送审稿' }));
    await arrivedRow(test.chen, '送审稿');
    const [record] = await listOf(who, 'sendlog');
    expect(record).toMatchObject({ person: test.chen.address, subject: '送审稿', outcome: 'success', info: '' });
    expect(record.size).toBeGreaterThan(200);
    const set = (status: string) =>
      sql`
      UPDATE delivery d SET status = ${status}, status_info = '5.1.1' FROM submission s
      WHERE s.id = d.submission_id AND s.message_id = ${body.message_id}`.execute(test.deps.db);
    await set('queued');
    expect((await listOf(who, 'sendlog'))[0].outcome).toBe('waiting');
    await set('failed');
    expect((await listOf(who, 'sendlog'))[0]).toMatchObject({ outcome: 'failure', info: '5.1.1' });
  });

  it('QRY-12 QRY-15 has each message that came, in every mailbox it came to, with the folder', async () => {
    const [one, two] = [await enter(), await enter()];
    await test.arrive({ subject: '通知' }, [one.address, two.address]);
    for (const who of [one, two])
      expect(await listOf(who, 'maillog')).toMatchObject([
        { person: 'zhou@partner.example', subject: '通知', folder: 'INBOX', outcome: 'success' },
      ]);
  });

  it('QRY-13 QRY-15 has each deletion, into Trash and for good', async () => {
    const who = await enter();
    const { uid } = await test.arrive({ subject: '旧报价' }, [who.address]);
    await test.arrive({ subject: '还在' }, [who.address]);
    await who.post('/mail/message/delete/', { uids: [uid], folder: 'INBOX' });
    expect(await listOf(who, 'deletelog')).toMatchObject([
      { person: 'zhou@partner.example', subject: '旧报价', folder: 'INBOX', is_gone: false },
    ]);
    clock = new Date(clock.getTime() + 1000);
    await who.post('/mail/folder/empty/', { folder: 'Trash', name: 'Trash' });
    const trash = (await who.get('/mail/message/?folder=Trash&limit=10&offset=0')).body.results as { uid: number }[];
    if (trash.length > 0) await who.post('/mail/message/expunge/', { uids: trash.map((row) => row.uid), folder: 'Trash' });
    expect((await listOf(who, 'deletelog')).map((row: { is_gone: boolean; folder: string }) => [row.is_gone, row.folder])).toEqual([
      [true, 'Trash'],
      [false, 'INBOX'],
    ]);
    clock = start;
  });

  it('QRY-15 leaves no record of a mail whose transaction failed', async () => {
    const who = await enter();
    const { uid } = await test.arrive({ subject: '原样' }, [who.address]);
    await who.post('/mail/message/delete/', { uids: [uid + 100], folder: 'INBOX' });
    await who.post('/mail/message/delete/', { uids: [uid], folder: 'Nowhere' });
    expect(await listOf(who, 'deletelog')).toEqual([]);
  });

  it('QRY-17 keeps the records when mail and account are gone, without any text, and nobody changes them', async () => {
    const { db } = test.deps;
    const who = await enter();
    const { uid } = await test.arrive({ subject: '合同', text: '机密的正文' }, [who.address]);
    await who.post('/mail/message/expunge/', { uids: [uid], folder: 'INBOX' });
    expect(await subjects(who, 'maillog')).toEqual(['合同']);
    const rows = () => db.selectFrom('mail_record').selectAll().where('mailbox_id', '=', who.mailboxId).execute();
    expect(JSON.stringify(await rows())).not.toContain('机密');
    const { rows: links } = await sql<{ table: string }>`
      SELECT conrelid::regclass::text AS "table" FROM pg_constraint
      WHERE contype = 'f' AND conrelid IN ('mail_record'::regclass, 'login_log'::regclass)`.execute(db);
    expect(links).toEqual([]);
    const own = () => db.deleteFrom('mail_record').where('mailbox_id', '=', who.mailboxId);
    await expect(own().execute()).rejects.toThrow('only added to');
    await expect(db.updateTable('mail_record').set({ subject: '' }).where('mailbox_id', '=', who.mailboxId).execute()).rejects.toThrow(
      'only added to',
    );
    expect(await rows()).toHaveLength(2);
  });
});

describe('what is asked', () => {
  it('QRY-05 goes back from a day to a year', async () => {
    const who = await enter();
    const ages = { day: 0.9, 'three-days': 2.9, week: 6.9, month: 29, 'three-months': 89, 'six-months': 180, year: 364 };
    for (const [subject, days] of Object.entries(ages)) await put(who, { subject, ago: days * day });
    await put(who, { subject: 'older', ago: 366 * day });
    const spans = Object.keys(ages);
    for (const [index, span] of spans.entries())
      expect([span, await subjects(who, 'maillog', { date_range: span })]).toEqual([span, spans.slice(0, index + 1)]);
    expect((await ask(who, 'maillog', { date_range: 'decade' })).body.code).toBe('invalid-input');
  });

  it('QRY-06 separates sizes at 100 KB and at 10 MB', async () => {
    const who = await enter();
    const sizes = { small: [1, 102_399], medium: [102_400, 10_485_759], large: [10_485_760, 99_999_999] };
    for (const [name, ofSize] of Object.entries(sizes)) for (const size of ofSize) await put(who, { subject: name, size });
    for (const name of Object.keys(sizes)) expect(await subjects(who, 'maillog', { size_range: name })).toEqual([name, name]);
    expect((await ask(who, 'maillog')).body.count).toBe(6);
  });

  it('QRY-14 pages, and finds a keyword in subject and person as it is typed', async () => {
    const who = await enter();
    for (let count = 0; count < 23; count += 1) await put(who, { subject: `第${count}件`, ago: count * 1000 });
    await put(who, { subject: '折扣 50%_off', person: 'chen@partner.example', ago: day });
    const page = async (number: number, size = 10) => (await ask(who, 'maillog', { page: String(number), page_size: String(size) })).body;
    expect([(await page(1)).count, (await page(1)).results.length, (await page(3)).results.length]).toEqual([24, 10, 4]);
    expect((await page(2)).results[0].subject).toBe('第10件');
    expect((await ask(who, 'maillog', { page_size: '30' })).body.code).toBe('invalid-input');
    expect(await subjects(who, 'maillog', { keyword: '%' })).toEqual(['折扣 50%_off']);
    expect(await subjects(who, 'maillog', { keyword: 'CHEN@' })).toEqual(['折扣 50%_off']);
    expect(await subjects(who, 'maillog', { keyword: '第22' })).toEqual(['第22件']);
  });

  it('QRY-10 QRY-12 tells nobody of the records of another, and nothing where the centre is not shown', async () => {
    const [who, other] = [await enter(), await enter()];
    await test.arrive({ subject: '私下' }, [who.address]);
    expect(await subjects(other, 'maillog')).toEqual([]);
    const shared = await makeSharedMailbox(test.deps);
    await test.deps.db.insertInto('mailbox_share').values({ mailbox_id: shared, account_id: other.accountId, level: 'full' }).execute();
    const { headers } = await openSession(test.deps, { ...other, mailboxId: shared });
    const url = '/api/center/maillog/?page=1&page_size=20&date_range=year';
    expect((await test.app.inject({ url, headers })).json().code).toBe('mailbox-share-power');
    await setOwnPolicies(test.deps.db, who.accountId, { center_show: false });
    for (const log of ['login', 'sendlog', 'maillog', 'deletelog']) expect((await ask(who, log)).body.code).toBe('forbidden');
  });
});

describe('how long records are kept', () => {
  it('QRY-16 BAK-106 removes what is older than a year, once a day', async () => {
    const who = await enter();
    await put(who, { subject: 'kept', ago: 364 * day });
    await put(who, { subject: 'old', ago: 366 * day });
    const left = async () =>
      (await test.deps.db.selectFrom('mail_record').select('subject').where('mailbox_id', '=', who.mailboxId).execute()).map(
        ({ subject }) => subject,
      );
    await removeOldRecords(test.deps);
    expect(await left()).toEqual(['kept']);
    const clean = async () => {
      const worker = startRecordCleaning(test.deps, { pollMs: 60_000 });
      await worker.stop();
    };
    await clean();
    await put(who, { subject: 'late', ago: 400 * day });
    await clean();
    expect(await left()).toEqual(['kept', 'late']);
    clock = new Date(start.getTime() + 1.01 * day);
    await clean();
    expect(await left()).toEqual([]);
    clock = start;
  });
});
