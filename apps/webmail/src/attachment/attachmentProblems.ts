import type { RuleRefusal } from '@jinshu/mail-machines';
import type { IntlShape } from 'react-intl';
import { teachProblems } from '../problem/describeProblem.ts';
import { attachmentStrings as s } from './attachment.strings.ts';

/** The words of problems that only files can meet. */
export const attachmentProblemWords = {
  'send-no-folders': s.noFolders,
  'upload-over-pdisk': s.overPersonal,
  'upload-over-cdisk': s.overCompany,
  'disk-folder-not-found': s.folderGone,
  'extraction-code-error': s.extractionCodeError,
  'share-cancelled': s.shareCancelled,
  'link-expired': s.linkExpired,
} as const;
teachProblems(attachmentProblemWords);

const refusalWords = { empty: s.empty, executable: s.executable, 'over-limit': s.overLimit, duplicate: s.duplicate } as const;

/** Bytes as a round number of megabytes or gigabytes. */
export function limitText(bytes: number): string {
  const megabytes = bytes / 1_048_576;
  return megabytes >= 1024 ? `${Math.round((megabytes / 1024) * 10) / 10} GB` : `${Math.round(megabytes * 10) / 10} MB`;
}

/** Why a file was not taken (ATT-07, ERR-32, ERR-35, ATT-13). */
export const describeRefusal = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { name, refusal }: { name: string; refusal: RuleRefusal },
  maximumBytes: number,
): string => formatMessage(refusalWords[refusal], { name, size: limitText(maximumBytes) });
