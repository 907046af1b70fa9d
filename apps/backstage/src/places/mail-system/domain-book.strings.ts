import type { MessageDescriptor } from 'react-intl';

/** Words of the address book that a domain is for others. */
export const domainBookStrings = {
  /** Tab, and name of its form. */
  title: { id: 'domain-book.title' },
  /** Section of the domains that see the people of this one. */
  people: { id: 'domain-book.people' },
  /** Field. */
  seenBy: { id: 'domain-book.seenBy' },
  seenByHelp: { id: 'domain-book.seenByHelp' },
  noOther: { id: 'domain-book.noOther' },
  /** Section of the books that the people of this domain see. */
  books: { id: 'domain-book.books' },
  /** Field. */
  first: { id: 'domain-book.first' },
  firstHelp: { id: 'domain-book.firstHelp' },
  /** Choice. */
  byName: { id: 'domain-book.byName' },
  /** In place of the fields. */
  alias: { id: 'domain-book.alias' },
} as const satisfies Record<string, MessageDescriptor>;
