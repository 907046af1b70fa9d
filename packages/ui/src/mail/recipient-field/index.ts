export { RecipientField, type RecipientFieldHandle, type RecipientFieldProps, type RecipientMoveTarget } from './RecipientField.tsx';
export { cutTypedText, formatRecipient, type Recipient, type RecipientSuggestion, withoutDuplicates } from './recipients.ts';
