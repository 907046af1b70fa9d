import type { MessageDescriptor } from 'react-intl';

/** Words of fields for people and departments. */
export const peopleFieldStrings = {
  /** Inside the field. */
  placeholder: { id: 'people-field.placeholder' },
  /** In place of a department. */
  noDepartment: { id: 'people-field.noDepartment' },
} as const satisfies Record<string, MessageDescriptor>;
