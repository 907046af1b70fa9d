import type { MessageDescriptor } from 'react-intl';

/** Words of the departments. */
export const departmentStrings = {
  /** Heading of the page. */
  title: { id: 'department.title' },
  /** Beside the heading. */
  count: { id: 'department.count' },
  /** Above the tree. */
  hint: { id: 'department.hint' },
  /** Button. */
  add: { id: 'department.add' },
  /** Button. */
  addBelow: { id: 'department.addBelow' },
  /** Button. */
  delete: { id: 'department.delete' },
  /** Field. */
  name: { id: 'department.name' },
  nameRequired: { id: 'department.nameRequired' },
  /** Row. */
  people: { id: 'department.people' },
  ownAndAll: { id: 'department.ownAndAll' },
  /** Link. */
  showPeople: { id: 'department.showPeople' },
  /** Dialog. */
  newTitle: { id: 'department.newTitle' },
  create: { id: 'department.create' },
  cancel: { id: 'department.cancel' },
  saved: { id: 'department.saved' },
  moved: { id: 'department.moved' },
  /** Question. */
  deleteTitle: { id: 'department.deleteTitle' },
  deleteHelp: { id: 'department.deleteHelp' },
  deleteEmpty: { id: 'department.deleteEmpty' },
  /** Field. */
  target: { id: 'department.target' },
  targetRequired: { id: 'department.targetRequired' },
  /** Title. */
  none: { id: 'department.none' },
} as const satisfies Record<string, MessageDescriptor>;
