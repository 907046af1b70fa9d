import { sql } from 'kysely';
import { normalAddress } from '../../mail/recipient/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { lockOwnMailbox, ownRows } from '../settings/index.ts';

/** A forwarding address as it is stored. */
export interface StoredForward {
  id: number;
  target: string;
  isActive: boolean;
  refusals: number;
}

const columns = sql`id, target, is_active AS "isActive", refusals`;

/** The forwarding addresses of a person: all, or one. */
export async function selectForwards(db: Db | Tx, accountId: number, chosen: readonly number[] | 'all' = 'all'): Promise<StoredForward[]> {
  return (await sql<StoredForward>`SELECT ${columns} FROM auto_forward WHERE ${ownRows(accountId, chosen)} ORDER BY id`.execute(db)).rows;
}

/** Adds a forwarding address. One that is there already is enabled again. */
export async function insertForward(tx: Tx, accountId: number, target: string): Promise<StoredForward> {
  const mailboxId = await lockOwnMailbox(tx, accountId);
  const { rows } = await sql<StoredForward>`
    INSERT INTO auto_forward AS f (mailbox_id, target, is_active) VALUES (${mailboxId}, ${normalAddress(target)}, true)
    ON CONFLICT (mailbox_id, target) DO UPDATE SET is_active = true, refusals = 0
    RETURNING f.id, f.target, f.is_active AS "isActive", f.refusals`.execute(tx);
  return rows[0] as StoredForward;
}

/** Changes a forwarding address. Undefined if there is none. Another row with the new address is removed. */
export async function updateForward(tx: Tx, accountId: number, id: number, target: string): Promise<StoredForward | undefined> {
  await lockOwnMailbox(tx, accountId);
  const [known] = await selectForwards(tx, accountId, [id]);
  if (!known) return undefined;
  const normal = normalAddress(target);
  await sql`DELETE FROM auto_forward WHERE ${ownRows(accountId)} AND target = ${normal} AND id <> ${id}`.execute(tx);
  await sql`UPDATE auto_forward SET target = ${normal}, refusals = 0 WHERE ${ownRows(accountId, [id])}`.execute(tx);
  return (await selectForwards(tx, accountId, [id]))[0];
}

/** Enables or disables forwarding addresses. An enabled one starts without refusals. */
export async function setForwardsActive(tx: Tx, accountId: number, ids: readonly number[], isActive: boolean): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE auto_forward SET is_active = ${isActive}, refusals = 0 WHERE ${ownRows(accountId, ids)}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

interface Forwarding {
  keepsCopy: boolean;
  forwardsSpam: boolean;
}

/** Returns how a person's mailbox forwards messages. */
export async function selectForwarding(db: Db, accountId: number): Promise<Forwarding> {
  const { rows } = await sql<Forwarding>`
    SELECT m.keeps_forwarded AS "keepsCopy", m.forwards_spam AS "forwardsSpam"
    FROM mailbox m JOIN account a ON a.mailbox_id = m.id WHERE a.id = ${accountId}`.execute(db);
  return rows[0] as Forwarding;
}

/** Saves how a person's mailbox forwards messages. */
export async function updateForwarding(tx: Tx, accountId: number, { keepsCopy, forwardsSpam }: Forwarding): Promise<void> {
  await sql`
    UPDATE mailbox SET keeps_forwarded = ${keepsCopy}, forwards_spam = ${forwardsSpam}
    WHERE id = (SELECT mailbox_id FROM account WHERE id = ${accountId})`.execute(tx);
}
