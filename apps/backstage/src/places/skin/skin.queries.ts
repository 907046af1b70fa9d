import { listOwnSkins } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** Skins of the organization, newest first. */
export const ownSkinsOptions = queryOptions({
  queryKey: ['own-skins'],
  queryFn: async ({ signal }) => (await api.call(listOwnSkins, undefined, { signal })).results,
});
