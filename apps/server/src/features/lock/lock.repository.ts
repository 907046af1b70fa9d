import type { LockArea } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** The lock of a mailbox. */
export interface StoredLock {
  passwordHash: string;
  areas: readonly LockArea[];
}

/** The lock of a mailbox, where it has one. */
export async function selectLock(db: Db | Tx, mailboxId: number): Promise<StoredLock | undefined> {
  return db
    .selectFrom('area_lock')
    .select(['password_hash as passwordHash', 'areas'])
    .where('mailbox_id', '=', mailboxId)
    .executeTakeFirst();
}

/** Locks areas of a mailbox that has no lock. Returns whether the lock was created. */
export async function insertLock(db: Tx, mailboxId: number, { passwordHash, areas }: StoredLock): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('area_lock')
    .values({ mailbox_id: mailboxId, password_hash: passwordHash, areas: [...areas] })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Gives a lock another password, and other areas where they are given. */
export async function updateLock(
  db: Db | Tx,
  mailboxId: number,
  { passwordHash, areas }: { passwordHash: string; areas: readonly LockArea[] | undefined },
): Promise<void> {
  await db
    .updateTable('area_lock')
    .set({ password_hash: passwordHash, ...(areas && { areas: [...areas] }) })
    .where('mailbox_id', '=', mailboxId)
    .execute();
}

/** Switches the lock of an area off; with its last area the lock goes. */
export async function removeLockedArea(tx: Tx, mailboxId: number, area: LockArea): Promise<void> {
  // The last area first: a lock of none is refused by the table.
  await sql`DELETE FROM area_lock WHERE mailbox_id = ${mailboxId} AND areas <@ ARRAY[${area}]::text[]`.execute(tx);
  await sql`UPDATE area_lock SET areas = array_remove(areas, ${area}) WHERE mailbox_id = ${mailboxId}`.execute(tx);
}

/** Revokes every session's unlock of these areas, so that a new lock also applies to sessions that had unlocked the old one. */
export async function forgetReleases(db: Db | Tx, mailboxId: number, areas: readonly LockArea[]): Promise<void> {
  await sql`
    UPDATE session SET released_areas = (SELECT coalesce(array_agg(a), '{}') FROM unnest(released_areas) AS a WHERE a <> ALL (${areas}::text[]))
    WHERE mailbox_id = ${mailboxId} AND released_areas && ${areas}::text[]`.execute(db);
}

/** Lets a session into an area until it ends (FLK-30). */
export async function insertRelease(db: Db | Tx, sessionKey: string, area: LockArea): Promise<void> {
  await sql`
    UPDATE session SET released_areas = released_areas || ARRAY[${area}]::text[]
    WHERE secret_hash = ${Buffer.from(sessionKey, 'hex')} AND NOT released_areas @> ARRAY[${area}]::text[]`.execute(db);
}

/** Returns the areas that a session has unlocked. */
export async function selectReleases(db: Db | Tx, sessionKey: string): Promise<readonly LockArea[]> {
  const row = await db
    .selectFrom('session')
    .select('released_areas')
    .where('secret_hash', '=', Buffer.from(sessionKey, 'hex'))
    .executeTakeFirst();
  return row?.released_areas ?? [];
}

/** Deletes the lock of a mailbox. Returns whether a lock existed. */
export async function deleteLock(tx: Tx, mailboxId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('area_lock').where('mailbox_id', '=', mailboxId).executeTakeFirst();
  return numDeletedRows > 0n;
}
