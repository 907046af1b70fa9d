import type { MessageDescriptor } from 'react-intl';

/** Texts of the page of filter rules. */
export const filterStrings = {
  /** Below the heading of the page. */
  help: { id: 'filter.help' },
  /** Summary of a rule: its conditions, and its action. */
  summary: { id: 'filter.summary' },
  /** Condition in a summary. */
  condition: { id: 'filter.condition' },
  /** Condition about the size in a summary. */
  sizeCondition: { id: 'filter.sizeCondition' },
  /** Condition that something exists. */
  existsCondition: { id: 'filter.existsCondition' },
  /** First condition of several that must all be met; count is the number of the others. */
  allOf: { id: 'filter.allOf' },
  /** First condition of several of which one must be met; count is the number of all. */
  anyOf: { id: 'filter.anyOf' },
  /** Summary of a rule without conditions. */
  everything: { id: 'filter.everything' },
  /** Action of a rule with its folder, tag, flag or address. */
  target: { id: 'filter.target' },
  /** The folder of a rule was deleted. */
  missingFolder: { id: 'filter.missingFolder' },
  /** The tag of a rule was deleted. */
  missingTag: { id: 'filter.missingTag' },
  /** Saves the form. */
  save: { id: 'filter.save' },
  /** Closes the form. */
  cancel: { id: 'filter.cancel' },
  /** Opens a copy of the rule. */
  copy: { id: 'filter.copy' },
  /** Name of a copy. */
  copyName: { id: 'filter.copyName' },
  /** Deletes the rule. */
  delete: { id: 'filter.delete' },
  /** Question before a rule is deleted. */
  deleteTitle: { id: 'filter.deleteTitle' },
  /** Below that question. */
  deleteHelp: { id: 'filter.deleteHelp' },
  /** Checkbox in the form. */
  alsoApply: { id: 'filter.alsoApply' },
  /** Opens the dialog that applies a rule. */
  apply: { id: 'filter.apply' },
  /** Title of that dialog. */
  applyTitle: { id: 'filter.applyTitle' },
  /** Field of that dialog. */
  applyFolder: { id: 'filter.applyFolder' },
  /** Below that field. */
  applyHelp: { id: 'filter.applyHelp' },
  /** Button of that dialog. */
  applyNow: { id: 'filter.applyNow' },
  /** A rule is being applied. */
  applying: { id: 'filter.applying' },
  /** Stops that. */
  stop: { id: 'filter.stop' },
  /** A rule was applied. */
  applied: { id: 'filter.applied' },
  /** Applying a rule was stopped. */
  stopped: { id: 'filter.stopped' },
  /** Its progress can't be read anymore. */
  lost: { id: 'filter.lost' },
  /** Undoes it. */
  undo: { id: 'filter.undo' },
  /** It is being undone. */
  undoing: { id: 'filter.undoing' },
  /** It was undone. */
  undone: { id: 'filter.undone' },
  /** Hides the line about it. */
  dismiss: { id: 'filter.dismiss' },
  /** It couldn't be undone. */
  undoFailed: { id: 'filter.undoFailed' },
  /** It couldn't be undone, with the reason. */
  undoFailedBecause: { id: 'filter.undoFailedBecause' },
  /** A rule couldn't be applied. */
  applyFailed: { id: 'filter.applyFailed' },
  /** A rule couldn't be applied, with the reason. */
  applyFailedBecause: { id: 'filter.applyFailedBecause' },
} as const satisfies Record<string, MessageDescriptor>;
