import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, testPassword } from '../../testing/factories.ts';
import { recordSecurity } from './recordSecurity.ts';
import { deleteOldRecords } from './security.repository.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

let test: TestApp;
let lin: TestAccount;

beforeAll(async () => {
  test = await buildTestApp();
  lin = await makeAccount(test.deps, { address: 'lin.yue@jinshu.example' });
});
afterAll(() => test.close());

const logIn = (account: string, password: string, ip: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/login/',
    headers: { 'x-forwarded-for': ip },
    payload: { account, password: JSON.stringify({ value: password, at: Date.now() }) },
  });
const recordsFrom = async (ip: string) => {
  const rows = await test.deps.db.selectFrom('security_record').selectAll().where('ip', '=', ip).orderBy('id').execute();
  return rows.map(({ kind, account_id, who, detail }) => ({ kind, account_id, who, detail }));
};

describe('the record of what concerns safety', () => {
  it('has who came in and who did not, by name where there is one, and nothing that was typed', async () => {
    const lines = vi.spyOn(test.deps.log, 'warn');
    await logIn('lin.yue', 'a-wrong-password', '10.0.0.1');
    await logIn('my-secret-password', 'a-wrong-password', '10.0.0.1');
    await logIn('my-secret-password', 'a-wrong-password', '10.0.0.1');
    const cookie = (await logIn('lin.yue', testPassword, '10.0.0.1')).cookies[0];
    const records = await recordsFrom('10.0.0.1');
    const isKnownDevice = false;
    expect(records).toEqual([
      { kind: 'login-failed', account_id: lin.accountId, who: lin.address, detail: { isKnownDevice } },
      { kind: 'login-failed', account_id: null, who: expect.stringMatching(/^unknown:[0-9a-f]{16}$/), detail: { isKnownDevice } },
      { kind: 'login-failed', account_id: null, who: records[1]?.who, detail: { isKnownDevice } },
      { kind: 'login', account_id: lin.accountId, who: lin.address, detail: { isKnownDevice } },
    ]);
    const said = JSON.stringify([records, lines.mock.calls]);
    for (const secret of ['a-wrong-password', 'my-secret', testPassword, cookie?.value ?? '']) expect(said).not.toContain(secret);
    expect(lines).toHaveBeenCalledWith(
      { security: 'login-failed', accountId: lin.accountId, who: lin.address, ip: '10.0.0.1', detail: { isKnownDevice } },
      'security',
    );
    lines.mockRestore();
  });

  it('has lock-outs and log-outs', async () => {
    const { address, accountId } = await makeAccount(test.deps);
    for (let n = 0; n < 11; n += 1) await logIn(address, 'wrong', '10.0.0.2');
    expect((await recordsFrom('10.0.0.2')).at(-1)).toEqual({
      kind: 'login-refused',
      account_id: accountId,
      who: address,
      detail: { reason: 'login-rate-limited' },
    });
    const { headers } = await openSession(test.deps, lin);
    await test.app.inject({ url: '/api/logout/', headers: { ...headers, 'x-forwarded-for': '10.0.0.3' } });
    expect(await recordsFrom('10.0.0.3')).toEqual([{ kind: 'logout', account_id: lin.accountId, who: lin.address, detail: {} }]);
  });

  it('has calls that other pages made, and rights that somebody does not have', async () => {
    const { headers } = await openSession(test.deps, lin);
    const refresh = (more: Record<string, string>) =>
      test.app.inject({ method: 'POST', url: '/api/refresh/', headers: { ...headers, ...more } });
    await refresh({ 'x-forwarded-for': '10.0.0.4', origin: 'https://evil.example' });
    await refresh({ 'x-forwarded-for': '10.0.0.4', 'x-jinshu-token': 'wrong' });
    expect(await recordsFrom('10.0.0.4')).toEqual([
      { kind: 'csrf-refused', account_id: null, who: '', detail: { call: 'POST /refresh/' } },
      { kind: 'csrf-refused', account_id: lin.accountId, who: lin.address, detail: { call: 'POST /refresh/' } },
    ]);
    const other = await makeAccount(test.deps);
    await test.deps.db
      .insertInto('mailbox_share')
      .values({ mailbox_id: other.mailboxId, account_id: lin.accountId, level: 'read' })
      .execute();
    const guest = await openSession(test.deps, { accountId: lin.accountId, mailboxId: other.mailboxId });
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/mail/message/expunge/',
      headers: { ...guest.headers, 'x-forwarded-for': '10.0.0.5' },
      payload: {},
    });
    expect(answer.statusCode).toBe(403);
    expect(await recordsFrom('10.0.0.5')).toEqual([
      {
        kind: 'right-refused',
        account_id: lin.accountId,
        who: lin.address,
        detail: { code: 'mailbox-share-power', call: 'POST /api/mail/message/expunge/' },
      },
    ]);
  });

  it('can be added to and not changed; only what is old may go', async () => {
    const { db } = test.deps;
    await recordSecurity(test.deps, { kind: 'admin-act', ip: '10.0.0.6' });
    const [at, old] = [new Date('2024-01-01T00:00:00Z'), '10.0.0.7'];
    await db.insertInto('security_record').values({ at, kind: 'login', account_id: null, ip: old }).execute();
    await expect(db.updateTable('security_record').set({ kind: 'login' }).where('ip', '=', '10.0.0.6').execute()).rejects.toThrow(
      'only added to',
    );
    await expect(db.deleteFrom('security_record').where('ip', '=', '10.0.0.6').execute()).rejects.toThrow('only added to');
    await deleteOldRecords(db, new Date('2025-01-01T00:00:00Z'));
    expect([await recordsFrom(old), (await recordsFrom('10.0.0.6')).length]).toEqual([[], 1]);
  });

  it('is counted for the alarms, and a flood fills neither log nor database', async () => {
    const count = async () => {
      const { body } = await test.app.inject('/metrics');
      return Number(/jinshu_security_events_total\{kind="csrf-refused"\} (\d+)/.exec(body)?.[1] ?? 0);
    };
    const before = await count();
    for (let n = 0; n < 100; n += 1) await recordSecurity(test.deps, { kind: 'csrf-refused', ip: '10.0.0.8' });
    expect(await count()).toBe(before + 100);
    expect((await recordsFrom('10.0.0.8')).length).toBeLessThanOrEqual(60);
  });

  it('fails no call when it cannot be written', async () => {
    const other = await buildTestApp();
    await other.deps.db.schema.dropTable('security_record').execute();
    const account = await makeAccount(other.deps);
    const { headers } = await openSession(other.deps, account);
    const refused = await other.app.inject({ method: 'POST', url: '/api/refresh/', headers: { ...headers, 'x-jinshu-token': 'wrong' } });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    await other.close();
  });
});

describe('a server behind https', () => {
  it('is asked by https alone from then on, keeps its cookies to this host, and lets no other page hold its own', async () => {
    const secure = await buildTestApp({ env: { JINSHU_PUBLIC_URL: 'https://mail.jinshu.example', JINSHU_DEMO: '0' } });
    const { address } = await makeAccount(secure.deps);
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/api/login/',
      payload: { account: address, password: JSON.stringify({ value: testPassword, at: Date.now() }) },
    });
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(answer.cookies.map(({ name, secure: isSecure, path, domain }) => [name, isSecure, path, domain])).toEqual([
      ['__Host-jinshu_session', true, '/', undefined],
      ['__Host-jinshu_device', true, '/', undefined],
    ]);
    const own = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const ask = async (cookies: Record<string, string>) => (await secure.app.inject({ url: '/api/core/userinfo/', cookies })).statusCode;
    expect([await ask(own), await ask({ jinshu_session: own['__Host-jinshu_session'] ?? '' })]).toEqual([200, 401]);
    await secure.close();
  });

  it('says nothing of https over http', async () => {
    const answer = await test.app.inject('/api/core/login-before/');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('lets nothing run or load in what is no page', async () => {
    for (const url of ['/api/core/login-before/', '/api/nothing/', '/healthz', '/metrics', '/api/openapi.json', '/nothing.png']) {
      const { headers } = await test.app.inject(url);
      expect([url, headers['content-security-policy']]).toEqual([url, "default-src 'none'; frame-ancestors 'none'"]);
    }
  });
});
