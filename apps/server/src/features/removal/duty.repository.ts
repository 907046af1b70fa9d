import type { OperationReason } from '@jinshu/api';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Something that only one person does. */
export interface SoleDuty {
  reason: Extract<OperationReason, 'sole-full-member' | 'sole-reviewer' | 'sole-moderator' | 'sole-disk-administrator'>;
  /** Shared mailbox, rule or list that it is about. */
  name: string;
}

/** Returns the duties of a person that no other active person has (ADM-10). */
export async function selectSoleDuties(tx: Tx, accountId: number): Promise<SoleDuty[]> {
  const { rows } = await sql<SoleDuty>`
    SELECT 'sole-full-member' AS reason, m.address AS name FROM mailbox m JOIN mailbox_share s ON s.mailbox_id = m.id AND s.level = 'full'
    WHERE m.is_shared AND m.remove_on IS NULL AND s.account_id = ${accountId}
      AND NOT EXISTS (SELECT FROM mailbox_share o JOIN account a ON a.id = o.account_id AND a.is_active
        WHERE o.mailbox_id = m.id AND o.level = 'full' AND o.account_id <> ${accountId})
      AND NOT EXISTS (SELECT FROM mailbox_share_department d WHERE d.mailbox_id = m.id AND d.level = 'full')
    UNION ALL
    SELECT CASE WHEN r.is_of_list THEN 'sole-moderator' ELSE 'sole-reviewer' END, r.reason FROM review_rule r JOIN review_rule_reviewer v ON v.rule_id = r.id
    WHERE r.is_active AND v.account_id = ${accountId}
      AND NOT EXISTS (SELECT FROM review_rule_reviewer o JOIN account a ON a.id = o.account_id AND a.is_active
        WHERE o.rule_id = r.id AND o.account_id <> ${accountId})
    UNION ALL
    SELECT 'sole-disk-administrator', '' WHERE
      EXISTS (SELECT FROM disk_permission WHERE account_id = ${accountId} AND is_super)
      AND NOT EXISTS (SELECT FROM disk_permission p JOIN account a ON a.id = p.account_id AND a.is_active
        WHERE p.is_super AND p.account_id <> ${accountId})
    ORDER BY 1, 2`.execute(tx);
  return rows;
}
