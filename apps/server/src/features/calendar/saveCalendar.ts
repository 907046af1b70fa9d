import { type Calendar, type CalendarForm, type CalendarOffer, type CalendarRight, Problem } from '@jinshu/api';
import { defaultCalendar } from '../../mail/invitation/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import { type Db, noteIfRoom } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import {
  acceptShare,
  deleteShare,
  insertCalendar,
  type SeenCalendar,
  selectAsked,
  selectCalendars,
  selectMailboxes,
  selectOffers,
  selectShares,
  tellMailboxes,
  updateCalendar,
  updateShown,
  writeShares,
} from './calendar.repository.ts';

/** Maximum number of calendars per mailbox. */
export const mostCalendars = 100;

/** Returns the calendars of a mailbox. Creates the default calendar on first use. */
export async function openCalendars({ db, log }: Pick<Deps, 'db' | 'log'>, mailboxId: number): Promise<SeenCalendar[]> {
  const known = await selectCalendars(db, mailboxId);
  if (known.some(({ isDefault }) => isDefault)) return known;
  await noteIfRoom({ log }, 'the first calendar of a mailbox', async () => {
    await db.transaction().execute((tx) => defaultCalendar(tx, mailboxId));
  });
  return selectCalendars(db, mailboxId);
}

/** The calendars as their user sees them (CAL-15). */
export async function readCalendars(deps: Pick<Deps, 'db' | 'log'>, mailboxId: number): Promise<Calendar[]> {
  const [calendars, shares] = [await openCalendars(deps, mailboxId), await selectShares(deps.db, mailboxId)];
  return calendars.map(({ mailboxId: _, ...calendar }) => ({
    ...calendar,
    shares: calendar.isOwn
      ? shares.filter(({ calendarId }) => calendarId === calendar.id).map(({ address, name, right }) => ({ address, name, right }))
      : [],
  }));
}

/** A calendar that a mailbox sees. */
export async function findCalendar(db: Db, mailboxId: number, id: number): Promise<SeenCalendar> {
  const found = (await selectCalendars(db, mailboxId)).find((calendar) => calendar.id === id);
  if (!found) throw new Problem('calendar-not-found');
  return found;
}

/** One of a mailbox's own; those of others are not theirs to change. */
async function findOwn(db: Db, mailboxId: number, id: number): Promise<SeenCalendar> {
  const found = await findCalendar(db, mailboxId, id);
  if (!found.isOwn) throw new Problem('forbidden');
  return found;
}

/** Returns the members of a calendar share. Only local mailboxes are allowed (CAL-14, ERR-47); the owner is left out. */
async function membersOf(db: Db, mailboxId: number, { shares }: CalendarForm): Promise<{ memberId: number; right: CalendarRight }[]> {
  const rights = new Map(shares.map(({ address, right }) => [address.trim().toLowerCase(), right]));
  const mailboxes = await selectMailboxes(db, [...rights.keys()]);
  return [...rights].flatMap(([address, right]) => {
    const memberId = mailboxes.get(address);
    if (memberId === undefined) throw new Problem('not-system-mailbox', { address });
    return memberId === mailboxId ? [] : [{ memberId, right }];
  });
}

async function readOne(deps: Pick<Deps, 'db' | 'log'>, mailboxId: number, id: number): Promise<Calendar> {
  const found = (await readCalendars(deps, mailboxId)).find((calendar) => calendar.id === id);
  if (!found) throw new Problem('calendar-not-found');
  return found;
}

/** Makes a calendar and offers it to whom it is shared with (CAL-16). */
export async function createCalendar(deps: Deps, mailboxId: number, form: CalendarForm): Promise<Calendar> {
  const members = await membersOf(deps.db, mailboxId, form);
  const id = await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, [mailboxId, ...members.map(({ memberId }) => memberId)]);
    const own = (await selectCalendars(tx, mailboxId)).filter(({ isOwn }) => isOwn);
    if (own.length >= mostCalendars) throw new Problem('too-many-kept');
    const made = await insertCalendar(tx, mailboxId, { ...form, name: form.name.trim() });
    await writeShares(tx, mailboxId, made, members);
    await tellMailboxes(tx, [mailboxId, ...members.map(({ memberId }) => memberId)], { type: 'calendar.changed' });
    return made;
  });
  return readOne(deps, mailboxId, id);
}

/** Changes a calendar and who may see it (CAL-17). */
export async function changeCalendar(deps: Deps, mailboxId: number, id: number, form: CalendarForm): Promise<Calendar> {
  await findOwn(deps.db, mailboxId, id);
  const members = await membersOf(deps.db, mailboxId, form);
  const told = [mailboxId, ...members.map(({ memberId }) => memberId), ...(await selectAsked(deps.db, mailboxId, id))];
  await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, told);
    if (!(await updateCalendar(tx, mailboxId, id, { ...form, name: form.name.trim() }))) throw new Problem('calendar-not-found');
    await writeShares(tx, mailboxId, id, members);
    await tellMailboxes(tx, told, { type: 'calendar.changed' });
  });
  return readOne(deps, mailboxId, id);
}

/** The calendar that is to go; the first one stays, since accepted events need a place (CAL-18). */
export async function removableCalendar({ db }: Pick<Deps, 'db'>, mailboxId: number, id: number): Promise<SeenCalendar> {
  const found = await findOwn(db, mailboxId, id);
  if (found.isDefault) throw new Problem('calendar-is-default');
  return found;
}

/** Shows or hides a calendar in the view of one mailbox (CAL-19). */
export async function showCalendar({ db }: Deps, mailboxId: number, id: number, isShown: boolean): Promise<void> {
  const calendar = await findCalendar(db, mailboxId, id);
  await db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    await updateShown(tx, mailboxId, calendar, isShown);
    await tellMailboxes(tx, [mailboxId], { type: 'calendar.changed' });
  });
}

/** Removes a member from a calendar share (CAL-21). The owner can remove any member; other members only themselves. */
export async function unshareCalendar({ db }: Deps, mailboxId: number, id: number, address: string): Promise<void> {
  const calendar = await findCalendar(db, mailboxId, id);
  const memberId = (await selectMailboxes(db, [address.trim().toLowerCase()])).get(address.trim().toLowerCase());
  if (!calendar.isOwn && memberId !== mailboxId) throw new Problem('forbidden');
  if (memberId === undefined) throw new Problem('not-found');
  await db.transaction().execute(async (tx) => {
    await lockMailbox(tx, [calendar.mailboxId, memberId]);
    if (!(await deleteShare(tx, { mailboxId: calendar.mailboxId, id, memberId }))) throw new Problem('not-found');
    await tellMailboxes(tx, [calendar.mailboxId, memberId], { type: 'calendar.changed' });
  });
}

/** The calendars that others share and the user has not answered. */
export async function readOffers({ db }: Pick<Deps, 'db'>, mailboxId: number): Promise<CalendarOffer[]> {
  return (await selectOffers(db, mailboxId)).map(({ ownerId: _, ...offer }) => offer);
}

/** Puts an offered calendar among those of the user, or takes the user off its share. */
export async function answerOffer({ db }: Pick<Deps, 'db'>, mailboxId: number, calendarId: number, isAccepted: boolean): Promise<void> {
  const offer = (await selectOffers(db, mailboxId)).find(({ id }) => id === calendarId);
  if (!offer) throw new Problem('calendar-not-found');
  const share = { mailboxId: offer.ownerId, id: calendarId, memberId: mailboxId };
  await db.transaction().execute(async (tx) => {
    await lockMailbox(tx, [offer.ownerId, mailboxId]);
    if (!(await (isAccepted ? acceptShare : deleteShare)(tx, share))) throw new Problem('calendar-not-found');
    await tellMailboxes(tx, [offer.ownerId, mailboxId], { type: 'calendar.changed' });
  });
}
