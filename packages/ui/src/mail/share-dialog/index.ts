export { copyText } from '../sender-card/copyText.ts';
export { ExtractionCodeForm, type ExtractionCodeFormProps, isExtractionCode } from './ExtractionCodeForm.tsx';
export { ShareDetailsDialog, type ShareDetailsDialogProps, type ShareVisit } from './ShareDetailsDialog.tsx';
export type { ShareLink } from './ShareFacts.tsx';
export type { ShareSettings, ShareValidity } from './ShareFields.tsx';
export { ShareLinkDialog, type ShareLinkDialogProps } from './ShareLinkDialog.tsx';
export { type ShareMember, SharePeopleDialog, type SharePeopleDialogProps, type ShareRight } from './SharePeopleDialog.tsx';
