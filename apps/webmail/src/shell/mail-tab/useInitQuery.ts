import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { useBeginMail } from '../../mail/draft/index.ts';
import { useOpenMessage } from '../../mail/message/index.ts';
import { followAddress } from './followAddress.ts';

/** `init=composeMail`, `openMail`, `openSentMail`: acted on once, then taken off the address (RTE-32 to RTE-36). */
export function useInitQuery(): void {
  const [query, setQuery] = useSearchParams();
  const { api } = useAccount();
  const { compose, writeTo } = useBeginMail();
  const { open } = useOpenMessage();
  const report = useReport();
  const init = query.get('init');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address, whatever else is rendered anew
  useEffect(() => {
    if (init !== null) void followAddress(query, setQuery, { api, compose, writeTo, open }).catch(report);
  }, [init]);
}
