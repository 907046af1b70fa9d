import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `review`. */
export const reviewStrings = {
  /** Recipients of a message that has several: the first one, `count` in total, `more` others. */
  recipients: { id: 'review.recipients' },
  /** Reason of a rejection that is often given: the files hold what may not leave. */
  presetFiles: { id: 'review.presetFiles' },
  /** Preset reason for a rejection: a recipient must not receive the message. */
  presetRecipient: { id: 'review.presetRecipient' },
  /** Reason of a rejection that is often given: the level does not fit. */
  presetLevel: { id: 'review.presetLevel' },
  /** Messages were approved. */
  permitted: { id: 'review.permitted' },
  /** Messages were rejected. */
  rejected: { id: 'review.rejected' },
  /** Messages that another reviewer had decided before, or that the sender recalled. */
  taken: { id: 'review.taken' },
  /** The answer did not get through. */
  failed: { id: 'review.failed' },
  /** Tries again after a failure. */
  again: { id: 'review.again' },
  /** Leaves it. */
  leave: { id: 'review.leave' },
  /** Shown above an approved message: the reviewer and the date. */
  permittedBy: { id: 'review.permittedBy' },
  /** Shown above a rejected message: the reviewer, the date and the reason. */
  rejectedBy: { id: 'review.rejectedBy' },
  /** The text opens with a password only. */
  sealed: { id: 'review.sealed' },
  /** The mail burns; reading it here does not count. */
  burn: { id: 'review.burn' },
  /** Position of the open message in its list. */
  place: { id: 'review.place' },
  /** A reviewer who decided for another one. */
  deputy: { id: 'review.deputy' },
  /** Shown above a message that was returned after its deadline, with the date and the reason. */
  undecided: { id: 'review.undecided' },
  /** Reason why mail to a moderated list waits. */
  ofList: { id: 'review.ofList' },
} as const satisfies Record<string, MessageDescriptor>;
