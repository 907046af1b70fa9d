import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { deleteSession } from '../../../platform/session/index.ts';
import type { Capacities } from '../../account/index.ts';
import { nameIndex, sortKey } from '../../contact/index.ts';

/** Fields of a person that an administrator changes, apart from policies and capacities. */
export interface PersonFields {
  name: string;
  englishName: string;
  employeeNumber: string;
  departmentId: number | null;
  position: string;
  mobile: string;
  isHidden: boolean;
}

/** Returns the fields of a person, and locks the row until the transaction ends. */
export async function lockPersonFields(tx: Tx, id: number): Promise<PersonFields | undefined> {
  const { rows } = await sql<PersonFields>`
    SELECT name, english_name AS "englishName", coalesce(employee_number, '') AS "employeeNumber", department_id AS "departmentId", position,
      mobile, is_hidden AS "isHidden"
    FROM account WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows[0];
}

/** Keeps the fields of a person. Search finds the new name from now on. */
export async function updatePersonFields(tx: Tx, { id, address }: { id: number; address: string }, fields: PersonFields): Promise<void> {
  const index = nameIndex({ names: [fields.name, fields.englishName], address });
  await tx
    .updateTable('account')
    .set({
      name: fields.name,
      english_name: fields.englishName,
      name_index: sql<string>`${index}::tsvector`,
      sort_key: sortKey(fields.name),
      employee_number: fields.employeeNumber || null,
      department_id: fields.departmentId,
      position: fields.position,
      mobile: fields.mobile,
      is_hidden: fields.isHidden,
    })
    .where('id', '=', id)
    .execute();
  await sql`UPDATE mailbox SET name = ${fields.name} WHERE id = (SELECT mailbox_id FROM account WHERE id = ${id})`.execute(tx);
}

/** Returns the capacities of a mailbox and its personal disk. */
export async function selectCapacities(tx: Db | Tx, mailboxId: number): Promise<Capacities> {
  const { rows } = await sql<Capacities>`
    SELECT m.quota_bytes AS "quotaBytes", coalesce(d.quota_bytes, 0)::bigint AS "diskQuotaBytes"
    FROM mailbox m LEFT JOIN disk d ON d.mailbox_id = m.id WHERE m.id = ${mailboxId}`.execute(tx);
  return rows[0] ?? { quotaBytes: 0, diskQuotaBytes: 0 };
}

/** Whether there is no account. No other server makes one until the end of the transaction. */
export async function holdEmptyInstallation(tx: Tx): Promise<boolean> {
  await sql`LOCK TABLE account IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  return (await tx.selectFrom('account').select('id').limit(1).execute()).length === 0;
}

/** Ends a session of a person. Returns whether there was one. */
export async function endSession(tx: Tx, accountId: number, id: string): Promise<boolean> {
  const { rows } = await sql<{ key: string }>`
    SELECT encode(secret_hash, 'hex') AS key FROM session WHERE account_id = ${accountId} AND id = ${id}`.execute(tx);
  const [row] = rows;
  if (row) await deleteSession(tx, row.key);
  return row !== undefined;
}
