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
import type { ReadingHost } from './ReadingHost.ts';
import { ReadingToolbar } from './ReadingToolbar.tsx';
import { UnaskedLetter } from './UnaskedLetter.tsx';
import type { useLetter } from './useLetter.ts';
import type { ReadingView } from './useListActions.tsx';

export interface MailReadingProps {
  tab: MailTab;
  /** Result of `useLetter` for the tab. */
  letter: ReturnType<typeof useLetter>;
  host: ReadingHost;
}

/** A message being read, in a tab or in the pane, with its toolbar. Shows its list row until the body is loaded. */
export function MailReading({ tab, letter: { message, error, refetch, isUnasked, ...letter }, host }: MailReadingProps) {
  const { api, queryClient } = useAccount();
  const { data: parameters } = useQuery(parametersOptions(api));
  const [, showAnew] = useReducer((count: number) => count + 1, 0);
  const place = placeOf(tab.id);
  const view: ReadingView = {
    mode: place.mode ?? parameters?.readType ?? 'html',
    isHtml: message?.isHtml ?? false,
    // The list beside a pane has the heading of the page.
    headingLevel: host.isPane ? 2 : 1,
    onMode: (mode) => {
      place.mode = mode;
      showAnew();
    },
  };

  if (error && !message) return <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ReadingToolbar tab={tab} message={message} password={letter.password} grant={letter.grant} view={view} host={host} />
      {isUnasked ? (
        <UnaskedLetter tab={tab} />
      ) : message ? (
        <Letter key={tab.id} tabId={tab.id} letter={{ ...letter, message }} view={view} />
      ) : (
        <ComingLetter row={cachedRow(queryClient, tab)} headingLevel={view.headingLevel} />
      )}
    </>
  );
}

/** Data of the list row, shown until the message is loaded. */
function ComingLetter({ row, headingLevel = 1 }: { row: MessageRow | undefined; headingLevel: 1 | 2 | undefined }) {
  const headingId = useId();
  const { status } = useAccount();
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
