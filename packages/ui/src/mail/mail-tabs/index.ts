export { MailTabs, type MailTabsProps } from './MailTabs.tsx';
export type { MailTab, MailTabKind } from './tab.ts';
