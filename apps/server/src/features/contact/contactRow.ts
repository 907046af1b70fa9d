import {
  type ContactFields,
  contactDetail,
  contactFieldNames,
  contactPortraitUrl,
  emptyContact,
  mailAddressOf,
  type PersonalContact,
} from '@jinshu/api';
import { nameIndex, sortKey } from './nameIndex.ts';

/** A contact as its table has it. */
export interface ContactRow {
  id: number;
  name: string;
  address: string;
  mobile: string;
  otherAddresses: string[];
  preferredAddress: string;
  company: string;
  department: string;
  position: string;
  details: Partial<ContactFields>;
  /** Hash of the portrait, in hexadecimal digits; `null` for none. */
  portrait: string | null;
  version: number;
  isCollected: boolean;
  groupIds: number[];
}

/** Values of a contact's columns, without id and groups. */
export interface ContactValues extends Omit<ContactRow, 'id' | 'version' | 'isCollected' | 'groupIds'> {
  index: string;
  sortKey: string;
}

const ownColumns = new Set<string>([
  'name',
  'address',
  'mobile',
  'otherAddresses',
  'preferredAddress',
  'company',
  'department',
  'position',
  'imageUrl',
  'groupIds',
]);
const detailNames = contactFieldNames.filter((field) => !ownColumns.has(field));

const portraitHash = (url: string): string | null => /^\/api\/contact\/pab\/portrait\/([0-9a-f]{64})\//.exec(url)?.[1] ?? null;

/** Numbers are found with and without what separates their digits. */
const numberForms = (number: string) => [number, number.replace(/\D/g, '')];

/** Returns what the table keeps of a contact's fields, and by what it is found. */
export function toValues(fields: ContactFields): ContactValues {
  const { name, address, mobile, preferredAddress, company, department, position, otherPhones, workPhone, homePhone, groupPhone } = fields;
  const otherAddresses = [...new Set(fields.otherAddresses.map((one) => one.toLowerCase()))].filter((one) => one !== address.toLowerCase());
  const stated = detailNames.filter((field) => JSON.stringify(fields[field]) !== JSON.stringify(emptyContact[field]));
  return {
    name,
    address,
    mobile,
    otherAddresses,
    preferredAddress: preferredAddress.toLowerCase() === address.toLowerCase() ? '' : preferredAddress,
    company,
    department,
    position,
    details: Object.fromEntries(stated.map((field) => [field, fields[field]])),
    portrait: portraitHash(fields.imageUrl),
    index: nameIndex({
      names: [name, company, department],
      address,
      also: [...otherAddresses, ...[mobile, workPhone, homePhone, groupPhone, ...otherPhones].flatMap(numberForms)],
    }),
    sortKey: sortKey(name),
  };
}

/** Returns a contact of the table with all its fields. */
export function toContact({ details, portrait, ...row }: ContactRow): PersonalContact {
  return {
    ...emptyContact,
    ...details,
    ...row,
    imageUrl: portrait === null ? '' : contactPortraitUrl(portrait),
    mailAddress: mailAddressOf(row),
    detail: contactDetail(row),
  };
}
