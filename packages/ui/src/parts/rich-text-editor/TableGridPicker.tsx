import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './tools.css.ts';

const most = 8;
const upTo = Array.from({ length: most }, (_, index) => index + 1);

interface TableGridPickerProps {
  /** Accessible name of the grid. */
  label: string;
  onPick: (rows: number, columns: number) => void;
}

/** Asks how large a table shall be, by a grid: the pointer or the arrow keys span it. */
export function TableGridPicker({ label, onPick }: TableGridPickerProps) {
  const strings = useStrings().richTextEditor;
  const { direction } = useLocale();
  const [{ rows, columns }, setSize] = useState({ rows: 1, columns: 1 });
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const along = direction === 'rtl' ? -1 : 1;
    const step = { ArrowRight: [0, along], ArrowLeft: [0, -along], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const clamp = (size: number) => Math.max(1, Math.min(most, size));
    const next = { rows: clamp(rows + (step[0] ?? 0)), columns: clamp(columns + (step[1] ?? 0)) };
    setSize(next);
    grid.current?.querySelector<HTMLElement>(`[data-size="${next.rows}-${next.columns}"]`)?.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not of data */}
      <div ref={grid} role="grid" aria-label={label} className={styles.grid} onKeyDown={onKeyDown}>
        {upTo.map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div key={row} role="row" className={styles.gridRow}>
            {upTo.map((column) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              <div key={column} role="gridcell" className={styles.gridCell}>
                <button
                  type="button"
                  data-size={`${row}-${column}`}
                  data-chosen={(row <= rows && column <= columns) || undefined}
                  className={styles.gridButton}
                  aria-label={strings.tableSize(row, column)}
                  tabIndex={row === rows && column === columns ? 0 : -1}
                  // biome-ignore lint/a11y/noAutofocus: the popover was opened to choose here
                  autoFocus={row === 1 && column === 1}
                  onPointerEnter={() => setSize({ rows: row, columns: column })}
                  onClick={() => onPick(row, column)}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.gridSize} aria-hidden="true">
        {strings.tableSize(rows, columns)}
      </div>
    </>
  );
}
