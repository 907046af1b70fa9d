import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/AccountProvider.tsx';
import { useGoTo } from '../../core/account/useGoTo.ts';
import { folderListOptions } from '../../core/cache/folder.queries.ts';
import { tagListOptions } from '../../core/cache/tag.queries.ts';
import { useReport } from '../../core/problem/useReport.ts';
import { useBeginMail } from '../draft/useBeginMail.ts';
import { useFolderName } from '../folder/useFolderName.ts';

/** Dependencies of the actions on messages: the account with its folders and tags, and functions that report, reply and navigate. */
export function useActionDeps() {
  const intl = useIntl();
  const deps = useAccount();
  const report = useReport();
  const goTo = useGoTo();
  const nameOf = useFolderName();
  const { data: folders = [] } = useQuery(folderListOptions(deps.api));
  const { data: tags = [] } = useQuery(tagListOptions(deps.api));
  const { answer } = useBeginMail();
  const nameFolder = (rawName: string) => nameOf(folders.find((one) => one.rawName === rawName) ?? { rawName, name: rawName });
  return { intl, deps, report, goTo, folders, tags, answer, nameFolder };
}
