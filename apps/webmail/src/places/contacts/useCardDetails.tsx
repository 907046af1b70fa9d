import type { ContactCard, PersonalContact } from '@jinshu/api';
import type { CardDetail } from '@jinshu/ui/address-book';
import { type ContactField, contactFields } from '@jinshu/ui/contact-form';
import { Link } from '@jinshu/ui/link';
import { useStrings } from '@jinshu/ui/provider';
import { useIntl } from 'react-intl';
import { contactsStrings as s } from './contacts.strings.ts';

/** Fields that are elsewhere on a card, or aren't text. */
const elsewhere: readonly ContactField[] = ['name', 'imageUrl', 'groupIds', 'preferredAddress', 'company', 'position'];

const isAddress = (field: string) => field === 'address' || field === 'otherAddresses';

/** The fields of a card that have a value: of a personal contact, or of what the other books know (CON-12, CON-48). */
export function useCardDetails(own: PersonalContact | undefined, others: ContactCard | undefined): CardDetail[] {
  const { formatMessage } = useIntl();
  const { contactForm: words } = useStrings();
  const labelled = (label: string, values: readonly string[], isLink = false): CardDetail[] => {
    const filled = values.filter((value) => value !== '');
    if (filled.length === 0) return [];
    const value = isLink ? filled.map((one) => <div key={one}>{linked(one)}</div>) : filled.join(' / ');
    return [{ label, value }];
  };
  if (own)
    return contactFields.flatMap((field) => {
      if (elsewhere.includes(field)) return [];
      if (field === 'gender') return own.gender === 'unknown' ? [] : [{ label: words.fields.gender, value: words.genders[own.gender] }];
      const value = own[field as 'address'] as string | string[];
      return labelled(words.fields[field], Array.isArray(value) ? value : [value], isAddress(field) || field === 'homepage');
    });
  if (!others) return [];
  return [
    ...labelled(words.fields.address, [others.address], true),
    ...labelled(words.fields.mobile, [others.mobile]),
    ...labelled(words.fields.workPhone, [others.workPhone]),
    ...labelled(formatMessage(s.departments), [...others.departments]),
    ...labelled(formatMessage(s.jobNumber), [others.jobNumber]),
  ];
}

/** Only pages of the web are links: a contact may come from a file, and hold any text. */
const linked = (text: string) =>
  /^https?:\/\//i.test(text) ? (
    <Link href={text} target="_blank" rel="noopener noreferrer">
      {text}
    </Link>
  ) : (
    text
  );
