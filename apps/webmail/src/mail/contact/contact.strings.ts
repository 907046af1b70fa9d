import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `contact`. */
export const contactStrings = {
  /** Result: the address is a personal contact now. */
  added: { id: 'contact.added' },
  /** Button beside that: opens the form of the new contact. */
  edit: { id: 'contact.edit' },
  /** Result: mail of this sender never goes to Spam. */
  trusted: { id: 'contact.trusted' },
  /** Result: mail of this sender goes to Spam. */
  refused: { id: 'contact.refused' },
  /** Title of the tab with a person's messages. */
  mailsOf: { id: 'contact.mailsOf' },
} as const satisfies Record<string, MessageDescriptor>;
