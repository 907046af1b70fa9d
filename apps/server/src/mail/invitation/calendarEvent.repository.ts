import type { InvitationAnswer, InvitationState } from '@jinshu/api';
import { sql } from 'kysely';
import type { InvitationMail } from '../../mime/calendar/index.ts';
import type { Db, StoredAddress, Tx } from '../../platform/db/index.ts';

/** A mailbox's copy of an event. */
export interface StoredEvent {
  id: number;
  calendarId: number | null;
  uid: string;
  recurrenceId: string;
  sequence: number;
  stamp: Date;
  title: string;
  organiser: StoredAddress;
  startsAt: Date;
  endsAt: Date;
  isAllDay: boolean;
  answer: InvitationState;
  isDeleted: boolean;
}

const columns = sql`e.id, e.calendar_id AS "calendarId", e.uid, e.recurrence_id AS "recurrenceId", e.sequence, e.stamp, e.title, e.organiser,
  e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.is_all_day AS "isAllDay", e.answer, e.is_deleted AS "isDeleted"`;

/** Names one event, or one occurrence of it. */
export type EventName = Pick<InvitationMail, 'uid' | 'recurrenceId'>;

/** A mailbox's copy of an event by its name. */
export async function selectEvent(db: Db | Tx, mailboxId: number, { uid, recurrenceId }: EventName): Promise<StoredEvent | undefined> {
  const { rows } = await sql<StoredEvent>`
    SELECT ${columns} FROM calendar_event e
    WHERE e.mailbox_id = ${mailboxId} AND e.uid = ${uid} AND e.recurrence_id = ${recurrenceId}`.execute(db);
  return rows[0];
}

/** The last mail of a mailbox that invited to an event. */
export async function selectInvitation(
  db: Db | Tx,
  mailboxId: number,
  { uid }: EventName,
): Promise<{ messageId: string; references: string[] } | undefined> {
  const { rows } = await sql<{ messageId: string; references: string[] }>`
    SELECT c.message_id AS "messageId", c.message_references AS references FROM content c JOIN message m ON m.content_id = c.id
    WHERE m.mailbox_id = ${mailboxId} AND c.calendar IS NOT NULL AND c.calendar->>'uid' = ${uid} AND c.calendar->>'method' = 'request'
    ORDER BY m.id DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** The same by its number. */
export async function selectEventById(db: Db | Tx, mailboxId: number, id: number): Promise<StoredEvent | undefined> {
  const { rows } = await sql<StoredEvent>`
    SELECT ${columns} FROM calendar_event e WHERE e.mailbox_id = ${mailboxId} AND e.id = ${id}`.execute(db);
  return rows[0];
}

/** Stored copy of an event, and whether it is the organizer's own. */
export interface WrittenEvent {
  mailboxId: number;
  id: number;
  isOrganiser: boolean;
}

/**
 * Stores an event in mailboxes, in batches. An existing copy is replaced only by a newer version, and only if `isTrusted`: the organizer
 * sent the message. A higher sequence resets the response. An organizer's own copy needs no response. The mailboxes must be locked.
 */
export async function upsertEvents(
  tx: Tx,
  mailboxIds: readonly number[],
  event: InvitationMail,
  isTrusted: boolean,
): Promise<WrittenEvent[]> {
  const { rows } = await sql<WrittenEvent>`
    INSERT INTO calendar_event AS e (mailbox_id, uid, recurrence_id, sequence, stamp, title, description, location, organiser, starts_at,
      ends_at, is_all_day, time_zone, repeat, excluded, answer)
    SELECT b.id, ${event.uid}, ${event.recurrenceId}, ${event.sequence}, ${event.stamp}, ${event.title}, ${event.description},
      ${event.location}, ${JSON.stringify(event.organiser)}::jsonb, ${event.startsAt}, ${event.endsAt}, ${event.isAllDay}, ${event.timeZone},
      ${event.repeat}, ${event.excluded}::text[], CASE WHEN b.address = ${event.organiser.address} THEN 'accept' ELSE 'start' END
    FROM mailbox b WHERE b.id = ANY(${[...mailboxIds]}::bigint[]) ORDER BY b.id
    ON CONFLICT (mailbox_id, uid, recurrence_id) DO UPDATE SET sequence = excluded.sequence, stamp = excluded.stamp, title = excluded.title,
      description = excluded.description, location = excluded.location, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      is_all_day = excluded.is_all_day, time_zone = excluded.time_zone, repeat = excluded.repeat, excluded = excluded.excluded,
      is_deleted = false,
      answer = CASE WHEN excluded.answer = 'start' AND excluded.sequence = e.sequence THEN e.answer ELSE excluded.answer END
    WHERE ${isTrusted} AND e.organiser ->> 'address' = excluded.organiser ->> 'address'
      AND (excluded.sequence, excluded.stamp) > (e.sequence, e.stamp)
    RETURNING mailbox_id AS "mailboxId", id, (SELECT address = ${event.organiser.address} FROM mailbox b WHERE b.id = e.mailbox_id) AS "isOrganiser"`.execute(
    tx,
  );
  return rows;
}

/**
 * Cancels an event or an occurrence in mailboxes. Without a recurrence id, all occurrences are canceled. Returns the copies that were not
 * canceled before.
 */
export async function cancelEvents(
  tx: Tx,
  mailboxIds: readonly number[],
  { uid, recurrenceId, sequence, organiser }: InvitationMail,
): Promise<{ mailboxId: number; id: number }[]> {
  const { rows } = await sql<{ mailboxId: number; id: number }>`
    UPDATE calendar_event SET is_deleted = true, sequence = greatest(sequence, ${sequence})
    WHERE mailbox_id = ANY(${[...mailboxIds]}::bigint[]) AND uid = ${uid} AND (${recurrenceId} = '' OR recurrence_id = ${recurrenceId})
      AND sequence <= ${sequence} AND organiser ->> 'address' = ${organiser.address} AND NOT is_deleted
    RETURNING mailbox_id AS "mailboxId", id`.execute(tx);
  if (recurrenceId === '') return rows;
  // Exclude the occurrence from the series, whether or not it had a separate row.
  const { rows: series } = await sql<{ mailboxId: number; id: number }>`
    UPDATE calendar_event SET excluded = array_append(excluded, ${recurrenceId})
    WHERE mailbox_id = ANY(${[...mailboxIds]}::bigint[]) AND uid = ${uid} AND recurrence_id = '' AND repeat <> ''
      AND organiser ->> 'address' = ${organiser.address} AND NOT is_deleted AND NOT ${recurrenceId} = ANY(excluded)
    RETURNING mailbox_id AS "mailboxId", id`.execute(tx);
  return [...rows, ...series];
}

/** Stores the invitees of an organizer's event. Their responses are kept unless the event requires new ones. */
export async function writeInvitees(
  tx: Tx,
  mailboxId: number,
  eventId: number,
  { invitees }: Pick<InvitationMail, 'invitees'>,
  asksAgain: boolean,
): Promise<void> {
  const rows = JSON.stringify(invitees);
  await sql`
    DELETE FROM calendar_invitee i WHERE mailbox_id = ${mailboxId} AND event_id = ${eventId}
      AND NOT EXISTS (SELECT FROM jsonb_to_recordset(${rows}::jsonb) AS g (address text) WHERE g.address = i.address)`.execute(tx);
  await sql`
    INSERT INTO calendar_invitee (mailbox_id, event_id, address, name, answer)
    SELECT ${mailboxId}, ${eventId}, address, name, answer FROM jsonb_to_recordset(${rows}::jsonb) AS g (address text, name text, answer text)
    ON CONFLICT (mailbox_id, event_id, address) DO UPDATE SET name = excluded.name
      ${asksAgain ? sql`, answer = excluded.answer, answered_at = NULL` : sql``}`.execute(tx);
}

/** Invitee's response to an organizer's event. */
export interface InviteeAnswer {
  mailboxId: number;
  event: EventName;
  address: string;
  answer: InvitationState;
  at: Date;
}

/** Stores a response in the organizer's list, if the sender is invited and has not responded later. */
export async function updateInvitee(tx: Tx, { mailboxId, event, address, answer, at }: InviteeAnswer): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    UPDATE calendar_invitee i SET answer = ${answer}, answered_at = ${at}
    FROM calendar_event e JOIN mailbox b ON b.id = e.mailbox_id
    WHERE e.mailbox_id = ${mailboxId} AND e.uid = ${event.uid} AND e.recurrence_id = ${event.recurrenceId} AND NOT e.is_deleted
      AND e.organiser ->> 'address' = b.address
      AND i.mailbox_id = e.mailbox_id AND i.event_id = e.id AND i.address = ${address} AND (i.answered_at IS NULL OR i.answered_at <= ${at})
    RETURNING e.id`.execute(tx);
  return rows[0]?.id;
}

/** Selects the invitees of an event and their responses, ordered by address. */
export async function selectInvitees(
  db: Db,
  mailboxId: number,
  eventId: number,
): Promise<{ address: string; name: string; answer: InvitationState }[]> {
  return db
    .selectFrom('calendar_invitee')
    .select(['address', 'name', 'answer'])
    .where('mailbox_id', '=', mailboxId)
    .where('event_id', '=', eventId)
    .orderBy('address')
    .execute();
}

/** Selects the ids of those events that an address, in lower case, is invited to. */
export async function selectInviting(
  db: Db,
  events: readonly { id: number; mailboxId: number }[],
  address: string,
): Promise<ReadonlySet<number>> {
  if (events.length === 0) return new Set();
  const rows = await db
    .selectFrom('calendar_invitee')
    .select('event_id')
    .where('mailbox_id', 'in', [...new Set(events.map(({ mailboxId }) => mailboxId))])
    .where(
      'event_id',
      'in',
      events.map(({ id }) => id),
    )
    .where(sql<string>`lower(address)`, '=', address)
    .execute();
  return new Set(rows.map(({ event_id }) => event_id));
}

/** The calendar that accepted events go to; made when the first one does. */
export async function defaultCalendar(tx: Tx, mailboxId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    WITH made AS (
      INSERT INTO calendar (mailbox_id, name, color, is_default) VALUES (${mailboxId}, '', 'e08', true)
      ON CONFLICT (mailbox_id) WHERE is_default DO NOTHING RETURNING id
    )
    SELECT id FROM made UNION ALL SELECT id FROM calendar WHERE mailbox_id = ${mailboxId} AND is_default`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`Mailbox ${mailboxId} has no calendar.`);
  return id;
}

/** Assigns a mailbox's copy of an event to a calendar. */
export async function fileEvent(tx: Tx, mailboxId: number, eventId: number, calendarId: number): Promise<void> {
  await tx
    .updateTable('calendar_event')
    .set({ calendar_id: calendarId })
    .where('mailbox_id', '=', mailboxId)
    .where('id', '=', eventId)
    .execute();
}

/** Keeps what an invitee said; the event goes into their calendar or out of it (INV-09). */
export async function updateAnswer(
  tx: Tx,
  mailboxId: number,
  eventId: number,
  { answer, calendarId, at }: { answer: InvitationAnswer; calendarId: number | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('calendar_event')
    .set({ answer, calendar_id: calendarId, answered_at: at })
    .where('mailbox_id', '=', mailboxId)
    .where('id', '=', eventId)
    .execute();
}

/** Returns the local mailbox of an organizer, if it has the event. */
export async function selectOrganiserMailbox(db: Db | Tx, address: string, { uid, recurrenceId }: EventName): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT b.id FROM mailbox b JOIN calendar_event e ON e.mailbox_id = b.id AND e.uid = ${uid} AND e.recurrence_id = ${recurrenceId}
    WHERE b.address = ${address}`.execute(db);
  return rows[0]?.id;
}
