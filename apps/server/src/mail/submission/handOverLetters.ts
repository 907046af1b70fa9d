import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { insertMailRecords, type NewMailRecord } from '../mail-record/index.ts';
import { enqueue, type NewSubmission } from '../submission/submission.repository.ts';
import type { Cleared } from './clearLetters.ts';
import { holdLetter } from './holdLetter.ts';
import { peopleOf } from './OutgoingLetter.ts';
import { countSending } from './sendingLimits.ts';
import { enqueueSms } from './sms.repository.ts';

/** Cleared message with its submissions. The sender sees several submissions as one message. */
export interface ClearedLetter {
  cleared: Cleared;
  parcels: readonly NewSubmission[];
  /** Content for the reviewer, if it differs from that of the first submission. */
  contentId?: number | undefined;
  /** SMS text for the recipients, sent when the message is sent. */
  smsText?: string | undefined;
}

const toRecord = ({ actor, letter }: Cleared): NewMailRecord => ({
  mailboxId: actor.mailboxId,
  kind: 'sent',
  people: peopleOf(letter).map(({ address }) => address),
  subject: letter.subject,
  size: letter.size,
  messageId: letter.messageId,
});

/**
 * Hands over what one act of a person sends: to the outbox, or to the reviewers first. A submission that is there already is passed over, and
 * counts no second time. The mailboxes of the sender and of the reviewers must be locked.
 */
export async function handOverLetters(tx: Tx, deps: Deps, letters: readonly ClearedLetter[], at: Date): Promise<void> {
  const sent: Cleared[] = [];
  const records: NewMailRecord[] = [];
  for (const { cleared, parcels, contentId, smsText = '' } of letters) {
    const [first] = parcels;
    if (!first) continue;
    let isNew = false;
    for (const parcel of parcels) isNew = (await enqueue(tx, cleared, parcel, { at })) || isNew;
    if (!isNew) continue;
    records.push(toRecord(cleared));
    if (!cleared.letter.isAutomatic) sent.push(cleared);
    // An SMS goes only to recipients who can open the message, so hold it back until a review ends.
    if (cleared.held) await holdLetter(tx, cleared, { submissionId: first.id, contentId: contentId ?? first.contentId, smsText, at });
    else if (smsText !== '') {
      const recipients = parcels.flatMap((parcel) => parcel.recipients.map(({ address }) => address));
      await enqueueSms(tx, deps, { mailboxId: cleared.actor.mailboxId, submissionId: first.id, recipients, text: smsText, at });
    }
  }
  await insertMailRecords(tx, records, at);
  const [one] = sent;
  if (one) {
    const people = sent.flatMap(({ letter }) => peopleOf(letter));
    await countSending(tx, deps, one.actor.accountId, people);
  }
}
