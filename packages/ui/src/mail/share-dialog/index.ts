export { ExtractionCodeForm, type ExtractionCodeFormProps, isExtractionCode } from './ExtractionCodeForm.tsx';
export { type ShareLink, ShareLinkDialog, type ShareLinkDialogProps, type ShareValidity } from './ShareLinkDialog.tsx';
export { type ShareMember, SharePeopleDialog, type SharePeopleDialogProps, type ShareRight } from './SharePeopleDialog.tsx';
