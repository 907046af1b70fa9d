import type { ContactForm, PersonalContact } from '@jinshu/api';
import { type ContactDraft, changedFields, contactFields, emptyContact } from '@jinshu/ui/contact-form';

/** Returns a contact as the form shows it. */
export const toDraft = (contact: PersonalContact): ContactDraft => ({
  ...(Object.fromEntries(contactFields.map((field) => [field, contact[field]])) as unknown as ContactDraft),
  groupIds: contact.groupIds.map(String),
});

/** Returns a contact as the server takes it. */
export const toForm = ({ groupIds, otherAddresses, otherPhones, ...draft }: ContactDraft): ContactForm => ({
  ...draft,
  otherAddresses: [...otherAddresses],
  otherPhones: [...otherPhones],
  groupIds: groupIds.map(Number),
});

/** Returns only what differs from the contact that the change starts from. */
export function toChange(draft: ContactDraft, base: ContactDraft): Partial<ContactForm> {
  const form = toForm(draft);
  return Object.fromEntries(changedFields(draft, base).map((field) => [field, form[field]]));
}

/** Puts what the user changed over what the contact has become elsewhere. */
export const rebased = (draft: ContactDraft, base: ContactDraft, latest: ContactDraft): ContactDraft => ({
  ...latest,
  ...Object.fromEntries(changedFields(draft, base).map((field) => [field, draft[field]])),
});

/** A new contact, with what is known of it already. */
export const newDraft = (known: { name?: string; address?: string; groupIds?: string[] }): ContactDraft => ({ ...emptyContact, ...known });
