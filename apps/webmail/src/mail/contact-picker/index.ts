export { booksOf } from './contactBooks.ts';
