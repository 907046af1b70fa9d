import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `lock`. */
export const lockStrings = {
  /** ERR-09. */
  ADMIN_CANCEL_PWD: { id: 'lock.ADMIN_CANCEL_PWD' },
  /** Title of the section in the settings. */
  title: { id: 'lock.title' },
  /** Below it. */
  description: { id: 'lock.description' },
  /** State of an area: it has no lock. */
  open: { id: 'lock.open' },
  /** State of an area: locked, the password is required. */
  locked: { id: 'lock.locked' },
  /** State of an area: opened until the session ends. */
  released: { id: 'lock.released' },
  /** Button at a locked area. */
  unlock: { id: 'lock.unlock' },
  /** Button: sets the lock. */
  set: { id: 'lock.set' },
  /** Button: another password or other areas. */
  change: { id: 'lock.change' },
  /** In a separate window with a message, file or print view: the screen was locked in another window. */
  away: { id: 'lock.away' },
  /** Below it: where it is unlocked. */
  awayHelp: { id: 'lock.awayHelp' },
  /** Result of a change. */
  saved: { id: 'lock.saved' },
} as const satisfies Record<string, MessageDescriptor>;
