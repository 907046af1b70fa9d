import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession } from '../../testing/factories.ts';
import { ChangeBus } from '../change/ChangeBus.ts';
import { changeChannel, changesAfter } from '../change/change.repository.ts';
import { listen, type OpenDb, openDb } from '../db/db.ts';
import type { PolicyTarget } from './policy.repository.ts';
import { keepPolicies, readPolicies, readPolicy } from './readPolicy.ts';
import { setPolicies, unsetPolicy } from './setPolicy.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const everybody: PolicyTarget = { of: 'organisation' };

let test: TestDeps;
/** A second server on the same database. */
let second: OpenDb & { stop(): Promise<void> };

beforeAll(async () => {
  test = await buildTestDeps({ env: { JINSHU_RECALL_READ: '1' } });
  const log = { warn: () => undefined };
  const open = openDb(test.database.connection, log);
  const bus = new ChangeBus();
  const listener = listen(open.connection, changeChannel, (payload) => bus.publish(payload), { log, onGap: () => bus.announceGap() });
  await listener.ready;
  keepPolicies(open.db, bus);
  second = {
    ...open,
    async stop() {
      await listener.stop();
      await open.close();
    },
  };
});
afterAll(async () => {
  await second.stop();
  await test.close();
});

const department = async (parentId: number | null): Promise<number> =>
  (
    await test.deps.db
      .insertInto('department')
      .values({ name: `department ${Math.random()}`, parent_id: parentId })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

describe('policies', () => {
  it('BAK-65 the nearest value is in force: that of the person, of the lowest department, of the organisation, of a new installation', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(fc.integer({ min: 8, max: 16 })), { minLength: 1, maxLength: 5 }),
        fc.option(fc.integer({ min: 8, max: 16 })),
        fc.option(fc.integer({ min: 8, max: 16 })),
        fc.nat(5),
        async (values, own, organisation, place) => {
          const { db } = test.deps;
          const line: number[] = [];
          for (const value of values) {
            const id = await department(line.at(-1) ?? null);
            line.push(id);
            if (value !== null) await setPolicies(db, { of: 'department', departmentId: id }, { passwd_size2: value });
          }
          // Beside the line, never in force.
          await setPolicies(db, { of: 'department', departmentId: await department(line[0] ?? null) }, { passwd_size2: 15 });
          const depth = Math.min(place, line.length - 1);
          const { accountId } = await makeAccount(test.deps, { departmentId: line[depth] });
          if (own !== null) await setPolicies(db, { of: 'person', accountId }, { passwd_size2: own });
          if (organisation !== null) await setPolicies(db, everybody, { passwd_size2: organisation });
          else await unsetPolicy(db, everybody, 'passwd_size2');
          const above = values.slice(0, depth + 1).findLast((value) => value !== null);
          expect(await readPolicy(db, 'passwd_size2', { accountId })).toBe(own ?? above ?? organisation ?? 8);
          expect(await readPolicy(db, 'passwd_size2')).toBe(organisation ?? 8);
        },
      ),
      { numRuns: 40 },
    );
    await unsetPolicy(test.deps.db, everybody, 'passwd_size2');
  });

  it('BAK-66 a value of the environment holds until the policy is set, and again once it is unset', async () => {
    const { db } = test.deps;
    expect(await readPolicy(db, 'recall_read')).toBe(true);
    await setPolicies(db, everybody, { recall_read: false });
    expect(await readPolicy(db, 'recall_read')).toBe(false);
    expect(await db.transaction().execute((tx) => readPolicy(tx, 'recall_read'))).toBe(false);
    await unsetPolicy(db, everybody, 'recall_read');
    expect(await db.transaction().execute((tx) => readPolicy(tx, 'recall_read'))).toBe(true);
  });

  it('BAK-66 every server forgets the values it keeps when one of them sets another, or moves a person', async () => {
    const upper = await department(null);
    const lower = await department(upper);
    const { accountId } = await makeAccount(test.deps, { departmentId: upper });
    const there = () => readPolicy(second.db, 'is_fwmail', { accountId });
    expect(await there()).toBe(true);
    await setPolicies(test.deps.db, { of: 'department', departmentId: lower }, { is_fwmail: false });
    expect(await there()).toBe(true);
    await test.deps.db.updateTable('account').set({ department_id: lower }).where('id', '=', accountId).execute();
    await vi.waitFor(async () => expect(await there()).toBe(false), 10_000);
    await unsetPolicy(test.deps.db, { of: 'department', departmentId: lower }, 'is_fwmail');
    await vi.waitFor(async () => expect(await there()).toBe(true), 10_000);
  });

  it('asks the database once for what does not change', async () => {
    const { accountId } = await makeAccount(test.deps);
    const first = await readPolicies(second.db, { accountId });
    expect(await readPolicies(second.db, { accountId })).toBe(first);
  });

  it('BAK-66 tells the open webmails of those whom a change concerns, and nobody else', async () => {
    const lower = await department(await department(null));
    const inside = await makeAccount(test.deps, { departmentId: lower });
    const outside = await makeAccount(test.deps);
    for (const one of [inside, outside]) await openSession(test.deps, one);
    await setPolicies(test.deps.db, { of: 'department', departmentId: lower }, { is_mailprint: false });
    const told = async (mailboxId: number) => (await changesAfter(test.deps.db, mailboxId, 0)).entries.map(({ change }) => change);
    expect(await told(inside.mailboxId)).toEqual([{ type: 'policy.changed' }]);
    expect(await told(outside.mailboxId)).toEqual([]);
  });

  it('passes over a stored value that is out of range', async () => {
    const { accountId } = await makeAccount(test.deps);
    await setPolicies(test.deps.db, { of: 'person', accountId }, { passwd_size2: 12 });
    await test.deps.db.updateTable('policy').set({ value: '99' }).where('account_id', '=', accountId).execute();
    await vi.waitFor(async () => expect(await readPolicy(second.db, 'passwd_size2', { accountId })).toBe(8), 10_000);
  });
});
