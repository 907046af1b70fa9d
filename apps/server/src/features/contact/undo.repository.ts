import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

interface Removal {
  undoId: string;
  ids: readonly number[];
  at: Date;
}

/** Keeps contacts as they are, so that a change of them can be undone. */
export async function keepForUndo(tx: Tx, mailboxId: number, { undoId, ids, at }: Removal): Promise<void> {
  await sql`
    INSERT INTO contact_undo (mailbox_id, id, contact_id, content, group_ids, created_at)
    SELECT c.mailbox_id, ${undoId}, c.id, to_jsonb(c),
      ARRAY(SELECT m.group_id FROM contact_group_member m WHERE m.mailbox_id = c.mailbox_id AND m.contact_id = c.id), ${at}
    FROM contact c WHERE c.mailbox_id = ${mailboxId} AND c.id = ANY(${[...ids]}::bigint[])`.execute(tx);
}

/** Removes contacts. Returns how many there were. */
export async function deletePersonal(tx: Tx, mailboxId: number, ids: readonly number[]): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM contact WHERE mailbox_id = ${mailboxId} AND id = ANY(${[...ids]}::bigint[])`.execute(tx);
  return Number(numAffectedRows);
}

/** Notes which version a contact that stayed has after the change. */
export async function noteVersionAfter(tx: Tx, mailboxId: number, { undoId, id }: { undoId: string; id: number }): Promise<void> {
  await sql`
    UPDATE contact_undo u SET version_after = c.version FROM contact c
    WHERE u.mailbox_id = ${mailboxId} AND u.id = ${undoId} AND u.contact_id = ${id} AND c.mailbox_id = u.mailbox_id AND c.id = u.contact_id`.execute(
    tx,
  );
}

/** A kept contact that stayed in the book when others were merged into it. */
export interface KeptContact {
  id: number;
  /** Whether it is as the merge left it. */
  isUntouched: boolean;
}

/** Reads the kept contacts of a removal that can still be undone. Undefined if there are none. */
export async function selectKept(
  tx: Tx,
  mailboxId: number,
  { undoId, since }: { undoId: string; since: Date },
): Promise<{ count: number; stayed: KeptContact[] } | undefined> {
  const { rows } = await sql<{ id: number; stays: boolean; isUntouched: boolean }>`
    SELECT u.contact_id AS id, u.version_after IS NOT NULL AS stays, coalesce(c.version = u.version_after, false) AS "isUntouched"
    FROM contact_undo u LEFT JOIN contact c ON c.mailbox_id = u.mailbox_id AND c.id = u.contact_id
    WHERE u.mailbox_id = ${mailboxId} AND u.id = ${undoId} AND u.created_at >= ${since}`.execute(tx);
  if (rows.length === 0) return undefined;
  return { count: rows.length, stayed: rows.filter(({ stays }) => stays) };
}

/**
 * Puts kept contacts back with their numbers, fields and groups. They replace contacts that were collected
 * automatically since. A contact that a user made with the same address stays. Returns the number of restored contacts.
 */
export async function restoreKept(tx: Tx, mailboxId: number, undoId: string): Promise<number> {
  const kept = sql`contact_undo u, jsonb_populate_record(NULL::contact, u.content) AS r WHERE u.mailbox_id = ${mailboxId} AND u.id = ${undoId}`;
  const stayed = await sql`
    UPDATE contact c SET name = r.name, address = r.address, mobile = r.mobile, other_addresses = r.other_addresses,
      preferred_address = r.preferred_address, company = r.company, department = r.department, position = r.position, details = r.details,
      portrait = r.portrait, name_index = r.name_index, sort_key = r.sort_key, use_count = r.use_count, is_collected = r.is_collected,
      version = c.version + 1
    FROM ${kept} AND u.version_after IS NOT NULL AND c.mailbox_id = u.mailbox_id AND c.id = u.contact_id`.execute(tx);
  await sql`
    DELETE FROM contact c USING ${kept} AND u.version_after IS NULL AND c.mailbox_id = u.mailbox_id AND c.is_collected
      AND lower(c.address) = lower(r.address)`.execute(tx);
  const back = await sql`
    INSERT INTO contact (mailbox_id, id, name, address, name_index, use_count, mobile, sort_key, other_addresses, preferred_address, company,
      department, position, details, portrait, version, is_collected, created_at) OVERRIDING SYSTEM VALUE
    SELECT r.mailbox_id, r.id, r.name, r.address, r.name_index, r.use_count, r.mobile, r.sort_key, r.other_addresses, r.preferred_address,
      r.company, r.department, r.position, r.details, r.portrait, r.version + 1, r.is_collected, r.created_at
    FROM ${kept} AND u.version_after IS NULL ON CONFLICT DO NOTHING`.execute(tx);
  await sql`
    DELETE FROM contact_group_member m USING contact_undo u
    WHERE u.mailbox_id = ${mailboxId} AND u.id = ${undoId} AND m.mailbox_id = u.mailbox_id AND m.contact_id = u.contact_id`.execute(tx);
  await sql`
    INSERT INTO contact_group_member (mailbox_id, group_id, contact_id)
    SELECT u.mailbox_id, g.id, c.id
    FROM contact_undo u JOIN contact_group g ON g.mailbox_id = u.mailbox_id AND g.id = ANY(u.group_ids)
      JOIN contact c ON c.mailbox_id = u.mailbox_id AND c.id = u.contact_id
    WHERE u.mailbox_id = ${mailboxId} AND u.id = ${undoId} ON CONFLICT DO NOTHING`.execute(tx);
  await sql`DELETE FROM contact_undo WHERE mailbox_id = ${mailboxId} AND id = ${undoId}`.execute(tx);
  return Number(stayed.numAffectedRows) + Number(back.numAffectedRows);
}

/** Forgets what can't be undone any more, and portraits that no contact has. Returns the number of forgotten contacts. */
export async function pruneContacts(
  db: Db | Tx,
  { undoBefore, portraitsBefore }: { undoBefore: Date; portraitsBefore: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM contact_undo WHERE created_at < ${undoBefore}`.execute(db);
  await sql`
    DELETE FROM contact_portrait p WHERE p.created_at < ${portraitsBefore}
      AND NOT EXISTS (SELECT FROM contact c WHERE c.mailbox_id = p.mailbox_id AND c.portrait = p.hash)
      AND NOT EXISTS (
        SELECT FROM contact_undo u WHERE u.mailbox_id = p.mailbox_id AND u.content ->> 'portrait' = '\\x' || encode(p.hash, 'hex'))`.execute(
    db,
  );
  return Number(numAffectedRows);
}
