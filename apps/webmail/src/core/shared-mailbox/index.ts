export { ownerOf } from './ownerOf.ts';
export { MailboxSwitcher, SharedHead } from './parts.ts';
export { useSwitchMailbox } from './useSwitchMailbox.ts';
