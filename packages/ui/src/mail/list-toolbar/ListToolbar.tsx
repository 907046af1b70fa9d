import type { ReactNode } from 'react';
import type { IconName } from '../../foundation/icon/index.ts';
import type { IconName as AnyIconName } from '../../foundation/icon-more/index.ts';
import { lazyPart } from '../../foundation/lazy/lazyPart.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import type { FlagColor } from '../../foundation/theme/SkinTokens.ts';
import { useIsNarrow } from '../../foundation/theme/useIsNarrow.ts';
import { LateMenu, MenuTrigger } from '../../parts/menu/index.ts';
import { Toolbar, ToolbarButton, ToolbarSeparator, ToolbarSpacer } from '../../parts/toolbar/index.ts';
import type { MessageTag } from '../message-list/index.ts';
import { ChoiceMenu, ChoiceTrigger } from './ChoiceTrigger.tsx';
import * as styles from './ListToolbar.css.ts';
import { preloadSelectItems, type SelectionKind, SelectMenu } from './SelectMenu.tsx';

const menus = () => import('./toolbarMenus.ts');
const MarkAsMenu = lazyPart(async () => (await menus()).MarkAsMenu);
const OptionsMenu = lazyPart(async () => (await menus()).OptionsMenu);

/** Loads the content of the toolbar menus in advance, so that the first one opens immediately. Call it when the page is idle. */
export const preloadToolbarMenus = (): Promise<unknown> =>
  Promise.all([preloadSelectItems(), ...[ChoiceMenu, MarkAsMenu, OptionsMenu].map(({ preload }) => preload())]);

/** One choice of a menu of the toolbar. */
export interface ToolbarOption {
  id: string;
  label: string;
  isDisabled?: boolean | undefined;
  tone?: 'neutral' | 'danger' | undefined;
  icon?: AnyIconName | undefined;
  /** Something else before the words: a flag, a `MenuSwatch`. */
  start?: ReactNode;
  /** Words above it and those that follow, up to the next that has some; empty for a rule alone. */
  heading?: string | undefined;
}

/** Change that *Mark as* applies to the selected messages. */
export type MarkAs = { type: 'read'; isRead: boolean } | { type: 'flag'; color: FlagColor | null } | { type: 'tag'; tagId: string | null };

/** Props of {@link ListToolbar}. A menu or button whose handler is left out is left out. */
export interface ListToolbarProps {
  /** Before everything else: the way back to the list on a phone. */
  start?: ReactNode;
  /** Number of selected messages. At 0, selection actions are disabled. */
  selectedCount: number;
  /** Selection state of the page, for the checkbox of the select menu. */
  selectionState: 'none' | 'some' | 'all';
  onSelect: (kind: SelectionKind) => void;
  sortOptions?: readonly ToolbarOption[] | undefined;
  sort?: string | undefined;
  onSort?: ((id: string) => void) | undefined;
  /** The `ChoiceMenu` of *Sort* in place of `sortOptions`, asked for when it is opened: it may load then. */
  sortMenu?: (() => ReactNode) | undefined;
  viewOptions?: readonly ToolbarOption[] | undefined;
  /** The filter in force; `null` shows everything. */
  view?: string | null | undefined;
  onView?: ((id: string | null) => void) | undefined;
  /** The `ChoiceMenu` of *View* in place of `viewOptions`, as `sortMenu`. */
  viewMenu?: (() => ReactNode) | undefined;
  /** The user's tags, offered by *Mark as*. */
  tags?: readonly MessageTag[] | undefined;
  onMarkAs?: ((mark: MarkAs) => void) | undefined;
  /** Target folders for a move. */
  moveOptions?: readonly ToolbarOption[] | undefined;
  onMove?: ((id: string) => void) | undefined;
  /** Opens a chooser of folders at the button, in place of the menu of `moveOptions`. */
  onMoveTo?: ((anchor: HTMLElement) => void) | undefined;
  /** Additional action of this folder, such as moving messages out of Trash or Spam. */
  placeAction?: { label: string; icon: IconName; onPress: () => void } | undefined;
  moreOptions?: readonly ToolbarOption[] | undefined;
  onMore?: ((id: string) => void) | undefined;
  /** The `Menu` of *More* in place of `moreOptions`, asked for when it is opened: it may load then. */
  moreMenu?: (() => ReactNode) | undefined;
  onDelete?: (() => void) | undefined;
  onRefresh: () => void;
  isRefreshing?: boolean | undefined;
  onMoreSearch?: (() => void) | undefined;
  /** The `ChoiceMenu` of *Reading pane*, asked for when it is opened. Not shown on phones, which have no pane. */
  paneMenu?: (() => ReactNode) | undefined;
  /** Buttons of the place, before *More search*. */
  children?: ReactNode;
}

/** Toolbar of the message list: select, sort and filter, then the actions on the selected messages. */
export function ListToolbar(props: ListToolbarProps) {
  const { selectedCount, onSort, onView, sortMenu, viewMenu, onMoreSearch } = props;
  const { listToolbar: words } = useStrings();
  const hasNone = selectedCount === 0;
  // A phone has space only for the current actions: those for the selection, or without one those that find messages.
  const isNarrow = useIsNarrow();
  const findsMails = !isNarrow || hasNone;
  return (
    <Toolbar label={words.name} className={isNarrow ? undefined : styles.bar}>
      {props.start}
      <SelectMenu state={props.selectionState} onSelect={props.onSelect} />
      {findsMails && (onSort || sortMenu) && (
        <ChoiceTrigger
          icon="arrow_sort"
          label={words.sort}
          options={props.sortOptions ?? []}
          value={props.sort ?? null}
          onChoose={(id) => id !== null && onSort?.(id)}
          menu={sortMenu}
        />
      )}
      {findsMails && (onView || viewMenu) && (
        <ChoiceTrigger
          icon="filter"
          label={words.view}
          options={props.viewOptions ?? []}
          value={props.view ?? null}
          onChoose={(id) => onView?.(id)}
          canBeNone
          menu={viewMenu}
        />
      )}
      {!isNarrow && <ToolbarSeparator />}
      {(!isNarrow || !hasNone) && <ChosenActions {...props} isDisabled={hasNone} />}
      {!isNarrow && <ToolbarSeparator />}
      {findsMails && (
        <ToolbarButton
          icon="arrow_clockwise"
          label={words.refresh}
          dropsLabel="early"
          isPending={props.isRefreshing ?? false}
          onPress={props.onRefresh}
        />
      )}
      <ToolbarSpacer />
      {props.children}
      {!isNarrow && props.paneMenu && (
        <MenuTrigger>
          <ToolbarButton icon="panel_right" label={words.readingPane} dropsLabel="always" hasMenu />
          <LateMenu>{props.paneMenu}</LateMenu>
        </MenuTrigger>
      )}
      {findsMails && onMoreSearch && (
        <ToolbarButton
          icon="search"
          label={words.moreSearch}
          // Its label gives its room to the action of the place.
          dropsLabel={props.placeAction ? 'always' : 'early'}
          onPress={onMoreSearch}
        />
      )}
    </Toolbar>
  );
}

/** Actions on the selected messages. */
function ChosenActions({ isDisabled, ...props }: ListToolbarProps & { isDisabled: boolean }) {
  const { onMarkAs, onDelete, onMove, onMoveTo, moveOptions = [], placeAction } = props;
  const { listToolbar: words } = useStrings();
  return (
    <>
      {placeAction && <ToolbarButton {...placeAction} isDisabled={isDisabled} />}
      {onDelete && <ToolbarButton icon="delete" label={words.delete} shortcut="Del" isDisabled={isDisabled} onPress={onDelete} />}
      {onMarkAs && (
        <MenuTrigger>
          <ToolbarButton icon="mail_read" label={words.markAs} hasMenu isDisabled={isDisabled} />
          <LateMenu>{() => <MarkAsMenu tags={props.tags} onMarkAs={onMarkAs} />}</LateMenu>
        </MenuTrigger>
      )}
      {onMoveTo && (
        <ToolbarButton
          icon="folder_arrow_right"
          label={words.moveTo}
          shortcut="V"
          hasMenu
          aria-haspopup="menu"
          isDisabled={isDisabled}
          onPress={({ target }) => onMoveTo(target as HTMLElement)}
        />
      )}
      {!onMoveTo && onMove && (
        <MenuTrigger>
          <ToolbarButton icon="folder_arrow_right" label={words.moveTo} hasMenu isDisabled={isDisabled} />
          <LateMenu>{() => <OptionsMenu label={words.moveTo} options={moveOptions} onAction={onMove} />}</LateMenu>
        </MenuTrigger>
      )}
      <MoreTrigger {...props} isDisabled={isDisabled} />
    </>
  );
}

function MoreTrigger({ isDisabled, moreOptions = [], onMore, moreMenu }: ListToolbarProps & { isDisabled: boolean }) {
  const { more } = useStrings().listToolbar;
  return (
    <MenuTrigger>
      <ToolbarButton icon="more_horizontal" label={more} hasMenu isDisabled={isDisabled} />
      <LateMenu>{moreMenu ?? (() => <OptionsMenu label={more} options={moreOptions} onAction={(id) => onMore?.(id)} />)}</LateMenu>
    </MenuTrigger>
  );
}
