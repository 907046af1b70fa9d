import { randomUUID } from 'node:crypto';
import { type Address, type EventForm, eventFault, type InvitationState, isAddress, Problem } from '@jinshu/api';
import {
  deleteEvents,
  type EventRow,
  type FullEvent,
  type SeenEvent,
  selectInvitees,
  updateOwnSide,
  upsertOwnEvent,
  writeInvitees,
} from '../../mail/invitation/index.ts';
import { selectOwner } from '../../mail/recipient/index.ts';
import { type Actor, reviewersOf } from '../../mail/submission/index.ts';
import { repeatOf, ruleOf, shownTimes, storedTimes } from '../../mime/calendar/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type SeenCalendar, selectCalendars, selectMembers, tellMailboxes } from '../calendar/calendar.repository.ts';
import type { InvitationLetter } from './composeInvitation.ts';
import { findEvent, findOccurrence } from './readEvents.ts';
import { nextReminder } from './reminder.ts';
import { clearInvitations, prepareInvitations, sendInvitations } from './sendInvitations.ts';

type Invited = Address & { answer: InvitationState };

/** Returns the target calendar of an event, if the actor may edit it. */
async function writableCalendar({ db }: Deps, { mailboxId }: Actor, calendarId: number): Promise<SeenCalendar> {
  const calendar = (await selectCalendars(db, mailboxId)).find(({ id }) => id === calendarId);
  if (!calendar) throw new Problem('calendar-not-found');
  if (calendar.right !== 'edit') throw new Problem('forbidden');
  return calendar;
}

/** Returns the invitees without duplicates and without the organizer. */
function inviteesOf({ invitees }: EventForm, organiser: Address): Address[] {
  const byAddress = new Map(invitees.map(({ address, name }) => [address.trim().toLowerCase(), name.trim()]));
  byAddress.delete(organiser.address);
  const people = [...byAddress].map(([address, name]) => ({ address, name }));
  if (!people.every(({ address }) => isAddress(address))) throw new Problem('email-format');
  return people;
}

/** Round to seconds, the precision of calendar files, and move past the earlier stamp: versions must differ. */
const stampAfter = (at: Date, earlier: Date | undefined) =>
  new Date(Math.floor(Math.max(at.getTime(), earlier ? earlier.getTime() + 1000 : 0) / 1000) * 1000);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const timesOf = ({ startsAt, endsAt, isAllDay, repeat }: Pick<FullEvent, 'startsAt' | 'endsAt' | 'isAllDay' | 'repeat'>) => [
  startsAt.getTime(),
  endsAt.getTime(),
  isAllDay,
  repeat,
];
const wordsOf = ({ title, description, location }: Pick<FullEvent, 'title' | 'description' | 'location'>) => [title, description, location];

/** The row of an event as its form has it, after an earlier version where there is one. */
function rowOf(
  form: EventForm,
  calendar: SeenCalendar,
  earlier: FullEvent | undefined,
  { domain, at }: { domain: string; at: Date },
): EventRow {
  const times = storedTimes(form);
  const keepsRule = earlier && earlier.repeat !== '' && isSame(repeatOf(earlier.repeat, earlier), form.repeat);
  const row = {
    mailboxId: calendar.mailboxId,
    calendarId: calendar.id,
    uid: earlier?.uid ?? `${randomUUID()}@${domain}`,
    recurrenceId: earlier?.recurrenceId ?? '',
    sequence: earlier?.sequence ?? 0,
    stamp: stampAfter(at, earlier?.stamp),
    title: form.title.trim(),
    description: form.description,
    location: form.location.trim(),
    organiser: earlier?.organiser ?? { name: calendar.ownerName, address: calendar.ownerAddress },
    ...times,
    // A rule can say more than a form: what the form leaves alone stays.
    repeat: keepsRule ? earlier.repeat : ruleOf(form.repeat, times),
    excluded: earlier?.excluded ?? [],
    reminderMinutes: form.reminderMinutes,
  };
  const isMoved = earlier !== undefined && !isSame(timesOf(earlier), timesOf(row));
  const moved = isMoved ? { ...row, sequence: row.sequence + 1, excluded: [] } : row;
  return { ...moved, remindAt: nextReminder(moved, moved.reminderMinutes, at) };
}

/** Returns the messages needed for a new version: to remaining and new invitees, and to removed ones. */
function lettersFor(
  event: EventRow,
  invitees: readonly Address[],
  earlier: { event: FullEvent; invitees: readonly Invited[] } | undefined,
  { sender, at }: { sender: Address | undefined; at: Date },
): Omit<InvitationLetter, 'language' | 'domain'>[] {
  const known = new Map((earlier?.invitees ?? []).map((one) => [one.address, one]));
  const isMoved = earlier !== undefined && !isSame(timesOf(earlier.event), timesOf(event));
  const isNews = !earlier || isMoved || !isSame(wordsOf(earlier.event), wordsOf(event));
  const listed = invitees.map((one) => ({ ...one, answer: (isMoved ? undefined : known.get(one.address)?.answer) ?? ('start' as const) }));
  const staying = invitees.filter(({ address }) => known.has(address));
  const coming = invitees.filter(({ address }) => !known.has(address));
  const gone = [...known.values()].filter(({ address }) => invitees.every((one) => one.address !== address));
  const filed = { ...event, invitees: listed, sentBy: sender?.address };
  const base = { sender, at };
  return [
    { ...base, method: 'REQUEST', event: filed, recipients: isNews ? staying : [], isUpdate: true },
    { ...base, method: 'REQUEST', event: filed, recipients: coming, isUpdate: false },
    { ...base, method: 'CANCEL', event: { ...filed, invitees: gone }, recipients: gone, isUpdate: true },
  ];
}

/** Returns the sender, if not the calendar's owner. */
export async function senderOf({ db }: Pick<Deps, 'db'>, actor: Actor, ownerId: number): Promise<Address | undefined> {
  if (actor.mailboxId === ownerId) return undefined;
  return selectOwner(db, actor.mailboxId);
}

interface Write {
  row: EventRow;
  invitees: readonly Address[];
  earlier: { event: FullEvent; invitees: readonly Invited[] } | undefined;
}

/** Stores an organizer's event and notifies the invitees. Returns its id. */
async function write(deps: Deps, actor: Actor, { row, invitees, earlier }: Write): Promise<number> {
  const at = deps.now();
  const sender = await senderOf(deps, actor, row.mailboxId);
  const letters = await prepareInvitations(deps, actor, lettersFor(row, invitees, earlier, { sender, at }));
  const calendars = [row.calendarId, ...(earlier ? [earlier.event.calendarId] : [])];
  const members = (await Promise.all(calendars.map((id) => selectMembers(deps.db, row.mailboxId, id)))).flat();
  const isMoved = earlier !== undefined && row.sequence > earlier.event.sequence;
  const id = await deps.db.transaction().execute(async (tx) => {
    const invitations = await clearInvitations(tx, deps, actor, letters);
    await lockMailbox(tx, [row.mailboxId, ...members, ...reviewersOf(invitations.cleared)]);
    // What differed from the old series has no place in the new one.
    if (isMoved && row.recurrenceId === '') await deleteEvents(tx, row, true);
    const written = await upsertOwnEvent(tx, row);
    const listed = invitees.map((one) => ({ ...one, answer: 'start' as const }));
    await writeInvitees(tx, row.mailboxId, written, { invitees: listed }, isMoved);
    await sendInvitations(tx, deps, invitations, at);
    await tellMailboxes(tx, [row.mailboxId, ...members], { type: 'calendar-event.changed', calendarEventId: written });
    return written;
  });
  if (letters.length > 0) deps.outbox.wake();
  return id;
}

function refuseFaults(form: EventForm): void {
  const fault = eventFault(form);
  if (fault) throw new Problem(fault);
}

/** Puts an event into a calendar and invites to it (CAL-23, CAL-33). */
export async function createEvent(deps: Deps, actor: Actor, form: EventForm): Promise<number> {
  refuseFaults(form);
  const calendar = await writableCalendar(deps, actor, form.calendarId);
  const row = rowOf(form, calendar, undefined, { domain: deps.config.domain, at: deps.now() });
  return write(deps, actor, { row, invitees: inviteesOf(form, row.organiser), earlier: undefined });
}

/** An invitee changes where an invitation stands and when it is called to mind, and nothing else. */
async function changeOwnSide(deps: Deps, seen: SeenEvent, form: EventForm): Promise<void> {
  const { reminderMinutes, calendarId } = form;
  const remindAt = nextReminder(seen, reminderMinutes, deps.now());
  await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, seen.mailboxId);
    await updateOwnSide(tx, seen, { calendarId, reminderMinutes, remindAt });
    await tellMailboxes(tx, [seen.mailboxId], { type: 'calendar-event.changed', calendarEventId: seen.id });
  });
}

async function findWritable(deps: Deps, actor: Actor, id: number): Promise<SeenEvent> {
  const seen = await findEvent(deps.db, actor.mailboxId, id);
  if (seen.right !== 'edit') throw new Problem('forbidden');
  return seen;
}

/** Changes an event with all its occurrences (CAL-24); the calendar may be another one of the same owner. */
export async function changeEvent(deps: Deps, actor: Actor, id: number, form: EventForm): Promise<number> {
  refuseFaults(form);
  const seen = await findWritable(deps, actor, id);
  const calendar = await writableCalendar(deps, actor, form.calendarId);
  if (calendar.mailboxId !== seen.mailboxId) throw new Problem('calendar-not-found');
  if (seen.organiser.address !== seen.owner.address) {
    await changeOwnSide(deps, seen, form);
    return id;
  }
  const row = rowOf(form, calendar, seen, { domain: deps.config.domain, at: deps.now() });
  const invitees = await selectInvitees(deps.db, seen.mailboxId, seen.id);
  return write(deps, actor, { row, invitees: inviteesOf(form, row.organiser), earlier: { event: seen, invitees } });
}

/** Changes one occurrence, which stands for itself from then on (CAL-31). */
export async function changeOccurrence(
  deps: Deps,
  actor: Actor,
  { eventId, recurrenceId, ...form }: EventForm & { eventId: number; recurrenceId: string },
): Promise<number> {
  refuseFaults(form);
  const seen = await findWritable(deps, actor, eventId);
  if (seen.organiser.address !== seen.owner.address) throw new Problem('forbidden');
  const calendar = await writableCalendar(deps, actor, form.calendarId);
  if (calendar.mailboxId !== seen.mailboxId) throw new Problem('calendar-not-found');
  const { startsAt, endsAt } = findOccurrence(seen, recurrenceId);
  const earlier = { ...seen, recurrenceId, startsAt, endsAt, repeat: '', excluded: [] };
  const row = rowOf({ ...form, repeat: null }, calendar, earlier, { domain: deps.config.domain, at: deps.now() });
  const invitees = await selectInvitees(deps.db, seen.mailboxId, seen.id);
  return write(deps, actor, { row, invitees: inviteesOf(form, row.organiser), earlier: { event: earlier, invitees } });
}

/** Removes an invitee from an event (CAL-27). */
export async function cancelInvitee(deps: Deps, actor: Actor, eventId: number, address: string): Promise<number> {
  const seen = await findWritable(deps, actor, eventId);
  if (seen.organiser.address !== seen.owner.address) throw new Problem('forbidden');
  const invitees = await selectInvitees(deps.db, seen.mailboxId, seen.id);
  const { calendarId, title, isAllDay, timeZone, location, description, reminderMinutes } = seen;
  return changeEvent(deps, actor, eventId, {
    calendarId,
    title,
    ...shownTimes(seen),
    isAllDay,
    timeZone,
    repeat: repeatOf(seen.repeat, seen),
    location,
    description,
    reminderMinutes,
    invitees: invitees.filter((one) => one.address !== address.toLowerCase()),
  });
}
