export { RecallDialog, type RecallDialogProps, type RecallOutcome, type RecallResult } from './RecallDialog.tsx';
