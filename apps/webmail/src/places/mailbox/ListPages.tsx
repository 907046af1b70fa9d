import { Pagination } from '@jinshu/ui/pagination';
import type { ListViewControl } from '../../core/cache/index.ts';
import { usePageSize } from './usePageSize.ts';

export interface ListPagesProps {
  control: ListViewControl;
  /** Number of messages on all pages. */
  total: number;
  onPrefetch: (page: number) => void;
}

/** Pages of a list (LST-49, LST-52). */
export function ListPages({ control: { view, setPage, setPageSize }, total, onPrefetch }: ListPagesProps) {
  return (
    <Pagination
      page={view.page}
      pageSize={view.pageSize}
      total={total}
      onPageChange={setPage}
      onPrefetch={onPrefetch}
      onPageSizeChange={usePageSize(setPageSize)}
    />
  );
}
