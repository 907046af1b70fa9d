import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `mail-tab`. */
export const mailTabStrings = {
  /** ERR-55. */
  discardTitle: { id: 'mail-tab.discardTitle' },
  /** What is lost. */
  discardHelp: { id: 'mail-tab.discardHelp' },
  /** Confirms. */
  discard: { id: 'mail-tab.discard' },
  /** Confirms: the letter goes to Drafts, and its tab closes. */
  saveAndClose: { id: 'mail-tab.saveAndClose' },
  /** ERR-53. */
  burnTitle: { id: 'mail-tab.burnTitle' },
  /** ERR-54. */
  burnAllTitle: { id: 'mail-tab.burnAllTitle' },
  /** What follows. */
  burnHelp: { id: 'mail-tab.burnHelp' },
  /** Confirms. */
  close: { id: 'mail-tab.close' },
  /** Stays. */
  stay: { id: 'mail-tab.stay' },
} as const satisfies Record<string, MessageDescriptor>;
