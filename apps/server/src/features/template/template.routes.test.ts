import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestSession } from '../../testing/factories.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('template letters', () => {
  let test: TestApp;
  let session: TestSession;

  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    session = await openSession(test.deps, await makeAccount(test.deps));
  });

  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, { headers } = session) =>
    test.app.inject({ method, url: `/api/setting/template/${url}`, headers, ...(payload && { payload }) });
  const create = async (caption: string) => (await ask('POST', '', { caption, content: '<p>x</p>' })).json() as { id: number };
  const page = async (number: number) => (await ask('GET', `?page=${number}&page_size=5`)).json();

  it('SET-54 SET-55 CMP-16 come five to a page, the newest first', async () => {
    for (let n = 1; n <= 6; n += 1) await create(`${n}`);
    const first = await page(1);
    expect([first.count, first.results.map(({ caption }: { caption: string }) => caption)]).toEqual([6, ['6', '5', '4', '3', '2']]);
    expect((await page(2)).results).toEqual([{ id: expect.any(Number), caption: '1', content: '<p>x</p>' }]);
  });

  it('CMP-17 a page that is not there is invalid, the first one never is', async () => {
    expect(await page(1)).toEqual({ count: 0, results: [] });
    await create('one');
    expect(await page(2)).toMatchObject({ code: 'template-no-more', detail: 'This page of templates does not exist.' });
  });

  it('SET-53 SET-56 are added, answered, changed and removed', async () => {
    const { id } = await create('Old');
    const changed = { id, caption: 'New', content: '<p>y</p>' };
    expect((await ask('PUT', `${id}/`, { caption: 'New', content: '<p>y</p>' })).json()).toEqual(changed);
    expect((await ask('GET', `${id}/`)).json()).toEqual(changed);
    await ask('DELETE', `${id}/`);
    expect((await ask('DELETE', `${id}/`)).json()).toMatchObject({ code: 'template-not-found' });
  });

  it("another person's template is not there", async () => {
    const { id } = await create('Mine');
    const other = await openSession(test.deps, await makeAccount(test.deps));
    expect((await ask('GET', `${id}/`, undefined, other)).statusCode).toBe(404);
    expect((await ask('DELETE', `${id}/`, undefined, other)).statusCode).toBe(404);
  });
});
