import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { askAgain, firstView, folderKeys, messageKeys, messageListOptions } from '../../core/cache/index.ts';
import { lateParts } from '../../core/page/index.ts';

/** Cache actions of the folder pane. `hasTime` tells whether the screen has time for the other entries of the pane. */
export function useFolderPane(selected: string) {
  const { api, info } = useAccount();
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
  };
}
