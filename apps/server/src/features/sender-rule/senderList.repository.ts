import type { SenderAction, SenderRule } from '@jinshu/api';
import { sql } from 'kysely';
import { normalAddress } from '../../mail/recipient/index.ts';
import { upsertSenderRules } from '../../mail/sender-rule/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { lockOwnMailbox, ownRows } from '../settings/index.ts';

const toRule = ({ createdAt, ...rule }: Omit<SenderRule, 'createdAt'> & { createdAt: Date }): SenderRule => ({
  ...rule,
  createdAt: createdAt.toISOString(),
});

/** Returns the SQL condition for rows of one of the two lists. */
export const ofList = (action: SenderAction) => sql`action = ${action}`;

async function select(db: Db | Tx, accountId: number, action: SenderAction, which = sql`true`): Promise<SenderRule[]> {
  const { rows } = await sql<Parameters<typeof toRule>[0]>`
    SELECT id, pattern, created_at AS "createdAt", is_active AS "isActive" FROM sender_rule
    WHERE ${ownRows(accountId)} AND ${ofList(action)} AND ${which} ORDER BY created_at DESC, id DESC`.execute(db);
  return rows.map(toRule);
}

/** The entries of a list, the newest first. */
export const selectSenderRules = (db: Db | Tx, accountId: number, action: SenderAction): Promise<SenderRule[]> =>
  select(db, accountId, action);

/** One entry, or nothing. */
export const selectSenderRule = async (db: Db | Tx, accountId: number, action: SenderAction, id: number): Promise<SenderRule | undefined> =>
  (await select(db, accountId, action, sql`id = ${id}`))[0];

/** Adds entries to a list and takes them off the other one. Returns how many were not in it before. */
export async function addSenderRules(tx: Tx, accountId: number, action: SenderAction, patterns: readonly string[]): Promise<number> {
  return upsertSenderRules(tx, await lockOwnMailbox(tx, accountId), { patterns, action });
}

/** Adds an entry to a list, and returns it. */
export async function insertSenderRule(tx: Tx, accountId: number, action: SenderAction, pattern: string): Promise<SenderRule> {
  await addSenderRules(tx, accountId, action, [pattern]);
  const [added] = await select(tx, accountId, action, sql`pattern = lower(${normalAddress(pattern)})`);
  return added as SenderRule;
}

/** Changes an entry. Undefined if there is none. */
export async function updateSenderRule(
  tx: Tx,
  accountId: number,
  action: SenderAction,
  { id, pattern }: { id: number; pattern: string },
): Promise<SenderRule | undefined> {
  await lockOwnMailbox(tx, accountId);
  if (!(await selectSenderRule(tx, accountId, action, id))) return undefined;
  const normal = normalAddress(pattern);
  await sql`DELETE FROM sender_rule WHERE ${ownRows(accountId)} AND pattern = lower(${normal}) AND id <> ${id}`.execute(tx);
  await sql`UPDATE sender_rule SET pattern = lower(${normal}) WHERE ${ownRows(accountId, [id])}`.execute(tx);
  return selectSenderRule(tx, accountId, action, id);
}
