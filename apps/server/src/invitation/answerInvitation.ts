import { randomUUID } from 'node:crypto';
import { type Address, type InvitationAnswer, Problem } from '@jinshu/api';
import {
  defaultCalendar,
  type StoredEvent,
  selectEventById,
  selectOrganiserMailbox,
  updateAnswer,
  updateInvitee,
} from '../calendar-event/calendarEvent.repository.ts';
import { lockMailbox, recordChange } from '../change/change.repository.ts';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { storeContent } from '../mime/content.repository.ts';
import { prepareAnywhere } from '../mime/parsePool.ts';
import type { PreparedMessage } from '../mime/prepareMessage.ts';
import { selectProfile } from '../settings/settings.repository.ts';
import { enqueue } from '../submission/submission.repository.ts';
import { composeAnswer } from './composeAnswer.ts';

interface AnswerInput {
  mailboxId: number;
  accountId: number;
  calendarEventId: number;
  answer: InvitationAnswer;
}

async function inviteeOf({ db }: Deps, mailboxId: number): Promise<Address> {
  return db.selectFrom('mailbox').select(['address', 'name']).where('id', '=', mailboxId).executeTakeFirstOrThrow();
}

/** The event as it may be answered: one that does not exist any more takes no answer, and nobody answers himself. */
function answerable(event: StoredEvent | undefined, { address }: Address): StoredEvent {
  if (!event || event.isDeleted) throw new Problem('not-found');
  if (event.organiser.address === address) throw new Problem('forbidden');
  return event;
}

async function sendAnswer(tx: Tx, { mailboxId, accountId }: AnswerInput, invitee: Address, event: StoredEvent, parcel: Parcel, at: Date) {
  const submission = { mailboxId, id: randomUUID(), accountId, contentId: parcel.contentId, messageId: parcel.messageId };
  await enqueue(tx, { ...submission, senderAddress: invitee.address, recipients: [event.organiser] }, { at });
}

interface Parcel {
  contentId: number;
  messageId: string;
}

/**
 * Answers an invitation or changes the answer (INV-08). An organiser who keeps the event here finds it in his list of invitees; any other is
 * told by mail. The same answer again changes nothing and tells nobody.
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
    const language = (await selectProfile(db, accountId))?.language ?? 'zh-hans';
    const { raw } = await composeAnswer({ event: seen, invitee, answer, language, domain: config.domain, at });
    prepared = await prepareAnywhere(raw);
  }
  await db.transaction().execute(async (tx) => {
    const parcel = prepared && { contentId: await storeContent(tx, deps.blobs, prepared), messageId: prepared.facts.messageId };
    await lockMailbox(tx, organiserMailbox === undefined ? mailboxId : [mailboxId, organiserMailbox]);
    const event = answerable(await selectEventById(tx, mailboxId, calendarEventId), invitee);
    if (event.answer === answer) return;
    // Another version came in between: the answer that was written names the old one.
    if (event.sequence !== seen.sequence) throw new Problem('not-found');
    const calendarId = answer === 'decline' ? null : (event.calendarId ?? (await defaultCalendar(tx, mailboxId)));
    await updateAnswer(tx, mailboxId, calendarEventId, { answer, calendarId, at });
    await recordChange(tx, mailboxId, { type: 'calendar-event.changed', calendarEventId });
    if (parcel) await sendAnswer(tx, input, invitee, event, parcel, at);
    if (organiserMailbox === undefined) return;
    const id = await updateInvitee(tx, { mailboxId: organiserMailbox, event, address: invitee.address, answer, at });
    if (id !== undefined) await recordChange(tx, organiserMailbox, { type: 'calendar-event.changed', calendarEventId: id });
  });
  deps.outbox.wake();
  return { calendarEventId, answer };
}
