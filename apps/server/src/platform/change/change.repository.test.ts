import type { Change } from '@jinshu/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { makeAccount } from '../../testing/factories.ts';
import { changesAfter, journalReach, mailboxVersion, pruneChanges, recordChange, recordChanges } from './change.repository.ts';

describe('the journal of a mailbox', () => {
  let test: TestDeps;
  let mailboxId: number;

  beforeAll(async () => {
    test = await buildTestDeps();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ mailboxId } = await makeAccount(test.deps));
  });

  const record = (count = 1) =>
    test.deps.db.transaction().execute(async (tx) => {
      for (let n = 0; n < count; n += 1) await recordChange(tx, mailboxId, { type: 'message.changed', folder: 'INBOX', uids: [n + 1] });
    });

  it('hands out versions without gaps, however many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => record()));
    const { version, entries, isComplete } = await changesAfter(test.deps.db, mailboxId, 0);
    expect([version, isComplete]).toEqual([20, true]);
    expect(entries.map((entry) => entry.version)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });

  it('tells nothing of a transaction that failed', async () => {
    await expect(
      test.deps.db.transaction().execute(async (tx) => {
        await recordChange(tx, mailboxId, { type: 'folder.changed' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await mailboxVersion(test.deps.db, mailboxId)).toBe(0);
  });

  it('wakes who watches once the transaction has been committed', async () => {
    const told = new Promise((resolve) => test.deps.bus.watch(mailboxId, resolve));
    await record();
    expect(await told).toEqual({ mailboxId, version: 1 });
  });

  it('writes one change each for a thousand mailboxes and wakes each', async () => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO mailbox (address, name) SELECT 'bulk' || n || '@x.example', '' FROM generate_series(1, 1000) AS n RETURNING id`.execute(
      test.deps.db,
    );
    const waiting = new Set(rows.map(({ id }) => id));
    const all = new Promise<void>((resolve) => {
      for (const { id } of rows) {
        test.deps.bus.watch(id, () => {
          waiting.delete(id);
          if (waiting.size === 0) resolve();
        });
      }
    });
    const change: Change = { type: 'message.added', folder: 'INBOX', uids: [1], isArrival: true };
    const versions = await test.deps.db.transaction().execute((tx) =>
      recordChanges(
        tx,
        rows.map(({ id }) => ({ mailboxId: id, change })),
      ),
    );
    expect([versions.size, new Set(versions.values())]).toEqual([1000, new Set([1])]);
    await all;
    expect((await changesAfter(test.deps.db, rows[999]?.id ?? 0, 0)).entries).toEqual([{ version: 1, change }]);
  });

  it('says when it no longer reaches back, or is behind its reader', async () => {
    await record(5);
    await sql`DELETE FROM change WHERE mailbox_id = ${mailboxId} AND version <= 2`.execute(test.deps.db);
    expect(await changesAfter(test.deps.db, mailboxId, 1)).toMatchObject({ version: 5, isComplete: false });
    expect(await changesAfter(test.deps.db, mailboxId, 2)).toMatchObject({ version: 5, isComplete: true });
    expect(await changesAfter(test.deps.db, mailboxId, 5)).toEqual({ version: 5, entries: [], isComplete: true });
    expect(await changesAfter(test.deps.db, mailboxId, 9)).toEqual({ version: 5, entries: [], isComplete: false });
    expect(await changesAfter(test.deps.db, mailboxId, 2, 2)).toMatchObject({ isComplete: false });
  });

  it('forgets what is older than a week or more than ten thousand versions back', async () => {
    await record(3);
    await sql`UPDATE change SET at = now() - interval '8 days' WHERE mailbox_id = ${mailboxId} AND version = 1`.execute(test.deps.db);
    await pruneChanges(test.deps.db, new Date());
    expect((await changesAfter(test.deps.db, mailboxId, 1)).entries.map(({ version }) => version)).toEqual([2, 3]);
    await sql`UPDATE mailbox SET version = ${journalReach.entries + 2} WHERE id = ${mailboxId}`.execute(test.deps.db);
    await pruneChanges(test.deps.db, new Date());
    const { rows } = await sql<{ version: number }>`SELECT version FROM change WHERE mailbox_id = ${mailboxId}`.execute(test.deps.db);
    expect(rows).toEqual([{ version: 3 }]);
  });
});
