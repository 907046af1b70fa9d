import { passkeyLimit, recoveryCodeCount } from '@jinshu/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setPolicies } from '../../platform/policy/setPolicy.ts';
import { type Authenticator, type Lies, makeAuthenticator } from '../../testing/authenticator.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, testPassword } from '../../testing/factories.ts';
import { giveTestRole } from '../../testing/openOperator.ts';
import { relyingPartyOf } from './relyingParty.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;
interface Options {
  challenge: string;
  userVerification?: string;
  allowCredentials?: { id: string }[];
}

let clock = new Date('2026-11-28T08:00:00Z');
let test: TestApp;
let other: TestApp;
let account: TestAccount;
let headers: Record<string, string>;
let key: Authenticator;

beforeAll(async () => {
  const now = () => clock;
  test = await buildTestApp({ now });
  other = await buildTestApp({ now, database: test.database });
});
afterAll(async () => {
  await other.close();
  await test.close();
});
beforeEach(async () => {
  account = await makeAccount(test.deps);
  ({ headers } = await openSession(test.deps, account));
  key = makeAuthenticator();
});

const seal = (value: string) => JSON.stringify({ value, at: clock.getTime() });
const send = async (url: string, payload: object, { at = test, as = {} as Record<string, string> } = {}) => {
  const answer = await at.app.inject({ method: 'POST', url: `/api${url}`, headers: as, payload });
  return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies };
};
const own = (url: string, payload: object = {}) => send(`/setting/twofactor/passkey/${url}/`, payload, { as: headers });
const begin = async (password = testPassword) => own('begin', { password: seal(password) });
const add = async (name = 'Laptop', by = key, lies: Lies = {}) => {
  const { body } = await begin();
  return own('add', { name, credential: by.create(body.options, lies) });
};
const show = async () => (await test.app.inject({ url: '/api/setting/twofactor/show/', headers })).json();

const askLogin = async () => (await send('/login/passkey/begin/', {})).body.options as Options;
const logIn = async (by = key, lies: Lies = {}, options?: Options) =>
  send('/login/passkey/', { credential: by.prove(options ?? (await askLogin()), lies) });

/** Logs in with the password and returns the cookie that waits at the second step. */
async function logInHalf() {
  const { body, cookies } = await send('/login/', { account: account.address, password: seal(testPassword) });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { body, as: { cookie } };
}

describe('passkeys of an account', () => {
  it('TFA-32 are added after the password was entered, named and removed', async () => {
    const { body } = await begin();
    expect(body.options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: account.address },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
    });
    const added = await own('add', { name: ' Laptop ', credential: key.create(body.options) });
    const [passkey] = added.body.passkeys;
    expect(passkey).toEqual({ id: expect.any(String), name: 'Laptop', created_at: clock.toISOString(), last_used_at: '' });
    expect(added.body.recovery_codes).toHaveLength(recoveryCodeCount);
    expect((await show()).passkeys).toEqual([passkey]);

    expect((await own('rename', { id: passkey.id, name: 'Phone' })).body.passkeys).toMatchObject([{ name: 'Phone' }]);
    expect((await own('remove', { id: passkey.id, password: seal('wrong') })).body.code).toBe('password-wrong');
    expect((await own('remove', { id: passkey.id, password: seal(testPassword) })).body.passkeys).toEqual([]);
    expect((await show()).recovery_codes_left).toBe(0);
  });

  it('TFA-32 needs the password of the account', async () => {
    const { status, body } = await begin('wrong');
    expect([status, body.code]).toEqual([400, 'password-wrong']);
  });

  it('TFA-32 may be several, each once', async () => {
    const second = makeAuthenticator();
    await add('Laptop');
    clock = new Date(clock.getTime() + 1000);
    const both = await add('Phone', second);
    expect(both.body.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Laptop', 'Phone']);
    expect(both.body.recovery_codes).toEqual([]);
    const { body } = await begin();
    expect(body.options.excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([key.id, second.id]);
    expect((await own('add', { name: 'Again', credential: key.create(body.options) })).body.code).toBe('passkey-wrong');
  });

  it('TFA-32 has a limit of passkeys', async () => {
    for (let n = 0; n < passkeyLimit; n += 1) expect((await add(`Key ${n}`, makeAuthenticator())).status).toBe(200);
    expect((await begin()).body.code).toBe('passkey-limit');
  });

  it('TFA-32 are the account’s own', async () => {
    const { id } = (await add()).body.passkeys[0];
    const stranger = await makeAccount(test.deps);
    const { headers: as } = await openSession(test.deps, stranger);
    expect((await send('/setting/twofactor/passkey/rename/', { id, name: 'Mine' }, { as })).body.code).toBe('not-found');
    await send('/setting/twofactor/passkey/remove/', { id, password: seal(testPassword) }, { as });
    expect((await show()).passkeys).toMatchObject([{ id, name: 'Laptop' }]);
  });

  it.each<[string, Lies]>([
    ['of another site', { origin: 'https://jinshu.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without user verification', { isUnverified: true }],
    ['that was made up', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['that is none', { type: 'webauthn.get' }],
  ])('TFA-32 refuses a passkey %s', async (_, lies) => {
    expect((await add('Laptop', key, lies)).body.code).toBe('passkey-wrong');
    expect((await show()).passkeys).toEqual([]);
  });

  it('TFA-32 takes a challenge once, in its time and from its account alone', async () => {
    const { body } = await begin();
    const late = (await begin()).body;
    await own('add', { name: 'One', credential: key.create(body.options) });
    expect((await own('add', { name: 'Two', credential: makeAuthenticator().create(body.options) })).body.code).toBe('passkey-wrong');
    const stranger = await makeAccount(test.deps);
    const { headers: as } = await openSession(test.deps, stranger);
    const stolen = { name: 'Theirs', credential: makeAuthenticator().create(late.options) };
    expect((await send('/setting/twofactor/passkey/add/', stolen, { as })).body.code).toBe('passkey-wrong');
    clock = new Date(clock.getTime() + 6 * 60_000);
    expect((await own('add', { name: 'Late', credential: makeAuthenticator().create(late.options) })).body.code).toBe('passkey-wrong');
  });
});

describe('a login by passkey alone', () => {
  it('TFA-32 begins a session without password and captcha, and notes the use', async () => {
    await add();
    const options = await askLogin();
    expect([options.allowCredentials ?? [], options.userVerification]).toEqual([[], 'required']);
    const { body, cookies } = await logIn(key, {}, options);
    expect(body).toMatchObject({ username: account.address, is_twofactor: false, token: expect.stringMatching(/.{20}/) });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await test.app.inject({ url: '/api/core/userinfo/', headers: { cookie } })).statusCode).toBe(200);
    expect((await show()).passkeys[0].last_used_at).toBe(clock.toISOString());
  });

  it('TFA-32 takes each challenge once, however many proofs come side by side at two servers', async () => {
    await add();
    const options = await askLogin();
    const proofs = Array.from({ length: 8 }, () => key.prove(options));
    const answers = await Promise.all(proofs.map((credential, n) => send('/login/passkey/', { credential }, { at: n % 2 ? other : test })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each<[string, Lies]>([
    ['of another site', { origin: 'https://jinshu.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without user verification', { isUnverified: true }],
    ['with another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['of another kind', { type: 'webauthn.create' }],
    ['for another user', { userHandle: 'AAAA' }],
  ])('TFA-32 refuses a proof %s', async (_, lies) => {
    await add();
    const { status, body, cookies } = await logIn(key, lies);
    expect([status, body.code, cookies]).toEqual([400, 'passkey-wrong', []]);
  });

  it('TFA-32 refuses a proof whose signature is of another key, and a passkey that nobody has', async () => {
    await add();
    const options = await askLogin();
    const forged = { ...makeAuthenticator().prove(options), id: key.id, rawId: key.id };
    expect((await send('/login/passkey/', { credential: forged })).body.code).toBe('passkey-wrong');
    expect((await logIn(makeAuthenticator())).body.code).toBe('passkey-wrong');
  });

  it('TFA-32 refuses a copy, whose counter does not grow', async () => {
    await add();
    expect((await logIn()).status).toBe(200);
    const { body } = await logIn(key, { counter: 1 });
    expect(body.code).toBe('passkey-wrong');
    const records = await test.deps.db
      .selectFrom('security_record')
      .select(['kind', 'detail'])
      .where('account_id', '=', account.accountId)
      .execute();
    expect(records).toContainEqual({ kind: 'login-failed', detail: { factor: 'passkey', reason: 'copied' } });
    expect((await logIn()).status).toBe(200);
  });

  it('TFA-32 takes authenticators that count nothing', async () => {
    const silent = makeAuthenticator({ counts: false });
    await add('Synced', silent);
    expect([(await logIn(silent)).status, (await logIn(silent)).status]).toEqual([200, 200]);
  });

  it('TFA-32 is only for those who may log in, and where the organization allows it', async () => {
    await add();
    await test.deps.db.updateTable('account').set({ is_active: false }).where('id', '=', account.accountId).execute();
    expect((await logIn()).body.code).toBe('login-disabled');
    await setPolicies(test.deps.db, { of: 'organisation' }, { passkey_login: false });
    const options = await send('/login/passkey/begin/', {});
    expect(options.body.code).toBe('passkey-off');
    expect((await send('/login/passkey/', { credential: key.prove({ challenge: 'x' }) })).body.code).toBe('passkey-off');
    expect((await test.app.inject('/api/core/login-before/')).json().is_passkey_login).toBe(false);
    await setPolicies(test.deps.db, { of: 'organisation' }, { passkey_login: true });
  });
});

describe('a passkey at the second step', () => {
  const ask = async (as: Record<string, string>) => (await send('/login/twofactor/passkey/begin/', {}, { as })).body.options as Options;

  it('TFA-32 TFA-29 a login with the password waits for it, and it completes the login', async () => {
    await add();
    const { body, as } = await logInHalf();
    expect(body).toMatchObject({ is_twofactor: true, token: '' });
    const step = await test.app.inject({ url: '/api/login/twofactor/', headers: as });
    expect(step.json()).toMatchObject({ is_passkey: true, factors: ['recovery'] });
    const options = await ask(as);
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([key.id]);
    const done = await send('/login/twofactor/passkey/', { credential: key.prove(options), is_trusted: true }, { as });
    expect(done.body).toMatchObject({ username: account.address, is_twofactor: false });
    expect(done.cookies.map(({ name }) => name).toSorted()).toEqual([
      'jinshu_device',
      'jinshu_second_step',
      'jinshu_session',
      'jinshu_trusted',
    ]);
    expect((await show()).trusted_devices).toHaveLength(1);
  });

  it('TFA-32 refuses another account’s passkey, and a challenge of a whole login', async () => {
    await add();
    const { as } = await logInHalf();
    const mine = key;
    account = await makeAccount(test.deps);
    ({ headers } = await openSession(test.deps, account));
    key = makeAuthenticator();
    await add();
    expect((await send('/login/twofactor/passkey/', { credential: key.prove(await ask(as)) }, { as })).body.code).toBe('passkey-wrong');
    const whole = mine.prove(await askLogin());
    expect((await send('/login/twofactor/passkey/', { credential: whole }, { as })).body.code).toBe('passkey-wrong');
    const step = mine.prove(await ask(as));
    expect((await send('/login/passkey/', { credential: step })).body.code).toBe('passkey-wrong');
  });

  it('TFA-32 needs a login that has begun', async () => {
    await add();
    const answer = await send('/login/twofactor/passkey/', { credential: key.prove(await askLogin()) });
    expect([answer.status, answer.body.code]).toEqual([400, 'second-step-over']);
  });
});

describe('a passkey at the login of the back stage', () => {
  const stepOf = async () => {
    const { cookies } = await send('/operation/login/', { account: account.address, password: seal(testPassword) });
    return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  };
  const ask = async (as: Record<string, string>) =>
    (await send('/operation/login/twofactor/passkey/begin/', {}, { as })).body.options as Options;
  const complete = (credential: object, as: Record<string, string>) => send('/operation/login/twofactor/passkey/', { credential }, { as });

  it('BAK-02 TFA-32 completes it, once', async () => {
    await giveTestRole(test.deps, account.accountId, 'auditor');
    await add();
    const as = await stepOf();
    const step = await test.app.inject({ url: '/api/operation/login/twofactor/', headers: as });
    expect(step.json()).toMatchObject({ is_passkey: true, factors: ['recovery'] });
    const proof = key.prove(await ask(as));
    const done = await complete(proof, as);
    expect(done.body).toMatchObject({ username: account.address, role: 'auditor' });
    expect(done.cookies.map(({ name }) => name).toSorted()).toEqual(['jinshu_device', 'jinshu_operation', 'jinshu_operation_step']);
    expect((await complete(proof, as)).body.code).toBe('second-step-over');
  });

  it('BAK-104 refuses the proof of a login to the webmail, records it, and needs a login that has begun', async () => {
    await giveTestRole(test.deps, account.accountId, 'auditor');
    await add();
    const as = await stepOf();
    expect((await complete(key.prove(await askLogin()), as)).body.code).toBe('passkey-wrong');
    const records = await test.deps.db
      .selectFrom('operation_record')
      .select(['action', 'is_refused'])
      .where('account_id', '=', account.accountId)
      .execute();
    expect(records).toEqual([{ action: 'logInToOperation', is_refused: true }]);
    expect((await complete(key.prove(await askLogin()), {})).body.code).toBe('second-step-over');
  });
});

describe('the site of passkeys', () => {
  it.each([
    ['https://mail.example.org', { id: 'mail.example.org', origin: 'https://mail.example.org' }],
    ['http://127.0.0.1:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
    ['http://[::1]:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  ])('TFA-32 at %s', (publicUrl, party) => expect(relyingPartyOf({ publicUrl })).toEqual(party));

  it('TFA-32 is none at the address of another machine', () => {
    expect(() => relyingPartyOf({ publicUrl: 'http://10.0.0.5' })).toThrow(expect.objectContaining({ code: 'passkey-address' }));
  });
});
