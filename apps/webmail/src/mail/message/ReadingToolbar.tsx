import { type Message, type MessageRef, moveReadMessage } from '@jinshu/api';
import { type ListPosition, type MailTab, readingTabId } from '@jinshu/mail-machines';
import { BackToList } from '@jinshu/ui/mailbox-layout';
import { MessageToolbar, moreItems } from '@jinshu/ui/message-toolbar';
import { Suspense, useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/AccountProvider.tsx';
import { useClock } from '../../core/account/useClock.ts';
import { applyChange } from '../../core/cache/applyChange.ts';
import { folderListOptions } from '../../core/cache/folder.queries.ts';
import { cachedRow, messageKeys } from '../../core/cache/message.queries.ts';
import { lazyPart } from '../../core/language/lazyPart.ts';
import { returnFocus } from '../../core/page/returnFocus.ts';
import { useBeginMail } from '../draft/useBeginMail.ts';
import { useFolderName } from '../folder/useFolderName.ts';
import { placeOf } from '../letter/readingPlaces.ts';
import { printMail } from '../print/printMail.ts';
import { useReceipt } from '../receipt/useReceipt.ts';
import { tellFailedMove, tellMoved } from './mailActions.ts';
import { openMessage } from './openMessage.ts';
import { type ReadingView, useListActions } from './useListActions.tsx';
import { useMailShortcuts } from './useMailShortcuts.ts';
import { type Neighbour, useNeighbours } from './useNeighbours.ts';

const MovePopover = lazyPart(async () => (await import('./MovePopover.tsx')).MovePopover);
const RecallFlow = lazyPart(async () => (await import('../recall/RecallFlow.tsx')).RecallFlow);

export interface ReadingToolbarProps {
  tab: MailTab;
  /** Absent until it is there. */
  message: Message | undefined;
  /** With which the mail was opened, if it has one. */
  password: string | undefined;
  grant: string | undefined;
  view: ReadingView;
}

/** Toolbar with the actions for the open message (RED-01). */
export function ReadingToolbar({ tab, message, password, grant, view }: ReadingToolbarProps) {
  const deps = useAccount();
  const { account, info, rights, queryClient } = deps;
  const clock = useClock();
  const { answer } = useBeginMail();
  const [isRecalling, setRecalling] = useState(false);
  const [movingAt, setMovingAt] = useState<HTMLElement | null>(null);
  // Show the message before rendering two dozen buttons: the user is waiting for the message.
  const hasButtons = useDeferredValue(true, false);
  const receipt = useReceipt(tab, 'button');
  const { folder, uid } = tab;
  const row = message && { ...message, folderName: folder, recipients: message.to, isMoved: false };
  const close = () => account.send({ type: 'close', id: tab.id });
  const mail = { folder, uids: [uid], rows: row ? [row] : [] };
  const actions = useListActions({ ...mail, onDone: (isGoing) => isGoing && close(), reading: view });
  const neighbours = useNeighbours(tab, message !== undefined);
  const move = useMoveWhileReading(tab);

  const known = (ref: MessageRef) => queryClient.getQueryData<Message>(messageKeys.detail(ref)) ?? cachedRow(queryClient, ref);
  const go = (to: Neighbour | undefined) => {
    if (!to) return;
    const { ref, position } = to;
    const isBurn = known(ref)?.isBurn ?? false;
    const opened = { ...ref, title: known(ref)?.subject ?? '', position, isBurn };
    const isOpen = account.getSnapshot().context.tabs.some(({ id }) => id === readingTabId(ref));
    // A burn-after-reading message keeps its tab: it may have been its last view, so its tab closes only after a confirmation (TAB-13).
    account.send(tab.isBurn || message?.isBurn ? { type: 'openMessage', ...opened } : { type: 'replaceMessage', id: tab.id, ...opened });
    // Opening it again would use up another view.
    if (isOpen && isBurn) return;
    // What was on no page that has been shown gets its name with its body.
    void openMessage(deps, { ...ref, isBurn }).then(() => {
      const title = known(ref)?.subject;
      if (title) account.send({ type: 'retitle', id: readingTabId(ref), title });
    });
  };
  const markUnread = () => {
    if (!row) return;
    actions.markAs({ type: 'read', isRead: false });
    // What was marked unread would be read again in the same moment.
    close();
  };
  useMailShortcuts({
    isActive: true,
    target: () => mail,
    onAnswer: rights.canSend ? (kind) => (kind === 'forward' && !info.canForward ? undefined : answer(tab, kind, { password })) : undefined,
    onMarkRead: rights.canChange ? markUnread : undefined,
    onDelete: info.hidesDelete ? undefined : actions.askToDelete,
    more: { j: () => go(neighbours.next), k: () => go(neighbours.previous) },
  });
  const { canRecall = false, isRecalled = false, isOwn = folder === 'Sent', isPassword = false } = message?.attributes ?? {};
  const isPrintable = info.canPrint && !(isPassword && password === undefined);

  return (
    <>
      <MessageToolbar
        isComing={!hasButtons}
        start={<BackToList onPress={close} />}
        isDisabled={!row}
        isFirst={!neighbours.previous}
        isLast={!neighbours.next}
        onPrevious={() => go(neighbours.previous)}
        onNext={() => go(neighbours.next)}
        onRecall={rights.canSend && (canRecall || isRecalled) ? () => setRecalling(true) : undefined}
        isRecalled={isRecalled}
        onReply={rights.canSend ? () => answer(tab, 'reply', { password }) : undefined}
        onReplyAll={rights.canSend ? () => answer(tab, 'replyAll', { password }) : undefined}
        onForward={info.canForward ? () => answer(tab, 'forward', { password }) : undefined}
        onDelete={info.hidesDelete ? undefined : () => actions.askToDelete()}
        // A draft that was thrown away is its reader's own as well (RED-07).
        onReceipt={isOwn || !rights.canSend || message?.draftId !== undefined ? undefined : () => receipt.mutate()}
        onPrint={
          isPrintable ? () => message && printMail(message, view.mode, { grant, clock, pictures: placeOf(tab.id).pictures }) : undefined
        }
        tags={actions.tags}
        onMarkAs={rights.canChange ? (mark) => (mark.type === 'read' && !mark.isRead ? markUnread() : actions.markAs(mark)) : undefined}
        onMoveTo={rights.canChange ? setMovingAt : undefined}
        moreItems={moreItems(actions.situation)}
        onMore={(name) => actions.more(name)}
        onClose={close}
      />
      {actions.dialog}
      {movingAt && (
        <Suspense>
          <MovePopover
            anchor={movingAt}
            targets={actions.targets}
            onMove={(target) => void move(target)}
            onClose={() => setMovingAt(null)}
          />
        </Suspense>
      )}
      {isRecalling && message && (
        <Suspense>
          <RecallFlow
            target={{ kind: 'read', folder, uid }}
            mail={message}
            onClose={() => {
              setRecalling(false);
              // The button that opened this may be disabled now.
              returnFocus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Moves the mail that is read, which is read on where it is then (RED-55). */
function useMoveWhileReading(tab: MailTab): (targetFolder: string) => Promise<void> {
  const intl = useIntl();
  const nameOf = useFolderName();
  const { api, account, queryClient } = useAccount();
  const move = async (from: MessageRef, tabId: string, targetFolder: string, position: ListPosition | null): Promise<MessageRef> => {
    const moved = await api.call(moveReadMessage, { body: { uid: from.uid, sourceFolder: from.folder, targetFolder } });
    const { title, isBurn } = tab;
    account.send({ type: 'replaceMessage', id: tabId, folder: moved.folder, uid: moved.uid, title, position, isBurn });
    applyChange(
      queryClient,
      { type: 'message.removed', folder: from.folder, uids: [from.uid] },
      { type: 'message.added', folder: moved.folder, uids: [moved.uid], isArrival: false },
    );
    return moved;
  };
  return async (targetFolder) => {
    try {
      const moved = await move(tab, tab.id, targetFolder, null);
      const folders = queryClient.getQueryData(folderListOptions(api).queryKey) ?? [];
      const target = folders.find(({ rawName }) => rawName === targetFolder) ?? { rawName: targetFolder, name: targetFolder };
      tellMoved(intl, nameOf(target), () => move(moved, readingTabId(moved), tab.folder, tab.position));
    } catch (error) {
      tellFailedMove(intl, error);
    }
  };
}
