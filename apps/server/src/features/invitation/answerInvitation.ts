import { randomUUID } from 'node:crypto';
import { type Address, type InvitationAnswer, Problem } from '@jinshu/api';
import { storeContent } from '../../mail/content/index.ts';
import {
  defaultCalendar,
  type StoredEvent,
  selectEventById,
  selectInvitation,
  selectOrganiserMailbox,
  updateAnswer,
  updateInvitee,
} from '../../mail/invitation/index.ts';
import { selectOwner } from '../../mail/recipient/index.ts';
import { selectLanguage } from '../../mail/settings/index.ts';
import { clearLetters, handOverLetters, letterOf, reviewersOf } from '../../mail/submission/index.ts';
import { type PreparedMessage, prepareAnywhere } from '../../mime/reading/index.ts';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { composeAnswer } from './composeAnswer.ts';

interface AnswerInput {
  mailboxId: number;
  accountId: number;
  calendarEventId: number;
  answer: InvitationAnswer;
}

async function inviteeOf({ db }: Deps, mailboxId: number): Promise<Address> {
  return selectOwner(db, mailboxId);
}

/** Returns the event if it can be answered. Deleted events can't, and organizers can't answer their own events. */
function answerable(event: StoredEvent | undefined, { address }: Address): StoredEvent {
  if (!event || event.isDeleted) throw new Problem('not-found');
  if (event.organiser.address === address) throw new Problem('forbidden');
  return event;
}

/**
 * Records a response to an invitation or changes it (INV-08). A local organizer who has the event sees it in the list of invitees; any
 * other organizer gets a message. Repeating the same response changes nothing and notifies no one.
 */
export async function answerInvitation(deps: Deps, input: AnswerInput): Promise<{ calendarEventId: number; answer: InvitationAnswer }> {
  const { db, config } = deps;
  const { mailboxId, accountId, calendarEventId, answer } = input;
  const at = deps.now();
  const invitee = await inviteeOf(deps, mailboxId);
  const seen = answerable(await selectEventById(db, mailboxId, calendarEventId), invitee);
  if (seen.answer === answer) return { calendarEventId, answer };
  const organiserMailbox = await selectOrganiserMailbox(db, seen.organiser.address, seen);
  let prepared: PreparedMessage | undefined;
  if (organiserMailbox === undefined) {
    const language = await selectLanguage(db, accountId);
    const invitation = await selectInvitation(db, mailboxId, seen);
    const { raw } = await composeAnswer({ event: seen, invitee, answer, invitation, language, domain: config.domain, at });
    prepared = await prepareAnywhere(raw);
  }
  await db.transaction().execute(async (tx) => {
    const contentId = prepared && (await storeContent(tx, deps.blobs, prepared));
    const whose = { right: 'write', from: invitee, senderAddress: invitee.address, to: [seen.organiser] } as const;
    const cleared = await clearLetters(tx, deps, { mailboxId, accountId }, prepared ? [letterOf(prepared, whose)] : []);
    await lockMailbox(tx, [mailboxId, ...(organiserMailbox === undefined ? [] : [organiserMailbox]), ...reviewersOf(cleared)]);
    const event = answerable(await selectEventById(tx, mailboxId, calendarEventId), invitee);
    if (event.answer === answer) return;
    // Another version came in between: the answer that was written names the old one.
    if (event.sequence !== seen.sequence) throw new Problem('not-found');
    const calendarId = answer === 'decline' ? null : (event.calendarId ?? (await defaultCalendar(tx, mailboxId)));
    await updateAnswer(tx, mailboxId, calendarEventId, { answer, calendarId, at });
    await recordChange(tx, mailboxId, { type: 'calendar-event.changed', calendarEventId });
    const parcels = contentId === undefined ? [] : [{ id: randomUUID(), contentId, recipients: whose.to }];
    await handOverLetters(
      tx,
      deps,
      cleared.map((one) => ({ cleared: one, parcels })),
      at,
    );
    if (organiserMailbox === undefined) return;
    const id = await updateInvitee(tx, { mailboxId: organiserMailbox, event, address: invitee.address, answer, at });
    if (id !== undefined) await recordChange(tx, organiserMailbox, { type: 'calendar-event.changed', calendarEventId: id });
  });
  deps.outbox.wake();
  return { calendarEventId, answer };
}
