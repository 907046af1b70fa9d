import { Attribute, Change } from 'ldapts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, testPassword } from '../../../testing/factories.ts';
import { giveTestRole } from '../../../testing/openOperator.ts';
import { cliEnvironment, runCli } from '../../../testing/runCli.ts';
import { type Slapd, startSlapd, whyNoSlapd } from '../../../testing/slapd.ts';
import { departmentPath } from '../../directory/departmentPath.ts';
import { openDirectory } from '../../directory/index.ts';
import { selectDepartmentPaths } from '../person-import/known.repository.ts';
import { startDirectorySync } from './startDirectorySync.ts';
import { syncDirectory } from './syncDirectory.ts';

const lack = whyNoSlapd();
const directoryPassword = 'Of-the-directory-7';

let slapd: Slapd;
let test: Awaited<ReturnType<typeof buildTestApp>>;
let clock = new Date('2026-11-20T08:00:00Z');

const unit = (...names: string[]) => [...names.map((name) => `ou=${name}`), slapd.base].join(',');
const addUnit = (name: string, place: string) =>
  slapd.change((client) => client.add(place, { objectClass: 'organizationalUnit', ou: name }));
const addPerson = (uid: string, place: string, more: Record<string, string> = {}) =>
  slapd.change((client) =>
    client.add(`uid=${uid},${place}`, {
      objectClass: ['inetOrgPerson'],
      uid,
      cn: uid,
      sn: uid,
      mail: `${uid}@jinshu.example`,
      userPassword: directoryPassword,
      ...more,
    }),
  );
const replace = (uid: string, place: string, type: string, value: string) =>
  slapd.change((client) =>
    client.modify(`uid=${uid},${place}`, new Change({ operation: 'replace', modification: new Attribute({ type, values: [value] }) })),
  );
const logIn = async (account: string, password: string, path = '/api/login/') => {
  const sealed = JSON.stringify({ value: password, at: clock.getTime() });
  const answer = await test.app.inject({ method: 'POST', url: path, payload: { account, password: sealed } });
  return answer.statusCode === 200 ? 'in' : (answer.json() as { code: string }).code;
};
const accountOf = (uid: string) =>
  test.deps.db.selectFrom('account').selectAll().where('login', '=', `${uid}@jinshu.example`).executeTakeFirst();
const sync = (isDryRun = false) => syncDirectory(test.deps, { isDryRun });
const environment = () => ({
  JINSHU_LDAP_URL: slapd.url,
  JINSHU_LDAP_BASE: slapd.base,
  JINSHU_LDAP_BIND_DN: slapd.admin.dn,
  JINSHU_LDAP_BIND_PASSWORD: slapd.admin.password,
  JINSHU_TRUSTED_CA: slapd.ca,
});

describe.skipIf(lack !== null)(`the organization’s directory${lack === null ? '' : `: ${lack}`}`, () => {
  beforeAll(async () => {
    slapd = await startSlapd();
    test = await buildTestApp({ now: () => clock, env: environment() });
    await addUnit('销售部', unit('销售部'));
    await addUnit('华东, 组', unit('华东\\, 组', '销售部'));
    await addPerson('wang', unit('华东\\, 组', '销售部'), { cn: '王芳', employeeNumber: '007', title: '经理', mobile: '13800000000' });
    await addPerson('li', unit('销售部'), { cn: '李雷' });
    for (let number = 0; number < 60; number += 1) await addPerson(`p${number}`, slapd.base);
  }, 120_000);
  afterAll(async () => {
    await test.close();
    await slapd.stop();
  });

  it('LGN-47 reads more people than one answer holds, over StartTLS, and says first what it would do', async () => {
    const report = await sync(true);
    expect(report).toMatchObject({ departments: ['销售部', '销售部/华东, 组'], isHalted: false, faults: [], disabled: [] });
    expect(report.people.new).toHaveLength(62);
    expect([await accountOf('wang'), await selectDepartmentPaths(test.deps.db)]).toEqual([undefined, []]);
  });

  it('LGN-47 makes people and departments, who log in with the password of the directory alone', async () => {
    expect((await sync()).people.new).toHaveLength(62);
    const wang = await accountOf('wang');
    const paths = new Map((await selectDepartmentPaths(test.deps.db)).map(({ id, path }) => [id, path]));
    expect(wang).toMatchObject({ name: '王芳', employee_number: '007', position: '经理' });
    expect(paths.get(wang?.department_id ?? 0)).toBe('销售部/华东, 组');
    expect(await logIn('wang@jinshu.example', directoryPassword)).toBe('in');
    expect(await logIn('007', directoryPassword)).toBe('in');
    expect(await logIn('wang@jinshu.example', 'wrong')).toBe('login-failed');
    const again = await sync();
    expect([again.people.unchanged.length, again.people.new.length, again.people.changed.length]).toEqual([62, 0, 0]);
    const records = await test.deps.db
      .selectFrom('operation_record')
      .select(['author', 'action'])
      .where('target_name', '=', 'wang@jinshu.example')
      .execute();
    expect(records).toEqual([{ author: 'directory', action: 'createPerson' }]);
  });

  it('LGN-47 takes no empty password, and nothing in a name or password as a part of a filter or a name', async () => {
    const directory = openDirectory(test.deps.config.directory as never, test.deps.config);
    const { people } = await directory.read();
    const key = people.find(({ cells }) => cells.name === '王芳')?.key ?? '';
    expect(await directory.accepts(key, directoryPassword)).toBe(true);
    for (const [whom, password] of [
      [key, ''],
      [Buffer.from('*').toString('hex'), directoryPassword],
      [Buffer.from('*)(uid=wang').toString('hex'), directoryPassword],
      [Buffer.from('\0').toString('hex'), directoryPassword],
      ['', directoryPassword],
    ] as const)
      expect([whom, await directory.accepts(whom, password)]).toEqual([whom, false]);
    for (const name of ['*', 'wang@jinshu.example)(|(uid=*', '*)(uid=wang))', 'uid=wang'])
      expect(await logIn(name, directoryPassword)).toBe('login-failed');
  });

  it('SET-43 BAK-37 LGN-37 leaves the password to the directory', async () => {
    const sealed = (value: string) => JSON.stringify({ value, at: clock.getTime() });
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/login/',
      payload: { account: 'li@jinshu.example', password: sealed(directoryPassword) },
    });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const changed = await test.app.inject({
      method: 'POST',
      url: '/api/setting/set-password/',
      headers: { cookie, 'x-jinshu-token': (answer.json() as { token: string }).token },
      payload: { password: sealed(directoryPassword), new_password: sealed('Another-2026'), confirm_password: sealed('Another-2026') },
    });
    expect((changed.json() as { code: string }).code).toBe('password-elsewhere');
    const reset = await runCli(['user', 'passwd', 'li@jinshu.example'], {
      ...cliEnvironment(test.database, test.dataDir),
      ...environment(),
    });
    expect(reset).toMatchObject({ status: 1, err: expect.stringContaining('directory') });
  });

  it('follows the directory: changes, who is gone, who is back, and the address that stays', async () => {
    await replace('li', unit('销售部'), 'cn', '李磊');
    await replace('p0', slapd.base, 'mail', 'other@jinshu.example');
    await slapd.change((client) => client.del(`uid=p1,${slapd.base}`));
    expect(await sync(true)).toMatchObject({ disabled: ['p1@jinshu.example'] });
    expect((await accountOf('p1'))?.is_active).toBe(true);
    expect(await sync()).toMatchObject({ disabled: ['p1@jinshu.example'], people: { changed: ['li@jinshu.example'], new: [] } });
    expect((await accountOf('li'))?.name).toBe('李磊');
    expect(await accountOf('other')).toBeUndefined();
    expect((await accountOf('p1'))?.is_active).toBe(false);
    expect(await logIn('p1@jinshu.example', directoryPassword)).toBe('login-failed');
    await slapd.change((client) => client.modifyDN(`uid=p2,${slapd.base}`, `uid=p2,${unit('销售部')}`));
    await addPerson('p1', slapd.base);
    expect(await sync()).toMatchObject({ people: { changed: ['p2@jinshu.example'] } });
    expect(await logIn('p2@jinshu.example', directoryPassword)).toBe('in');
  });

  it('leaves out, with the reason, who cannot be taken over, and disables no one when many are missing', async () => {
    await addPerson('nowhere', slapd.base, { mail: 'nowhere@elsewhere.example' });
    for (let number = 10; number < 40; number += 1) await slapd.change((client) => client.del(`uid=p${number},${slapd.base}`));
    expect(await sync()).toMatchObject({
      isHalted: true,
      disabled: [],
      faults: [{ address: 'nowhere@elsewhere.example', field: 'address', reason: 'domain-unknown' }],
    });
    expect((await accountOf('p20'))?.is_active).toBe(true);
    const { status, out } = await runCli(['directory', 'sync', '--dry-run'], {
      ...cliEnvironment(test.database, test.dataDir),
      ...environment(),
    });
    expect([status, out]).toEqual([
      1,
      expect.stringMatching(/Left out: nowhere@elsewhere.example \(address: domain-unknown\)[\s\S]*No one was disabled/),
    ]);
  });

  it('synchronizes every hour, at one of two servers', async () => {
    await addPerson('hourly', slapd.base);
    const workers = [startDirectorySync(test.deps, { pollMs: 20 }), startDirectorySync(test.deps, { pollMs: 20 })];
    await expect.poll(() => accountOf('hourly'), { timeout: 30_000 }).toMatchObject({ login: 'hourly@jinshu.example' });
    await addPerson('later', slapd.base);
    const { next_at: next } = await test.deps.db.selectFrom('chore').selectAll().where('name', '=', 'directory').executeTakeFirstOrThrow();
    expect(next.getTime()).toBe(clock.getTime() + 3_600_000);
    expect(await accountOf('later')).toBeUndefined();
    clock = new Date(clock.getTime() + 3_600_001);
    await expect.poll(() => accountOf('later'), { timeout: 30_000 }).toMatchObject({ login: 'later@jinshu.example' });
    await Promise.all(workers.map((worker) => worker.stop()));
  });

  it('lets a local administrator in while it does not answer, tells others so, and takes no certificate of someone else', async () => {
    const admin = await makeAccount(test.deps, { address: 'admin@jinshu.example' });
    await giveTestRole(test.deps, admin.accountId, 'super');
    await addPerson('admin', slapd.base);
    await sync();
    expect(await logIn('admin@jinshu.example', directoryPassword)).toBe('in');
    expect(await logIn('admin@jinshu.example', testPassword)).toBe('in');
    const stranger = await buildTestApp({ now: () => clock, database: test.database, env: { ...environment(), JINSHU_TRUSTED_CA: '' } });
    const own = test;
    test = stranger;
    expect(await logIn('wang@jinshu.example', directoryPassword)).toBe('directory-unreachable');
    expect(await logIn('nobody@jinshu.example', directoryPassword)).toBe('directory-unreachable');
    expect(await logIn('admin@jinshu.example', testPassword)).toBe('in');
    expect(await logIn('admin@jinshu.example', testPassword, '/api/operation/login/')).toBe('in');
    await expect(sync()).rejects.toThrow(/certificate/);
    await makeAccount(test.deps, { address: 'local@jinshu.example' });
    expect(await logIn('local@jinshu.example', testPassword)).toBe('in');
    await stranger.close();
    test = own;
  });
});

describe('names of a directory', () => {
  it.each([
    ['uid=a,ou=East,ou=Sales,dc=x,dc=y', 'Sales/East'],
    ['uid=a,ou=R\\26D\\, Labs,dc=x,dc=y', 'R&D, Labs'],
    ['uid=a,ou=\\e9\\94\\a6\\e4\\b9\\a6,dc=x,dc=y', '锦书'],
    ['uid=a,ou=A/B,ou=100%,dc=x,dc=y', '100%/A／B'],
    ['cn=a+uid=b,cn=group,ou=Sales,dc=x,dc=y', 'Sales'],
    ['uid=a,dc=x,dc=y', ''],
  ])('reads the department of %s', (name, path) => {
    expect(departmentPath(name, 'dc=x,dc=y')).toBe(path);
  });
});
