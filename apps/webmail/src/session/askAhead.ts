import type { ApiClient } from '@jinshu/api/client';
import type { QueryClient } from '@tanstack/react-query';
import { folderListOptions } from '../folder/folder.queries.ts';
import { messageListOptions } from '../message/message.queries.ts';
import { firstView } from '../message/useListView.ts';

const key = 'jinshu.pageSize';

/** How many mails a page had when this device last knew. A wrong guess costs one list that nobody looks at. */
const rememberedPageSize = (): number => Number(localStorage.getItem(key)) || 20;

/** Keeps the size of a page for the next start. */
export const rememberPageSize = (pageSize: number): void => localStorage.setItem(key, String(pageSize));

/** The folder that an address of the mailbox shows; none at other places. */
export function folderAt(pathname: string): string | undefined {
  const place = /^\/mailbox(?:\/(?:welcome|innerbox(?:\/([^/]+))?))?\/?$/.exec(pathname);
  if (!place) return undefined;
  const folder = place[1] ?? 'INBOX';
  try {
    return decodeURIComponent(folder);
  } catch {
    return folder;
  }
}

/** Asks for the folders and the list that the address shows while the session is still being asked what it may: one round trip, not two. */
export function askAhead({ api, queryClient }: { api: ApiClient; queryClient: QueryClient }, pathname: string): void {
  const folder = folderAt(pathname);
  if (folder === undefined) return;
  void queryClient.prefetchQuery(folderListOptions(api));
  void queryClient.prefetchQuery(messageListOptions(api, firstView(folder, rememberedPageSize())));
}
