import { continueTable } from './continueTable.ts';
import type { LetterPiece } from './letterPiece.ts';

/** Number of rows after which a table continues in another one. */
const mostRows = 2_000;

const isTable = (element: Element): element is HTMLTableElement => element.localName === 'table';

/** Continues tables with many rows in other ones. */
export function createTableParter() {
  /** Continued tables and row groups, by their first table or group. */
  const goesOn = new Map<Element, Element>();
  const beginnings = new Map<Element, Element>();
  const placeOf = (begun: Element) => goesOn.get(begun) ?? begun;
  const rowCounts = new Map<Element, number>();

  /** Continues a table with many rows in another table. */
  function* partTable(begun: Element, rows: number): Generator<LetterPiece, void> {
    const group = placeOf(begun);
    const table = group.parentElement;
    if (!(table && isTable(table))) return;
    const count = (rowCounts.get(table) ?? 0) + rows;
    rowCounts.set(table, count);
    // The first go has no parent yet: it is put into its place as a whole.
    if (count < mostRows || !table.parentElement) return;
    yield { to: group, nodes: [], weight: 0, isMeasured: true };
    const around = table.parentElement;
    if (!table.isConnected || !around) return;
    const part = continueTable(table, group);
    const begunTable = beginnings.get(table) ?? table;
    beginnings.set(part.table, begunTable);
    goesOn.set(begunTable, part.table);
    goesOn.set(begun, part.group);
    // A continuation is already inside a holder of its own.
    const place = beginnings.has(table) ? around.parentElement : around;
    yield { to: place ?? around, nodes: [part.holder], weight: 1 };
  }

  return { placeOf, partTable };
}
