import type { ShareLevel } from '@jinshu/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectLiveSessions } from '../../platform/session/session.repository.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, makeSharedMailbox, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

describe('shared mailboxes', () => {
  let clock = new Date('2026-11-20T09:00:00Z');
  let test: TestApp;
  let account: TestAccount;
  let session: TestSession;
  let shared: number;

  beforeAll(async () => {
    test = await buildTestApp({ now: () => clock });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    account = await makeAccount(test.deps);
    session = await openSession(test.deps, account);
    shared = await makeSharedMailbox(test.deps);
  });

  const share = (level: ShareLevel) =>
    test.deps.db.insertInto('mailbox_share').values({ mailbox_id: shared, account_id: account.accountId, level }).execute();
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await test.app.inject({ method, url: `/api${url}`, headers: session.headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() as Record<string, unknown> & { token?: string; code?: string } };
  };
  const take = ({ body }: { body: { token?: string } }) => {
    session.headers['x-jinshu-token'] = body.token ?? '';
  };
  const enter = async (id = shared) => {
    const answer = await call('POST', '/share-login/', { share_id: id });
    if (answer.status === 200) take(answer);
    return answer;
  };
  const status = async () => (await call('GET', '/core/share-status/')).body;

  it('SHR-01 SHR-02 SHR-05 names the mailboxes that can be entered, with their names', async () => {
    await share('full');
    const { results, is_shareduser } = await status();
    expect([is_shareduser, results]).toEqual([
      false,
      [{ share_id: shared, username: expect.stringMatching(/^shared\d+@jinshu\.example$/), realname: 'Service' }],
    ]);
  });

  it.each([
    ['read', { all: false, post: false, send: false }],
    ['write', { all: false, post: true, send: false }],
    ['send', { all: false, post: false, send: true }],
    ['full', { all: true, post: true, send: true }],
  ] as const)('SHR-03 SHR-04 SHR-15 %s sets its flags once the mailbox is entered', async (level, { all, post, send }) => {
    await share(level);
    expect((await enter()).status).toBe(200);
    expect(await status()).toMatchObject({
      is_shareduser: true,
      shareuser_get: true,
      shareuser_all: all,
      shareuser_post: post,
      shareuser_send: send,
      shareuser_password: all,
    });
  });

  it('SHR-16 leads back to the own mailbox', async () => {
    await share('read');
    const own = (await call('GET', '/mail/folder/')).body;
    await enter();
    expect((await call('GET', '/mail/folder/')).body).not.toEqual(own);
    take(await call('POST', '/back-login/'));
    expect((await call('GET', '/mail/folder/')).body).toEqual(own);
    expect((await status()).is_shareduser).toBe(false);
  });

  it('ERR-52 refuses a mailbox that is not shared, and stays where it is', async () => {
    const other = await makeAccount(test.deps);
    for (const id of [shared, other.mailboxId, 999_999_999, -1]) {
      const answer = await enter(id);
      expect([answer.status, answer.body.code]).toEqual([400, 'share-switch-error']);
    }
    expect((await status()).is_shareduser).toBe(false);
  });

  it('what a window still shows of the mailbox before can change nothing: the token of before is refused', async () => {
    await share('full');
    const before = { ...session.headers };
    await enter();
    const answer = await test.app.inject({ method: 'POST', url: '/api/mail/folder/', headers: before, payload: { name: 'late' } });
    expect(answer.statusCode).toBe(403);
  });

  describe('SHR-23 does no more than its level, whatever the client asks', () => {
    const organising = [
      ['/mail/folder/', { name: 'mine' }],
      ['/mail/message/flag/', { uids: [1], folder: 'INBOX', flags: ['\\Seen'], action: 'add' }],
      ['/mail/message/delete/', { uids: [1], folder: 'INBOX' }],
      ['/mail/tag/', { name: 'mine', color: '#33b679' }],
    ] as const;
    const refused = async (calls: readonly (readonly [string, object])[]) => {
      const codes = [];
      for (const [url, payload] of calls) codes.push((await call('POST', url, payload)).body.code ?? 'done');
      return codes;
    };

    it.each(['read', 'send'] as const)('SHR-12 %s reads and does not organise', async (level) => {
      await share(level);
      await enter();
      expect(await refused(organising)).toEqual(organising.map(() => 'mailbox-share-power'));
      expect((await call('GET', '/mail/folder/')).status).toBe(200);
    });

    it('read-only sends nothing', async () => {
      await share('read');
      await enter();
      const letter = { action: 'sent', to: [{ name: '', address: 'x@jinshu.example' }], subject: 'x' };
      expect(await refused([['/mail/message/sent/', letter]])).toEqual(['mailbox-share-power']);
    });

    it('read and write organises, and does not lock the owner out', async () => {
      await share('write');
      await enter();
      expect(await refused([['/mail/folder/', { name: 'mine' }]])).toEqual(['done']);
      expect(await refused([['/setting/set-flock/', { lock_password: 'x', areas: [0] }]])).toEqual(['mailbox-share-power']);
    });

    it.each(['read', 'send'] as const)('REV-32 a reviewer in a mailbox that is shared to %s answers mail all the same', async (level) => {
      await share(level);
      await enter();
      // Users who are not reviewers are rejected for that reason, not because of the share level.
      expect(await refused([['/mail/review/batch/', { status: 'permit', review_ids: [1] }]])).toEqual(['forbidden']);
    });

    it('SHR-13 in one’s own mailbox everything is allowed', async () => {
      expect(await refused([['/mail/folder/', { name: 'mine' }]])).toEqual(['done']);
    });
  });

  it('SHR-24 ends the sessions of a mailbox that is taken back', async () => {
    await share('full');
    await enter();
    expect((await call('GET', '/mail/folder/')).status).toBe(200);
    await test.deps.db.deleteFrom('mailbox_share').where('mailbox_id', '=', shared).execute();
    clock = new Date(clock.getTime() + 3000);
    expect((await call('GET', '/mail/folder/')).status).toBe(401);
  });

  it('SHR-24 nor do its push connections live on', async () => {
    await share('read');
    await enter();
    const keys = (await test.deps.db.selectFrom('session').select('secret_hash').where('account_id', '=', account.accountId).execute()).map(
      ({ secret_hash }) => secret_hash.toString('hex'),
    );
    const live = () => selectLiveSessions(test.deps.db, keys, clock);
    expect([...(await live())]).toEqual(keys);
    await test.deps.db.deleteFrom('mailbox_share').where('mailbox_id', '=', shared).execute();
    expect([...(await live())]).toEqual([]);
  });

  it('the switch keeps the session: it is neither prolonged nor ended', async () => {
    await share('full');
    const before = (await status()).expired_left;
    await enter();
    expect((await status()).expired_left).toBe(before);
  });
});
