import { saveSetting } from '@jinshu/api';
import { useAccount } from '../../core/account/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { loginInfoOptions } from '../../core/session/index.ts';

/** Changes the number of messages per page and saves it (LST-51). */
export function usePageSize(show: (pageSize: number) => void): (pageSize: number) => void {
  const { api, queryClient } = useAccount();
  const report = useReport();
  return (pageSize) => {
    const value = ([10, 20, 50, 100] as const).find((size) => size === pageSize);
    if (!value) return;
    show(value);
    queryClient.setQueryData(loginInfoOptions(api).queryKey, (known) => known && { ...known, pageSize: value });
    api.call(saveSetting, { body: { keyword: 'pageSize', value } }).catch(report);
  };
}
