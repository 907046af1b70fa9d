import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PolicyValues } from '../../platform/policy/policies.ts';
import { setPolicies } from '../../platform/policy/setPolicy.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession, testPassword } from '../../testing/factories.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';

let clock = new Date('2026-11-20T09:00:00Z');
const now = () => clock;
const wait = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};

let test: Awaited<ReturnType<typeof buildTestApp>>;
/** A second server on the same database. */
let other: Awaited<ReturnType<typeof buildTestApp>>;
let account: TestAccount;
let session: TestSession;

beforeAll(async () => {
  test = await buildTestApp({ now });
  other = await buildTestApp({ now, database: test.database });
});
afterAll(async () => {
  await other.close();
  await test.close();
});
beforeEach(async () => {
  wait(3600);
  account = await makeAccount(test.deps);
  session = await openSession(test.deps, account);
});

const call = async (method: 'GET' | 'POST', url: string, payload?: object, by: TestSession = session) => {
  const answer = await test.app.inject({ method, url: `/api${url}`, headers: by.headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
};
const codeOf = (secret: string, at = clock) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: at.getTime() });
const setting = (name: string, payload: object = {}) => call('POST', `/setting/twofactor/${name}/`, payload);
const show = async () => (await call('GET', '/setting/twofactor/show/')).body;
/** The plain form of a secret payload, which pages without WebCrypto send. It takes the time of the test's clock. */
const seal = (text: string) => JSON.stringify({ value: text, at: clock.getTime() });

/** Binds an authenticator. Returns its key and the recovery codes. */
const bind = async (): Promise<{ secret: string; codes: string[] }> => {
  const { secret } = (await setting('secret')).body;
  const { status, body } = await setting('verify', { code: codeOf(secret) });
  expect(status).toBe(200);
  wait(30);
  return { secret, codes: body.recovery_codes };
};

/** The codes that went to a number by SMS, oldest first. */
const sentTo = async (number: string): Promise<string[]> => {
  const folder = path.join(test.deps.config.dataDir, 'sms');
  const files = await readdir(folder).catch(() => []);
  const all = await Promise.all(files.map(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8'))));
  return all.filter((sms) => sms.number === number).map((sms) => /\d{6}/.exec(sms.text)?.[0] ?? '');
};

/** Passes the first step. */
const enter = async ({
  cookies = {},
  app = test.app,
  agent,
}: {
  cookies?: Record<string, string>;
  app?: typeof test.app;
  agent?: string;
} = {}) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login/',
    cookies,
    headers: agent ? { 'user-agent': agent } : {},
    payload: { account: account.address, password: seal(testPassword) },
  });
  return {
    status: answer.statusCode,
    body: answer.json(),
    jar: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
  };
};
/** Tries the second step. */
const prove = async (jar: Record<string, string>, payload: object, app = test.app) => {
  const answer = await app.inject({ method: 'POST', url: '/api/login/twofactor/', cookies: jar, payload });
  return {
    status: answer.statusCode,
    body: answer.json(),
    jar: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
  };
};

describe('binding', () => {
  it('TFA-05 TFA-15 shows that nothing is bound at first', async () => {
    expect(await show()).toEqual({
      is_authenticator: false,
      is_sms: false,
      mobile: '',
      is_client_code: false,
      recovery_codes_left: 0,
      passkeys: [],
      trusted_devices: [],
      allowed_factors: ['authenticator', 'sms'],
    });
  });

  it('TFA-08 TFA-16 TFA-17 TFA-30 hands out a key of 16 characters and the image of it', async () => {
    const { secret } = (await setting('secret')).body;
    expect(secret).toMatch(/^[A-Z2-7]{16}$/);
    const { body } = await call('GET', '/setting/twofactor/qrcode/');
    const uri = new URL(body.uri);
    expect([uri.protocol, uri.host, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      'totp',
      secret,
      '锦书',
    ]);
    expect(decodeURIComponent(uri.pathname)).toContain(account.address);
    expect(Buffer.from(body.picture.split(',')[1], 'base64').toString()).toMatch(/^<svg/);
  });

  it('TFA-06 TFA-09 TFA-18 binds the authenticator by a current code alone, with one step of drift', async () => {
    const { secret } = (await setting('secret')).body;
    for (const code of [
      '000000',
      '12345',
      codeOf(secret, new Date(clock.getTime() - 90_000)),
      codeOf(secret, new Date(clock.getTime() + 90_000)),
    ])
      expect((await setting('verify', { code })).status).toBe(400);
    expect((await show()).is_authenticator).toBe(false);
    expect((await setting('verify', { code: codeOf(secret, new Date(clock.getTime() - 30_000)) })).status).toBe(200);
    expect(await show()).toMatchObject({ is_authenticator: true, is_sms: false, recovery_codes_left: 10 });
    expect((await setting('secret')).body.code).toBe('code-wrong');
  });

  it('keeps neither the key nor a code in the clear', async () => {
    const { secret, codes } = await bind();
    const { rows } = await sql<{ text: string }>`
      SELECT (SELECT string_agg(f::text, ' ') FROM second_factor f) || (SELECT string_agg(r::text, ' ') FROM recovery_code r) AS text`.execute(
      test.deps.db,
    );
    const key = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex');
    for (const part of [secret, key, ...codes]) expect(rows[0]?.text).not.toContain(part);
  });

  it('TFA-06 TFA-11 TFA-19 releases the authenticator by a code, and only then a login needs none', async () => {
    const { secret } = await bind();
    expect((await setting('release', { code: '000000' })).body.code).toBe('code-wrong');
    expect((await setting('release', { code: codeOf(secret) })).status).toBe(200);
    expect(await show()).toMatchObject({ is_authenticator: false, recovery_codes_left: 0 });
    expect((await enter()).body).toMatchObject({ is_twofactor: false });
  });

  it('TFA-10 TFA-20 TFA-21 TFA-31 binds a phone by the code that was sent to it', async () => {
    const mobile = `139${String(clock.getTime()).slice(-8)}`;
    expect((await setting('phone/sms', { mobile: `${mobile.slice(0, 3)} ${mobile.slice(3)}` })).status).toBe(200);
    expect((await setting('phone/sms', { mobile })).body.code).toBe('sms-too-soon');
    const [code = ''] = await sentTo(mobile);
    expect((await setting('phone/verify', { mobile: '13900000000', code })).body.code).toBe('code-wrong');
    wait(301);
    expect((await setting('phone/verify', { mobile, code })).body.code).toBe('code-wrong');
    expect((await setting('phone/sms', { mobile })).status).toBe(200);
    const [fresh = ''] = (await sentTo(mobile)).filter((one) => one !== code);
    const { status, body } = await setting('phone/verify', { mobile, code: fresh });
    expect([status, body.recovery_codes.length]).toEqual([200, 10]);
    expect(await show()).toMatchObject({ is_sms: true, is_authenticator: false, mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` });
    expect((await setting('phone/verify', { mobile, code: fresh })).body.code).toBe('code-wrong');
  });

  it('TFA-12 TFA-22 TFA-23 releases the phone by a code that is sent to it', async () => {
    const mobile = `138${String(clock.getTime()).slice(-8)}`;
    await setting('phone/sms', { mobile });
    await setting('phone/verify', { mobile, code: (await sentTo(mobile))[0] });
    expect((await setting('phone/release-sms')).body.code).toBe('sms-too-soon');
    wait(61);
    const before = await sentTo(mobile);
    expect((await setting('phone/release-sms')).status).toBe(200);
    const code = (await sentTo(mobile)).find((one) => !before.includes(one)) ?? '';
    expect((await setting('phone/release', { code: code === '111111' ? '222222' : '111111' })).body.code).toBe('code-wrong');
    expect((await setting('phone/release', { code })).status).toBe(200);
    expect(await show()).toMatchObject({ is_sms: false, mobile: '' });
  });

  it.each(['', '12', 'abc', '+', '1'.repeat(30), '139\n00000000', '<script>'])('TFA-20 refuses %j as a phone number', async (mobile) => {
    expect((await setting('phone/sms', { mobile })).body.code).toBe('invalid-input');
  });

  it('TFA-13 TFA-14 TFA-26 TFA-27 TFA-28 sets, verifies and releases the app password', async () => {
    expect((await setting('client/set', { code: seal('too-short') })).body.code).toBe('client-code-rule');
    expect((await setting('client/set', { code: seal('correct horse battery') })).status).toBe(200);
    expect((await show()).is_client_code).toBe(true);
    expect((await setting('client/verify', { code: seal('wrong horse battery') })).body).toEqual({ is_right: false });
    expect((await setting('client/verify', { code: seal('correct horse battery') })).body).toEqual({ is_right: true });
    expect((await enter()).body).toMatchObject({ is_twofactor: false });
    expect((await setting('client/release')).status).toBe(200);
    expect((await show()).is_client_code).toBe(false);
    expect((await setting('client/verify', { code: seal('correct horse battery') })).body).toEqual({ is_right: false });
  });

  it('stops whoever guesses a code at an open session', async () => {
    await bind();
    const codes = [];
    for (let n = 0; n < 12; n += 1) codes.push((await setting('release', { code: `00000${n % 10}` })).body.code);
    expect(codes.filter((code) => code === 'code-wrong').length).toBeLessThanOrEqual(10);
    expect(codes.at(-1)).toBe('login-rate-limited');
  });
});

describe('the second step of a login', () => {
  it('LGN-48 TFA-29 gives no session before the second factor is accepted', async () => {
    await bind();
    const first = await enter();
    expect([first.status, first.body]).toEqual([200, { username: account.address, token: '', is_twofactor: true }]);
    expect(Object.keys(first.jar)).toEqual(['jinshu_second_step']);
    const cookie = `jinshu_session=${first.jar.jinshu_second_step}`;
    expect((await test.app.inject({ url: '/api/core/userinfo/', headers: { cookie } })).statusCode).toBe(401);
    const { rows } =
      await sql`SELECT FROM session WHERE account_id = ${account.accountId} AND created_at > ${new Date(clock.getTime() - 1000)}`.execute(
        test.deps.db,
      );
    expect(rows).toEqual([]);
  });

  it('TFA-01 TFA-03 TFA-24 completes the login by a right code, and keeps waiting after a wrong one', async () => {
    const { secret } = await bind();
    const { jar } = await enter();
    const ways = await test.app.inject({ url: '/api/login/twofactor/', cookies: jar });
    expect(ways.json()).toEqual({ factors: ['authenticator', 'recovery'], is_passkey: false, mobile: '', can_trust: true });
    const wrong = await prove(jar, { factor: 'authenticator', code: '000000' });
    expect([wrong.status, wrong.body.code, wrong.jar]).toEqual([400, 'code-wrong', {}]);
    const right = await prove(jar, { factor: 'authenticator', code: codeOf(secret) });
    expect(right.body).toEqual({ username: account.address, token: expect.stringMatching(/^[\w-]{32}$/), is_twofactor: false });
    const me = await test.app.inject({ url: '/api/core/userinfo/', cookies: right.jar });
    expect(me.json()).toMatchObject({ email: account.address });
    expect((await prove(jar, { factor: 'authenticator', code: codeOf(secret) })).body.code).toBe('second-step-over');
  });

  it('TFA-30 accepts a code once, even at two servers at the same moment', async () => {
    const { secret } = await bind();
    const [one, two] = [await enter(), await enter({ app: other.app })];
    const code = codeOf(secret);
    const answers = await Promise.all([
      prove(one.jar, { factor: 'authenticator', code }),
      prove(two.jar, { factor: 'authenticator', code }, other.app),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('TFA-25 TFA-31 completes the login by a code that is sent by SMS, once', async () => {
    const mobile = `137${String(clock.getTime()).slice(-8)}`;
    await setting('phone/sms', { mobile });
    const [bindCode = ''] = await sentTo(mobile);
    await setting('phone/verify', { mobile, code: bindCode });
    wait(61);
    const { jar } = await enter();
    expect((await test.app.inject({ url: '/api/login/twofactor/', cookies: jar })).json()).toMatchObject({
      factors: ['sms', 'recovery'],
      mobile: `137****${mobile.slice(-4)}`,
    });
    expect((await test.app.inject({ method: 'POST', url: '/api/login/twofactor/sms/', cookies: jar })).statusCode).toBe(200);
    const code = (await sentTo(mobile)).find((one) => one !== bindCode) ?? '';
    expect((await prove(jar, { factor: 'sms', code })).status).toBe(200);
    const again = await enter();
    expect((await prove(again.jar, { factor: 'sms', code })).body.code).toBe('code-wrong');
  });

  it('TFA-33 accepts each recovery code once, and none after new ones were made', async () => {
    const { secret, codes } = await bind();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
    const [first = '', second = ''] = codes;
    const waiting = await enter();
    expect((await prove(waiting.jar, { factor: 'recovery', code: first.toUpperCase().replace('-', ' ') })).status).toBe(200);
    expect((await show()).recovery_codes_left).toBe(9);
    const again = await enter();
    expect((await prove(again.jar, { factor: 'recovery', code: first })).body.code).toBe('code-wrong');
    const renewed = (await setting('recovery', { factor: 'authenticator', code: codeOf(secret) })).body.recovery_codes;
    expect(renewed).toHaveLength(10);
    expect((await prove(again.jar, { factor: 'recovery', code: second })).body.code).toBe('code-wrong');
    expect((await prove(again.jar, { factor: 'recovery', code: renewed[0] })).status).toBe(200);
  });

  it('TFA-34 asks a trusted browser no more for 30 days, lists it, and asks again once it is removed', async () => {
    const { secret } = await bind();
    const { jar } = await enter();
    const trusted = await prove(jar, { factor: 'authenticator', code: codeOf(secret), is_trusted: true });
    const cookies = { jinshu_trusted: trusted.jar.jinshu_trusted ?? '' };
    wait(29 * 86_400);
    expect((await enter({ cookies })).body.is_twofactor).toBe(false);
    expect((await enter()).body.is_twofactor).toBe(true);
    const colleague = account;
    account = await makeAccount(test.deps);
    session = await openSession(test.deps, account);
    await bind();
    expect((await enter({ cookies })).body.is_twofactor).toBe(true);
    account = colleague;
    session = await openSession(test.deps, account);
    const [device] = (await show()).trusted_devices;
    expect(device).toMatchObject({ id: expect.any(String), last_used_at: expect.any(String) });
    expect((await setting('devices/remove', { id: device.id })).body).toEqual({ trusted_devices: [] });
    expect((await enter({ cookies })).body.is_twofactor).toBe(true);
  });

  it('TFA-34 forgets that a browser is trusted after 30 days', async () => {
    const { secret } = await bind();
    const { jar } = await enter();
    const trusted = await prove(jar, { factor: 'authenticator', code: codeOf(secret), is_trusted: true });
    wait(30 * 86_400 + 1);
    expect((await enter({ cookies: { jinshu_trusted: trusted.jar.jinshu_trusted ?? '' } })).body.is_twofactor).toBe(true);
  });

  it('ends the second step after ten minutes, and refuses a made-up one', async () => {
    const { secret } = await bind();
    const { jar } = await enter();
    wait(601);
    expect((await prove(jar, { factor: 'authenticator', code: codeOf(secret) })).body.code).toBe('second-step-over');
    expect((await prove({}, { factor: 'authenticator', code: '000000' })).body.code).toBe('second-step-over');
    expect((await prove({ jinshu_second_step: 'x'.repeat(43) }, { factor: 'authenticator', code: '000000' })).body.code).toBe(
      'second-step-over',
    );
  });

  it('stops whoever guesses the code, also with a new password step each time', async () => {
    await bind();
    const codes = [];
    for (let n = 0; n < 12; n += 1)
      codes.push((await prove((await enter()).jar, { factor: 'authenticator', code: `00000${n % 10}` })).body.code);
    expect(codes.filter((code) => code === 'code-wrong').length).toBeLessThanOrEqual(10);
    expect(codes.at(-1)).toBe('login-rate-limited');
  });
});

describe('sessions', () => {
  it('SES-21 lists the sessions with browser and address, and ends one or all others', async () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const one = await enter({ agent });
    const two = await enter({
      agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604',
    });
    const { sessions } = (await call('GET', '/setting/sessions/')).body;
    expect(sessions.map((each: { browser: string; is_current: boolean }) => [each.browser, each.is_current]).sort()).toEqual([
      ['', true],
      ['Firefox 140, Windows', false],
      ['Safari 18, iOS', false],
    ]);
    const id = sessions.find((each: { browser: string }) => each.browser.startsWith('Firefox')).id;
    const meOf = async (jar: Record<string, string>) => (await test.app.inject({ url: '/api/core/userinfo/', cookies: jar })).statusCode;
    expect([await meOf(one.jar), await meOf(two.jar)]).toEqual([200, 200]);
    expect((await call('POST', '/setting/sessions/end/', { id })).body.sessions).toHaveLength(2);
    await expect.poll(() => meOf(one.jar)).toBe(401);
    expect(await meOf(two.jar)).toBe(200);
    const left = (await call('POST', '/setting/sessions/end/', {})).body.sessions;
    expect(left.map((each: { is_current: boolean }) => each.is_current)).toEqual([true]);
    await expect.poll(() => meOf(two.jar)).toBe(401);
  });

  it("SES-21 doesn't end a session of somebody else", async () => {
    const mine = await enter();
    account = await makeAccount(test.deps);
    const theirs = await openSession(test.deps, account);
    const { sessions } = (await call('GET', '/setting/sessions/')).body;
    const id = sessions.find((each: { is_current: boolean }) => !each.is_current).id;
    await call('POST', '/setting/sessions/end/', { id }, theirs);
    expect((await test.app.inject({ url: '/api/core/userinfo/', cookies: mine.jar })).statusCode).toBe(200);
  });
});

describe('what the organization requires', () => {
  const decide = (values: Partial<PolicyValues>) => setOwnPolicies(test.deps.db, account.accountId, values);
  /** Logs in without a second step. Returns the session. */
  const logIn = async (): Promise<TestSession> => {
    const { body, jar } = await enter();
    const cookie = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
    return { headers: { cookie: cookie.join('; '), 'x-jinshu-token': body.token }, secret: '', token: body.token };
  };
  const folders = async (by: TestSession) => (await call('GET', '/mail/folder/', undefined, by)).body.code;
  const mustBind = async (by: TestSession) => (await call('GET', '/core/share-status/', undefined, by)).body.bind_factor;

  it('BAK-71 TFA-29 an account that needs a factor and has none does nothing before it has bound one', async () => {
    await decide({ second_factor: 'everyone' });
    // Open sessions continue until the next login.
    expect(await mustBind(session)).toBe(false);
    session = await logIn();
    expect([await mustBind(session), await folders(session)]).toEqual([true, 'factor-needed']);
    expect((await show()).is_authenticator).toBe(false);
    const { codes } = await bind();
    expect(codes).toHaveLength(10);
    expect([await mustBind(session), await folders(session)]).toEqual([false, undefined]);
    expect((await enter()).body).toMatchObject({ is_twofactor: true });
  });

  it('BAK-71 whoever releases the factor that is needed has to bind one again', async () => {
    const { secret } = await bind();
    await decide({ second_factor: 'everyone' });
    expect((await setting('release', { code: codeOf(secret) })).status).toBe(200);
    expect([await mustBind(session), await folders(session)]).toEqual([true, 'factor-needed']);
  });

  it('BAK-71 asks administrators alone, where that is set', async () => {
    await decide({ second_factor: 'administrators' });
    expect(await mustBind(await logIn())).toBe(false);
    await test.deps.db.insertInto('operation_role').values({ account_id: account.accountId, role: 'auditor' }).execute();
    expect(await mustBind(await logIn())).toBe(true);
  });

  it('BAK-71 the nearest value holds: a department needs one, a person in it does not', async () => {
    const { id } = await test.deps.db.insertInto('department').values({ name: '财务部' }).returning('id').executeTakeFirstOrThrow();
    await test.deps.db.updateTable('account').set({ department_id: id }).where('id', '=', account.accountId).execute();
    await setPolicies(test.deps.db, { of: 'department', departmentId: id }, { second_factor: 'everyone' });
    expect(await mustBind(await logIn())).toBe(true);
    await decide({ second_factor: 'none' });
    expect(await mustBind(await logIn())).toBe(false);
  });

  it('BAK-71 kinds that are off are not offered and cannot be bound; one that is bound already still guards the login', async () => {
    const { secret } = await bind();
    await decide({ second_factor: 'everyone', second_factor_kinds: ['sms'] });
    expect((await show()).allowed_factors).toEqual(['sms']);
    const { jar, body } = await enter();
    expect(body).toMatchObject({ is_twofactor: true });
    expect((await prove(jar, { factor: 'authenticator', code: codeOf(secret) })).status).toBe(200);
    await setting('release', { code: codeOf(secret, new Date(clock.getTime() + 30_000)) });
    expect((await setting('secret')).body.code).toBe('forbidden');
    expect((await setting('verify', { code: '123456' })).body.code).toBe('forbidden');
    await decide({ second_factor_kinds: ['authenticator'] });
    expect((await setting('phone/sms', { mobile: '13800138000' })).body.code).toBe('forbidden');
    expect((await setting('phone/verify', { mobile: '13800138000', code: '123456' })).body.code).toBe('forbidden');
  });

  it('BAK-71 TFA-34 without trusted browsers, none is offered and those of before are asked', async () => {
    const { secret } = await bind();
    const { jar } = await enter();
    const trusted = (await prove(jar, { factor: 'authenticator', code: codeOf(secret), is_trusted: true })).jar;
    expect((await enter({ cookies: trusted })).body).toMatchObject({ is_twofactor: false });
    await decide({ trusted_devices: false });
    const again = await enter({ cookies: trusted });
    expect(again.body).toMatchObject({ is_twofactor: true });
    expect((await test.app.inject({ url: '/api/login/twofactor/', cookies: again.jar })).json().can_trust).toBe(false);
    wait(30);
    const proved = await prove(again.jar, { factor: 'authenticator', code: codeOf(secret), is_trusted: true });
    expect([proved.status, Object.keys(proved.jar).some((name) => name.includes('trusted'))]).toEqual([200, false]);
  });
});
