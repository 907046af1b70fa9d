import type { LockArea } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { useGoTo } from '../../core/account/useGoTo.ts';
import { lazyPart } from '../../core/language/lazyPart.ts';
import { GuardedPlace } from '../../core/lock/GuardedPlace.tsx';
import { layoutStrings } from '../../core/page/layout.strings.ts';

const CalendarPlace = lazyPart(async () => (await import('../../places/calendar/CalendarPlace.tsx')).CalendarPlace);

/** Returns the locked area that must be open to view a page (FLK-06, RTE-30). */
function areaOf(pathname: string): LockArea | undefined {
  return pathname.startsWith('/file/') ? 'files' : undefined;
}

/** The pages of a place, the default first (RTE-16 to RTE-19). */
const pages: Readonly<Record<string, readonly string[]>> = {
  file: ['pfile', 'cfile', 'afile'],
  calendar: ['index', 'set'],
  contact: ['pab', 'oab', 'cab', 'soab'],
};

/**
 * Returns the redirect for an address that isn't a page of its place: the default page, or the target of all unknown addresses (RTE-22).
 */
function elsewhere(pathname: string): string | undefined {
  const [place = '', page = '', ...rest] = pathname.split('/').slice(1);
  const known = pages[place];
  if (!known) return undefined;
  if (page === '') return `/${place}/${known[0]}`;
  return known.includes(page) && rest.join('') === '' ? undefined : '/mailbox/welcome';
}

/**
 * Page for places of the navigation that aren't available yet. Also renders the calendar, which is.
 */
export function ComingScreen() {
  const { pathname, key } = useLocation();
  const to = elsewhere(pathname);
  if (to !== undefined) return <Navigate to={to} state={{ isDirect: key === 'default' }} replace />;
  // From here and not from the router, whose every line is part of the first load.
  if (/^\/calendar(\/|$)/.test(pathname)) {
    return (
      <Suspense>
        <CalendarPlace />
      </Suspense>
    );
  }
  const area = areaOf(pathname);
  if (!area) return <Coming />;
  return (
    <GuardedPlace key={area} area={area}>
      <Coming />
    </GuardedPlace>
  );
}

/** Text about what already works, by place. Use whole texts, because languages join sentences differently. */
const now = {
  contact: layoutStrings.comingContacts,
  file: layoutStrings.comingFiles,
} as const;

function Coming() {
  const place = useLocation().pathname.split('/')[1] ?? '';
  const already = Object.hasOwn(now, place) ? now[place as keyof typeof now] : layoutStrings.comingHelp;
  const { formatMessage } = useIntl();
  const goTo = useGoTo();
  return (
    <Panel>
      <EmptyState
        drawing="coming"
        title={formatMessage(layoutStrings.comingTitle)}
        actions={<Button onPress={() => goTo('/mailbox/innerbox/INBOX')}>{formatMessage(layoutStrings.backToMailbox)}</Button>}
      >
        {formatMessage(already)}
      </EmptyState>
    </Panel>
  );
}
