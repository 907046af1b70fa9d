export { contactPickerStrings } from './contact-picker.strings.ts';
export { booksOf } from './contactBooks.ts';
export { RecipientPicker } from './parts.ts';
export { useBook } from './useBook.ts';
