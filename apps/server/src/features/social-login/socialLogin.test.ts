import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setPolicies } from '../../platform/policy/index.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, testPassword } from '../../testing/factories.ts';
import { type OpenIdServer, startOpenIdServer } from '../../testing/openIdServer.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

const publicUrl = 'http://127.0.0.1:8080';
let clock = new Date();
let star: OpenIdServer;
let test: TestApp;
let other: TestApp;
let account: TestAccount;

beforeAll(async () => {
  star = await startOpenIdServer(publicUrl);
  const now = () => clock;
  test = await buildTestApp({ now, env: star.env });
  other = await buildTestApp({ now, env: star.env, database: test.database });
  await setPolicies(test.deps.db, { of: 'organisation' }, { is_social_login: true });
});
afterAll(async () => {
  await other.close();
  await test.close();
  await star.close();
});
beforeEach(async () => {
  clock = new Date();
  account = await makeAccount(test.deps);
  star.person = { sub: randomUUID(), name: '林月 (Star)' };
});

type Cookies = Record<string, string>;
const seal = (value: string) => JSON.stringify({ value, at: clock.getTime() });

/** Sends a call as a browser does that keeps its cookies in `jar`. */
async function send(url: string, payload: object | undefined, jar: Cookies = {}, { at = test, token = '' } = {}) {
  const cookie = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
  const answer = await at.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${url}`,
    headers: { cookie: cookie.join('; '), 'x-jinshu-token': token },
    ...(payload && { payload }),
  });
  for (const { name, value } of answer.cookies) jar[name] = value;
  return { status: answer.statusCode, body: answer.json() };
}

/** Goes to the provider and comes back. */
async function goAndReturn(jar: Cookies): Promise<string> {
  const { body } = await send('/login/social/begin/', { provider: 'oidc' }, jar);
  return star.walk(body.address);
}
const complete = (query: string, jar: Cookies, at = test) => send('/login/social/', { query }, jar, { at });

/** Logs in with the password, in the same browser. */
const logIn = async (jar: Cookies, who = account) => send('/login/', { account: who.address, password: seal(testPassword) }, jar);
const list = (jar: Cookies) => send('/setting/social/', undefined, jar);

/** Binds the person at the provider to the account. */
async function bind(who = account): Promise<Cookies> {
  const jar: Cookies = {};
  await complete(await goAndReturn(jar), jar);
  const { body } = await logIn(jar, who);
  const bound = await send('/setting/social/bind/', {}, jar, { token: body.token });
  expect(bound.status).toBe(200);
  return { ...jar, token: body.token };
}

describe('a login through a provider', () => {
  it('LGN-33 is offered on the login page where it is set up and allowed', async () => {
    const page = async () => (await test.app.inject('/api/core/login-before/')).json();
    expect(await page()).toMatchObject({ is_social_login: true, social_providers: [{ id: 'oidc', name: 'Star' }] });
    await setPolicies(test.deps.db, { of: 'organisation' }, { is_social_login: false });
    expect(await page()).toMatchObject({ is_social_login: false, social_providers: [] });
    expect((await send('/login/social/begin/', { provider: 'oidc' })).body.code).toBe('social-off');
    await setPolicies(test.deps.db, { of: 'organisation' }, { is_social_login: true });
    expect((await send('/login/social/begin/', { provider: 'wecom' })).body.code).toBe('social-off');
  });

  it('LGN-34 goes to the authorization address of the provider with state, nonce and PKCE', async () => {
    const { body } = await send('/login/social/begin/', { provider: 'oidc' });
    const address = new URL(body.address);
    expect(address.origin).toBe(star.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'jinshu',
      redirect_uri: `${publicUrl}/login`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('LGN-34 LGN-36 asks an unbound account to log in once with its password, and logs it in from then on', async () => {
    const jar: Cookies = {};
    const unbound = await complete(await goAndReturn(jar), jar);
    expect(unbound.body).toEqual({ is_bound: false, provider: 'Star' });
    expect(jar.jinshu_session).toBeUndefined();
    const { body } = await logIn(jar);
    const bound = await send('/setting/social/bind/', {}, jar, { token: body.token });
    expect(bound.body.accounts).toMatchObject([{ id: 'oidc', name: 'Star', is_bound: true, account: '林月 (Star)' }]);

    const next: Cookies = {};
    const login = await complete(await goAndReturn(next), next);
    expect(login.body).toMatchObject({ is_bound: true, login: { username: account.address, is_twofactor: false } });
    expect((await send('/core/userinfo/', undefined, next)).status).toBe(200);
  });

  it('LGN-34 still asks for the second factor of the account', async () => {
    await bind();
    await test.deps.db
      .insertInto('second_factor')
      .values({ account_id: account.accountId, key_sealed: null, mobile: '13800000000' })
      .execute();
    const jar: Cookies = {};
    const half = await complete(await goAndReturn(jar), jar);
    expect(half.body.login).toEqual({ username: account.address, token: '', is_twofactor: true });
    expect(jar.jinshu_session).toBeUndefined();
    expect((await send('/login/twofactor/', undefined, jar)).body).toMatchObject({ factors: ['sms'] });
  });

  it('LGN-34 refuses a disabled account', async () => {
    await bind();
    await test.deps.db.updateTable('account').set({ is_active: false }).where('id', '=', account.accountId).execute();
    const jar: Cookies = {};
    expect((await complete(await goAndReturn(jar), jar)).body.code).toBe('login-disabled');
  });

  it('LGN-34 says that a login was refused at the provider', async () => {
    star.person = undefined;
    const jar: Cookies = {};
    const query = await goAndReturn(jar);
    expect(query).toContain('error=access_denied');
    expect((await complete(query, jar)).body.code).toBe('social-refused');
  });

  it('LGN-34 takes an answer once, also at two servers at once', async () => {
    await bind();
    const jar: Cookies = {};
    const query = await goAndReturn(jar);
    const both = await Promise.all([complete(query, { ...jar }), complete(query, { ...jar }, other)]);
    expect(both.map(({ status, body }) => (status === 200 ? 'in' : body.code)).sort()).toEqual(['in', 'social-over']);
  });

  it('LGN-34 takes no code that was redeemed before', async () => {
    await bind();
    const first: Cookies = {};
    const used = new URLSearchParams(await goAndReturn(first));
    await complete(used.toString(), first);
    const second: Cookies = {};
    const fresh = new URLSearchParams(await goAndReturn(second));
    fresh.set('code', used.get('code') ?? '');
    expect((await complete(fresh.toString(), second)).body.code).toBe('social-refused');
  });

  it('LGN-34 refuses an answer in another browser, of which nobody here asked (login CSRF), and one that comes late', async () => {
    await bind();
    const attacker: Cookies = {};
    const planted = await goAndReturn(attacker);
    const victim: Cookies = {};
    await send('/login/social/begin/', { provider: 'oidc' }, victim);
    for (const jar of [{}, victim]) expect((await complete(planted, jar)).body.code).toBe('social-over');
    const late: Cookies = {};
    const query = await goAndReturn(late);
    clock = new Date(clock.getTime() + 11 * 60_000);
    expect((await complete(query, late)).body.code).toBe('social-over');
  });

  it('LGN-34 refuses another site that posts an answer', async () => {
    const jar: Cookies = {};
    const query = await goAndReturn(jar);
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/login/social/',
      headers: { origin: 'https://evil.example', cookie: `jinshu_social=${jar.jinshu_social}` },
      payload: { query },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
  });

  it('LGN-34 never goes anywhere but to the provider and back to this server (open redirect)', async () => {
    const jar: Cookies = {};
    const payload = { provider: 'oidc', next: 'https://evil.example', redirect_uri: 'https://evil.example' };
    const { body } = await send('/login/social/begin/', payload, jar);
    expect(body.address).not.toContain('evil');
    const changed = new URL(body.address);
    changed.searchParams.set('redirect_uri', 'https://evil.example/login');
    await expect(star.walk(changed.href)).rejects.toThrow(/redirect_uri/);
  });
});

describe('the account of a provider', () => {
  it('LGN-35 is told with its name, and is the own one', async () => {
    const jar = await bind();
    expect((await list(jar)).body.accounts).toEqual([
      { id: 'oidc', name: 'Star', is_bound: true, account: '林月 (Star)', bound_at: clock.toISOString() },
    ]);
    const { headers } = await openSession(test.deps, await makeAccount(test.deps));
    const stranger = await test.app.inject({ url: '/api/setting/social/', headers });
    expect(stranger.json().accounts).toEqual([{ id: 'oidc', name: 'Star', is_bound: false, account: '', bound_at: '' }]);
  });

  it('LGN-36 is unbound, and logs in no more', async () => {
    const jar = await bind();
    const { body } = await send('/setting/social/unbind/', { provider: 'oidc' }, jar, { token: jar.token ?? '' });
    expect(body.accounts).toMatchObject([{ is_bound: false }]);
    const next: Cookies = {};
    expect((await complete(await goAndReturn(next), next)).body.is_bound).toBe(false);
  });

  it('LGN-36 is bound from the settings after the password was entered', async () => {
    const jar: Cookies = {};
    const { body } = await logIn(jar);
    const begin = (password: string) =>
      send('/setting/social/begin/', { provider: 'oidc', password: seal(password) }, jar, { token: body.token });
    expect((await begin('wrong')).body.code).toBe('password-wrong');
    const query = await star.walk((await begin(testPassword)).body.address);
    // A binding that has begun isn't a login.
    expect((await complete(query, { ...jar })).body.code).toBe('social-over');
    const bound = await send('/setting/social/bind/', { query }, jar, { token: body.token });
    expect(bound.body.accounts).toMatchObject([{ is_bound: true, account: '林月 (Star)' }]);
  });

  it('LGN-36 is not bound by an open session alone, by another account, or without the token of the page', async () => {
    const jar: Cookies = {};
    const { body } = await logIn(jar);
    clock = new Date(clock.getTime() + 1000);
    await complete(await goAndReturn(jar), jar);
    expect((await send('/setting/social/bind/', {}, { ...jar }, { token: body.token })).body.code).toBe('social-over');
    const begun = await send('/setting/social/begin/', { provider: 'oidc', password: seal(testPassword) }, jar, { token: body.token });
    const query = await star.walk(begun.body.address);
    const { secret, token } = await openSession(test.deps, await makeAccount(test.deps));
    const theirs = { ...jar, jinshu_session: secret };
    expect((await send('/setting/social/bind/', { query }, theirs, { token })).body.code).toBe('social-over');
    expect((await send('/setting/social/bind/', { query }, jar)).body.code).toBe('forbidden');
  });

  it('LGN-36 belongs to one mailbox', async () => {
    await bind();
    const jar: Cookies = {};
    const second = await makeAccount(test.deps);
    const { body } = await logIn(jar, second);
    const begun = await send('/setting/social/begin/', { provider: 'oidc', password: seal(testPassword) }, jar, { token: body.token });
    const query = await star.walk(begun.body.address);
    expect((await send('/setting/social/bind/', { query }, jar, { token: body.token })).body.code).toBe('social-taken');
  });
});
