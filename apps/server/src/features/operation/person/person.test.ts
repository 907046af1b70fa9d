import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, openSession, testPassword } from '../../../testing/factories.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { createDepartment } from '../../account/index.ts';

describe('people in the back stage', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let sales: number;
  let north: number;
  let research: number;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await openOperator(test, 'super');
    const make = (name: string, parentId?: number) => test.deps.db.transaction().execute((tx) => createDepartment(tx, { name, parentId }));
    sales = await make('销售部');
    north = await make('华北区', sales);
    research = await make('研发部');
  });
  afterAll(() => test.close());

  const sealed = (value: string) => JSON.stringify({ value, at: Date.now() });
  const list = async (query: string, operator = admin) =>
    (await operator.ask('GET', `person/?page=1&page_size=20&${query}`)).body as unknown as {
      count: number;
      results: Record<string, unknown>[];
    };
  const names = async (query: string, operator?: Operator) => (await list(query, operator)).results.map(({ realname }) => realname);
  const read = async (id: number) =>
    (await admin.ask('GET', `person/${id}/`)).body as unknown as Record<string, unknown> & { version: number };
  const logIn = (account: string, password: string) =>
    test.app.inject({ method: 'POST', url: '/api/login/', payload: { account, password: sealed(password) } });
  const act = (id: number, path: string, body: unknown) => admin.ask('POST', `person/${id}/${path}/`, body);

  it('BAK-26 lists people with what an administrator looks for', async () => {
    const { accountId, mailboxId } = await makeAccount(test.deps, {
      name: '赵一',
      employeeNumber: 'E-7001',
      departmentId: north,
      quotaBytes: 1000,
    });
    await sql`UPDATE mailbox SET used_bytes = 950 WHERE id = ${mailboxId}`.execute(test.deps.db);
    const { results } = await list('keyword=赵一');
    expect(results).toMatchObject([
      {
        id: accountId,
        realname: '赵一',
        employee_number: 'E-7001',
        department: { id: north, name: '华北区' },
        mail_level: 0,
        used_bytes: 950,
      },
    ]);
    expect(results).toMatchObject([{ quota_bytes: 1000, last_login_at: null, state: 'active', role: null, has_twofactor: false }]);
  });

  it('BAK-26 finds people by name, pinyin, address and employee number', async () => {
    const { address } = await makeAccount(test.deps, { name: '欧阳青', employeeNumber: 'Q-8801' });
    for (const keyword of ['欧阳', 'ouyang', address, 'q-88'])
      expect(await names(`keyword=${encodeURIComponent(keyword)}`)).toEqual(['欧阳青']);
  });

  it('BAK-26 filters by department with all below, state, domain, role, second factor, use and last login', async () => {
    const make = (name: string, more = {}) => makeAccount(test.deps, { name, departmentId: research, ...more });
    const [used, off, bound] = [await make('甲满'), await make('乙停'), await make('丙绑')];
    await sql`UPDATE mailbox SET quota_bytes = 100, used_bytes = 90 WHERE id = ${used.mailboxId}`.execute(test.deps.db);
    await test.deps.db.updateTable('account').set({ is_active: false }).where('id', '=', off.accountId).execute();
    await test.deps.db.insertInto('second_factor').values({ account_id: bound.accountId, mobile: '13800138000' }).execute();
    await logIn(bound.address, testPassword);
    await sql`INSERT INTO login_log (account_id, at, ip, is_success) VALUES (${bound.accountId}, now(), '', true)`.execute(test.deps.db);
    const of = `department=${research}`;
    expect((await names(of)).sort()).toEqual(['丙绑', '乙停', '甲满']);
    expect(await names(`${of}&near=1&is_nearly_full=1`)).toEqual(['甲满']);
    expect(await names(`${of}&state=disabled`)).toEqual(['乙停']);
    expect(await names(`${of}&has_twofactor=1`)).toEqual(['丙绑']);
    expect((await names(`${of}&is_unused=1`)).sort()).toEqual(['乙停', '甲满']);
    expect(await names(`${of}&role=auditor`)).toEqual([]);
    expect(await names(`${of}&domain=elsewhere.example`)).toEqual([]);
    const inNorth = await makeAccount(test.deps, { departmentId: north });
    expect(await names(`department=${sales}`)).toContain(inNorth.name);
  });

  it('BAK-26 names who is blocked and who waits for an answer', async () => {
    const [blocked, waiting] = [await makeAccount(test.deps), await makeAccount(test.deps)];
    for (let tried = 0; tried < 10; tried += 1) await logIn(blocked.address, 'Wrong-2026');
    await test.deps.db
      .insertInto('approval')
      .values({ kind: 'cancellation', account_id: waiting.accountId, requested_at: new Date() })
      .execute();
    expect(await names('state=blocked')).toEqual([blocked.name]);
    expect(await names('state=waiting')).toEqual([waiting.name]);
  });

  it('BAK-26 sorts by each column, in both directions, and pages', async () => {
    for (const column of ['name', 'address', 'number', 'department', 'used', 'lastLogin']) {
      const [up, down] = [await list(`sort=${column}`), await list(`sort=${column}&desc=1`)];
      expect(up.results.length).toBeGreaterThan(2);
      expect(down.count).toBe(up.count);
    }
    const addresses = (await list('sort=address')).results.map(({ username }) => String(username));
    expect(addresses).toEqual([...addresses].sort());
    const second = await admin.ask('GET', 'person/?page=2&page_size=10&sort=address');
    expect((second.body as unknown as { results: { username: string }[] }).results[0]?.username).toBe(addresses[10]);
  });

  it('BAK-26 exports what is found as csv and xlsx, and records it', async () => {
    for (const format of ['csv', 'xlsx']) {
      const answer = await test.app.inject({ url: `/api/operation/person/export/?format=${format}&keyword=欧阳`, headers: admin.headers });
      expect(answer.statusCode).toBe(200);
      if (format === 'csv')
        expect(answer.body.split('\r\n')).toMatchObject([expect.stringContaining('邮箱地址'), expect.stringContaining('欧阳青')]);
      else expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    }
    const { body } = await admin.ask('GET', 'record/action/?page=1&page_size=10&action=exportPeople');
    expect(body).toMatchObject({ count: 2 });
  });

  it('BAK-13 shows an organisation administrator nobody of other departments', async () => {
    const operator = await openOperator(test, 'organisation', [sales]);
    const { results, count } = await list('', operator);
    expect(results.map(({ department }) => (department as { id: number }).id).every((id) => id === sales || id === north)).toBe(true);
    expect(count).toBe(results.length);
    expect(await names('keyword=欧阳', operator)).toEqual([]);
    const csv = await test.app.inject({ url: '/api/operation/person/export/?format=csv', headers: operator.headers });
    expect(csv.body).not.toContain('欧阳青');
  });

  it('BAK-27 makes a person who can log in, and has to choose a password first', async () => {
    const given = {
      username: 'sun.li',
      realname: '孙丽',
      employee_number: 'N-1',
      department: sales,
      quota_bytes: 5_000,
      mail_level: 3,
      attach_level: 2,
    };
    const { status, body } = await admin.ask('POST', 'person/', { ...given, change_password: true });
    const { id, password } = body as unknown as { id: number; password: string };
    expect([status, password]).toEqual([200, expect.stringMatching(/^[\w]{16}$/)]);
    expect((await logIn('sun.li', password)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ ...given, username: 'sun.li@jinshu.example', department: { id: sales }, change_password: true });
  });

  it('BAK-27 refuses an address that is invalid, foreign or taken, and a number that is taken, at their fields', async () => {
    const make = async (more: object) => {
      const { body } = await admin.ask('POST', 'person/', { username: 'zhou.wu', realname: '周武', change_password: false, ...more });
      return body as unknown as { params?: { reason: string } };
    };
    expect(await make({ username: 'a b' })).toMatchObject({ params: { reason: 'address-invalid' }, username: ['address-invalid'] });
    expect(await make({ username: 'zhou@elsewhere.example' })).toMatchObject({ params: { reason: 'domain-unknown' } });
    expect(await make({ username: admin.address })).toMatchObject({ params: { reason: 'address-taken' } });
    expect(await make({ employee_number: 'N-1' })).toMatchObject({ params: { reason: 'number-taken' }, employee_number: ['number-taken'] });
    expect(await make({ password: sealed('abc') })).toMatchObject({ code: 'invalid-input', params: { new_password: 'rules' } });
    expect(await make({ department: 999_999 })).toMatchObject({ params: { reason: 'department-unknown' } });
    expect(await names('keyword=周武')).toEqual([]);
  });

  it('BAK-31 BAK-34 changes fields, levels and capacities, with one record of each changed field', async () => {
    const { accountId } = await makeAccount(test.deps, { name: '郑好', departmentId: sales, quotaBytes: 10 });
    const change = {
      realname: '郑小好',
      english_name: 'Hao',
      employee_number: 'Z-1',
      department: north,
      position: '经理',
      mobile: '13800138001',
    };
    const more = { is_hidden: true, mail_level: 2, attach_level: 1, quota_bytes: 0, disk_quota_bytes: 7 };
    const { status, body } = await admin.ask('PATCH', `person/${accountId}/`, { version: 0, ...change, ...more });
    expect([status, body]).toMatchObject([200, { ...change, ...more, department: { id: north } }]);
    expect(await names('keyword=zhengxiaohao')).toEqual(['郑小好']);
    const { body: records } = await admin.ask('GET', `record/action/?page=1&page_size=10&target_kind=person&target_id=${accountId}`);
    const [record] = (records as unknown as { results: { changes: object[] }[] }).results;
    expect(record?.changes).toContainEqual({ field: 'quotaBytes', before: 10, after: 0 });
    expect(record?.changes).toContainEqual({ field: 'mailLevel', before: 0, after: 2 });
    expect(record?.changes).toHaveLength(11);
  });

  it('BAK-31 shows somebody who is hidden in no organisation book and suggestion', async () => {
    const visitor = await makeAccount(test.deps);
    const { headers } = await openSession(test.deps, visitor);
    const { accountId, name } = await makeAccount(test.deps, { name: '隐形人' });
    const find = async () =>
      (await test.app.inject({ url: `/api/contact/oab/members/?page=1&page_size=50&search=${encodeURIComponent(name)}`, headers })).body;
    const isFound = (await find()).includes(name);
    await admin.ask('PATCH', `person/${accountId}/`, { version: 0, is_hidden: true });
    expect([isFound, (await find()).includes(name)]).toEqual([true, false]);
  });

  it('BAK-34 refuses a level of attachments above that of mail', async () => {
    const { accountId } = await makeAccount(test.deps);
    const answer = await admin.ask('PATCH', `person/${accountId}/`, { version: 0, mail_level: 1, attach_level: 2 });
    expect(answer).toMatchObject({ status: 400, body: { params: { reason: 'policy-conflict' } } });
  });

  it('BAK-08 refuses what somebody else has changed since, and says who and when', async () => {
    const { accountId } = await makeAccount(test.deps);
    const other = await openOperator(test, 'super');
    const { version } = await read(accountId);
    await other.ask('PATCH', `person/${accountId}/`, { version, position: '主任' });
    const late = await admin.ask('PATCH', `person/${accountId}/`, { version, position: '科长' });
    expect(late).toMatchObject({ status: 400, body: { code: 'operation-stale', params: { by: other.address, at: expect.any(String) } } });
    const now = await read(accountId);
    expect(now.position).toBe('主任');
    expect((await admin.ask('PATCH', `person/${accountId}/`, { version: now.version, position: '科长' })).status).toBe(200);
  });

  it('disables a person, whose sessions end at once, and enables again', async () => {
    const account = await makeAccount(test.deps);
    await openSession(test.deps, account);
    expect((await act(account.accountId, 'enable', { is_enabled: false })).body).toMatchObject({ state: 'disabled' });
    const sessions = await test.deps.db.selectFrom('session').select('id').where('account_id', '=', account.accountId).execute();
    expect(sessions).toEqual([]);
    expect((await logIn(account.address, testPassword)).json()).toMatchObject({ code: 'login-disabled' });
    await act(account.accountId, 'enable', { is_enabled: true });
    expect((await logIn(account.address, testPassword)).statusCode).toBe(200);
  });

  it('BAK-37 resets a password: typed or made, with all sessions ended', async () => {
    const account = await makeAccount(test.deps);
    await openSession(test.deps, account);
    const made = (await act(account.accountId, 'password', { change_password: true })).body as unknown as { password: string };
    expect((await logIn(account.address, made.password)).statusCode).toBe(200);
    expect(await read(account.accountId)).toMatchObject({ change_password: true });
    const typed = 'Changjiang-2027';
    expect((await act(account.accountId, 'password', { password: sealed(typed), change_password: false })).body).toEqual({});
    const sessions = await test.deps.db.selectFrom('session').select('id').where('account_id', '=', account.accountId).execute();
    expect([sessions, (await logIn(account.address, typed)).statusCode]).toEqual([[], 200]);
    expect(await act(account.accountId, 'password', { password: sealed('abc'), change_password: false })).toMatchObject({ status: 400 });
  });

  it('ADM-03 ADM-04 BAK-38 clears each thing alone', async () => {
    const { accountId, mailboxId, address } = await makeAccount(test.deps);
    const { db } = test.deps;
    const factor = { is_authenticator_bound: true, key_sealed: Buffer.from('x'), mobile: '13800138002', client_code_hash: 'x' };
    await db
      .insertInto('second_factor')
      .values({ account_id: accountId, ...factor })
      .execute();
    await db
      .insertInto('recovery_code')
      .values({ account_id: accountId, hash: Buffer.from('x') })
      .execute();
    const passkey = { account_id: accountId, name: 'Laptop', credential_id: 'credential', public_key: Buffer.from('x'), counter: 0 };
    await db
      .insertInto('passkey')
      .values({ ...passkey, transports: '[]', created_at: test.deps.now() })
      .execute();
    await db
      .insertInto('area_lock')
      .values({ mailbox_id: mailboxId, password_hash: 'x', areas: ['folders'] })
      .execute();
    for (let tried = 0; tried < 10; tried += 1) await logIn(address, 'Wrong-2026');
    const look = ({ state, has_lock, has_authenticator, has_sms, passkeys, recovery_codes, has_client_code }: Record<string, unknown>) => [
      state,
      has_lock,
      has_authenticator,
      has_sms,
      passkeys,
      recovery_codes,
      has_client_code,
    ];
    const steps = ['block', 'lock', 'authenticator', 'sms', 'passkeys', 'recovery-codes', 'client-code'];
    const clean = ['active', false, false, false, 0, 0, false];
    const full = ['blocked', true, true, true, 1, 1, true];
    expect(look(await read(accountId))).toEqual(full);
    for (const [index, thing] of steps.entries()) {
      expect(look((await act(accountId, 'clear', { thing })).body)).toEqual([...clean.slice(0, index + 1), ...full.slice(index + 1)]);
    }
    expect((await logIn(address, testPassword)).statusCode).toBe(200);
  });

  it('BAK-39 lists the sessions of a person and ends one or all', async () => {
    const account = await makeAccount(test.deps);
    for (let count = 0; count < 3; count += 1) await openSession(test.deps, account);
    const sessions = async () =>
      ((await admin.ask('GET', `person/${account.accountId}/session/`)).body as unknown as { results: { id: string; ip: string }[] })
        .results;
    const [first] = await sessions();
    expect(first).toMatchObject({ ip: '127.0.0.1', started_at: expect.any(String), last_used_at: expect.any(String), browser: '' });
    await admin.ask('DELETE', `person/${account.accountId}/session/${first?.id}/`);
    expect(await sessions()).toHaveLength(2);
    await admin.ask('DELETE', `person/${account.accountId}/session/`);
    expect(await sessions()).toEqual([]);
  });

  it('BAK-14 lets an organisation administrator change nobody with a role', async () => {
    const operator = await openOperator(test, 'organisation', [sales]);
    const { accountId } = await makeAccount(test.deps, { departmentId: sales });
    await admin.ask('PUT', `role/${accountId}/`, { role: 'auditor', departments: [] });
    expect((await operator.ask('GET', `person/${accountId}/`)).status).toBe(200);
    for (const [path, body] of [
      ['enable', { is_enabled: false }],
      ['password', { change_password: true }],
      ['clear', { thing: 'block' }],
    ] as const)
      expect((await operator.ask('POST', `person/${accountId}/${path}/`, body)).status).toBe(403);
    expect((await operator.ask('PUT', `role/${accountId}/`, { role: 'super', departments: [] })).status).toBe(403);
    const { accountId: plain } = await makeAccount(test.deps, { departmentId: sales });
    expect((await operator.ask('PATCH', `person/${plain}/`, { version: 0, department: research })).status).toBe(403);
  });

  it('BAK-17 keeps the last active super administrator', async () => {
    const alone = await buildTestApp();
    const only = await openOperator(alone, 'super');
    const refused = { status: 400, body: { params: { reason: 'last-super' } } };
    expect(await only.ask('DELETE', `role/${only.accountId}/`)).toMatchObject(refused);
    expect(await only.ask('PUT', `role/${only.accountId}/`, { role: 'auditor', departments: [] })).toMatchObject(refused);
    expect(await only.ask('POST', `person/${only.accountId}/enable/`, { is_enabled: false })).toMatchObject(refused);
    const second = await openOperator(alone, 'super');
    expect((await only.ask('DELETE', `role/${second.accountId}/`)).status).toBe(200);
    await alone.close();
  });

  it('LAY-18 PRM-10 gives and withdraws a role, which the webmail knows', async () => {
    const account = await makeAccount(test.deps);
    const { headers } = await openSession(test.deps, account);
    const isAdmin = async () => (await test.app.inject({ url: '/api/core/share-status/', headers })).json().is_active;
    const before = await isAdmin();
    const seen: unknown[] = [];
    for (const role of ['super', 'organisation', 'auditor']) {
      await admin.ask('PUT', `role/${account.accountId}/`, { role, departments: role === 'organisation' ? [sales] : [] });
      seen.push(await isAdmin());
    }
    const { body } = await admin.ask('GET', 'role/');
    expect((body as unknown as { results: object[] }).results).toContainEqual(
      expect.objectContaining({ username: account.address, role: 'auditor', granted_by: admin.address }),
    );
    await admin.ask('DELETE', `role/${account.accountId}/`);
    expect([before, seen, await isAdmin()]).toEqual([false, [true, true, true], false]);
    expect(await admin.ask('PUT', `role/${account.accountId}/`, { role: 'organisation', departments: [] })).toMatchObject({ status: 400 });
  });
});
