import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';

/** Data that a new password of an account is checked against. */
export interface PasswordOwner {
  address: string;
  name: string;
  passwordHash: string | null;
}

/** Returns the owner of a password. */
export const selectPasswordOwner = (db: Db | Tx, accountId: number): Promise<PasswordOwner | undefined> =>
  db
    .selectFrom('account')
    .select(['login as address', 'name', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .executeTakeFirst();

/** Returns the hashes of the last passwords before the present one, the latest first. */
export async function selectFormerHashes(db: Db | Tx, accountId: number, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('former_password')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => row.password_hash);
}

/** Most former passwords that a policy can refuse; older ones are forgotten. */
const mostFormer = 24;

/** Gives an account another password. The present one becomes a former one. */
export async function updatePassword(
  tx: Tx,
  accountId: number,
  { passwordHash, mustChange, at }: { passwordHash: string; mustChange: boolean; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO former_password (account_id, at, password_hash)
    SELECT id, ${at}, password_hash FROM account WHERE id = ${accountId} AND password_hash IS NOT NULL`.execute(tx);
  await sql`
    DELETE FROM former_password WHERE account_id = ${accountId} AND ctid NOT IN (
      SELECT ctid FROM former_password WHERE account_id = ${accountId} ORDER BY at DESC LIMIT ${mostFormer})`.execute(tx);
  await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, must_change_password: mustChange })
    .where('id', '=', accountId)
    .execute();
}

/** Returns the security question of an account; empty if it has none. */
export async function selectSecurityQuestion(db: Db, accountId: number): Promise<string> {
  const row = await db.selectFrom('account').select('security_question').where('id', '=', accountId).executeTakeFirst();
  return row?.security_question ?? '';
}

/** Keeps a security question with the hash of its answer, or none. */
export async function updateSecurityQuestion(tx: Tx, accountId: number, question: string, answerHash: string | null): Promise<void> {
  await tx
    .updateTable('account')
    .set({ security_question: question, security_answer_hash: answerHash })
    .where('id', '=', accountId)
    .execute();
}

/** Returns the hash of the answer to the security question of an active account. */
export async function selectAnswerHash(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('security_answer_hash')
    .where('id', '=', accountId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row?.security_answer_hash ?? null;
}

/** Makes an account choose another password at its next login (LGN-21). */
export const requireNewPassword = (tx: Tx, accountId: number) =>
  tx.updateTable('account').set({ must_change_password: true }).where('id', '=', accountId).execute();
