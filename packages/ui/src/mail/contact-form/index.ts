export type { ContactGroup } from './BasicFields.tsx';
export { ContactForm, type ContactFormProps, sectionId } from './ContactForm.tsx';
export { ContactGroupDialog, type ContactGroupDialogProps } from './ContactGroupDialog.tsx';
export {
  type ContactDraft,
  type ContactField,
  type ContactGender,
  type ContactLine,
  type ContactProblem,
  type ContactProblems,
  type ContactRules,
  type ContactSection,
  changedFields,
  contactFields,
  contactLines,
  contactProblems,
  contactSections,
  emptyContact,
  nameProblem,
  sectionOf,
  trimmedContact,
} from './contact.ts';
