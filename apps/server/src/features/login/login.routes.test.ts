import { createHook } from 'node:async_hooks';
import { createHash, randomUUID } from 'node:crypto';
import { sealSecret } from '@jinshu/api/client';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policies } from '../../platform/policy/policies.ts';
import { setPolicies, unsetPolicy } from '../../platform/policy/setPolicy.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, type TestAccount, testPassword } from '../../testing/factories.ts';
import { attemptLimits } from './attempts.ts';
import { captchaAllowanceOf, captchasPerAddress } from './captchaAllowance.ts';
import { captchaKinds } from './captchaKinds.ts';
import { gapRange } from './drawSlideCaptcha.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

let clock = new Date('2026-11-20T09:00:00Z');
const now = () => clock;
const wait = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};

const page = async ({ app }: TestApp) => (await app.inject('/api/core/login-before/')).json();

async function logIn(
  test: TestApp,
  account: string,
  password: string,
  more: { captcha_id?: string; ip?: string; plain?: boolean; cookies?: Record<string, string> } = {},
) {
  const { ip = '10.0.0.1', plain, cookies = {}, ...rest } = more;
  const sealed = plain
    ? JSON.stringify({ value: password, at: clock.getTime() })
    : await sealSecret((await page(test)).public_key, password, clock.getTime());
  return test.app.inject({
    method: 'POST',
    url: '/api/login/',
    headers: { 'x-forwarded-for': ip },
    cookies,
    payload: { account, password: sealed, ...rest },
  });
}

describe('logging in without a captcha', () => {
  let test: TestApp;
  let lin: TestAccount;

  beforeAll(async () => {
    test = await buildTestApp({ now });
    lin = await makeAccount(test.deps, { address: 'lin.yue@jinshu.example', employeeNumber: 'JS1008', name: '林月' });
  });
  afterAll(() => test.close());

  it('LGN-45 answers what the login page needs', async () => {
    expect(await page(test)).toEqual({
      system_name: '锦书',
      system_names: { 'zh-hans': '锦书', 'zh-tw': '錦書', en: 'Jinshu' },
      welcome_logo: '',
      domain: 'jinshu.example',
      public_key: expect.stringMatching(/^[\w+/=]{100,}$/),
      is_register: false,
      is_passkey_login: true,
      is_recovery: true,
      is_social_login: false,
      social_providers: [],
      languages: ['zh-hans', 'zh-tw', 'en'],
      skin_name: 'jingdianlan',
    });
  });

  it.each(['lin.yue@jinshu.example', 'LIN.YUE@Jinshu.Example', 'lin.yue', ' lin.yue ', 'JS1008'])(
    'LGN-02 LGN-47 lets in by %j',
    async (account) => {
      const answer = await logIn(test, account, testPassword);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        username: 'lin.yue@jinshu.example',
        token: expect.stringMatching(/^[\w-]{32}$/),
        is_twofactor: false,
      });
      const [cookie] = answer.cookies;
      expect(cookie).toEqual({
        name: 'jinshu_session',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
      });
      const me = await test.app.inject({ url: '/api/core/userinfo/', cookies: { jinshu_session: cookie?.value ?? '' } });
      expect(me.json()).toMatchObject({ email: lin.address, realname: '林月' });
    },
  );

  it('keeps neither the password nor the secret of the session', async () => {
    const answer = await logIn(test, 'lin.yue', testPassword);
    const secret = answer.cookies[0]?.value ?? '';
    const { rows } = await sql<{ text: string }>`
      SELECT (SELECT string_agg(s::text, ' ') FROM session s) || (SELECT string_agg(a::text, ' ') FROM account a) AS text`.execute(
      test.deps.db,
    );
    expect(rows[0]?.text).toContain(createHash('sha256').update(secret).digest('hex'));
    expect(rows[0]?.text).not.toContain(secret);
    expect(rows[0]?.text).not.toContain(testPassword);
  });

  it('API-06 takes the plain form of the secret from pages without WebCrypto', async () => {
    expect((await logIn(test, 'lin.yue', testPassword, { plain: true })).statusCode).toBe(200);
  });

  it.each([
    ['is no payload at all', 'hello'],
    ['has no timestamp', JSON.stringify({ value: testPassword })],
    ['is six minutes old', JSON.stringify({ value: testPassword, at: clock.getTime() - 360_000 })],
    ['is dated six minutes ahead', JSON.stringify({ value: testPassword, at: clock.getTime() + 360_000 })],
  ])('API-07 refuses a secret that %s', async (_what, password) => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/login/', payload: { account: 'lin.yue', password } });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'secret-unreadable']);
  });

  it('LGN-54 answers an unknown account and a wrong password alike', async () => {
    const wrong = await logIn(test, 'lin.yue', 'wrong', { ip: '10.0.1.1' });
    const unknown = await logIn(test, 'nobody', 'wrong', { ip: '10.0.1.1' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toEqual({ non_field_errors: ['The account or password is incorrect.'], code: 'login-failed' });
    expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()]);
    expect(wrong.cookies).toEqual([]);
  });

  it('LGN-54 looks at two passwords for every wrong attempt, of an account and of a registration, whether the account exists, is disabled or has none', async () => {
    const [disabled, closed] = [await makeAccount(test.deps), await makeAccount(test.deps)];
    await test.deps.db.updateTable('account').set({ is_active: false }).where('id', '=', disabled.accountId).execute();
    await test.deps.db.updateTable('account').set({ password_hash: null }).where('id', '=', closed.accountId).execute();
    let derivations = 0;
    const watch = createHook({
      init(_id, type) {
        if (type === 'ARGON2REQUEST') derivations += 1;
      },
    }).enable();
    const work: [string, number][] = [];
    for (const account of ['nobody', 'lin.yue', 'JS1008', disabled.address, closed.address, 'no.such@elsewhere.example']) {
      derivations = 0;
      const { statusCode, body } = await logIn(test, account, 'wrong', { ip: '10.0.1.2', plain: true });
      work.push([`${statusCode} ${body}`, derivations]);
    }
    watch.disable();
    const [first] = work;
    expect(first).toEqual(['400 {"non_field_errors":["The account or password is incorrect."],"code":"login-failed"}', 2]);
    expect(work).toEqual(work.map(() => first));
  });

  it('tells a disabled account so only to who knows its password', async () => {
    const { accountId, address } = await makeAccount(test.deps);
    await test.deps.db.updateTable('account').set({ is_active: false }).where('id', '=', accountId).execute();
    expect((await logIn(test, address, 'wrong')).json().code).toBe('login-failed');
    expect((await logIn(test, address, testPassword)).json().code).toBe('login-disabled');
  });

  it('lets nobody into a mailbox without a password', async () => {
    const { accountId, address } = await makeAccount(test.deps);
    await test.deps.db.updateTable('account').set({ password_hash: null }).where('id', '=', accountId).execute();
    expect((await logIn(test, address, '')).json().code).toBe('login-failed');
  });

  /** The captcha that many failures ask for, passed. */
  const solve = async (account: string, ip: string) => {
    const ask = (payload: object) =>
      test.app.inject({ method: 'POST', url: '/api/core/login-before/', headers: { 'x-forwarded-for': ip }, payload });
    const { is_passed, captcha } = (await ask({ account })).json();
    if (is_passed) return undefined;
    const right = async (id: string) => {
      const row = await test.deps.db.selectFrom('captcha').select('answer').where('id', '=', id).executeTakeFirstOrThrow();
      return (await ask({ answer: { id, offset: (row.answer as { offset: number }).offset } })).json();
    };
    const { captcha: second } = await right(captcha.id);
    expect(await right(second.id)).toEqual({ is_passed: true });
    return second.id as string;
  };
  /** Guesses from as many places as needed until a captcha is required. */
  const guessFromManyPlaces = async (account: string, net: string) => {
    for (let n = 0; n < attemptLimits.account; n += 1)
      expect((await logIn(test, account, 'wrong', { ip: `${net}.${n}`, plain: true })).json().code).toBe('login-failed');
  };

  it('LGN-54 closes an account to the place that guesses for a quarter of an hour, and to no other', async () => {
    const { address } = await makeAccount(test.deps, { employeeNumber: 'JS2001' });
    for (let n = 0; n < policies.login_failures.initial; n += 1) {
      const account = n % 2 === 0 ? address : 'JS2001';
      expect((await logIn(test, account, 'wrong', { ip: '10.1.0.1', plain: true })).json().code).toBe('login-failed');
    }
    expect((await logIn(test, address, testPassword, { ip: '10.1.0.1' })).json().code).toBe('login-rate-limited');
    expect((await logIn(test, address, testPassword, { ip: '10.1.1.1' })).statusCode).toBe(200);
    wait(16);
    expect((await logIn(test, address, testPassword, { ip: '10.1.0.1' })).statusCode).toBe(200);
  });

  it('BAK-68 blocks after as many failures as the organization says, counted and blocked for its minutes', async () => {
    const everybody = { of: 'organisation' } as const;
    await setPolicies(test.deps.db, everybody, { login_failures: 3, login_failure_minutes: 5, login_block_minutes: 60 });
    const { address } = await makeAccount(test.deps);
    const fail = async () => (await logIn(test, address, 'wrong', { ip: '10.9.0.1', plain: true })).json().code;
    // The first no longer counts when the third comes.
    expect([await fail(), wait(4), await fail(), wait(2), await fail()]).toEqual([
      'login-failed',
      undefined,
      'login-failed',
      undefined,
      'login-failed',
    ]);
    expect([await fail(), await fail()]).toEqual(['login-failed', 'login-rate-limited']);
    const enter = async () => (await logIn(test, address, testPassword, { ip: '10.9.0.1' })).statusCode;
    wait(59);
    expect(await enter()).toBe(400);
    wait(2);
    expect(await enter()).toBe(200);
    for (const name of ['login_failures', 'login_failure_minutes', 'login_block_minutes'] as const)
      await unsetPolicy(test.deps.db, everybody, name);
  });

  it('LGN-54 stops whoever guesses from many places by a captcha, with which the owner gets in', async () => {
    const { address } = await makeAccount(test.deps);
    await guessFromManyPlaces(address, '10.5.0');
    expect((await logIn(test, address, 'wrong', { ip: '10.5.1.1', plain: true })).json().code).toBe('captcha-not-passed');
    expect((await logIn(test, address, testPassword, { ip: '10.5.1.2' })).json().code).toBe('captcha-not-passed');
    const captcha_id = await solve(address, '10.5.1.2');
    expect(captcha_id).toBeDefined();
    expect((await logIn(test, address, testPassword, { ip: '10.5.1.2', ...(captcha_id && { captcha_id }) })).statusCode).toBe(200);
    // The owner's login gives a guesser no new tries.
    expect((await logIn(test, address, 'wrong', { ip: '10.5.1.3', plain: true })).json().code).toBe('captcha-not-passed');
  });

  it('LGN-54 lets the owner in on a known device whatever others guess, even from the same place', async () => {
    const { address } = await makeAccount(test.deps);
    const jar = Object.fromEntries(
      (await logIn(test, address, testPassword, { ip: '10.6.2.1' })).cookies.map((one) => [one.name, one.value]),
    );
    const cookies = { jinshu_device: jar.jinshu_device ?? '' };
    await guessFromManyPlaces(address, '10.6.0');
    for (let n = 0; n < policies.login_failures.initial; n += 1) await logIn(test, address, 'wrong', { ip: '10.6.0.1', plain: true });
    expect((await logIn(test, address, testPassword, { ip: '10.6.0.1', cookies })).statusCode).toBe(200);
    expect((await logIn(test, address, testPassword, { ip: '10.6.9.9', cookies })).statusCode).toBe(200);
  });

  it('PSH-16 tells of a login from a device it does not know by mail, in the language of the account, and of no other', async () => {
    const { deps } = test;
    const owner = await makeAccount(deps, { address: 'wu.lan@jinshu.example', name: '吴岚' });
    const mails = async () => {
      const { rows } = await sql<{ subject: string; text: string; from: string }>`
        SELECT m.subject, c.text, m.sender ->> 'address' AS from FROM message m JOIN content c ON c.id = m.content_id
        WHERE m.mailbox_id = ${owner.mailboxId} ORDER BY m.id`.execute(deps.db);
      return rows;
    };
    const enter = async (device?: string) => {
      const answer = await logIn(test, owner.address, testPassword, {
        ip: '203.0.113.7',
        ...(device && { cookies: { jinshu_device: device } }),
      });
      expect(answer.statusCode).toBe(200);
      return answer.cookies.find(({ name }) => name === 'jinshu_device')?.value ?? '';
    };
    const first = await enter();
    const again = await enter(first);
    expect(await mails()).toEqual([]);

    await enter();
    const told = { subject: '新设备登录提醒', from: 'mailer-daemon@jinshu.example', text: expect.stringContaining('203.0.113.7') };
    expect(await mails()).toEqual([told]);
    await enter(again);
    expect(await mails()).toHaveLength(1);

    await deps.db.updateTable('account').set({ language: 'en' }).where('id', '=', owner.accountId).execute();
    await enter();
    expect((await mails()).at(-1)).toEqual({ ...told, subject: 'Login from a new device' });
  });

  it('LGN-54 knows a device for the account that logged in there alone, and counts its failures too', async () => {
    const [mine, other] = [await makeAccount(test.deps), await makeAccount(test.deps)];
    const login = await logIn(test, mine.address, testPassword, { ip: '10.7.2.1' });
    const device = login.cookies.find(({ name }) => name === 'jinshu_device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 400 * 86_400 });
    const cookies = { jinshu_device: device?.value ?? '' };
    await guessFromManyPlaces(other.address, '10.7.0');
    expect((await logIn(test, other.address, testPassword, { ip: '10.7.3.1', cookies })).json().code).toBe('captcha-not-passed');
    for (let n = 0; n < policies.login_failures.initial; n += 1)
      await logIn(test, mine.address, 'wrong', { ip: `10.7.4.${n}`, cookies, plain: true });
    expect((await logIn(test, mine.address, testPassword, { ip: '10.7.4.99', cookies })).json().code).toBe('login-rate-limited');
    expect((await logIn(test, mine.address, testPassword, { ip: '10.7.4.99' })).statusCode).toBe(200);
  });

  it('LGN-54 goes the same way with a name that nobody has, limits and captcha included', async () => {
    await guessFromManyPlaces('nobody-at-all', '10.8.0');
    expect((await logIn(test, 'nobody-at-all', 'wrong', { ip: '10.8.1.1', plain: true })).json().code).toBe('captcha-not-passed');
    const captcha_id = await solve('nobody-at-all', '10.8.1.1');
    const again = await logIn(test, 'nobody-at-all', 'wrong', { ip: '10.8.1.1', plain: true, ...(captcha_id && { captcha_id }) });
    expect(again.json().code).toBe('login-failed');
    for (let n = 0; n < policies.login_failures.initial; n += 1) await logIn(test, 'nobody-else', 'wrong', { ip: '10.8.2.1', plain: true });
    expect((await logIn(test, 'nobody-else', 'wrong', { ip: '10.8.2.1', plain: true })).json().code).toBe('login-rate-limited');
  });

  it('lets no more than ten passwords be tried side by side', async () => {
    const { address } = await makeAccount(test.deps);
    const answers = await Promise.all(Array.from({ length: 16 }, () => logIn(test, address, 'wrong', { ip: '10.2.0.1', plain: true })));
    expect(answers.filter((answer) => answer.json().code === 'login-failed').length).toBeLessThanOrEqual(policies.login_failures.initial);
  });

  it('asks an address for a captcha after thirty failures over many accounts, and lets the others of its network in with one', async () => {
    for (let n = 0; n < attemptLimits.address; n += 1) await logIn(test, `guess${n}`, 'wrong', { ip: '10.3.0.1', plain: true });
    expect((await logIn(test, 'lin.yue', testPassword, { ip: '10.3.0.1' })).json().code).toBe('captcha-not-passed');
    expect((await logIn(test, 'lin.yue', testPassword, { ip: '10.3.0.2' })).statusCode).toBe(200);
    const captcha_id = await solve('lin.yue', '10.3.0.1');
    expect((await logIn(test, 'lin.yue', testPassword, { ip: '10.3.0.1', ...(captcha_id && { captcha_id }) })).statusCode).toBe(200);
  });

  it('keeps a log of who came in and who did not', async () => {
    const { accountId, address } = await makeAccount(test.deps);
    await logIn(test, address, 'wrong', { ip: '10.4.0.1' });
    await logIn(test, address, testPassword, { ip: '10.4.0.2' });
    const rows = await test.deps.db
      .selectFrom('login_log')
      .select(['ip', 'is_success'])
      .where('account_id', '=', accountId)
      .orderBy('is_success')
      .execute();
    expect(rows).toEqual([
      { ip: '10.4.0.1', is_success: false },
      { ip: '10.4.0.2', is_success: true },
    ]);
  });

  it('ends the earlier session of the same browser', async () => {
    const first = (await logIn(test, 'lin.yue', testPassword)).cookies[0]?.value ?? '';
    await test.app.inject({
      method: 'POST',
      url: '/api/login/',
      cookies: { jinshu_session: first },
      payload: { account: 'lin.yue', password: JSON.stringify({ value: testPassword, at: clock.getTime() }) },
    });
    expect((await test.app.inject({ url: '/api/core/userinfo/', cookies: { jinshu_session: first } })).statusCode).toBe(401);
  });

  it('LGN-49 ends the session at logout, at once', async () => {
    const answer = await logIn(test, 'lin.yue', testPassword);
    const cookies = { jinshu_session: answer.cookies[0]?.value ?? '' };
    expect((await test.app.inject({ url: '/api/core/userinfo/', cookies })).statusCode).toBe(200);
    const out = await test.app.inject({ url: '/api/logout/', cookies, headers: { 'x-jinshu-token': answer.json().token } });
    expect(out.json()).toEqual({ logout_url: '' });
    expect(out.cookies[0]).toMatchObject({ name: 'jinshu_session', value: '' });
    expect((await test.app.inject({ url: '/api/core/userinfo/', cookies })).statusCode).toBe(401);
  });

  it('does not let another page log somebody out', async () => {
    const cookies = { jinshu_session: (await logIn(test, 'lin.yue', testPassword)).cookies[0]?.value ?? '' };
    expect((await test.app.inject({ url: '/api/logout/', cookies })).statusCode).toBe(403);
    expect((await test.app.inject({ url: '/api/core/userinfo/', cookies })).statusCode).toBe(200);
  });
});

describe('logging in with a slide captcha', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await buildTestApp({ now, env: { JINSHU_CAPTCHA: 'slide' } });
    await makeAccount(test.deps, { address: 'lin.yue@jinshu.example' });
  });
  afterAll(() => test.close());

  const offsetOf = async (id: string) => {
    const row = await test.deps.db.selectFrom('captcha').select('answer').where('id', '=', id).executeTakeFirstOrThrow();
    return (row.answer as { offset: number }).offset;
  };
  const check = async (id: string, offset: number) =>
    (await test.app.inject({ method: 'POST', url: '/api/core/login-before/', payload: { answer: { id, offset } } })).json();
  /** The second captcha, which comes when the first is solved. */
  const halfway = async () => {
    const { id } = (await page(test)).captcha;
    const { captcha, ...answer } = await check(id, await offsetOf(id));
    expect([answer, captcha.id === id]).toEqual([{ is_passed: false, is_halfway: true }, false]);
    return captcha.id as string;
  };
  const passed = async () => {
    const id = await halfway();
    expect(await check(id, await offsetOf(id))).toEqual({ is_passed: true });
    return id;
  };

  it('LGN-11 LGN-12 hands out a picture with a gap and the piece that fits', async () => {
    const { captcha } = await page(test);
    expect(captcha).toMatchObject({ kind: 'slide', width: 300, height: 128, top: expect.any(Number) });
    const png = (address: string) => sharp(Buffer.from(address.replace('data:image/png;base64,', ''), 'base64')).metadata();
    expect(await png(captcha.picture)).toMatchObject({ format: 'png', width: 300, height: 128 });
    expect(await png(captcha.piece)).toMatchObject({ format: 'png', width: 48, height: 48, hasAlpha: true });
    expect(JSON.stringify(captcha)).not.toContain('offset');
  });

  it.each([0, 5, -5])('LGN-13 passes %i pixels beside the true place', async (error) => {
    const id = await halfway();
    expect(await check(id, (await offsetOf(id)) + error)).toEqual({ is_passed: true });
  });

  it.each([6, -6])('LGN-13 does not pass %i pixels beside it, and hands out a fresh one', async (error) => {
    const { id } = (await page(test)).captcha;
    const answer = await check(id, (await offsetOf(id)) + error);
    expect(answer).toEqual({ is_passed: false, captcha: expect.objectContaining({ kind: 'slide' }) });
    expect(answer.captcha.id).not.toBe(id);
  });

  it('BAK-69 passes as many pixels beside it as the organization says', async () => {
    await setPolicies(test.deps.db, { of: 'organisation' }, { captcha_tolerance: 2 });
    const tries = [];
    for (const error of [2, 3]) {
      const id = await halfway();
      tries.push((await check(id, (await offsetOf(id)) + error)).is_passed);
    }
    expect(tries).toEqual([true, false]);
    await unsetPolicy(test.deps.db, { of: 'organisation' }, 'captcha_tolerance');
  });

  it('BAK-69 asks for no captcha once the organization has switched it off', async () => {
    await setPolicies(test.deps.db, { of: 'organisation' }, { captcha: 'off' });
    expect(await page(test)).not.toHaveProperty('captcha');
    expect((await logIn(test, 'lin.yue', testPassword)).statusCode).toBe(200);
    await unsetPolicy(test.deps.db, { of: 'organisation' }, 'captcha');
    expect((await logIn(test, 'lin.yue', testPassword)).json().code).toBe('captcha-not-passed');
  });

  it('LGN-13 lets no guess through more than once in a hundred times', async () => {
    // Of every place a gap can have, how many the best guess fits; as many captchas as it takes have to be solved in a row.
    const places = Array.from({ length: gapRange.to - gapRange.from + 1 }, (_, n) => gapRange.from + n);
    const fits = (guess: number) => places.filter((place) => Math.abs(place - guess) <= policies.captcha_tolerance.initial).length;
    expect([Math.max(...places.map(fits)), places.length, captchaKinds.slide.rounds]).toEqual([11, 177, 2]);
    expect((Math.max(...places.map(fits)) / places.length) ** captchaKinds.slide.rounds).toBeLessThanOrEqual(0.01);

    const first = (await page(test)).captcha.id;
    await check(first, await offsetOf(first));
    for (const captcha_id of [first, await halfway()])
      expect((await logIn(test, 'lin.yue', testPassword, { captcha_id })).json().code).toBe('captcha-not-passed');
  });

  it('LGN-13 begins again with the first after a wrong answer to the second', async () => {
    const second = await halfway();
    const { captcha, ...answer } = await check(second, (await offsetOf(second)) + 50);
    expect(answer).toEqual({ is_passed: false });
    expect(await check(captcha.id, await offsetOf(captcha.id))).toMatchObject({ is_passed: false, is_halfway: true });
  });

  it('LGN-13 leads on from the first once, however many right answers come side by side', async () => {
    const { id } = (await page(test)).captcha;
    const offset = await offsetOf(id);
    const answers = await Promise.all(Array.from({ length: 12 }, () => check(id, offset)));
    expect(answers.filter((answer) => answer.is_halfway)).toHaveLength(1);
  });

  it('takes one answer to a captcha', async () => {
    const { id } = (await page(test)).captcha;
    const offset = await offsetOf(id);
    await check(id, offset + 50);
    expect((await check(id, offset)).is_passed).toBe(false);
  });

  it('LGN-05 lets nobody in without a passed captcha', async () => {
    const { id } = (await page(test)).captcha;
    for (const captcha_id of [undefined, id, '00000000-0000-4000-8000-000000000000']) {
      const answer = await logIn(test, 'lin.yue', testPassword, captcha_id ? { captcha_id } : {});
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'captcha-not-passed']);
    }
  });

  it('LGN-20 takes a passed captcha for one login attempt', async () => {
    const captcha_id = await passed();
    expect((await logIn(test, 'lin.yue', 'wrong', { captcha_id })).json().code).toBe('login-failed');
    expect((await logIn(test, 'lin.yue', testPassword, { captcha_id })).json().code).toBe('captcha-not-passed');
    expect((await logIn(test, 'lin.yue', testPassword, { captcha_id: await passed() })).statusCode).toBe(200);
  });

  it('lets a captcha run out', async () => {
    const captcha_id = await passed();
    wait(6);
    expect((await logIn(test, 'lin.yue', testPassword, { captcha_id })).json().code).toBe('captcha-not-passed');
  });

  it('LGN-13 hands an address so many captchas in a quarter of an hour, and tells it then; others are not touched', async () => {
    const ask = (ip: string, payload: object) =>
      test.app.inject({ method: 'POST', url: '/api/core/login-before/', headers: { 'x-forwarded-for': ip }, payload });
    const own = '198.51.100.7';
    const guess = { answer: { id: randomUUID(), offset: 50 } };
    expect((await ask(own, guess)).json()).toMatchObject({ is_passed: false, captcha: { kind: 'slide' } });
    const allowance = captchaAllowanceOf(test.deps);
    for (let had = 1; had < captchasPerAddress; had += 1) allowance.take(own);
    const refused = [await ask(own, guess), await ask(own, { account: 'lin.yue' })];
    for (const answer of refused) expect([answer.statusCode, answer.json().code]).toEqual([400, 'login-rate-limited']);
    const before = await test.app.inject({ url: '/api/core/login-before/', headers: { 'x-forwarded-for': own } });
    expect([before.statusCode, before.json().captcha]).toEqual([200, undefined]);
    expect((await ask('198.51.101.7', { account: 'lin.yue' })).json()).toHaveProperty('captcha');
    wait(15);
    expect((await ask(own, { account: 'lin.yue' })).json()).toHaveProperty('captcha');
  });

  it('LGN-46 does not tell whether an account exists', async () => {
    const answers = await Promise.all(
      ['lin.yue', 'nobody'].map((account) => test.app.inject({ method: 'POST', url: '/api/core/login-before/', payload: { account } })),
    );
    for (const answer of answers) expect(Object.keys(answer.json())).toEqual(['is_passed', 'captcha']);
  });

  it('is understood by every server on the database', async () => {
    const other = await buildTestApp({ now, env: { JINSHU_CAPTCHA: 'slide' }, database: test.database });
    const { public_key } = await page(test);
    const id = await halfway();
    const answer = { id, offset: await offsetOf(id) };
    expect((await other.app.inject({ method: 'POST', url: '/api/core/login-before/', payload: { answer } })).json()).toEqual({
      is_passed: true,
    });
    const password = await sealSecret(public_key, testPassword, clock.getTime());
    const payload = { account: 'lin.yue', password, captcha_id: id };
    expect((await other.app.inject({ method: 'POST', url: '/api/login/', payload })).statusCode).toBe(200);
    await other.close();
  });
});
