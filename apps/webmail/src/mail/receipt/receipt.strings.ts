import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `receipt`. */
export const receiptStrings = {
  /** ERR-58. */
  COMMON_OPRATE_SUCCESS: { id: 'receipt.COMMON_OPRATE_SUCCESS' },
  /** The receipt could not be sent. */
  failed: { id: 'receipt.failed' },
  /** The same with its reason. */
  failedBecause: { id: 'receipt.failedBecause' },
} as const satisfies Record<string, MessageDescriptor>;
