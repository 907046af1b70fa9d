import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPolicies, unsetPolicy } from '../../platform/policy/setPolicy.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, testPassword } from '../../testing/factories.ts';
import { hashPassword } from '../login/password.ts';
import { updateSecurityQuestion } from '../password/password.repository.ts';
import { updateMobile } from '../two-factor/twoFactor.repository.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

let clock = new Date('2026-11-27T02:00:00.000Z');
const now = () => clock;
const organisation = { of: 'organisation' } as const;
const newPassword = 'Brocade-77';

describe('password recovery', () => {
  let test: TestApp;
  let other: TestApp;
  let account: TestAccount;
  let place = 0;

  beforeAll(async () => {
    test = await buildTestApp({ now });
    other = await buildTestApp({ now, database: test.database });
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });
  beforeEach(async () => {
    place += 1;
    clock = new Date(clock.getTime() + 60 * 60_000);
    account = await makeAccount(test.deps);
    const answer = await hashPassword('bamboo lane');
    await test.deps.db.transaction().execute(async (tx) => {
      await updateSecurityQuestion(tx, account.accountId, 'First school?', answer);
      await updateMobile(tx, account.accountId, `1380000${1000 + place}`);
    });
  });

  const seal = (value: string) => JSON.stringify({ value, at: clock.getTime() });
  const step = async (name: string, payload: object, { at = test, ip = `10.3.0.${place}` } = {}) => {
    const url = `/api/core/secret-reset/${name}/`;
    return (await at.app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': ip } })).json();
  };
  const begin = (name = account.address) => step('0', { account: name });
  const answer = (ticket: string, text = ' Bamboo  Lane'.replace('  ', ' '), more = {}) => step('2', { ticket, answer: seal(text) }, more);
  const reset = (name: '3' | 'sms3', ticket: string, first = newPassword, second = first, more = {}) =>
    step(name, { ticket, new_password: seal(first), confirm_password: seal(second) }, more);
  const logIn = async (password: string) =>
    (await test.app.inject({ method: 'POST', url: '/api/login/', payload: { account: account.address, password: seal(password) } })).json();
  const sms = () => path.join(test.deps.config.dataDir, 'sms');
  const code = async () => {
    const file = await vi.waitFor(async () => {
      const [name] = (await readdir(sms())).filter((one) => one.endsWith('.json'));
      return readFile(path.join(sms(), name ?? ''), 'utf8');
    });
    await rm(sms(), { recursive: true });
    return /code is (\d{6})/.exec(file)?.[1] ?? /验证码 (\d{6})/.exec(file)?.[1] ?? '';
  };

  it('LGN-37 LGN-38 LGN-39 LGN-40 LGN-04 recovers by the security question in the steps 0, 2 and 3, and ends all sessions', async () => {
    const session = await openSession(test.deps, account);
    const begun = await begin();
    expect(begun).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/), ways: ['question', 'sms'], question: 'First school?' });
    const proved = await answer(begun.ticket);
    expect(proved).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/), rules: expect.objectContaining({ passwd_size2: 8 }) });
    expect(await reset('3', proved.ticket)).toEqual({ msg: 'ok' });
    expect((await test.app.inject({ url: '/api/core/share-status/', headers: session.headers })).statusCode).toBe(401);
    expect(await logIn(testPassword)).toMatchObject({ code: 'login-failed' });
    expect(await logIn(newPassword)).toMatchObject({ code: 'security-answer-needed', params: { question: 'First school?' } });
  });

  it('ADM-07 leads a disabled person nowhere, and says so to nobody', async () => {
    const begun = await begin();
    const proved = await answer(begun.ticket);
    await test.deps.db.updateTable('account').set({ is_active: false }).where('id', '=', account.accountId).execute();
    expect(await reset('3', proved.ticket)).toMatchObject({ code: 'recovery-over' });
    const again = await begin();
    expect(again).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/), ways: ['question', 'sms'], question: expect.any(String) });
    expect(await answer(again.ticket)).toMatchObject({ code: 'security-answer-wrong' });
    await test.deps.db.updateTable('account').set({ is_active: true }).where('id', '=', account.accountId).execute();
    expect(await logIn(newPassword)).toMatchObject({ code: 'login-failed' });
  });

  it('LGN-37 LGN-41 LGN-42 LGN-43 recovers by SMS in the steps sms1, sms2 and sms3', async () => {
    const sent = await step('sms1', { ticket: (await begin()).ticket });
    const proved = await step('sms2', { ticket: sent.ticket, code: await code() });
    expect(proved.rules.passwd_size2).toBe(8);
    expect(await reset('sms3', proved.ticket)).toEqual({ msg: 'ok' });
    expect((await logIn(newPassword)).code).toBe('security-answer-needed');
  });

  it('LGN-44 refuses a new password that breaks the rules, is common, was used before, or differs; the ticket stays', async () => {
    const { ticket } = await answer((await begin()).ticket);
    expect((await reset('3', ticket, 'Ab-1')).params).toEqual({ new_password: 'rules' });
    expect((await reset('3', ticket, 'password123')).params).toEqual({ new_password: 'common' });
    expect((await reset('3', ticket, testPassword)).params).toEqual({ new_password: 'former' });
    expect((await reset('3', ticket, newPassword, 'Brocade-78')).params).toEqual({ confirm_password: 'different' });
    expect(await reset('3', ticket)).toEqual({ msg: 'ok' });
  });

  it('LGN-37 takes a ticket once, for its own step, for ten minutes', async () => {
    const begun = await begin();
    expect((await reset('3', begun.ticket)).code).toBe('recovery-over');
    expect((await step('sms2', { ticket: begun.ticket, code: '000000' })).code).toBe('recovery-over');
    const proved = await answer(begun.ticket);
    expect((await answer(begun.ticket)).code).toBe('recovery-over');
    expect((await reset('sms3', proved.ticket)).code).toBe('recovery-over');
    expect((await reset('3', 'x'.repeat(43))).code).toBe('recovery-over');
    clock = new Date(clock.getTime() + 11 * 60_000);
    expect((await reset('3', proved.ticket)).code).toBe('recovery-over');
    const stored = await test.deps.db.selectFrom('recovery_ticket').selectAll().execute();
    expect(stored.map((row) => row.hash.toString('utf8'))).not.toContain(proved.ticket);
  });

  it('LGN-37 redeems a ticket at one of two servers', async () => {
    const begun = await begin();
    const proofs = await Promise.all([answer(begun.ticket), answer(begun.ticket, 'bamboo lane', { at: other })]);
    expect(proofs.filter(({ ticket }) => ticket).length).toBe(1);
    const { ticket } = proofs.find((one) => one.ticket);
    const done = await Promise.all([reset('3', ticket), reset('3', ticket, 'Brocade-78', 'Brocade-78', { at: other })]);
    expect(done.map(({ msg, code: refused }) => msg ?? refused).sort()).toEqual(['ok', 'recovery-over']);
  });

  it('LGN-54 blocks a place after ten wrong answers, with other tickets and for passwords too, and nobody elsewhere', async () => {
    const tickets = [(await begin()).ticket, (await begin()).ticket];
    const codes: string[] = [];
    for (let count = 0; count < 11; count += 1) codes.push((await answer(tickets[count % 2], 'wrong')).code);
    expect(codes).toEqual([...Array(10).fill('security-answer-wrong'), 'login-rate-limited']);
    const headers = { 'x-forwarded-for': `10.3.0.${place}` };
    const payload = { account: account.address, password: seal(testPassword) };
    expect((await test.app.inject({ method: 'POST', url: '/api/login/', payload, headers })).json().code).toBe('login-rate-limited');
    const elsewhere = { ip: '10.8.8.8' };
    const begun = await step('0', { account: account.address }, elsewhere);
    expect((await answer(begun.ticket, 'bamboo lane', elsewhere)).ticket).toBeDefined();
  });

  it('LGN-42 refuses a wrong code, and a right one after five minutes', async () => {
    const { ticket } = await step('sms1', { ticket: (await begin()).ticket });
    const right = await code();
    expect((await step('sms2', { ticket, code: right === '000000' ? '000001' : '000000' })).code).toBe('code-wrong');
    clock = new Date(clock.getTime() + 6 * 60_000);
    expect((await step('sms2', { ticket, code: right })).code).toBe('code-wrong');
  });

  it('LGN-54 answers every step the same for an unknown name, a closed account, and one without question and phone', async () => {
    const plain = await makeAccount(test.deps);
    const closed = await makeAccount(test.deps);
    await test.deps.db.updateTable('account').set({ is_active: false }).where('id', '=', closed.accountId).execute();
    for (const name of ['nobody.here', plain.address, closed.address]) {
      const begun = await begin(name);
      expect(begun).toEqual({ ticket: expect.any(String), ways: ['question', 'sms'], question: expect.stringMatching(/？$/) });
      expect((await begin(name)).question).toBe(begun.question);
      expect((await answer(begun.ticket)).code).toBe('security-answer-wrong');
      const sent = await step('sms1', { ticket: begun.ticket });
      expect(sent).toEqual({ ticket: expect.any(String) });
      expect((await step('sms2', { ticket: sent.ticket, code: '123456' })).code).toBe('code-wrong');
    }
    expect(await readdir(sms()).catch(() => [])).toEqual([]);
  });

  it('BAK-70 refuses the ways that are off, and offers no recovery without one', async () => {
    const page = async () => (await test.app.inject('/api/core/login-before/')).json().is_recovery;
    const begun = await begin();
    await setPolicies(test.deps.db, organisation, { is_recovery_question: false });
    expect([await page(), (await begin()).ways, (await begin()).question]).toEqual([true, ['sms'], '']);
    expect((await answer(begun.ticket)).code).toBe('recovery-off');
    await setPolicies(test.deps.db, organisation, { is_recovery_sms: false });
    expect([await page(), (await begin()).code, (await step('sms1', { ticket: begun.ticket })).code]).toEqual([
      false,
      'recovery-off',
      'recovery-off',
    ]);
    for (const name of ['is_recovery_question', 'is_recovery_sms'] as const) await unsetPolicy(test.deps.db, organisation, name);
  });

  it('LGN-38 needs a passed captcha where logins need one', async () => {
    await setPolicies(test.deps.db, organisation, { captcha: 'slide' });
    expect((await begin()).code).toBe('captcha-not-passed');
    await setPolicies(test.deps.db, organisation, { captcha: 'off' });
  });

  it('LGN-05 LGN-04 a login with a security question needs its answer, within the limits of wrong passwords', async () => {
    await test.deps.db.transaction().execute((tx) => updateMobile(tx, account.accountId, null));
    const ip = { 'x-forwarded-for': `10.4.0.${place}` };
    const attempt = async (security_answer?: string, password = testPassword) => {
      const payload = { account: account.address, password: seal(password), ...(security_answer !== undefined && { security_answer }) };
      const { code: refused, token } = (await test.app.inject({ method: 'POST', url: '/api/login/', payload, headers: ip })).json();
      return refused ?? (token === '' ? 'nothing' : 'in');
    };
    expect(await attempt(undefined, 'Wrong-2026')).toBe('login-failed');
    expect([await attempt(), await attempt(' '), await attempt('wrong'), await attempt(' BAMBOO lane ')]).toEqual([
      'security-answer-needed',
      'security-answer-needed',
      'security-answer-wrong',
      'in',
    ]);
    const wrong: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      await attempt();
      wrong.push(await attempt('wrong'));
    }
    expect(wrong).toEqual([...Array(10).fill('security-answer-wrong'), 'login-rate-limited']);
  });

  it('LGN-46 LGN-54 answers the security question before a login to a browser that the account has logged in with, and to no other', async () => {
    await test.deps.db.transaction().execute((tx) => updateMobile(tx, account.accountId, null));
    const payload = { account: account.address, password: seal(testPassword), security_answer: 'bamboo lane' };
    const { cookies } = await test.app.inject({ method: 'POST', url: '/api/login/', payload });
    const known = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    const ask = async (name: string, sent = {}) =>
      (await test.app.inject({ method: 'POST', url: '/api/core/login-before/', payload: { account: name }, cookies: sent })).json();
    expect(await ask(account.address, known)).toEqual({ is_passed: true, security_question: 'First school?' });
    expect([await ask(account.address), await ask('nobody', known)]).toEqual([{ is_passed: true }, { is_passed: true }]);
  });
});
