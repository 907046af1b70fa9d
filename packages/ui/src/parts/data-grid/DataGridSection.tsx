// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot be laid out by tracks that are resized
// biome-ignore-all lint/a11y/useFocusableInteractive: rows that can do something take the focus, their parts do not
import { memo, type ReactNode, useId } from 'react';
import { Block } from '../../foundation/grid-core/Block.tsx';
import { isSameBlock, type RowBlock, useRowBlocks } from '../../foundation/grid-core/rowBlock.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import type { DataGridSection as Section } from './column.ts';
import * as styles from './DataGrid.css.ts';
import type { DataGridProps } from './DataGrid.tsx';
import { block as blockStyle } from './DataGridBlock.css.ts';
import { DataGridRow } from './DataGridRow.tsx';

interface RowsProps<T> extends Pick<DataGridProps<T>, 'columns' | 'textValue'> {
  block: RowBlock<T>;
  rowActions: DataGridProps<T>['rowActions'];
  hasBox: boolean;
  disabledKeys: ReadonlySet<string>;
  /** `undefined` if rows can't be selected. */
  selectedKeys: ReadonlySet<string> | undefined;
}

interface DataGridSectionProps<T> extends Omit<RowsProps<T>, 'block'>, Pick<DataGridProps<T>, 'getKey' | 'rowSize'> {
  section: Section<T>;
}

/** Rows under their title, or all rows of a grid without titles. */
export function DataGridSection<T>({ section, getKey, rowSize, ...rows }: DataGridSectionProps<T>) {
  const titleId = useId();
  const { dataGrid: words } = useStrings();
  const blocks = useRowBlocks(section.rows, getKey).map((block) => (
    <Block key={block.id} block={block} className={blockStyle} size={rowSize}>
      <Rows block={block} {...rows} />
    </Block>
  ));
  if (section.title === undefined) return section.rows.length > 0 && <div role="rowgroup">{blocks}</div>;
  return (
    <div role="rowgroup" aria-labelledby={titleId}>
      <div role="row" className={styles.groupRow}>
        <span role="gridcell" aria-colspan={rows.columns.length + (rows.hasBox ? 1 : 0)} className={styles.group}>
          <span id={titleId} className={styles.groupTitle}>
            {section.title}
          </span>
          <span className={styles.groupCount}>{words.count(section.rows.length)}</span>
        </span>
      </div>
      {blocks}
    </div>
  );
}

/** Block of rows, rendered again only if a row or its selection changes. */
const Rows = memo(function Rows<T>({ block, textValue, disabledKeys, selectedKeys, ...look }: RowsProps<T>) {
  return block.rows.map((row, index) => {
    const key = block.keys[index] ?? '';
    return (
      <DataGridRow
        key={key}
        {...look}
        row={row}
        rowKey={key}
        name={textValue(row)}
        isSelected={selectedKeys?.has(key)}
        isDisabled={disabledKeys.has(key)}
      />
    );
  });
}, isSameBlock) as <T>(props: RowsProps<T>) => ReactNode;
