import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPolicies, unsetPolicy } from '../../platform/policy/setPolicy.ts';
import { deleteSessionsOf } from '../../platform/session/session.repository.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount } from '../../testing/factories.ts';
import { createDepartment } from '../account/account.repository.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('a session', () => {
  let clock = new Date('2026-11-20T09:00:00Z');
  const wait = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1000);
  };
  let test: TestApp;
  let account: TestAccount;

  beforeAll(async () => {
    test = await buildTestApp({ now: () => clock });
    const departmentId = await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: '研究部' }));
    account = await makeAccount(test.deps, { name: '林月', departmentId });
  });
  afterAll(() => test.close());

  const ask = async (headers: object, url = '/api/core/userinfo/', method: 'GET' | 'POST' = 'GET') =>
    test.app.inject({ method, url, headers: headers as Record<string, string> });

  it('SES-19 ATT-45 answers the profile of its user, and how full the mailbox is', async () => {
    const { headers } = await openSession(test.deps, account);
    const profile = { realname: '林月', email: account.address, department: '研究部', gender: 'unknown', imgurl: '' };
    expect((await ask(headers)).json()).toEqual({ ...profile, capacity_used: 0, capacity_total: 0 });
    await test.deps.db.updateTable('mailbox').set({ used_bytes: 2_000, quota_bytes: 10_000 }).where('id', '=', account.mailboxId).execute();
    expect((await ask(headers)).json()).toEqual({ ...profile, capacity_used: 2_000, capacity_total: 10_000 });
  });

  it('SES-20 ends by itself after its lifetime, and every call is answered with 401', async () => {
    const { headers } = await openSession(test.deps, account);
    wait(1799);
    expect((await ask(headers)).statusCode).toBe(200);
    wait(2);
    const answer = await ask(headers);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ detail: 'The session has expired. Log in again.', code: 'session-expired' });
    expect((await ask(headers, '/api/refresh/', 'POST')).statusCode).toBe(401);
  });

  it('SES-12 SES-17 lives 1800 seconds more after each refresh', async () => {
    const { headers, token } = await openSession(test.deps, account);
    for (let n = 0; n < 3; n += 1) {
      wait(1500);
      expect((await ask(headers, '/api/refresh/', 'POST')).json()).toEqual({ token });
      expect((await ask(headers, '/api/core/share-status/')).json().expired_left).toBe(1800);
    }
    wait(1801);
    expect((await ask(headers)).statusCode).toBe(401);
  });

  it('BAK-72 ends so many hours after its login as the organization says, however often it is prolonged', async () => {
    await setPolicies(test.deps.db, { of: 'person', accountId: account.accountId }, { session_hours: 2 });
    const { headers } = await openSession(test.deps, account);
    const left: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      wait(1790);
      await ask(headers, '/api/refresh/', 'POST');
      left.push((await ask(headers, '/api/core/share-status/')).json().expired_left);
    }
    expect(left).toEqual([1800, 1800, 1800, 40]);
    wait(41);
    expect((await ask(headers)).statusCode).toBe(401);
    await unsetPolicy(test.deps.db, { of: 'person', accountId: account.accountId }, 'session_hours');
  });

  it('ends a day after its login, however often it is prolonged', async () => {
    const { headers } = await openSession(test.deps, account);
    for (let n = 0; n < 57; n += 1) {
      wait(1500);
      expect((await ask(headers, '/api/refresh/', 'POST')).statusCode).toBe(200);
    }
    expect((await ask(headers, '/api/core/share-status/')).json().expired_left).toBe(86_400 - 57 * 1500);
    wait(901);
    expect((await ask(headers)).statusCode).toBe(401);
    expect((await ask(headers, '/api/refresh/', 'POST')).statusCode).toBe(401);
  });

  it('is not prolonged by ordinary calls', async () => {
    const { headers } = await openSession(test.deps, account);
    for (let n = 0; n < 4; n += 1) {
      wait(440);
      await ask(headers);
    }
    wait(60);
    expect((await ask(headers)).statusCode).toBe(401);
  });

  it('changes nothing without its token', async () => {
    const { headers } = await openSession(test.deps, account);
    expect((await ask({ cookie: headers.cookie }, '/api/refresh/', 'POST')).statusCode).toBe(403);
    expect((await ask({ ...headers, 'x-jinshu-token': 'wrong' }, '/api/refresh/', 'POST')).statusCode).toBe(403);
    expect((await ask({ ...headers, origin: 'https://evil.example' }, '/api/refresh/', 'POST')).statusCode).toBe(403);
  });

  it('ends on all servers when an account is shut out', async () => {
    const other = await buildTestApp({ now: () => clock, database: test.database });
    const { headers } = await openSession(test.deps, account);
    expect((await other.app.inject({ url: '/api/core/userinfo/', headers })).statusCode).toBe(200);
    const told = new Promise((resolve) => other.deps.bus.watchSessionEnds(resolve));
    await deleteSessionsOf(test.deps.db, account.accountId);
    await told;
    expect((await other.app.inject({ url: '/api/core/userinfo/', headers })).statusCode).toBe(401);
    await other.close();
  });

  it('is not opened by cookies that are none', async () => {
    for (const cookie of ['', 'x', 'a'.repeat(43), '../../etc/passwd', "' OR 1=1 --"]) {
      expect((await ask({ cookie: `jinshu_session=${encodeURIComponent(cookie)}` })).statusCode).toBe(401);
    }
  });
});
