import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `preview`. */
export const previewStrings = {
  /** ERR-31. */
  tooLarge: { id: 'preview.tooLarge' },
  /** ERR-57: a file was put into the file centre. */
  saved: { id: 'preview.saved' },
  /** Button of that toast: opens the folder picker. */
  chooseFolder: { id: 'preview.chooseFolder' },
  /** The address of the preview doesn't identify an attachment. */
  noFile: { id: 'preview.noFile' },
} as const satisfies Record<string, MessageDescriptor>;
