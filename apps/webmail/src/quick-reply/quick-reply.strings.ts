import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `quick-reply`. */
export const quickReplyStrings = {
  /** ERR-51. */
  notPermitted: { id: 'quick-reply.notPermitted' },
} as const satisfies Record<string, MessageDescriptor>;
