import { invitationSchema, invitationStateSchema, type Message } from '@jinshu/api';
import * as z from 'zod/mini';
import { applyInvitation, type StoredEvent, selectEvent, selectInvitees } from '../../mail/invitation/index.ts';
import type { StoredMessage } from '../../mail/message/index.ts';
import type { InvitationMail } from '../../mime/calendar/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';

type CalendarAttributes = Pick<
  Message['attributes'],
  'isCalendar' | 'isCalendarEvent' | 'isCalendarEventDeleted' | 'calendarEventId' | 'calendarAnswer'
>;

/** Calendar message as its reader sees it. */
export interface ReadInvitation {
  attributes: Partial<CalendarAttributes>;
  /** Encoded as in the contract. */
  invitation: unknown;
}

function timesOf({ startsAt, endsAt, isAllDay }: InvitationMail) {
  if (!isAllDay) return { startsAt, endsAt };
  const last = new Date(new Date(endsAt).getTime() - 86_400_000).toISOString();
  return { startsAt: startsAt.slice(0, 10), endsAt: last.slice(0, 10) };
}

const isOlder = (mail: InvitationMail, event: StoredEvent) =>
  mail.sequence < event.sequence || (mail.sequence === event.sequence && new Date(mail.stamp) < event.stamp);

function attributesOf(mail: InvitationMail, event: StoredEvent | undefined, isOrganiser: boolean): Partial<CalendarAttributes> {
  // The organizer doesn't need to respond.
  if ((mail.method !== 'request' && mail.method !== 'cancel') || isOrganiser) return event ? { calendarEventId: event.id } : {};
  const isDeleted = event?.isDeleted ?? mail.method === 'cancel';
  return {
    isCalendar: true,
    isCalendarEvent: event !== undefined && event.calendarId !== null && !isDeleted,
    isCalendarEventDeleted: isDeleted,
    calendarEventId: event?.id ?? null,
    calendarAnswer: z.encode(invitationStateSchema, event?.answer ?? 'start'),
  };
}

/** An invitation that did not come by delivery (it was imported, or is part of the demo) is taken up when it is read first. */
function takeUp({ db }: Pick<Deps, 'db'>, mailboxId: number, mail: InvitationMail): Promise<StoredEvent | undefined> {
  if (mail.method !== 'request') return Promise.resolve(undefined);
  return db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    await applyInvitation(tx, { event: mail, from: [], mailboxIds: [mailboxId] });
    return selectEvent(tx, mailboxId, mail);
  });
}

/** Returns the event of a calendar message and the reader's status (INV-01, INV-02). */
export async function readInvitation(
  deps: Pick<Deps, 'db'>,
  mailboxId: number,
  { ownAddress, submissionId }: StoredMessage,
  mail: InvitationMail,
): Promise<ReadInvitation> {
  const { db } = deps;
  const event = (await selectEvent(db, mailboxId, mail)) ?? (submissionId === null ? await takeUp(deps, mailboxId, mail) : undefined);
  const isOrganiser = mail.organiser.address === ownAddress;
  const listed = isOrganiser && event && mail.method === 'request' ? await selectInvitees(db, mailboxId, event.id) : mail.invitees;
  const { method, title, isAllDay, timeZone, location, organiser, repeat } = mail;
  return {
    attributes: attributesOf(mail, event, isOrganiser),
    invitation: z.encode(invitationSchema, {
      method,
      // Some that call an event off do not name it.
      title: title || (event?.title ?? ''),
      ...timesOf(mail),
      isAllDay,
      timeZone,
      location,
      organiser,
      invitees: listed.map((invitee) =>
        event && !isOrganiser && method === 'request' && invitee.address === ownAddress ? { ...invitee, answer: event.answer } : invitee,
      ),
      repeat,
      isOutdated: event !== undefined && method === 'request' && isOlder(mail, event),
    }),
  };
}
