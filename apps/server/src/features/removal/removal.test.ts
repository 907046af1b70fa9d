import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLine } from '../../platform/operation/index.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, makeSharedMailbox, openSession, type TestAccount, testPassword } from '../../testing/factories.ts';
import { fillFolder } from '../../testing/fillFolder.ts';
import { type Operator, openOperator } from '../../testing/openOperator.ts';
import { makeList } from '../../testing/testList.ts';
import { changeMailingList } from '../operation/index.ts';
import { removeDue } from './startRemovals.ts';

const dayMs = 86_400_000;

describe('the deletion of people', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let person: TestAccount;
  const start = new Date('2026-11-20T09:00:00Z');
  let now = start;
  beforeAll(async () => {
    test = await buildTestApp({ now: () => now });
    admin = await openOperator(test, 'super');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    now = start;
    person = await makeAccount(test.deps);
  });

  const act = async (path: string, id = person.accountId, given: object = {}) => {
    const { status, body } = await admin.ask('POST', `person/${id}/${path}/`, given);
    return { status, ...(body as unknown as { state?: string; removed_at?: string; params?: { reason: string; name: string } }) };
  };
  const logIn = async (password = testPassword) => {
    const payload = { account: person.address, password: JSON.stringify({ value: password, at: now.getTime() }) };
    const answer = await test.app.inject({ method: 'POST', url: '/api/login/', payload });
    return answer.statusCode === 200 ? 'in' : answer.json().code;
  };
  const exists = async (id = person.accountId) =>
    (await test.deps.db.selectFrom('account').select('id').where('id', '=', id).execute()).length > 0;
  /** Moves the clock; the session of the administrator is over by then. */
  const wait = async (days: number) => {
    now = new Date(start.getTime() + days * dayMs);
    admin = await openOperator(test, 'super', [], admin);
  };
  const setDays = (days: number) =>
    sql`INSERT INTO policy (name, value) VALUES ('removal_days', ${String(days)}::jsonb)
      ON CONFLICT (name, department_id, account_id) DO UPDATE SET value = excluded.value`.execute(test.deps.db);

  it('BAK-40 ADM-07 disables at once: sessions end, and the login says so only with the right password', async () => {
    const { headers } = await openSession(test.deps, person);
    expect(await act('delete')).toMatchObject({ status: 200, state: 'to-be-deleted', removed_at: '2026-12-20T09:00:00.000Z' });
    expect((await test.app.inject({ url: '/api/core/login-after/', headers })).statusCode).toBe(401);
    expect([await logIn(), await logIn('Wrong-1234')]).toEqual(['login-disabled', 'login-failed']);
    expect((await admin.ask('GET', 'person/?page=1&page_size=20&state=to-be-deleted')).body).toMatchObject({
      count: 1,
      results: [{ username: person.address, removed_at: '2026-12-20T09:00:00.000Z' }],
    });
    expect((await admin.ask('POST', `person/${person.accountId}/enable/`, { is_enabled: true })).status).toBe(400);
    await act('restore');
  });

  it('BAK-40 restores completely, and somebody who was disabled stays so', async () => {
    await fillFolder(test.deps.db, { mailboxId: person.mailboxId, count: 3 });
    await act('delete');
    expect(await act('restore')).toMatchObject({ status: 200, state: 'active', removed_at: null });
    expect(await logIn()).toBe('in');
    await wait(40);
    await removeDue(test.deps);
    const { rows } = await sql`SELECT FROM message WHERE mailbox_id = ${person.mailboxId}`.execute(test.deps.db);
    expect([await exists(), rows.length]).toEqual([true, 3]);
    await admin.ask('POST', `person/${person.accountId}/enable/`, { is_enabled: false });
    await act('delete');
    expect(await act('restore')).toMatchObject({ state: 'disabled' });
  });

  it('BAK-40 removes on the day that the policy sets, with all that is tied to the mailbox', async () => {
    await setDays(7);
    await fillFolder(test.deps.db, { mailboxId: person.mailboxId, count: 3 });
    const { db } = test.deps;
    await db.insertInto('mailbox_share').values({ mailbox_id: person.mailboxId, account_id: admin.accountId, level: 'read' }).execute();
    await sql`INSERT INTO login_log (account_id, ip, is_success) VALUES (${person.accountId}, '', true)`.execute(db);
    const { id: diskId } = await db.insertInto('disk').values({ mailbox_id: person.mailboxId }).returning('id').executeTakeFirstOrThrow();
    await sql`INSERT INTO disk_folder (disk_id, name, account_id) VALUES (${diskId}, '稿件', ${person.accountId})`.execute(db);
    const { rows: company } = await sql<{ id: number }>`
      INSERT INTO disk (mailbox_id) VALUES (NULL) ON CONFLICT DO NOTHING RETURNING id`.execute(db);
    await sql`INSERT INTO disk_folder (disk_id, name, account_id) VALUES (${company[0]?.id ?? 0}, '公共', ${person.accountId})`.execute(db);
    expect(await act('delete')).toMatchObject({ removed_at: '2026-11-27T09:00:00.000Z' });
    now = new Date(start.getTime() + 7 * dayMs - 1);
    expect([await removeDue(test.deps), await exists()]).toEqual([0, true]);
    now = new Date(start.getTime() + 7 * dayMs);
    expect([await removeDue(test.deps), await exists()]).toEqual([1, false]);
    const left = async (table: string, column: string, id: number) =>
      (await sql`SELECT FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${id}`.execute(db)).rows.length;
    for (const table of ['message', 'folder', 'disk', 'mailbox_share', 'draft', 'change'])
      expect([table, await left(table, 'mailbox_id', person.mailboxId)]).toEqual([table, 0]);
    expect(await left('disk_folder', 'disk_id', diskId)).toBe(0);
    // Files of the enterprise disk and records stay.
    expect(await left('login_log', 'account_id', person.accountId)).toBe(1);
    expect((await sql`SELECT account_id FROM disk_folder WHERE name = '公共'`.execute(db)).rows).toEqual([{ account_id: null }]);
    await setDays(30);
  });

  it('BAK-33 bars the address of a removed mailbox for 90 days', async () => {
    const make = () => admin.ask('POST', 'person/', { username: person.address, realname: 'New', change_password: true, department: null });
    const bar = (until: string) =>
      sql`UPDATE barred_address SET until = ${until}::timestamptz WHERE address = ${person.address}`.execute(test.deps.db);
    expect((await make()).status).toBe(400);
    await act('delete');
    await wait(30);
    await removeDue(test.deps);
    const { until } = await test.deps.db
      .selectFrom('barred_address')
      .select('until')
      .where('address', '=', person.address)
      .executeTakeFirstOrThrow();
    expect(until).toEqual(new Date(now.getTime() + 90 * dayMs));
    await bar('2999-01-01');
    expect((await make()).body).toMatchObject({ params: { reason: 'address-taken' } });
    await bar('2000-01-01');
    expect((await make()).status).toBe(200);
  });

  it('BAK-48 removes a deleted shared mailbox on its day', async () => {
    const mailboxId = await makeSharedMailbox(test.deps);
    await fillFolder(test.deps.db, { mailboxId, count: 2 });
    await test.deps.db.updateTable('mailbox').set({ remove_on: start }).where('id', '=', mailboxId).execute();
    expect(await removeDue(test.deps)).toBe(1);
    expect(await test.deps.db.selectFrom('mailbox').select('id').where('id', '=', mailboxId).execute()).toEqual([]);
  });

  it('ADM-10 refuses to delete who alone has full control of a shared mailbox, reviews a rule, moderates a list or administers the disk', async () => {
    const { db } = test.deps;
    const other = await makeAccount(test.deps);
    const shared = await makeAccount(test.deps, { isShared: true });
    const share = (accountId: number) =>
      db.insertInto('mailbox_share').values({ mailbox_id: shared.mailboxId, account_id: accountId, level: 'full' }).execute();
    const refusal = async () => (await act('delete')).params;
    await share(person.accountId);
    expect(await refusal()).toEqual({ reason: 'sole-full-member', name: shared.address });
    await share(other.accountId);
    const { id: ruleId } = await db.insertInto('review_rule').values({ reason: '对外合同' }).returning('id').executeTakeFirstOrThrow();
    const review = (accountId: number) =>
      db.insertInto('review_rule_reviewer').values({ rule_id: ruleId, account_id: accountId }).execute();
    await review(person.accountId);
    expect(await refusal()).toEqual({ reason: 'sole-reviewer', name: '对外合同' });
    await review(other.accountId);
    const { id: listId } = await makeList(test.deps, { address: 'team@jinshu.example', name: '项目组' });
    const moderate = (...moderatorIds: number[]) =>
      changeMailingList(test.deps, { reach: 'all' }, commandLine, { id: listId }, { isModerated: true, moderatorIds });
    await moderate(person.accountId);
    expect(await refusal()).toEqual({ reason: 'sole-moderator', name: '项目组' });
    expect((await act('enable', person.accountId, { is_enabled: false })).params).toEqual({ reason: 'sole-moderator', name: '项目组' });
    await moderate(person.accountId, other.accountId);
    const { rows } = await sql<{ id: number }>`SELECT id FROM disk WHERE mailbox_id IS NULL`.execute(db);
    const administer = (accountId: number) =>
      sql`INSERT INTO disk_permission (disk_id, account_id, permission, is_super) VALUES (${rows[0]?.id ?? 0}, ${accountId}, 'all', true)`.execute(
        db,
      );
    await administer(person.accountId);
    expect(await refusal()).toEqual({ reason: 'sole-disk-administrator', name: '' });
    await administer(other.accountId);
    expect((await act('delete')).status).toBe(200);
    // Now the other one is the only one who is active.
    expect((await act('delete', other.accountId)).params?.reason).toBe('sole-disk-administrator');
  });

  it('BAK-17 keeps the last super administrator, even if it asks itself', async () => {
    expect((await act('delete', admin.accountId)).params?.reason).toBe('last-super');
  });
});
