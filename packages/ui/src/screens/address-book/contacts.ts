import type { ContactSource } from '../../mail/contact-picker/index.ts';

/** Default number of contacts per page of an address book. */
export const BOOK_PAGE_SIZE = 10;

/** Format of an exported address book: a table for Excel or as text, cards, or a table for another program. */
export type ExportForm = 'xlsx' | 'csv' | 'vcf' | 'foxmail' | 'outlook';

/** Contact in an address book. */
export interface BookContact {
  id: string;
  name: string;
  address: string;
  mobile?: string | undefined;
  company?: string | undefined;
  department?: string | undefined;
  position?: string | undefined;
  /** Number of an employee. */
  jobNumber?: string | undefined;
  /** Names of its groups. */
  groups?: readonly string[] | undefined;
  imageUrl?: string | undefined;
  /** Whether it was added automatically after a message was sent. @default false */
  isAutomatic?: boolean | undefined;
}

/** An address book in the list of books. */
export interface BookEntry {
  source: ContactSource;
  /** Address of its page. */
  href: string;
  count?: number | undefined;
}

/** Group, department, category or domain of a book, with those below it. */
export interface BookNode {
  id: string;
  name: string;
  count?: number | undefined;
  children?: readonly BookNode[] | undefined;
  /** A group of the user: it can be renamed and deleted, and takes contacts. @default false */
  isOwn?: boolean | undefined;
}

/** Data transfer type of dragged contacts: a JSON array of their ids. */
export const CONTACTS_TYPE = 'application/x-jinshu-contacts';

/** Returns the ids of dropped contacts. Other pages can write this type too: anything but a list of ids returns an empty list. */
export function readContacts(transfer: DataTransfer): readonly string[] {
  try {
    const ids: unknown = JSON.parse(transfer.getData(CONTACTS_TYPE));
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
