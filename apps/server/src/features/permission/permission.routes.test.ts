import { getLoginInfo } from '@jinshu/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, makeSharedMailbox, openSession, type TestAccount } from '../../testing/factories.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';

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
      canForward: true,
      canDownload: true,
      hidesDelete: false,
      showsToolbarDelete: true,
      hasDepartments: true,
      showsCentre: true,
      showsNetdisk: true,
      canPrint: true,
    });
    // The 29 of PRM-01, that of PRM-13, the language, and those of BAK-72 and BAK-82.
    expect(Object.keys(wire)).toHaveLength(34);
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
