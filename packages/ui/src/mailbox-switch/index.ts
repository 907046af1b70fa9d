export { MailboxSwitch, type MailboxSwitchProps, type SharedMailbox } from './MailboxSwitch.tsx';
