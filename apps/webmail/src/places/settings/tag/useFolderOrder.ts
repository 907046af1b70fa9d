import { orderFolders } from '@jinshu/api';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { applyChange } from '../../../core/cache/index.ts';
import { failing, tellFailure } from '../../../core/problem/index.ts';
import { folderSizesOptions } from '../../../mail/folder/index.ts';

/** Puts the user's folders in order, by their raw names. The rows move before the server responds. */
export function useFolderOrder(): (rawNames: readonly string[]) => void {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const order = useMutation({
    mutationFn: (rawNames: readonly string[]) => api.call(orderFolders, { body: { folders: [...rawNames] } }),
    onMutate: (rawNames) => {
      queryClient.setQueryData(folderSizesOptions(api).queryKey, (known) =>
        known?.toSorted((one, other) => rawNames.indexOf(one.rawName) - rawNames.indexOf(other.rawName)),
      );
    },
    onError: (error) => tellFailure(intl, error, failing.save),
    onSettled: () => applyChange(queryClient, { type: 'folder.changed' }),
  });
  return order.mutate;
}
