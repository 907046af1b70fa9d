export { type ActionTarget, AddressBook, type AddressBookProps } from './AddressBook.tsx';
export { BookSidebar, type BookSidebarProps } from './BookSidebar.tsx';
export { BookTree, type BookTreeProps } from './BookTree.tsx';
export { type CardDetail, ContactCard, type ContactCardProps } from './ContactCard.tsx';
export { ContactEditor, type ContactEditorProps } from './ContactEditor.tsx';
export {
  ContactImportDialog,
  type ContactImportDialogProps,
  type ContactImportOptions,
  type ContactImportResult,
} from './ContactImportDialog.tsx';
export { CONTACT_FILE_LIMIT, CONTACT_FILE_TYPES, type ContactFileProblem, contactFileProblem } from './contactFile.ts';
export { BOOK_PAGE_SIZE, type BookContact, type BookEntry, type BookNode, type ExportForm } from './contacts.ts';
export { type DuplicateSet, DuplicatesDialog, type DuplicatesDialogProps } from './DuplicatesDialog.tsx';
export type { PossibleDuplicate } from './EditorAside.tsx';
export { type ExportHelp, ExportHelpDialog, type ExportHelpDialogProps } from './ExportHelpDialog.tsx';
export { type ChosenGroup, GroupChooser, type GroupChooserProps } from './GroupChooser.tsx';
export type { ContactImportRow } from './ImportRows.tsx';
export type { MergeContact } from './merging.ts';
export type { SharedEntries, SharedEntry } from './SharedList.tsx';
