import { flagColorName, flagColors, type MessageRow, messageSorts } from '@jinshu/api';
import { FlagIcon } from '@jinshu/ui/flag-picker';
import { ListToolbar, type ToolbarOption } from '@jinshu/ui/list-toolbar';
import { MenuSwatch } from '@jinshu/ui/menu';
import { useStrings } from '@jinshu/ui/provider';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
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
  /** Asks where the chosen mails go. */
  onMoveTo: (anchor: HTMLElement) => void;
}

/** Chooses, sorts and filters the mails of a folder, and offers what can be done to the chosen ones (LST-01). */
export function FolderToolbar(props: FolderToolbarProps) {
  const { folder, control, rows, selection, onSelectionChange, selectedCount, actions, isRefreshing, onMoreSearch, onMoveTo } = props;
  const { formatMessage } = useIntl();
  const { api, info, rights } = useAccount();
  const queryClient = useQueryClient();
  const { data: tags = [] } = useQuery(tagListOptions(api));
  const { view, setSort, setViewFilter } = control;
  const viewOptions = useViewOptions();
  const chosen = chosenRows(selection, rows).length;
  const placeAction = {
    Trash: { label: formatMessage(s.restore), icon: 'mail_inbox' as const, onPress: () => actions.move('INBOX') },
    Spam: { label: formatMessage(s.isNoSpam), icon: 'mail_inbox' as const, onPress: () => actions.more('notSpam') },
  }[folder];
  return (
    <ListToolbar
      selectedCount={selectedCount}
      selectionState={chosen === 0 ? 'none' : chosen === rows.length ? 'all' : 'some'}
      onSelect={(kind) => onSelectionChange(select(kind, selection, rows))}
      // Each order with its reverse below it, and a rule between the pairs.
      sortOptions={messageSorts.map((id, index) => ({
        id,
        label: formatMessage(s[`sort.${id}`]),
        ...(index % 2 === 0 && { heading: '' }),
      }))}
      sort={view.sort}
      onSort={(id) => setSort(messageSorts.find((sort) => sort === id) ?? messageSorts[0])}
      viewOptions={viewOptions}
      view={view.viewFilter === '' ? null : view.viewFilter}
      onView={(id) => setViewFilter(id ?? '')}
      tags={tags}
      onMarkAs={rights.canChange ? (mark) => actions.markAs(mark) : undefined}
      onMoveTo={folder === 'Drafts' || !rights.canChange ? undefined : onMoveTo}
      placeAction={rights.canChange ? placeAction : undefined}
      moreMenu={() => <MoreSlot actions={actions} />}
      onDelete={info.showsToolbarDelete && !info.hidesDelete ? () => actions.askToDelete() : undefined}
      onRefresh={() => void queryClient.invalidateQueries({ queryKey: messageKeys.list(folder) })}
      isRefreshing={isRefreshing}
      onMoreSearch={onMoreSearch}
    />
  );
}

const icons = {
  unseen: 'mail_unread',
  seen: 'mail_read',
  flagged: 'flag',
  unflagged: 'flag_off',
  ANSWERED: 'arrow_reply',
} as const;

/** What a list can be narrowed to (LST-05): states, flags and tags, each under its words. */
export function useViewOptions(): readonly ToolbarOption[] {
  const { formatMessage } = useIntl();
  const { flags } = useStrings();
  const { api } = useAccount();
  const { data: tags = [] } = useQuery(tagListOptions(api));
  const under = (heading: MessageDescriptor, options: readonly ToolbarOption[]) =>
    options.map((option, index) => (index === 0 ? { ...option, heading: formatMessage(heading) } : option));
  return [
    ...under(
      s.headingState,
      viewFilters.map((id) => ({ id, label: formatMessage(s[`view.${id}`]), icon: icons[id] })),
    ),
    ...under(
      s.headingFlags,
      flagColors.map((color) => ({ id: `KEYWORD ${flagColorName(color)}`, label: flags[color], start: <FlagIcon color={color} /> })),
    ),
    ...under(
      s.headingTags,
      tags.map(({ id, name, color }) => ({ id: `KEYWORD ${id}`, label: name, start: <MenuSwatch color={color} /> })),
    ),
  ];
}
