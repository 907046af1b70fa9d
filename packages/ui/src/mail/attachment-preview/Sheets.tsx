import { type UIEvent, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { TabList, TabPanel, Tabs } from '../../parts/tabs/index.ts';
import * as styles from './AttachmentPreview.css.ts';
import type { PreviewSheet } from './PreviewDocument.ts';

/** Returns the name of a column: A to Z, then AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** The tables of a file, one behind the other. */
export function Sheets({ name, sheets }: { name: string; sheets: readonly PreviewSheet[] }) {
  const words = useStrings().attachmentPreview;
  const [only] = sheets;
  if (sheets.length <= 1) return <Sheet label={name} sheet={only ?? { name: '', rows: [] }} />;
  return (
    <Tabs className={styles.sheets}>
      <TabList label={words.sheets} tabs={sheets.map(({ name: title }, index) => ({ id: String(index), title }))} />
      {sheets.map((sheet, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sheets may have the same name
        <TabPanel key={index} id={String(index)} padding="none" className={styles.sheetPanel}>
          <Sheet label={sheet.name} sheet={sheet} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

const rowsAtOnce = 200;

/** A table with its columns lettered and its rows numbered. Rows are drawn as they come near. */
function Sheet({ label, sheet: { rows, isCut } }: { label: string; sheet: PreviewSheet }) {
  const words = useStrings().attachmentPreview;
  const [count, setCount] = useState(rowsAtOnce);
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const grow = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + clientHeight * 2 > scrollHeight && count < rows.length) setCount(count + rowsAtOnce);
  };
  if (columns === 0) return <p className={styles.middle}>{words.emptySheet}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a large table is moved with the arrow keys
    <section className={styles.tableScroller} aria-label={label} tabIndex={0} onScroll={grow}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {Array.from({ length: columns }, (_, index) => (
              <th key={columnName(index)} scope="col" className={styles.columnHead}>
                {columnName(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map((row, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
            <tr key={number}>
              <th scope="row" className={styles.rowHead}>
                {number + 1}
              </th>
              {Array.from({ length: columns }, (_, index) => (
                <td key={columnName(index)} className={styles.cell} dir="auto">
                  {row[index] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isCut && count >= rows.length && <p className={styles.tableEnd}>{words.cut}</p>}
    </section>
  );
}
