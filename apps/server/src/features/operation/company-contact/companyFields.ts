import { type CompanyFields, emptyContact, isPreferredKnown, Problem, type StatedFields } from '@jinshu/api';
import type { StoredCompanyContact } from '../../contact/index.ts';

/** Stated fields of a contact, and its category. */
export type CompanyChange = Omit<StatedFields, 'imageUrl' | 'groupIds'> & { categoryId?: number | undefined };

/** Returns the fields of a contact, with the stated ones replacing them. */
export function fieldsWith(before: CompanyFields, stated: CompanyChange): CompanyFields {
  const known = Object.entries(stated).filter(([field, value]) => field in before && value !== undefined);
  const fields: CompanyFields = { ...before, ...Object.fromEntries(known) };
  if (isPreferredKnown(fields)) return fields;
  if (stated.preferredAddress) throw new Problem('invalid-input', {}, { fields: { pref_email: ['Not an address of the contact.'] } });
  return { ...fields, preferredAddress: '' };
}

/** A contact without anything filled in. */
export const emptyFields = (): CompanyFields => {
  const { imageUrl: _image, groupIds: _groups, ...fields } = emptyContact;
  return fields;
};

/** The fields of a contact as records have them. */
export const recorded = (fields: CompanyFields, category: string) => ({ ...fields, category });

/** Returns the fields of a stored contact. */
export function fieldsOf({ id: _id, categoryId: _category, categoryName: _name, ...fields }: StoredCompanyContact): CompanyFields {
  return fields;
}
