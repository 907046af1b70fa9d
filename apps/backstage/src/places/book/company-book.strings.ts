import type { MessageDescriptor } from 'react-intl';

/** Words of the books. */
export const bookStrings = {
  /** Heading of the page. */
  title: { id: 'company-book.title' },
} as const satisfies Record<string, MessageDescriptor>;
