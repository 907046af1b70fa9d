import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `review`. */
export const reviewStrings = {
  /** Whom a mail goes to where it goes to several: the first of them, `count` of all, `more` of the others. */
  recipients: { id: 'review.recipients' },
  /** Reason of a rejection that is often given: the files hold what may not leave. */
  presetFiles: { id: 'review.presetFiles' },
  /** Reason of a rejection that is often given: somebody is not to get it. */
  presetRecipient: { id: 'review.presetRecipient' },
  /** Reason of a rejection that is often given: the level does not fit. */
  presetLevel: { id: 'review.presetLevel' },
  /** Mails were permitted. */
  permitted: { id: 'review.permitted' },
  /** Mails were rejected. */
  rejected: { id: 'review.rejected' },
  /** Mails that somebody else had answered before, or whose sender took them back. */
  taken: { id: 'review.taken' },
  /** The answer did not get through. */
  failed: { id: 'review.failed' },
  /** Tries once more after a failure. */
  again: { id: 'review.again' },
  /** Leaves it. */
  leave: { id: 'review.leave' },
  /** Above a mail that was permitted: by whom and when. */
  permittedBy: { id: 'review.permittedBy' },
  /** Above a mail that was rejected: by whom, when and why. */
  rejectedBy: { id: 'review.rejectedBy' },
  /** The text opens with a password only. */
  sealed: { id: 'review.sealed' },
  /** The mail burns; reading it here does not count. */
  burn: { id: 'review.burn' },
  /** Where the open mail stands in its list. */
  place: { id: 'review.place' },
} as const satisfies Record<string, MessageDescriptor>;
