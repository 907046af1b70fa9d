import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { StoredRule } from './toRunnableRule.ts';

/** Returns the enabled rules of mailboxes, in order of priority. */
export async function selectActiveRules(db: Db | Tx, mailboxIds: readonly number[]): Promise<{ mailboxId: number; rules: StoredRule[] }[]> {
  const { rows } = await sql<{ mailboxId: number; rules: StoredRule[] }>`
    SELECT r.mailbox_id AS "mailboxId", json_agg(json_build_object('id', r.id, 'match', r.match, 'conditions', r.conditions,
      'action', r.action, 'isLast', r.is_last, 'folderId', f.id, 'folder', f.raw_name, 'tag', t.id) ORDER BY r.priority, r.id) AS rules
    FROM filter_rule r
    LEFT JOIN folder f ON f.mailbox_id = r.mailbox_id AND f.role IS DISTINCT FROM 'drafts' AND f.role IS DISTINCT FROM 'sent'
      AND f.raw_name = CASE r.action ->> 'type' WHEN 'move' THEN r.action ->> 'folder' WHEN 'delete' THEN 'Trash' END
    LEFT JOIN tag t ON t.mailbox_id = r.mailbox_id AND r.action ->> 'type' = 'tag' AND 'tag' || t.id = r.action ->> 'tagId'
    WHERE r.mailbox_id = ANY(${mailboxIds}::bigint[]) AND r.is_active GROUP BY r.mailbox_id`.execute(db);
  return rows;
}

/** Adds matches of rules to their counts of this day, and forgets counts older than thirty days. */
export async function countHits(tx: Tx, rows: readonly { mailboxId: number; ruleId: number; count: number }[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  const day = at.toISOString().slice(0, 10);
  await sql`
    WITH hit AS (
      SELECT * FROM unnest(${rows.map(({ mailboxId }) => mailboxId)}::bigint[], ${rows.map(({ ruleId }) => ruleId)}::bigint[],
        ${rows.map(({ count }) => count)}::bigint[]) AS h (mailbox_id, rule_id, count)
    ),
    past AS (
      DELETE FROM filter_hit old USING hit WHERE old.mailbox_id = hit.mailbox_id AND old.rule_id = hit.rule_id AND old.day <= ${day}::date - 30
    )
    INSERT INTO filter_hit AS f (mailbox_id, rule_id, day, count) SELECT mailbox_id, rule_id, ${day}::date, count FROM hit
    ON CONFLICT (mailbox_id, rule_id, day) DO UPDATE SET count = f.count + excluded.count`.execute(tx);
}
