import type { MessageDescriptor } from 'react-intl';

/** Words of actions on several people. */
export const bulkStrings = {
  /** Beside the buttons. */
  selected: { id: 'people-bulk.selected' },
  /** Opens the menu. */
  actions: { id: 'people-bulk.actions' },
  /** Button: nothing is selected then. */
  clear: { id: 'people-bulk.clear' },
  /** Dialog: an action and the number of people. */
  title: { id: 'people-bulk.title' },
  cancel: { id: 'people-bulk.cancel' },
  /** A box before a field. */
  set: { id: 'people-bulk.set' },
  /** A box. */
  mustChange: { id: 'people-bulk.mustChange' },
  /** Label of the field for the number of people. */
  deleteField: { id: 'people-bulk.deleteField' },
  /** Button of a finished job. */
  undo: { id: 'people-bulk.undo' },
} as const satisfies Record<string, MessageDescriptor>;

/** Actions on several people. */
export const bulkActionStrings = {
  change: { id: 'people-bulk.action.change' },
  disable: { id: 'people-bulk.action.disable' },
  enable: { id: 'people-bulk.action.enable' },
  reset: { id: 'people-bulk.action.reset' },
  delete: { id: 'people-bulk.action.delete' },
  restore: { id: 'people-bulk.action.restore' },
} as const satisfies Record<string, MessageDescriptor>;

/** Effects of the actions. */
export const bulkHelpStrings = {
  change: { id: 'people-bulk.help.change' },
  disable: { id: 'people-bulk.help.disable' },
  enable: { id: 'people-bulk.help.enable' },
  reset: { id: 'people-bulk.help.reset' },
  delete: { id: 'people-bulk.help.delete' },
  restore: { id: 'people-bulk.help.restore' },
} as const satisfies Record<string, MessageDescriptor>;
