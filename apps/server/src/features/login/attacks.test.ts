import { HOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAuthenticator } from '../../testing/authenticator.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, testPassword } from '../../testing/factories.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;
interface Sent {
  to?: TestApp;
  ip?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

const clock = new Date('2026-11-28T08:00:00Z');
let one: TestApp;
let two: TestApp;
let account: TestAccount;
let networks = 0;

beforeAll(async () => {
  const now = () => clock;
  one = await buildTestApp({ now });
  two = await buildTestApp({ now, database: one.database });
});
afterAll(async () => {
  await two.close();
  await one.close();
});
beforeEach(async () => {
  account = await makeAccount(one.deps);
  networks += 1;
});

const place = (host: number) => `10.77.${networks}.${host}`;
const seal = (value: string) => JSON.stringify({ value, at: clock.getTime() });
const post = (url: string, payload: object, { to = one, ip = place(1), cookie, headers = {} }: Sent = {}) =>
  to.app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { ...headers, 'x-forwarded-for': ip, ...(cookie && { cookie }) } });
const logIn = (password = testPassword, sent: Sent = {}) => post('/login/', { account: account.address, password: seal(password) }, sent);
const cookiesOf = (answer: Awaited<ReturnType<typeof post>>) => answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const isIn = async (cookie: string) => (await one.app.inject({ url: '/api/core/userinfo/', headers: { cookie } })).statusCode === 200;

/** Binds an authenticator, and returns its codes and recovery codes. */
async function bind() {
  const { headers } = await openSession(one.deps, account);
  const { secret } = (await post('/setting/twofactor/secret/', {}, { headers })).json();
  const codeAt = (steps: number) =>
    HOTP.generate({
      secret: Secret.fromBase32(secret),
      algorithm: 'SHA1',
      digits: 6,
      counter: Math.floor(clock.getTime() / 30_000) + steps,
    });
  const bound = (await post('/setting/twofactor/verify/', { code: codeAt(-1) }, { headers })).json();
  return { codeAt, recoveryCodes: bound.recovery_codes as string[] };
}

/** Sends the same to both servers at once, many times, and counts what was accepted. */
async function rush(send: (to: TestApp) => ReturnType<typeof post>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => send(n % 2 ? two : one)));
  return answers.filter(({ statusCode }) => statusCode === 200).length;
}

describe('guessing', () => {
  it('LGN-54 a password: ten guesses block a place, also for the right one, at every server; its owner gets in elsewhere', async () => {
    for (let n = 0; n < 10; n += 1) await logIn(`guess-${n}`, { to: n % 2 ? two : one });
    for (const to of [one, two]) expect((await logIn(testPassword, { to })).json().code).toBe('login-rate-limited');
    expect((await logIn(testPassword, { ip: place(2) })).statusCode).toBe(200);
  });

  it('LGN-54 a password, all guesses at once: no more are tried than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => logIn(`guess-${n}`, { to: n % 2 ? two : one })));
    const codes = answers.map((answer) => answer.json().code as string);
    expect(codes.filter((code) => code === 'login-failed').length).toBeLessThanOrEqual(10);
    // Attempts are booked before they are tried: where all come at once, it may be that none is.
    expect(codes.filter((code) => code !== 'login-failed' && code !== 'login-rate-limited')).toEqual([]);
  });

  it('LGN-54 a second factor: ten wrong codes block the place, also for the right one', async () => {
    const { codeAt } = await bind();
    const cookie = cookiesOf(await logIn());
    const give = (code: string, to = one) => post('/login/twofactor/', { factor: 'authenticator', code }, { cookie, to });
    for (let n = 0; n < 10; n += 1) await give('000000', n % 2 ? two : one);
    expect((await give(codeAt(0), two)).json().code).toBe('login-rate-limited');
  });
});

describe('using twice what serves once, at two servers at once', () => {
  it('TFA-30 a code of an authenticator', async () => {
    const { codeAt } = await bind();
    const waiting = await Promise.all(Array.from({ length: 8 }, async () => cookiesOf(await logIn())));
    expect(
      await rush((to) => post('/login/twofactor/', { factor: 'authenticator', code: codeAt(0) }, { to, cookie: waiting.pop() ?? '' })),
    ).toBe(1);
  });

  it('TFA-33 a recovery code', async () => {
    const { recoveryCodes } = await bind();
    const waiting = await Promise.all(Array.from({ length: 8 }, async () => cookiesOf(await logIn())));
    const code = recoveryCodes[0] ?? '';
    expect(await rush((to) => post('/login/twofactor/', { factor: 'recovery', code }, { to, cookie: waiting.pop() ?? '' }))).toBe(1);
  });

  it('TFA-29 the cookie of a second step', async () => {
    const { recoveryCodes } = await bind();
    const cookie = cookiesOf(await logIn());
    const codes = [...recoveryCodes];
    expect(await rush((to) => post('/login/twofactor/', { factor: 'recovery', code: codes.pop() ?? '' }, { to, cookie }))).toBe(1);
  });

  it('TFA-32 a challenge of a passkey', async () => {
    const { headers } = await openSession(one.deps, account);
    const key = makeAuthenticator();
    const { options } = (await post('/setting/twofactor/passkey/begin/', { password: seal(testPassword) }, { headers })).json();
    await post('/setting/twofactor/passkey/add/', { name: 'Key', credential: key.create(options) }, { headers });
    const asked = (await post('/login/passkey/begin/', {})).json().options;
    const proof = key.prove(asked);
    expect(await rush((to) => post('/login/passkey/', { credential: proof }, { to }))).toBe(1);
  });
});

describe('a session of the attacker’s choice', () => {
  it('LGN-47 is never the one that a login begins, and the one before ends', async () => {
    const planted = 'jinshu_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    const first = cookiesOf(await logIn(testPassword, { cookie: planted }));
    expect([await isIn(planted), await isIn(first)]).toEqual([false, true]);
    const second = cookiesOf(await logIn(testPassword, { cookie: first }));
    expect(second).not.toContain(first.split('; ')[0]);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  });

  it('TFA-29 is not what waits for a second factor', async () => {
    await bind();
    const waiting = cookiesOf(await logIn());
    expect(waiting).toMatch(/^jinshu_second_step=/);
    expect(await isIn(waiting.replace('jinshu_second_step', 'jinshu_session'))).toBe(false);
  });

  it('LGN-47 cannot be put there by a page of another site', async () => {
    const headers = { origin: 'https://jinshu.evil.example' };
    const answers = await Promise.all([logIn(testPassword, { headers }), post('/login/passkey/begin/', {}, { headers })]);
    for (const answer of answers) expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  });
});

describe('leading elsewhere', () => {
  it.each([
    '/login?next=https://evil.example/',
    '/login?next=//evil.example',
    '/login?return_to=%5C%5Cevil.example',
    '//evil.example/..%2f',
    '/mailbox/welcome?redirect=https%3A%2F%2Fevil.example',
    '/api/logout/?next=https://evil.example',
    '/api/core/login-before/?next=https://evil.example',
  ])('LGN-51 %s leads to no other site', async (url) => {
    const { headers } = await openSession(one.deps, account);
    const { headers: answered, body } = await one.app.inject({ url, headers });
    expect(String(answered.location ?? '/')).toMatch(/^\/(?![/\\])/);
    expect(body).not.toContain('evil.example');
  });
});
