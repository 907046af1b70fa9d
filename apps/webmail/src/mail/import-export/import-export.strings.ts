import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `import-export`. */
export const importExportStrings = {
  /** ERR-21. */
  notMail: { id: 'import-export.notMail' },
  /** ERR-21, if several files were selected. */
  notMails: { id: 'import-export.notMails' },
  /** ERR-22. */
  tooBig: { id: 'import-export.tooBig' },
  /** The file has no content (IMX-06). */
  empty: { id: 'import-export.empty' },
  /** Number of messages in an imported file. */
  result: { id: 'import-export.result' },
  /** Number of these that were already in the folder. */
  present: { id: 'import-export.present' },
  /** Number of these that couldn't be imported. */
  failedMails: { id: 'import-export.failedMails' },
  /** All files went in (ERR-67). */
  done: { id: 'import-export.done' },
  /** Not all files went in (ERR-67). */
  failed: { id: 'import-export.failed' },
} as const satisfies Record<string, MessageDescriptor>;
