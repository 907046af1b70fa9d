import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { makeAccount } from '../../testing/factories.ts';
import { mailWithFile } from '../../testing/mailWithFile.ts';
import { deliver } from '../inbound/deliver.ts';
import { check } from './check.ts';
import { collectBlobs } from './collectBlobs.ts';

let test: TestDeps;
let clock = new Date();
const day = 24 * 60 * 60_000;

beforeAll(async () => {
  test = await buildTestDeps({ now: () => clock });
});
afterAll(() => test.close());

it('removes bytes that nothing needs after a day, and no others', async () => {
  const { deps, database } = test;
  const lin = await makeAccount(deps);
  const raw = mailWithFile({ to: lin.address, subject: '附件', file: randomBytes(200_000) });
  await deliver(deps, { raw, mailFrom: 'zhou@partner.example', recipients: [lin.address] });
  const [small, large, wanted] = [randomBytes(100), randomBytes(100_000), randomBytes(100_000)];
  for (const bytes of [small, large, wanted]) await deps.blobs.put(deps.db, bytes);
  const stored = await deps.blobs.put(deps.db, randomBytes(90_000));
  await database.pool.query(
    "INSERT INTO stored_attachment (mailbox_id, name, type, size, md5, hash) VALUES ($1, 'a', 'text/plain', 90000, repeat('0', 32), $2)",
    [lin.mailboxId, stored.hash],
  );
  expect(await collectBlobs(deps)).toEqual({ blobs: 0, bytes: 0 });

  clock = new Date(Date.now() + day + 1000);
  await database.pool.query("UPDATE blob SET kept_at = kept_at - interval '2 hours'");
  const again = await deps.blobs.put(deps.db, wanted);
  clock = new Date(Date.now() + day - 60_000);
  expect(await collectBlobs(deps)).toEqual({ blobs: 2, bytes: 100_100 });
  expect((await deps.blobs.get(deps.db, again.hash)).equals(wanted)).toBe(true);
  expect((await check(deps, { isDeep: true })).faults).toEqual([]);
  const { hash } = await deps.blobs.put(deps.db, large);
  expect((await deps.blobs.get(deps.db, hash)).equals(large)).toBe(true);
});

it('loses nothing that is stored again while it is being removed', async () => {
  const { deps, database } = test;
  const bytes = randomBytes(80_000);
  const { hash } = await deps.blobs.put(deps.db, bytes);
  const remover = await database.pool.connect();
  await remover.query('BEGIN');
  await remover.query('DELETE FROM blob WHERE hash = $1', [hash]);
  await deps.blobs.deleteObject(hash);
  const storing = deps.blobs.put(deps.db, bytes);
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      "SELECT count(*) AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    expect(rows).toEqual([{ waiting: 1 }]);
  }, 10_000);
  await remover.query('COMMIT');
  remover.release();
  await storing;
  expect((await deps.blobs.get(deps.db, hash)).equals(bytes)).toBe(true);
});
