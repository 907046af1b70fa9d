import type { Uids } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import { mailboxLexeme, tsvectorText } from '../../mime/lexeme/index.ts';
import type { FlagColor, Tx } from '../../platform/db/index.ts';
import type { FolderRow } from '../message/index.ts';
import { draftLexeme } from '../search/index.ts';

/** Consecutive messages in a folder: uids above `after`, up to and including `upTo`. */
export interface UidRange {
  after: number;
  upTo: number;
}

/** Messages of one folder: some, a stretch, or all of it. */
export interface Selection {
  mailboxId: number;
  folderId: number;
  uids: Uids | UidRange;
}

/** The uids that a journal entry names; of very many it names none, and the whole folder counts as changed. */
export const journalUids = (uids: readonly number[]): number[] => (uids.length > 500 ? [] : [...uids]);

const maximumNamed = 501;

function among(uids: Selection['uids'], table: RawBuilder<unknown>): RawBuilder<unknown> {
  if (uids === 'all') return sql``;
  if ('upTo' in uids) return sql`AND ${table}.uid > ${uids.after} AND ${table}.uid <= ${uids.upTo}`;
  return sql`AND ${table}.uid = ANY(${uids}::bigint[])`;
}

/** That a message is one of a selection, as a condition. */
export const selected = ({ mailboxId, folderId, uids }: Selection, table: RawBuilder<unknown>) =>
  sql`${table}.mailbox_id = ${mailboxId} AND ${table}.folder_id = ${folderId} ${among(uids, table)}`;

const nextVersion = (mailboxId: number) => sql`(SELECT version + 1 FROM mailbox WHERE id = ${mailboxId})`;

/** Changes of a flag call. Omitted properties stay unchanged. */
export interface FlagPatch {
  isSeen?: boolean;
  isAnswered?: boolean;
  isForwarded?: boolean;
  isUrgent?: boolean;
  /** A color sets the flag. `null` clears any color, `{ only }` clears it only if it is one of these. */
  flagColor?: FlagColor | null | { only: readonly FlagColor[] };
  addTags?: readonly number[];
  removeTags?: readonly number[] | 'all';
}

function assignments(patch: FlagPatch): { set: RawBuilder<unknown>; differs: RawBuilder<unknown> }[] {
  const list: { set: RawBuilder<unknown>; differs: RawBuilder<unknown> }[] = [];
  const yesNo = (column: string, value: boolean | undefined) => {
    if (value === undefined) return;
    const name = sql.raw(column);
    list.push({ set: sql`${name} = ${value}`, differs: sql`m.${name} <> ${value}` });
  };
  yesNo('is_seen', patch.isSeen);
  yesNo('is_answered', patch.isAnswered);
  yesNo('is_forwarded', patch.isForwarded);
  yesNo('is_urgent', patch.isUrgent);
  const color = patch.flagColor;
  if (color === null) list.push({ set: sql`flag_color = NULL`, differs: sql`m.flag_color IS NOT NULL` });
  else if (typeof color === 'string') list.push({ set: sql`flag_color = ${color}`, differs: sql`m.flag_color IS DISTINCT FROM ${color}` });
  else if (color !== undefined) {
    const only = sql`m.flag_color = ANY(${color.only}::text[])`;
    list.push({ set: sql`flag_color = CASE WHEN ${only} THEN NULL ELSE m.flag_color END`, differs: only });
  }
  if (patch.removeTags === 'all') list.push({ set: sql`tag_ids = '{}'`, differs: sql`m.tag_ids <> '{}'` });
  else if (patch.removeTags?.length || patch.addTags?.length) {
    const removed = patch.removeTags ?? [];
    const added = patch.addTags ?? [];
    list.push({
      set: sql`tag_ids = ARRAY(
        SELECT DISTINCT id FROM unnest(m.tag_ids || ${added}::integer[]) AS id WHERE id <> ALL(${removed}::integer[]) ORDER BY id)`,
      differs: sql`(m.tag_ids && ${removed}::integer[] OR NOT m.tag_ids @> ${added}::integer[])`,
    });
  }
  return list;
}

/** Changes flags and tags of messages and updates the folder's unread count. Returns the uids of changed messages, limited to 501. */
export async function updateFlags(tx: Tx, selection: Selection, patch: FlagPatch): Promise<number[]> {
  const changes = assignments(patch);
  if (changes.length === 0) return [];
  const { mailboxId, folderId } = selection;
  const differs = sql.join(
    changes.map((change) => change.differs),
    sql` OR `,
  );
  const { isSeen } = patch;
  // All parts of the statement see the rows as they were before it.
  const counted = sql`, counted AS (
      UPDATE folder SET unseen_count = unseen_count + ${isSeen ? -1 : 1} * s.count
      FROM (SELECT count(*) AS count FROM message m WHERE ${selected(selection, sql`m`)} AND m.is_seen <> ${isSeen}) s
      WHERE mailbox_id = ${mailboxId} AND id = ${folderId} AND s.count > 0
    )`;
  const { rows } = await sql<{ uid: number }>`
    WITH changed AS (
      UPDATE message m SET ${sql.join(changes.map(({ set }) => set))}, version = ${nextVersion(mailboxId)}
      WHERE ${selected(selection, sql`m`)} AND (${differs})
      RETURNING m.uid
    )${isSeen === undefined ? sql`` : counted}
    SELECT uid FROM changed LIMIT ${maximumNamed}`.execute(tx);
  return rows.map(({ uid }) => uid);
}

/** Returns the number of messages a patch would change, counting only up to a limit. */
export async function countDiffering(tx: Tx, selection: Selection, patch: FlagPatch, limit: number): Promise<number> {
  const changes = assignments(patch);
  if (changes.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (
      SELECT FROM message m WHERE ${selected(selection, sql`m`)} AND (${sql.join(
        changes.map(({ differs }) => differs),
        sql` OR `,
      )}) LIMIT ${limit}
    ) found`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Returns the next range of messages above a uid, with at most `limit` messages: its last uid and its size. Undefined if none are left. */
export async function nextStretch(
  tx: Tx,
  { mailboxId, folderId }: Omit<Selection, 'uids'>,
  { after, upTo }: UidRange,
  limit: number,
): Promise<{ upTo: number; count: number } | undefined> {
  const { rows } = await sql<{ upTo: number | null; count: number }>`
    SELECT max(uid) AS "upTo", count(*) AS count FROM (
      SELECT m.uid FROM message m
      WHERE m.mailbox_id = ${mailboxId} AND m.folder_id = ${folderId} AND m.uid > ${after} AND m.uid <= ${upTo} ORDER BY m.uid LIMIT ${limit}
    ) stretch`.execute(tx);
  const row = rows[0];
  return row?.upTo == null ? undefined : { upTo: row.upTo, count: row.count };
}

/** Returns how many of these tags exist in the mailbox. */
export async function knownTags(tx: Tx, mailboxId: number, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM tag WHERE mailbox_id = ${mailboxId} AND id = ANY(${ids}::integer[])`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Writes the remark of one message; false when there is no such message. */
export async function updateRemark(
  tx: Tx,
  { mailboxId, folderId, uid, remark }: Omit<Selection, 'uids'> & { uid: number; remark: string },
) {
  const { numAffectedRows } = await sql`
    UPDATE message SET remark = ${remark}, version = ${nextVersion(mailboxId)}
    WHERE mailbox_id = ${mailboxId} AND folder_id = ${folderId} AND uid = ${uid}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Counts the drafts and the other messages of a selection. Drafts may be only in Drafts and Trash, other messages anywhere but Drafts. */
export async function countKinds(tx: Tx, selection: Selection): Promise<{ drafts: number; mails: number }> {
  const { rows } = await sql<{ drafts: number; mails: number }>`
    SELECT count(m.draft_id) AS drafts, count(*) - count(m.draft_id) AS mails FROM message m WHERE ${selected(selection, sql`m`)}`.execute(
    tx,
  );
  return rows[0] ?? { drafts: 0, mails: 0 };
}

/** In Sent and Drafts a row is sorted by its recipient, elsewhere by its sender: as `partyKey` makes it, in SQL. */
const partyKeySql = (isOutgoingFolder: boolean) => {
  const party = isOutgoingFolder ? sql`coalesce(m.recipients -> 0, m.sender)` : sql`m.sender`;
  return sql`left(lower(btrim(normalize(coalesce(nullif(${party} ->> 'name', ''), ${party} ->> 'address', ''), NFKC))), 60)`;
};

/** Old and new uid of a moved message. */
export interface MovedUid {
  from: number;
  to: number;
}

/**
 * Moves messages into another folder of the locked mailbox in their order, with new uids and all else kept (LST-85). Returns at most a few
 * hundred of the uids: enough for the journal. Joins rows by their place on disk, which the lock keeps. PostgreSQL takes a mailbox that its
 * statistics don't know for one row, and would read the whole mailbox for each id.
 */
export async function moveRows(
  tx: Tx,
  { selection, target, changesParty }: { selection: Selection; target: Pick<FolderRow, 'id' | 'role'>; changesParty: boolean },
): Promise<MovedUid[]> {
  const { mailboxId, folderId } = selection;
  const isOutgoingTarget = target.role === 'sent' || target.role === 'drafts';
  const { rows } = await sql<MovedUid>`
    WITH picked AS (
      SELECT m.ctid AS spot, m.uid, row_number() OVER (ORDER BY m.uid) AS place FROM message m WHERE ${selected(selection, sql`m`)}
    ),
    moved AS (
      UPDATE message m SET folder_id = ${target.id}, uid = f.next_uid - 1 + picked.place, version = ${nextVersion(mailboxId)}
        ${changesParty ? sql`, party_key = ${partyKeySql(isOutgoingTarget)}` : sql``}
      FROM picked, folder f
      WHERE m.ctid = picked.spot AND f.mailbox_id = ${mailboxId} AND f.id = ${target.id}
      RETURNING picked.uid AS "from", m.uid AS "to", m.size, m.is_seen
    ),
    total AS (
      SELECT count(*) AS count, count(*) FILTER (WHERE NOT is_seen) AS unseen, coalesce(sum(size), 0) AS bytes FROM moved
    ),
    counted AS (
      UPDATE folder SET
        message_count = message_count + CASE WHEN id = ${target.id} THEN total.count ELSE -total.count END,
        unseen_count = unseen_count + CASE WHEN id = ${target.id} THEN total.unseen ELSE -total.unseen END,
        byte_count = byte_count + CASE WHEN id = ${target.id} THEN total.bytes ELSE -total.bytes END,
        next_uid = next_uid + CASE WHEN id = ${target.id} THEN total.count ELSE 0 END
      FROM total WHERE mailbox_id = ${mailboxId} AND id IN (${folderId}, ${target.id}) AND total.count > 0
    )
    SELECT "from", "to" FROM moved ORDER BY "to" LIMIT ${maximumNamed}`.execute(tx);
  return rows;
}

/** Lets searches find the drafts that left Drafts, or keeps those that are back there from them (SRC-20). */
export async function showDrafts(tx: Tx, { mailboxId, folderId, uids }: Selection, isFound: boolean): Promise<void> {
  const [own, draft] = [mailboxLexeme(mailboxId), draftLexeme(mailboxId)];
  await sql`
    UPDATE message_text t SET lexemes = ts_delete(t.lexemes, ${isFound ? draft : own}) || ${tsvectorText([isFound ? own : draft])}::tsvector
    FROM message m
    WHERE ${selected({ mailboxId, folderId, uids }, sql`m`)} AND m.draft_id IS NOT NULL
      AND t.mailbox_id = ${mailboxId} AND t.message_id = m.id`.execute(tx);
}

/** Data of a message needed to reject it. */
export interface RefusedRow {
  id: number;
  subject: string;
  messageId: string;
  /** Address for notices about it: MAIL FROM, or the address in its header if that is unknown. */
  sender: string;
}

/** Returns the messages of a selection that can be rejected. Drafts are excluded, because they have no sender to notify. */
export async function selectRefused(tx: Tx, selection: Selection): Promise<RefusedRow[]> {
  const { rows } = await sql<RefusedRow>`
    SELECT m.id, m.subject, c.message_id AS "messageId", coalesce(nullif(m.smtp_sender, ''), m.sender ->> 'address', '') AS sender
    FROM message m JOIN content c ON c.id = m.content_id WHERE ${selected(selection, sql`m`)} ORDER BY m.uid`.execute(tx);
  return rows;
}

/** Returns the sender addresses of the selected messages, from their headers. */
export async function selectSenders(tx: Tx, selection: Selection): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    SELECT DISTINCT m.sender ->> 'address' AS address FROM message m
    WHERE ${selected(selection, sql`m`)} AND m.sender ->> 'address' <> ''`.execute(tx);
  return rows.map(({ address }) => address);
}

/** Result of deleting rows. */
export interface DeletedRows {
  /** At most a few hundred. */
  uids: number[];
  /** Contents that may be unused now. */
  contentIds: number[];
}

/** Deletes messages for good, with the drafts behind them, and keeps the counts of folder and mailbox. */
export async function deleteRows(tx: Tx, selection: Selection): Promise<DeletedRows> {
  const { mailboxId, folderId } = selection;
  const { rows } = await sql<{ uids: number[] | null; contentIds: number[] | null }>`
    WITH gone AS (
      DELETE FROM message m WHERE ${selected(selection, sql`m`)} RETURNING m.uid, m.size, m.is_seen, m.content_id, m.draft_id
    ),
    forms AS (
      DELETE FROM draft d USING gone WHERE d.mailbox_id = ${mailboxId} AND d.id = gone.draft_id
    ),
    total AS (
      SELECT count(*) AS count, count(*) FILTER (WHERE NOT is_seen) AS unseen, coalesce(sum(size), 0) AS bytes FROM gone
    ),
    counted AS (
      UPDATE folder SET message_count = message_count - total.count, unseen_count = unseen_count - total.unseen,
        byte_count = byte_count - total.bytes
      FROM total WHERE mailbox_id = ${mailboxId} AND id = ${folderId} AND total.count > 0
    ),
    freed AS (UPDATE mailbox SET used_bytes = used_bytes - total.bytes FROM total WHERE id = ${mailboxId} AND total.bytes > 0)
    SELECT (SELECT json_agg(uid) FROM (SELECT uid FROM gone LIMIT ${maximumNamed}) g) AS uids,
      (SELECT json_agg(DISTINCT content_id) FROM gone WHERE content_id IS NOT NULL) AS "contentIds"`.execute(tx);
  return { uids: rows[0]?.uids ?? [], contentIds: rows[0]?.contentIds ?? [] };
}
