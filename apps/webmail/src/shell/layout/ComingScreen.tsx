import { Panel } from '@jinshu/ui/app-shell';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { useGoTo } from '../../core/account/useGoTo.ts';
import { lazyPart } from '../../core/language/lazyPart.ts';
import { layoutStrings } from '../../core/page/layout.strings.ts';

const CalendarPlace = lazyPart(async () => (await import('../../places/calendar/CalendarPlace.tsx')).CalendarPlace);
const ContactsPlace = lazyPart(async () => (await import('../../places/contacts/index.ts')).ContactsPlace);
const FilesPlace = lazyPart(async () => (await import('../../places/files/index.ts')).FilesPlace);

/** Places that are here. From here and not from the router, whose every line is part of the first load. */
const ready = { calendar: CalendarPlace, contact: ContactsPlace, file: FilesPlace } as const;

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
 * Page for places of the navigation that aren't available yet. Also renders the calendar, the address books and the files, which are.
 */
export function ComingScreen() {
  const { pathname, key } = useLocation();
  const to = elsewhere(pathname);
  if (to !== undefined) return <Navigate to={to} state={{ isDirect: key === 'default' }} replace />;
  const place = pathname.split('/')[1] ?? '';
  const Ready = Object.hasOwn(ready, place) ? ready[place as keyof typeof ready] : undefined;
  if (Ready) {
    return (
      <Suspense>
        <Ready />
      </Suspense>
    );
  }
  return <Coming />;
}

function Coming() {
  const { formatMessage } = useIntl();
  const goTo = useGoTo();
  return (
    <Panel>
      <EmptyState
        drawing="coming"
        title={formatMessage(layoutStrings.comingTitle)}
        actions={<Button onPress={() => goTo('/mailbox/innerbox/INBOX')}>{formatMessage(layoutStrings.backToMailbox)}</Button>}
      >
        {formatMessage(layoutStrings.comingHelp)}
      </EmptyState>
    </Panel>
  );
}
