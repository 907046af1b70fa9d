import { sql } from 'kysely';
import { currentReading, type PreparedMessage } from '../../mime/reading/index.ts';
import { joinSkeleton, type Piece } from '../../mime/structure/index.ts';
import type { BlobStore } from '../../platform/blob/index.ts';
import type { Db, SkeletonPiece, Tx } from '../../platform/db/index.ts';
import { enqueueFiles } from '../attachment-text/index.ts';

const toRow = ({ hash, size, skeleton, pieces, facts, report, calendar }: PreparedMessage) => ({
  hash,
  size,
  skeleton,
  pieces: JSON.stringify(pieces),
  message_id: facts.messageId,
  in_reply_to: facts.inReplyTo,
  message_references: facts.references,
  subject: facts.subject,
  sender: JSON.stringify(facts.sender),
  recipients_to: JSON.stringify(facts.to),
  recipients_cc: JSON.stringify(facts.cc),
  reply_to: JSON.stringify(facts.replyTo),
  sent_at: facts.sentAt,
  text: facts.text,
  html: facts.html,
  attachments: JSON.stringify(facts.attachments),
  wants_receipt: facts.wantsReceipt,
  is_urgent: facts.isUrgent,
  is_unparsed: facts.isUnparsed,
  traits: JSON.stringify({ ...facts.traits, report: report && { ...report, recipients: report.recipients.slice(0, maximumReported) } }),
  calendar: calendar && JSON.stringify(calendar),
  reading: currentReading,
});

/** Maximum number of recipients stored from a report. */
const maximumReported = 100;

/**
 * Stores the contents of messages, each only once. Returns the content ids in the order of the messages. Call it before locking any
 * mailbox: waiting for the same content in another transaction must not block a mailbox.
 */
export async function storeContents(tx: Tx, blobs: BlobStore, messages: readonly PreparedMessage[]): Promise<number[]> {
  // One order for all transactions, so that no two wait for each other.
  const byHash = new Map(messages.map((message) => [message.hash.toString('hex'), message]));
  const keys = [...byHash.keys()].sort();
  const known = await idsByHash(tx, keys);
  const fresh = keys.filter((key) => !known.has(key)).map((key) => byHash.get(key) as PreparedMessage);
  const ofFresh = new Map(fresh.flatMap((message) => message.blobs.map((blob) => [blob.hash.toString('hex'), blob] as const)));
  await blobs.putAll(tx, [...ofFresh.values()]);
  if (fresh.length > 0) {
    const inserted = await tx
      .insertInto('content')
      .values(fresh.map(toRow))
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning(['id', 'hash'])
      .execute();
    for (const { id, hash } of inserted) known.set(hash.toString('hex'), id);
    const missing = fresh.map(({ hash }) => hash.toString('hex')).filter((key) => !known.has(key));
    if (missing.length > 0) for (const [key, id] of await idsByHash(tx, missing)) known.set(key, id);
  }
  const ids = messages.map(({ hash }) => {
    const id = known.get(hash.toString('hex'));
    if (id === undefined) throw new Error('A content was removed while it was taken up again.');
    return id;
  });
  const hasFiles = ({ facts }: PreparedMessage) => facts.attachments.some(({ isInline }) => !isInline);
  await enqueueFiles(
    tx,
    ids.filter((_, index) => hasFiles(messages[index] as PreparedMessage)),
  );
  return ids;
}

/** Locks the contents it finds until the transaction ends, so that the cleanup of unused contents skips them. */
async function idsByHash(tx: Tx, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .selectFrom('content')
    .select(['id', 'hash'])
    .where(
      'hash',
      'in',
      keys.map((key) => Buffer.from(key, 'hex')),
    )
    .orderBy('hash')
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, hash }) => [hash.toString('hex'), id]));
}

/** Stores what one message says. */
export async function storeContent(tx: Tx, blobs: BlobStore, message: PreparedMessage): Promise<number> {
  const [id] = await storeContents(tx, blobs, [message]);
  return id as number;
}

/** Notes that a content is the copy of a list of another one: it has the same secrecy level, and the same sealed message. */
export async function linkToOriginal(tx: Tx, copyId: number, originalId: number): Promise<void> {
  await sql`
    UPDATE content SET original_id = o.id, sealed_id = o.sealed_id, level = o.level FROM content o
    WHERE content.id = ${copyId} AND o.id = ${originalId} AND content.original_id IS NULL`.execute(tx);
}

/** Returns the mailboxes that received a content, or a copy that a list made of it. */
export async function selectHoldersOf(tx: Tx, contentId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT m.mailbox_id AS id FROM content c JOIN message m ON m.content_id = c.id
    WHERE (c.id = ${contentId} OR c.original_id = ${contentId}) AND m.submission_id IS NULL`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** The raw message of a content, byte for byte as it came; null when there is no such content. */
export async function readRaw(db: Db | Tx, blobs: BlobStore, contentId: number): Promise<Buffer | null> {
  const row = await db.selectFrom('content').select(['skeleton', 'pieces']).where('id', '=', contentId).executeTakeFirst();
  return row ? joinRaw(db, blobs, row) : null;
}

/** Puts a raw message together from its row. */
export const joinRaw = (db: Db | Tx, blobs: BlobStore, row: { skeleton: Buffer; pieces: readonly SkeletonPiece[] }): Promise<Buffer> =>
  joinSkeleton(row.skeleton, row.pieces as readonly Piece[], (hash) => blobs.get(db, Buffer.from(hash, 'hex')));
