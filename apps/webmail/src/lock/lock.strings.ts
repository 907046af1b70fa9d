import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `lock`. */
export const lockStrings = {
  /** ERR-09. */
  ADMIN_CANCEL_PWD: { id: 'lock.ADMIN_CANCEL_PWD' },
} as const satisfies Record<string, MessageDescriptor>;
