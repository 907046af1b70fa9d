import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useIntl } from 'react-intl';
import { ScreenFailure } from '../../core/problem/index.ts';
import { messageStrings as s } from '../../mail/letter/index.ts';

export interface EmptyListProps {
  list: { error: unknown; refetch: () => unknown };
  isFiltered: boolean;
  onShowAll: () => void;
}

/** Why a list shows nothing: it failed, the filter matches nothing, or there is no mail. */
export function EmptyList({ list, isFiltered, onShowAll }: EmptyListProps) {
  const { formatMessage } = useIntl();
  if (list.error) return <ScreenFailure error={list.error} onRetry={() => void list.refetch()} />;
  if (!isFiltered) return <EmptyState title={formatMessage(s.emptyTitle)} />;
  return (
    <EmptyState
      drawing="search"
      title={formatMessage(s.emptyFiltered)}
      actions={<Button onPress={onShowAll}>{formatMessage(s.showAll)}</Button>}
    />
  );
}
