import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';

/** Time that an uploaded file is held until its message is first saved. */
export const heldMs = 86_400_000;
/** Returns the time in milliseconds that a sent file is listed after it was last sent (ATT-47, BAK-79). */
export const readListedMs = async (db: Db | Tx): Promise<number> => (await readPolicy(db, 'sent_attachment_days')) * 86_400_000;

/** The present moment, and for how long sent files are listed. */
export interface Listing {
  at: Date;
  listedMs: number;
}
/** Time before an unused file is deleted. Until then the user can add it to the message again (ATT-46). */
export const looseMs = 12 * 3_600_000;

/** The last moment of a sent file in the transit station: not before its link ends, which may be never (ATT-47). */
export function listedUntil(sentAt: Date | null, linkEndsAt: Date | null | undefined, listedMs: number): string | null {
  if (linkEndsAt === null) return null;
  const ends = Math.max(sentAt === null ? 0 : sentAt.getTime() + listedMs, linkEndsAt?.getTime() ?? 0);
  return new Date(ends).toISOString();
}

const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

/** Condition: file `s` is in the transit station or belongs to an unsaved message. It is held, was sent recently or has a valid link. */
export const isListed = ({ at, listedMs }: Listing): RawBuilder<boolean> => sql`(
  s.held_until > ${at} OR s.sent_at > ${before(at, listedMs)} OR EXISTS (
    SELECT FROM online_link l WHERE l.mailbox_id = s.mailbox_id AND l.attachment_id = s.id AND (l.expires_at IS NULL OR l.expires_at > ${at})
  )) IS TRUE`;

/** That a draft names a file `s`, whose size counts as a part of the draft's then. */
export const isInDraft: RawBuilder<boolean> = sql`EXISTS (
  SELECT FROM draft_file d WHERE d.mailbox_id = s.mailbox_id AND d.attachment_id = s.id
)`;

/** Condition: a message of the mailbox already counts the bytes of file `s`. For sealed messages only `content_id` links the two. */
const isInMail: RawBuilder<boolean> = sql`(
  EXISTS (SELECT FROM message m WHERE m.content_id = s.content_id AND m.mailbox_id = s.mailbox_id)
  OR EXISTS (
    SELECT FROM content c JOIN message m ON m.content_id = c.id AND m.mailbox_id = s.mailbox_id
    WHERE c.attachments <> '[]' AND jsonb_path_query_array(c.attachments, '$[*].hash') ? encode(s.hash, 'hex')
  ))`;

/** The bytes of the stored attachments of a mailbox that no mail and no draft of it counts, each once (ATT-45). */
export const countedBytes = (mailboxId: RawBuilder<unknown>, listing: Listing): RawBuilder<number> => sql`coalesce((
  SELECT sum(size) FROM (
    SELECT DISTINCT s.hash, s.size FROM stored_attachment s
    WHERE s.mailbox_id = ${mailboxId} AND ${isListed(listing)} AND NOT ${isInDraft} AND NOT ${isInMail}
  ) counted
), 0)::bigint`;
