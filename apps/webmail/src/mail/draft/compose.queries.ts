import { getComposeParameters } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';

/** Initial parameters of the compose form (CMP-54). */
export const composeParametersOptions = (api: ApiClient) =>
  queryOptions({ queryKey: ['session', 'compose'], queryFn: ({ signal }) => api.call(getComposeParameters, undefined, { signal }) });
