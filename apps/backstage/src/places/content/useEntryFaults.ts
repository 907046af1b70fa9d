import type { LanguageTexts } from '@jinshu/api';
import { useIntl } from 'react-intl';
import { contentStrings as s } from './content.strings.ts';
import { isWebAddress } from './isWebAddress.ts';

/** Returns the checks of the fields of entries. Each returns a sentence, or nothing. */
export function useEntryFaults() {
  const { formatMessage } = useIntl();
  return {
    text: (texts: LanguageTexts) => (texts['zh-hans'].trim() === '' ? formatMessage(s.textMissing) : undefined),
    address: (url: string) => (url === '' || !isWebAddress(url) ? formatMessage(s.addressMissing) : undefined),
    addressOrNone: (url: string) => (isWebAddress(url) ? undefined : formatMessage(s.addressFault)),
    picture: (url: string) => (url === '' ? formatMessage(s.pictureMissing) : undefined),
    days: (from = '', until = '') => (from !== '' && until !== '' && from > until ? formatMessage(s.daysReversed) : undefined),
  };
}
