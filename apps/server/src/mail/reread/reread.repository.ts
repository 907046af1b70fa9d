import type { Address } from '@jinshu/api';
import { sql } from 'kysely';
import { tsvectorText } from '../../mime/lexeme/index.ts';
import { currentReading, type PreparedMessage } from '../../mime/reading/index.ts';
import type { MailList } from '../../mime/structure/index.ts';
import type { BlobStore } from '../../platform/blob/index.ts';
import { recordChanges } from '../../platform/change/index.ts';
import type { SkeletonPiece, StoredAttachmentPart, Tx } from '../../platform/db/index.ts';
import { enqueueFiles } from '../attachment-text/index.ts';
import { senderOfRow } from '../mail-auth/index.ts';
import { partyKey, subjectKey } from '../message/index.ts';

/** Stored data of a message parsed by an older parser version. */
export interface OldReading {
  id: number;
  skeleton: Buffer;
  pieces: SkeletonPiece[];
  isSealed: boolean;
  subject: string;
  sender: Address;
  to: Address[];
  cc: Address[];
  replyTo: Address[];
  text: string | null;
  html: string | null;
  attachments: StoredAttachmentPart[];
  list: MailList | null;
}

/** Takes contents of an older reading, the youngest first, and holds them until the transaction ends; other servers pass them over. */
export async function holdOldReadings(tx: Tx, limit: number): Promise<OldReading[]> {
  const { rows } = await sql<OldReading>`
    SELECT id, skeleton, pieces, sealed_id IS NOT NULL AS "isSealed", subject, sender, recipients_to AS "to", recipients_cc AS cc,
      reply_to AS "replyTo", text, html, attachments, traits -> 'list' AS list
    FROM content WHERE reading < ${currentReading} ORDER BY id DESC LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED`.execute(tx);
  return rows;
}

/** Notes that contents have been read as messages are read today. */
export async function markRead(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`UPDATE content SET reading = ${currentReading} WHERE id = ANY(${ids}::bigint[])`.execute(tx);
}

/** Stores the list that messages came by, which no list row or index shows. */
export async function replaceLists(tx: Tx, lists: readonly { id: number; list: MailList | null }[]): Promise<void> {
  await sql`
    UPDATE content c SET traits = c.traits || jsonb_build_object('list', new.list)
    FROM jsonb_to_recordset(${JSON.stringify(lists)}::jsonb) AS new(id bigint, list jsonb) WHERE c.id = new.id`.execute(tx);
}

/** The mailboxes that hold copies of contents. */
export async function mailboxesOf(tx: Tx, contentIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT mailbox_id AS id FROM message WHERE content_id = ANY(${contentIds}::bigint[])`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Replaces the stored data of a message with the current parse: in the content, in the list rows of its copies, and in the search index.
 * The mailboxes must be locked.
 */
export async function replaceReading(tx: Tx, blobs: BlobStore, old: OldReading, prepared: PreparedMessage): Promise<void> {
  const { facts } = prepared;
  const json = JSON.stringify;
  await blobs.putAll(tx, prepared.blobs);
  await sql`
    UPDATE content SET subject = ${facts.subject}, sender = ${json(facts.sender)}::jsonb, recipients_to = ${json(facts.to)}::jsonb,
      recipients_cc = ${json(facts.cc)}::jsonb, reply_to = ${json(facts.replyTo)}::jsonb, text = ${facts.text}, html = ${facts.html},
      attachments = ${json(facts.attachments)}::jsonb, calendar = ${prepared.calendar && json(prepared.calendar)}::jsonb
    WHERE id = ${old.id}`.execute(tx);
  const { rows } = await sql<{ mailboxId: number; folder: string; uid: number }>`
    WITH copy AS (
      SELECT m.mailbox_id, m.id, f.raw_name, f.role, b.version + dense_rank() OVER (PARTITION BY m.mailbox_id ORDER BY f.raw_name) AS version
      FROM message m JOIN folder f ON f.mailbox_id = m.mailbox_id AND f.id = m.folder_id JOIN mailbox b ON b.id = m.mailbox_id
      WHERE m.content_id = ${old.id}
    ),
    found AS (
      UPDATE message_text t SET lexemes = ${tsvectorText(prepared.lexemes)}::tsvector || array_to_tsvector(ARRAY['=' || t.mailbox_id]),
        has_file_lexemes = false
      FROM copy WHERE t.mailbox_id = copy.mailbox_id AND t.message_id = copy.id
    )
    UPDATE message m SET subject = ${facts.subject}, subject_key = ${subjectKey(facts.subject)}, sender = ${json(senderOfRow(facts))}::jsonb,
      recipients = ${json(facts.to.slice(0, 20))}::jsonb, has_attachment = ${facts.attachments.some(({ isInline }) => !isInline)},
      party_key = CASE WHEN copy.role IN ('sent', 'drafts') THEN ${partyKey(facts.to[0] ?? facts.sender)} ELSE ${partyKey(facts.sender)} END,
      version = copy.version
    FROM copy WHERE m.mailbox_id = copy.mailbox_id AND m.id = copy.id
    RETURNING m.mailbox_id AS "mailboxId", copy.raw_name AS folder, m.uid`.execute(tx);
  const byFolder = Map.groupBy(rows, ({ mailboxId, folder }) => `${mailboxId}/${folder}`);
  const places = [...byFolder.values()].map((copies) => ({ ...(copies[0] as (typeof rows)[number]), uids: copies.map(({ uid }) => uid) }));
  places.sort((one, other) => one.mailboxId - other.mailboxId || (one.folder < other.folder ? -1 : 1));
  await recordChanges(
    tx,
    places.map(({ mailboxId, folder, uids }) => ({ mailboxId, change: { type: 'message.changed', folder, uids } })),
  );
  if (facts.attachments.some(({ isInline }) => !isInline)) await enqueueFiles(tx, [old.id]);
}
