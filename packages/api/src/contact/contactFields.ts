import type { portraitSizes } from '../profile/portrait.endpoints.ts';
import { type ContactLine, contactLines, type PersonalContact } from './contact.schema.ts';

/** The fields of a contact that a person fills in. */
export type ContactFields = Omit<PersonalContact, 'id' | 'mailAddress' | 'detail' | 'version' | 'isCollected'>;

export type ContactField = keyof ContactFields;

/** Fields of a form: those that are left out say nothing. */
export type StatedFields = { [F in ContactField]?: ContactFields[F] | undefined };

/** The text lines of a contact, in the order of the form. */
export const contactLineNames = Object.keys(contactLines) as ContactLine[];

/** A contact without anything filled in. */
export const emptyContact: ContactFields = {
  name: '',
  address: '',
  mobile: '',
  imageUrl: '',
  preferredAddress: '',
  otherAddresses: [],
  otherPhones: [],
  gender: 'unknown',
  birthday: '',
  familyAnniversary: '',
  remark: '',
  groupIds: [],
  ...(Object.fromEntries(contactLineNames.map((line) => [line, ''])) as Record<ContactLine, string>),
};

/** All fields of a contact, in the order of the form. */
export const contactFieldNames = Object.keys(emptyContact) as ContactField[];

/** Returns the fields of a contact without what the server adds. */
export const contactFieldsOf = (contact: ContactFields): ContactFields =>
  Object.fromEntries(contactFieldNames.map((field) => [field, contact[field]])) as unknown as ContactFields;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the fields of a form that differ from a contact: what a change sends. */
export function changedContactFields(contact: ContactFields, form: StatedFields): Partial<ContactFields> {
  const changed = contactFieldNames.filter((field) => form[field] !== undefined && !isSame(form[field], contact[field]));
  return Object.fromEntries(changed.map((field) => [field, form[field]]));
}

/** Address for messages to a contact. */
export const mailAddressOf = ({ address, preferredAddress }: Pick<ContactFields, 'address' | 'preferredAddress'>): string =>
  preferredAddress || address;

/** Whether the preferred address is one of the contact's. An empty one means the first. */
export const isPreferredKnown = ({
  address,
  otherAddresses,
  preferredAddress,
}: Pick<ContactFields, 'address' | 'otherAddresses' | 'preferredAddress'>): boolean =>
  preferredAddress === '' || [address, ...otherAddresses].some((one) => one.toLowerCase() === preferredAddress.toLowerCase());

/** The text below the name of a contact. */
export const contactDetail = ({ department, position }: { department: string; position: string }): string =>
  [department, position].filter((part) => part !== '').join(' · ');

/** Group id that means contacts without a group. */
export const noGroupId = 0;

/** Returns the same portrait of a contact or a colleague in another size. Any other address stays as it is. */
export function contactPortraitIn(url: string, size: keyof typeof portraitSizes): string {
  const found = /^(\/api\/(?:setting|contact\/pab)\/portrait\/[0-9a-f]{64}\/)\w+\/$/.exec(url);
  return found ? `${found[1]}${size}/` : url;
}
