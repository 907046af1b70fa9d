import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { ActionTarget } from '../../../platform/operation/index.ts';

/** Identity of a person, for changes. */
export interface PersonKey {
  id: number;
  mailboxId: number;
  address: string;
  name: string;
  departmentId: number | null;
  isActive: boolean;
  /** Day of the removal of a deleted person. */
  removeOn: Date | null;
}

/** Returns a person by number. */
export async function selectPersonKey(db: Db | Tx, id: number): Promise<PersonKey | undefined> {
  const { rows } = await sql<PersonKey>`
    SELECT a.id, a.mailbox_id AS "mailboxId", a.login AS address, a.name, a.department_id AS "departmentId", a.is_active AS "isActive",
      a.remove_on AS "removeOn"
    FROM account a JOIN mailbox m ON m.id = a.mailbox_id AND NOT m.is_shared WHERE a.id = ${id}`.execute(db);
  return rows[0];
}

/** A person as the target of an action. */
export const personTarget = ({ id, address, departmentId }: PersonKey): ActionTarget => ({
  kind: 'person',
  id,
  name: address,
  departmentId,
});
