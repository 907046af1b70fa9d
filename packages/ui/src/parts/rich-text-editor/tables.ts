import { type Command, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  mergeCells,
  selectionCell,
  splitCell,
  toggleHeaderRow,
} from 'prosemirror-tables';
import type { TableActionName } from '../../foundation/strings/UiStrings.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** Commands for the table at the caret, by name. A command that returns false isn't available there. */
export const tableActions: Readonly<Record<TableActionName, Command>> = {
  rowAbove: addRowBefore,
  rowBelow: addRowAfter,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  deleteRow,
  deleteColumn,
  merge: mergeCells,
  split: splitCell,
  header: toggleHeaderRow,
  deleteTable,
};

/** Puts a table at the caret, the caret into its first cell, and a paragraph behind it where nothing follows. */
export function insertTable(rows: number, columns: number): Command {
  return (state, dispatch) => {
    const cell = () => nodes.table_cell.create(null, nodes.paragraph.create());
    const row = () => nodes.table_row.create(null, Array.from({ length: columns }, cell));
    const table = nodes.table.create({ width: '100%' }, Array.from({ length: rows }, row));
    const tr = state.tr.replaceSelectionWith(table);
    let at = -1;
    tr.doc.nodesBetween(Math.max(0, tr.mapping.map(state.selection.from, -1) - 1), tr.doc.content.size, (node, position) => {
      if (at < 0 && node.eq(table)) at = position;
      return at < 0;
    });
    if (at < 0) return false;
    const end = at + table.nodeSize;
    if (tr.doc.resolve(end).nodeAfter === null) tr.insert(end, nodes.paragraph.create());
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
    return true;
  };
}

/** Goes to the next cell; behind the last one a new row begins. */
export const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!dispatch || !view) return true;
  addRowAfter(state, dispatch);
  return goToNextCell(1)(view.state, dispatch);
};

/** Goes to the cell before. */
export const previousCell: Command = (state, dispatch) => isInTable(state) && (goToNextCell(-1)(state, dispatch) || true);

/** From the outermost row of a table with nothing beyond it the arrow makes a paragraph to go to. */
export function leaveTable(direction: 'up' | 'down'): Command {
  return (state, dispatch, view) => {
    if (!isInTable(state) || !state.selection.empty || !view?.endOfTextblock(direction)) return false;
    const $cell = selectionCell(state);
    const $row = state.doc.resolve($cell.pos);
    const tableDepth = $row.depth - 1;
    if (tableDepth < 1) return false;
    const index = $row.index(tableDepth);
    const table = $row.node(tableDepth);
    if (index !== (direction === 'up' ? 0 : table.childCount - 1)) return false;
    const at = direction === 'up' ? $row.before(tableDepth) : $row.after(tableDepth);
    const beyond = direction === 'up' ? state.doc.resolve(at).nodeBefore : state.doc.resolve(at).nodeAfter;
    if (beyond !== null) return false;
    const tr = state.tr.insert(at, nodes.paragraph.create());
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
    return true;
  };
}
