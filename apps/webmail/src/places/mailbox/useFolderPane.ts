import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { askAgain, firstView, folderKeys, messageKeys, messageListOptions } from '../../core/cache/index.ts';
import { lateParts } from '../../core/page/index.ts';
import { type ListedFolder, useFolderName } from '../../mail/folder/index.ts';

/** Actions of the folder pane on messages and the cache. `hasTime` tells whether the screen has time for the other entries of the pane. */
export function useFolderPane(selected: string) {
  const intl = useIntl();
  const { api, info } = useAccount();
  const nameOf = useFolderName();
  const queryClient = useQueryClient();
  const [hasTime, setHasTime] = useState(false);
  // Load the other side entries after the screen and its data, so that they don't delay them.
  useEffect(() => {
    const timer = setInterval(() => setHasTime(lateParts.mayCome() && !queryClient.isFetching()), 200);
    if (hasTime) clearInterval(timer);
    return () => clearInterval(timer);
  }, [queryClient, hasTime]);
  return {
    hasTime,
    refresh: () => {
      askAgain(queryClient, { queryKey: folderKeys.all });
      askAgain(queryClient, { queryKey: messageKeys.list(selected) });
    },
    prefetch: (rawName: string) => void queryClient.prefetchQuery(messageListOptions(api, firstView(rawName, info.pageSize))),
    /** Moves messages to the folder that they were dropped on. */
    drop: async (keys: readonly string[], { rawName, name }: ListedFolder) =>
      (await import('./dropMails.ts')).dropMails({ api, queryClient, intl }, keys, { rawName, name: nameOf({ rawName, name }) }),
  };
}
