export { AddressBook, type AddressBookProps, BOOK_PAGE_SIZE, type BookContact, type ExportForm } from './AddressBook.tsx';
export { ContactImportDialog, type ContactImportDialogProps } from './ContactImportDialog.tsx';
export { CONTACT_FILE_LIMIT, CONTACT_FILE_TYPES, type ContactFileProblem, contactFileProblem } from './contactFile.ts';
