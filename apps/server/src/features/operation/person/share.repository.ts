import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** Tables of the login of a person: factors, role and remembered browsers. */
const loginTables = ['second_factor', 'recovery_code', 'trusted_device', 'second_step', 'passkey', 'operation_role', 'smtp_proxy'] as const;

/** Makes the mailbox of a person a shared one. No login to it is possible any more; its mail, rules and address stay. */
export async function makeShared(tx: Tx, { accountId, mailboxId }: { accountId: number; mailboxId: number }): Promise<void> {
  await sql`UPDATE mailbox SET is_shared = true, remove_on = NULL WHERE id = ${mailboxId}`.execute(tx);
  await sql`UPDATE account SET password_hash = NULL, employee_number = NULL, must_change_password = false, security_question = '',
      security_answer_hash = NULL, remove_on = NULL, is_active = true, is_hidden = false WHERE id = ${accountId}`.execute(tx);
  await sql`DELETE FROM mailbox_share WHERE account_id = ${accountId}`.execute(tx);
  await sql`DELETE FROM approval WHERE account_id = ${accountId} AND outcome IS NULL`.execute(tx);
  for (const table of loginTables) await sql`DELETE FROM ${sql.table(table)} WHERE account_id = ${accountId}`.execute(tx);
}
