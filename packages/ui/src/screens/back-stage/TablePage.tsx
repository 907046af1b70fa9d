import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../parts/button/index.ts';
import { DataGrid, type DataGridProps } from '../../parts/data-grid/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { Pagination, type PaginationProps } from '../../parts/pagination/index.ts';
import { SearchField } from '../../parts/search-field/index.ts';
import * as styles from './BackStagePage.css.ts';
import { BackStagePage, type BackStagePageProps } from './BackStagePage.tsx';

export interface TableListProps<T>
  extends Omit<DataGridProps<T>, 'aria-label' | 'className'>,
    Pick<PaginationProps, 'page' | 'pageSize' | 'total' | 'onPageChange' | 'onPageSizeChange' | 'formatRange' | 'formatPageSize'> {
  /** Name of the grid. */
  label: string;
  /** Field above the table that finds rows. */
  search?: { label: string; placeholder?: string | undefined; value: string; onChange: (text: string) => void } | undefined;
  /** Filters beside the search. */
  filters?: ReactNode;
  /** Line for the selected rows: what is selected, and what can be done with it. */
  selection?: { label: string; actions: ReactNode } | undefined;
  /** Why the rows could not be loaded. */
  failure?: { message: string; retryLabel: string; onRetry: () => void } | undefined;
}

/** Search, filters, rows and pages. The key / goes to the search. */
export function TableList<T>({
  label,
  search,
  filters,
  selection,
  failure,
  page,
  pageSize,
  total,
  onPageChange,
  onPageSizeChange,
  formatRange,
  formatPageSize,
  ...grid
}: TableListProps<T>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', find);
    return () => document.removeEventListener('keydown', find);
  }, []);
  return (
    <div className={styles.list}>
      {(search || filters) && (
        <div className={styles.bar}>
          {search && (
            <div className={styles.search}>
              <SearchField {...search} inputRef={field} />
            </div>
          )}
          {filters}
        </div>
      )}
      {selection && (
        <div className={styles.selection}>
          <span role="status" className={styles.selected}>
            {selection.label}
          </span>
          {selection.actions}
        </div>
      )}
      {failure ? (
        <EmptyState
          drawing="failure"
          isAnnounced
          title={failure.message}
          actions={<Button onPress={failure.onRetry}>{failure.retryLabel}</Button>}
        />
      ) : (
        <DataGrid {...grid} aria-label={label} />
      )}
      {!failure && (
        <div className={styles.foot}>
          <Pagination {...{ page, pageSize, total, onPageChange, onPageSizeChange, formatRange, formatPageSize }} />
        </div>
      )}
    </div>
  );
}

export type TablePageProps<T> = Omit<BackStagePageProps, 'children'> &
  Omit<TableListProps<T>, 'label'> & {
    /** Dialogs of the page. */
    children?: ReactNode;
  };

/** A page of the administration that is a table. The grid has the name of the page. */
export function TablePage<T>({ title, subtitle, actions, children, ...list }: TablePageProps<T>) {
  return (
    <BackStagePage {...{ title, subtitle, actions }}>
      <TableList {...list} label={title} />
      {children}
    </BackStagePage>
  );
}

/** Line of buttons above a table that has no search. */
export const TableBar = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>;
