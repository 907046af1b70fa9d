import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setPolicies } from '../../platform/policy/index.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { type Lies, type LyingProvider, startLyingProvider } from '../../testing/lyingProvider.ts';
import { type OpenIdServer, startOpenIdServer } from '../../testing/openIdServer.ts';
import { sealFactorKey } from '../two-factor/seal.ts';

const publicUrl = 'http://mail.jinshu.example';
const more = { JINSHU_PUBLIC_URL: publicUrl, JINSHU_OIDC_SIGN_ON: '1', JINSHU_OIDC_ROLES: 'mail-admins=super, mail-audit=auditor' };
type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

interface LoggedIn {
  headers: { cookie: string; 'x-jinshu-token': string };
}

/** Walks through a login, and returns what the product answers. */
async function signOn({ app }: TestApp, walk: (address: string) => string | Promise<string>) {
  const begun = await app.inject({ method: 'POST', url: '/api/login/social/begin/', payload: { provider: 'oidc' } });
  const cookieOf = (answer: typeof begun) => answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const query = await walk(String(begun.json().address));
  const answer = await app.inject({ method: 'POST', url: '/api/login/social/', headers: { cookie: cookieOf(begun) }, payload: { query } });
  const body = answer.json() as { is_bound: boolean; login?: { username: string; token: string }; code?: string };
  return { body, headers: { cookie: cookieOf(answer), 'x-jinshu-token': body.login?.token ?? '' } };
}
const isIn = async ({ app }: TestApp, { headers }: LoggedIn) =>
  (await app.inject({ url: '/api/core/login-after/', headers })).statusCode === 200;
const roleOf = async ({ deps }: TestApp, { accountId }: TestAccount) =>
  (await deps.db.selectFrom('operation_role').select('role').where('account_id', '=', accountId).executeTakeFirst())?.role;

/** Binds an authenticator. Returns its codes; `ahead` is the time until the code is due, in milliseconds. */
async function bindAuthenticator({ deps }: TestApp, { accountId }: TestAccount): Promise<(ahead?: number) => string> {
  const key = randomBytes(20);
  const keySealed = await sealFactorKey(deps.db, accountId, key);
  await deps.db
    .insertInto('second_factor')
    .values({ account_id: accountId, key_sealed: keySealed, is_authenticator_bound: true })
    .execute();
  const totp = new TOTP({ secret: new Secret({ buffer: new Uint8Array(key).buffer }), digits: 6, period: 30 });
  return (ahead = 0) => totp.generate({ timestamp: Date.now() + ahead });
}
/** Completes a login with a code. */
async function giveCode({ app }: TestApp, { headers }: LoggedIn, code: string): Promise<LoggedIn & { code?: string }> {
  const payload = { factor: 'authenticator', code };
  const answer = await app.inject({ method: 'POST', url: '/api/login/twofactor/', headers: { cookie: headers.cookie }, payload });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { token = '', code: refused } = answer.json() as { token?: string; code?: string };
  return { headers: { cookie, 'x-jinshu-token': token }, ...(refused !== undefined && { code: refused }) };
}

describe('the organization’s sign-on with a real provider', () => {
  let star: OpenIdServer;
  let test: TestApp;
  let lin: TestAccount;
  beforeAll(async () => {
    star = await startOpenIdServer(publicUrl);
    test = await buildTestApp({ env: { ...star.env, ...more } });
    await setPolicies(test.deps.db, { of: 'organisation' }, { is_social_login: true });
    lin = await makeAccount(test.deps, { address: 'lin@jinshu.example' });
  });
  afterAll(async () => {
    await test.close();
    await star.close();
  });

  const enter = (person: Partial<NonNullable<OpenIdServer['person']>>) => {
    star.person = { sub: 'lin', name: 'Lin', email: 'Lin@jinshu.example', email_verified: true, ...person };
    return signOn(test, star.walk);
  };

  it('LGN-34 logs in by the address that the provider confirms, without a binding before', async () => {
    const { body } = await enter({});
    expect(body).toMatchObject({ is_bound: true, login: { username: 'lin@jinshu.example' } });
  });

  it.each([
    ['unconfirmed', { sub: 'other', email_verified: false }],
    ['confirmed in words alone', { sub: 'other', email_verified: 'true' as never }],
    ['of someone else', { sub: 'other', email: 'nobody@jinshu.example' }],
  ])('LGN-34 logs no one in by an address that is %s', async (_, person) => {
    expect((await enter(person)).body).toEqual({ is_bound: false, provider: 'Star' });
  });

  it('LGN-34 stays with the person that an address was bound to, and lets no disabled account in', async () => {
    const chen = await makeAccount(test.deps, { address: 'chen@jinshu.example' });
    await enter({ sub: 'chen', email: chen.address });
    expect((await enter({ sub: 'chen', email: 'lin@jinshu.example' })).body.login?.username).toBe(chen.address);
    await test.deps.db.updateTable('account').set({ is_active: false }).where('id', '=', chen.accountId).execute();
    expect((await enter({ sub: 'chen', email: chen.address })).body.code).toBe('login-disabled');
  });

  it('BAK-16 gives the role of the groups and withdraws it, but not a role that an administrator gave', async () => {
    const boss = await makeAccount(test.deps, { address: 'boss@jinshu.example' });
    await enter({ sub: 'boss', email: boss.address, groups: ['staff', 'mail-audit', 'mail-admins'] });
    expect(await roleOf(test, boss)).toBe('super');
    await enter({ groups: ['mail-audit'] });
    expect(await roleOf(test, lin)).toBe('auditor');
    await enter({ groups: ['toString', '__proto__'] });
    expect(await roleOf(test, lin)).toBeUndefined();
    // The last super administrator stays one, whatever the groups say.
    await enter({ sub: 'boss', email: boss.address, groups: [] });
    expect(await roleOf(test, boss)).toBe('super');
    await test.deps.db.insertInto('operation_role').values({ account_id: lin.accountId, role: 'auditor', granted_by: 'boss' }).execute();
    await enter({ groups: [] });
    expect(await roleOf(test, lin)).toBe('auditor');
    const { rows } = await test.database.pool.query("SELECT action FROM operation_record WHERE author = 'sign-on' ORDER BY id");
    expect(rows.map(({ action }) => action)).toEqual(['giveRole', 'giveRole', 'withdrawRole']);
  });

  it('LGN-51 BAK-16 leads a logout to the provider also after a second factor, whose session gets the role of the groups', async () => {
    const two = await makeAccount(test.deps, { address: 'two@jinshu.example' });
    const code = await bindAuthenticator(test, two);
    const half = await enter({ sub: 'two', email: two.address, groups: ['mail-audit'] });
    expect(half.body.login).toEqual({ username: two.address, token: '', is_twofactor: true });
    const session = await giveCode(test, half, code());
    expect([await isIn(test, session), await roleOf(test, two)]).toEqual([true, 'auditor']);
    const out = await test.app.inject({ url: '/api/logout/', headers: session.headers });
    const address = new URL(String(out.json().logout_url));
    expect([address.origin, (await fetch(address, { redirect: 'manual' })).status]).toEqual([star.issuer, 200]);
    expect(await isIn(test, session)).toBe(false);
  });

  it('LGN-51 leads a logout to the provider, which takes it', async () => {
    const session = await enter({});
    const out = await test.app.inject({ url: '/api/logout/', headers: session.headers });
    const address = new URL(String(out.json().logout_url));
    expect([address.origin, address.searchParams.get('post_logout_redirect_uri')]).toEqual([star.issuer, `${publicUrl}/login`]);
    const page = await fetch(address, { redirect: 'manual' });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form')]);
    expect(await isIn(test, session)).toBe(false);
  });
});

describe('a logout at the organization’s provider', () => {
  let liar: LyingProvider;
  let test: TestApp;
  beforeAll(async () => {
    liar = await startLyingProvider();
    test = await buildTestApp({ env: { ...liar.env, ...more } });
    await setPolicies(test.deps.db, { of: 'organisation' }, { is_social_login: true });
    await makeAccount(test.deps, { address: 'liar@jinshu.example' });
  });
  afterAll(async () => {
    await test.close();
    await liar.close();
  });
  beforeEach(() => {
    liar.lies = {};
  });

  const enter = (sid: string) => {
    liar.lies = { claims: { email: 'liar@jinshu.example', email_verified: true, sid } };
    return signOn(test, (address) => liar.answer(address));
  };
  const tell = async (lies: Lies) => {
    liar.lies = lies;
    const payload = new URLSearchParams({ logout_token: liar.logoutToken() }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return (await test.app.inject({ method: 'POST', url: '/oidc/logout', headers, payload })).statusCode;
  };

  it('LGN-51 ends the session that it names, or all of the person', async () => {
    const [first, second, third] = [await enter('one'), await enter('two'), await enter('three')];
    expect(await tell({ claims: { sid: 'one', sub: undefined } })).toBe(200);
    expect([await isIn(test, first), await isIn(test, second)]).toEqual([false, true]);
    expect(await tell({})).toBe(200);
    expect([await isIn(test, second), await isIn(test, third)]).toEqual([false, false]);
    expect(await tell({ claims: { sub: 'unknown' } })).toBe(200);
  });

  it('LGN-51 ends a session that passed a second factor, and a login that still waits for it', async () => {
    const account = await makeAccount(test.deps, { address: 'half@jinshu.example' });
    const code = await bindAuthenticator(test, account);
    const begin = (sid: string) => {
      liar.lies = { claims: { email: account.address, email_verified: true, sid, sub: 'half' }, userInfo: { sub: 'half' } };
      return signOn(test, (address) => liar.answer(address));
    };
    const [first, second] = [await begin('five'), await begin('six')];
    const session = await giveCode(test, first, code());
    expect(await isIn(test, session)).toBe(true);
    expect(await tell({ claims: { sid: 'five', sub: undefined } })).toBe(200);
    expect(await isIn(test, session)).toBe(false);
    expect(await tell({ claims: { sub: 'half' } })).toBe(200);
    expect((await giveCode(test, second, code(30_000))).code).toBe('second-step-over');
  });

  const old = Math.floor(Date.now() / 1000) - 3600;
  it.each<[string, Lies]>([
    ['a nonce, which an ID token has', { claims: { nonce: 'x' } }],
    ['no event', { claims: { events: {} } }],
    ['neither session nor person', { claims: { sub: undefined } }],
    ['another audience', { claims: { aud: 'another-client' } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['an old date', { claims: { iat: old, exp: undefined } }],
    ['no signature', { header: { alg: 'none' }, signedBy: 'nobody' }],
    ['the signature of another key', { signedBy: 'stranger' }],
    ['a signature with the secret of the client', { header: { alg: 'HS256' }, signedBy: 'secret' }],
  ])('LGN-51 is refused with %s', async (_, lies) => {
    const session = await enter('one');
    expect(await tell(lies)).toBe(400);
    expect(await isIn(test, session)).toBe(true);
  });

  it.each(['', 'logout_token=', 'logout_token=a.b.c', `logout_token=${'x'.repeat(10_000)}`])(
    'is refused with the body %j',
    async (payload) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await test.app.inject({ method: 'POST', url: '/oidc/logout', headers, payload })).statusCode).toBe(400);
    },
  );
});
