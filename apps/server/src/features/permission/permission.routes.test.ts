import { getLoginInfo, skinNames } from '@jinshu/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, makeSharedMailbox, openSession, type TestAccount } from '../../testing/factories.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';
import { beginSession } from '../login/beginSession.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('what a session may', () => {
  let test: TestApp;
  let account: TestAccount;

  beforeAll(async () => {
    test = await buildTestApp();
    account = await makeAccount(test.deps);
  });
  afterAll(() => test.close());

  const get = async (url: string, who: Pick<TestAccount, 'accountId' | 'mailboxId'> = account) =>
    (await test.app.inject({ url, headers: (await openSession(test.deps, who)).headers })).json();

  it('PRM-01 SES-18 answers the login-after info with every field', async () => {
    const wire = await get('/api/core/login-after/');
    const info = z.decode(getLoginInfo.response, wire);
    expect(info).toMatchObject({
      title: '锦书',
      systemName: '锦书',
      skinName: 'jingdianlan',
      language: 'zh-hans',
      remindsOfNewMail: true,
      draftAutosaveMinutes: 5,
      pageSize: 20,
      readingPane: 'off',
      canForward: true,
      canDownload: true,
      hidesDelete: false,
      showsToolbarDelete: true,
      hasDepartments: true,
      showsCentre: true,
      showsNetdisk: true,
      canPrint: true,
    });
    // The 29 of PRM-01, that of PRM-13, the language, and those of SET-120, BAK-72, BAK-82, BAK-100, BAK-101 and BAK-112.
    expect(Object.keys(wire)).toHaveLength(38);
  });

  it('BAK-72 BAK-82 tells which idle times can be chosen, and which services of other systems are on', async () => {
    expect(await get('/api/core/login-after/')).toMatchObject({
      lock_left_choices: [600, 900, 1800, 3600, 7200, 28_800],
      is_fetching: true,
      is_smtp_proxy: true,
    });
    const restricted = await makeAccount(test.deps);
    await setOwnPolicies(test.deps.db, restricted.accountId, {
      lock_left_choices: [600, 1800],
      is_fetching: false,
      is_smtp_proxy: false,
    });
    expect(await get('/api/core/login-after/', restricted)).toMatchObject({
      lock_left_choices: [600, 1800],
      is_fetching: false,
      is_smtp_proxy: false,
    });
  });

  it('BAK-83 BAK-101 answers language and skin of the organization until the user has chosen, and which skins are offered', async () => {
    const someone = await makeAccount(test.deps);
    const look = async () => {
      const { language, skin_name, skins } = await get('/api/core/login-after/', someone);
      return [language, skin_name, skins];
    };
    expect(await look()).toEqual(['zh-hans', 'jingdianlan', [...skinNames]]);
    await setOwnPolicies(test.deps.db, someone.accountId, { language: 'en', skin_name: 'moye', skins: ['moye', 'suxuan'] });
    expect(await look()).toEqual(['en', 'moye', ['moye', 'suxuan']]);
    const { headers } = await openSession(test.deps, someone);
    const choose = (payload: object, name: string) => test.app.inject({ method: 'POST', url: `/api/setting/${name}/`, headers, payload });
    expect((await choose({ skin_name: 'jingdianlan' }, 'set-skin')).json().code).toBe('invalid-input');
    expect((await choose({ skin_name: 'suxuan' }, 'set-skin')).statusCode).toBe(200);
    await choose({ language: 'zh-tw' }, 'set-lang');
    await setOwnPolicies(test.deps.db, someone.accountId, { language: 'zh-hans' });
    expect((await look()).slice(0, 2)).toEqual(['zh-tw', 'suxuan']);
  });

  it('BAK-101 a user of a withdrawn skin gets the default at the next login', async () => {
    const someone = await makeAccount(test.deps);
    await test.deps.db.updateTable('account').set({ skin_name: 'moye' }).where('id', '=', someone.accountId).execute();
    const logIn = () =>
      beginSession(
        test.deps,
        { ...someone, id: someone.accountId },
        { ip: '', browser: '', earlierCookie: undefined, deviceCookie: undefined },
        async () => undefined,
      );
    await logIn();
    expect((await get('/api/core/login-after/', someone)).skin_name).toBe('moye');
    await setOwnPolicies(test.deps.db, someone.accountId, { skins: ['suxuan', 'jingdianlan'], skin_name: 'suxuan' });
    expect((await get('/api/core/login-after/', someone)).skin_name).toBe('moye');
    await logIn();
    expect((await get('/api/core/login-after/', someone)).skin_name).toBe('suxuan');
  });

  it('PRM-02 lists executable extensions', async () => {
    expect((await get('/api/core/login-after/')).exclude_ext).toEqual(expect.arrayContaining(['exe', 'bat', 'js', 'scr', 'msi']));
  });

  it('answers what was set for the account', async () => {
    const restricted = await makeAccount(test.deps);
    await setOwnPolicies(test.deps.db, restricted.accountId, { is_fwmail: false, disable_delete_button: true, exclude_ext: ['pdf'] });
    expect(await get('/api/core/login-after/', restricted)).toMatchObject({
      is_fwmail: false,
      is_maildownload: true,
      disable_delete_button: true,
      exclude_ext: ['pdf'],
    });
  });

  it('SHR-01 SHR-14 SES-16 answers the state of the session', async () => {
    const status = await get('/api/core/share-status/');
    expect(status).toEqual({
      shareuser_all: true,
      shareuser_get: true,
      shareuser_password: true,
      shareuser_post: true,
      shareuser_send: true,
      expired_left: expect.any(Number),
      lock_left: 1800,
      is_shareduser: false,
      login_url: '',
      is_active: false,
      change_password: false,
      bind_factor: false,
      is_swtime: false,
      results: [],
    });
    expect(status.expired_left).toBeGreaterThan(1790);
    expect(status.expired_left).toBeLessThanOrEqual(1800);
  });

  it.each([
    ['read', { shareuser_all: false, shareuser_password: false, shareuser_get: true, shareuser_post: false, shareuser_send: false }],
    ['write', { shareuser_all: false, shareuser_password: false, shareuser_get: true, shareuser_post: true, shareuser_send: false }],
    ['send', { shareuser_all: false, shareuser_password: false, shareuser_get: true, shareuser_post: false, shareuser_send: true }],
    ['full', { shareuser_all: true, shareuser_password: true, shareuser_get: true, shareuser_post: true, shareuser_send: true }],
  ] as const)('SHR-04 tells what the level %s allows in a shared mailbox', async (level, flags) => {
    const mailboxId = await makeSharedMailbox(test.deps);
    await test.deps.db.insertInto('mailbox_share').values({ mailbox_id: mailboxId, account_id: account.accountId, level }).execute();
    const status = await get('/api/core/share-status/', { accountId: account.accountId, mailboxId });
    expect(status).toMatchObject({ ...flags, is_shareduser: true });
    expect(status.results).toContainEqual({
      share_id: mailboxId,
      username: expect.stringContaining('shared'),
      realname: 'Service',
    });
  });
});
