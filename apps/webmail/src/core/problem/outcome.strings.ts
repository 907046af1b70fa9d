import type { MessageDescriptor } from 'react-intl';

/** Generic results of adding, changing, saving, deleting and exporting. */
export const outcomeStrings = {
  /** ERR-61: something was changed. */
  edited: { id: 'outcome.edited' },
  /** ERR-61. */
  editFailed: { id: 'outcome.editFailed' },
  /** ERR-61 with its reason. */
  editFailedBecause: { id: 'outcome.editFailedBecause' },
  /** ERR-62. */
  saveFailed: { id: 'outcome.saveFailed' },
  /** ERR-62 with its reason. */
  saveFailedBecause: { id: 'outcome.saveFailedBecause' },
  /** ERR-63. */
  addFailed: { id: 'outcome.addFailed' },
  /** ERR-63 with its reason. */
  addFailedBecause: { id: 'outcome.addFailedBecause' },
  /** ERR-64: something was deleted. */
  deleted: { id: 'outcome.deleted' },
  /** ERR-64. */
  deleteFailed: { id: 'outcome.deleteFailed' },
  /** ERR-64 with its reason. */
  deleteFailedBecause: { id: 'outcome.deleteFailedBecause' },
  /** ERR-65; that it went well says the list. */
  enableFailed: { id: 'outcome.enableFailed' },
  /** ERR-65 with its reason. */
  enableFailedBecause: { id: 'outcome.enableFailedBecause' },
  /** ERR-66; that it went well says the list. */
  disableFailed: { id: 'outcome.disableFailed' },
  /** ERR-66 with its reason. */
  disableFailedBecause: { id: 'outcome.disableFailedBecause' },
  /** ERR-68; that it went well says ERR-60. */
  exportFailed: { id: 'outcome.exportFailed' },
  /** ERR-68 with its reason. */
  exportFailedBecause: { id: 'outcome.exportFailedBecause' },
} as const satisfies Record<string, MessageDescriptor>;
