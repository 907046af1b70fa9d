import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { folderListOptions, tagListOptions } from '../../core/cache/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { useFolderName } from '../folder/index.ts';
import type { Mails } from './Mails.ts';
import { type Mark, markMails } from './mailActions.ts';

/** Returns a function that marks, flags or tags messages, reports the result and offers to undo it. For components that load lazily. */
export function useMarkMails(): (mails: Mails, mark: Mark) => void {
  const intl = useIntl();
  const deps = useAccount();
  const report = useReport();
  const nameOf = useFolderName();
  const { data: folders = [] } = useQuery(folderListOptions(deps.api));
  const { data: tags = [] } = useQuery(tagListOptions(deps.api));
  return (mails, mark) => {
    const nameFolder = (rawName: string) => nameOf(folders.find((one) => one.rawName === rawName) ?? { rawName, name: rawName });
    // There is nothing here to stop it with.
    const context = { ...deps, intl, nameFolder, signal: new AbortController().signal };
    markMails(context, mails, mark, tags).catch(report);
  };
}
