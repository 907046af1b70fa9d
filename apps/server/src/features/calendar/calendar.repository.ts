import type { CalendarForm, CalendarOffer, CalendarRight, Change, EventColor } from '@jinshu/api';
import { sql } from 'kysely';
import { recordChanges } from '../../platform/change/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A calendar that a mailbox sees: its own, or one that another shares and it has taken. */
export interface SeenCalendar {
  /** Mailbox of the owner. */
  mailboxId: number;
  id: number;
  name: string;
  color: EventColor;
  isDefault: boolean;
  isShown: boolean;
  isOwn: boolean;
  right: CalendarRight;
  ownerName: string;
  ownerAddress: string;
}

/** The calendars that a mailbox sees, own ones first. */
export async function selectCalendars(db: Db | Tx, mailboxId: number): Promise<SeenCalendar[]> {
  const { rows } = await sql<SeenCalendar>`
    SELECT c.mailbox_id AS "mailboxId", c.id, c.name, c.color, c.is_default AS "isDefault", c.is_shown AS "isShown", true AS "isOwn",
      'edit' AS right, b.name AS "ownerName", b.address AS "ownerAddress"
    FROM calendar c JOIN mailbox b ON b.id = c.mailbox_id WHERE c.mailbox_id = ${mailboxId}
    UNION ALL
    SELECT c.mailbox_id, c.id, c.name, c.color, false, s.is_shown, false, s.level, b.name, b.address
    FROM calendar_share s JOIN calendar c ON c.mailbox_id = s.mailbox_id AND c.id = s.calendar_id JOIN mailbox b ON b.id = c.mailbox_id
    WHERE s.member_id = ${mailboxId} AND s.is_accepted
    ORDER BY "isOwn" DESC, "isDefault" DESC, id`.execute(db);
  return rows;
}

/** Selects calendars offered to a mailbox that have not been accepted or declined. */
export async function selectOffers(db: Db | Tx, mailboxId: number): Promise<(CalendarOffer & { ownerId: number })[]> {
  const { rows } = await sql<CalendarOffer & { ownerId: number }>`
    SELECT c.mailbox_id AS "ownerId", c.id, c.name, s.level AS right, b.name AS "ownerName", b.address AS "ownerAddress"
    FROM calendar_share s JOIN calendar c ON c.mailbox_id = s.mailbox_id AND c.id = s.calendar_id JOIN mailbox b ON b.id = c.mailbox_id
    WHERE s.member_id = ${mailboxId} AND NOT s.is_accepted ORDER BY c.id`.execute(db);
  return rows;
}

/** With whom a mailbox shares its calendars. */
export async function selectShares(
  db: Db | Tx,
  mailboxId: number,
): Promise<{ calendarId: number; address: string; name: string; right: CalendarRight }[]> {
  const { rows } = await sql<{ calendarId: number; address: string; name: string; right: CalendarRight }>`
    SELECT s.calendar_id AS "calendarId", b.address, b.name, s.level AS right
    FROM calendar_share s JOIN mailbox b ON b.id = s.member_id WHERE s.mailbox_id = ${mailboxId} ORDER BY b.address`.execute(db);
  return rows;
}

const sharesOf = (db: Db | Tx, mailboxId: number, calendarId: number) =>
  db.selectFrom('calendar_share').select('member_id').where('mailbox_id', '=', mailboxId).where('calendar_id', '=', calendarId);

/** Selects the members that can see a calendar, in addition to its owner. */
export async function selectMembers(db: Db | Tx, mailboxId: number, calendarId: number): Promise<number[]> {
  const rows = await sharesOf(db, mailboxId, calendarId).where('is_accepted', '=', true).execute();
  return rows.map(({ member_id }) => member_id);
}

/** Selects the members that can see a calendar, in addition to its owner, and those it is offered to. */
export async function selectAsked(db: Db | Tx, mailboxId: number, calendarId: number): Promise<number[]> {
  return (await sharesOf(db, mailboxId, calendarId).execute()).map(({ member_id }) => member_id);
}

/** The mailboxes of addresses, by address. */
export async function selectMailboxes(db: Db | Tx, addresses: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .selectFrom('mailbox')
    .select(['id', 'address'])
    .where('address', 'in', [...addresses])
    .execute();
  return new Map(rows.map(({ id, address }) => [address, id]));
}

/** Makes a calendar. */
export async function insertCalendar(tx: Tx, mailboxId: number, { name, color }: Pick<CalendarForm, 'name' | 'color'>): Promise<number> {
  const { id } = await tx.insertInto('calendar').values({ mailbox_id: mailboxId, name, color }).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Sets the name and color of a calendar. Returns whether it exists. */
export async function updateCalendar(
  tx: Tx,
  mailboxId: number,
  id: number,
  { name, color }: Pick<CalendarForm, 'name' | 'color'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('calendar')
    .set({ name, color })
    .where('mailbox_id', '=', mailboxId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces the shares of a calendar. Existing members keep it, shown or hidden. It is offered to new ones. */
export async function writeShares(
  tx: Tx,
  mailboxId: number,
  id: number,
  shares: readonly { memberId: number; right: CalendarRight }[],
): Promise<void> {
  await sql`
    DELETE FROM calendar_share WHERE mailbox_id = ${mailboxId} AND calendar_id = ${id}
      AND NOT member_id = ANY(${shares.map(({ memberId }) => memberId)}::bigint[])`.execute(tx);
  await sql`
    INSERT INTO calendar_share (mailbox_id, calendar_id, member_id, level)
    SELECT ${mailboxId}, ${id}, member, level
    FROM unnest(${shares.map(({ memberId }) => memberId)}::bigint[], ${shares.map(({ right }) => right)}::text[]) AS g (member, level)
    ON CONFLICT (mailbox_id, calendar_id, member_id) DO UPDATE SET level = excluded.level`.execute(tx);
}

/** Accepts an offered calendar. Returns whether it was offered. */
export async function acceptShare(
  tx: Tx,
  { mailboxId, id, memberId }: { mailboxId: number; id: number; memberId: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('calendar_share')
    .set({ is_accepted: true })
    .where('mailbox_id', '=', mailboxId)
    .where('calendar_id', '=', id)
    .where('member_id', '=', memberId)
    .where('is_accepted', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a member from a calendar share. Returns whether they were a member. */
export async function deleteShare(
  tx: Tx,
  { mailboxId, id, memberId }: { mailboxId: number; id: number; memberId: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_share')
    .where('mailbox_id', '=', mailboxId)
    .where('calendar_id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Shows a calendar in the view of a mailbox, or hides it. */
export async function updateShown(tx: Tx, viewerId: number, { mailboxId, id }: Pick<SeenCalendar, 'mailboxId' | 'id'>, isShown: boolean) {
  if (viewerId === mailboxId) {
    await tx.updateTable('calendar').set({ is_shown: isShown }).where('mailbox_id', '=', mailboxId).where('id', '=', id).execute();
    return;
  }
  await tx
    .updateTable('calendar_share')
    .set({ is_shown: isShown })
    .where('mailbox_id', '=', mailboxId)
    .where('calendar_id', '=', id)
    .where('member_id', '=', viewerId)
    .execute();
}

/** Removes a calendar: own events with it, while invitations only leave it. */
export async function deleteCalendarRow(tx: Tx, mailboxId: number, id: number): Promise<void> {
  await sql`
    DELETE FROM calendar_event e USING mailbox b
    WHERE e.mailbox_id = ${mailboxId} AND e.calendar_id = ${id} AND b.id = e.mailbox_id AND e.organiser ->> 'address' = b.address`.execute(
    tx,
  );
  await sql`UPDATE calendar_event SET calendar_id = NULL, remind_at = NULL WHERE mailbox_id = ${mailboxId} AND calendar_id = ${id}`.execute(
    tx,
  );
  await sql`DELETE FROM calendar WHERE mailbox_id = ${mailboxId} AND id = ${id}`.execute(tx);
}

/** Returns those of some mailboxes whose people are not disabled: they alone are reminded (ADM-08). */
export async function selectReminded(tx: Tx, mailboxIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT m.id FROM mailbox m WHERE m.id = ANY(${[...mailboxIds]}::bigint[])
      AND (m.is_shared OR NOT EXISTS (SELECT FROM account a WHERE a.mailbox_id = m.id AND NOT a.is_active))`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Records a change for mailboxes, so that their windows update. */
export async function tellMailboxes(tx: Tx, mailboxIds: readonly number[], change: Change): Promise<void> {
  await recordChanges(
    tx,
    [...new Set(mailboxIds)].map((mailboxId) => ({ mailboxId, change })),
  );
}
