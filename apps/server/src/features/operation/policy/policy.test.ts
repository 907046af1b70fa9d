import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policies, policyNames } from '../../../platform/policy/index.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, openSession } from '../../../testing/factories.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { createDepartment } from '../../account/index.ts';

interface Listed {
  name: string;
  value: unknown;
  source: string;
  source_name: string;
  is_set_here: boolean;
  version: number;
  elsewhere: string[];
}

describe('policies in the back stage', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let above: number;
  let below: number;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await openOperator(test, 'super');
    const make = (name: string, parentId?: number) => test.deps.db.transaction().execute((tx) => createDepartment(tx, { name, parentId }));
    above = await make('总部');
    below = await make('分部', above);
  });
  afterAll(() => test.close());

  const list = async (scope: string) =>
    ((await admin.ask('GET', `policy/?scope=${scope}`)).body as unknown as { results: Listed[] }).results;
  const find = async (name: string, scope = 'organisation') => (await list(scope)).find((one) => one.name === name) as Listed;
  const set = async (name: string, value: unknown, scope: object = { scope: 'organisation' }, version = 1_000_000) =>
    admin.ask('POST', 'policy/', { ...scope, changes: [{ name, value, version }] });

  it('BAK-65 lists every policy with value, source, range and requirement', async () => {
    const found = await list('organisation');
    expect(found.map(({ name }) => name)).toEqual(policyNames);
    expect(found.find(({ name }) => name === 'login_failures')).toMatchObject({
      kind: 'number',
      value: 10,
      initial: 10,
      source: 'initial',
      minimum: expect.any(Number),
      requirements: policies.login_failures.ids,
    });
    expect(found.find(({ name }) => name === 'captcha')).toMatchObject({ kind: 'choice', choices: expect.arrayContaining(['slide']) });
    expect(found.find(({ name }) => name === 'is_fwmail')).toMatchObject({ kind: 'flag', value: true });
  });

  it('BAK-65 the nearest value is in force, and a person shows where it was set', async () => {
    const { accountId, address } = await makeAccount(test.deps, { departmentId: below });
    const person = `person&id=${accountId}`;
    const at = async () => {
      const { value, source, source_name, is_set_here } = await find('is_mailprint', person);
      return [value, source, source_name, is_set_here];
    };
    const seen = [await at()];
    await set('is_mailprint', false);
    seen.push(await at());
    await set('is_mailprint', true, { scope: 'department', id: above });
    seen.push(await at());
    await set('is_mailprint', false, { scope: 'department', id: below });
    seen.push(await at());
    await set('is_mailprint', true, { scope: 'person', id: accountId });
    seen.push(await at());
    await set('is_mailprint', null, { scope: 'person', id: accountId });
    seen.push(await at());
    expect(seen).toEqual([
      [true, 'initial', '', false],
      [false, 'organisation', '', false],
      [true, 'department', '总部', false],
      [false, 'department', '分部', false],
      [true, 'person', address, true],
      [false, 'department', '分部', false],
    ]);
    expect((await find('is_mailprint')).elsewhere).toEqual(['总部', '分部']);
  });

  it('BAK-66 a changed value is in force from the next call on', async () => {
    const { headers } = await openSession(test.deps, await makeAccount(test.deps));
    const flags = async () => (await test.app.inject({ url: '/api/core/login-after/', headers })).json();
    const { is_fwmail: before } = await flags();
    await set('is_fwmail', false);
    expect([before, (await flags()).is_fwmail]).toEqual([true, false]);
  });

  it('BAK-65 refuses unknown names, values out of range, and scopes that a policy does not have, at their fields', async () => {
    const reasons: unknown[] = [];
    for (const [name, value, scope] of [
      ['nothing', 1, undefined],
      ['login_failures', -1, undefined],
      ['is_fwmail', 'yes', undefined],
      ['captcha', 'off', { scope: 'department', id: above }],
    ] as const) {
      const { body } = await set(name, value, scope);
      reasons.push([(body as unknown as { params: { reason: string } }).params.reason, Object.hasOwn(body, name)]);
    }
    expect(reasons).toEqual([
      ['policy-unknown', true],
      ['policy-value', true],
      ['policy-value', true],
      ['policy-scope', true],
    ]);
    expect((await set('is_fwmail', true, { scope: 'person', id: 999_999 })).status).toBe(404);
  });

  it('BAK-78 refuses values that do not fit together, and sets all or none', async () => {
    const changes = [
      { name: 'title', value: 'X', version: 0 },
      { name: 'mail_level', value: 1, version: 0 },
      { name: 'attach_level', value: 2, version: 0 },
    ];
    const answer = await admin.ask('POST', 'policy/', { scope: 'organisation', changes });
    expect(answer).toMatchObject({ status: 400, body: { params: { reason: 'policy-conflict' } } });
    expect((await find('title')).source).toBe('initial');
  });

  it('BAK-08 refuses a policy that somebody else has set since, and says who', async () => {
    const { version } = await find('icp_no');
    const other = await openOperator(test, 'super');
    await other.ask('POST', 'policy/', { scope: 'organisation', changes: [{ name: 'icp_no', value: '1', version }] });
    expect(await set('icp_no', '2', undefined, version)).toMatchObject({
      status: 400,
      body: { code: 'operation-stale', params: { by: other.address } },
    });
    expect(await find('icp_no')).toMatchObject({ value: '1', is_set_here: true });
  });

  it('BAK-103 records the values before and after', async () => {
    await set('system_name', '新名');
    const { body } = await admin.ask('GET', 'record/action/?page=1&page_size=10&target_kind=policy&target_id=system_name');
    expect(body).toMatchObject({
      count: 1,
      results: [{ action: 'setPolicies', changes: [{ field: 'system_name', after: '新名' }], author: admin.address }],
    });
  });
});
