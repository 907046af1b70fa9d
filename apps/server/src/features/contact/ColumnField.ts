import type { ContactField } from '@jinshu/api';

/** Columns that a table of contacts can have: fields, and parts of which a field is made. */
export type ColumnField =
  | Exclude<ContactField, 'groupIds' | 'imageUrl'>
  | 'groups'
  | 'familyName'
  | 'givenName'
  | 'middleName'
  | 'nickname';
