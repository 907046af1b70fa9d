export { ContactForm, type ContactFormProps, type ContactGroup } from './ContactForm.tsx';
export { ContactGroupDialog, type ContactGroupDialogProps } from './ContactGroupDialog.tsx';
export { type ContactDraft, type ContactProblems, contactProblems, nameProblem } from './contact.ts';
