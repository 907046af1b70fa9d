import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A person who comes from the directory. */
export interface LinkedPerson {
  accountId: number;
  key: string;
  address: string;
  isGone: boolean;
}

/** Returns the people who come from the directory. */
export async function selectLinkedPeople(db: Db): Promise<LinkedPerson[]> {
  const { rows } = await sql<LinkedPerson>`
    SELECT d.account_id::float8 AS "accountId", d.key, a.login AS address, d.is_gone AS "isGone"
    FROM directory_person d JOIN account a ON a.id = d.account_id ORDER BY d.account_id`.execute(db);
  return rows;
}

/** Returns the key of an account in the directory, and whether the account may also use a password of this server. */
export async function selectDirectoryLink(db: Db, accountId: number): Promise<{ key: string; isSuper: boolean } | undefined> {
  const { rows } = await sql<{ key: string; isSuper: boolean }>`
    SELECT d.key, EXISTS (SELECT FROM operation_role r WHERE r.account_id = d.account_id AND r.role = 'super') AS "isSuper"
    FROM directory_person d WHERE d.account_id = ${accountId}`.execute(db);
  return rows[0];
}

/** Notes that an account comes from the directory. A change of password that was due is none: the directory has the password. */
export async function linkPerson(tx: Tx, accountId: number, key: string): Promise<void> {
  await tx.deleteFrom('directory_person').where('key', '=', key).where('account_id', '!=', accountId).execute();
  await tx
    .insertInto('directory_person')
    .values({ account_id: accountId, key })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ key, is_gone: false }))
    .execute();
  await tx.updateTable('account').set({ must_change_password: false }).where('id', '=', accountId).execute();
}

/** Notes whether the directory still has a person. */
export async function markGone(tx: Tx, accountId: number, isGone: boolean): Promise<void> {
  await tx.updateTable('directory_person').set({ is_gone: isGone }).where('account_id', '=', accountId).execute();
}
