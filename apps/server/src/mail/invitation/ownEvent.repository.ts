import type { CalendarRight, InvitationState } from '@jinshu/api';
import { sql } from 'kysely';
import { type Occurrence, recurrenceIdOf, type Series } from '../../mime/calendar/index.ts';
import type { Db, StoredAddress, Tx } from '../../platform/db/index.ts';

/** An event of a mailbox with all that its row says. */
export interface FullEvent extends Series {
  mailboxId: number;
  id: number;
  /** Calendar of the event. A changed occurrence without a calendar is in that of its series, unless it was declined. */
  calendarId: number;
  uid: string;
  recurrenceId: string;
  sequence: number;
  stamp: Date;
  title: string;
  description: string;
  location: string;
  organiser: StoredAddress;
  answer: InvitationState;
  reminderMinutes: number | null;
}

/** Event with the viewer's rights. */
export interface SeenEvent extends FullEvent {
  right: CalendarRight;
  /** Owner of the calendar. */
  owner: StoredAddress;
}

const calendarOf = sql`coalesce(e.calendar_id, CASE WHEN e.answer <> 'decline' THEN m.calendar_id END)`;
const columns = sql`e.mailbox_id AS "mailboxId", e.id, ${calendarOf} AS "calendarId", e.uid, e.recurrence_id AS "recurrenceId", e.sequence,
  e.stamp, e.title, e.description, e.location, e.organiser, e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.is_all_day AS "isAllDay",
  e.time_zone AS "timeZone", e.repeat, e.excluded, e.answer, e.reminder_minutes AS "reminderMinutes"`;
const series = sql`LEFT JOIN calendar_event m ON m.mailbox_id = e.mailbox_id AND m.uid = e.uid AND m.recurrence_id = ''
  AND e.recurrence_id <> '' AND NOT m.is_deleted`;

/** An event in a calendar that a mailbox sees. */
export async function selectSeenEvent(db: Db | Tx, viewerId: number, id: number): Promise<SeenEvent | undefined> {
  const { rows } = await sql<SeenEvent>`
    SELECT ${columns}, CASE WHEN e.mailbox_id = ${viewerId} THEN 'edit' ELSE s.level END AS right,
      jsonb_build_object('name', b.name, 'address', b.address) AS owner
    FROM calendar_event e ${series} JOIN mailbox b ON b.id = e.mailbox_id
      LEFT JOIN calendar_share s ON s.mailbox_id = e.mailbox_id AND s.calendar_id = ${calendarOf} AND s.member_id = ${viewerId}
        AND s.is_accepted
    WHERE e.mailbox_id IN (SELECT ${viewerId}::bigint UNION SELECT mailbox_id FROM calendar_share WHERE member_id = ${viewerId} AND is_accepted)
      AND e.id = ${id}
      AND NOT e.is_deleted AND ${calendarOf} IS NOT NULL AND (e.mailbox_id = ${viewerId} OR s.member_id IS NOT NULL)`.execute(db);
  return rows[0];
}

/** The series that an occurrence belongs to, as its mailbox has it. */
export async function selectSeries(db: Db | Tx, { mailboxId, uid }: Pick<FullEvent, 'mailboxId' | 'uid'>): Promise<FullEvent | undefined> {
  const { rows } = await sql<FullEvent>`
    SELECT ${columns} FROM calendar_event e ${series}
    WHERE e.mailbox_id = ${mailboxId} AND e.uid = ${uid} AND e.recurrence_id = '' AND NOT e.is_deleted`.execute(db);
  return rows[0];
}

/** A calendar by whose it is and its number. */
export interface CalendarName {
  mailboxId: number;
  id: number;
}

/** Selects events that may touch a range: single events that overlap it and every series that started before its end. */
export async function selectInRange(db: Db, calendars: readonly CalendarName[], from: Date, to: Date): Promise<FullEvent[]> {
  if (calendars.length === 0) return [];
  const { rows } = await sql<FullEvent>`
    SELECT ${columns} FROM unnest(${calendars.map(({ mailboxId }) => mailboxId)}::bigint[], ${calendars.map(({ id }) => id)}::bigint[]) AS c (mailbox_id, id)
      JOIN calendar_event e ON e.mailbox_id = c.mailbox_id ${series}
    WHERE c.id = ${calendarOf} AND NOT e.is_deleted AND e.starts_at < ${to}
      AND (e.ends_at > ${from} OR e.repeat <> '' OR (e.ends_at = e.starts_at AND e.starts_at >= ${from}))
    ORDER BY e.starts_at, e.id`.execute(db);
  return rows;
}

/** Every event of a calendar, for a file. */
export async function selectOfCalendar(db: Db | Tx, { mailboxId, id }: CalendarName, limit: number): Promise<FullEvent[]> {
  const { rows } = await sql<FullEvent>`
    SELECT ${columns} FROM calendar_event e ${series}
    WHERE e.mailbox_id = ${mailboxId} AND ${calendarOf} = ${id} AND NOT e.is_deleted ORDER BY e.starts_at, e.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** The occurrences that stand for themselves, by mailbox and uid: their series leaves them out. */
export async function selectDetached(
  db: Db | Tx,
  masters: readonly Pick<FullEvent, 'mailboxId' | 'uid'>[],
): Promise<ReadonlyMap<string, string[]>> {
  if (masters.length === 0) return new Map();
  const { rows } = await sql<{ mailboxId: number; uid: string; ids: string[] }>`
    SELECT e.mailbox_id AS "mailboxId", e.uid, array_agg(e.recurrence_id) AS ids
    FROM unnest(${masters.map(({ mailboxId }) => mailboxId)}::bigint[], ${masters.map(({ uid }) => uid)}::text[]) AS g (mailbox_id, uid)
      JOIN calendar_event e ON e.mailbox_id = g.mailbox_id AND e.uid = g.uid
    WHERE e.recurrence_id <> '' GROUP BY e.mailbox_id, e.uid`.execute(db);
  return new Map(rows.map(({ mailboxId, uid, ids }) => [`${mailboxId} ${uid}`, ids]));
}

/** An event that is written into its owner's calendar. */
export type EventRow = Omit<FullEvent, 'id' | 'answer'> & { remindAt: Date | null };

/** Stores an event that its owner organizes. An existing row for the same occurrence is updated. */
export async function upsertOwnEvent(tx: Tx, event: EventRow): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO calendar_event (mailbox_id, calendar_id, uid, recurrence_id, sequence, stamp, title, description, location, organiser, starts_at,
      ends_at, is_all_day, time_zone, repeat, excluded, answer, reminder_minutes, remind_at)
    VALUES (${event.mailboxId}, ${event.calendarId}, ${event.uid}, ${event.recurrenceId}, ${event.sequence}, ${event.stamp}, ${event.title},
      ${event.description}, ${event.location}, ${JSON.stringify(event.organiser)}::jsonb, ${event.startsAt}, ${event.endsAt}, ${event.isAllDay},
      ${event.timeZone}, ${event.repeat}, ${[...event.excluded]}::text[], 'accept', ${event.reminderMinutes}, ${event.remindAt})
    ON CONFLICT (mailbox_id, uid, recurrence_id) DO UPDATE SET calendar_id = excluded.calendar_id, sequence = excluded.sequence,
      stamp = excluded.stamp, title = excluded.title, description = excluded.description, location = excluded.location,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, is_all_day = excluded.is_all_day, time_zone = excluded.time_zone,
      repeat = excluded.repeat, excluded = excluded.excluded, is_deleted = false, reminder_minutes = excluded.reminder_minutes,
      remind_at = excluded.remind_at
    RETURNING id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** Updates the fields of an invitation that an invitee may change: calendar and reminder. */
export async function updateOwnSide(
  tx: Tx,
  { mailboxId, id }: Pick<FullEvent, 'mailboxId' | 'id'>,
  side: { calendarId: number; reminderMinutes: number | null; remindAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('calendar_event')
    .set({ calendar_id: side.calendarId, reminder_minutes: side.reminderMinutes, remind_at: side.remindAt })
    .where('mailbox_id', '=', mailboxId)
    .where('id', '=', id)
    .execute();
}

/** Removes an event with all its occurrences, or the occurrences that stand for themselves alone. */
export async function deleteEvents(
  tx: Tx,
  { mailboxId, uid }: Pick<FullEvent, 'mailboxId' | 'uid'>,
  isDetachedOnly = false,
): Promise<void> {
  await sql`
    DELETE FROM calendar_event WHERE mailbox_id = ${mailboxId} AND uid = ${uid} AND (NOT ${isDetachedOnly} OR recurrence_id <> '')`.execute(
    tx,
  );
}

/** Lets an occurrence not take place. */
export async function excludeOccurrence(
  tx: Tx,
  { mailboxId, uid }: Pick<FullEvent, 'mailboxId' | 'uid'>,
  recurrenceId: string,
): Promise<void> {
  await sql`DELETE FROM calendar_event WHERE mailbox_id = ${mailboxId} AND uid = ${uid} AND recurrence_id = ${recurrenceId}`.execute(tx);
  await sql`
    UPDATE calendar_event SET excluded = array_append(excluded, ${recurrenceId})
    WHERE mailbox_id = ${mailboxId} AND uid = ${uid} AND recurrence_id = '' AND NOT ${recurrenceId} = ANY(excluded)`.execute(tx);
}

/** Creates a row for an occurrence, so that it can be answered or changed separately. Returns its id. */
export async function detachOccurrence(tx: Tx, master: FullEvent, occurrence: Occurrence): Promise<number> {
  const recurrenceId = occurrence.recurrenceId || recurrenceIdOf({ at: occurrence.startsAt, isDate: master.isAllDay });
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    WITH made AS (
      INSERT INTO calendar_event (mailbox_id, calendar_id, uid, recurrence_id, sequence, stamp, title, description, location, organiser, starts_at,
        ends_at, is_all_day, time_zone, answer, reminder_minutes)
      SELECT mailbox_id, calendar_id, uid, ${recurrenceId}, sequence, stamp, title, description, location, organiser, ${occurrence.startsAt},
        ${occurrence.endsAt}, is_all_day, time_zone, answer, reminder_minutes
      FROM calendar_event WHERE mailbox_id = ${master.mailboxId} AND id = ${master.id}
      ON CONFLICT (mailbox_id, uid, recurrence_id) DO NOTHING RETURNING id
    )
    SELECT id, true AS "isNew" FROM made
    UNION ALL
    SELECT id, false FROM calendar_event WHERE mailbox_id = ${master.mailboxId} AND uid = ${master.uid} AND recurrence_id = ${recurrenceId}`.execute(
    tx,
  );
  const { id, isNew } = rows[0] as { id: number; isNew: boolean };
  if (isNew) {
    await sql`
      INSERT INTO calendar_invitee (mailbox_id, event_id, address, name, answer, answered_at)
      SELECT mailbox_id, ${id}, address, name, answer, answered_at FROM calendar_invitee
      WHERE mailbox_id = ${master.mailboxId} AND event_id = ${master.id}`.execute(tx);
  }
  return id;
}
