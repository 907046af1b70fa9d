import { listSignatures, signatureResource } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';
import { sessionKeys } from '../../core/cache/index.ts';

/** The signatures and which of them put themselves in (SET-60); stale when another window changes one. */
export const signatureListOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: [...sessionKeys.all, signatureResource.name],
    queryFn: ({ signal }) => api.call(listSignatures, undefined, { signal }),
  });
