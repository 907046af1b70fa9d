import { invitationSchema } from '@jinshu/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { selectCalendars } from '../features/calendar/calendar.repository.ts';
import { selectCategories, selectCompany, selectLists } from '../features/contact/book.repository.ts';
import { findDuplicates } from '../features/contact/duplicate.repository.ts';
import { countBook, selectGroups } from '../features/contact/group.repository.ts';
import { answerInvitation } from '../features/invitation/answerInvitation.ts';
import { readMessage } from '../features/message/readMessage.ts';
import { unpackLetter } from '../features/sealed-letter/letter.ts';
import { selectInRange } from '../mail/invitation/ownEvent.repository.ts';
import { findRecipients } from '../mail/recipient/recipient.repository.ts';
import { openingKey, unseal } from '../mail/sealed-letter/seal.ts';
import { readSealed } from '../mail/sealed-letter/sealedLetter.repository.ts';
import { buildTestDeps, type TestDeps } from '../testing/buildTestApp.ts';
import { demoAccounts, seedDemo } from './seedDemo.ts';

describe('the demo organisation', () => {
  let test: TestDeps;

  beforeAll(async () => {
    test = await buildTestDeps();
    expect(await seedDemo(test.deps)).toBe(true);
  }, 60_000);
  afterAll(() => test.close());

  const foldersOf = async (address: string) => {
    const { rows } = await sql<{ name: string; count: number; unseen: number }>`
      SELECT f.name, f.message_count AS count, f.unseen_count AS unseen FROM folder f JOIN mailbox m ON m.id = f.mailbox_id
      WHERE m.address = ${address} ORDER BY f.position, f.id`.execute(test.deps.db);
    return rows;
  };

  it('gives Lin Yue 400 or so mails in every kind of folder', async () => {
    const folders = await foldersOf('lin.yue@jinshu.example');
    const total = folders.reduce((sum, { count }) => sum + count, 0);
    expect(total).toBeGreaterThan(360);
    expect(total).toBeLessThan(460);
    expect(folders.filter(({ count }) => count === 0)).toEqual([]);
    expect(folders.find(({ name }) => name === 'INBOX')?.unseen).toBeGreaterThan(8);
    expect(folders.find(({ name }) => name === 'Drafts')).toEqual({ name: 'Drafts', count: 6, unseen: 0 });
  });

  it('INV-08 invites Lin Yue to what is still to come, and takes her answers', async () => {
    const { rows } = await sql<{ uid: number; folder: string; mailboxId: number; accountId: number }>`
      SELECT m.uid, f.name AS folder, b.id AS "mailboxId", a.id AS "accountId"
      FROM message m JOIN mailbox b ON b.id = m.mailbox_id JOIN account a ON a.mailbox_id = b.id
        JOIN folder f ON f.mailbox_id = m.mailbox_id AND f.id = m.folder_id
      WHERE b.address = 'lin.yue@jinshu.example' AND m.subject LIKE '邀请：%' AND m.submission_id IS NULL
      ORDER BY m.arrived_at DESC`.execute(test.deps.db);
    expect(rows).toHaveLength(3);
    for (const [index, { mailboxId, accountId, folder, uid }] of rows.entries()) {
      const { attributes, invitation } = await readMessage(test.deps, { mailboxId, accountId, folder, uid });
      expect(attributes).toMatchObject({ isCalendar: true, isCalendarEventDeleted: false, calendarAnswer: 'start' });
      expect(new Date(z.decode(invitationSchema, invitation as z.input<typeof invitationSchema>).startsAt).getTime()).toBeGreaterThan(
        Date.now(),
      );
      const answer = index === 0 ? ('decline' as const) : ('accept' as const);
      const calendarEventId = attributes.calendarEventId ?? 0;
      expect(await answerInvitation(test.deps, { mailboxId, accountId, calendarEventId, answer })).toEqual({ calendarEventId, answer });
    }
  });

  it('keeps the counters of folders and mailboxes equal to what they hold', async () => {
    const { rows } = await sql`
      SELECT f.mailbox_id, f.name FROM folder f LEFT JOIN LATERAL (
        SELECT count(*) AS count, count(*) FILTER (WHERE NOT is_seen) AS unseen, coalesce(sum(size), 0) AS bytes
        FROM message m WHERE m.mailbox_id = f.mailbox_id AND m.folder_id = f.id
      ) real ON true
      WHERE (f.message_count, f.unseen_count, f.byte_count) IS DISTINCT FROM (real.count, real.unseen, real.bytes)
      UNION ALL
      SELECT b.id, b.address FROM mailbox b
      WHERE b.used_bytes <> (SELECT coalesce(sum(size), 0) FROM message m WHERE m.mailbox_id = b.id)`.execute(test.deps.db);
    expect(rows).toEqual([]);
  });

  it('has the two sides of a conversation in both mailboxes, with what became of each mail', async () => {
    const { rows } = await sql`
      SELECT b.address, f.name AS folder, m.is_answered AS "isAnswered", d.status
      FROM message m JOIN mailbox b ON b.id = m.mailbox_id JOIN folder f ON f.mailbox_id = m.mailbox_id AND f.id = m.folder_id
      LEFT JOIN delivery d ON d.mailbox_id = m.mailbox_id AND d.submission_id = m.submission_id
      WHERE m.subject = '年度论文选题' ORDER BY b.address`.execute(test.deps.db);
    expect(rows).toEqual([
      { address: 'chen.wei@jinshu.example', folder: 'INBOX', isAnswered: true, status: null },
      { address: 'lin.yue@jinshu.example', folder: 'Sent', isAnswered: false, status: 'read' },
    ]);
  });

  it('has mail of today, yesterday and the day before, and nothing of tomorrow', async () => {
    const { rows } = await sql<{ at: Date }>`
      SELECT m.arrived_at AS at FROM message m JOIN mailbox b ON b.id = m.mailbox_id
      WHERE b.address = 'lin.yue@jinshu.example'`.execute(test.deps.db);
    const now = test.deps.now();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
    const days = rows.map(({ at }) => Math.ceil((midnight - at.getTime()) / 86_400_000));
    for (const day of [0, 1, 2]) expect(days.filter((one) => Math.max(one, 0) === day).length).toBeGreaterThan(2);
    expect(rows.filter(({ at }) => at > now)).toEqual([]);
    expect(Math.max(...days)).toBeLessThanOrEqual(58);
  });

  it('shares the service mailbox with Lin Yue and Chen Wei', async () => {
    const { rows } = await sql`
      SELECT a.login, s.level FROM mailbox_share s JOIN account a ON a.id = s.account_id JOIN mailbox b ON b.id = s.mailbox_id
      WHERE b.address = 'service@jinshu.example' ORDER BY a.login`.execute(test.deps.db);
    expect(rows).toEqual([
      { login: 'chen.wei@jinshu.example', level: 'read' },
      { login: 'lin.yue@jinshu.example', level: 'full' },
    ]);
  });

  it('RED-62 RED-63 has a mail with a view password and one that burns, which open as sent ones do', async () => {
    const { rows } = await sql<{ subject: string; burnLeft: number | null; id: string; isSeen: boolean }>`
      SELECT m.subject, m.burn_left AS "burnLeft", c.sealed_id AS id, m.is_seen AS "isSeen"
      FROM message m JOIN content c ON c.id = m.content_id JOIN mailbox b ON b.id = m.mailbox_id
      WHERE b.address = 'lin.yue@jinshu.example' AND c.sealed_id IS NOT NULL ORDER BY m.arrived_at`.execute(test.deps.db);
    expect(rows).toMatchObject([
      { subject: '测试服务器的临时口令（阅后即焚，可读三次）', burnLeft: 3, isSeen: false },
      { subject: '青鸾二期预算明细（查看密码 Js2026）', burnLeft: null, isSeen: false },
    ]);
    const open = async (id: string | undefined, password?: string) => {
      const sealed = await readSealed(test.deps.db, test.deps.blobs, id as string);
      const plain = sealed && unseal(sealed, id as string, await openingKey(sealed, password));
      return plain ? unpackLetter(plain).html : plain;
    };
    expect(await open(rows[0]?.id)).toContain('bamboo-4172');
    expect(await open(rows[1]?.id, 'js2026')).toBeNull();
    expect(await open(rows[1]?.id, 'Js2026')).toContain('186,000');
  });

  it('SND-44 has a mail that waits for next Monday, so that it is seen waiting', async () => {
    const { rows } = await sql<{ at: Date; isScheduled: boolean; accountId: number | null }>`
      SELECT d.scheduled_at AS at, m.is_scheduled AS "isScheduled", d.account_id AS "accountId"
      FROM draft d JOIN message m ON m.mailbox_id = d.mailbox_id AND m.draft_id = d.id WHERE d.scheduled_at IS NOT NULL`.execute(
      test.deps.db,
    );
    expect(rows).toEqual([{ at: expect.any(Date), isScheduled: true, accountId: expect.any(Number) }]);
    const [row] = rows;
    expect([row?.at.getDay(), row?.at.getHours()]).toEqual([1, 9]);
    const days = ((row?.at.getTime() ?? 0) - test.deps.now().getTime()) / 86_400_000;
    expect(days > 2 && days < 11).toBe(true);
  });

  it('CON-01 CON-53 CON-55 has personal contacts in groups, some that came by themselves, and two that are one person', async () => {
    const own = test.deps.db.selectFrom('mailbox').select('id').where('address', '=', 'lin.yue@jinshu.example');
    const { id: mailboxId } = await own.executeTakeFirstOrThrow();
    const groups = await selectGroups(test.deps.db, mailboxId);
    expect(groups.map(({ count }) => count > 1)).toEqual(Array(5).fill(true));
    const { contactCount, collectedCount, ungroupedCount } = await countBook(test.deps.db, mailboxId);
    expect([contactCount > 20, collectedCount > 0, ungroupedCount > 0]).toEqual([true, true, true]);
    expect(await findDuplicates(test.deps.db, mailboxId, undefined)).toMatchObject([
      { reason: 'mobile', ids: [{}, {}].map(() => expect.any(Number)) },
    ]);
  });

  it('PIC-11 PIC-16 CON-43 CON-44 has company contacts and mailing lists to choose from', async () => {
    const page = { page: 1, pageSize: 20 };
    expect((await selectCategories(test.deps.db)).map(({ name, count }) => [name, count])).toEqual(
      expect.arrayContaining([
        ['合作机构', 4],
        ['供应商', 3],
      ]),
    );
    expect((await selectCompany(test.deps.db, { ...page, search: 'hanmei' })).results).toMatchObject([{ name: '远山印务 韩梅' }]);
    expect((await selectLists(test.deps.db, page, [])).results.map(({ address }) => address)).toEqual([
      'all-notices@jinshu.example',
      'qingluan@jinshu.example',
    ]);
    const [list] = await findRecipients(test.deps.db, ['qingluan@jinshu.example']);
    expect(list?.mailboxIds).toHaveLength(4);
  });

  it('CAL-13 CAL-22 has calendars with something in them this week, own and shared', async () => {
    const { id } = await test.deps.db
      .selectFrom('mailbox')
      .select('id')
      .where('address', '=', 'lin.yue@jinshu.example')
      .executeTakeFirstOrThrow();
    const calendars = await selectCalendars(test.deps.db, id);
    expect(calendars.map(({ name, isOwn, right }) => [name, isOwn, right])).toEqual([
      ['', true, 'edit'],
      ['青鸾项目', true, 'edit'],
      ['休假与出差', false, 'read'],
      ['会议室与活动', false, 'read'],
    ]);
    const now = test.deps.now();
    const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7));
    const next = new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + 7);
    const events = await selectInRange(test.deps.db, calendars, monday, next);
    expect(new Set(events.map(({ calendarId }) => calendarId)).size).toBe(4);
    expect(events.find(({ title }) => title === '青鸾项目周例会')?.repeat).toBe('FREQ=WEEKLY');
    expect(events.filter(({ reminderMinutes }) => reminderMinutes !== null)).toEqual([]);
  });

  it('names the accounts to try in the domain of the settings', async () => {
    expect(demoAccounts('example.org').map(({ address }) => address)).toEqual(
      ['lin.yue', 'chen.wei', 'shen.he', 'zhou.an', 'admin'].map((name) => `${name}@example.org`),
    );
    const logins = await test.deps.db.selectFrom('account').select('login').execute();
    expect(logins.map(({ login }) => login)).toEqual(
      expect.arrayContaining(demoAccounts(test.deps.config.domain).map(({ address }) => address)),
    );
  });

  it('leaves a database with accounts in it as it is, and still knows the demo', async () => {
    const before = await foldersOf('lin.yue@jinshu.example');
    expect(await seedDemo(test.deps)).toBe(true);
    expect(await foldersOf('lin.yue@jinshu.example')).toEqual(before);
  });
});
