import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `recall`. */
export const recallStrings = {
  /** Question before a mail is called back from everybody. */
  title: { id: 'recall.title' },
  /** Question before a mail is called back from one recipient. */
  titleOne: { id: 'recall.titleOne' },
  /** What a recall can do, and that it is done once. */
  help: { id: 'recall.help' },
  /** Confirms. */
  confirm: { id: 'recall.confirm' },
  /** Leaves the mail where it is. */
  cancel: { id: 'recall.cancel' },
  /** ERR-11. */
  failed: { id: 'recall.failed' },
  /** Tries once more after a failure. */
  again: { id: 'recall.again' },
  /** Closes what says that it failed. */
  close: { id: 'recall.close' },
  /** Outcome: the mail was taken out of the mailbox. */
  'taken-back': { id: 'recall.taken-back' },
  /** Outcome: the mail had not left, and does not. */
  stopped: { id: 'recall.stopped' },
  /** Why not: it was read. */
  read: { id: 'recall.read' },
  /** Why not: somebody of a group has read it. */
  'partly-read': { id: 'recall.partly-read' },
  /** Why not: it is with another server. */
  outside: { id: 'recall.outside' },
  /** Why not: it is on its way to another server. */
  'on-its-way': { id: 'recall.on-its-way' },
  /** Why not: the recipient has removed it. */
  removed: { id: 'recall.removed' },
  /** Why not: it never got there. */
  'not-delivered': { id: 'recall.not-delivered' },
  /** Name of the file with the results. */
  fileName: { id: 'recall.fileName' },
} as const satisfies Record<string, MessageDescriptor>;
