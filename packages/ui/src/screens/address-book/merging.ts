import { type ContactDraft, type ContactField, contactFields } from '../../mail/contact-form/index.ts';

/** A contact that may be the same person as others. */
export interface MergeContact {
  id: string;
  draft: ContactDraft;
}

const gathered: readonly ContactField[] = ['otherAddresses', 'otherPhones', 'groupIds', 'remark', 'preferredAddress'];

const isEmpty = (value: ContactDraft[ContactField]) => value === '' || value === 'unknown' || value.length === 0;

/** Returns the fields for which the user selects one of several values. Lists, groups and notes are joined instead. */
export const differingFields = (contacts: readonly MergeContact[]): ContactField[] =>
  contactFields.filter((field) => {
    if (gathered.includes(field)) return false;
    const values = contacts.map(({ draft }) => draft[field]).filter((value) => !isEmpty(value));
    return new Set(values).size > 1;
  });

/** Returns a contact with a choice applied. The other address is kept as a further one. */
export function withChoice(
  value: ContactDraft,
  field: ContactField,
  chosen: ContactDraft,
  contacts: readonly MergeContact[],
): ContactDraft {
  const next = { ...value, [field]: chosen[field] };
  if (field !== 'address') return next;
  const others = [...value.otherAddresses, value.address, ...contacts.map(({ draft }) => draft.address)];
  return { ...next, otherAddresses: [...new Set(others)].filter((one) => one !== '' && one !== next.address) };
}
