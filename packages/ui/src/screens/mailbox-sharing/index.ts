export { MailboxSharingPage, type MailboxSharingPageProps } from './MailboxSharingPage.tsx';
export type { OpenMailbox, SharePerson, SharingLevel } from './person.ts';
export { ShareImportDialog, type ShareImportDialogProps, type ShareImportRow } from './ShareImportDialog.tsx';
export { ShareMailboxDialog, type ShareMailboxDialogProps } from './ShareMailboxDialog.tsx';
