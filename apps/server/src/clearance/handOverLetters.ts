import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { holdLetter } from '../review/holdLetter.ts';
import { enqueueSms } from '../sms/sms.repository.ts';
import { enqueue, type NewSubmission } from '../submission/submission.repository.ts';
import type { Cleared } from './clearLetters.ts';
import { peopleOf } from './OutgoingLetter.ts';
import { countSending } from './sendingLimits.ts';

/** A cleared letter with what it was made into: one submission, or several that are one mail to whoever wrote it. */
export interface ClearedLetter {
  cleared: Cleared;
  parcels: readonly NewSubmission[];
  /** What a reviewer reads, where that is not the content of the first submission. */
  contentId?: number | undefined;
  /** What its recipients are told by SMS once it goes. */
  smsText?: string | undefined;
}

/**
 * Hands over what one act of a person sends: to the outbox, or to the reviewers first. A submission that is there already is passed over, and
 * counts no second time. The mailboxes of the sender and of the reviewers must be locked.
 */
export async function handOverLetters(tx: Tx, deps: Deps, letters: readonly ClearedLetter[], at: Date): Promise<void> {
  const sent: Cleared[] = [];
  for (const { cleared, parcels, contentId, smsText = '' } of letters) {
    const [first] = parcels;
    if (!first) continue;
    let isNew = false;
    for (const parcel of parcels) isNew = (await enqueue(tx, cleared, parcel, { at })) || isNew;
    if (!isNew) continue;
    sent.push(cleared);
    // Whoever is told of a mail by SMS can open it: of a held one nobody is told yet.
    if (cleared.held) await holdLetter(tx, cleared, { submissionId: first.id, contentId: contentId ?? first.contentId, smsText, at });
    else if (smsText !== '') {
      const recipients = parcels.flatMap((parcel) => parcel.recipients.map(({ address }) => address));
      await enqueueSms(tx, deps, { mailboxId: cleared.actor.mailboxId, submissionId: first.id, recipients, text: smsText, at });
    }
  }
  const [one] = sent;
  if (one) {
    const people = sent.flatMap(({ letter }) => peopleOf(letter));
    await countSending(tx, deps, one.actor.accountId, people);
  }
}
