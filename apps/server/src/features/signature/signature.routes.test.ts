import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, makeSharedMailbox, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('signatures', () => {
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
    test.app.inject({ method, url: `/api/setting/signatures/${url}`, headers, ...(payload && { payload }) });
  const create = async (caption: string) =>
    (await ask('POST', '', { caption, content: `<p>${caption}</p>` })).json() as { id: number; caption: string; content: string };
  const none = { default: 0, default_content: '', refw_default: 0, refw_default_content: '', identities: [] };

  it('SET-57 SET-58 SET-60 are added and listed in the order in which they were made', async () => {
    const first = await create('  正式 ');
    expect(first).toEqual({ id: expect.any(Number), caption: '正式', content: '<p>  正式 </p>', is_active: true });
    const second = await create('Short');
    expect((await ask('GET', '')).json()).toEqual({ count: 2, results: [first, second], ...none });
  });

  it('SET-61 SET-57 answers, changes and removes one', async () => {
    const { id } = await create('Old');
    const changed = { id, caption: 'New', content: '<p>new</p>', is_active: true };
    expect((await ask('PUT', `${id}/`, { caption: 'New', content: '<p>new</p>' })).json()).toEqual(changed);
    expect((await ask('GET', `${id}/`)).json()).toEqual(changed);
    expect((await ask('DELETE', `${id}/`)).json()).toEqual({ msg: 'ok' });
    expect((await ask('GET', `${id}/`)).json()).toMatchObject({ code: 'signature-not-found' });
  });

  it('SET-59 SET-62 sets one default for new mail and one for answers, and removing a signature takes it out of them', async () => {
    const [long, short] = [await create('Long'), await create('Short')];
    const chosen = (await ask('POST', 'set-default/', { default: long.id, refw_default: short.id })).json();
    expect(chosen).toMatchObject({
      default: long.id,
      default_content: '<p>Long</p>',
      refw_default: short.id,
      refw_default_content: '<p>Short</p>',
    });
    await ask('DELETE', `${long.id}/`);
    expect((await ask('GET', '')).json()).toMatchObject({ count: 1, default: 0, default_content: '', refw_default: short.id });
  });

  it('SET-03 SET-07 one that is disabled stays a default and inserts itself again once it is enabled', async () => {
    const { id } = await create('Long');
    await ask('POST', 'set-default/', { default: id, refw_default: 0 });
    expect((await ask('POST', 'disable/', { ids: [id] })).json()).toEqual({ count: 1 });
    expect((await ask('GET', '')).json()).toMatchObject({ default: id, default_content: '' });
    await ask('POST', 'enable/', { ids: [id] });
    expect((await ask('GET', '')).json()).toMatchObject({ default: id, default_content: '<p>Long</p>' });
    expect((await ask('POST', 'bdel/', { ids: [id] })).json()).toEqual({ count: 1 });
    expect((await ask('POST', 'clear/')).json()).toEqual({ count: 0 });
    expect((await ask('GET', '')).json()).toEqual({ count: 0, results: [], ...none });
  });

  it('SET-62 sets those of a sender address, and keeps them when only the general ones change', async () => {
    const { id } = await create('Team');
    const mailboxId = await makeSharedMailbox(test.deps, `team${account.accountId}@jinshu.example`);
    await test.deps.db
      .insertInto('mailbox_share')
      .values({ mailbox_id: mailboxId, account_id: account.accountId, level: 'send' })
      .execute();
    const identities = [{ address: `team${account.accountId}@jinshu.example`, default: id, refw_default: 0 }];
    expect((await ask('POST', 'set-default/', { default: 0, refw_default: 0, identities })).json()).toMatchObject({ identities });
    expect((await ask('POST', 'set-default/', { default: id, refw_default: 0 })).json()).toMatchObject({ default: id, identities });
    expect((await ask('POST', 'set-default/', { default: id, refw_default: 0, identities: [] })).json()).toMatchObject({ identities: [] });
  });

  it.each([
    [
      "somebody else's address",
      { default: 0, refw_default: 0, identities: [{ address: 'x@y.cn', default: 0, refw_default: 0 }] },
      'sender-not-yours',
    ],
    ['a signature that is not there', { default: 987_654, refw_default: 0 }, 'signature-not-found'],
  ])('SET-62 refuses %s', async (_what, payload, code) => {
    expect((await ask('POST', 'set-default/', payload)).json()).toMatchObject({ code });
  });

  it("another person's signature is not there", async () => {
    const { id } = await create('Mine');
    const other = await openSession(test.deps, await makeAccount(test.deps));
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const payload = method === 'PUT' ? { caption: 'x', content: '' } : undefined;
      expect((await ask(method, `${id}/`, payload, other)).statusCode).toBe(404);
    }
    expect((await ask('POST', 'set-default/', { default: id, refw_default: 0 }, other)).json()).toMatchObject({
      code: 'signature-not-found',
    });
  });

  it.each([{ caption: ' ', content: '' }, { content: '' }, { caption: 'x'.repeat(101), content: '' }])('refuses %j', async (payload) => {
    expect((await ask('POST', '', payload)).json()).toMatchObject({ code: 'invalid-input' });
  });
});
