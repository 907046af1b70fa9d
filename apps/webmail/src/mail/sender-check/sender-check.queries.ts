import { type Authentication, checkSender, listPictureSenders, listRemotePictures, type Message, type MessageRef } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';

export const senderCheckKeys = {
  check: ({ folder, uid }: MessageRef) => ['sender-check', folder, uid] as const,
  pictureSenders: ['picture-sender'] as const,
  pictures: ({ folder, uid }: MessageRef, sid?: string) => ['remote-picture', folder, uid, sid] as const,
};

const firstAgainMs = 1_500;
const slowestMs = 60_000;

/** Query for the sender check of a message. While the check is running, it is refetched at increasing intervals. */
export const senderCheckOptions = (api: ApiClient, { folder, uid, authentication }: Pick<Message, 'folder' | 'uid' | 'authentication'>) =>
  queryOptions({
    queryKey: senderCheckKeys.check({ folder, uid }),
    queryFn: async ({ signal }): Promise<Authentication | null> =>
      (await api.call(checkSender, { query: { folder, uid } }, { signal })).authentication,
    initialData: authentication ?? null,
    enabled: authentication?.state === 'checking',
    // Whatever is on screen asks once for all.
    initialDataUpdatedAt: 0,
    staleTime: firstAgainMs,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.state === 'checking' ? Math.min(firstAgainMs * 2 ** dataUpdateCount, slowestMs) : false,
  });

/** Query for the senders whose images are shown without asking. */
export const pictureSendersOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: senderCheckKeys.pictureSenders,
    queryFn: async ({ signal }) => (await api.call(listPictureSenders, undefined, { signal })).results.map(({ address }) => address),
    staleTime: 300_000,
  });

/** Query for our proxy URLs of a message's remote images. They are valid for an hour. */
export const remotePicturesOptions = (
  api: ApiClient,
  { folder, uid, sid, grant }: MessageRef & { sid?: string | undefined; grant?: string | undefined },
) =>
  queryOptions({
    queryKey: senderCheckKeys.pictures({ folder, uid }, sid),
    queryFn: async ({ signal }) => {
      const { results } = await api.call(listRemotePictures, { query: { folder, uid, sid, grant } }, { signal });
      return new Map(results.map(({ url, address }) => [url, address]));
    },
    staleTime: 3_000_000,
    gcTime: 3_000_000,
  });
