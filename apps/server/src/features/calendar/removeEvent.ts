import { type InvitationAnswer, Problem } from '@jinshu/api';
import {
  type CalendarName,
  deleteEvents,
  detachOccurrence,
  excludeOccurrence,
  type FullEvent,
  type SeenEvent,
  selectInvitees,
  selectOfCalendar,
  selectOrganiserMailbox,
  selectSeries,
} from '../../mail/invitation/index.ts';
import { selectOwner } from '../../mail/recipient/index.ts';
import { type Actor, reviewersOf } from '../../mail/submission/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { deleteCalendarRow, selectAsked, selectMembers, tellMailboxes } from '../calendar/calendar.repository.ts';
import { answerInvitation } from '../invitation/index.ts';
import { findEvent, findOccurrence } from './readEvents.ts';
import { senderOf } from './saveEvent.ts';
import { clearInvitations, prepareInvitations, sendInvitations } from './sendInvitations.ts';

const isOrganised = ({ organiser, owner }: SeenEvent) => organiser.address === owner.address;

/** Prepares messages that notify all invitees of the cancellation of an event or occurrence (CAL-34). */
export async function prepareCancellations(deps: Deps, actor: Actor, events: readonly FullEvent[]) {
  const at = deps.now();
  const letters = [];
  for (const event of events) {
    const invitees = await selectInvitees(deps.db, event.mailboxId, event.id);
    const sender = await senderOf(deps, actor, event.mailboxId);
    const filed = { ...event, sequence: event.sequence + 1, stamp: at, invitees, sentBy: sender?.address };
    letters.push({ method: 'CANCEL' as const, event: filed, recipients: invitees, sender, isUpdate: true, at });
  }
  return prepareInvitations(deps, actor, letters);
}

async function findWritable(deps: Deps, { mailboxId }: Actor, id: number): Promise<SeenEvent> {
  const seen = await findEvent(deps.db, mailboxId, id);
  if (seen.right !== 'edit') throw new Problem('forbidden');
  // Only the invitee may accept or decline.
  if (!isOrganised(seen) && seen.mailboxId !== mailboxId) throw new Problem('forbidden');
  return seen;
}

/** Removes an event with all its occurrences (CAL-25); an invitation is declined. */
export async function removeEvent(deps: Deps, actor: Actor, id: number): Promise<void> {
  const seen = await findWritable(deps, actor, id);
  const whole = seen.recurrenceId === '' ? seen : { ...seen, ...(await selectSeries(deps.db, seen)) };
  if (!isOrganised(seen)) {
    await answerInvitation(deps, { ...actor, calendarEventId: whole.id, answer: 'decline' });
    return;
  }
  const letters = await prepareCancellations(deps, actor, [whole]);
  const members = await selectMembers(deps.db, seen.mailboxId, seen.calendarId);
  await deps.db.transaction().execute(async (tx) => {
    const invitations = await clearInvitations(tx, deps, actor, letters);
    await lockMailbox(tx, [seen.mailboxId, ...members, ...reviewersOf(invitations.cleared)]);
    await deleteEvents(tx, seen);
    await sendInvitations(tx, deps, invitations, deps.now());
    await tellMailboxes(tx, [seen.mailboxId, ...members], { type: 'calendar-event.changed', calendarEventId: whole.id });
  });
  if (letters.length > 0) deps.outbox.wake();
}

/** Removes one occurrence (CAL-30); of an invitation it is declined. */
export async function removeOccurrence(deps: Deps, actor: Actor, eventId: number, recurrenceId: string): Promise<void> {
  const seen = await findWritable(deps, actor, eventId);
  const { startsAt, endsAt } = findOccurrence(seen, recurrenceId);
  if (!isOrganised(seen)) {
    await answerOccurrence(deps, actor, { eventId, recurrenceId, answer: 'decline' });
    return;
  }
  const letters = await prepareCancellations(deps, actor, [{ ...seen, recurrenceId, startsAt, endsAt, repeat: '', excluded: [] }]);
  const members = await selectMembers(deps.db, seen.mailboxId, seen.calendarId);
  await deps.db.transaction().execute(async (tx) => {
    const invitations = await clearInvitations(tx, deps, actor, letters);
    await lockMailbox(tx, [seen.mailboxId, ...members, ...reviewersOf(invitations.cleared)]);
    await excludeOccurrence(tx, seen, recurrenceId);
    await sendInvitations(tx, deps, invitations, deps.now());
    await tellMailboxes(tx, [seen.mailboxId, ...members], { type: 'calendar-event.changed', calendarEventId: seen.id });
  });
  if (letters.length > 0) deps.outbox.wake();
}

/** Records a response to one occurrence (CAL-32). The occurrence then has a separate row, also in the mailbox of a local organizer. */
export async function answerOccurrence(
  deps: Deps,
  actor: Actor,
  { eventId, recurrenceId, answer }: { eventId: number; recurrenceId: string; answer: InvitationAnswer },
): Promise<{ calendarEventId: number; answer: InvitationAnswer }> {
  const seen = await findEvent(deps.db, actor.mailboxId, eventId);
  if (seen.mailboxId !== actor.mailboxId || isOrganised(seen)) throw new Problem('forbidden');
  const occurrence = findOccurrence(seen, recurrenceId);
  const organiserId = await selectOrganiserMailbox(deps.db, seen.organiser.address, { uid: seen.uid, recurrenceId: '' });
  const calendarEventId = await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, organiserId === undefined ? seen.mailboxId : [seen.mailboxId, organiserId]);
    const theirs = organiserId === undefined ? undefined : await selectSeries(tx, { mailboxId: organiserId, uid: seen.uid });
    if (theirs) await detachOccurrence(tx, theirs, occurrence);
    return seen.recurrenceId === recurrenceId ? seen.id : detachOccurrence(tx, seen, occurrence);
  });
  return answerInvitation(deps, { ...actor, calendarEventId, answer });
}

/** Maximum number of cancellations sent when a calendar is deleted. */
const mostCancelled = 1_000;

/** Removes a calendar with its events (CAL-18). */
export async function removeCalendar(deps: Deps, actor: Actor, calendar: CalendarName): Promise<void> {
  const { db } = deps;
  const owner = await selectOwner(db, calendar.mailboxId);
  const events = (await selectOfCalendar(db, calendar, mostCancelled)).filter(
    ({ organiser, endsAt, repeat, recurrenceId }) =>
      organiser.address === owner.address && recurrenceId === '' && (repeat !== '' || endsAt > deps.now()),
  );
  const letters = await prepareCancellations(deps, actor, events);
  const members = await selectAsked(db, calendar.mailboxId, calendar.id);
  await db.transaction().execute(async (tx) => {
    const invitations = await clearInvitations(tx, deps, actor, letters);
    await lockMailbox(tx, [calendar.mailboxId, ...members, ...reviewersOf(invitations.cleared)]);
    await deleteCalendarRow(tx, calendar.mailboxId, calendar.id);
    await sendInvitations(tx, deps, invitations, deps.now());
    await tellMailboxes(tx, [calendar.mailboxId, ...members], { type: 'calendar.changed' });
  });
  if (letters.length > 0) deps.outbox.wake();
}
