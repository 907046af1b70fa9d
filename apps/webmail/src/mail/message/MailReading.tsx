import type { MailTab } from '@jinshu/mail-machines';
import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { parametersOptions } from '../../core/session/index.ts';
import { placeOf } from '../letter/index.ts';
import { ComingLetter } from './ComingLetter.tsx';
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
  const { api } = useAccount();
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
        <Letter key={tab.id} place={place} letter={{ ...letter, message }} view={view} />
      ) : (
        <ComingLetter tab={tab} headingLevel={view.headingLevel} />
      )}
    </>
  );
}
