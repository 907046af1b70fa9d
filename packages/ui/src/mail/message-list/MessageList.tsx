// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot be laid out as three lines on a phone
// biome-ignore-all lint/a11y/useFocusableInteractive: the row is what takes the focus, its cells do not
import { clsx } from 'clsx';
import { type ReactNode, useMemo, useRef } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import type { MessageGroup } from './groupByDay.ts';
import * as styles from './MessageList.css.ts';
import { MessageRowGroup } from './MessageRowGroup.tsx';
import { MessageSkeleton } from './MessageSkeleton.tsx';
import type { Message } from './message.ts';
import { useGridHandlers } from './useGridHandlers.ts';
import { useRowLook } from './useRowLook.ts';
import { useSteadyRows } from './useSteadyRows.ts';

/** Props of {@link MessageList}. */
export interface MessageListProps {
  /** The rows, under their headers: `groupByDay` makes them, or one group without a title. */
  groups: readonly MessageGroup[];
  /** Keys of the selected rows, created by `messageKey`. */
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  /** Enter, O, or a press on a row. With `onShow`, a double click instead of a press. */
  onOpen: (message: Message) => void;
  /** Shows a message beside the list: called by a press on a row, and by a step of the keyboard to it. Leave it out where there is no such place. */
  onShow?: ((message: Message) => void) | undefined;
  /**
   * An arrow key from the last row on (1) or from the first one back (-1), where the next page is. Show its first or last message then: the
   * focus follows `currentKey`.
   */
  onStepBeyond?: ((step: 1 | -1) => void) | undefined;
  /** Key of the message that is shown beside the list, created by `messageKey`. Its row is marked and kept in view. */
  currentKey?: string | undefined;
  /** The pointer or the focus has rested on a row for 60 ms. */
  onPrefetch?: ((message: Message) => void) | undefined;
  /** The row that has the keyboard, for shortcuts of the page. */
  onFocusedChange?: ((message: Message | undefined) => void) | undefined;
  /**
   * Called when the flag of a row is pressed; `anchor` is the element to position a picker at. Without it the flag is shown but isn't a
   * button.
   */
  onFlag?: ((message: Message, anchor: HTMLElement) => void) | undefined;
  /** The tag button of a row; without it the button is left out. */
  onTag?: ((message: Message, anchor: HTMLElement) => void) | undefined;
  /** Called when the note icon of a row is pressed. Without it the icon shows the note but isn't a button. */
  onRemark?: ((message: Message, anchor: HTMLElement) => void) | undefined;
  /** The delete button of a row, or a swipe; without it the button is left out. */
  onDelete?: ((message: Message) => void) | undefined;
  /** A swipe towards the start of the line, in place of `onDelete`: it asks nothing, so it should be something to undo. */
  onSwipeAway?: ((message: Message) => void) | undefined;
  /** A right click or the menu key on a row; `anchor` is where a menu belongs. A finger chooses with a long press instead. */
  onMenu?: ((message: Message, anchor: HTMLElement) => void) | undefined;
  /** A swipe the other way. */
  onToggleRead?: ((message: Message) => void) | undefined;
  /** The pointer has rested on a sender for 500 ms; both are `null` when it leaves. */
  onSenderHover?: ((message: Message | null, anchor: HTMLElement | null) => void) | undefined;
  /** Shows recipients in place of senders, as in Sent. @default false */
  showsRecipient?: boolean | undefined;
  /** Puts the folder's name before the subject, for results from several folders. @default false */
  showsFolder?: boolean | undefined;
  /** Writes times on a 12-hour clock, in a wider column. @default false */
  isTwelveHour?: boolean | undefined;
  /** Rows can be dragged by mouse, onto a `FolderTree` say; the way by keyboard is a move command. @default false */
  allowsDragging?: boolean | undefined;
  /**
   * Whether J, K, O and X work in addition to the arrow keys, Enter and Space.
   * @default true
   */
  hasLetterKeys?: boolean | undefined;
  formatDate?: ((iso: string) => string) | undefined;
  formatShortDate?: ((iso: string) => string) | undefined;
  formatSize?: ((bytes: number) => string) | undefined;
  /** Draws the sender in place of the name, to mark what was searched for; the same function each time. `null` leaves it as it is. */
  renderSender?: ((message: Message) => ReactNode) | undefined;
  /** Draws the subject, likewise. */
  renderSubject?: ((message: Message) => ReactNode) | undefined;
  /** Shows the grid of rows to come while there are none yet. @default false */
  isLoading?: boolean | undefined;
  /** Shown when the list is empty. */
  emptyState?: ReactNode;
  /** Shown below the rows on phones: navigation to other pages. */
  phoneFooter?: ReactNode;
  className?: string | undefined;
}

/** The list of a folder or of a search: a grid with one tab stop, where arrows move and Space chooses. */
export function MessageList(props: MessageListProps) {
  const { groups, selectedKeys, isLoading = false, emptyState, className } = props;
  const { messageList: words } = useStrings();
  const rootRef = useRef<HTMLDivElement>(null);
  const messages = useMemo(() => groups.flatMap((group) => group.messages), [groups]);
  const look = useRowLook(props);
  const handlers = useGridHandlers(props, rootRef, messages);
  const steady = useSteadyRows(rootRef, groups);

  return (
    <div className={clsx(styles.scroller, className)} ref={rootRef} {...steady}>
      <div role="grid" aria-label={words.name} aria-multiselectable aria-busy={isLoading} {...handlers}>
        <HeaderRow showsRecipient={look.showsRecipient} />
        {groups.map((group) => (
          <MessageRowGroup key={group.key} group={group} selectedKeys={selectedKeys} {...look} />
        ))}
      </div>
      {messages.length === 0 && (isLoading ? <MessageSkeleton /> : emptyState)}
      {props.phoneFooter && <div className={styles.phoneFooter}>{props.phoneFooter}</div>}
    </div>
  );
}

/** The names of the columns, for those who hear them. Sorting is in the toolbar. */
function HeaderRow({ showsRecipient }: { showsRecipient: boolean }) {
  const { messageList: words } = useStrings();
  const { select, state, sender, recipient, subject, tags, flag, actions, date, size } = words.columns;
  return (
    <div role="rowgroup" className={visuallyHidden}>
      <div role="row">
        {[select, state, showsRecipient ? recipient : sender, subject, tags, flag, actions, date, size].map((name) => (
          <span role="columnheader" key={name}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
