export { UploadDialog, type UploadDialogProps, type UploadDialogWords } from './UploadDialog.tsx';
