import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A registration as its person can ask about it. */
export interface KnownRegistration {
  passwordHash: string;
  outcome: 'granted' | 'refused' | null;
  reason: string;
}

/** Returns the newest registration for an address. */
export function selectRegistration(db: Db, address: string): Promise<KnownRegistration | undefined> {
  return db
    .selectFrom('registration')
    .innerJoin('approval', 'approval.id', 'registration.approval_id')
    .select(['registration.password_hash as passwordHash', 'approval.outcome', 'approval.reason'])
    .where('registration.address', '=', address)
    .orderBy('approval.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Number of registrations that wait, up to a maximum. */
export async function countWaitingRegistrations(db: Db, maximum: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM (
      SELECT FROM approval WHERE kind = 'registration' AND outcome IS NULL LIMIT ${maximum}) waiting`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Keeps a registration, which waits from now on. */
export async function insertRegistration(
  tx: Tx,
  registration: { address: string; passwordHash: string; language: string; content: Record<string, string>; at: Date },
): Promise<void> {
  const { address, passwordHash, language, content, at } = registration;
  const { id } = await tx
    .insertInto('approval')
    .values({ kind: 'registration', account_id: null, content: JSON.stringify(content), requested_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('registration').values({ approval_id: id, address, password_hash: passwordHash, language }).execute();
}

/** Returns the password and the language of a registration. */
export function selectApplicant(tx: Tx, approvalId: number): Promise<{ passwordHash: string; language: string } | undefined> {
  return tx
    .selectFrom('registration')
    .select(['password_hash as passwordHash', 'language'])
    .where('approval_id', '=', approvalId)
    .executeTakeFirst();
}

/** Ties a granted registration to its account, which has the password from now on. */
export async function settleRegistration(tx: Tx, approvalId: number, accountId: number): Promise<void> {
  await tx.updateTable('approval').set({ account_id: accountId }).where('id', '=', approvalId).execute();
  await tx.deleteFrom('registration').where('approval_id', '=', approvalId).execute();
}

/** Returns the id of a department. */
export async function selectDepartmentId(tx: Tx, name: string): Promise<number | undefined> {
  return (await tx.selectFrom('department').select('id').where('name', '=', name).executeTakeFirst())?.id;
}
