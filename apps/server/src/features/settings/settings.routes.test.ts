import { skinNames } from '@jinshu/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesAfter } from '../../platform/change/change.repository.ts';
import { setPolicies, unsetPolicy } from '../../platform/policy/setPolicy.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('settings', () => {
  let test: TestApp;
  let account: TestAccount;
  let session: TestSession;

  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    account = await makeAccount(test.deps);
    session = await openSession(test.deps, account);
  });

  const get = async (url: string) => (await test.app.inject({ url, headers: session.headers })).json();
  const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, headers: session.headers, payload });

  it('RED-60 SET-49 answers the defaults of SET-46 to whom never changed any', async () => {
    expect(await get('/api/setting/get-param/')).toEqual({
      results: {
        read_type: 'html',
        page_limit: 20,
        reading_pane: 'off',
        is_save_sent: true,
        is_confirm_read: false,
        is_save_contact: true,
        is_autosave: true,
        is_alltonet: false,
        is_sizetonet: false,
        is_netsize: 31_457_280,
        sw_new_mail_remind: true,
        is_swtime: false,
        draft_auto_save_minute: 5,
        lock_left: 1800,
      },
    });
  });

  it('SET-52 LST-49 keeps the page size, and a value that is the default leaves nothing behind', async () => {
    expect((await post('/api/setting/set-param2/', { keyword: 'page_limit', value: 50 })).statusCode).toBe(200);
    expect((await get('/api/setting/get-param/')).results.page_limit).toBe(50);
    expect((await get('/api/core/login-after/')).page_limit).toBe(50);
    await post('/api/setting/set-param2/', { keyword: 'page_limit', value: 20 });
    const row = await test.deps.db.selectFrom('account').select('settings').where('id', '=', account.accountId).executeTakeFirst();
    expect(row?.settings).toEqual({});
    expect((await post('/api/setting/set-param2/', { keyword: 'page_limit', value: 33 })).statusCode).toBe(400);
  });

  const defaults = {
    read_type: 'html',
    page_limit: 20,
    reading_pane: 'off',
    is_save_sent: true,
    is_confirm_read: false,
    is_save_contact: true,
    is_autosave: true,
    is_alltonet: false,
    is_sizetonet: false,
    is_netsize: 31_457_280,
    sw_new_mail_remind: true,
    is_swtime: false,
    draft_auto_save_minute: 5,
    lock_left: 1800,
  };
  const others = {
    read_type: 'text',
    page_limit: 100,
    reading_pane: 'right',
    is_save_sent: false,
    is_confirm_read: true,
    is_save_contact: false,
    is_autosave: false,
    is_alltonet: true,
    is_sizetonet: true,
    is_netsize: 1_048_576,
    sw_new_mail_remind: false,
    is_swtime: true,
    draft_auto_save_minute: 60,
    lock_left: 28_800,
  };
  const parameters = async () => (await get('/api/setting/get-param/')).results;

  it('SET-50 SET-51 SET-118 SES-16 sets all parameters together, answers the switches alone, and resets them all', async () => {
    expect((await post('/api/setting/set-param/', others)).json()).toEqual({ results: others });
    expect(await parameters()).toEqual(others);
    expect(await get('/api/setting/get-param-bool/')).toEqual({
      results: Object.fromEntries(Object.entries(others).filter(([, value]) => typeof value === 'boolean')),
    });
    expect((await get('/api/core/login-after/')).draft_auto_save_minute).toBe(60);
    expect((await post('/api/setting/rel-param/', {})).json()).toEqual({ results: defaults });
    expect(await parameters()).toEqual(defaults);
  });

  it.each(Object.entries(others))('SET-52 SET-118 SET-120 SES-15 CMP-60 sets %s alone', async (keyword, value) => {
    expect((await post('/api/setting/set-param2/', { keyword, value })).json()).toEqual({ msg: 'ok' });
    expect(await parameters()).toEqual({ ...defaults, [keyword]: value });
  });

  it.each([
    ['read_type', 'pdf'],
    ['page_limit', 33],
    ['reading_pane', 'left'],
    ['is_save_sent', 1],
    ['is_netsize', -1],
    ['draft_auto_save_minute', 0],
    ['draft_auto_save_minute', 61],
    ['lock_left', 60],
    ['is_admin', true],
  ])('SET-118 refuses %s = %s, alone and among all, and keeps what was', async (keyword, value) => {
    expect((await post('/api/setting/set-param2/', { keyword, value })).json()).toMatchObject({ code: 'invalid-input' });
    if (keyword in defaults)
      expect((await post('/api/setting/set-param/', { ...others, [keyword]: value })).json()).toMatchObject({ code: 'invalid-input' });
    expect(await parameters()).toEqual(defaults);
  });

  it('SET-118 BAK-83 follows what the organization decides until the user chooses otherwise', async () => {
    await post('/api/setting/set-param2/', { keyword: 'page_limit', value: 100 });
    const everybody = { of: 'organisation' } as const;
    await setPolicies(test.deps.db, everybody, { page_limit: 50, is_swtime: true, lock_left_choices: [1800, 3600] });
    expect(await parameters()).toEqual({ ...defaults, page_limit: 100, is_swtime: true });
    expect((await post('/api/setting/set-param2/', { keyword: 'lock_left', value: 600 })).json()).toMatchObject({ code: 'invalid-input' });
    expect((await post('/api/setting/rel-param/', {})).json()).toEqual({ results: { ...defaults, page_limit: 50, is_swtime: true } });
    for (const name of ['page_limit', 'is_swtime', 'lock_left_choices'] as const) await unsetPolicy(test.deps.db, everybody, name);
  });

  it('SET-05 SET-10 answers which books are shown, and the first domain whose book is', async () => {
    expect(await get('/api/setting/show/')).toEqual({
      soab_domain_cid: expect.any(Number),
      webmail_cab_show: true,
      webmail_soab_show: false,
      webmail_oab_show: true,
    });
  });

  it('I18-04 I18-05 keeps the language per user', async () => {
    expect((await post('/api/setting/set-lang/', { language: 'zh-tw' })).json()).toEqual({ language: 'zh-tw' });
    expect((await get('/api/core/login-after/')).language).toBe('zh-tw');
    expect((await post('/api/setting/set-lang/', { language: 'fr' })).statusCode).toBe(400);
  });

  it('SKN-01 SKN-06 takes every one of the fifteen skins', async () => {
    for (const skinName of skinNames) {
      expect((await post('/api/setting/set-skin/', { skin_name: skinName })).json()).toEqual({ skin_name: skinName });
    }
  });

  it('SKN-05 SKN-06 keeps the skin per user', async () => {
    expect((await post('/api/setting/set-skin/', { skin_name: 'moye' })).json()).toEqual({ skin_name: 'moye' });
    expect((await get('/api/core/login-after/')).skin_name).toBe('moye');
    expect((await post('/api/setting/set-skin/', { skin_name: 'neon' })).statusCode).toBe(400);
  });

  it('SKN-04 answers the default skin for a name that is none', async () => {
    await test.deps.db.updateTable('account').set({ skin_name: 'gone' }).where('id', '=', account.accountId).execute();
    expect((await get('/api/core/login-after/')).skin_name).toBe('jingdianlan');
  });

  it('tells the other windows of the user, and nobody else', async () => {
    const other = await makeAccount(test.deps);
    await post('/api/setting/set-skin/', { skin_name: 'xinghe' });
    const { entries } = await changesAfter(test.deps.db, account.mailboxId, 0);
    expect(entries).toEqual([{ version: 1, change: { type: 'settings.changed' } }]);
    expect((await changesAfter(test.deps.db, other.mailboxId, 0)).entries).toEqual([]);
  });
});
