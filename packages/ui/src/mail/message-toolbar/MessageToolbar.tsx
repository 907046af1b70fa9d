import type { ReactNode } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { useIsNarrow } from '../../foundation/theme/useIsNarrow.ts';
import { Menu, MenuTrigger } from '../../parts/menu/index.ts';
import { Toolbar, ToolbarButton, ToolbarSeparator, ToolbarSpacer } from '../../parts/toolbar/index.ts';
import { type MarkAs, MarkAsMenu } from '../list-toolbar/index.ts';
import type { MessageTag } from '../message-list/index.ts';
import { MoreEntries } from './MoreEntries.tsx';
import type { MoreItem, MoreItemName } from './moreItems.ts';
import { PhoneToolbar } from './PhoneToolbar.tsx';

/** Props of {@link MessageToolbar}. A button whose handler is left out is left out. */
export interface MessageToolbarProps {
  /** Before everything else: the way back to the list on a phone. */
  start?: ReactNode;
  onPrevious?: (() => void) | undefined;
  /** The mail is the first one. @default false */
  isFirst?: boolean | undefined;
  onNext?: (() => void) | undefined;
  /** The mail is the last one. @default false */
  isLast?: boolean | undefined;
  /** Calls the mail back. Only for one that can be. */
  onRecall?: (() => void) | undefined;
  /** It was called back already: that is done once. @default false */
  isRecalled?: boolean | undefined;
  onReply?: (() => void) | undefined;
  onReplyAll?: (() => void) | undefined;
  onForward?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  /** Sends a read receipt to the sender. Omit it for the user's own messages. */
  onReceipt?: (() => void) | undefined;
  onPrint?: (() => void) | undefined;
  /** The user's tags, offered by *Mark as*. */
  tags?: readonly MessageTag[] | undefined;
  onMarkAs?: ((mark: MarkAs) => void) | undefined;
  /** Opens a chooser of folders at the button. */
  onMoveTo?: ((anchor: HTMLElement) => void) | undefined;
  /** Items returned by `moreItems`. */
  moreItems: readonly MoreItem[];
  onMore: (name: MoreItemName) => void;
  onClose?: (() => void) | undefined;
  /** There is no letter to act on yet. @default false */
  isDisabled?: boolean | undefined;
  /** Its buttons come a moment later; until then it keeps their place. @default false */
  isComing?: boolean | undefined;
}

/** Toolbar with the actions for the open message. */
export function MessageToolbar(props: MessageToolbarProps) {
  const { start, isRecalled = false, isDisabled = false, isComing = false } = props;
  const { onRecall, onReply, onReplyAll, onForward, onMarkAs, onDelete, onReceipt, onPrint, onMoveTo } = props;
  const { messageToolbar: words } = useStrings();
  const isNarrow = useIsNarrow();
  if (isComing) return <Toolbar label={words.name}>{null}</Toolbar>;
  if (isNarrow) return <PhoneToolbar {...props} />;
  return (
    <Toolbar label={words.name}>
      {start}
      {(props.onPrevious || props.onNext) && <Steps {...props} />}
      {onRecall && (
        <ToolbarButton
          icon={<Icon name="arrow_undo" />}
          label={isRecalled ? words.recalled : words.recall}
          dropsLabel="early"
          isDisabled={isRecalled || isDisabled}
          onPress={onRecall}
        />
      )}
      {onReply && <ToolbarButton icon="arrow_reply" label={words.reply} shortcut="R" isDisabled={isDisabled} onPress={onReply} />}
      {onReplyAll && (
        <ToolbarButton
          icon={<Icon name="arrow_reply_all" />}
          label={words.replyAll}
          shortcut="A"
          isDisabled={isDisabled}
          onPress={onReplyAll}
        />
      )}
      {onForward && <ToolbarButton icon="arrow_forward" label={words.forward} shortcut="F" isDisabled={isDisabled} onPress={onForward} />}
      <ToolbarSeparator />
      {onDelete && <ToolbarButton icon="delete" label={words.delete} dropsLabel="middle" shortcut="Del" onPress={onDelete} />}
      {onReceipt && (
        <ToolbarButton
          icon={<Icon name="receipt" />}
          label={words.receipt}
          dropsLabel="early"
          isDisabled={isDisabled}
          onPress={onReceipt}
        />
      )}
      {onPrint && (
        <ToolbarButton icon={<Icon name="print" />} label={words.print} dropsLabel="early" isDisabled={isDisabled} onPress={onPrint} />
      )}
      {onMarkAs && (
        <MenuTrigger>
          <ToolbarButton icon="mail_read" label={words.markAs} dropsLabel="middle" hasMenu isDisabled={isDisabled} />
          <MarkAsMenu tags={props.tags} onMarkAs={onMarkAs} />
        </MenuTrigger>
      )}
      {onMoveTo && (
        <ToolbarButton
          icon="folder_arrow_right"
          label={words.moveTo}
          dropsLabel="middle"
          hasMenu
          aria-haspopup="menu"
          isDisabled={isDisabled}
          onPress={({ target }) => onMoveTo(target as HTMLElement)}
        />
      )}
      <MenuTrigger>
        <ToolbarButton icon="more_horizontal" label={words.more} hasMenu dropsLabel="early" isDisabled={isDisabled} />
        <MoreMenu items={props.moreItems} onMore={props.onMore} />
      </MenuTrigger>
      <ToolbarSpacer />
      {props.onClose && <ToolbarButton icon="dismiss" label={words.close} dropsLabel="always" onPress={props.onClose} />}
    </Toolbar>
  );
}

/** Buttons for the previous and the next message. */
function Steps({ onPrevious, isFirst = false, onNext, isLast = false }: MessageToolbarProps) {
  const { messageToolbar: words } = useStrings();
  const icon = <Icon name="chevron_up" />;
  return (
    <>
      {onPrevious && <ToolbarButton icon={icon} label={words.previous} dropsLabel="always" isDisabled={isFirst} onPress={onPrevious} />}
      {onNext && <ToolbarButton icon="chevron_down" label={words.next} dropsLabel="always" isDisabled={isLast} onPress={onNext} />}
      <ToolbarSeparator />
    </>
  );
}

/** Props of {@link MoreMenu}. */
export interface MoreMenuProps {
  /** Items returned by `moreItems`. */
  items: readonly MoreItem[];
  onMore: (name: MoreItemName) => void;
}

/** The menu *More*, in a `MenuTrigger`. */
export function MoreMenu({ items, onMore }: MoreMenuProps) {
  const { messageToolbar: words } = useStrings();
  return (
    <Menu aria-label={words.more}>
      <MoreEntries items={items} onMore={onMore} />
    </Menu>
  );
}
