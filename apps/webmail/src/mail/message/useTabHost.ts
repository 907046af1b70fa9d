import { type Message, type MessageRef, moveReadMessage } from '@jinshu/api';
import { type ListPosition, type MailTab, readingTabId } from '@jinshu/mail-machines';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange, cachedRow, folderListOptions, messageKeys } from '../../core/cache/index.ts';
import { useFolderName } from '../folder/index.ts';
import { tellFailedMove, tellMoved } from './mailActions.ts';
import { openMessage } from './openMessage.ts';
import type { ReadingHost } from './ReadingHost.ts';
import { type Neighbour, useNeighbours } from './useNeighbours.ts';

/** Reading in a tab: from message to message in the same tab, and on where a message was moved to. */
export function useTabHost(tab: MailTab, message: Message | undefined): ReadingHost {
  const deps = useAccount();
  const { account, queryClient } = deps;
  const neighbours = useNeighbours(tab, message !== undefined);
  const move = useMoveWhileReading(tab);

  const known = (ref: MessageRef) => queryClient.getQueryData<Message>(messageKeys.detail(ref)) ?? cachedRow(queryClient, ref);
  const go = ({ ref, position }: Neighbour) => {
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
  const to = (neighbour: Neighbour | undefined) => neighbour && (() => go(neighbour));
  const close = () => account.send({ type: 'close', id: tab.id });
  return {
    isPane: false,
    goPrevious: to(neighbours.previous),
    goNext: to(neighbours.next),
    close,
    leave: close,
    move: (target) => void move(target),
  };
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
