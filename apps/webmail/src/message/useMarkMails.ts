import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { useReport } from '../problem/useReport.ts';
import { tagListOptions } from '../tag/tag.queries.ts';
import type { Mails } from './Mails.ts';
import { type Mark, markMails } from './mailActions.ts';

/** Marks, flags and tags mails, tells of it and offers the way back. For parts that load when they are needed. */
export function useMarkMails(): (mails: Mails, mark: Mark) => void {
  const intl = useIntl();
  const deps = useAccount();
  const report = useReport();
  const { data: tags = [] } = useQuery(tagListOptions(deps.api));
  return (mails, mark) => {
    // One folder's mails that are on screen: there is no folder to name and nothing to stop.
    const context = { ...deps, intl, nameFolder: (rawName: string) => rawName, signal: new AbortController().signal };
    markMails(context, mails, mark, tags).catch(report);
  };
}
