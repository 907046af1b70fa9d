import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { GridList, GridListItem, type GridListProps, ListLayout, Virtualizer } from 'react-aria-components';
import * as styles from './VirtualList.css.ts';

type Base<T> = Pick<
  GridListProps<T>,
  'selectionMode' | 'selectionBehavior' | 'selectedKeys' | 'defaultSelectedKeys' | 'onSelectionChange' | 'disabledKeys' | 'onAction'
>;

/** Props of {@link VirtualList}. */
export interface VirtualListProps<T extends object> extends Base<T> {
  /** Accessible name of the list. */
  'aria-label': string;
  items: readonly T[];
  getKey: (item: T) => string;
  /** The words of an item: they name it for screen readers, and letters find it. */
  textValue: (item: T) => string;
  /** Renders an item, which may have any height and change it. */
  children: (item: T) => ReactNode;
  /** The height, in pixels, that an item is given room for before it has been seen. @default 48 */
  estimatedHeight?: number | undefined;
  /** Shown when the list is empty. */
  emptyState?: ReactNode;
  className?: string | undefined;
}

/**
 * Thousands of items of unknown heights: a log, a thread, results. Only what is in sight is in the page, so find-in-page sees no more;
 * for rows of one height with columns use `DataGrid`.
 */
export function VirtualList<T extends object>(props: VirtualListProps<T>) {
  const { items, getKey, textValue, children, estimatedHeight = 48, emptyState, className, ...rest } = props;
  const layoutOptions = useMemo(() => ({ estimatedRowHeight: estimatedHeight }), [estimatedHeight]);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions} shouldObserveItemSize>
      <GridList<T> {...rest} items={items} className={clsx(styles.list, className)} renderEmptyState={() => emptyState}>
        {(item) => (
          <GridListItem id={getKey(item)} textValue={textValue(item)} className={styles.item}>
            {children(item)}
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  );
}
