import { type MessageRef, readAttachedMessage } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';

/** Which file of which mail, and what opens it. */
export interface AttachedRef extends MessageRef {
  sid: string;
  grant?: string | undefined;
}

export const attachedMessageKeys = {
  in: (folder: string) => ['attached-message', folder] as const,
};

/** A mail that is a file. The bytes of a mail never change; nothing of it stays on the device when nobody looks at it. */
export const attachedMessageOptions = (api: ApiClient, { folder, uid, sid, grant }: AttachedRef) =>
  queryOptions({
    queryKey: [...attachedMessageKeys.in(folder), uid, sid, grant !== undefined] as const,
    queryFn: ({ signal }) => api.call(readAttachedMessage, { query: { folder, uid, sid, grant } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
