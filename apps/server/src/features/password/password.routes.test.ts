import { maximumPassword } from '@jinshu/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PolicyValues, policyNames } from '../../platform/policy/policies.ts';
import { setPolicies, unsetPolicy } from '../../platform/policy/setPolicy.ts';
import { sessionKey } from '../../platform/session/findSession.ts';
import { deviceCookie, sessionCookie } from '../../platform/session/Session.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession, testPassword } from '../../testing/factories.ts';
import { makeDevice, readDevice } from '../login/device.ts';
import { verifyPassword } from '../login/password.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

const everybody = { of: 'organisation' } as const;

describe('password', () => {
  const now = new Date('2026-11-23T02:00:00.000Z');
  let test: TestApp;
  let second: TestApp;
  let account: TestAccount;
  let session: TestSession;

  beforeAll(async () => {
    test = await buildTestApp({ now: () => now });
    second = await buildTestApp({ now: () => now, database: test.database });
  });
  afterAll(async () => {
    await second.close();
    await test.close();
  });
  beforeEach(async () => {
    for (const name of policyNames) await unsetPolicy(test.deps.db, everybody, name);
    account = await makeAccount(test.deps, { name: '林月' });
    session = await openSession(test.deps, account);
  });

  const seal = (value: string) => JSON.stringify({ value, at: now.getTime() });
  const change = (newPassword: string, { password = testPassword, confirm = newPassword, headers = session.headers } = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/setting/set-password/',
      headers,
      payload: { password: seal(password), new_password: seal(newPassword), confirm_password: seal(confirm) },
    });
  const status = async (headers: Record<string, string>, app = test.app) =>
    (await app.inject({ url: '/api/setting/get-security/', headers })).statusCode;
  const logIn = async (password: string) =>
    (await test.app.inject({ method: 'POST', url: '/api/login/', payload: { account: account.address, password: seal(password) } }))
      .statusCode;
  const decide = (values: Partial<PolicyValues>) => setPolicies(test.deps.db, everybody, values);
  const hash = async () =>
    (await test.deps.db.selectFrom('account').select('password_hash').where('id', '=', account.accountId).executeTakeFirst())
      ?.password_hash;

  it('SET-21 SET-26 SET-27 SET-42 answers the rules in force, with what the password must not contain', async () => {
    const rules = async () => (await test.app.inject({ url: '/api/setting/get-password/', headers: session.headers })).json();
    const initial = {
      passwd_type: 2,
      passwd_size2: 8,
      passwd_digital: false,
      passwd_name: false,
      passwd_name2: false,
      passwd_letter: false,
      passwd_letter2: false,
      account: account.address.split('@')[0],
      spelled_names: ['linyue'],
    };
    expect(await rules()).toEqual(initial);
    await decide({ passwd_type: 4, passwd_size2: 12, passwd_digital: true, passwd_name: true, passwd_name2: true });
    await decide({ passwd_letter: true, passwd_letter2: true });
    const all = { passwd_digital: true, passwd_name: true, passwd_name2: true, passwd_letter: true, passwd_letter2: true };
    await expect.poll(rules).toEqual({ ...initial, passwd_type: 4, passwd_size2: 12, ...all });
  });

  it('SET-43 changes the password: the new one logs in, the old one no longer', async () => {
    expect((await change('Qing-hai-37')).statusCode).toBe(200);
    expect(await verifyPassword('Qing-hai-37', (await hash()) ?? '')).toBe(true);
    expect(await logIn(testPassword)).toBe(400);
    expect(await logIn('Qing-hai-37')).toBe(200);
  });

  it('SET-43 API-06 takes payloads that are sealed and fresh alone', async () => {
    const sent = (password: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/setting/set-password/',
        headers: session.headers,
        payload: { password, new_password: seal('Qing-hai-37'), confirm_password: seal('Qing-hai-37') },
      });
    expect((await sent(testPassword)).json().code).toBe('secret-unreadable');
    expect((await sent(JSON.stringify({ value: testPassword, at: now.getTime() - 600_000 }))).json().code).toBe('secret-unreadable');
  });

  it.each<[string, Partial<PolicyValues>, string, string]>([
    ['SET-26 shorter than the policy', { passwd_size2: 10 }, 'Qing-ha-3', 'Qing-hai-3'],
    ['SET-25 longer than 20', {}, `Qh-${'7x'.repeat(9)}`, `Qh-${'7x'.repeat(8)}Q`],
    ['SET-28 of one class', {}, 'qinghaihu', 'qinghaihu7'],
    ['SET-29 of two classes', { passwd_type: 3 }, 'qinghaihu7', 'qinghaihU7'],
    ['SET-30 of three classes', { passwd_type: 4 }, 'qinghaihU7', 'qinghai-U7'],
    ['SET-31 with another symbol', { passwd_type: 4 }, 'qinghai|U7-', 'qinghai~U7-'],
    ['SET-32 SET-37 with digits in a row', { passwd_digital: true }, 'qinghai-321', 'qinghai-324'],
    ['SET-33 SET-37 with letters in a row', { passwd_letter: true }, 'qing-ABc-37', 'qing-ABd-37'],
    ['SET-34 SET-37 with the same character thrice', { passwd_letter2: true }, 'qing---37', 'qing--37-'],
    ['SET-36 SET-37 with the name in pinyin', { passwd_name2: true }, 'x-LinYue-37', 'x-LinYu-37'],
  ])('%s is refused', async (_, policy, refused, taken) => {
    await decide(policy);
    await expect
      .poll(async () => (await change(refused, { confirm: 'x' })).json())
      .toEqual({
        non_field_errors: ['The input is not valid.'],
        code: 'invalid-input',
        params: { new_password: 'rules' },
        new_password: ['The password does not meet the requirements.'],
      });
    expect((await change(taken)).statusCode).toBe(200);
  });

  it('SET-35 SET-37 refuses a password that contains the account', async () => {
    const name = account.address.split('@')[0] ?? '';
    await decide({ passwd_name: true });
    await expect.poll(async () => (await change(`${name.toUpperCase()}-x`)).json().params).toEqual({ new_password: 'rules' });
    expect([...`${name}-x`].length).toBeLessThanOrEqual(maximumPassword.server);
  });

  it('SET-22 SET-23 requires the current and a new password', async () => {
    const payload = { new_password: seal('Qing-hai-37'), confirm_password: seal('Qing-hai-37') };
    const send = (body: object) =>
      test.app.inject({ method: 'POST', url: '/api/setting/set-password/', headers: session.headers, payload: body });
    expect((await send(payload)).json()).toMatchObject({ code: 'invalid-input', password: [expect.any(String)] });
    expect((await send({ password: seal(testPassword), confirm_password: seal('') })).json()).toMatchObject({
      new_password: [expect.any(String)],
    });
    expect((await change('')).json().params).toEqual({ new_password: 'rules' });
    expect((await change('Qing-hai-37', { password: '' })).json().params).toEqual({ password: 'wrong' });
  });

  it('refuses a password that is common, the present one, or a confirmation that differs', async () => {
    expect((await change('Password1')).json().params).toEqual({ new_password: 'common' });
    expect((await change(testPassword)).json().params).toEqual({ new_password: 'former' });
    expect((await change('Qing-hai-37', { confirm: 'Qing-hai-38' })).json().params).toEqual({ confirm_password: 'different' });
    expect(await logIn(testPassword)).toBe(200);
  });

  it('BAK-67 refuses as many former passwords as the policy says', async () => {
    await decide({ passwd_former: 1 });
    const headers = () => openSession(test.deps, account).then((one) => one.headers);
    await change('Qing-hai-37');
    await change('Qing-hai-38', { password: 'Qing-hai-37', headers: await headers() });
    const back = async (password: string) => (await change(password, { password: 'Qing-hai-38', headers: await headers() })).json();
    await expect.poll(async () => (await back('Qing-hai-37')).params).toEqual({ new_password: 'former' });
    expect(await back(testPassword)).toEqual({ token: expect.any(String) });
  });

  it('BAK-67 LGN-21 forces a change at the login after so many days, once, and never with 0', async () => {
    const { db } = test.deps;
    const mustChange = async () =>
      (await db.selectFrom('account').select('must_change_password').where('id', '=', account.accountId).executeTakeFirst())
        ?.must_change_password;
    const age = async (days: number) => {
      await db.deleteFrom('former_password').where('account_id', '=', account.accountId).execute();
      const at = new Date(now.getTime() - days * 86_400_000);
      await db.insertInto('former_password').values({ account_id: account.accountId, at, password_hash: 'none' }).execute();
    };
    await age(400);
    expect([await logIn(testPassword), await mustChange()]).toEqual([200, false]);
    await decide({ passwd_days: 90 });
    await age(89);
    expect([await logIn(testPassword), await mustChange()]).toEqual([200, false]);
    await age(90);
    expect([await logIn('wrong-1'), await mustChange()]).toEqual([400, false]);
    expect([await logIn(testPassword), await mustChange()]).toEqual([200, true]);
    expect((await change('Qing-hai-37')).statusCode).toBe(200);
    expect([await logIn('Qing-hai-37'), await mustChange()]).toEqual([200, false]);
  });

  it('BAK-67 forces a change at the login of a password that breaks changed rules, where it is checked', async () => {
    const { db } = test.deps;
    const mustChange = async () =>
      (await db.selectFrom('account').select('must_change_password').where('id', '=', account.accountId).executeTakeFirst())
        ?.must_change_password;
    await decide({ passwd_size2: 16 });
    expect([await logIn(testPassword), await mustChange()]).toEqual([200, false]);
    await decide({ passwd_check: true, passwd_size2: 8 });
    expect([await logIn(testPassword), await mustChange()]).toEqual([200, false]);
    await decide({ passwd_check: true, passwd_size2: 16 });
    expect([await logIn(testPassword), await mustChange()]).toEqual([200, true]);
  });

  it('counts wrong current passwords as the login does', async () => {
    const codes = [];
    for (let count = 0; count < 11; count += 1) codes.push((await change('Qing-hai-37', { password: 'wrong-1' })).json().code);
    expect(codes).toEqual([...Array(10).fill('invalid-input'), 'login-rate-limited']);
    expect((await change('Qing-hai-37')).json().code).toBe('login-rate-limited');
  });

  it('SET-119 ends all other sessions on every server and forgets known browsers; this session goes on under another cookie', async () => {
    const other = await openSession(test.deps, account);
    const stranger = await openSession(test.deps, await makeAccount(test.deps));
    const device = await makeDevice(test.deps, undefined, account.accountId);
    expect(await readDevice(test.deps, device, account.accountId)).not.toBeNull();
    expect([await status(other.headers), await status(other.headers, second.app), await status(session.headers, second.app)]).toEqual([
      200, 200, 200,
    ]);

    const ended: string[] = [];
    const stop = test.deps.bus.watchSessionEnds((key) => ended.push(key));
    const answer = await change('Qing-hai-37');
    // Windows that do not have the new cookie yet do not hear that their session has ended.
    expect([await status(session.headers), ended.includes(sessionKey(session.secret))]).toEqual([200, false]);
    stop();
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const fresh = {
      cookie: `${sessionCookie(test.deps.config)}=${cookies[sessionCookie(test.deps.config)]}`,
      'x-jinshu-token': answer.json().token,
    };
    const limit = { timeout: 2_000 };
    for (const app of [test.app, second.app]) {
      await expect.poll(() => status(other.headers, app), limit).toBe(401);
      await expect.poll(() => status(session.headers, app), limit).toBe(401);
      expect(await status(fresh, app)).toBe(200);
    }
    expect(await status(stranger.headers)).toBe(200);
    expect(await readDevice(test.deps, device, account.accountId)).toBeNull();
    const known = cookies[deviceCookie(test.deps.config)];
    expect(await readDevice(test.deps, known, account.accountId)).not.toBeNull();
    expect((await change('Qing-hai-39', { password: 'Qing-hai-37', headers: fresh })).statusCode).toBe(200);
  });

  it('lets a session whose password must change do nothing else before', async () => {
    await test.deps.db.updateTable('account').set({ must_change_password: true }).where('id', '=', account.accountId).execute();
    const ask = async (url: string, headers: Record<string, string> = session.headers) => (await test.app.inject({ url, headers })).json();
    expect((await ask('/api/core/share-status/')).change_password).toBe(true);
    expect((await ask('/api/mail/folder/')).code).toBe('password-expired');
    const answer = await change('Qing-hai-37');
    const secret = answer.cookies.find(({ name }) => name === sessionCookie(test.deps.config))?.value;
    const fresh = { cookie: `${sessionCookie(test.deps.config)}=${secret}`, 'x-jinshu-token': answer.json().token };
    expect((await ask('/api/core/share-status/', fresh)).change_password).toBe(false);
    expect((await ask('/api/mail/folder/', fresh)).code).toBeUndefined();
  });

  it('SET-44 SET-45 keeps a question with the hash of its answer, never answers the answer, and removes both', async () => {
    const url = '/api/setting/set-security/';
    const set = async (question: string, answer: string) =>
      (await test.app.inject({ method: 'POST', url, headers: session.headers, payload: { question, answer } })).json();
    const question = async () => (await test.app.inject({ url: '/api/setting/get-security/', headers: session.headers })).json();
    const answerHash = async () =>
      (await test.deps.db.selectFrom('account').select('security_answer_hash').where('id', '=', account.accountId).executeTakeFirst())
        ?.security_answer_hash;
    expect(await question()).toEqual({ question: '' });
    expect(await set(' 第一本书？ ', seal('  Jin Shu '))).toEqual({ question: '第一本书？' });
    expect(await question()).toEqual({ question: '第一本书？' });
    expect(await verifyPassword('jin shu', (await answerHash()) ?? '')).toBe(true);
    expect(await set('第一本书？', '')).toMatchObject({ answer: [expect.any(String)] });
    expect(await set('', seal('x'))).toMatchObject({ question: [expect.any(String)] });
    expect(await set('第一本书？', seal('x'.repeat(51)))).toMatchObject({ answer: [expect.any(String)] });
    expect(await set('', '')).toEqual({ question: '' });
    expect(await answerHash()).toBeNull();
  });
});
