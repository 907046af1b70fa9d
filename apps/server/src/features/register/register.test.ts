import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideForCommand, listForCommand } from '../../cli/approval.ts';
import { readPolicies } from '../../platform/policy/readPolicy.ts';
import { setPolicies, unsetPolicy } from '../../platform/policy/setPolicy.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount } from '../../testing/factories.ts';
import { createDepartment } from '../account/account.repository.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('registration', () => {
  const now = new Date('2026-11-27T02:00:00.000Z');
  const organisation = { of: 'organisation' } as const;
  const password = 'Brocade-77';
  let test: TestApp;
  let place = 0;

  beforeAll(async () => {
    test = await buildTestApp({ now: () => now });
    await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: '研究部' }));
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    place += 1;
    await setPolicies(test.deps.db, organisation, { is_register: true });
  });

  const seal = (value: string) => JSON.stringify({ value, at: now.getTime() });
  const form = (changes: object = {}) => ({
    username: 'qin.feng',
    realname: '秦风',
    password: seal(password),
    confirm_password: seal(password),
    mobile: '151 6820 7713',
    department: '研究部',
    reason: '参加善本编目',
    is_agreed: true,
    language: 'en',
    ...changes,
  });
  const post = (url: string, payload: object, ip = `10.1.0.${place}`) =>
    test.app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': ip } });
  const register = (changes: object = {}, ip?: string) => post('/api/core/register/', form(changes), ip);
  const logIn = async (account: string, secret = password) =>
    (await post('/api/login/', { account, password: seal(secret) }, `10.2.0.${place}`)).json();
  const agreement = async (language: string) => (await test.app.inject(`/api/core/register-agreement/?language=${language}`)).json();
  const waiting = async () => (await listForCommand(test.deps, false)).value as { id: number; address: string }[];
  const decide = (id: number, outcome: 'granted' | 'refused', more: object = {}) =>
    decideForCommand(test.deps, { given: String(id), outcome, reason: '', ...more });
  const lastId = async () => (await waiting()).at(-1)?.id ?? 0;

  it('LGN-52 BAK-89 answers the agreement in the language, else in zh-hans, and the rules for the password', async () => {
    expect(await agreement('en')).toMatchObject({
      agreement: expect.stringContaining('for the work of the organization'),
      rules: { passwd_size2: 8 },
    });
    await setPolicies(test.deps.db, organisation, { register_agreement: { 'zh-hans': '甲', 'zh-tw': '乙', en: '' } });
    expect([(await agreement('zh-tw')).agreement, (await agreement('en')).agreement]).toEqual(['乙', '甲']);
    await unsetPolicy(test.deps.db, organisation, 'register_agreement');
  });

  it('LGN-53 LGN-31 LGN-32 ADM-05 BAK-43 BAK-44 keeps a registration waiting until an administrator grants it with address, department and level', async () => {
    expect((await register()).json()).toEqual({ is_pending: true });
    expect(await logIn('qin.feng')).toMatchObject({ code: 'registration-waiting' });
    expect(await logIn('qin.feng', 'Wrong-2026')).toMatchObject({ code: 'login-failed' });
    const listed = await listForCommand(test.deps, false);
    expect(listed.value).toMatchObject([
      { kind: 'registration', address: 'qin.feng@jinshu.example', name: '秦风', content: { department: '研究部', reason: '参加善本编目' } },
    ]);
    expect(listed.lines[0]).toContain('register; department: 研究部; mobile: 151 6820 7713; reason: 参加善本编目');
    expect(JSON.stringify(listed)).not.toContain('argon2');
    const id = await lastId();
    await expect(decide(id, 'granted', { person: { department: '无此部门' } })).rejects.toThrow('There is no department 无此部门.');
    await decide(id, 'granted', { person: { address: 'feng.qin@jinshu.example', level: 3, quotaBytes: 1024 } });
    expect(await logIn('feng.qin')).toMatchObject({ username: 'feng.qin@jinshu.example', token: expect.stringMatching(/.{32}/) });
    const account = await test.deps.db
      .selectFrom('account')
      .innerJoin('department', 'department.id', 'account.department_id')
      .innerJoin('mailbox', 'mailbox.id', 'account.mailbox_id')
      .select(['account.id', 'account.name', 'account.language', 'department.name as department', 'mailbox.quota_bytes as quota'])
      .where('login', '=', 'feng.qin@jinshu.example')
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ name: '秦风', language: 'en', department: '研究部', quota: 1024 });
    expect(await readPolicies(test.deps.db, { accountId: account.id })).toMatchObject({
      is_security: true,
      mail_level: 3,
      attach_level: 3,
    });
    await expect(decide(id, 'refused', { reason: 'Late' })).rejects.toThrow('A decision is final.');
    expect(await waiting()).toEqual([]);
  });

  it('BAK-46 BAK-47 tells a refusal and its reason by SMS, and at a login with the registered password alone', async () => {
    await register({ username: 'no.one' });
    await decide(await lastId(), 'refused', { reason: 'Unknown person' });
    expect(await logIn('no.one')).toMatchObject({ code: 'registration-refused', params: { reason: 'Unknown person' } });
    expect(await logIn('no.one', 'Wrong-2026')).toMatchObject({ code: 'login-failed' });
    const directory = path.join(test.deps.config.dataDir, 'sms');
    const texts = await Promise.all((await readdir(directory)).map((file) => readFile(path.join(directory, file), 'utf8')));
    expect(texts.map((text) => JSON.parse(text))).toContainEqual(
      expect.objectContaining({ number: '15168207713', text: expect.stringContaining('Reason: Unknown person') }),
    );
  });

  it('LGN-54 answers the same for a taken user name; a login with its own password does not come in, and a grant needs another address', async () => {
    const lin = await makeAccount(test.deps, { address: 'lin.yue@jinshu.example' });
    const answers = await Promise.all([register({ username: 'lin.yue' }), register({ username: 'free.name' })]);
    expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(Array(2).fill([200, '{"is_pending":true}']));
    expect([await logIn('lin.yue'), await logIn('free.name')]).toMatchObject(Array(2).fill({ code: 'registration-waiting' }));
    expect(await logIn('lin.yue', 'Jinshu-2026')).toMatchObject({ username: lin.address });
    const id = (await waiting()).find(({ address }) => address === lin.address)?.id ?? 0;
    await expect(decide(id, 'granted')).rejects.toThrow('The address exists already. Give another with --address.');
    await decide(id, 'granted', { person: { address: 'lin.yue2@jinshu.example' } });
    expect(await logIn('lin.yue2')).toMatchObject({ username: 'lin.yue2@jinshu.example' });
  });

  it.each(['Lin', 'lin yue', '林月', 'lin@jinshu', ''])('LGN-29 refuses the user name %j', async (username) => {
    const answer = await register({ username });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid-input', username: [expect.any(String)] }),
    ]);
  });

  it.each([
    ['short', { password: seal('Ab-1'), confirm_password: seal('Ab-1') }, { password: 'rules' }],
    ['common', { password: seal('password123'), confirm_password: seal('password123') }, { password: 'common' }],
    ['different', { confirm_password: seal('Brocade-78') }, { confirm_password: 'different' }],
  ])('LGN-53 refuses a %s password at its field', async (_, changes, params) => {
    expect((await register(changes)).json()).toMatchObject({ code: 'invalid-input', params });
  });

  it('LGN-53 refuses a registration without the agreement', async () => {
    expect((await register({ is_agreed: false })).statusCode).toBe(400);
  });

  it('LGN-53 needs a passed captcha where logins need one', async () => {
    await setPolicies(test.deps.db, organisation, { captcha: 'slide' });
    expect((await register()).json()).toMatchObject({ code: 'captcha-not-passed' });
    await setPolicies(test.deps.db, organisation, { captcha: 'off' });
  });

  it('LGN-53 takes ten registrations from one place in ten minutes, others are not kept out', async () => {
    const codes: number[] = [];
    for (let count = 0; count < 11; count += 1) codes.push((await register({ username: `many${count}` })).statusCode);
    expect(codes).toEqual([...Array(10).fill(200), 400]);
    expect((await register({ username: 'other' }, '10.9.9.9')).statusCode).toBe(200);
  });

  it('BAK-70 refuses the calls and does not offer registration where it is off', async () => {
    const page = async () => (await test.app.inject('/api/core/login-before/')).json().is_register;
    expect(await page()).toBe(true);
    await unsetPolicy(test.deps.db, organisation, 'is_register');
    expect([await page(), (await register()).json().code, (await agreement('en')).code]).toEqual([
      false,
      'registration-off',
      'registration-off',
    ]);
  });
});
