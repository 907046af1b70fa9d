import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { helpPage } from '../../core/page/helpPage.ts';
import { wordsOf } from '../../testing/words.ts';
import { placeOf, useRailItems } from './railItems.ts';

const inEnglish = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en-US" messages={wordsOf('en')}>
    {children}
  </IntlProvider>
);
const railItems = (shown: Parameters<typeof useRailItems>[0]) =>
  renderHook(() => useRailItems(shown), { wrapper: inEnglish }).result.current;

describe('the main navigation', () => {
  it('LAY-10 has its places in the fixed order', () => {
    expect(railItems({ showsCentre: true, showsNetdisk: true, unreadCount: 3 }).map(({ label, href }) => [label, href])).toEqual([
      ['My mailbox', '/mailbox/innerbox/INBOX'],
      ['My schedule', '/calendar/index'],
      ['File centre', '/file/pfile'],
      ['Contacts', '/contact/pab'],
      ['App centre', '/appcenter'],
      ['Settings', '/setting'],
      ['Self-service query', '/search'],
    ]);
  });

  it.each([
    [true, true, ['mailbox', 'calendar', 'files', 'contacts', 'apps', 'settings', 'selfQuery']],
    [true, false, ['mailbox', 'calendar', 'files', 'contacts', 'apps', 'settings', 'selfQuery']],
    [false, true, ['mailbox', 'calendar', 'files', 'contacts', 'apps', 'settings']],
    [false, false, ['mailbox', 'calendar', 'contacts', 'apps', 'settings']],
  ])('LAY-12 LAY-17 shows files with either flag and the query with the file centre (%s, disk %s)', (showsCentre, showsNetdisk, ids) => {
    expect(railItems({ showsCentre, showsNetdisk, unreadCount: 0 }).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['LAY-08 the file centre', true, false, '/file/afile'],
    ['LAY-09 the network disk', false, true, '/file/pfile'],
    ['the network disk, where both are there', true, true, '/file/pfile'],
  ])('leads to %s', (_, showsCentre, showsNetdisk, href) => {
    expect(railItems({ showsCentre, showsNetdisk, unreadCount: 0 }).find(({ id }) => id === 'files')?.href).toBe(href);
  });

  it('counts the unread mail of the inbox at the mailbox', () => {
    expect(railItems({ showsCentre: true, showsNetdisk: true, unreadCount: 3 }).map(({ unreadCount }) => unreadCount)).toEqual([
      3,
      ...Array.from({ length: 6 }, () => undefined),
    ]);
  });

  it.each([
    ['/mailbox/innerbox/INBOX', 'mailbox'],
    ['/mailbox', 'mailbox'],
    ['/calendar/set', 'calendar'],
    ['/file/afile', 'files'],
    ['/fileshare', null],
    ['/contact/oab', 'contacts'],
    ['/appcenter', 'apps'],
    ['/appcenter/', 'apps'],
    ['/setting/skin', 'settings'],
    ['/search', 'selfQuery'],
    ['/login', null],
  ])('LAY-11 %s belongs to %s', (pathname, place) => expect(placeOf(pathname)).toBe(place));

  it('LAY-11 each place leads to an address of its own', () => {
    for (const { id, href } of railItems({ showsCentre: true, showsNetdisk: true, unreadCount: 0 })) expect(placeOf(href)).toBe(id);
  });
});

it.each([
  ['zh-hans', '/help/zh_hans/index.html'],
  ['zh-tw', '/help/zh_hant/index.html'],
  ['en', '/help/en/index.html'],
] as const)('I18-06 the help in %s is at %s', (language, address) => expect(helpPage(language)).toBe(address));
