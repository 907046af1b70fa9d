import { type InvitationMail, occurrenceOf } from '../../mime/calendar/index.ts';
import { recordChanges } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  cancelEvents,
  defaultCalendar,
  fileEvent,
  selectEvent,
  selectOrganiserMailbox,
  updateInvitee,
  upsertEvents,
  writeInvitees,
} from './calendarEvent.repository.ts';
import { detachOccurrence, selectSeries } from './ownEvent.repository.ts';

/** A calendar mail that has come into mailboxes. */
export interface ArrivedInvitation {
  event: InvitationMail;
  /** Senders named in its header. */
  from: readonly string[];
  mailboxIds: readonly number[];
}

async function applyRequest(
  tx: Tx,
  { event, mailboxIds }: ArrivedInvitation,
  isTrusted: boolean,
): Promise<{ mailboxId: number; id: number }[]> {
  const organiserId = await selectOrganiserMailbox(tx, event.organiser.address, event);
  const earlier = organiserId === undefined ? undefined : await selectEvent(tx, organiserId, event);
  const written = await upsertEvents(tx, mailboxIds, event, isTrusted);
  for (const { mailboxId, id, isOrganiser } of written) {
    if (!isOrganiser) continue;
    await fileEvent(tx, mailboxId, id, await defaultCalendar(tx, mailboxId));
    await writeInvitees(tx, mailboxId, id, event, (earlier?.sequence ?? -1) < event.sequence);
  }
  return written;
}

/** An answer to one occurrence makes it stand for itself; false where there is no such occurrence. */
async function standsForItself(tx: Tx, mailboxId: number, { uid, recurrenceId }: InvitationMail): Promise<boolean> {
  const series = recurrenceId === '' ? undefined : await selectSeries(tx, { mailboxId, uid });
  const occurrence = series && occurrenceOf(series, recurrenceId);
  if (!series || !occurrence) return false;
  await detachOccurrence(tx, series, occurrence);
  return true;
}

async function applyReply(tx: Tx, { event, from, mailboxIds }: ArrivedInvitation): Promise<{ mailboxId: number; id: number }[]> {
  // Invitees can only respond for themselves, and only to the organizer.
  const invitee = event.invitees.find(({ address }) => from.includes(address));
  if (!invitee || invitee.answer === 'start') return [];
  const changed: { mailboxId: number; id: number }[] = [];
  for (const mailboxId of mailboxIds) {
    const { address, answer } = invitee;
    const given = { mailboxId, event, address, answer, at: new Date(event.stamp) };
    const id =
      (await updateInvitee(tx, given)) ?? ((await standsForItself(tx, mailboxId, event)) ? await updateInvitee(tx, given) : undefined);
    if (id !== undefined) changed.push({ mailboxId, id });
  }
  return changed;
}

/**
 * Applies a calendar message to the calendars of its recipients. Such messages can be forged: only the organizer may change an event, and
 * only an invitee may change that invitee's response. Counter proposals change nothing. The mailboxes must be locked.
 */
export async function applyInvitation(tx: Tx, arrived: ArrivedInvitation): Promise<void> {
  const { event, from, mailboxIds } = arrived;
  if (mailboxIds.length === 0) return;
  const isTrusted = from.includes(event.organiser.address) || (event.sentBy !== '' && from.includes(event.sentBy));
  const changed =
    event.method === 'request'
      ? await applyRequest(tx, arrived, isTrusted)
      : event.method === 'cancel' && isTrusted
        ? await cancelEvents(tx, mailboxIds, event)
        : event.method === 'reply'
          ? await applyReply(tx, arrived)
          : [];
  await recordChanges(
    tx,
    changed.map(({ mailboxId, id }) => ({ mailboxId, change: { type: 'calendar-event.changed' as const, calendarEventId: id } })),
  );
}
