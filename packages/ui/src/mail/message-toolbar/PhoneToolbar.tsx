import { type ReactElement, type RefObject, useRef } from 'react';
import { Icon as IconFirst, type IconName } from '../../foundation/icon/index.ts';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Drawer, DrawerTrigger } from '../../parts/drawer/index.ts';
import { MenuTrigger } from '../../parts/menu/index.ts';
import { Toolbar, ToolbarButton, ToolbarSpacer } from '../../parts/toolbar/index.ts';
import { MarkAsMenu } from '../list-toolbar/index.ts';
import type { MessageToolbarProps } from './MessageToolbar.tsx';
import { moreIcons } from './MoreEntries.tsx';
import * as styles from './PhoneToolbar.css.ts';

/** Message actions on a phone: the common ones in the bar at the top, the others in a bottom sheet. */
export function PhoneToolbar(props: MessageToolbarProps) {
  const { start, onReply, onDelete, isDisabled = false } = props;
  const { messageToolbar: words } = useStrings();
  const more = useRef<HTMLButtonElement>(null);
  return (
    <Toolbar label={words.name} className={styles.bar}>
      {start}
      <ToolbarSpacer />
      {onReply && <ToolbarButton icon="arrow_reply" label={words.reply} dropsLabel="always" isDisabled={isDisabled} onPress={onReply} />}
      {onDelete && <ToolbarButton icon="delete" label={words.delete} dropsLabel="always" isDisabled={isDisabled} onPress={onDelete} />}
      <DrawerTrigger>
        <ToolbarButton ref={more} icon="more_horizontal" label={words.more} dropsLabel="always" isDisabled={isDisabled} />
        <Drawer title={words.name} placement="bottom" isFlush>
          {({ close }) => <ActionSheet {...props} more={more} onDone={close} />}
        </Drawer>
      </DrawerTrigger>
    </Toolbar>
  );
}

interface ActionSheetProps extends MessageToolbarProps {
  /** Button that opened the sheet; still mounted after the sheet has closed. */
  more: RefObject<HTMLButtonElement | null>;
  onDone: () => void;
}

function ActionSheet({ more, onDone, ...props }: ActionSheetProps) {
  const { onRecall, isRecalled = false, onMarkAs, onMoveTo, moreItems } = props;
  const { messageToolbar: words } = useStrings();
  const item = (label: string, icon: IconName | ReactElement | undefined, act: (() => void) | undefined, isDisabled = false) =>
    act && (
      <Button
        key={label}
        variant="quiet"
        icon={typeof icon === 'string' ? <IconFirst name={icon} /> : icon}
        isDisabled={isDisabled}
        onPress={() => {
          onDone();
          act();
        }}
      >
        {label}
      </Button>
    );
  return (
    <div className={styles.sheet}>
      {item(words.replyAll, <Icon name="arrow_reply_all" />, props.onReplyAll)}
      {item(words.forward, 'arrow_forward', props.onForward)}
      {item(isRecalled ? words.recalled : words.recall, <Icon name="arrow_undo" />, onRecall, isRecalled)}
      {item(words.receipt, <Icon name="receipt" />, props.onReceipt)}
      {item(words.print, <Icon name="print" />, props.onPrint)}
      {onMarkAs && (
        <MenuTrigger>
          <Button variant="quiet" icon={<IconFirst name="mail_read" />}>
            {words.markAs}
          </Button>
          <MarkAsMenu
            tags={props.tags}
            onMarkAs={(mark) => {
              onDone();
              onMarkAs(mark);
            }}
          />
        </MenuTrigger>
      )}
      {item(words.moveTo, 'folder_arrow_right', onMoveTo && (() => more.current && onMoveTo(more.current)))}
      <div className={styles.rule} />
      {item(words.previous, <Icon name="chevron_up" />, props.onPrevious, props.isFirst)}
      {item(words.next, 'chevron_down', props.onNext, props.isLast)}
      <div className={styles.rule} />
      {moreItems
        .filter(({ name }) => !inBar.has(name))
        .map(({ name, isDisabled }) => item(words.items[name], <Icon name={moreIcons[name]} />, () => props.onMore(name), isDisabled))}
    </div>
  );
}

/** They have a button of their own. */
const inBar: ReadonlySet<string> = new Set(['reply', 'replyAll', 'forward', 'delete']);
