import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { SystemPart } from '@jinshu/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRunning } from '../../../platform/upkeep/index.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, openSession } from '../../../testing/factories.ts';
import { makeCertificate } from '../../../testing/makeCertificate.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { queueMail } from '../../../testing/queueMail.ts';
import { certificatePart } from './readState.ts';
import { startBackup } from './startBackup.ts';

const hour = 3_600_000;

describe('the state of the system', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let clock = new Date();
  const greeter = net.createServer((socket) => socket.end('220 jinshu.example ESMTP\r\n'));
  beforeAll(async () => {
    await new Promise<void>((resolve) => greeter.listen(0, '127.0.0.1', resolve));
    const { port } = greeter.address() as AddressInfo;
    test = await buildTestApp({ env: { JINSHU_SMTP_PORT: String(port) }, now: () => clock });
  });
  beforeEach(async () => {
    admin = await openOperator(test, 'super');
  });
  afterAll(async () => {
    await test.close();
    greeter.close();
  });

  const state = async () =>
    (await admin.ask('GET', 'state/')).body as unknown as {
      parts: SystemPart[];
      schema: number;
      servers: { version: string; push_count: number; started_at: string }[];
      backups: { file: string; bytes: number; faults: number; ended_at: string | null; failure: string }[];
    };
  const partOf = async (id: string) => (await state()).parts.find((one) => one.id === id);

  it('BAK-107 shows each part with its level, cause and numbers', async () => {
    const { parts, schema } = await state();
    expect(Object.fromEntries(parts.map(({ id, level, cause }) => [id, `${level} ${cause}`]))).toEqual({
      database: expect.stringMatching(/^(?:good works|warning slow)$/),
      search: 'good works',
      files: 'warning never-checked',
      'mail-queue': 'good works',
      'sms-queue': 'good no-gateway',
      smtp: 'good works',
      push: 'good works',
      disk: expect.stringMatching(/^\w+ (?:works|little-space|no-space)$/),
      certificate: 'good not-here',
      servers: 'good works',
      backup: 'warning never-made',
      'domain-records': 'warning never-checked',
    });
    expect(schema).toBeGreaterThanOrEqual(74);
    expect(parts.find(({ id }) => id === 'disk')).toMatchObject({ bytes: expect.any(Number), percent: expect.any(Number) });
  });

  it('BAK-107 warns of mail that is retried for hours, of silence on the mail port, and of what a check found', async () => {
    await queueMail(test.deps, await makeAccount(test.deps), ['a@partner.example']);
    await test.deps.db.updateTable('delivery').set({ attempts: 3 }).execute();
    expect(await partOf('mail-queue')).toMatchObject({ level: 'good', count: 1 });
    clock = new Date(clock.getTime() + 5 * hour);
    admin = await openOperator(test, 'super');
    expect(await partOf('mail-queue')).toMatchObject({ level: 'warning', cause: 'waits-long' });
    await test.deps.db.updateTable('delivery').set({ status_info: 'no-relay' }).execute();
    expect(await partOf('mail-queue')).toMatchObject({ level: 'failed', cause: 'no-relay' });
    await test.deps.db.insertInto('upkeep').values({ kind: 'check', started_at: clock, ended_at: clock, faults: 2 }).execute();
    expect(await partOf('files')).toEqual({ id: 'files', level: 'failed', cause: 'check-found-faults', count: 2, at: clock.toISOString() });
    greeter.close();
    expect(await partOf('smtp')).toEqual({ id: 'smtp', level: 'failed', cause: 'silent' });
  });

  it('BAK-107 shows the servers with version and start, and one that is gone', async () => {
    const running = startRunning(test.deps);
    await vi.waitFor(async () => expect((await state()).servers).toHaveLength(1));
    expect((await state()).servers).toMatchObject([{ version: expect.stringMatching(/^\d/), started_at: clock.toISOString() }]);
    clock = new Date(clock.getTime() + 3 * 60_000);
    expect(await partOf('servers')).toMatchObject({ level: 'warning', cause: 'missing', count: 1 });
    await running.stop();
    expect((await state()).servers).toEqual([]);
  });

  it('BAK-107 warns 14 days before a certificate ends', async () => {
    const directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-certificate-'));
    const cert = readFileSync(makeCertificate(directory).cert, 'utf8');
    await rm(directory, { recursive: true });
    const { at } = certificatePart(cert, new Date(0));
    const earlier = (hours: number) => certificatePart(cert, new Date(Date.parse(at as string) - hours * hour));
    expect([earlier(15 * 24), earlier(13 * 24), earlier(0)].map(({ level, cause }) => [level, cause])).toEqual([
      ['good', 'works'],
      ['warning', 'ends-soon'],
      ['failed', 'ended'],
    ]);
  });

  it('BAK-108 makes a backup, and shows it with size and the result of its check', async () => {
    const author = { accountId: admin.accountId, name: admin.address, role: 'super', ip: '127.0.0.1' } as const;
    const { backup, done } = await startBackup(test.deps, author);
    const second = await startBackup(test.deps, author);
    expect(second.backup.id).toBe(backup.id);
    await done;
    const { backups } = await state();
    expect(backups).toMatchObject([{ bytes: expect.any(Number), faults: 0, failure: '', ended_at: clock.toISOString() }]);
    expect(await readdir(path.join(test.deps.config.dataDir, 'backups'))).toEqual([path.basename(backups[0]?.file ?? '')]);
    expect(await partOf('backup')).toMatchObject({ level: 'good', cause: 'works' });
    clock = new Date(clock.getTime() + 49 * hour);
    admin = await openOperator(test, 'super');
    expect(await partOf('backup')).toMatchObject({ level: 'failed', cause: 'is-old' });
  });

  it('BAK-109 counts people, messages, delivery times and storage with the largest users', async () => {
    const lin = await makeAccount(test.deps, { name: '林月', address: 'lin@jinshu.example' });
    const chen = await makeAccount(test.deps, { name: '陈伟', address: 'chen@jinshu.example' });
    await openSession(test.deps, lin);
    const { db } = test.deps;
    await db.updateTable('mailbox').set({ used_bytes: 500 }).where('id', '=', lin.mailboxId).execute();
    await db.updateTable('mailbox').set({ used_bytes: 300 }).where('id', '=', chen.mailboxId).execute();
    const record = { mailbox_id: lin.mailboxId, person: '', subject: '', size: 1 };
    await db
      .insertInto('mail_record')
      .values([
        { ...record, kind: 'received', at: clock },
        { ...record, kind: 'sent', at: clock },
        { ...record, kind: 'received', at: new Date(clock.getTime() - 40 * 24 * hour) },
      ])
      .execute();
    await db.updateTable('delivery').set({ status: 'delivered', next_attempt_at: null, updated_at: clock }).execute();
    await db
      .updateTable('submission')
      .set({ created_at: new Date(clock.getTime() - 2_000) })
      .execute();
    const { body } = await admin.ask('GET', 'state/figures/');
    expect(body).toMatchObject({
      online: 1,
      median_seconds: 2,
      most_seconds: 2,
      mail_bytes: 800,
      attachment_bytes: 0,
      mail_users: [
        { username: 'lin@jinshu.example', realname: '林月', bytes: 500 },
        { username: 'chen@jinshu.example', realname: '陈伟', bytes: 300 },
      ],
    });
    const figures = body as unknown as { hours: object[]; days: object[]; people: number; mailboxes: number };
    expect([figures.hours, figures.days]).toMatchObject([[{ received: 1, sent: 1 }], [{ received: 1, sent: 1 }]]);
    expect(figures.people).toBeGreaterThanOrEqual(3);
    expect(figures.mailboxes).toBe(figures.people);
  });
});
