import type { MessageDescriptor } from 'react-intl';

/** Names of the roles. */
export const roleNameStrings = {
  super: { id: 'role-name.super' },
  organisation: { id: 'role-name.organisation' },
  auditor: { id: 'role-name.auditor' },
} as const satisfies Record<string, MessageDescriptor>;
