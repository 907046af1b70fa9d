import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { folderListOptions, tagListOptions } from '../../core/cache/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { useBeginMail } from '../draft/index.ts';
import { useFolderName } from '../folder/index.ts';

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
