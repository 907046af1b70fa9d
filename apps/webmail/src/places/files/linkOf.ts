import type { FileShare, Validity } from '@jinshu/api';
import type { ShareLink, ShareValidity } from '@jinshu/ui/share-dialog';
import type { IntlShape } from 'react-intl';
import { attachmentStrings } from '../../mail/attachment/index.ts';
import { filesStrings as s } from './files.strings.ts';

/** Returns a share as the dialogs show it. */
export function linkOf(
  { formatDate, formatMessage }: IntlShape,
  { url, code, expiresAt, maximumDownloads, downloadCount, userNames }: FileShare,
): ShareLink {
  return {
    url,
    code,
    validUntil: expiresAt === null ? formatMessage(attachmentStrings.permanent) : formatDate(expiresAt, { dateStyle: 'medium' }),
    limit: maximumDownloads === null ? undefined : formatMessage(s.limit, { count: maximumDownloads, used: downloadCount }),
    peopleNames: userNames,
  };
}

/** Returns the lifetimes of a share as the dialog shows them. */
export const validityChoices = ({ formatMessage }: IntlShape, offered: readonly Validity[]): ShareValidity[] =>
  offered.map((id) => ({ id, label: formatMessage(attachmentStrings[id]) }));
