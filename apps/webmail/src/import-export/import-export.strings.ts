import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `import-export`. */
export const importExportStrings = {
  /** ERR-21. */
  notMail: { id: 'import-export.notMail' },
  /** ERR-21, of several files that were chosen. */
  notMails: { id: 'import-export.notMails' },
  /** ERR-22. */
  tooBig: { id: 'import-export.tooBig' },
  /** The file has no content (IMX-06). */
  empty: { id: 'import-export.empty' },
  /** At a file that went in: how many mails it held. */
  result: { id: 'import-export.result' },
  /** Of these, how many the folder had already. */
  present: { id: 'import-export.present' },
  /** Of these, how many could not be imported. */
  failedMails: { id: 'import-export.failedMails' },
  /** All files went in (ERR-67). */
  done: { id: 'import-export.done' },
  /** Not all files went in (ERR-67). */
  failed: { id: 'import-export.failed' },
} as const satisfies Record<string, MessageDescriptor>;
