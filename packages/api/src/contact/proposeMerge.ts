import type { PersonalContact } from './contact.schema.ts';
import { contactLimits } from './contact.schema.ts';
import { type ContactField, type ContactFields, contactFieldNames, contactFieldsOf, emptyContact } from './contactFields.ts';

/** A field for which contacts have different values, with each value once. */
export interface MergeConflict {
  field: ContactField;
  values: string[];
}

/** Proposed fields of merged contacts, and the fields that need a choice. */
export interface MergeProposal {
  fields: ContactFields;
  conflicts: MergeConflict[];
}

/** Fields that keep the values of all contacts. */
const gathered = ['otherAddresses', 'otherPhones', 'groupIds'] as const;
const isGathered = (field: ContactField) => gathered.some((one) => one === field);

const digits = (number: string) => number.replace(/\D/g, '');

function uniqueBy<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const found = new Map<string, T>();
  for (const value of values) if (!found.has(keyOf(value))) found.set(keyOf(value), value);
  return [...found.values()];
}

/**
 * Proposes what contacts become when they are merged into the first: its own values, else those of the next that has one. Addresses, numbers
 * and groups of all are kept; so are the remarks, one below the other.
 */
export function proposeMerge(contacts: readonly PersonalContact[]): MergeProposal {
  const all = contacts.map(contactFieldsOf);
  const fields: Record<string, unknown> = { ...emptyContact };
  const conflicts: MergeConflict[] = [];
  for (const field of contactFieldNames) {
    if (isGathered(field)) continue;
    const empty = emptyContact[field];
    const given = all.map((contact) => contact[field] as string).filter((value) => value !== empty && value !== '');
    if (given.length > 0) fields[field] = given[0];
    const values = uniqueBy(given, (value) => (field === 'mobile' ? digits(value) : value.trim().toLowerCase()));
    // The preferred address follows from the addresses, and remarks are kept together.
    if (values.length > 1 && field !== 'preferredAddress' && field !== 'remark') conflicts.push({ field, values });
  }
  const address = fields.address as string;
  const mobile = fields.mobile as string;
  const addresses = uniqueBy(
    all.flatMap((contact) => [contact.address, ...contact.otherAddresses]).filter((one) => one !== ''),
    (one) => one.toLowerCase(),
  ).filter((one) => one.toLowerCase() !== address.toLowerCase());
  const phones = uniqueBy(
    all.flatMap((contact) => [contact.mobile, ...contact.otherPhones]).filter((one) => one !== ''),
    digits,
  ).filter((one) => digits(one) !== digits(mobile));
  return {
    fields: {
      ...(fields as unknown as ContactFields),
      otherAddresses: addresses.slice(0, contactLimits.others),
      otherPhones: phones.slice(0, contactLimits.others),
      groupIds: [...new Set(all.flatMap(({ groupIds }) => groupIds))].sort((one, other) => one - other),
      remark: uniqueBy(
        all.map(({ remark }) => remark).filter((remark) => remark !== ''),
        (remark) => remark.trim(),
      )
        .join('\n')
        .slice(0, contactLimits.remark),
    },
    conflicts,
  };
}
