import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { type OpenIdServer, startOpenIdServer } from '../../../testing/openIdServer.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { type Slapd, startSlapd, whyNoSlapd } from '../../../testing/slapd.ts';
import { insertDirectoryRun } from './directoryRun.repository.ts';

const lack = whyNoSlapd();
const publicUrl = 'http://mail.jinshu.example';
type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

let slapd: Slapd;
let star: OpenIdServer;
let test: TestApp;
let admin: Operator;
let env: Record<string, string>;

const addPerson = (uid: string, more: Record<string, string> = {}) =>
  slapd.change((client) =>
    client.add(`uid=${uid},ou=Sales,${slapd.base}`, {
      objectClass: ['inetOrgPerson'],
      uid,
      cn: uid,
      sn: uid,
      mail: `${uid}@jinshu.example`,
      ...more,
    }),
  );
/** Asks a call with other settings of the server. */
async function askWith(change: Record<string, string>, path: string) {
  const other = await buildTestApp({ database: test.database, env: { ...env, ...change } });
  const { status, body } = await (await openOperator(other, 'super')).ask('POST', path, {});
  await other.close();
  return { status, ...(body as { fault?: string; said?: string; params?: object }) };
}
const runs = async () => ((await admin.ask('GET', 'directory/')).body as unknown as { runs: object[] }).runs;

describe.skipIf(lack !== null)(`the page of the directory and the sign-on${lack === null ? '' : `: ${lack}`}`, () => {
  beforeAll(async () => {
    slapd = await startSlapd();
    star = await startOpenIdServer(publicUrl);
    env = {
      ...star.env,
      JINSHU_PUBLIC_URL: publicUrl,
      JINSHU_OIDC_SIGN_ON: '1',
      JINSHU_OIDC_ROLES: 'mail-admins=super',
      JINSHU_LDAP_URL: slapd.url,
      JINSHU_LDAP_BASE: slapd.base,
      JINSHU_LDAP_BIND_DN: slapd.admin.dn,
      JINSHU_LDAP_BIND_PASSWORD: slapd.admin.password,
      JINSHU_TRUSTED_CA: slapd.ca,
    };
    test = await buildTestApp({ env });
    admin = await openOperator(test, 'super');
    await slapd.change((client) => client.add(`ou=Sales,${slapd.base}`, { objectClass: 'organizationalUnit', ou: 'Sales' }));
  }, 120_000);
  afterAll(async () => {
    await test.close();
    await star.close();
    await slapd.stop();
  });

  it('LGN-34 LGN-47 shows what is set up, without a secret', async () => {
    const { status, body } = await (await openOperator(test, 'auditor')).ask('GET', 'directory/');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        directory: { url: slapd.url, encryption: 'starttls', bind_dn: slapd.admin.dn, base: slapd.base, sync_hours: 1, people_count: 0 },
        sign_on: {
          issuer: star.issuer,
          client_id: star.clientId,
          is_sign_on: true,
          roles: [{ group: 'mail-admins', role: 'super' }],
          redirect_uri: `${publicUrl}/login`,
          logout_uri: `${publicUrl}/oidc/logout`,
        },
        runs: [],
      },
    });
    for (const secret of [slapd.admin.password, star.clientSecret]) expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('LGN-47 says why the directory cannot be read, and never the password', async () => {
    expect((await admin.ask('POST', 'directory/test/', {})).body).toEqual({ fault: 'no-people', said: '', example: null });
    await addPerson('wang', { cn: '王芳' });
    expect((await admin.ask('POST', 'directory/test/', {})).body).toEqual({
      fault: null,
      said: '',
      example: { realname: '王芳', address: 'wang@jinshu.example', department: 'Sales' },
    });
    const cases: [string, Record<string, string>][] = [
      ['unreachable', { JINSHU_LDAP_URL: 'ldaps://localhost:1' }],
      ['certificate', { JINSHU_TRUSTED_CA: '' }],
      ['login-refused', { JINSHU_LDAP_BIND_PASSWORD: 'Wrong-of-2026' }],
      ['base-missing', { JINSHU_LDAP_BASE: `ou=nowhere,${slapd.base}` }],
      ['no-people', { JINSHU_LDAP_FILTER: '(objectClass=device)' }],
      ['no-key', { JINSHU_LDAP_ATTRIBUTES: 'key=objectGUID' }],
    ];
    for (const [fault, change] of cases) {
      const answer = await askWith(change, 'directory/test/');
      expect(answer).toMatchObject({ status: 200, fault });
      expect(JSON.stringify(answer)).not.toMatch(/Wrong-of-2026|Directory-2026/);
    }
    expect(await askWith({ JINSHU_LDAP_BIND_PASSWORD: 'Wrong-of-2026' }, 'directory/sync/')).toMatchObject({ fault: 'login-refused' });
    expect(await runs()).toMatchObject([{ outcome: 'unread', counts: null }]);
  });

  it('LGN-34 reads the description of the provider, and says why it cannot', async () => {
    expect((await admin.ask('POST', 'directory/sign-on/test/', {})).body).toEqual({
      fault: null,
      said: '',
      login_address: `${star.issuer}/auth`,
      has_logout: true,
      has_back_channel: true,
    });
    const other = star.issuer.replace('127.0.0.1', 'localhost');
    for (const [fault, issuer] of [
      ['unreachable', 'http://127.0.0.1:1'],
      ['no-description', `${star.issuer}/nowhere`],
      ['other-issuer', other],
    ] as const)
      expect(await askWith({ JINSHU_OIDC_ISSUER: issuer }, 'directory/sign-on/test/')).toMatchObject({ status: 200, fault });
  });

  it('LGN-47 says first what a synchronization would do, does the same, and records who began it', async () => {
    await addPerson('nowhere', { mail: 'nowhere@elsewhere.example' });
    const report = {
      fault: null,
      is_halted: false,
      counts: { department_count: 1, new_count: 1, changed_count: 0, disabled_count: 0, left_out_count: 1 },
      rows: [
        { kind: 'left-out', label: 'nowhere@elsewhere.example', field: 'address', reason: 'domain-unknown' },
        { kind: 'department', label: 'Sales' },
        { kind: 'new', label: 'wang@jinshu.example' },
      ],
    };
    const accounts = () => test.deps.db.selectFrom('account').select('login').where('login', 'like', 'wang@%').execute();
    expect((await admin.ask('POST', 'directory/sync/try/', {})).body).toMatchObject(report);
    expect(await accounts()).toEqual([]);
    expect((await admin.ask('POST', 'directory/sync/', {})).body).toMatchObject(report);
    expect(await accounts()).toEqual([{ login: 'wang@jinshu.example' }]);
    expect((await runs())[0]).toMatchObject({ author: admin.address, outcome: 'done', counts: { new_count: 1, left_out_count: 1 } });
    const records = await test.deps.db
      .selectFrom('operation_record')
      .select(['action', 'changes'])
      .where('account_id', '=', admin.accountId)
      .where('action', '=', 'syncDirectoryNow')
      .execute();
    expect(records).toMatchObject([{ changes: expect.arrayContaining([{ field: 'newCount', after: 1 }]) }]);
  });

  it('LGN-47 runs one synchronization at a time, and takes over from one whose server has died', async () => {
    const now = test.deps.now();
    await insertDirectoryRun(test.deps.db, 'directory', new Date(now.getTime() - 60_000));
    expect(await admin.ask('POST', 'directory/sync/', {})).toMatchObject({ status: 400, body: { params: { reason: 'directory-busy' } } });
    await test.deps.db
      .updateTable('directory_run')
      .set({ started_at: new Date(now.getTime() - 7_200_000) })
      .where('ended_at', 'is', null)
      .execute();
    expect((await runs())[0]).toMatchObject({ outcome: 'died' });
    expect(await admin.ask('POST', 'directory/sync/', {})).toMatchObject({ status: 200, body: { counts: { unchanged_count: 1 } } });
    expect(await runs()).toMatchObject([{ outcome: 'done' }, { outcome: 'died' }, { outcome: 'done' }, { outcome: 'unread' }]);
  });

  it('LGN-34 LGN-47 says that nothing is set up', async () => {
    const bare = await buildTestApp({ database: test.database });
    const operator = await openOperator(bare, 'super');
    expect((await operator.ask('GET', 'directory/')).body).toMatchObject({ directory: null, sign_on: null });
    for (const [path, reason] of [
      ['directory/test/', 'directory-missing'],
      ['directory/sync/try/', 'directory-missing'],
      ['directory/sync/', 'directory-missing'],
      ['directory/sign-on/test/', 'sign-on-missing'],
    ] as const)
      expect(await operator.ask('POST', path, {})).toMatchObject({ status: 400, body: { params: { reason } } });
    await bare.close();
  });
});
