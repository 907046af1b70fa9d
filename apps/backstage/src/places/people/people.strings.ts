import type { MessageDescriptor } from 'react-intl';

/** Words of the list of people. */
export const peopleStrings = {
  /** Heading of the page. */
  title: { id: 'people.title' },
  /** Beside the heading. */
  accounts: { id: 'people.accounts' },
  /** Name of the search. */
  search: { id: 'people.search' },
  searchPlaceholder: { id: 'people.searchPlaceholder' },
  /** Button. */
  add: { id: 'people.add' },
  /** Button. */
  import: { id: 'people.import' },
  /** Column. */
  name: { id: 'people.name' },
  /** Column. */
  address: { id: 'people.address' },
  /** Column. */
  number: { id: 'people.number' },
  /** Column and filter. */
  department: { id: 'people.department' },
  /** Column. */
  level: { id: 'people.level' },
  /** Column. */
  used: { id: 'people.used' },
  /** Bytes used of a capacity. */
  usedOf: { id: 'people.usedOf' },
  usedUnlimited: { id: 'people.usedUnlimited' },
  /** Column. */
  lastLogin: { id: 'people.lastLogin' },
  /** In place of a moment. */
  never: { id: 'people.never' },
  /** Column and filter. */
  state: { id: 'people.state' },
  /** Column and filter. */
  role: { id: 'people.role' },
  /** Filter. */
  factor: { id: 'people.factor' },
  factorBound: { id: 'people.factorBound' },
  factorMissing: { id: 'people.factorMissing' },
  /** Filter. */
  more: { id: 'people.more' },
  nearlyFull: { id: 'people.nearlyFull' },
  unused: { id: 'people.unused' },
  anyDepartment: { id: 'people.anyDepartment' },
  anyState: { id: 'people.anyState' },
  anyRole: { id: 'people.anyRole' },
  anyFactor: { id: 'people.anyFactor' },
  anyUse: { id: 'people.anyUse' },
  /** No row matches. */
  none: { id: 'people.none' },
  noneHelp: { id: 'people.noneHelp' },
} as const satisfies Record<string, MessageDescriptor>;

/** States of an account. */
export const personStateStrings = {
  active: { id: 'people.state.active' },
  disabled: { id: 'people.state.disabled' },
  blocked: { id: 'people.state.blocked' },
  waiting: { id: 'people.state.waiting' },
  'to-be-deleted': { id: 'people.state.to-be-deleted' },
} as const satisfies Record<string, MessageDescriptor>;
