import { FilterChip } from '@jinshu/ui/mailbox-layout';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { type ListView, messageKeys } from '../../core/cache/index.ts';
import { messageViewStrings as s } from '../../mail/message/index.ts';
import { useViewOptions } from './ListMenus.tsx';

export interface ListFilterProps {
  folder: string;
  view: ListView;
  /** Number of matching messages. Undefined until known. */
  count: number | undefined;
  onClear: () => void;
}

/** Shows the filter of a list, and how many of the messages match. */
export function ListFilter({ folder, view, count, onClear }: ListFilterProps) {
  const { formatMessage } = useIntl();
  const total = useTotal(folder);
  const { viewFilter, sender, subject, content } = view;
  const shown = useViewOptions().find(({ id }) => id === viewFilter)?.label ?? viewFilter;
  const found = count !== undefined && formatMessage(total === undefined ? s.filteredOnly : s.filteredCount, { count, total });
  const label = [shown, sender, subject, content].filter(Boolean).join(' · ');
  return <FilterChip label={label} found={found || undefined} onClear={onClear} />;
}

/** Returns the number of messages in a folder, if an unfiltered list of it is cached. */
function useTotal(folder: string): number | undefined {
  const { queryClient } = useAccount();
  for (const [, list] of queryClient.getQueriesData<{ count: number }>({
    queryKey: messageKeys.list(folder),
    predicate: ({ queryKey: [, , , view] }) => isWhole(view as ListView | string),
  }))
    if (list) return list.count;
  return undefined;
}

const isWhole = (view: ListView | string) =>
  typeof view === 'object' && view.viewFilter === '' && view.sender === '' && view.subject === '' && view.content === '';
