import type { BookActionSet } from './useBookActions.ts';
import type { BookData } from './useBookData.ts';
import type { BookViewControl } from './useBookView.ts';
import type { SelectionControl } from './useSelection.ts';
import type { UndoControl } from './useUndo.ts';

/** A dialog over a book. It has no address (RTE-24). */
export type BookDialog = 'import' | 'duplicates' | 'tutorial';

/** State of a book, and the actions on it. */
export interface BookParts {
  control: BookViewControl;
  data: BookData;
  selection: SelectionControl;
  actions: BookActionSet;
  undo: UndoControl;
  onDialog: (dialog: BookDialog) => void;
}
