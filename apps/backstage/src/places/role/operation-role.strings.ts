import type { MessageDescriptor } from 'react-intl';

/** Words of the roles. */
export const operationRoleStrings = {
  /** Heading of the page. */
  title: { id: 'operation-role.title' },
  /** Button. */
  give: { id: 'operation-role.give' },
  /** Button of a row. */
  change: { id: 'operation-role.change' },
  /** Button of a row. */
  withdraw: { id: 'operation-role.withdraw' },
  /** Column and field. */
  person: { id: 'operation-role.person' },
  /** Column. */
  address: { id: 'operation-role.address' },
  /** Column and field. */
  role: { id: 'operation-role.role' },
  /** Column and field. */
  departments: { id: 'operation-role.departments' },
  /** Column. */
  granted: { id: 'operation-role.granted' },
  /** In place of departments. */
  all: { id: 'operation-role.all' },
  /** After a name. */
  disabled: { id: 'operation-role.disabled' },
  /** Field. */
  find: { id: 'operation-role.find' },
  personRequired: { id: 'operation-role.personRequired' },
  save: { id: 'operation-role.save' },
  cancel: { id: 'operation-role.cancel' },
  /** Question. */
  withdrawTitle: { id: 'operation-role.withdrawTitle' },
  withdrawHelp: { id: 'operation-role.withdrawHelp' },
  /** No row. */
  none: { id: 'operation-role.none' },
  aboutSuper: { id: 'operation-role.aboutSuper' },
  aboutOrganisation: { id: 'operation-role.aboutOrganisation' },
  aboutAuditor: { id: 'operation-role.aboutAuditor' },
} as const satisfies Record<string, MessageDescriptor>;
