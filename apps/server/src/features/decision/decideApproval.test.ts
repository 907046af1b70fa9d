import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideForCommand, listForCommand } from '../../cli/approval.ts';
import { changesAfter } from '../../platform/change/change.repository.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession, testPassword } from '../../testing/factories.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('approval', () => {
  const now = new Date('2026-11-23T02:00:00.000Z');
  let test: TestApp;
  let account: TestAccount;
  let session: TestSession;

  beforeAll(async () => {
    test = await buildTestApp({ now: () => now });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.deps.db.deleteFrom('approval').execute();
    account = await makeAccount(test.deps, { name: '林月', englishName: 'Lin Yue', language: 'en' });
    session = await openSession(test.deps, account);
  });

  const get = async (url: string, { headers } = session) => (await test.app.inject({ url, headers })).json();
  const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, headers: session.headers, payload });
  const waiting = async () => (await listForCommand(test.deps, false)).value as { id: number }[];
  const decide = async (outcome: 'granted' | 'refused', reason = '') => {
    const [request] = await waiting();
    return decideForCommand(test.deps, { given: String(request?.id), outcome, reason });
  };
  const mails = () =>
    test.deps.db
      .selectFrom('message')
      .innerJoin('content', 'content.id', 'message.content_id')
      .select(['message.subject', 'content.text'])
      .where('message.mailbox_id', '=', account.mailboxId)
      .execute();
  const requestProfile = () => post('/api/setting/users/set/', { realname: '林悦', english_name: 'Lin Yue, PhD' });

  it('SET-17 BAK-43 BAK-45 lists a profile change with old and new values, and granting puts it in force in every window', async () => {
    expect((await requestProfile()).json()).toEqual({
      pending: { requested_at: now.toISOString(), changes: { realname: '林悦', english_name: 'Lin Yue, PhD' } },
    });
    expect((await get('/api/setting/users/get/')).profile.realname).toBe('林月');
    const listed = await listForCommand(test.deps, false);
    expect(listed).toEqual({
      value: [
        {
          id: expect.any(Number),
          kind: 'profile',
          address: account.address,
          name: '林月',
          content: { name: '林悦', englishName: 'Lin Yue, PhD' },
          before: { name: '林月', englishName: 'Lin Yue' },
          requestedAt: now,
          outcome: null,
          decidedAt: null,
          decidedBy: null,
          reason: '',
        },
      ],
      lines: [expect.stringContaining('name: 林月 → 林悦; englishName: Lin Yue → Lin Yue, PhD'), '1 request'],
    });
    const { version } = await changesAfter(test.deps.db, account.mailboxId, 0);
    expect((await decide('granted')).lines).toEqual([expect.stringMatching(/^Request \d+ of .+ is granted; they were told by mail\.$/)]);
    expect(await get('/api/setting/users/get/')).toMatchObject({ profile: { realname: '林悦', english_name: 'Lin Yue, PhD' } });
    expect((await get('/api/setting/users/get/')).pending).toBeUndefined();
    const { entries } = await changesAfter(test.deps.db, account.mailboxId, version);
    expect(entries.map(({ change }) => change.type)).toContain('settings.changed');
    const found = await get(`/api/contact/lenovoall/?search=${encodeURIComponent('林悦')}`);
    expect(found.results.map((one: { username: string }) => one.username)).toEqual([account.address]);
    expect(await waiting()).toEqual([]);
  });

  it('BAK-45 BAK-46 BAK-47 keeps the old values on a refusal, which needs a reason of 1 to 200 characters that the person is told', async () => {
    await requestProfile();
    await expect(decide('refused', '  ')).rejects.toThrow('A refusal needs a reason.');
    await expect(decide('refused', '长'.repeat(201))).rejects.toThrow('A reason has at most 200 characters.');
    await decide('refused', `${'长'.repeat(199)}。`);
    expect(await get('/api/setting/users/get/')).toMatchObject({ profile: { realname: '林月', english_name: 'Lin Yue' } });
    expect(await mails()).toEqual([
      {
        subject: 'Profile change rejected',
        text: expect.stringContaining(`The changes to your profile were rejected. Your profile stays as it was.`),
      },
    ]);
    expect((await mails())[0]?.text).toContain(`Reason: ${'长'.repeat(199)}。`);
  });

  it('BAK-46 refuses a second decision and names who made the first', async () => {
    await requestProfile();
    const [request] = await waiting();
    const given = String(request?.id);
    const both = await Promise.allSettled([
      decideForCommand(test.deps, { given, outcome: 'granted', reason: '' }),
      decideForCommand(test.deps, { given, outcome: 'refused', reason: 'No' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(decideForCommand(test.deps, { given, outcome: 'refused', reason: 'No' })).rejects.toThrow(
      /^Request \d+ was (granted|refused) by command line at 2026-11-23T02:00:00\.000Z\. A decision is final\.$/,
    );
    await expect(decideForCommand(test.deps, { given: '999999', outcome: 'granted', reason: '' })).rejects.toThrow(
      'There is no request 999999.',
    );
    await expect(decideForCommand(test.deps, { given: 'x', outcome: 'granted', reason: '' })).rejects.toThrow(
      '"x" is no number of a request.',
    );
  });

  it('SET-103 SET-104 SET-105 BAK-43 a request to close the account waits, once, and can be withdrawn', async () => {
    expect(await get('/api/setting/get-cancel/')).toEqual({ is_pending: false });
    const pending = { is_pending: true, requested_at: now.toISOString() };
    expect((await post('/api/setting/set-cancel/', { reason: ' 离职 ' })).json()).toEqual(pending);
    expect((await post('/api/setting/set-cancel/', { reason: '离职' })).json()).toEqual(pending);
    expect(await get('/api/setting/get-cancel/')).toEqual(pending);
    expect((await listForCommand(test.deps, false)).lines).toEqual([expect.stringContaining('close the account; 离职'), '1 request']);
    expect((await post('/api/setting/rel-cancel/', {})).json()).toEqual({ is_pending: false });
    expect(await waiting()).toEqual([]);
  });

  it('SET-103 BAK-47 tells the reason of a refused cancellation on the page and by mail', async () => {
    await post('/api/setting/set-cancel/', {});
    await decide('refused', 'Hand over the accounts first.');
    expect(await get('/api/setting/get-cancel/')).toEqual({ is_pending: false, refusal: 'Hand over the accounts first.' });
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Request to close your account rejected']);
  });

  it('SET-106 ends the sessions of a cancelled account, and nobody logs in to it any more', async () => {
    await post('/api/setting/set-cancel/', {});
    await decide('granted');
    await expect
      .poll(async () => (await test.app.inject({ url: '/api/setting/get-cancel/', headers: session.headers })).statusCode)
      .toBe(401);
    const password = JSON.stringify({ value: testPassword, at: now.getTime() });
    const answer = await test.app.inject({ method: 'POST', url: '/api/login/', payload: { account: account.address, password } });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'login-disabled']);
  });

  it('shows nobody the requests of somebody else', async () => {
    await requestProfile();
    const other = await openSession(test.deps, await makeAccount(test.deps));
    expect((await get('/api/setting/users/get/', other)).pending).toBeUndefined();
    await test.app.inject({ method: 'POST', url: '/api/setting/users/clear/', headers: other.headers, payload: {} });
    expect(await waiting()).toHaveLength(1);
  });
});
