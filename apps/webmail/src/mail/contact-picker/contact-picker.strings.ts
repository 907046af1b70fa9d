import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `contact-picker`. */
export const contactPickerStrings = {
  /** The whole of an address book. */
  all: { id: 'contact-picker.all' },
  /** All people of the organization: a node of the organization's address book, and the recipient name. */
  everyone: { id: 'contact-picker.everyone' },
  /** Personal contacts in no group (CON-07). */
  noGroup: { id: 'contact-picker.noGroup' },
  /** Button: opens the dialog that chooses recipients. */
  open: { id: 'contact-picker.open' },
} as const satisfies Record<string, MessageDescriptor>;
