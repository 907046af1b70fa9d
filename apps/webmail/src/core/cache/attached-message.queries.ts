import { type MessageRef, readAttachedMessage } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';

/** Reference to an attached file of a message, with the grant that opens it. */
export interface AttachedRef extends MessageRef {
  sid: string;
  grant?: string | undefined;
}

export const attachedMessageKeys = {
  in: (folder: string) => ['attached-message', folder] as const,
};

/** Query of an attached message. Its bytes never change. The cache drops it as soon as it is no longer displayed. */
export const attachedMessageOptions = (api: ApiClient, { folder, uid, sid, grant }: AttachedRef) =>
  queryOptions({
    queryKey: [...attachedMessageKeys.in(folder), uid, sid, grant !== undefined] as const,
    queryFn: ({ signal }) => api.call(readAttachedMessage, { query: { folder, uid, sid, grant } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
