import type { MessageRow } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import { LetterSheet, ReadingPane } from '@jinshu/ui/mailbox-layout';
import { MessageHeader } from '@jinshu/ui/message-header';
import { SkeletonRows } from '@jinshu/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId, useReducer } from 'react';
import { useAccount } from '../../core/account/AccountProvider.tsx';
import { cachedRow } from '../../core/cache/message.queries.ts';
import { ScreenFailure } from '../../core/problem/ScreenFailure.tsx';
import { parametersOptions } from '../../core/session/session.queries.ts';
import { placeOf } from '../letter/readingPlaces.ts';
import { Letter } from './Letter.tsx';
import { ReadingToolbar } from './ReadingToolbar.tsx';
import { UnaskedLetter } from './UnaskedLetter.tsx';
import { useLetter } from './useLetter.ts';
import type { ReadingView } from './useListActions.tsx';

export { preloadLetter } from './Letter.tsx';

/** Tab of a message being read. Shows its list row until the body is loaded. */
export function ReadingTab({ tab }: { tab: MailTab }) {
  const { api, queryClient } = useAccount();
  const { message, error, refetch, isUnasked, ...letter } = useLetter(tab);
  const { data: parameters } = useQuery(parametersOptions(api));
  const [, showAnew] = useReducer((count: number) => count + 1, 0);
  const place = placeOf(tab.id);
  const view: ReadingView = {
    mode: place.mode ?? parameters?.readType ?? 'html',
    isHtml: message?.isHtml ?? false,
    onMode: (mode) => {
      place.mode = mode;
      showAnew();
    },
  };

  if (error && !message) return <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ReadingToolbar tab={tab} message={message} password={letter.password} grant={letter.grant} view={view} />
      {isUnasked ? (
        <UnaskedLetter tab={tab} />
      ) : message ? (
        <Letter key={tab.id} tabId={tab.id} letter={{ ...letter, message }} view={view} />
      ) : (
        <ComingLetter row={cachedRow(queryClient, tab)} />
      )}
    </>
  );
}

/** Data of the list row, shown until the message is loaded. */
function ComingLetter({ row }: { row: MessageRow | undefined }) {
  const headingId = useId();
  const { status } = useAccount();
  if (!row) return <SkeletonRows />;
  return (
    <ReadingPane
      labelledBy={headingId}
      header={<MessageHeader {...row} headingId={headingId} headingLevel={1} to={row.recipients} isTwelveHour={status.uses12Hours} />}
    >
      <LetterSheet>
        <SkeletonRows count={4} columns={['minmax(0, 1fr)']} />
      </LetterSheet>
    </ReadingPane>
  );
}
