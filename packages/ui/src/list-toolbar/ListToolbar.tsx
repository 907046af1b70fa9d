import { type ReactNode, useState } from 'react';
import { FLAG_COLORS, FlagIcon } from '../flag-picker/index.ts';
import type { IconName } from '../icon/index.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuSwatch, MenuTrigger, SubmenuTrigger } from '../menu/index.ts';
import type { MessageTag } from '../message-list/index.ts';
import { useStrings } from '../provider/index.ts';
import type { FlagColour } from '../theme/SkinTokens.ts';
import { useIsNarrow } from '../theme/useIsNarrow.ts';
import { Toolbar, ToolbarButton, ToolbarSeparator, ToolbarSpacer } from '../toolbar/index.ts';
import { type SelectionKind, SelectMenu } from './SelectMenu.tsx';

/** One choice of a menu of the toolbar. */
export interface ToolbarOption {
  id: string;
  label: string;
  isDisabled?: boolean | undefined;
  tone?: 'neutral' | 'danger' | undefined;
  icon?: IconName | undefined;
  /** Something else before the words: a flag, a `MenuSwatch`. */
  start?: ReactNode;
  /** Words above it and those that follow, up to the next that has some; empty for a rule alone. */
  heading?: string | undefined;
}

/** What *Mark as* can say of the chosen mails. */
export type MarkAs = { type: 'read'; isRead: boolean } | { type: 'flag'; color: FlagColour | null } | { type: 'tag'; tagId: string | null };

/** Props of {@link ListToolbar}. A menu or button whose handler is left out is left out. */
export interface ListToolbarProps {
  /** Before everything else: the way back to the list on a phone. */
  start?: ReactNode;
  /** How many mails are chosen: with none, what acts on them is disabled. */
  selectedCount: number;
  /** How much of the page is chosen, for the box of the select menu. */
  selectionState: 'none' | 'some' | 'all';
  onSelect: (kind: SelectionKind) => void;
  sortOptions?: readonly ToolbarOption[] | undefined;
  sort?: string | undefined;
  onSort?: ((id: string) => void) | undefined;
  viewOptions?: readonly ToolbarOption[] | undefined;
  /** The filter in force; `null` shows everything. */
  view?: string | null | undefined;
  onView?: ((id: string | null) => void) | undefined;
  /** The user's tags, offered by *Mark as*. */
  tags?: readonly MessageTag[] | undefined;
  onMarkAs?: ((mark: MarkAs) => void) | undefined;
  /** Folders that mail can move to. */
  moveOptions?: readonly ToolbarOption[] | undefined;
  onMove?: ((id: string) => void) | undefined;
  /** Opens a chooser of folders at the button, in place of the menu of `moveOptions`. */
  onMoveTo?: ((anchor: HTMLElement) => void) | undefined;
  /** What this folder offers besides: to take mail out of Trash or Spam. */
  placeAction?: { label: string; icon: IconName; onPress: () => void } | undefined;
  moreOptions?: readonly ToolbarOption[] | undefined;
  onMore?: ((id: string) => void) | undefined;
  /** The `Menu` of *More* in place of `moreOptions`, asked for when it is opened: it may load then. */
  moreMenu?: (() => ReactNode) | undefined;
  onDelete?: (() => void) | undefined;
  onRefresh: () => void;
  isRefreshing?: boolean | undefined;
  onMoreSearch?: (() => void) | undefined;
  /** Buttons of the place, before *More search*. */
  children?: ReactNode;
}

/** The actions of the list: choosing, sorting and filtering, then what acts on the chosen mails. */
export function ListToolbar(props: ListToolbarProps) {
  const { selectedCount, onSort, onView, onMoreSearch } = props;
  const { listToolbar: words } = useStrings();
  const hasNone = selectedCount === 0;
  // A phone has room for what can be done now: with mails chosen what acts on them, else what finds them.
  const isNarrow = useIsNarrow();
  const findsMails = !isNarrow || hasNone;
  return (
    <Toolbar label={words.name}>
      {props.start}
      <SelectMenu state={props.selectionState} onSelect={props.onSelect} />
      {findsMails && onSort && (
        <ChoiceMenu
          icon="arrow_sort"
          label={words.sort}
          options={props.sortOptions ?? []}
          value={props.sort ?? null}
          onChoose={(id) => id !== null && onSort(id)}
        />
      )}
      {findsMails && onView && (
        <ChoiceMenu
          icon="filter"
          label={words.view}
          options={props.viewOptions ?? []}
          value={props.view ?? null}
          onChoose={onView}
          canBeNone
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
      {findsMails && onMoreSearch && <ToolbarButton icon="search" label={words.moreSearch} dropsLabel="early" onPress={onMoreSearch} />}
    </Toolbar>
  );
}

/** What acts on the chosen mails. */
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
          <MarkAsMenu tags={props.tags} onMarkAs={onMarkAs} />
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
          <Menu aria-label={words.moveTo} onAction={(id) => onMove(String(id))}>
            {moveOptions.map(toItem)}
          </Menu>
        </MenuTrigger>
      )}
      <MoreTrigger {...props} isDisabled={isDisabled} />
    </>
  );
}

const toItem = ({ id, label, isDisabled = false, tone, icon, start }: ToolbarOption) => (
  <MenuItem key={id} id={id} isDisabled={isDisabled} tone={tone} icon={icon} start={start} textValue={label}>
    {label}
  </MenuItem>
);

/** Options under the words they stand below, with a rule before each but the first. */
function sectionsOf(options: readonly ToolbarOption[]): (readonly [string, readonly ToolbarOption[]])[] {
  const sections: [string, ToolbarOption[]][] = [];
  for (const option of options) {
    const last = sections.at(-1);
    if (!last || option.heading !== undefined) sections.push([option.heading ?? '', [option]]);
    else last[1].push(option);
  }
  return sections;
}

function MoreTrigger({
  isDisabled,
  moreOptions = [],
  onMore,
  moreMenu,
}: Pick<ListToolbarProps, 'moreOptions' | 'onMore' | 'moreMenu'> & { isDisabled: boolean }) {
  const { more } = useStrings().listToolbar;
  const [wasOpened, setOpened] = useState(false);
  return (
    <MenuTrigger onOpenChange={() => setOpened(true)}>
      <ToolbarButton icon="more_horizontal" label={more} hasMenu isDisabled={isDisabled} />
      {moreMenu ? (
        wasOpened && moreMenu()
      ) : (
        <Menu aria-label={more} onAction={(id) => onMore?.(String(id))}>
          {moreOptions.map(toItem)}
        </Menu>
      )}
    </MenuTrigger>
  );
}

interface ChoiceMenuProps {
  icon: 'arrow_sort' | 'filter';
  label: string;
  options: readonly ToolbarOption[];
  value: string | null;
  onChoose: (id: string | null) => void;
  canBeNone?: boolean | undefined;
}

/** A menu that shows which of its choices is in force. */
function ChoiceMenu({ icon, label, options, value, onChoose, canBeNone = false }: ChoiceMenuProps) {
  return (
    <MenuTrigger>
      <ToolbarButton icon={icon} label={label} hasMenu />
      <Menu
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection={!canBeNone}
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          const [id] = keys === 'all' ? [] : [...keys];
          onChoose(id === undefined ? null : String(id));
        }}
      >
        {sectionsOf(options).map(([heading, some], index) => [
          index > 0 && <MenuSeparator key={`${some[0]?.id} rule`} />,
          <MenuSection key={some[0]?.id} {...(heading === '' ? { 'aria-label': label } : { title: heading })}>
            {some.map(toItem)}
          </MenuSection>,
        ])}
      </Menu>
    </MenuTrigger>
  );
}

/** Props of {@link MarkAsMenu}. */
export interface MarkAsMenuProps {
  tags?: readonly MessageTag[] | undefined;
  onMarkAs: (mark: MarkAs) => void;
}

/** Read state, then flags and tags as nested menus. The reading toolbar has the same. */
export function MarkAsMenu({ tags = [], onMarkAs }: MarkAsMenuProps) {
  const { listToolbar: words, flags } = useStrings();
  return (
    <Menu aria-label={words.markAs}>
      <MenuItem id="read" icon="mail_read" shortcut="U" onAction={() => onMarkAs({ type: 'read', isRead: true })}>
        {words.selection.read}
      </MenuItem>
      <MenuItem id="unread" icon="mail_unread" shortcut="U" onAction={() => onMarkAs({ type: 'read', isRead: false })}>
        {words.selection.unread}
      </MenuItem>
      <MenuSeparator />
      <SubmenuTrigger>
        <MenuItem id="flag" icon="flag">
          {words.flag}
        </MenuItem>
        <Menu aria-label={words.flag}>
          {FLAG_COLORS.map((color, index) => (
            <MenuItem
              key={color}
              id={color}
              start={<FlagIcon color={color} />}
              shortcut={`S ${index + 1}`}
              onAction={() => onMarkAs({ type: 'flag', color })}
            >
              {flags[color]}
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem id="none" icon="flag_off" onAction={() => onMarkAs({ type: 'flag', color: null })}>
            {flags.remove}
          </MenuItem>
        </Menu>
      </SubmenuTrigger>
      {tags.length > 0 && (
        <SubmenuTrigger>
          <MenuItem id="tag" icon="tag">
            {words.tag}
          </MenuItem>
          <Menu aria-label={words.tag}>
            <MenuSection aria-label={words.tag}>
              {tags.map(({ id, name, color }) => (
                <MenuItem key={id} id={id} start={<MenuSwatch color={color} />} onAction={() => onMarkAs({ type: 'tag', tagId: id })}>
                  {name}
                </MenuItem>
              ))}
            </MenuSection>
            <MenuSeparator />
            <MenuItem id="none" icon="dismiss" onAction={() => onMarkAs({ type: 'tag', tagId: null })}>
              {words.removeTags}
            </MenuItem>
          </Menu>
        </SubmenuTrigger>
      )}
    </Menu>
  );
}
