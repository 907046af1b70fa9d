import type { MessageDescriptor } from 'react-intl';

/** Words of alerts. */
export const alertStrings = {
  /** Field. */
  people: { id: 'system-alert.people' },
  /** Below the field. */
  peopleHelp: { id: 'system-alert.peopleHelp' },
  /** Field. */
  queueLimit: { id: 'system-alert.queueLimit' },
  /** Below the field. */
  queueHelp: { id: 'system-alert.queueHelp' },
  /** Unit of the field. */
  mails: { id: 'system-alert.mails' },
  /** Field. */
  freePercent: { id: 'system-alert.freePercent' },
  /** Below the field. */
  freeHelp: { id: 'system-alert.freeHelp' },
  /** Unit of the field. */
  percentUnit: { id: 'system-alert.percentUnit' },
  /** Section. */
  open: { id: 'system-alert.open' },
  /** Beside the cause. */
  since: { id: 'system-alert.since' },
  /** Beside the cause. */
  told: { id: 'system-alert.told' },
  /** Beside the cause. */
  notTold: { id: 'system-alert.notTold' },
  /** Instead of the list. */
  none: { id: 'system-alert.none' },
  /** After saving. */
  saved: { id: 'system-alert.saved' },
} as const satisfies Record<string, MessageDescriptor>;
