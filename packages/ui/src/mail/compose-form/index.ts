export { ComposeForm, type ComposeFormProps } from './ComposeForm.tsx';
export { type FieldLink, FieldLinks } from './FieldLinks.tsx';
export { FieldRow, type FieldRowProps } from './FieldRow.tsx';
export { type Identity, SenderField, type SenderFieldProps } from './SenderField.tsx';
export { SubjectField, type SubjectFieldProps } from './SubjectField.tsx';
