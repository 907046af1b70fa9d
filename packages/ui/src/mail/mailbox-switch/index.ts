export { MailboxHead, type MailboxHeadProps } from './MailboxHead.tsx';
export { MailboxSwitch, type MailboxSwitchProps, type SharedMailbox } from './MailboxSwitch.tsx';
