import type { MailTab } from '@jinshu/mail-machines';
import { LetterSheet, ReadingPane } from '@jinshu/ui/mailbox-layout';
import { MessageHeader } from '@jinshu/ui/message-header';
import { SkeletonRows } from '@jinshu/ui/skeleton';
import { useId } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { cachedRow } from '../../core/cache/index.ts';

/** Data of the list row, shown until the message is loaded. */
export function ComingLetter({ tab, headingLevel = 1 }: { tab: MailTab; headingLevel: 1 | 2 | undefined }) {
  const headingId = useId();
  const { queryClient, status } = useAccount();
  const row = cachedRow(queryClient, tab);
  if (!row) return <SkeletonRows />;
  return (
    <ReadingPane
      labelledBy={headingId}
      header={
        <MessageHeader {...row} headingId={headingId} headingLevel={headingLevel} to={row.recipients} isTwelveHour={status.uses12Hours} />
      }
    >
      <LetterSheet>
        <SkeletonRows count={4} columns={['minmax(0, 1fr)']} />
      </LetterSheet>
    </ReadingPane>
  );
}
