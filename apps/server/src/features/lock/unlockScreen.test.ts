import { sealSecret } from '@jinshu/api/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { policies } from '../../platform/policy/policies.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession, testPassword } from '../../testing/factories.ts';
import { publicKeyText } from '../login/secret.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('a locked screen', () => {
  let clock = new Date('2026-11-20T09:00:00Z');
  let test: TestApp;
  let account: TestAccount;
  let session: TestSession;

  beforeAll(async () => {
    test = await buildTestApp({ now: () => clock });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    account = await makeAccount(test.deps);
    session = await openSession(test.deps, account);
  });

  const send = async (payload: object) => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/core/lockscreen/', headers: session.headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const unlock = async (password: string, sealedAt = clock.getTime(), timestamp = clock.getTime()) =>
    send({ password: await sealSecret(await publicKeyText(test.deps), password, sealedAt), timestamp });

  it('LCK-10 LCK-11 is unlocked by the mailbox password, and answers the token', async () => {
    expect(await unlock(testPassword)).toEqual({ status: 200, body: { token: session.token } });
  });

  it('LCK-17 refuses a wrong password, and an empty one', async () => {
    for (const wrong of ['', 'wrong', `${testPassword} `, testPassword.toLowerCase()]) {
      expect(await unlock(wrong)).toMatchObject({ status: 400, body: { code: 'lock-password-wrong' } });
    }
  });

  it('LCK-07 keeps the session: nothing ends and nothing is prolonged by a wrong password', async () => {
    await unlock('wrong');
    const answer = await test.app.inject({ url: '/api/core/share-status/', headers: session.headers });
    expect([answer.statusCode, answer.json().expired_left]).toEqual([200, 1800]);
  });

  it('LCK-07 SES-11 D-178 goes on while it is locked, and is answered nothing but what unlocking needs', async () => {
    const ask = async (method: 'GET' | 'POST', url: string) => {
      const answer = await test.app.inject({ method, url: `/api${url}`, headers: session.headers });
      return answer.statusCode === 200 ? 200 : `${answer.statusCode} ${answer.json().code}`;
    };
    const other = await openSession(test.deps, account);
    expect(await ask('GET', '/mail/message/?folder=INBOX&limit=10&offset=0')).toBe(200);
    expect(await ask('POST', '/core/lockscreen/lock/')).toBe(200);
    for (const url of [
      '/mail/message/?folder=INBOX&limit=10&offset=0',
      '/core/userinfo/',
      '/core/share-status/',
      '/mail/folder/',
      '/core/wss/',
    ])
      expect([url, await ask('GET', url)]).toEqual([url, '403 screen-locked']);
    expect(await unlock('wrong')).toMatchObject({ status: 400, body: { code: 'lock-password-wrong' } });
    expect(await ask('GET', '/core/userinfo/')).toBe('403 screen-locked');
    expect(await ask('POST', '/refresh/')).toBe(200);
    // Another browser of the same person is not locked.
    expect((await test.app.inject({ url: '/api/core/userinfo/', headers: other.headers })).statusCode).toBe(200);
    expect((await unlock(testPassword)).status).toBe(200);
    expect(await ask('GET', '/core/userinfo/')).toBe(200);
    await ask('POST', '/core/lockscreen/lock/');
    expect(await ask('GET', '/logout/')).toBe(200);
    expect(await ask('POST', '/refresh/')).toBe('401 session-expired');
  });

  it('LCK-18 gives out the key of what a browser stores, the same for every session of an account, but not while it is locked', async () => {
    const keyOf = async ({ headers }: TestSession) => {
      const answer = await test.app.inject({ url: '/api/core/browser-key/', headers });
      return answer.statusCode === 200 ? String(answer.json().key) : answer.json().code;
    };
    const own = await keyOf(session);
    const stranger = await openSession(test.deps, await makeAccount(test.deps));
    expect(Buffer.from(own, 'base64')).toHaveLength(32);
    expect([await keyOf(await openSession(test.deps, account)), (await keyOf(stranger)) === own]).toEqual([own, false]);
    await test.app.inject({ method: 'POST', url: '/api/core/lockscreen/lock/', headers: session.headers });
    expect(await keyOf(session)).toBe('screen-locked');
    await unlock(testPassword);
    expect(await keyOf(session)).toBe(own);
  });

  it('takes nothing that is old, dated ahead or not sealed for this server', async () => {
    const now = clock.getTime();
    const minutes = (count: number) => count * 60_000;
    for (const [sealedAt, timestamp] of [
      [now - minutes(6), now],
      [now, now - minutes(6)],
      [now, now + minutes(6)],
    ] as const) {
      expect(await unlock(testPassword, sealedAt, timestamp)).toMatchObject({ status: 400, body: { code: 'secret-unreadable' } });
    }
    expect(await send({ password: 'AAAA', timestamp: now })).toMatchObject({ status: 400, body: { code: 'secret-unreadable' } });
    expect(await send({ password: '', timestamp: now })).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it('counts attempts for this session alone: a guesser at the login keeps nobody from an own screen, nor the other way round', async () => {
    const password = await sealSecret(await publicKeyText(test.deps), testPassword, clock.getTime());
    const logIn = (given: string) =>
      test.app.inject({ method: 'POST', url: '/api/login/', payload: { account: account.address, password: given } });
    for (let attempt = 0; attempt < policies.login_failures.initial; attempt += 1)
      await logIn(JSON.stringify({ value: 'wrong', at: clock.getTime() }));
    expect((await logIn(password)).json()).toMatchObject({ code: 'login-rate-limited' });
    expect((await unlock(testPassword)).status).toBe(200);
    for (let attempt = 0; attempt < policies.login_failures.initial; attempt += 1) await unlock('wrong');
    expect(await unlock(testPassword)).toMatchObject({ status: 400, body: { code: 'login-rate-limited' } });
    clock = new Date(clock.getTime() + policies.login_block_minutes.initial * 60_000 + 1000);
    expect((await unlock(testPassword)).status).toBe(200);
  });
});
