import type { UiStrings } from './UiStrings.ts';

/** The words of the parts in English. */
export const en: UiStrings = {
  button: { pending: 'Working' },
  link: { opensInNewWindow: 'opens in a new window' },
  skeleton: { loading: 'Loading' },
  badge: { unread: (count) => `${count} unread` },
  appShell: {
    main: 'Main',
    accountMenu: 'Account menu',
    skipToContent: 'Skip to content',
    openSidebar: 'Open folders',
    closeSidebar: 'Close folders',
    sidebar: 'Sidebar',
  },
};
