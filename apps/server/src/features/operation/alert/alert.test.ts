import net, { type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestDeps } from '../../../testing/buildTestApp.ts';
import { makeAccount } from '../../../testing/factories.ts';
import { type OpenMailbox, openMailbox, type Person } from '../../../testing/openMailbox.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { queueMail } from '../../../testing/queueMail.ts';
import { cliEnvironment, runCli } from '../../../testing/runCli.ts';
import { checkAlerts } from './checkAlerts.ts';
import { startAlerts } from './startAlerts.ts';

const hour = 3_600_000;
/** The mail port of this server, which can be silenced. */
const greeter = net.createServer((socket) => socket.end('220 jinshu.example ESMTP\r\n'));
const speak = (port = 0) => new Promise<void>((resolve) => greeter.listen(port, '127.0.0.1', resolve));
const fallSilent = () => new Promise((resolve) => greeter.close(resolve));

let test: OpenMailbox;
let admin: Operator;
let clock = new Date();
let port = 0;
let lin: Person;
beforeAll(async () => {
  await speak();
  port = (greeter.address() as AddressInfo).port;
  test = await openMailbox({ env: { JINSHU_SMTP_PORT: String(port) }, now: () => clock });
});
beforeEach(async () => {
  const { db } = test.deps;
  for (const table of ['alert', 'alert_person', 'chore', 'upkeep', 'domain_check', 'submission', 'mail_setting'] as const)
    await db.deleteFrom(table).execute();
  await db.insertInto('upkeep').values({ kind: 'backup', started_at: clock, ended_at: clock }).execute();
  admin = await openOperator(test, 'super');
  lin = await test.enter(await makeAccount(test.deps, { name: '林月', language: 'en' }));
});
afterEach(async () => {
  if (!greeter.listening) await speak(port);
});
afterAll(async () => {
  await test.close();
  await fallSilent();
});

const pass = (hours: number) => {
  clock = new Date(clock.getTime() + hours * hour);
};
const tell = async (people: readonly number[], limits: object = {}) => {
  admin = await openOperator(test, 'super');
  const { version } = (await admin.ask('GET', 'state/alert/')).body as unknown as { version: number };
  return admin.ask('PUT', 'state/alert/', { people, queue_limit: 1_000, free_percent: 1, version, ...limits });
};
const mails = async (of: Person) => {
  const reader = await test.enter(of);
  const { results } = (await reader.get('/mail/message/?folder=INBOX&limit=50&offset=0')).body;
  return (results as { subject: string; uid: number }[]).toReversed();
};
const subjects = async (of = lin) => (await mails(of)).map(({ subject }) => subject);
const silent = 'Alert: the port for incoming mail doesn’t answer';

describe('alerts', () => {
  it('BAK-110 mails once when a part fails, at most once an hour while it lasts, and once when it is over', async () => {
    await tell([lin.accountId]);
    await checkAlerts(test.deps);
    expect(await subjects()).toEqual([]);
    await fallSilent();
    await checkAlerts(test.deps);
    await checkAlerts(test.deps);
    expect(await subjects()).toEqual([silent]);
    pass(0.9);
    await checkAlerts(test.deps);
    expect(await subjects()).toHaveLength(1);
    pass(0.2);
    await checkAlerts(test.deps);
    expect(await subjects()).toEqual([silent, silent]);
    await speak(port);
    await checkAlerts(test.deps);
    await checkAlerts(test.deps);
    expect(await subjects()).toEqual([silent, silent, 'Over: the port for incoming mail answers']);
    // It fails again at once: the hour since the last alert is not over.
    await fallSilent();
    await checkAlerts(test.deps);
    expect(await subjects()).toHaveLength(3);
    pass(1);
    await checkAlerts(test.deps);
    expect((await subjects()).at(-1)).toBe(silent);
  });

  it('BAK-110 says in the language of its reader what happened, since when, and what to do', async () => {
    const zhou = await test.enter(await makeAccount(test.deps, { name: '周红', language: 'zh-tw' }));
    await tell([lin.accountId, zhou.accountId]);
    await fallSilent();
    await checkAlerts(test.deps);
    expect(await subjects(zhou)).toEqual(['警示：收信連接埠沒有回應']);
    const [mail] = await mails(lin);
    const reader = await test.enter(lin);
    const { body } = await reader.get(`/mail/message/${mail?.uid}/?folder=INBOX`);
    const text = JSON.stringify(body);
    expect(text).toContain('Check whether the server runs');
    expect(text).toContain('It began on');
    expect(text).toContain('/operation/state');
  });

  it('BAK-110 is mailed once by several servers', async () => {
    await tell([lin.accountId]);
    await fallSilent();
    const other = await buildTestDeps({ env: { JINSHU_SMTP_PORT: String(port) }, now: () => clock, database: test.database });
    const workers = [test.deps, other.deps].map((deps) => startAlerts(deps, { pollMs: 20 }));
    // Both at once, as if the lease of the first had run out in the middle of its work.
    await Promise.all([checkAlerts(test.deps), checkAlerts(other.deps)]);
    await vi.waitFor(async () =>
      expect(await test.deps.db.selectFrom('chore').select('name').execute()).toContainEqual({ name: 'alerts' }),
    );
    await Promise.all(workers.map((worker) => worker.stop()));
    await other.close();
    expect(await subjects()).toEqual([silent]);
  });

  it('BAK-110 mails when the queue passes its set limit, and when it is below again', async () => {
    await tell([lin.accountId], { queue_limit: 1 });
    await queueMail(test.deps, lin, ['a@partner.example']);
    await checkAlerts(test.deps);
    expect(await subjects()).toEqual([]);
    await queueMail(test.deps, lin, ['b@partner.example']);
    await checkAlerts(test.deps);
    const { parts } = (await admin.ask('GET', 'state/')).body as unknown as { parts: object[] };
    expect(parts).toContainEqual({ id: 'mail-queue', level: 'warning', cause: 'too-many', count: 2 });
    await tell([lin.accountId], { queue_limit: 2 });
    await checkAlerts(test.deps);
    expect(await subjects()).toEqual(['Alert: 2 messages wait in the mail queue', 'Over: the mail queue is as it should be']);
  });

  it('BAK-110 mails when the free space passes its set limit', async () => {
    await tell([lin.accountId], { free_percent: 90 });
    await checkAlerts(test.deps);
    expect(await subjects()).toEqual([expect.stringMatching(/^Alert: (?:only \d+% of the disk is free|the disk is nearly full)/)]);
  });

  it('BAK-110 mails when no backup has succeeded for 2 days, daily', async () => {
    await tell([lin.accountId]);
    pass(49);
    await checkAlerts(test.deps);
    pass(2);
    await checkAlerts(test.deps);
    expect(await subjects()).toEqual([expect.stringMatching(/^Alert: the last successful backup was on /)]);
    await test.deps.db.deleteFrom('upkeep').execute();
    await test.deps.db
      .updateTable('migration')
      .set({ applied_at: new Date(clock.getTime() - 49 * hour) })
      .execute();
    pass(24);
    await checkAlerts(test.deps);
    expect((await subjects()).at(-1)).toBe('Alert: no backup has succeeded yet');
  });

  it('BAK-110 mails about each domain whose DNS records are not right', async () => {
    await tell([lin.accountId]);
    const check = (state: string) =>
      test.deps.db
        .insertInto('domain_check')
        .values({ domain: 'jinshu.example', checked_at: clock, records: JSON.stringify([{ kind: 'mx', state }]) })
        .onConflict((conflict) => conflict.column('domain').doUpdateSet({ records: JSON.stringify([{ kind: 'mx', state }]) }))
        .execute();
    await check('unknown');
    await checkAlerts(test.deps);
    expect(await subjects()).toEqual([]);
    await check('missing');
    await checkAlerts(test.deps);
    await check('good');
    await checkAlerts(test.deps);
    expect(await subjects()).toEqual([
      'Alert: the DNS records of jinshu.example aren’t right',
      'Over: the DNS records of jinshu.example are no longer a problem',
    ]);
  });

  it('BAK-110 sets recipients and limits with a record, shows what is not over, and refuses what is wrong', async () => {
    await tell([lin.accountId]);
    await fallSilent();
    await checkAlerts(test.deps);
    const { body } = await admin.ask('GET', 'state/alert/');
    expect(body).toMatchObject({
      queue_limit: 1_000,
      free_percent: 1,
      people: [{ id: lin.accountId, username: lin.address, realname: '林月' }],
      alerts: [{ part: 'smtp', target: '', cause: 'silent', since: clock.toISOString(), told_at: clock.toISOString() }],
    });
    const { changes } = await test.deps.db
      .selectFrom('operation_record')
      .select('changes')
      .where('action', '=', 'setAlertSettings')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(changes).toContainEqual({ field: 'people', before: [], after: [lin.address] });
    expect(await tell([999_999_999])).toMatchObject({ status: 400, body: { people: ['person-unknown'] } });
    expect((await tell([], { queue_limit: 0 })).status).toBe(400);
    expect(await tell([], { version: 0 })).toMatchObject({ status: 400, body: { code: 'operation-stale' } });
  });

  it('BAK-110 BAK-18 is set with the command line, with a record', async () => {
    const run = async (...args: string[]) => {
      const { status, out } = await runCli(['alert', ...args, '--json'], cliEnvironment(test.database, test.dataDir));
      return { status, value: out === '' ? undefined : JSON.parse(out) };
    };
    expect((await run('add', 'nobody@jinshu.example')).status).toBe(1);
    expect((await run('add', lin.address)).value).toMatchObject({ people: [{ userName: lin.address }] });
    expect((await run('set', '--queue', '50', '--free', '20')).value).toMatchObject({ queueLimit: 50, freePercent: 20 });
    expect((await run('set', '--queue', '0')).status).toBe(1);
    expect((await run('remove', lin.address)).value).toMatchObject({ people: [] });
    expect((await run('show')).value).toMatchObject({ queueLimit: 50, freePercent: 20, people: [] });
    const records = await test.deps.db
      .selectFrom('operation_record')
      .select('author')
      .where('action', '=', 'setAlertSettings')
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(records.map(({ author }) => author)).toEqual(['command line', 'command line', 'command line']);
  });
});
