import type { MessageDescriptor } from 'react-intl';

/** Words of the categories of the company book. */
export const categoryStrings = {
  /** Tab, and name of the tree. */
  title: { id: 'company-category.title' },
  /** Above the tree. */
  hint: { id: 'company-category.hint' },
  /** Button. */
  add: { id: 'company-category.add' },
  /** Button. */
  addBelow: { id: 'company-category.addBelow' },
  /** Button. */
  delete: { id: 'company-category.delete' },
  /** Field. */
  name: { id: 'company-category.name' },
  nameRequired: { id: 'company-category.nameRequired' },
  /** Row. */
  contacts: { id: 'company-category.contacts' },
  ownAndAll: { id: 'company-category.ownAndAll' },
  /** Dialog. */
  newTitle: { id: 'company-category.newTitle' },
  create: { id: 'company-category.create' },
  cancel: { id: 'company-category.cancel' },
  saved: { id: 'company-category.saved' },
  moved: { id: 'company-category.moved' },
  /** Question. */
  deleteTitle: { id: 'company-category.deleteTitle' },
  deleteHelp: { id: 'company-category.deleteHelp' },
  deleteEmpty: { id: 'company-category.deleteEmpty' },
  /** Field. */
  target: { id: 'company-category.target' },
  targetRequired: { id: 'company-category.targetRequired' },
  /** Title. */
  none: { id: 'company-category.none' },
} as const satisfies Record<string, MessageDescriptor>;
