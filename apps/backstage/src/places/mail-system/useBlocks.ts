import { type AddressBlock, releaseAddressBlock } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useWholeList } from '../../core/list/index.ts';
import { addressBlockStrings as s } from './address-block.strings.ts';
import { blocksOptions } from './filter.queries.ts';
import { useSystemChange } from './useSystemChange.ts';

/** Rows of the blocked addresses, and the release of one. */
export function useBlocks() {
  const { formatMessage } = useIntl();
  const { mutate } = useSystemChange(blocksOptions.queryKey);
  return {
    list: useWholeList(useQuery(blocksOptions), formatMessage(s.none)),
    release: ({ network, kind }: AddressBlock) => mutate(() => api.call(releaseAddressBlock, { body: { network, kind } })),
  };
}
