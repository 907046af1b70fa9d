/** Continuation of a long table in a further table that looks like its next rows. */
export interface TablePart {
  /** Element to insert after the table. */
  holder: HTMLElement;
  table: HTMLTableElement;
  /** Row group that receives further rows. */
  group: Element;
}

const width = (cell: Element): number => cell.getBoundingClientRect().width;

/** A row that tells how wide every column is. */
const plainRow = (table: HTMLTableElement): HTMLTableRowElement | undefined =>
  [...table.rows]
    .slice(0, 20)
    .find(({ cells }) => cells.length > 0 && [...cells].every(({ colSpan, rowSpan }) => colSpan === 1 && rowSpan === 1));

/**
 * Begins the next part of a long table that is in sight. A browser lays a table out as a whole: one of ten thousand rows would hold up the
 * page with each row that comes. The columns keep their widths, and a part that is far from what is in sight is not laid out at all.
 */
export function continueTable(table: HTMLTableElement, group: Element): TablePart {
  const { ownerDocument } = table;
  const next = table.cloneNode(false) as HTMLTableElement;
  const nextGroup = group.cloneNode(false) as Element;
  for (const copy of [next, nextGroup]) copy.removeAttribute('id');
  const row = plainRow(table);
  if (row) {
    const columns = ownerDocument.createElement('colgroup');
    for (const cell of row.cells) columns.append(Object.assign(ownerDocument.createElement('col'), { width: String(width(cell)) }));
    next.append(columns);
    next.style.setProperty('table-layout', 'fixed', 'important');
    if (next.style.width === '' && !next.hasAttribute('width')) next.style.width = `${width(table)}px`;
  }
  next.append(nextGroup);
  table.style.marginBlockEnd = '0';
  next.style.marginBlockStart = '0';
  const holder = ownerDocument.createElement('div');
  holder.style.contentVisibility = 'auto';
  // What the part will be as high as, until it has been in sight.
  holder.style.setProperty('contain-intrinsic-size', `auto ${Math.round(width(table))}px auto ${Math.round(table.offsetHeight)}px`);
  holder.append(next);
  return { holder, table: next, group: nextGroup };
}
