import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, testPassword } from '../../../testing/factories.ts';
import { fillFolder } from '../../../testing/fillFolder.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';

describe('the mailbox of a person as a shared one', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let person: TestAccount;
  let heir: TestAccount;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await openOperator(test, 'super');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    [person, heir] = [await makeAccount(test.deps), await makeAccount(test.deps)];
    await fillFolder(test.deps.db, { mailboxId: person.mailboxId, count: 3 });
  });

  const act = (path: string, body: object = {}, id = person.accountId) => admin.ask('POST', `person/${id}/${path}/`, body);
  const share = (members = [heir.accountId]) => act('share', { members });
  const reasonOf = ({ body }: { body: object }) => (body as { params?: { reason: string } }).params?.reason;
  const logIn = async (account: string) => {
    const payload = { account, password: JSON.stringify({ value: testPassword, at: Date.now() }) };
    const answer = await test.app.inject({ method: 'POST', url: '/api/login/', payload });
    return answer.statusCode === 200 ? 'in' : answer.json().code;
  };

  it.each(['delete', 'enable'])('BAK-41 keeps the mail for chosen people, and nobody logs in any more (after %s)', async (way) => {
    expect(await logIn(person.address)).toBe('in');
    const { headers } = await openSession(test.deps, person);
    await test.deps.db.insertInto('second_factor').values({ account_id: person.accountId, mobile: '13800138000' }).execute();
    await act(way, way === 'enable' ? { is_enabled: false } : {});
    const { status, body } = await share();
    expect([status, body]).toEqual([200, { mailbox: person.mailboxId }]);
    expect((await admin.ask('GET', `shared-mailbox/${person.mailboxId}/`)).body).toMatchObject({
      username: person.address,
      removed_at: null,
      members: [{ of: 'person', id: heir.accountId, level: 'full' }],
    });
    expect(await logIn(person.address)).toBe('login-failed');
    expect((await test.app.inject({ url: '/api/core/login-after/', headers })).statusCode).toBe(401);
    expect((await admin.ask('GET', `person/${person.accountId}/`)).status).toBe(404);
    const { rows: messages } = await sql`SELECT FROM message WHERE mailbox_id = ${person.mailboxId}`.execute(test.deps.db);
    const { rows: shares } = await sql`SELECT level FROM shares_of(${heir.accountId}) WHERE mailbox_id = ${person.mailboxId}`.execute(
      test.deps.db,
    );
    const { rows: factors } = await sql`SELECT FROM second_factor WHERE account_id = ${person.accountId}`.execute(test.deps.db);
    expect([messages.length, shares, factors.length]).toEqual([3, [{ level: 'full' }], 0]);
  });

  it('BAK-41 refuses the mailbox of somebody active, and members who are unknown or disabled', async () => {
    expect(reasonOf(await share())).toBe('person-active');
    await act('delete');
    await act('enable', { is_enabled: false }, heir.accountId);
    expect(reasonOf(await share())).toBe('member-unknown');
    expect(reasonOf(await share([person.accountId]))).toBe('member-unknown');
    expect((await share([999_999])).status).toBe(404);
    expect((await admin.ask('GET', `person/${person.accountId}/`)).body).toMatchObject({ state: 'to-be-deleted' });
  });
});
