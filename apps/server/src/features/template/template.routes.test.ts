import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesAfter } from '../../platform/change/change.repository.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('template letters', () => {
  let test: TestApp;
  let account: TestAccount;
  let session: TestSession;

  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    account = await makeAccount(test.deps);
    session = await openSession(test.deps, account);
  });

  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, { headers } = session) =>
    test.app.inject({ method, url: `/api/setting/template/${url}`, headers, ...(payload && { payload }) });
  const create = async (caption: string) => (await ask('POST', '', { caption, content: '<p>x</p>' })).json() as { id: number };
  const page = async (number: number) => (await ask('GET', `?page=${number}&page_size=5`)).json();

  it('SET-54 SET-55 CMP-16 come five to a page, the newest first', async () => {
    for (let n = 1; n <= 6; n += 1) await create(`${n}`);
    const first = await page(1);
    expect([first.count, first.results.map(({ caption }: { caption: string }) => caption)]).toEqual([6, ['6', '5', '4', '3', '2']]);
    expect((await page(2)).results).toEqual([{ id: expect.any(Number), caption: '1', content: '<p>x</p>', is_active: true }]);
  });

  it('CMP-17 a page that is not there is invalid, the first one never is', async () => {
    expect(await page(1)).toEqual({ count: 0, results: [] });
    await create('one');
    expect(await page(2)).toMatchObject({ code: 'template-no-more', detail: 'This page of templates does not exist.' });
  });

  it('SET-53 SET-56 are added, answered, changed and removed', async () => {
    const { id } = await create('Old');
    const changed = { id, caption: 'New', content: '<p>y</p>', is_active: true };
    expect((await ask('PUT', `${id}/`, { caption: 'New', content: '<p>y</p>' })).json()).toEqual(changed);
    expect((await ask('GET', `${id}/`)).json()).toEqual(changed);
    await ask('DELETE', `${id}/`);
    expect((await ask('DELETE', `${id}/`)).json()).toMatchObject({ code: 'template-not-found' });
  });

  it('SET-02 SET-03 SET-04 SET-07 are enabled and disabled, deleted together and cleared; other windows hear of it', async () => {
    const [first, second, third] = [await create('1'), await create('2'), await create('3')];
    const captions = async (query = '') =>
      (await ask('GET', `?page=1&page_size=5${query}`)).json().results.map(({ caption }: { caption: string }) => caption);
    expect((await ask('POST', 'disable/', { ids: [first.id, third.id] })).json()).toEqual({ count: 2 });
    expect([await captions('&is_active=1'), await captions('&is_active=0')]).toEqual([['2'], ['3', '1']]);
    expect((await ask('POST', 'enable/', { ids: [first.id] })).json()).toEqual({ count: 1 });
    expect(await captions('&is_active=1')).toEqual(['2', '1']);
    expect((await ask('POST', 'bdel/', { ids: [second.id, 987_654_321] })).json()).toEqual({ count: 1 });
    expect(await captions()).toEqual(['3', '1']);
    expect((await ask('POST', 'clear/')).json()).toEqual({ count: 2 });
    expect(await captions()).toEqual([]);
    const { entries } = await changesAfter(test.deps.db, account.mailboxId, 0);
    expect(entries.map(({ change }) => change)).toEqual(Array(7).fill({ type: 'settings-list.changed', resource: 'template' }));
  });

  it.each([[[]], [[0]], ['1'], [Array.from({ length: 1001 }, (_, index) => index + 1)]])('SET-02 refuses the ids %j', async (ids) => {
    for (const action of ['bdel', 'enable', 'disable'])
      expect((await ask('POST', `${action}/`, { ids })).json()).toMatchObject({ code: 'invalid-input' });
  });

  it("another person's template is not there", async () => {
    const { id } = await create('Mine');
    const other = await openSession(test.deps, await makeAccount(test.deps));
    expect((await ask('GET', `${id}/`, undefined, other)).statusCode).toBe(404);
    expect((await ask('DELETE', `${id}/`, undefined, other)).statusCode).toBe(404);
    for (const action of ['bdel', 'enable', 'disable'])
      expect((await ask('POST', `${action}/`, { ids: [id] }, other)).json()).toEqual({ count: 0 });
    expect((await ask('POST', 'clear/', undefined, other)).json()).toEqual({ count: 0 });
    expect((await ask('GET', `${id}/`)).json()).toMatchObject({ id, is_active: true });
  });
});
