import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestSession } from '../../../testing/factories.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';

interface Listed {
  id: number;
  name: string;
  parent: number | null;
  contact_count: number;
  all_contact_count: number;
  version: number;
}

describe('categories of the company book in the back stage', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let reader: TestSession;
  let [top, a, b, c] = [0, 0, 0, 0];
  let serial = 0;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await openOperator(test, 'super');
    reader = await openSession(test.deps, await makeAccount(test.deps));
  });
  afterAll(() => test.close());

  const create = async (name: string, parent: number | null) => {
    const { status, body } = await admin.ask('POST', 'company-category/', { name, parent });
    expect(status).toBe(200);
    return (body as unknown as { id: number }).id;
  };
  beforeEach(async () => {
    serial += 1;
    top = await create(`供应商 ${serial}`, null);
    [a, b, c] = [await create('印刷', top), await create('纸张', top), await create('物流', top)];
  });

  const tree = async () => ((await admin.ask('GET', 'company-category/')).body as unknown as { results: Listed[] }).results;
  const find = async (id: number) => (await tree()).find((one) => one.id === id) as Listed;
  const change = async (id: number, given: object) =>
    admin.ask('PATCH', `company-category/${id}/`, { version: (await find(id)).version, ...given });
  const place = (id: number, parent: number | null, before: number | null) => change(id, { place: { parent, before } });
  const remove = (id: number, target?: number) =>
    admin.ask('POST', `company-category/${id}/delete/`, target === undefined ? {} : { target });
  const shown = async (): Promise<{ id: number; pid: number; name: string; count: number }[]> =>
    (await test.app.inject({ url: '/api/contact/cab/groups/', headers: reader.headers })).json().results;
  const shownBelow = async (parent: number) => (await shown()).filter(({ pid }) => pid === parent).map(({ id }) => id);
  const addContact = (categoryId: number) =>
    test.deps.db
      .insertInto('company_contact')
      .values({ category_id: categoryId, name: '韩梅', address: `han${serial}@print.example` })
      .execute();
  const refusal = (reason: string, more: object = {}) => ({
    status: 400,
    body: { code: 'operation-refused', params: { reason, ...more } },
  });

  it('BAK-57 CON-43 adds and renames categories, which the company book shows in their order', async () => {
    expect(await shownBelow(top)).toEqual([a, b, c]);
    expect((await change(a, { name: '印刷与装订' })).status).toBe(200);
    expect((await shown()).find(({ id }) => id === a)).toMatchObject({ name: '印刷与装订', count: 0 });
    const taken = { ...refusal('category-name-taken'), body: { name: ['category-name-taken'] } };
    expect(await admin.ask('POST', 'company-category/', { name: '纸张', parent: top })).toMatchObject(taken);
    expect(await change(c, { name: '纸张' })).toMatchObject(taken);
    for (const name of ['', ' ', '长'.repeat(51), 'a\u0000']) expect(await change(b, { name })).toMatchObject({ status: 400 });
    for (const parent of [999_999, Number.MAX_SAFE_INTEGER])
      expect(await admin.ask('POST', 'company-category/', { name: 'x', parent })).toMatchObject(refusal('category-unknown'));
    const records = await test.deps.db.selectFrom('operation_record').selectAll().where('target_id', '=', String(a)).execute();
    expect(
      records.filter(({ target_kind }) => target_kind === 'company-category').map(({ action, changes }) => ({ action, changes })),
    ).toEqual([
      {
        action: 'createCompanyCategory',
        changes: [
          { field: 'name', before: null, after: '印刷' },
          { field: 'parentId', before: null, after: top },
        ],
      },
      { action: 'changeCompanyCategory', changes: [{ field: 'name', before: '印刷', after: '印刷与装订' }] },
    ]);
  });

  it('BAK-57 orders siblings and moves a category with all below it, though not under itself', async () => {
    await place(c, top, a);
    expect(await shownBelow(top)).toEqual([c, a, b]);
    const inner = await create('快递', c);
    await place(c, b, null);
    expect([await shownBelow(top), await shownBelow(b), await shownBelow(c)]).toEqual([[a, b], [c], [inner]]);
    for (const under of [c, inner]) expect(await place(c, under, null)).toMatchObject(refusal('category-into-itself'));
    await create('印刷', c);
    expect(await place(a, c, null)).toMatchObject(refusal('category-name-taken'));
  });

  it('BAK-57 asks where contacts and categories go, and moves them with the deletion', async () => {
    await addContact(a);
    const inner = await create('数码', a);
    expect(await find(a)).toMatchObject({ contact_count: 1, all_contact_count: 1 });
    expect(await find(top)).toMatchObject({ contact_count: 0, all_contact_count: 1 });
    expect(await remove(a)).toMatchObject(refusal('category-not-empty', { contacts: 1, categories: 1 }));
    expect(await remove(a, inner)).toMatchObject(refusal('category-into-itself'));
    expect((await remove(a, b)).status).toBe(200);
    expect([await shownBelow(top), await shownBelow(b)]).toEqual([[b, c], [inner]]);
    expect((await shown()).find(({ id }) => id === b)).toMatchObject({ count: 1 });
    expect((await remove(c)).status).toBe(200);
  });

  it('BAK-57 BAK-08 refuses a change of a category that somebody else has changed', async () => {
    const { version } = await find(a);
    const other = await openOperator(test, 'super');
    await other.ask('PATCH', `company-category/${a}/`, { version, name: '新' });
    const late = await admin.ask('PATCH', `company-category/${a}/`, { version, name: '旧' });
    expect(late).toMatchObject({ status: 400, body: { code: 'operation-stale', params: { by: other.address } } });
  });
});
