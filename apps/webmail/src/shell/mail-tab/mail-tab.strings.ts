import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `mail-tab`. */
export const mailTabStrings = {
  /** ERR-55. */
  discardTitle: { id: 'mail-tab.discardTitle' },
  /** Warns that unsaved changes will be lost. */
  discardHelp: { id: 'mail-tab.discardHelp' },
  /** Confirms. */
  discard: { id: 'mail-tab.discard' },
  /** Confirms: saves the message to Drafts and closes its tab. */
  saveAndClose: { id: 'mail-tab.saveAndClose' },
  /** ERR-53. */
  burnTitle: { id: 'mail-tab.burnTitle' },
  /** ERR-54. */
  burnAllTitle: { id: 'mail-tab.burnAllTitle' },
  /** Explains the consequence. */
  burnHelp: { id: 'mail-tab.burnHelp' },
  /** Confirms. */
  close: { id: 'mail-tab.close' },
  /** Stays. */
  stay: { id: 'mail-tab.stay' },
} as const satisfies Record<string, MessageDescriptor>;
