import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `invitation`. */
export const invitationStrings = {
  /** The answer to an invitation could not be given. */
  failed: { id: 'invitation.failed' },
  /** The same with its reason. */
  failedBecause: { id: 'invitation.failedBecause' },
  /** A newer mail has changed the event. */
  outdated: { id: 'invitation.outdated' },
} as const satisfies Record<string, MessageDescriptor>;
