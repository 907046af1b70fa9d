import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sealPassword } from '../../mail/foreign-server/sealPassword.ts';
import { closeParsePool } from '../../mime/reading/parsePool.ts';
import { scheduleJob } from '../../platform/jobs/job.repository.ts';
import { setPolicies } from '../../platform/policy/setPolicy.ts';
import type { Worker } from '../../platform/worker/startWorker.ts';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { type Dovecot, dovecotPassword, startDovecot, whyNoDovecot } from '../../testing/dovecot.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { insertMoving, type MovingValues, movingQueue, type StoredMoving, selectMoving } from './moving.repository.ts';
import { startMovings } from './startMovings.ts';

/** Number of messages that are fetched while the server is killed again and again, a multiple of 30. 10020 takes some minutes. */
const mails = Number(process.env.JINSHU_MOVING_MAILS ?? 600);
/** Longest time between two kills, in milliseconds. */
const patienceMs = 20_000 + mails * 10;
vi.setConfig({ testTimeout: Math.max(60_000, mails * 100), hookTimeout: 60_000 });

const missing = whyNoDovecot();
if (missing) process.stderr.write(`Fetching from other mailboxes was not tested. ${missing}\n`);

const letter = (subject: string, more: { id?: string; body?: string } = {}) =>
  [
    'From: Ada <ada@elsewhere.example>',
    `Message-ID: <${more.id ?? subject}@elsewhere.example>`,
    `Subject: ${subject}`,
    'Date: Fri, 20 Nov 2026 09:00:00 +0800',
    '',
    more.body ?? `This is ${subject}.`,
    '',
  ].join('\r\n');

describe.skipIf(missing !== null)('fetching from a real Dovecot', () => {
  let dovecot: Dovecot;
  let test: TestDeps;
  let lin: TestAccount;
  let user: string;
  let count = 0;
  let worker: Worker | undefined;
  let now = () => new Date();

  beforeAll(async () => {
    dovecot = await startDovecot(Array.from({ length: 40 }, (_, index) => `lin${index}`));
    test = await buildTestDeps({ env: { JINSHU_TRUSTED_CA: dovecot.ca }, now: () => now() });
    await setPolicies(test.deps.db, { of: 'organisation' }, { foreign_internal: true });
  });
  afterAll(async () => {
    await test?.close();
    await dovecot?.stop();
    await closeParsePool();
  });
  beforeEach(async () => {
    lin = await makeAccount(test.deps);
    user = `lin${count++}`;
    now = () => new Date();
  });
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
  });

  async function addMoving(more: Partial<MovingValues & { password: string }> = {}): Promise<number> {
    const { password = dovecotPassword, ...values } = more;
    const sealed = await sealPassword(test.deps, password);
    return test.deps.db.transaction().execute(async (tx) => {
      const id = await insertMoving(tx, lin.accountId, {
        protocol: 'imap',
        server: 'localhost',
        port: values.protocol === 'pop3' ? dovecot.ports.pop3s : dovecot.ports.imaps,
        usesSsl: true,
        email: user,
        sealedPassword: sealed,
        folderScope: 'all',
        chosenFolders: [],
        knownFolders: [],
        targetFolder: null,
        removeAfterDays: null,
        everyMinutes: null,
        ...values,
      });
      await scheduleJob(tx, movingQueue, id, now());
      return id;
    });
  }
  const start = () => {
    worker ??= startMovings(test.deps, { pollMs: 50, leaseMs: 2_000 });
  };
  const until = async (id: number, isDone: (moving: StoredMoving) => boolean, timeout = 10_000): Promise<StoredMoving> => {
    start();
    await vi.waitFor(async () => expect(isDone((await selectMoving(test.deps.db, id)) as StoredMoving)).toBe(true), {
      timeout,
      interval: 20,
    });
    return (await selectMoving(test.deps.db, id)) as StoredMoving;
  };
  /** Fetches again, and waits until that is over. */
  const again = async (id: number) => {
    await worker?.stop();
    worker = undefined;
    const { receivedAt } = (await selectMoving(test.deps.db, id)) as StoredMoving;
    await scheduleJob(test.deps.db, movingQueue, id, now());
    return until(id, (moving) => moving.receivedAt?.getTime() !== receivedAt?.getTime() && moving.status === 'done');
  };
  const isDone = ({ status }: StoredMoving) => status === 'done';
  const rows = async () => {
    const found = await test.deps.db
      .selectFrom('message as m')
      .innerJoin('folder as f', 'f.id', 'm.folder_id')
      .select(['f.name', 'm.subject', 'm.is_seen', 'm.is_answered', 'm.is_forwarded', 'm.flag_color', 'm.arrived_at'])
      .where('m.mailbox_id', '=', lin.mailboxId)
      .orderBy('f.id')
      .orderBy('m.uid')
      .execute();
    return found;
  };
  const places = async () => (await rows()).map(({ name, subject }) => `${name}: ${subject}`).sort();

  it('SET-84 SET-85 files all folders with flags and times, and says how far it is and when it last received', async () => {
    const receivedAt = new Date('2024-03-04T05:06:07Z');
    await dovecot.fill(user, 'INBOX', [
      { raw: letter('answered'), flags: 'SR', receivedAt },
      { raw: letter('flagged'), flags: 'F', receivedAt },
      { raw: letter('deleted'), flags: 'T', receivedAt },
    ]);
    await dovecot.fill(user, 'Sent', [{ raw: letter('sent'), flags: 'S', receivedAt }]);
    await dovecot.fill(user, 'INBOX.ignored', []);
    await dovecot.fill(user, '投稿.2019', [{ raw: '\u0000\u0001 no mail at all', receivedAt }]);
    const id = await addMoving();
    const moving = await until(id, isDone);
    expect(await rows()).toEqual([
      {
        name: 'INBOX',
        subject: 'answered',
        is_seen: true,
        is_answered: true,
        is_forwarded: false,
        flag_color: null,
        arrived_at: receivedAt,
      },
      {
        name: 'INBOX',
        subject: 'flagged',
        is_seen: false,
        is_answered: false,
        is_forwarded: false,
        flag_color: 'red',
        arrived_at: receivedAt,
      },
      { name: 'Sent', subject: 'sent', is_seen: true, is_answered: false, is_forwarded: false, flag_color: null, arrived_at: receivedAt },
      { name: '投稿-2019', subject: '', is_seen: false, is_answered: false, is_forwarded: false, flag_color: null, arrived_at: receivedAt },
    ]);
    expect(moving).toMatchObject({ status: 'done', statusInfo: '', fetchedCount: 4, runCount: 4, receivedAt: expect.any(Date) });
    expect(moving.knownFolders.sort()).toEqual(['INBOX', 'INBOX.ignored', 'Sent', '投稿.2019']);
    // Ten minutes later, as the policy says. It is written after the state.
    const left = async () => Number((await selectMoving(test.deps.db, id))?.nextAt) - now().getTime();
    await expect.poll(left, { timeout: patienceMs }).toBeGreaterThan(9 * 60_000);
  });

  it('SET-84 keeps to the chosen folders, and files beside a chosen folder', async () => {
    for (const folder of ['INBOX', 'a', 'b']) await dovecot.fill(user, folder, [{ raw: letter(folder) }]);
    const target = await test.deps.db
      .insertInto('folder')
      .values({ mailbox_id: lin.mailboxId, raw_name: 'old', name: '旧信' })
      .returning('raw_name')
      .executeTakeFirstOrThrow();
    await until(await addMoving({ folderScope: 'inbox', targetFolder: target.raw_name }), isDone);
    expect(await places()).toEqual(['旧信: INBOX']);
    await until(await addMoving({ folderScope: 'chosen', chosenFolders: ['b'], targetFolder: target.raw_name }), isDone);
    expect(await places()).toEqual(['旧信-b: b', '旧信: INBOX']);
  });

  it('SET-116 fetches nothing twice: not what was deleted here, not under new numbers, not the same content of a folder', async () => {
    const twin = letter('twin', { id: '' });
    await dovecot.fill(user, 'INBOX', [{ raw: letter('one') }, { raw: letter('two') }, { raw: twin }, { raw: twin }]);
    const id = await addMoving();
    await until(id, isDone);
    expect(await places()).toEqual(['INBOX: one', 'INBOX: twin', 'INBOX: two']);
    await test.deps.db.deleteFrom('message').where('mailbox_id', '=', lin.mailboxId).where('subject', '=', 'one').execute();
    await dovecot.fill(user, 'INBOX', [{ raw: letter('three') }]);
    expect((await again(id)).runCount).toBe(1);
    expect(await places()).toEqual(['INBOX: three', 'INBOX: twin', 'INBOX: two']);
    await dovecot.renumber(user, 'INBOX');
    expect((await again(id)).runCount).toBe(0);
    expect(await places()).toEqual(['INBOX: three', 'INBOX: twin', 'INBOX: two']);
  });

  it('SET-116 fetches by POP3 what it has not fetched by its UIDL, byte for byte', async () => {
    const dots = letter('dots', { body: `.\r\n..two\r\n.three\r\n${'x'.repeat(70_000)}\r\n.` });
    await dovecot.fill(user, 'INBOX', [{ raw: letter('one') }, { raw: dots }]);
    const id = await addMoving({ protocol: 'pop3' });
    await until(id, isDone);
    expect(await places()).toEqual(['INBOX: dots', 'INBOX: one']);
    const sizes = await test.deps.db.selectFrom('message').select('size').where('mailbox_id', '=', lin.mailboxId).orderBy('size').execute();
    expect(sizes.map(({ size }) => size)).toEqual([letter('one').length, dots.length]);
    await test.deps.db.deleteFrom('message').where('mailbox_id', '=', lin.mailboxId).where('subject', '=', 'one').execute();
    await dovecot.fill(user, 'INBOX', [{ raw: letter('three') }]);
    await again(id);
    expect(await places()).toEqual(['INBOX: dots', 'INBOX: three']);
  });

  it.each(['imap', 'pop3'] as const)(
    'SET-117 by %s leaves mail over there, or deletes it when it has been stored for long enough',
    async (protocol) => {
      await dovecot.fill(user, 'INBOX', [{ raw: letter('one') }, { raw: letter('two') }]);
      const id = await addMoving({ protocol });
      await until(id, isDone);
      expect(dovecot.count(user, 'INBOX')).toBe(2);
      await test.deps.db.updateTable('moving').set({ remove_after_days: 2 }).where('id', '=', id).execute();
      await again(id);
      expect(dovecot.count(user, 'INBOX')).toBe(2);
      now = () => new Date(Date.now() + 2 * 86_400_000 + 1_000);
      await dovecot.fill(user, 'INBOX', [{ raw: letter('three') }]);
      await again(id);
      expect(dovecot.count(user, 'INBOX')).toBe(1);
      await test.deps.db.updateTable('moving').set({ remove_after_days: 0 }).where('id', '=', id).execute();
      await again(id);
      expect(dovecot.count(user, 'INBOX')).toBe(0);
      expect(await places()).toEqual(['INBOX: one', 'INBOX: three', 'INBOX: two']);
    },
  );

  it('SET-117 deletes nothing over there that had no room here, says that the mailbox is full, and goes on when it has room', async () => {
    await dovecot.fill(user, 'INBOX', [{ raw: letter('one') }, { raw: letter('large', { body: 'x'.repeat(5_000) }) }]);
    await test.deps.db.updateTable('mailbox').set({ quota_bytes: 2_000 }).where('id', '=', lin.mailboxId).execute();
    const id = await addMoving({ removeAfterDays: 0 });
    await until(id, ({ status }) => status === 'full');
    expect(await places()).toEqual(['INBOX: one']);
    expect(dovecot.count(user, 'INBOX')).toBe(2);
    await test.deps.db.updateTable('mailbox').set({ quota_bytes: 200_000 }).where('id', '=', lin.mailboxId).execute();
    await again(id);
    expect(await places()).toEqual(['INBOX: large', 'INBOX: one']);
    expect(dovecot.count(user, 'INBOX')).toBe(0);
  });

  it('SET-81 refuses a wrong password, a certificate that nobody trusts, and hosts of the own network', async () => {
    const wrong = await until(await addMoving({ password: 'wrong' }), ({ status }) => status === 'refused' || status === 'failed');
    expect(wrong.statusInfo).toMatch(/^login .*[Aa]uthentication failed/);
    const asPop3 = await until(
      await addMoving({ password: 'wrong', protocol: 'pop3' }),
      ({ status }) => status === 'refused' || status === 'failed',
    );
    expect(asPop3.statusInfo).toMatch(/^login -ERR .*[Aa]uthentication failed/);
    // The certificate is for localhost alone.
    for (const protocol of ['imap', 'pop3'] as const) {
      const other = await until(
        await addMoving({ protocol, server: '127.0.0.1' }),
        ({ status }) => status === 'refused' || status === 'failed',
      );
      expect(other.statusInfo).toMatch(/^untrusted /);
    }
    await setPolicies(test.deps.db, { of: 'organisation' }, { foreign_internal: false });
    const internal = await until(await addMoving(), ({ status }) => status === 'refused' || status === 'failed');
    expect(internal.statusInfo).toBe('internal');
    await setPolicies(test.deps.db, { of: 'organisation' }, { foreign_internal: true });
  });

  it.each(['imap', 'pop3'] as const)('SET-81 encrypts a connection by %s that begins without', async (protocol) => {
    await dovecot.fill(user, 'INBOX', [{ raw: letter('one') }]);
    const port = protocol === 'imap' ? dovecot.ports.imap : dovecot.ports.pop3;
    await until(await addMoving({ protocol, port, usesSsl: false }), isDone);
    expect(await places()).toEqual(['INBOX: one']);
  });

  it(`SET-84 brings ${mails} mails of 30 folders once each, though the server is killed ten times and the connection is cut`, async () => {
    const folders = Array.from({ length: 30 }, (_, index) => (index === 0 ? 'INBOX' : `folder${index}`));
    for (const folder of folders)
      await dovecot.fill(
        user,
        folder,
        Array.from({ length: mails / 30 }, (_, index) => ({ raw: letter(`${folder} ${index}`) })),
      );
    const id = await addMoving();
    const fetched = async () =>
      Number(
        (await test.deps.db.selectFrom('moving').select('fetched_count').where('id', '=', id).executeTakeFirstOrThrow()).fetched_count,
      );
    const spawned = () =>
      spawn(process.execPath, ['--conditions=jinshu-source', path.resolve(import.meta.dirname, '../../testing/movingProcess.ts')], {
        env: {
          ...process.env,
          JINSHU_TEST_CONNECTION: JSON.stringify(test.database.connection),
          JINSHU_DATA: test.dataDir,
          JINSHU_TRUSTED_CA: dovecot.ca,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    for (let kill = 1; kill <= 10; kill += 1) {
      const child = spawned();
      try {
        await vi.waitFor(async () => expect(await fetched()).toBeGreaterThanOrEqual((kill * mails) / 12), {
          timeout: patienceMs,
          interval: 5,
        });
        if (kill % 3 === 0) dovecot.cut();
      } finally {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    }
    // Two servers share what is left.
    const other = startMovings(test.deps, { pollMs: 50, leaseMs: 2_000 });
    await until(id, isDone, patienceMs);
    await other.stop();
    const expected = folders.flatMap((folder) => Array.from({ length: mails / 30 }, (_, index) => `${folder}: ${folder} ${index}`));
    expect(await places()).toEqual(expected.sort());
  }, 240_000);
});
