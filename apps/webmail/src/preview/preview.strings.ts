import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `preview`. */
export const previewStrings = {
  /** ERR-31. */
  tooLarge: { id: 'preview.tooLarge' },
  /** ERR-57: a file was put into the file centre. */
  saved: { id: 'preview.saved' },
  /** The address of the preview names no file of a mail. */
  noFile: { id: 'preview.noFile' },
} as const satisfies Record<string, MessageDescriptor>;
