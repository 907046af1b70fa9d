import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, testPassword } from '../../../testing/factories.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { createDepartment } from '../../account/index.ts';
import { hashPassword } from '../../login/index.ts';

describe('approvals in the back stage', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let sales: number;
  let count = 0;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await openOperator(test, 'super');
    sales = await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: '销售部' }));
  });
  afterAll(() => test.close());

  const list = async (query = '', operator = admin) =>
    (await operator.ask('GET', `approval/?page=1&page_size=100${query}`)).body as unknown as {
      count: number;
      results: Record<string, unknown>[];
    };
  const decide = (id: number, body: object, operator = admin) => operator.ask('POST', `approval/${id}/decide/`, { reason: '', ...body });
  async function ask(kind: 'profile' | 'cancellation', content: object, departmentId?: number) {
    const account = await makeAccount(test.deps, { departmentId });
    const { id } = await test.deps.db
      .insertInto('approval')
      .values({ kind, account_id: account.accountId, content: JSON.stringify(content), requested_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...account, id };
  }
  async function register(department = '') {
    count += 1;
    const userName = `applicant${count}`;
    const content = { userName, fullName: '申请人', mobile: '13800138000', department, reason: '入职' };
    const { id } = await test.deps.db
      .insertInto('approval')
      .values({ kind: 'registration', content: JSON.stringify(content), requested_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const address = `${userName}@jinshu.example`;
    const values = { approval_id: id, address, password_hash: await hashPassword(testPassword), language: 'zh-hans' };
    await test.deps.db.insertInto('registration').values(values).execute();
    return { id, userName, address };
  }
  const logIn = async (account: string) => {
    const payload = { account, password: JSON.stringify({ value: testPassword, at: Date.now() }) };
    return (await test.app.inject({ method: 'POST', url: '/api/login/', payload })).json();
  };

  it('BAK-43 ADM-06 BAK-45 lists what waits with person, time and content, a profile with the old and the new values', async () => {
    const profile = await ask('profile', { name: '林新' });
    const cancellation = await ask('cancellation', { reason: '离职' });
    const registration = await register('销售部');
    const { count: total, results } = await list();
    expect(total).toBe(3);
    expect(results).toMatchObject([
      {
        id: profile.id,
        kind: 'profile',
        username: profile.address,
        content: { name: '林新' },
        before: { name: profile.name },
        outcome: null,
      },
      { id: cancellation.id, kind: 'cancellation', content: { reason: '离职' } },
      { id: registration.id, kind: 'registration', username: registration.address, realname: '申请人', content: { department: '销售部' } },
    ]);
    expect((await list('&kind=cancellation')).results.map(({ id }) => id)).toEqual([cancellation.id]);
  });

  it('BAK-44 grants a registration with address, department, level and capacity; only then can the account log in', async () => {
    const { id, userName } = await register();
    expect(await logIn(userName)).toMatchObject({ code: 'registration-waiting' });
    const granted = await decide(id, { outcome: 'granted', username: `${userName}.x`, department: sales, level: 3, quota_bytes: 1_000 });
    expect(granted).toMatchObject({ status: 200, body: { outcome: 'granted', decided_by: admin.address } });
    expect(await logIn(`${userName}.x`)).toMatchObject({ username: `${userName}.x@jinshu.example` });
    const { body } = await admin.ask('GET', `person/?page=1&page_size=10&keyword=${userName}.x`);
    expect(body).toMatchObject({ results: [{ department: { id: sales }, mail_level: 3, quota_bytes: 1_000 }] });
  });

  it('BAK-44 refuses an address that is taken or foreign, and a department that does not exist, at their fields', async () => {
    const { id } = await register();
    for (const [given, reason] of [
      [{ username: admin.address }, 'address-taken'],
      [{ username: 'x@elsewhere.example' }, 'domain-unknown'],
      [{ department: 999_999 }, 'department-unknown'],
    ] as const)
      expect(await decide(id, { outcome: 'granted', ...given })).toMatchObject({ status: 400, body: { params: { reason } } });
    expect((await list('&kind=registration')).results.map((one) => one.id)).toContain(id);
  });

  it('BAK-45 puts granted values in force and keeps the old ones after a refusal', async () => {
    const [granted, refused] = [await ask('profile', { name: '林新' }), await ask('profile', { name: '林新' })];
    await decide(granted.id, { outcome: 'granted' });
    await decide(refused.id, { outcome: 'refused', reason: '请附证明' });
    const names = await test.deps.db
      .selectFrom('account')
      .select('name')
      .where('id', 'in', [granted.accountId, refused.accountId])
      .orderBy('id')
      .execute();
    expect(names).toEqual([{ name: '林新' }, { name: refused.name }]);
  });

  it('BAK-46 needs a reason of 1 to 200 characters, and refuses a second decision with who decided', async () => {
    const { id } = await ask('cancellation', {});
    expect(await decide(id, { outcome: 'refused', reason: ' ' })).toMatchObject({ status: 400, body: { reason: ['reason-missing'] } });
    expect(await decide(id, { outcome: 'refused', reason: '长'.repeat(201) })).toMatchObject({ status: 400 });
    expect(await decide(id, { outcome: 'refused', reason: '长'.repeat(200) })).toMatchObject({ status: 200 });
    const other = await openOperator(test, 'super');
    const second = await decide(id, { outcome: 'granted' }, other);
    expect(second).toMatchObject({ status: 400, body: { params: { reason: 'already-decided', by: admin.address } } });
    expect((await list('&is_decided=1')).results.map((one) => one.id)).toContain(id);
  });

  it('BAK-47 tells the person the decision and its reason by mail', async () => {
    const { id, mailboxId } = await ask('profile', { name: '林新' });
    await decide(id, { outcome: 'refused', reason: '请附证明' });
    const mails = await test.deps.db.selectFrom('message').select('id').where('mailbox_id', '=', mailboxId).execute();
    expect(mails).toHaveLength(1);
  });

  it('BAK-13 BAK-43 shows and lets decide an organisation administrator only requests of the own departments', async () => {
    const operator = await openOperator(test, 'organisation', [sales]);
    const own = await ask('profile', { name: '林新' }, sales);
    const foreign = await ask('profile', { name: '林新' });
    const named = await register('销售部');
    const ids = (await list('', operator)).results.map(({ id }) => id);
    expect([ids.includes(own.id), ids.includes(named.id), ids.includes(foreign.id)]).toEqual([true, true, false]);
    expect((await decide(foreign.id, { outcome: 'granted' }, operator)).status).toBe(403);
    expect((await decide(named.id, { outcome: 'granted', department: null }, operator)).status).toBe(403);
    expect((await decide(named.id, { outcome: 'granted' }, operator)).status).toBe(200);
  });

  it('BAK-17 refuses to cancel the last super administrator', async () => {
    const { id } = await test.deps.db
      .insertInto('approval')
      .values({ kind: 'cancellation', account_id: admin.accountId, content: '{}', requested_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.deps.db.deleteFrom('operation_role').where('account_id', '<>', admin.accountId).execute();
    expect(await decide(id, { outcome: 'granted' })).toMatchObject({ status: 400, body: { params: { reason: 'last-super' } } });
  });
});
