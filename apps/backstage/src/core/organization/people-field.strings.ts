import type { MessageDescriptor } from 'react-intl';

/** Words of fields for people and departments. */
export const peopleFieldStrings = {
  /** Inside the field. */
  placeholder: { id: 'people-field.placeholder' },
} as const satisfies Record<string, MessageDescriptor>;
