import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceCookie, operationCookie, operationStepCookie } from '../../../platform/session/index.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, testPassword } from '../../../testing/factories.ts';
import { giveTestRole, openOperator } from '../../../testing/openOperator.ts';
import { sealFactorKey } from '../../two-factor/seal.ts';

const minutes = 60_000;

describe('sessions of the back stage', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let time = Date.now();
  beforeAll(async () => {
    test = await buildTestApp({ now: () => new Date(time) });
    await openOperator(test, 'super');
  });
  afterAll(() => test.close());

  const sealed = (value = testPassword) => JSON.stringify({ value, at: time });
  async function logIn(account: TestAccount, password?: string, headers: Record<string, string> = {}) {
    const payload = { account: account.address, password: sealed(password) };
    const answer = await test.app.inject({ method: 'POST', url: '/api/operation/login/', payload, headers });
    return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies };
  }
  const makeAdmin = async (role: 'super' | 'organisation' | 'auditor' = 'auditor') => {
    const account = await makeAccount(test.deps);
    await giveTestRole(test.deps, account.accountId, role);
    return account;
  };
  const isLive = async (headers: Record<string, string>) =>
    (await test.app.inject({ method: 'GET', url: '/api/operation/session/', headers })).statusCode === 200;
  const recordsOf = (accountId: number) =>
    test.deps.db.selectFrom('operation_record').select(['action', 'is_refused']).where('account_id', '=', accountId).execute();

  it('BAK-02 logs an account with a role in, and records it', async () => {
    const account = await makeAdmin();
    const { status, body, cookies } = await logIn(account);
    expect(status).toBe(200);
    expect(body.session).toMatchObject({ username: account.address, role: 'auditor', lock_left: 900, expired_left: 28_800 });
    expect(cookies).toMatchObject([
      { name: operationCookie(test.deps.config), httpOnly: true, sameSite: 'Strict' },
      { name: deviceCookie(test.deps.config), httpOnly: true, sameSite: 'Lax' },
    ]);
    expect(await recordsOf(account.accountId)).toEqual([{ action: 'logInToOperation', is_refused: false }]);
  });

  it('BAK-02 refuses an account without a role, gives it no session and records the refusal', async () => {
    const account = await makeAccount(test.deps);
    const { status, body, cookies } = await logIn(account);
    expect([status, body]).toMatchObject([400, { code: 'operation-refused', params: { reason: 'no-role' } }]);
    expect(cookies).toEqual([]);
    expect(await recordsOf(account.accountId)).toEqual([{ action: 'logInToOperation', is_refused: true }]);
  });

  it('BAK-02 says of a wrong password no more than the webmail does', async () => {
    const account = await makeAdmin();
    expect(await logIn(account, 'Wrong-2026')).toMatchObject({ status: 400, body: { code: 'login-failed' }, cookies: [] });
    expect(await recordsOf(account.accountId)).toEqual([{ action: 'logInToOperation', is_refused: true }]);
  });

  it('D-189 PSH-16 tells the owner of a login from a new device, but not of the first login, nor of one from a known browser', async () => {
    const account = await makeAdmin();
    const told = async () =>
      (await test.deps.db.selectFrom('message').select('subject').where('mailbox_id', '=', account.mailboxId).execute()).map(
        ({ subject }) => subject,
      );
    const known = (await logIn(account)).cookies.find(({ name }) => name === deviceCookie(test.deps.config));
    expect(await told()).toEqual([]);
    await logIn(account, undefined, { cookie: `${known?.name}=${known?.value}` });
    expect(await told()).toEqual([]);
    await logIn(account);
    expect(await told()).toEqual(['新设备登录提醒']);
  });

  it('BAK-02 asks for the captcha where the webmail does', async () => {
    const strict = await buildTestApp({ env: { JINSHU_CAPTCHA: 'slide' } });
    const payload = { account: 'nobody', password: sealed() };
    const answer = await strict.app.inject({ method: 'POST', url: '/api/operation/login/', payload });
    expect(answer.json()).toMatchObject({ code: 'captcha-not-passed' });
    await strict.close();
  });

  it('BAK-02 asks an account with a second factor for it, and gives no session before', async () => {
    const account = await makeAdmin();
    const key = randomBytes(20);
    const sealedKey = await sealFactorKey(test.deps.db, account.accountId, key);
    const factor = { account_id: account.accountId, key_sealed: sealedKey, is_authenticator_bound: true };
    await test.deps.db.insertInto('second_factor').values(factor).execute();
    const { status, body, cookies } = await logIn(account);
    expect([status, body, cookies.map(({ name }) => name)]).toEqual([200, { session: null }, [operationStepCookie(test.deps.config)]]);
    const headers = { cookie: `${cookies[0]?.name}=${cookies[0]?.value}` };
    const give = (code: string) =>
      test.app.inject({ method: 'POST', url: '/api/operation/login/twofactor/', headers, payload: { factor: 'authenticator', code } });
    expect((await give('000000')).json()).toMatchObject({ code: 'code-wrong' });
    const done = await give(
      new TOTP({ secret: new Secret({ buffer: new Uint8Array(key).buffer }), digits: 6, period: 30 }).generate({ timestamp: time }),
    );
    expect([done.statusCode, done.json()]).toMatchObject([200, { role: 'auditor' }]);
  });

  it('BAK-03 keeps the sessions of the webmail and of the back stage apart', async () => {
    const account = await makeAdmin();
    const webmail = await openSession(test.deps, account);
    const operator = await openOperator(test, 'auditor', [], account);
    const isMailLive = async () =>
      (await test.app.inject({ method: 'GET', url: '/api/core/share-status/', headers: webmail.headers })).statusCode !== 401;
    expect(await isLive(webmail.headers)).toBe(false);
    const atMail = await test.app.inject({ method: 'GET', url: '/api/core/share-status/', headers: operator.headers });
    expect(atMail.statusCode).toBe(401);
    await test.deps.db.updateTable('session').set({ is_locked: true }).where('account_id', '=', account.accountId).execute();
    expect(await isLive(operator.headers)).toBe(true);
    await operator.ask('POST', 'logout/', {});
    expect([await isLive(operator.headers), await isMailLive()]).toEqual([false, true]);
    const second = await openOperator(test, 'auditor', [], account);
    await test.deps.db.deleteFrom('session').where('account_id', '=', account.accountId).execute();
    expect(await isLive(second.headers)).toBe(true);
  });

  it('BAK-04 ends a session after 15 minutes without input, which asking for the session is not', async () => {
    const operator = await openOperator(test, 'auditor');
    time += 14 * minutes;
    expect(await isLive(operator.headers)).toBe(true);
    time += 2 * minutes;
    expect(await isLive(operator.headers)).toBe(false);
  });

  it('BAK-04 ends a session 8 hours after its login, however much it is used', async () => {
    const operator = await openOperator(test, 'auditor');
    for (let past = 0; past < 479; past += 10) {
      expect((await operator.ask('POST', 'session/use/', {})).status).toBe(200);
      time += 10 * minutes;
    }
    expect(await isLive(operator.headers)).toBe(false);
  });

  it('BAK-10 asks for the password again after 10 minutes where a call asks for it', async () => {
    const operator = await openOperator(test, 'super');
    const { accountId } = await makeAccount(test.deps);
    const give = () => operator.ask('PUT', `role/${accountId}/`, { role: 'auditor', departments: [] });
    expect((await give()).status).toBe(200);
    time += 11 * minutes;
    expect(await give()).toMatchObject({ status: 403, body: { code: 'operation-password' } });
    expect(await operator.ask('POST', `person/${accountId}/password/`, { change_password: true })).toMatchObject({ status: 403 });
    expect(await operator.ask('POST', 'session/password/', { password: sealed('Wrong-2026') })).toMatchObject({
      body: { code: 'login-failed' },
    });
    expect((await operator.ask('POST', 'session/password/', { password: sealed() })).body).toMatchObject({ password_left: 600 });
    expect((await give()).status).toBe(200);
  });

  it('refuses a changing call without its token', async () => {
    const { headers } = await openOperator(test, 'super');
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/operation/session/use/',
      headers: { cookie: headers.cookie ?? '' },
      payload: {},
    });
    expect(answer.statusCode).toBe(403);
  });

  it('ends the session of somebody who is disabled or whose role is withdrawn, from the next call on', async () => {
    const operator = await openOperator(test, 'super');
    const [first, second] = [await openOperator(test, 'auditor'), await openOperator(test, 'auditor')];
    await operator.ask('DELETE', `role/${first.accountId}/`);
    await operator.ask('POST', `person/${second.accountId}/enable/`, { is_enabled: false });
    expect([await isLive(first.headers), await isLive(second.headers)]).toEqual([false, false]);
  });
});
