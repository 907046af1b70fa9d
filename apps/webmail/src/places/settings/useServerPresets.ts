import type { Endpoint, ListSchema, WireSchema } from '@jinshu/api';
import { useAccount } from '../../core/account/index.ts';
import { useReport } from '../../core/problem/index.ts';

/** Contract of the servers of well-known providers. */
type PresetEndpoint<Preset> = Endpoint<ListSchema<Preset>, WireSchema<{ email: string }>, undefined, undefined>;

/** Returns a function that finds the servers of the provider of an address. If that fails, there are none to fill in. */
export function useServerPresets<Preset>(endpoint: PresetEndpoint<Preset>): (email: string) => Promise<readonly Preset[]> {
  const { api } = useAccount();
  const report = useReport();
  return async (email) => {
    try {
      return (await api.call(endpoint, { query: { email } })).results;
    } catch (failure) {
      report(failure);
      return [];
    }
  };
}
