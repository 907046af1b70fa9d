import type { MessageDescriptor } from 'react-intl';

/** Words of the company book. */
export const bookStrings = {
  /** Heading of the page. */
  title: { id: 'company-book.title' },
  /** Tab, and name of the grid. */
  contacts: { id: 'company-book.contacts' },
  /** Beside the heading. */
  count: { id: 'company-book.count' },
  /** Name of the search. */
  search: { id: 'company-book.search' },
  searchPlaceholder: { id: 'company-book.searchPlaceholder' },
  /** Column, filter and field. */
  category: { id: 'company-book.category' },
  /** Filter. */
  anyCategory: { id: 'company-book.anyCategory' },
  categoryRequired: { id: 'company-book.categoryRequired' },
  /** Column. */
  name: { id: 'company-book.name' },
  /** Column. */
  address: { id: 'company-book.address' },
  /** Column. */
  company: { id: 'company-book.company' },
  /** Column. */
  position: { id: 'company-book.position' },
  /** Column. */
  mobile: { id: 'company-book.mobile' },
  /** Title of an empty list. */
  none: { id: 'company-book.none' },
  /** Help in an empty book. */
  noCategory: { id: 'company-book.noCategory' },
  /** Button. */
  add: { id: 'company-book.add' },
  /** Button. */
  import: { id: 'company-book.import' },
  selected: { id: 'company-book.selected' },
  /** Button. */
  move: { id: 'company-book.move' },
  /** Button. */
  delete: { id: 'company-book.delete' },
  /** Button. */
  clear: { id: 'company-book.clear' },
  /** Button. */
  cancel: { id: 'company-book.cancel' },
  /** Title of a dialog. */
  moveTitle: { id: 'company-book.moveTitle' },
  /** Title of a dialog. */
  deleteTitle: { id: 'company-book.deleteTitle' },
  deleteHelp: { id: 'company-book.deleteHelp' },
  moved: { id: 'company-book.moved' },
  deleted: { id: 'company-book.deleted' },
  saved: { id: 'company-book.saved' },
  /** Heading. */
  importTitle: { id: 'company-book.importTitle' },
  /** Link. */
  back: { id: 'company-book.back' },
  /** Name of the zone for the file. */
  file: { id: 'company-book.file' },
  fileHelp: { id: 'company-book.fileHelp' },
  fileType: { id: 'company-book.fileType' },
  /** Field. */
  fileCategory: { id: 'company-book.fileCategory' },
  fileCategoryHelp: { id: 'company-book.fileCategoryHelp' },
  /** After the result of a row. */
  ignored: { id: 'company-book.ignored' },
  /** Title of a card. */
  done: { id: 'company-book.done' },
  /** Button. */
  downloadCsv: { id: 'company-book.downloadCsv' },
  /** Button. */
  downloadXlsx: { id: 'company-book.downloadXlsx' },
  onceHelp: { id: 'company-book.onceHelp' },
  /** Button, and link of a category. */
  toBook: { id: 'company-book.toBook' },
} as const satisfies Record<string, MessageDescriptor>;

/** Why a row is faulty. */
export const contactReasonStrings = {
  'no-address': { id: 'company-book.reason.no-address' },
  'bad-address': { id: 'company-book.reason.bad-address' },
  'long-name': { id: 'company-book.reason.long-name' },
  repeated: { id: 'company-book.reason.repeated' },
  'book-full': { id: 'company-book.reason.book-full' },
} as const satisfies Record<string, MessageDescriptor>;
