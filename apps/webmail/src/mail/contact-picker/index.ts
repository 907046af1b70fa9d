export { booksOf, toTree } from './contactBooks.ts';
