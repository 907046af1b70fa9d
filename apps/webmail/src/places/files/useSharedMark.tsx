import type { DiskEntry } from '@jinshu/api';
import type { FileItem } from '@jinshu/ui/file-browser';
import { Link } from '@jinshu/ui/link';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { filesStrings as s } from './files.strings.ts';
import { shareAddress } from './filesAddress.ts';

/** Returns the mark of a shared file, which leads to its share. */
export function useSharedMark(): (entry: DiskEntry) => FileItem['status'] {
  const { formatMessage } = useIntl();
  return useCallback(
    ({ name, shareId = 0 }) => ({
      tone: 'info',
      text: (
        <Link href={shareAddress(shareId)} aria-label={formatMessage(s.sharedOf, { name })}>
          {formatMessage(s.shared)}
        </Link>
      ),
    }),
    [formatMessage],
  );
}
