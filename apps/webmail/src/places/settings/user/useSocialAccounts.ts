import {
  beginSocialBinding,
  bindSocialAccount,
  getLoginPage,
  listSocialAccounts,
  type SocialAccount,
  type SocialProviderId,
  unbindSocialAccount,
} from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../../core/account/index.ts';
import { sessionKeys } from '../../../core/cache/index.ts';

const queryKey = [...sessionKeys.all, 'social'];

/** Accounts of providers, and what links and unlinks them. */
export function useSocialAccounts() {
  const { api } = useAccount();
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => api.call(listSocialAccounts, undefined, { signal }) });
  const onSuccess = (listed: { accounts: SocialAccount[] }) => queryClient.setQueryData(queryKey, listed);
  return {
    accounts: data?.accounts ?? [],
    begin: useMutation({
      mutationFn: async ({ provider, password }: { provider: SocialProviderId; password: string }) => {
        const { publicKey } = await api.call(getLoginPage);
        const { address } = await api.call(beginSocialBinding, { body: { provider, password: await sealSecret(publicKey, password) } });
        location.assign(address);
      },
    }),
    bind: useMutation({ mutationFn: (query: string) => api.call(bindSocialAccount, { body: { query } }), onSuccess }),
    unbind: useMutation({ mutationFn: (provider: SocialProviderId) => api.call(unbindSocialAccount, { body: { provider } }), onSuccess }),
  };
}
