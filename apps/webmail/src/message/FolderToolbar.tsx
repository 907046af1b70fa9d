import { flagColorName, flagColors, type MessageRow, messageSorts } from '@jinshu/api';
import { ListToolbar } from '@jinshu/ui/list-toolbar';
import { useStrings } from '@jinshu/ui/provider';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { useFolderName } from '../folder/useFolderName.ts';
import { tagListOptions } from '../tag/tag.queries.ts';
import { MoreSlot } from './MoreSlot.tsx';
import { messageKeys } from './message.queries.ts';
import { messageStrings as s } from './message.strings.ts';
import { chosenRows, type Selection, select } from './selection.ts';
import type { ListActions } from './useListActions.tsx';
import type { ListViewControl } from './useListView.ts';

const viewFilters = ['unseen', 'seen', 'flagged', 'unflagged', 'ANSWERED'] as const;

export interface FolderToolbarProps {
  folder: string;
  control: ListViewControl;
  /** The rows on screen. */
  rows: readonly MessageRow[];
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  /** How many mails are chosen, those on other pages too. */
  selectedCount: number;
  actions: ListActions;
  isRefreshing: boolean;
  /** Opens the search inside the folder (LST-09). */
  onMoreSearch: () => void;
}

/** Chooses, sorts and filters the mails of a folder, and offers what can be done to the chosen ones (LST-01). */
export function FolderToolbar(props: FolderToolbarProps) {
  const { folder, control, rows, selection, onSelectionChange, selectedCount, actions, isRefreshing, onMoreSearch } = props;
  const { formatMessage } = useIntl();
  const { flags } = useStrings();
  const { api, info, rights } = useAccount();
  const queryClient = useQueryClient();
  const nameOf = useFolderName();
  const { data: tags = [] } = useQuery(tagListOptions(api));
  const { view, setSort, setViewFilter } = control;
  const chosen = chosenRows(selection, rows).length;
  return (
    <ListToolbar
      selectedCount={selectedCount}
      selectionState={chosen === 0 ? 'none' : chosen === rows.length ? 'all' : 'some'}
      onSelect={(kind) => onSelectionChange(select(kind, selection, rows))}
      sortOptions={messageSorts.map((id) => ({ id, label: formatMessage(s[`sort.${id}`]) }))}
      sort={view.sort}
      onSort={(id) => setSort(messageSorts.find((sort) => sort === id) ?? messageSorts[0])}
      viewOptions={[
        ...viewFilters.map((id) => ({ id, label: formatMessage(s[`view.${id}`]) })),
        ...flagColors.map((color) => ({ id: `KEYWORD ${flagColorName(color)}`, label: flags[color] })),
        ...tags.map(({ id, name }) => ({ id: `KEYWORD ${id}`, label: name })),
      ]}
      view={view.viewFilter === '' ? null : view.viewFilter}
      onView={(id) => setViewFilter(id ?? '')}
      tags={tags}
      onMarkAs={rights.canChange ? (mark) => actions.markAs(mark) : undefined}
      moveOptions={actions.targets.map((target) => ({ id: target.rawName, label: nameOf(target) }))}
      onMove={folder === 'Drafts' || !rights.canChange ? undefined : (target) => actions.move(target)}
      moreMenu={() => <MoreSlot actions={actions} />}
      onDelete={info.showsToolbarDelete && !info.hidesDelete ? () => actions.askToDelete() : undefined}
      onRefresh={() => void queryClient.invalidateQueries({ queryKey: messageKeys.list(folder) })}
      isRefreshing={isRefreshing}
      onMoreSearch={onMoreSearch}
    />
  );
}
