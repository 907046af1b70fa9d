import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, openSession } from '../../../testing/factories.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';

interface Listed {
  id: number;
  name: string;
  parent: number | null;
  people_count: number;
  all_people_count: number;
  version: number;
}

describe('departments in the back stage', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let top: number;
  let [a, b, c] = [0, 0, 0];
  let count = 0;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await openOperator(test, 'super');
  });
  afterAll(() => test.close());

  const create = async (name: string, parent: number | null) => {
    const { status, body } = await admin.ask('POST', 'department/', { name, parent });
    expect(status).toBe(200);
    return (body as unknown as { id: number }).id;
  };
  beforeEach(async () => {
    count += 1;
    top = await create(`总部${count}`, null);
    a = await create('甲', top);
    b = await create('乙', top);
    c = await create('丙', top);
  });

  const tree = async (operator = admin) => ((await operator.ask('GET', 'department/')).body as unknown as { results: Listed[] }).results;
  const find = async (id: number) => (await tree()).find((one) => one.id === id) as Listed;
  const below = async (parent: number) => (await tree()).filter((one) => one.parent === parent).map(({ id }) => id);
  const change = async (id: number, given: object) =>
    admin.ask('PATCH', `department/${id}/`, { version: (await find(id)).version, ...given });
  const place = (id: number, parent: number | null, before: number | null) => change(id, { place: { parent, before } });

  it('BAK-23 shows for each department its own people and those of all below it', async () => {
    await makeAccount(test.deps, { departmentId: top });
    await makeAccount(test.deps, { departmentId: a });
    await makeAccount(test.deps, { departmentId: await create('丁', a) });
    expect(await find(top)).toMatchObject({ people_count: 1, all_people_count: 3 });
    expect(await find(a)).toMatchObject({ people_count: 1, all_people_count: 2 });
    expect(await find(b)).toMatchObject({ people_count: 0, all_people_count: 0 });
  });

  it('BAK-23 adds and renames; a name is unique under its parent, whatever its case, and has 1 to 50 characters', async () => {
    await create('Sales', a);
    await create('Sales', b);
    const refused = { status: 400, body: { params: { reason: 'department-name-taken' }, name: ['department-name-taken'] } };
    expect(await admin.ask('POST', 'department/', { name: 'SALES', parent: a })).toMatchObject(refused);
    expect(await change(b, { name: '甲' })).toMatchObject(refused);
    for (const name of ['', ' ', '长'.repeat(51)]) expect(await change(b, { name })).toMatchObject({ status: 400 });
    expect(await change(b, { name: '长'.repeat(50) })).toMatchObject({ status: 200 });
    expect(await admin.ask('POST', 'department/', { name: 'x', parent: 999_999 })).toMatchObject({
      body: { params: { reason: 'department-unknown' } },
    });
  });

  it('BAK-24 orders siblings and moves a department with all below it, though not under itself', async () => {
    expect(await below(top)).toEqual([a, b, c]);
    await place(c, top, a);
    expect(await below(top)).toEqual([c, a, b]);
    const inner = await create('丁', c);
    await place(c, b, null);
    expect([await below(top), await below(b), await below(c)]).toEqual([[a, b], [c], [inner]]);
    for (const under of [c, inner])
      expect(await place(c, under, null)).toMatchObject({ body: { params: { reason: 'department-into-itself' } } });
    await create('甲', c);
    expect(await place(a, c, null)).toMatchObject({ body: { params: { reason: 'department-name-taken' } } });
  });

  it('BAK-24 shows the same order in the organisation book', async () => {
    const { headers } = await openSession(test.deps, await makeAccount(test.deps));
    await place(c, top, a);
    const { results } = (await test.app.inject({ url: '/api/contact/oab/departments/', headers })).json();
    expect(results.filter(({ pid }: { pid: number }) => pid === top).map(({ id }: { id: number }) => id)).toEqual([c, a, b]);
    expect(results.find(({ id }: { id: number }) => id === c).username).toBe(`dept_${c}@jinshu.example`);
  });

  it('BAK-25 asks where people and departments go, and moves them with the deletion', async () => {
    const { accountId } = await makeAccount(test.deps, { departmentId: a });
    const inner = await create('丁', a);
    const operator = await openOperator(test, 'organisation', [a]);
    const remove = (id: number, target?: number) => admin.ask('POST', `department/${id}/delete/`, target === undefined ? {} : { target });
    expect(await remove(a)).toMatchObject({ status: 400, body: { params: { reason: 'department-not-empty', people: 1, departments: 1 } } });
    expect(await remove(a, inner)).toMatchObject({ status: 400, body: { params: { reason: 'department-into-itself' } } });
    expect((await remove(a, b)).status).toBe(200);
    expect([await below(top), await below(b)]).toEqual([[b, c], [inner]]);
    const row = await test.deps.db.selectFrom('account').select('department_id').where('id', '=', accountId).executeTakeFirst();
    expect(row).toEqual({ department_id: b });
    expect((await tree(operator)).map(({ id }) => id)).toEqual([b, inner]);
    expect((await remove(c)).status).toBe(200);
  });

  it('BAK-08 refuses a change of a department that somebody else has changed', async () => {
    const { version } = await find(a);
    const other = await openOperator(test, 'super');
    await other.ask('PATCH', `department/${a}/`, { version, name: '新' });
    const late = await admin.ask('PATCH', `department/${a}/`, { version, name: '旧' });
    expect(late).toMatchObject({ status: 400, body: { code: 'operation-stale', params: { by: other.address } } });
  });

  it('BAK-13 shows an organisation administrator the own departments and those below, as a tree of their own', async () => {
    const inner = await create('丁', a);
    const operator = await openOperator(test, 'organisation', [a]);
    expect((await tree(operator)).map(({ id, parent }) => [id, parent])).toEqual([
      [a, null],
      [inner, a],
    ]);
  });
});
