import type { RailItem } from '@jinshu/ui/app-shell';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { layoutStrings as s } from '../../core/page/index.ts';

/** The places by the beginning of their address, in the fixed order of LAY-10. */
const places = [
  ['/mailbox', 'mailbox'],
  ['/calendar', 'calendar'],
  ['/file', 'files'],
  ['/contact', 'contacts'],
  ['/appcenter', 'apps'],
  ['/setting', 'settings'],
  ['/search', 'selfQuery'],
] as const;

/** The place an address belongs to (LAY-11). */
export const placeOf = (pathname: string): string | null =>
  places.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`))?.[1] ?? null;

/** Whether the page of an address fills the sidebar. */
export const hasSidebar = (pathname: string): boolean =>
  /^\/(mailbox|contact|file|setting|calendar)(\/|$)/.test(pathname) && !pathname.startsWith('/calendar/set');

interface Shown {
  /** The file centre and the self-service query are there (LAY-08, LAY-17). */
  showsCentre: boolean;
  /** The network disk is there (LAY-09). */
  showsNetdisk: boolean;
  unreadCount: number;
}

/** The places of the main navigation that this account has. */
export function useRailItems({ showsCentre, showsNetdisk, unreadCount }: Shown): RailItem[] {
  const { formatMessage: f } = useIntl();
  return useMemo(() => railItems(f, { showsCentre, showsNetdisk, unreadCount }), [f, showsCentre, showsNetdisk, unreadCount]);
}

function railItems(f: IntlShape['formatMessage'], { showsCentre, showsNetdisk, unreadCount }: Shown): RailItem[] {
  const items: (RailItem | false)[] = [
    {
      id: 'mailbox',
      label: f(s.mailbox),
      shortLabel: f(s.mailboxShort),
      icon: 'mail',
      currentIcon: 'mail_filled',
      href: '/mailbox/innerbox/INBOX',
      unreadCount,
    },
    {
      id: 'calendar',
      label: f(s.calendar),
      shortLabel: f(s.calendarShort),
      icon: 'calendar_ltr',
      currentIcon: 'calendar_ltr_filled',
      href: '/calendar/index',
    },
    (showsCentre || showsNetdisk) && {
      id: 'files',
      label: f(s.files),
      shortLabel: f(s.filesShort),
      icon: 'folder',
      currentIcon: 'folder_filled',
      // One tab stands for both (LAY-12): with the disk it opens the disk, with the file centre alone the transit station.
      href: showsNetdisk ? '/file/pfile' : '/file/afile',
    },
    { id: 'contacts', label: f(s.contacts), icon: 'book_contacts', currentIcon: 'book_contacts_filled', href: '/contact/pab' },
    { id: 'apps', label: f(s.apps), shortLabel: f(s.appsShort), icon: 'grid', currentIcon: 'grid_filled', href: '/appcenter' },
    { id: 'settings', label: f(s.settings), icon: 'settings', currentIcon: 'settings_filled', href: '/setting', isAtFoot: true },
    showsCentre && {
      id: 'selfQuery',
      label: f(s.selfQuery),
      shortLabel: f(s.selfQueryShort),
      icon: 'person_search',
      currentIcon: 'person_search_filled',
      href: '/search',
      isAtFoot: true,
    },
  ];
  return items.filter((item) => item !== false);
}
