import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `recall`. */
export const recallStrings = {
  /** Question before a message is recalled from all recipients. */
  title: { id: 'recall.title' },
  /** Question before a message is recalled from one recipient. */
  titleOne: { id: 'recall.titleOne' },
  /** Explains a recall, and that a message can be recalled only once. */
  help: { id: 'recall.help' },
  /** Confirms. */
  confirm: { id: 'recall.confirm' },
  /** Leaves the mail where it is. */
  cancel: { id: 'recall.cancel' },
  /** ERR-11. */
  failed: { id: 'recall.failed' },
  /** Tries again after a failure. */
  again: { id: 'recall.again' },
  /** Closes what says that it failed. */
  close: { id: 'recall.close' },
  /** Outcome: the mail was taken out of the mailbox. */
  'taken-back': { id: 'recall.taken-back' },
  /** Outcome: the mail had not left, and does not. */
  stopped: { id: 'recall.stopped' },
  /** Why not: it was read. */
  read: { id: 'recall.read' },
  /** Reason for a failed recall: a member of a group has read it. */
  'partly-read': { id: 'recall.partly-read' },
  /** Why not: it is with another server. */
  outside: { id: 'recall.outside' },
  /** Reason for a failed recall: it is in transit to another server. */
  'on-its-way': { id: 'recall.on-its-way' },
  /** Why not: the recipient has removed it. */
  removed: { id: 'recall.removed' },
  /** Why not: it never got there. */
  'not-delivered': { id: 'recall.not-delivered' },
  /** Name of the file with the results. */
  fileName: { id: 'recall.fileName' },
} as const satisfies Record<string, MessageDescriptor>;
