import type { Folder } from '@jinshu/api';
import type { QueryClient } from '@tanstack/react-query';
import { folderKeys } from './folder.queries.ts';
import { messagePages } from './message.queries.ts';

/** Changes the unread count of a folder, in the tree and above its list, before the server has answered. */
export function patchUnseen(queryClient: QueryClient, rawName: string, by: number): void {
  queryClient.setQueryData<Folder[]>(folderKeys.all, (folders) =>
    folders?.map((folder) => (folder.rawName === rawName ? { ...folder, unseenCount: Math.max(0, folder.unseenCount + by) } : folder)),
  );
  queryClient.setQueriesData<{ unseenCount: number }>(
    messagePages(rawName),
    (list) => list && { ...list, unseenCount: Math.max(0, list.unseenCount + by) },
  );
}
