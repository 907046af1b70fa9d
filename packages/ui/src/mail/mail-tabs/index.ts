export { type MailTab, type MailTabKind, MailTabs, type MailTabsProps } from './MailTabs.tsx';
