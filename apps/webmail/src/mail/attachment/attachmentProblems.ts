import type { RuleRefusal } from '@jinshu/mail-machines';
import { formatSize } from '@jinshu/ui/message-list';
import type { IntlShape } from 'react-intl';
import { attachmentStrings as s } from './attachment.strings.ts';

const refusalWords = { empty: s.empty, executable: s.executable, 'over-limit': s.overLimit, duplicate: s.duplicate } as const;

/** Why a file was not taken (ATT-07, ERR-32, ERR-35, ATT-13). */
export const describeRefusal = (
  { formatMessage, locale }: Pick<IntlShape, 'formatMessage' | 'locale'>,
  { name, refusal }: { name: string; refusal: RuleRefusal },
  maximumBytes: number,
): string => formatMessage(refusalWords[refusal], { name, size: formatSize(maximumBytes, locale) });
