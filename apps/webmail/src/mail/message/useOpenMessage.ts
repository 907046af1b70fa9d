import type { MessageRef, MessageRow } from '@jinshu/api';
import { type ListPosition, readingTabId } from '@jinshu/mail-machines';
import { useAccount } from '../../core/account/index.ts';
import { useBeginMail } from '../draft/index.ts';
import { forgetPlace } from '../letter/index.ts';
import { type OpenedRef, openMessage, prefetchMessage } from './openMessage.ts';

/** Opens messages: drafts in a compose tab, all others in a reading tab (LST-47). Moved messages can't be opened (LST-48). */
export function useOpenMessage() {
  const deps = useAccount();
  const { continueDraft } = useBeginMail();
  const isOpen = (ref: MessageRef) => deps.account.getSnapshot().context.tabs.some(({ id }) => id === readingTabId(ref));
  return {
    open: (row: Pick<MessageRow, 'uid' | 'folder' | 'subject' | 'isMoved' | 'isBurn'>, position: ListPosition | null) => {
      if (row.isMoved) return;
      if (row.folder === 'Drafts') return continueDraft(row);
      const wasOpen = isOpen(row);
      deps.account.send({ type: 'openMessage', folder: row.folder, uid: row.uid, title: row.subject, position, isBurn: row.isBurn });
      // The open tab already shows the message: reading it again would use up another view.
      if (wasOpen && row.isBurn) return;
      if (!wasOpen) forgetPlace(readingTabId(row));
      void openMessage(deps, row);
    },
    /** Reads a message in the pane beside its list. One that burns is read in a tab only (LAY-29). */
    look: (row: OpenedRef) => {
      if (row.isBurn) return;
      if (!isOpen(row)) forgetPlace(readingTabId(row));
      void openMessage(deps, row);
    },
    prefetch: (ref: OpenedRef) => prefetchMessage(deps, ref),
  };
}
