/** The lines of a contact that are plain text, by the section of the form that they are in. */
export const contactLines = {
  phones: ['groupPhone', 'workPhone', 'extension', 'fax', 'homepage', 'imWork', 'imQq', 'imWechat', 'imSkype'],
  work: ['company', 'department', 'position', 'workCountry', 'workProvince', 'workCity', 'workAddress', 'workZip'],
  home: ['country', 'province', 'homeCountry', 'homeProvince', 'homeCity', 'homeAddress', 'homeZip', 'homePhone'],
  notes: ['familySpouse', 'familyChildren'],
} as const;

/** Section of the form of a contact, from the top. */
export const contactSections = ['basic', 'phones', 'work', 'home', 'notes'] as const;

export type ContactSection = (typeof contactSections)[number];

/** A line of a contact that is plain text. */
export type ContactLine = (typeof contactLines)[keyof typeof contactLines][number];

export type ContactGender = 'male' | 'female' | 'unknown';

/** A contact of the personal book, while it is written. */
export interface ContactDraft extends Record<ContactLine, string> {
  name: string;
  address: string;
  /** Address for messages, if it is one of the others. */
  preferredAddress: string;
  otherAddresses: readonly string[];
  mobile: string;
  otherPhones: readonly string[];
  gender: ContactGender;
  /** `yyyy-mm-dd`, or empty. */
  birthday: string;
  /** `yyyy-mm-dd`, or empty. */
  familyAnniversary: string;
  remark: string;
  imageUrl: string;
  /** The groups it is in. */
  groupIds: readonly string[];
}

/** A field of a contact. */
export type ContactField = keyof ContactDraft;

const allLines = Object.values(contactLines).flat();

/** Every field of a contact, in the order of the form. */
export const contactFields: readonly ContactField[] = [
  'name',
  'gender',
  'address',
  'otherAddresses',
  'preferredAddress',
  'groupIds',
  'birthday',
  'mobile',
  'otherPhones',
  ...allLines,
  'familyAnniversary',
  'remark',
  'imageUrl',
];

/** A contact without anything. */
export const emptyContact: ContactDraft = {
  ...(Object.fromEntries(allLines.map((line) => [line, ''])) as Record<ContactLine, string>),
  name: '',
  address: '',
  preferredAddress: '',
  otherAddresses: [],
  mobile: '',
  otherPhones: [],
  gender: 'unknown',
  birthday: '',
  familyAnniversary: '',
  remark: '',
  imageUrl: '',
  groupIds: [],
};

/** Returns the fields whose values differ. */
export const changedFields = (one: ContactDraft, other: ContactDraft): ContactField[] =>
  contactFields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));

/** Why a field is not valid. */
export type ContactProblem = 'required' | 'too-long' | 'not-an-address' | 'not-a-number' | 'taken' | 'refused';

/** Errors in a contact by field; empty if it is valid. */
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

/** Rules of the caller for the values of a contact. */
export interface ContactRules {
  isAddress: (text: string) => boolean;
  isMobile: (text: string) => boolean;
}

/** Maximum length of a contact or group name, in characters. */
export const MOST_NAME_CHARACTERS = 50;

/** Returns why the name of a contact or a group is invalid, or `undefined`. A character that takes two code units counts once. */
export function nameProblem(name: string): 'required' | 'too-long' | undefined {
  const count = [...name.trim()].length;
  if (count === 0) return 'required';
  return count > MOST_NAME_CHARACTERS ? 'too-long' : undefined;
}

/** Returns the errors in a contact. The caller decides which texts are a valid address and number. */
export function contactProblems(draft: ContactDraft, { isAddress, isMobile }: ContactRules): ContactProblems {
  const name = nameProblem(draft.name);
  const address = draft.address.trim();
  const others = draft.otherAddresses.map((one) => one.trim()).filter((one) => one !== '');
  const mobile = draft.mobile.trim();
  return {
    ...(name && { name }),
    ...(address === '' ? { address: 'required' as const } : !isAddress(address) && { address: 'not-an-address' as const }),
    ...(others.some((one) => !isAddress(one)) && { otherAddresses: 'not-an-address' as const }),
    ...(mobile !== '' && !isMobile(mobile) && { mobile: 'not-a-number' as const }),
  };
}

/** Returns the section of the form that has a field. */
export function sectionOf(field: ContactField): ContactSection {
  if (field === 'mobile' || field === 'otherPhones') return 'phones';
  if (field === 'remark' || field === 'familyAnniversary') return 'notes';
  const found = Object.entries(contactLines).find(([, lines]) => (lines as readonly string[]).includes(field));
  return (found?.[0] as ContactSection | undefined) ?? 'basic';
}

/** Returns the contact as it is saved: without space around its texts, and without empty lines in its lists. */
export function trimmedContact(draft: ContactDraft): ContactDraft {
  const trim = (list: readonly string[]) => list.map((one) => one.trim()).filter((one) => one !== '');
  const texts = Object.fromEntries(
    Object.entries(draft).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  ) as unknown as ContactDraft;
  const otherAddresses = trim(draft.otherAddresses);
  const isKnown = otherAddresses.includes(texts.preferredAddress);
  return { ...texts, otherAddresses, otherPhones: trim(draft.otherPhones), preferredAddress: isKnown ? texts.preferredAddress : '' };
}
