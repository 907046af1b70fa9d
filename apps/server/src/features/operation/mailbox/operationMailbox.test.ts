import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, openSession } from '../../../testing/factories.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { createDepartment } from '../../account/index.ts';

interface Listed {
  id: number;
  username: string;
  version: number;
  members: object[];
  removed_at: string | null;
}

describe('shared mailboxes in the back stage', () => {
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

  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, operator = admin) => {
    const answer = await operator.ask(method, `shared-mailbox/${path}`, body);
    return { status: answer.status, body: answer.body as unknown as Listed & { params: { reason: string } } };
  };
  const create = async (more: object = {}) => {
    count += 1;
    return ask('POST', '', { username: `service${count}`, realname: '客服', department: sales, quota_bytes: 100, ...more });
  };

  it('BAK-48 makes, lists, finds, changes, deletes and restores', async () => {
    const { status, body: made } = await create();
    expect([status, made]).toMatchObject([
      200,
      { username: `service${count}@jinshu.example`, realname: '客服', department: { id: sales, name: '销售部' } },
    ]);
    const { body: found } = await ask('GET', `?page=1&page_size=10&keyword=service${count}`);
    expect(found).toMatchObject({ count: 1, results: [{ id: made.id, quota_bytes: 100, used_bytes: 0, members: [], removed_at: null }] });
    const changed = await ask('PATCH', `${made.id}/`, { version: made.version, realname: '服务', department: null, quota_bytes: 0 });
    expect(changed.body).toMatchObject({ realname: '服务', department: null, quota_bytes: 0 });
    const stale = await ask('PATCH', `${made.id}/`, { version: made.version, realname: '旧' });
    expect(stale.body).toMatchObject({ code: 'operation-stale' });
    expect((await ask('POST', `${made.id}/delete/`, {})).body.removed_at).toMatch(/^\d{4}-/);
    expect((await ask('POST', `${made.id}/restore/`, {})).body.removed_at).toBeNull();
  });

  it('BAK-48 BAK-33 refuses a taken address and one that is none', async () => {
    expect((await create({ username: admin.address })).body.params.reason).toBe('address-taken');
    expect((await create({ username: 'a b' })).body.params.reason).toBe('address-invalid');
    expect((await create({ realname: ' ' })).status).toBe(400);
  });

  it('BAK-49 gives and takes access, which counts from the next call on', async () => {
    const { body: made } = await create();
    const account = await makeAccount(test.deps, { departmentId: sales });
    const { headers } = await openSession(test.deps, account);
    const offered = async () =>
      (await test.app.inject({ url: '/api/core/share-status/', headers }))
        .json()
        .results.map(({ username }: { username: string }) => username);
    const seen = [await offered()];
    const set = (body: object) => ask('PUT', `${made.id}/member/`, body);
    expect((await set({ of: 'department', id: sales, level: 'read' })).body.members).toMatchObject([
      { of: 'department', id: sales, level: 'read' },
    ]);
    seen.push(await offered());
    await set({ of: 'person', id: account.accountId, level: 'full' });
    await ask('DELETE', `${made.id}/member/department/${sales}/`);
    seen.push(await offered());
    expect((await set({ of: 'person', id: admin.accountId, level: 'read' })).body.members).toHaveLength(2);
    const last = await ask('DELETE', `${made.id}/member/person/${account.accountId}/`);
    expect(last.body.params.reason).toBe('last-full-member');
    await ask('DELETE', `${made.id}/member/person/${admin.accountId}/`);
    await ask('DELETE', `${made.id}/member/person/${account.accountId}/`);
    seen.push(await offered());
    expect(seen).toEqual([[], [made.username], [made.username], []]);
  });

  it('BAK-13 BAK-12 lets an organisation administrator manage those of the own departments, with the own people', async () => {
    const operator = await openOperator(test, 'organisation', [sales]);
    const { body: own } = await create();
    const { body: foreign } = await create({ department: null });
    const { body: list } = await ask('GET', '?page=1&page_size=100', undefined, operator);
    const ids = (list as unknown as { results: { id: number }[] }).results.map(({ id }) => id);
    expect([ids.includes(own.id), ids.includes(foreign.id)]).toEqual([true, false]);
    const stranger = await makeAccount(test.deps);
    const member = { of: 'person', id: stranger.accountId, level: 'read' };
    expect((await ask('PUT', `${own.id}/member/`, member, operator)).status).toBe(403);
    expect((await ask('PATCH', `${own.id}/`, { version: 1_000_000, department: null }, operator)).status).toBe(403);
    expect((await ask('PATCH', `${own.id}/`, { version: 1_000_000, realname: '新' }, operator)).status).toBe(200);
  });
});
