import { randomUUID } from 'node:crypto';
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, makeSharedMailbox, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';
import { makeWorkbook } from '../../testing/officeFiles.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;
type Who = TestAccount & TestSession;
const now = new Date('2026-11-20T09:00:00Z');

describe('sharing the own mailbox', () => {
  let test: TestApp;
  /** A second server on the same database. */
  let other: TestApp;
  let lin: Who;
  let chen: Who;

  beforeAll(async () => {
    test = await buildTestApp({ now: () => now });
    other = await buildTestApp({ now: () => now, database: test.database });
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });
  const enter = async (account: TestAccount): Promise<Who> => ({ ...account, ...(await openSession(test.deps, account)) });
  beforeEach(async () => {
    lin = await enter(await makeAccount(test.deps, { name: '林月' }));
    chen = await enter(await makeAccount(test.deps, { name: '陈伟', position: '研究员' }));
  });

  const call = async (who: Who, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, on = test) => {
    const { statusCode, json } = await on.app.inject({ method, url: `/api${url}`, headers: who.headers, ...(payload && { payload }) });
    return { status: statusCode, body: json() };
  };
  const share = (username: string, level: string, who = lin) => call(who, 'POST', '/core/shareusers/', { username, level });
  const shares = async (who = lin) => (await call(who, 'GET', '/core/shareusers/')).body;
  const enterMailbox = async (who: Who, id: number) => {
    const { body } = await call(who, 'POST', '/share-login/', { share_id: id });
    who.headers['x-jinshu-token'] = body.token;
  };
  const importFile = async (who: Who, { name, bytes, isDryRun }: { name: string; bytes: Buffer; isDryRun: boolean }) => {
    const boundary = randomUUID();
    const payload = Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="is_dry_run"\r\n\r\n${isDryRun ? 1 : 0}\r\n`),
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const headers = { ...who.headers, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const { statusCode, json } = await test.app.inject({ method: 'POST', url: '/api/core/shareusers/import/', headers, payload });
    return { status: statusCode, body: json() };
  };

  it.each(['read', 'write', 'send', 'full'])('SHR-03 SHR-17 SHR-18 SHR-02 lists who may use it, at the level %s', async (level) => {
    const row = {
      id: chen.accountId,
      username: chen.address,
      realname: '陈伟',
      label: '研究员',
      level,
      used_at: null,
      is_in_use: false,
    };
    expect(await share(`  ${chen.address.toUpperCase()} `, level)).toEqual({ status: 200, body: row });
    expect(await shares()).toEqual({ count: 1, results: [row] });
    await enterMailbox(chen, lin.mailboxId);
    expect((await shares()).results).toEqual([{ ...row, used_at: now.toISOString(), is_in_use: true }]);
  });

  it('SHR-20 SHR-01 tells the other side which mailboxes are open to it, and the switch offers them', async () => {
    await share(chen.address, 'send');
    const { body } = await call(chen, 'GET', '/core/shareusers/shared/');
    expect(body).toEqual({
      count: 1,
      results: [{ share_id: lin.mailboxId, username: lin.address, realname: '林月', level: 'send', unseen_count: 0 }],
    });
    expect((await call(chen, 'GET', '/core/share-status/')).body.results).toEqual([
      { share_id: lin.mailboxId, username: lin.address, realname: '林月' },
    ]);
    expect((await call(lin, 'GET', '/core/shareusers/shared/')).body).toEqual({ count: 0, results: [] });
  });

  it('SHR-18 refuses oneself, nobody, a shared mailbox, who has left, and levels that do not exist', async () => {
    const left = await makeAccount(test.deps);
    await test.deps.db.updateTable('account').set({ is_active: false }).where('id', '=', left.accountId).execute();
    const id = await makeSharedMailbox(test.deps);
    const { address } = await test.deps.db.selectFrom('mailbox').select('address').where('id', '=', id).executeTakeFirstOrThrow();
    for (const wrong of [lin.address, 'nobody@jinshu.example', 'x@partner.example', left.address, address])
      expect(await share(wrong, 'read')).toMatchObject({ status: 400, body: { code: 'not-system-mailbox', params: { address: wrong } } });
    for (const level of ['all', '', 7]) expect((await share(chen.address, level as string)).body.code).toBe('invalid-input');
    expect((await share('x'.repeat(400), 'read')).body.code).toBe('invalid-input');
    expect(await shares()).toEqual({ count: 0, results: [] });
  });

  it('SHR-23 lets nobody share what belongs to others, at whatever level', async () => {
    const third = await enter(await makeAccount(test.deps));
    await share(chen.address, 'full');
    await enterMailbox(chen, lin.mailboxId);
    for (const attempt of [
      share(third.address, 'full', chen),
      call(chen, 'GET', '/core/shareusers/'),
      call(chen, 'DELETE', `/core/shareusers/${chen.accountId}/`),
      importFile(chen, { name: 'a.csv', bytes: Buffer.from(`${third.address},full`), isDryRun: false }),
    ])
      expect((await attempt).body.code).toBe('mailbox-share-power');
    // The id of another owner's share removes nothing.
    expect((await call(third, 'DELETE', `/core/shareusers/${chen.accountId}/`)).status).toBe(404);
    expect((await shares()).count).toBe(1);
  });

  it('SHR-23 a level that is lowered holds from the next call on, on every server', async () => {
    await share(chen.address, 'write');
    await enterMailbox(chen, lin.mailboxId);
    const make = (name: string, on: TestApp) => call(chen, 'POST', '/mail/folder/', { name }, on);
    expect([(await make('a', test)).status, (await make('b', other)).status]).toEqual([200, 200]);
    await share(chen.address, 'read');
    const after = [await make('c', test), await make('d', other)];
    expect(after.map(({ body }) => body.code)).toEqual(['mailbox-share-power', 'mailbox-share-power']);
    expect((await call(chen, 'GET', '/mail/folder/', undefined, other)).status).toBe(200);
  });

  it('SHR-19 SHR-24 what is taken back ends the sessions in it from the next call on, on every server, and no other', async () => {
    const device = await enter(chen);
    await share(chen.address, 'full');
    await enterMailbox(chen, lin.mailboxId);
    for (const on of [test, other]) expect((await call(chen, 'GET', '/mail/folder/', undefined, on)).status).toBe(200);
    const ended: string[] = [];
    const stop = other.deps.bus.watchSessionEnds((key) => ended.push(key));
    expect((await call(lin, 'DELETE', `/core/shareusers/${chen.accountId}/`)).status).toBe(200);
    for (const on of [test, other]) expect((await call(chen, 'GET', '/mail/folder/', undefined, on)).status).toBe(401);
    // Push connections of other servers hear of the end too.
    await vi.waitFor(() => expect(ended).toHaveLength(1));
    stop();
    expect((await call(device, 'GET', '/mail/folder/')).status).toBe(200);
    expect((await call(device, 'GET', '/core/shareusers/shared/')).body.count).toBe(0);
    expect(await shares()).toEqual({ count: 0, results: [] });
  });

  it('SHR-18 all windows of the mailbox and of the person hear of it', async () => {
    await share(chen.address, 'read');
    for (const { mailboxId } of [lin, chen]) {
      const rows = await test.deps.db.selectFrom('change').select('type').where('mailbox_id', '=', mailboxId).execute();
      expect(rows).toEqual([{ type: 'settings.changed' }]);
    }
  });

  describe('from a file', () => {
    const text = (third: string) =>
      `地址,级别\n${chen.address},读写\n\nnobody@jinshu.example,只读\n${lin.address},只读\n${third},随便\n${chen.address},只读\n${third},Full control\n`;
    const rowsOf = (third: TestAccount) => [
      { row: 2, username: chen.address, realname: '陈伟', level: 'write', reason: null },
      { row: 4, username: 'nobody@jinshu.example', realname: '', level: 'read', reason: 'unknown-person' },
      { row: 5, username: lin.address, realname: '林月', level: 'read', reason: 'own-mailbox' },
      { row: 6, username: third.address, realname: third.name, level: null, reason: 'unknown-level' },
      { row: 7, username: chen.address, realname: '陈伟', level: 'read', reason: 'repeated' },
      { row: 8, username: third.address, realname: third.name, level: 'full', reason: 'repeated' },
    ];

    it('SHR-21 runs dry first, with a reason for each row that is left out, then shares with the others', async () => {
      const third = await makeAccount(test.deps);
      const bytes = Buffer.from(text(third.address));
      const dry = await importFile(lin, { name: '名单.csv', bytes, isDryRun: true });
      expect(dry).toEqual({ status: 200, body: { count: 6, results: rowsOf(third) } });
      expect((await shares()).count).toBe(0);
      expect(await importFile(lin, { name: '名单.csv', bytes, isDryRun: false })).toEqual(dry);
      expect((await shares()).results).toMatchObject([{ username: chen.address, level: 'write' }]);
    });

    it('SHR-21 reads workbooks, and csv files of Chinese Windows', async () => {
      const rows = [
        ['地址', '级别'],
        [chen.address, '代理发送'],
      ];
      const gb = Buffer.concat([
        Buffer.from([0xb5, 0xd8, 0xd6, 0xb7, 0x2c, 0xbc, 0xb6, 0xb1, 0xf0, 0x0d, 0x0a]),
        Buffer.from(`${chen.address},`),
        Buffer.from([0xb4, 0xfa, 0xc0, 0xed, 0xb7, 0xa2, 0xcb, 0xcd, 0x0d, 0x0a]),
      ]);
      for (const bytes of [makeWorkbook({ 名单: rows }, 'xlsx'), gb]) {
        const { body } = await importFile(lin, { name: 'x', bytes, isDryRun: true });
        expect(body.results).toEqual([{ row: 2, username: chen.address, realname: '陈伟', level: 'send', reason: null }]);
      }
    });

    it('SHR-21 refuses a file that is no table or has too many rows, and shares nothing', async () => {
      const broken = await importFile(lin, { name: 'x.xlsx', bytes: Buffer.from('PK\u0003\u0004 broken'), isDryRun: false });
      expect(broken.body.code).toBe('unsupported-body');
      const long = Buffer.from(`${chen.address},read\n`.repeat(1002));
      expect((await importFile(lin, { name: 'x.csv', bytes: long, isDryRun: false })).body.code).toBe('too-large');
      expect((await shares()).count).toBe(0);
    });

    it('PRM-08 tells no names to whoever may not see the organization', async () => {
      await setOwnPolicies(test.deps.db, lin.accountId, { has_user_department_perm: false });
      const { body } = await importFile(lin, { name: 'x.csv', bytes: Buffer.from(`${chen.address},read`), isDryRun: true });
      expect(body.results).toMatchObject([{ realname: '', reason: null }]);
    });

    it.each(['csv', 'xlsx'])('SHR-22 offers a sample as %s, which reads back', async (format) => {
      const answer = await test.app.inject({ url: `/api/core/shareusers/tutorial/?format=${format}`, headers: lin.headers });
      expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(`共享名单样例.${format}`);
      const book = read(answer.rawPayload, { type: 'buffer' });
      expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })).toEqual([
        ['地址', '级别'],
        ['name1@jinshu.example', '只读'],
        ['name2@jinshu.example', '代理发送'],
      ]);
      const { body } = await importFile(lin, { name: 'x', bytes: answer.rawPayload, isDryRun: true });
      expect(body.results.map(({ level, reason }: { level: string; reason: string }) => [level, reason])).toEqual([
        ['read', 'unknown-person'],
        ['send', 'unknown-person'],
      ]);
    });
  });
});
