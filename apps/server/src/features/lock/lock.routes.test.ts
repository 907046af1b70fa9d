import type { LockArea } from '@jinshu/api';
import { lockAreas } from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMessages } from '../../mail/message/insertMessage.repository.ts';
import { contentLexemes } from '../../mime/lexeme/lexemes.ts';
import { changesAfter } from '../../platform/change/change.repository.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { folderId, makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';
import { publicKeyText } from '../login/secret.ts';
import { clearLock } from './changeLock.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('lock', () => {
  let test: TestApp;
  let account: TestAccount;
  let session: TestSession;
  let own: { id: number; raw_name: string };

  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    account = await makeAccount(test.deps);
    session = await openSession(test.deps, account);
    own = (await call('POST', '/mail/folder/', { name: '薪酬' })).body as typeof own;
  });

  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, by: TestSession = session) => {
    const answer = await test.app.inject({ method, url: `/api${url}`, headers: by.headers, ...(payload && { payload }) });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: (isJson ? answer.json() : {}) as Record<string, unknown> & { code?: string } };
  };
  const seal = async (password: string) => sealSecret(await publicKeyText(test.deps), password);
  const flock = async (name: string, password: string, more: object = {}, by = session) => {
    const { status, body } = await call('POST', `/setting/${name}-flock/`, { lock_password: await seal(password), ...more }, by);
    return [status, body.code];
  };
  const index = (area: LockArea) => lockAreas.indexOf(area);
  const set = (areas: readonly LockArea[] = ['folders'], password = 'lock-me-1') => flock('set', password, { areas: areas.map(index) });
  const check = (password = 'lock-me-1', area: LockArea = 'folders', by = session) => flock('ck', password, { area: index(area) }, by);
  const status = async (by = session) => (await call('GET', '/core/flock-status/', undefined, by)).body;
  const fill = async (rawName: string, subject: string) => {
    const [message] = await test.deps.db.transaction().execute(async (tx) =>
      insertMessages(tx, account.mailboxId, await folderId(test.deps, account.mailboxId, rawName), [
        {
          contentId: null,
          arrivedAt: new Date('2026-11-01T08:00:00Z'),
          sentAt: null,
          size: 100,
          subject,
          sender: { name: 'Chen Wei', address: 'chen.wei@jinshu.example' },
          recipients: [],
          lexemes: contentLexemes({
            subject,
            sender: { name: '', address: 'chen.wei@jinshu.example' },
            recipients: [],
            text: '',
            attachmentNames: [],
          }),
        },
      ]),
    );
    return (message as { uid: number }).uid;
  };

  it('SET-05 FLK-02 FLK-21 FLK-24 nothing is locked until somebody locks it', async () => {
    expect(await status()).toEqual({
      is_lockfile: false,
      is_file_rel: false,
      is_lockcalendar: false,
      is_calendar_rel: false,
      is_lockmailbox: false,
      is_maibox_rel: false,
    });
    expect((await call('GET', '/setting/get-flock/')).body).toEqual({
      count: 3,
      results: [0, 1, 2].map((area) => ({ area, is_locked: false })),
    });
    expect(await check()).toEqual([404, 'lock-not-found']);
  });

  it('FLK-01 FLK-25 one password locks the areas that are chosen, once', async () => {
    expect(await set(['folders', 'files'])).toEqual([200, undefined]);
    expect(await status()).toMatchObject({ is_lockmailbox: true, is_maibox_rel: false, is_lockfile: true, is_lockcalendar: false });
    expect((await call('GET', '/setting/get-flock/')).body.results).toEqual([
      { area: 0, is_locked: true },
      { area: 1, is_locked: false },
      { area: 2, is_locked: true },
    ]);
    expect(await set(['calendar'], 'another-1')).toEqual([400, 'lock-exists']);
  });

  it.each(['', '12345', 'x'.repeat(21), '123 456'])('FLK-16 FLK-18 “%s” cannot be a lock password', async (password) => {
    expect(await set(['folders'], password)).toEqual([400, 'lock-password-rule']);
    await set();
    expect(await check(password)).toEqual([400, 'lock-password-rule']);
    expect(await status()).toMatchObject({ is_lockmailbox: true, is_maibox_rel: false });
  });

  it('FLK-22 FLK-27 the right password releases one area in one session, a wrong one nothing', async () => {
    await set(['folders', 'calendar']);
    expect(await check('wrong-one')).toEqual([400, 'lock-password-wrong']);
    expect(await status()).toMatchObject({ is_maibox_rel: false, is_calendar_rel: false });
    expect(await check()).toEqual([200, undefined]);
    expect(await status()).toMatchObject({ is_lockmailbox: true, is_maibox_rel: true, is_lockcalendar: true, is_calendar_rel: false });
    const other = await openSession(test.deps, account);
    expect(await status(other)).toMatchObject({ is_maibox_rel: false });
  });

  it('counts wrong passwords, so that none is found by trying', async () => {
    await set();
    for (let n = 0; n < 10; n += 1) expect(await check(`wrong-${n}`)).toEqual([400, 'lock-password-wrong']);
    expect(await check()).toEqual([400, 'login-rate-limited']);
  });

  it('FLK-07 FLD-10 tells with each folder whether it is locked', async () => {
    const locked = async () =>
      ((await call('GET', '/mail/folder/')).body.results as { raw_name: string; is_lock: boolean }[])
        .filter(({ is_lock }) => is_lock)
        .map(({ raw_name }) => raw_name);
    expect(await locked()).toEqual([]);
    await set();
    expect(await locked()).toEqual([own.raw_name]);
    expect((await call('POST', '/mail/folder/', { name: 'New' })).body).toMatchObject({ is_lock: true });
    await check();
    expect(await locked()).toEqual([]);
  });

  it('FLK-29 refuses every call for what a locked folder holds, until the session releases it', async () => {
    const folder = own.raw_name;
    const uid = await fill(folder, 'budget');
    const inInbox = await fill('INBOX', 'budget');
    const calls = [
      ['GET', `/mail/message/?folder=${folder}&limit=20&offset=0`],
      ['GET', `/mail/message/neighbours/?folder=${folder}&limit=20&offset=0`],
      ['GET', `/mail/message/${uid}/?folder=${folder}`],
      ['GET', `/mail/message/eml/?folder=${folder}&uid=${uid}`],
      ['GET', `/mail/attach/0/?folder=${folder}&uid=${uid}&sid=2`],
      ['POST', '/mail/message/flag/', { uids: [uid], folder, action: 'add', flags: ['\\Seen'] }],
      ['POST', '/mail/message/move/', { uids: [uid], src_folder: folder, dst_folder: 'INBOX' }],
      ['POST', '/mail/message/move/', { uids: [inInbox], src_folder: 'INBOX', dst_folder: folder }],
      ['POST', '/mail/message/delete/', { uids: [uid], folder }],
      ['POST', '/mail/folder/rename/', { src_folder: folder, name: 'Other' }],
      ['POST', '/mail/folder/del/', { src_folder: folder, is_delete: true }],
      ['DELETE', `/mail/folder/${own.id}/`],
    ] as const;
    const refused = async () => {
      const answers: [string, number, string | undefined][] = [];
      for (const [method, url, payload] of calls) {
        const answer = await call(method, url, payload);
        answers.push([`${method} ${url}`, answer.status, answer.body.code]);
      }
      return answers.filter(([, , code]) => code === 'area-locked');
    };
    await set();
    expect(await refused()).toEqual(calls.map(([method, url]) => [`${method} ${url}`, 403, 'area-locked']));
    expect((await call('GET', '/mail/message/?folder=INBOX&limit=20&offset=0')).body).toMatchObject({ count: 1 });
    await check();
    expect(await refused()).toEqual([]);
  });

  it('FLK-29 SRC-05 finds nothing that lies in a locked folder, also where all folders are asked for', async () => {
    await fill(own.raw_name, 'budget of the folder');
    await fill('INBOX', 'budget of the inbox');
    const find = async (more = '') => {
      const { status: code, body } = await call('GET', `/mail/message/search/?subject=budget&page=1&page_size=20${more}`);
      return [code, body.total ?? body.code, ((body.results ?? []) as { subject: string }[]).map(({ subject }) => subject)];
    };
    const all = [200, 2, expect.arrayContaining(['budget of the folder', 'budget of the inbox'])];
    expect(await find()).toEqual(all);
    await set();
    expect(await find()).toEqual([200, 1, ['budget of the inbox']]);
    expect(await find('&folder=root')).toEqual([200, 1, ['budget of the inbox']]);
    expect(await find(`&folder=${own.raw_name}`)).toEqual([403, 'area-locked', []]);
    await check();
    expect(await find()).toEqual(all);
  });

  it('FLK-30 what was released is locked again in the next session', async () => {
    await set();
    await check();
    await call('GET', '/logout/');
    const next = await openSession(test.deps, account);
    expect((await call('GET', `/mail/message/?folder=${own.raw_name}&limit=20&offset=0`, undefined, next)).body.code).toBe('area-locked');
  });

  it('FLK-23 FLK-26 only who has released it changes the password and the areas', async () => {
    await set();
    expect(await flock('alt', 'changed-1')).toEqual([403, 'area-locked']);
    await check();
    expect(await flock('alt', 'no')).toEqual([400, 'lock-password-rule']);
    expect(await flock('alt', 'changed-1', { areas: [0, 1] })).toEqual([200, undefined]);
    expect(await status()).toMatchObject({ is_lockmailbox: true, is_maibox_rel: true, is_lockcalendar: true, is_calendar_rel: false });
    expect(await check('lock-me-1', 'calendar')).toEqual([400, 'lock-password-wrong']);
    expect(await check('changed-1', 'calendar')).toEqual([200, undefined]);
  });

  it('FLK-13 FLK-28 the right password switches the lock of an area off for good', async () => {
    await set(['folders', 'calendar']);
    const remove = (password: string, area: LockArea) => flock('rel', password, { area: index(area) });
    expect(await remove('wrong-one', 'folders')).toEqual([400, 'lock-password-wrong']);
    expect(await remove('lock-me-1', 'files')).toEqual([404, 'lock-not-found']);
    expect(await remove('lock-me-1', 'folders')).toEqual([200, undefined]);
    const next = await openSession(test.deps, account);
    expect(await status(next)).toMatchObject({ is_lockmailbox: false, is_lockcalendar: true, is_calendar_rel: false });
    expect(await remove('lock-me-1', 'calendar')).toEqual([200, undefined]);
    expect(await set(['files'], 'begun-anew')).toEqual([200, undefined]);
  });

  it('FLK-05 FLK-29 tells every window of the mailbox that the lock has changed, and each knows at once', async () => {
    const other = await openSession(test.deps, account);
    const folders = () => call('GET', '/mail/folder/', undefined, other);
    await folders();
    const { version } = await test.deps.db
      .selectFrom('mailbox')
      .select('version')
      .where('id', '=', account.mailboxId)
      .executeTakeFirstOrThrow();
    await set();
    expect((await changesAfter(test.deps.db, account.mailboxId, version)).entries.map(({ change }) => change)).toEqual([
      { type: 'folder.changed' },
      { type: 'settings.changed' },
    ]);
    expect((await folders()).body.results).toContainEqual(expect.objectContaining({ raw_name: own.raw_name, is_lock: true }));
  });

  it('ADM-03 an administrator takes a lock away whose password is forgotten', async () => {
    await set(['folders', 'files']);
    expect(await clearLock(test.deps, account.mailboxId)).toBe(true);
    expect(await status()).toMatchObject({ is_lockmailbox: false, is_lockfile: false });
    expect((await call('GET', `/mail/message/?folder=${own.raw_name}&limit=20&offset=0`)).status).toBe(200);
    expect(await clearLock(test.deps, account.mailboxId)).toBe(false);
  });

  it('keeps no password that could be read', async () => {
    await set();
    const { password_hash: hash } = await test.deps.db
      .selectFrom('area_lock')
      .select('password_hash')
      .where('mailbox_id', '=', account.mailboxId)
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$v=19\$/);
  });
});
