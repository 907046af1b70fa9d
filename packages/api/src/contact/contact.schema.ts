import * as z from 'zod/mini';
import { named, text, wireObject } from '../contract/wire.ts';
import { genders } from '../profile/profile.schema.ts';
import { isAddress } from '../recipient/parseRecipients.ts';

/** Sizes that the personal book keeps to. */
export const contactLimits = {
  /** Characters of a contact's name. */
  name: 50,
  /** Characters of the name of a group. */
  groupName: 50,
  groups: 500,
  contacts: 50_000,
  /** Further addresses, and further numbers, of one contact. */
  others: 10,
  remark: 2000,
  importBytes: 10 * 1024 * 1024,
  importRows: 50_000,
  /** Contacts that are merged into one at once. */
  merged: 20,
} as const;

/** Maximum length of a contact's name, in characters. */
export const maximumContactName = contactLimits.name;

/** Time in which a removal can be undone, in seconds: `offered` by the page, `kept` by the server. */
export const contactUndoSeconds = { offered: 10, kept: 600 } as const;

/** Whether this is a number that an SMS can be sent to. */
export const isMobile = (number: string): boolean => /^[+\d][\d\s-]{0,39}$/.test(number.trim());

/** Whether this is a day of the calendar, `yyyy-mm-dd`. */
export function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The lines of a contact that are text and nothing else, with their maximum lengths. */
export const contactLines = {
  company: 100,
  department: 100,
  position: 100,
  groupPhone: 40,
  workPhone: 40,
  extension: 20,
  homePhone: 40,
  fax: 40,
  country: 100,
  province: 100,
  homeCountry: 100,
  homeProvince: 100,
  homeCity: 100,
  homeAddress: 200,
  homeZip: 20,
  workCountry: 100,
  workProvince: 100,
  workCity: 100,
  workAddress: 200,
  workZip: 20,
  homepage: 200,
  imQq: 100,
  imWechat: 100,
  imWork: 100,
  imSkype: 100,
  familySpouse: 100,
  familyChildren: 200,
} as const;

export type ContactLine = keyof typeof contactLines;

const isOneLine = (value: string) => !/[\r\n\t]/.test(value);
const line = (maximum: number) => text(maximum).check(z.trim(), z.refine(isOneLine));

const address = text(320).check(z.trim(), z.refine(isAddress));
const addressOrNone = text(320).check(
  z.trim(),
  z.refine((value) => value === '' || isAddress(value)),
);
const day = text(10).check(
  z.trim(),
  z.refine((value) => value === '' || isDay(value)),
);
const name = text(200).check(
  z.trim(),
  z.minLength(1),
  z.refine((value) => isOneLine(value) && [...value].length <= contactLimits.name),
);
const mobile = text(60).check(
  z.trim(),
  z.refine((number) => number === '' || isMobile(number)),
);
const groupIds = z.array(z.int().check(z.positive(), z.maximum(2_147_483_647)));

type Lines<T> = { [L in ContactLine]: T };
const eachLine = <T>(give: (maximum: number) => T) =>
  Object.fromEntries(Object.entries(contactLines).map(([key, maximum]) => [key, give(maximum)])) as Lines<T>;

const formLines = eachLine((maximum) => z.optional(line(maximum)));

const sharedDetails = {
  mobile: z.optional(mobile),
  /** Address for messages to the contact, one of the contact's own. Empty for the first. */
  preferredAddress: named('pref_email', z.optional(addressOrNone)),
  /** Further addresses. */
  otherAddresses: named('other_emails', z.optional(z.array(address).check(z.maxLength(contactLimits.others)))),
  /** Further numbers. */
  otherPhones: z.optional(z.array(line(40)).check(z.maxLength(contactLimits.others))),
  gender: z.optional(z.enum(genders)),
  birthday: z.optional(day),
  familyAnniversary: z.optional(day),
  remark: z.optional(text(contactLimits.remark)),
  ...formLines,
};

const formDetails = {
  ...sharedDetails,
  /** Address of an uploaded portrait, or empty for none. */
  imageUrl: named('imgurl', z.optional(text(200))),
  /** The groups that the contact is in from now on. */
  groupIds: named('groups_selected', z.optional(groupIds.check(z.maxLength(contactLimits.groups)))),
};

/** Fields of a contact of the company book, as a form sends them. */
export const companyFormFields = { address: named('email', address), name: named('fullname', name), ...sharedDetails };

/** The same fields, all optional. */
export const optionalCompanyFields = {
  address: named('email', z.optional(address)),
  name: named('fullname', z.optional(name)),
  ...sharedDetails,
};

const formFields = { address: named('email', address), name: named('fullname', name), ...formDetails };

/** Fields of a contact, as a form sends them. Fields that are left out are empty. */
export const contactFormSchema = wireObject(formFields);

export type ContactForm = z.output<typeof contactFormSchema>;

/** A new contact. */
export const newContactSchema = wireObject({
  ...formFields,
  /** Whether an address that is a contact already is refused. */
  mustBeNew: z.optional(z.boolean()),
});

/** A change of a contact: only what differs. */
export const contactChangeSchema = wireObject({
  address: named('email', z.optional(address)),
  name: named('fullname', z.optional(name)),
  ...formDetails,
  /** Version that the change starts from. A change of a contact that has another by now fails with `contact-stale`. */
  version: z.optional(z.int()),
});

export type ContactChange = z.output<typeof contactChangeSchema>;

/** Text that is empty if unknown, also with servers that don't send it. */
const known = () => z._default(z.string(), '');
const knownList = () => z._default(z.array(z.string()), []);

const row = {
  id: z.int(),
  address: named('email', z.string()),
  name: named('fullname', z.string()),
  /** Address for messages to the contact. */
  mailAddress: named('username', known()),
  /** Department and position, or the kind of a list. */
  detail: named('label', z.string()),
  mobile: z.string(),
  imageUrl: named('imgurl', known()),
};

/** A person or a mailing list in an address book. Unknown fields are empty. */
export const contactSchema = wireObject({
  ...row,
  department: known(),
  position: known(),
  company: known(),
  workPhone: known(),
  /** Number of an employee. */
  jobNumber: known(),
  englishName: known(),
});

export type Contact = z.output<typeof contactSchema>;

const knownDetails = {
  preferredAddress: named('pref_email', known()),
  otherAddresses: named('other_emails', knownList()),
  otherPhones: knownList(),
  gender: z._default(z.enum(genders), 'unknown'),
  birthday: known(),
  familyAnniversary: known(),
  remark: known(),
  ...eachLine(known),
};

/** Fields of a contact of the company book. */
export const companyContactFields = {
  id: row.id,
  address: row.address,
  name: row.name,
  mobile: row.mobile,
  ...knownDetails,
};

/** A contact of the personal book, with every field. */
export const personalContactSchema = wireObject({
  ...row,
  ...knownDetails,
  groupIds: named('groups_selected', z._default(z.array(z.int()), [])),
  /** Rises with every change. */
  version: z._default(z.int(), 0),
  /** Whether the contact was collected automatically after a send and is unedited. */
  isCollected: z._default(z.boolean(), false),
});

export type PersonalContact = z.output<typeof personalContactSchema>;
