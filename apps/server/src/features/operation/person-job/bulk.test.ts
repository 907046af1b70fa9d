import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseTable } from '../../../mime/table/parseTable.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount } from '../../../testing/factories.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { createDepartment } from '../../account/index.ts';
import { runPersonJobStep } from './runPersonJobs.ts';

describe('several people in one job', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let sales: number;
  let people: TestAccount[];
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await openOperator(test, 'super');
    sales = await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: '销售部' }));
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    people = [await makeAccount(test.deps), await makeAccount(test.deps)];
  });

  const ids = () => people.map(({ accountId }) => accountId);
  const read = async (id: number) => (await admin.ask('GET', `person/${id}/`)).body as Record<string, unknown>;
  const begin = async (body: object, path = 'person/bulk/') => {
    const answer = await admin.ask('POST', path, body);
    return { status: answer.status, ...(answer.body as unknown as { id: number; params?: { reason: string } }) };
  };
  const finish = async (id: number) => {
    while (!((await admin.ask('GET', `person-job/${id}/`)).body as { is_done?: boolean }).is_done) await runPersonJobStep(test.deps);
    return (await admin.ask('GET', `person-job/${id}/`)).body;
  };
  const run = async (body: object, path?: string) => finish((await begin(body, path)).id);

  it('BAK-42 changes department, level and capacities, and undoes it', async () => {
    await admin.ask('PATCH', `person/${ids()[0]}/`, { version: 0, mail_level: 1 });
    const { id } = await begin({ ids: ids(), action: 'change', department: sales, mail_level: 2, quota_bytes: 1024 });
    expect(await finish(id)).toMatchObject({ kind: 'bulk', total: 2, changed_count: 2, can_undo: true });
    const changed = { department: { id: sales }, mail_level: 2, quota_bytes: 1024 };
    expect([await read(ids()[0] ?? 0), await read(ids()[1] ?? 0)]).toMatchObject([changed, changed]);
    expect(await run({}, `person-job/${id}/undo/`)).toMatchObject({ changed_count: 2 });
    const back = { department: null, quota_bytes: 0 };
    expect([await read(ids()[0] ?? 0), await read(ids()[1] ?? 0)]).toMatchObject([
      { ...back, mail_level: 1 },
      { ...back, mail_level: 0 },
    ]);
    expect((await begin({}, `person-job/${id}/undo/`)).params).toEqual({ reason: 'nothing-to-undo' });
  });

  it('BAK-42 disables and enables, with an outcome for each person', async () => {
    const { headers } = await openSession(test.deps, people[0] as TestAccount);
    const all = [...ids(), admin.accountId];
    const { id } = await begin({ ids: all, action: 'disable' });
    expect(await finish(id)).toMatchObject({ changed_count: 2, failed_count: 1 });
    expect((await test.app.inject({ url: '/api/core/login-after/', headers })).statusCode).toBe(401);
    expect((await admin.ask('GET', `person-job/${id}/row/?page=1&page_size=10`)).body).toMatchObject({
      results: [
        { person: admin.accountId, outcome: 'failed', reason: 'last-super' },
        { person: ids()[0], outcome: 'changed', reason: '' },
        { person: ids()[1], outcome: 'changed' },
      ],
    });
    expect(await run({ ids: ids(), action: 'enable' })).toMatchObject({ changed_count: 2 });
    expect(await run({ ids: ids(), action: 'enable' })).toMatchObject({ unchanged_count: 2 });
    expect(await read(ids()[0] ?? 0)).toMatchObject({ state: 'active' });
  });

  it('BAK-42 deletes and restores', async () => {
    const { id } = await begin({ ids: ids(), action: 'delete' });
    expect(await finish(id)).toMatchObject({ changed_count: 2 });
    expect(await read(ids()[0] ?? 0)).toMatchObject({ state: 'to-be-deleted' });
    await run({}, `person-job/${id}/undo/`);
    expect(await read(ids()[0] ?? 0)).toMatchObject({ state: 'active', removed_at: null });
  });

  it('BAK-42 resets passwords, which are in the file once, and cannot undo it', async () => {
    const { id } = await begin({ ids: ids(), action: 'reset', change_password: true, must_change: false });
    expect(await finish(id)).toMatchObject({ changed_count: 2, can_undo: false, has_file: true });
    const { bytes } = await admin.ask('POST', `person-job/${id}/file/`, { format: 'csv' });
    const [, first] = parseTable({ bytes, rows: 10 }) as string[][];
    const password = JSON.stringify({ value: first?.[6], at: Date.now() });
    const answer = await test.app.inject({ method: 'POST', url: '/api/login/', payload: { account: people[0]?.address, password } });
    expect([first?.[2], answer.statusCode]).toEqual([people[0]?.address, 200]);
  });

  it('BAK-42 BAK-13 begins nothing with a person out of reach', async () => {
    const local = await openOperator(test, 'organisation', [sales]);
    const own = await makeAccount(test.deps, { departmentId: sales });
    const ask = (given: number[]) => local.ask('POST', 'person/bulk/', { ids: given, action: 'disable' });
    expect((await ask([own.accountId, ids()[0] ?? 0])).status).toBe(403);
    expect((await ask([own.accountId])).status).toBe(200);
  });
});
