import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { domainOf, normalAddress } from '../recipient/index.ts';

/** A sender that the whole organization refuses or always accepts. */
export interface OrganisationSender {
  /** An address, or `@` and a domain. */
  pattern: string;
  action: 'refuse' | 'accept';
  note: string;
  createdAt: Date;
}

/** Returns the first of several senders that the organization refuses (BAK-98). The rule of an address goes before that of its domain. */
export async function refusedSender(db: Db, senders: readonly string[]): Promise<string | undefined> {
  const given = senders.filter((sender) => sender.includes('@')).map((sender) => [normalAddress(sender), `@${domainOf(sender)}`] as const);
  if (given.length === 0) return undefined;
  const { rows } = await sql<Pick<OrganisationSender, 'pattern' | 'action'>>`
    SELECT pattern, action FROM organisation_sender WHERE pattern = ANY(${given.flat()}::text[])`.execute(db);
  const actions = new Map(rows.map(({ pattern, action }) => [pattern, action]));
  return given.find(([address, domain]) => (actions.get(address) ?? actions.get(domain)) === 'refuse')?.[0];
}

/** Returns a page of the senders. */
export async function listSenders(
  db: Db,
  { keyword, limit, offset }: { keyword: string; limit: number; offset: number },
): Promise<{ count: number; results: OrganisationSender[] }> {
  const part = `%${keyword.trim().replace(/[%_\\]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await sql<OrganisationSender>`
    SELECT pattern, action, note, created_at AS "createdAt" FROM organisation_sender WHERE pattern ILIKE ${part} OR note ILIKE ${part}
    ORDER BY pattern LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const counted = await sql<{ count: number }>`
    SELECT count(*) AS count FROM organisation_sender WHERE pattern ILIKE ${part} OR note ILIKE ${part}`.execute(db);
  return { count: counted.rows[0]?.count ?? 0, results: rows };
}

/** Sets the rule of a sender. Returns the one before. */
export async function upsertSender(
  tx: Tx,
  { pattern, action, note }: Omit<OrganisationSender, 'createdAt'>,
): Promise<Pick<OrganisationSender, 'action' | 'note'> | undefined> {
  const { rows } = await sql<Pick<OrganisationSender, 'action' | 'note'>>`
    SELECT action, note FROM organisation_sender WHERE pattern = ${pattern} FOR UPDATE`.execute(tx);
  await tx
    .insertInto('organisation_sender')
    .values({ pattern, action, note })
    .onConflict((conflict) => conflict.column('pattern').doUpdateSet({ action, note }))
    .execute();
  return rows[0];
}

/** Removes the rule of a sender. Returns its action. */
export async function deleteSender(tx: Tx, pattern: string): Promise<OrganisationSender['action'] | undefined> {
  const { rows } = await sql<Pick<OrganisationSender, 'action'>>`
    DELETE FROM organisation_sender WHERE pattern = ${pattern} RETURNING action`.execute(tx);
  return rows[0]?.action;
}
