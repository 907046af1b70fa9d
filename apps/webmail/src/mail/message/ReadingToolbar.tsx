import type { Message } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import { BackToList } from '@jinshu/ui/mailbox-layout';
import { MessageToolbar, moreItems } from '@jinshu/ui/message-toolbar';
import { useDeferredValue, useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { useBeginMail } from '../draft/index.ts';
import { usePrint } from '../print/index.ts';
import { useReceipt } from '../receipt/index.ts';
import { ReadingDialogs } from './ReadingDialogs.tsx';
import type { ReadingHost } from './ReadingHost.ts';
import { type ReadingView, useListActions } from './useListActions.tsx';
import { useMailShortcuts } from './useMailShortcuts.ts';

export interface ReadingToolbarProps {
  tab: MailTab;
  /** Absent until it is there. */
  message: Message | undefined;
  /** With which the mail was opened, if it has one. */
  password: string | undefined;
  grant: string | undefined;
  view: ReadingView;
  host: ReadingHost;
}

/** Toolbar with the actions for the open message (RED-01). */
export function ReadingToolbar({ tab, message, password, grant, view, host }: ReadingToolbarProps) {
  const { info, rights } = useAccount();
  const print = usePrint(tab.id, view.mode, grant);
  const { answer } = useBeginMail();
  const [isRecalling, setRecalling] = useState(false);
  const [movingAt, setMovingAt] = useState<HTMLElement | null>(null);
  // Show the message before rendering two dozen buttons: the user is waiting for the message.
  const hasButtons = useDeferredValue(true, false);
  const receipt = useReceipt(tab, 'button');
  const { folder, uid } = tab;
  const row = message && { ...message, folderName: folder, recipients: message.to, isMoved: false };
  const mail = { folder, uids: [uid], rows: row ? [row] : [] };
  const actions = useListActions({ ...mail, onDone: (isGoing) => isGoing && host.leave(), reading: view });
  const markUnread = () => {
    if (!row) return;
    actions.markAs({ type: 'read', isRead: false });
    // What was marked unread would be read again in the same moment.
    host.close();
  };
  useMailShortcuts({
    isActive: true,
    target: () => mail,
    onAnswer: rights.canSend ? (kind) => (kind === 'forward' && !info.canForward ? undefined : answer(tab, kind, { password })) : undefined,
    onMarkRead: rights.canChange ? markUnread : undefined,
    onDelete: info.hidesDelete ? undefined : actions.askToDelete,
    more: { j: host.goNext, k: host.goPrevious },
  });
  const { canRecall = false, isRecalled = false, isOwn = folder === 'Sent', isPassword = false } = message?.attributes ?? {};
  const isPrintable = info.canPrint && !(isPassword && password === undefined);

  return (
    <>
      <MessageToolbar
        isComing={!hasButtons}
        start={!host.isPane && <BackToList onPress={host.close} />}
        isDisabled={!row}
        isFirst={!host.goPrevious}
        isLast={!host.goNext}
        {...(!host.isPane && { onPrevious: () => host.goPrevious?.(), onNext: () => host.goNext?.(), onClose: host.close })}
        onRecall={rights.canSend && (canRecall || isRecalled) ? () => setRecalling(true) : undefined}
        isRecalled={isRecalled}
        onReply={rights.canSend ? () => answer(tab, 'reply', { password }) : undefined}
        onReplyAll={rights.canSend ? () => answer(tab, 'replyAll', { password }) : undefined}
        onForward={info.canForward ? () => answer(tab, 'forward', { password }) : undefined}
        onDelete={info.hidesDelete ? undefined : () => actions.askToDelete()}
        // A draft that was thrown away is its reader's own as well (RED-07).
        onReceipt={isOwn || !rights.canSend || message?.draftId !== undefined ? undefined : () => receipt.mutate()}
        onPrint={isPrintable ? () => message && print(message) : undefined}
        tags={actions.tags}
        onMarkAs={rights.canChange ? (mark) => (mark.type === 'read' && !mark.isRead ? markUnread() : actions.markAs(mark)) : undefined}
        onMoveTo={rights.canChange ? setMovingAt : undefined}
        moreItems={moreItems(actions.situation)}
        onMore={(name) => actions.more(name)}
      />
      {actions.dialog}
      <ReadingDialogs
        message={message}
        recall={isRecalling ? { kind: 'read', folder, uid } : undefined}
        onRecallEnd={() => setRecalling(false)}
        movingAt={movingAt}
        targets={actions.targets}
        onMove={host.move ?? ((target) => actions.move(target))}
        onMoveEnd={() => setMovingAt(null)}
      />
    </>
  );
}
