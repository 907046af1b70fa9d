import { listMessages, listNewMessages } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';
import { messageKeys } from '../cache/index.ts';

/** Number of messages that the server returns for the notice, and that other folders are queried for. */
const shown = 20;

/** The newest unread messages of a folder, for the notice. Below the list of the folder, since they go stale together. */
export const newMailsOptions = (api: ApiClient, folder: string) =>
  queryOptions({
    queryKey: [...messageKeys.list(folder), 'new'],
    queryFn: async ({ signal }) => {
      // The call for the notice looks into the Inbox; a rule may have filed a new message elsewhere.
      if (folder === 'INBOX') return api.call(listNewMessages, undefined, { signal });
      const query = { folder, viewFilter: 'unseen', sort: 'REVERSE ARRIVAL', limit: shown, offset: 0 } as const;
      return api.call(listMessages, { query: { ...query, sender: undefined, subject: undefined, content: undefined } }, { signal });
    },
  });
