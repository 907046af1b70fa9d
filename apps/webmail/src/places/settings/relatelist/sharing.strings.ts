import type { MessageDescriptor } from 'react-intl';

/** Texts of the page that shares the own mailbox. */
export const sharingStrings = {
  /** Label of the field for colleagues. */
  colleagues: { id: 'sharing.colleagues' },
  /** The field is empty. */
  nobody: { id: 'sharing.nobody' },
  /** The user entered their own address. */
  own: { id: 'sharing.own' },
  /** A session of the colleague is in the mailbox. */
  inUse: { id: 'sharing.inUse' },
  /** The colleague never opened the mailbox. */
  never: { id: 'sharing.never' },
  /** Result of sharing. */
  shared: { id: 'sharing.shared' },
  /** A level was changed. */
  changed: { id: 'sharing.changed' },
  /** A colleague was removed. */
  removed: { id: 'sharing.removed' },
  /** A file that isn't a table. */
  unreadable: { id: 'sharing.unreadable' },
  /** A file with too many rows. */
  tooLong: { id: 'sharing.tooLong' },
  /** The page lists no colleagues, because the mailbox belongs to others. */
  notOwn: { id: 'sharing.notOwn' },
} as const satisfies Record<string, MessageDescriptor>;
