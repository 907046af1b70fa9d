import type { MessageDescriptor } from 'react-intl';

/** Words of the reviewers and their deputies. */
export const reviewerStrings = {
  /** Column. */
  name: { id: 'reviewer.name' },
  /** Column. */
  address: { id: 'reviewer.address' },
  /** Column. */
  rules: { id: 'reviewer.rules' },
  /** Column and field. */
  deputy: { id: 'reviewer.deputy' },
  /** The deputy with the first and last day. */
  span: { id: 'reviewer.span' },
  noDeputy: { id: 'reviewer.noDeputy' },
  /** Button of a row. */
  set: { id: 'reviewer.set' },
  /** Button of a row. */
  remove: { id: 'reviewer.remove' },
  removed: { id: 'reviewer.removed' },
  /** Dialog. */
  title: { id: 'reviewer.title' },
  help: { id: 'reviewer.help' },
  /** Field. */
  firstDay: { id: 'reviewer.firstDay' },
  /** Field. */
  lastDay: { id: 'reviewer.lastDay' },
  deputyRequired: { id: 'reviewer.deputyRequired' },
  dayRequired: { id: 'reviewer.dayRequired' },
  save: { id: 'reviewer.save' },
  cancel: { id: 'reviewer.cancel' },
  saved: { id: 'reviewer.saved' },
  none: { id: 'reviewer.none' },
  /** State. */
  disabled: { id: 'reviewer.disabled' },
  /** Name of the table. */
  grid: { id: 'reviewer.grid' },
} as const satisfies Record<string, MessageDescriptor>;
