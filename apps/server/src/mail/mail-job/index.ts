export { deleteUndo, selectUndo } from './filterUndo.repository.ts';
