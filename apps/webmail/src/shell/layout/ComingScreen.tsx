import type { LockArea } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { Link } from '@jinshu/ui/link';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { useGoTo } from '../../core/account/useGoTo.ts';
import { lazyPart } from '../../core/language/lazyPart.ts';
import { GuardedPlace } from '../../core/lock/GuardedPlace.tsx';
import { lockStrings } from '../../core/lock/lock.strings.ts';
import { layoutStrings } from '../../core/page/layout.strings.ts';
import { senderCheckStrings } from '../../mail/sender-check/sender-check.strings.ts';
import { signatureStrings } from '../../places/settings/signature.strings.ts';
import { skinStrings } from '../../places/settings/skin.strings.ts';

const PictureSenders = lazyPart(async () => (await import('../../places/settings/PictureSenders.tsx')).PictureSenders);
const CalendarPlace = lazyPart(async () => (await import('../../places/calendar/CalendarPlace.tsx')).CalendarPlace);
const LockSettings = lazyPart(async () => (await import('../../places/settings/LockSettings.tsx')).LockSettings);

/** Returns the locked area that must be open to view a page (FLK-06, RTE-30). */
function areaOf(pathname: string): LockArea | undefined {
  if (pathname.startsWith('/file/')) return 'files';
  return pathname.startsWith('/setting/tag') ? 'folders' : undefined;
}

/** The pages of a place, the default first (RTE-16 to RTE-19). */
const pages: Readonly<Record<string, readonly string[]>> = {
  file: ['pfile', 'cfile', 'afile'],
  calendar: ['index', 'set'],
  contact: ['pab', 'oab', 'cab', 'soab'],
  setting: [
    'user',
    'password',
    'param',
    'template',
    'signature',
    'skin',
    'twofactor',
    'autoreply',
    'autoforward',
    'whitelist',
    'blacklist',
    'mailboxmove',
    'sms',
    'feedback',
    'zhaohui',
    'filter',
    'relatelist',
    'transfer',
    'accountcancel',
    'tag',
  ],
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
 * Page for places of the navigation that aren't available yet. Also renders those that are: the calendar, the locks, and the senders whose
 * images are always shown.
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
  if (/^\/setting\/param\/?$/.test(pathname))
    return (
      <Suspense>
        <PictureSenders />
      </Suspense>
    );
  if (!area) return <Coming isSetting={pathname.startsWith('/setting/')} />;
  return (
    <GuardedPlace key={area} area={area}>
      {area === 'folders' ? (
        <Suspense>
          <LockSettings />
        </Suspense>
      ) : (
        <Coming />
      )}
    </GuardedPlace>
  );
}

/** Settings pages that exist, as links for users who look for them here. */
const settings = [
  ['/setting/skin', skinStrings.title],
  ['/setting/signature', signatureStrings.signatures],
  ['/setting/template', signatureStrings.templates],
  ['/setting/param', senderCheckStrings.settingsTitle],
  ['/setting/tag', lockStrings.title],
] as const;

/** Text about what already works, by place. Use whole texts, because languages join sentences differently. */
const now = {
  contact: layoutStrings.comingContacts,
  file: layoutStrings.comingFiles,
  appcenter: layoutStrings.comingApps,
  home: layoutStrings.comingApps,
} as const;

function Coming({ isSetting = false }: { isSetting?: boolean }) {
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
        {isSetting && (
          <nav aria-label={formatMessage(layoutStrings.settings)}>
            {settings.map(([href, name]) => (
              <div key={href}>
                <Link href={href}>{formatMessage(name)}</Link>
              </div>
            ))}
          </nav>
        )}
      </EmptyState>
    </Panel>
  );
}
