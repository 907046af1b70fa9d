import { type MessageRow, Problem } from '@jinshu/api';
import type { ListPosition } from '@jinshu/mail-machines';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange, messageOptions } from '../../core/cache/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { useOpenMessage } from '../../mail/message/index.ts';
import { searchStrings as s } from '../../mail/search/index.ts';

/** Opens a search result. If the message no longer exists, shows an error instead of an empty tab (SRC-14, ERR-16). */
export function useOpenFound() {
  const { formatMessage } = useIntl();
  const { api, queryClient } = useAccount();
  const { open, prefetch } = useOpenMessage();
  const isGone = async (row: MessageRow) => {
    try {
      await queryClient.fetchQuery(messageOptions(api, row));
      return false;
    } catch (error) {
      return error instanceof Problem && error.status === 404;
    }
  };
  return {
    open: async (row: MessageRow, position: ListPosition | null = null) => {
      // What counts its readings is opened once, and not looked at before.
      if (row.isMoved || (!row.isBurn && (await isGone(row)))) {
        toasts.add({ message: formatMessage(s.gone), tone: 'danger' });
        applyChange(queryClient, { type: 'message.removed', folder: row.folder, uids: [row.uid] });
      } else open(row, position);
    },
    prefetch,
  };
}
