import {
  type ContactFields,
  type ContactLine,
  contactLimits,
  contactLines,
  emptyContact,
  type ImportReason,
  isAddress,
  isGroupName,
  isMobile,
} from '@jinshu/api';
import type { ColumnField } from './ColumnField.ts';
import { dayOf } from './dayOf.ts';

/** The cells of a row or card by their columns. */
export type GivenRecord = Partial<Record<ColumnField, readonly string[]>>;

/** A contact that a file names, or the reason why it is none. */
export interface GivenContact {
  fields: ContactFields;
  /** Names of the groups that the file puts it in. */
  groups: string[];
  reason: ImportReason | null;
  /** Columns whose values don't fit. */
  ignored: ColumnField[];
}

/** Removes the apostrophe that guards a formula in a table. */
const unguarded = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');
/** Gmail writes several values into one cell. */
const valuesOf = (cells: readonly string[] | undefined, separator: RegExp | null = /\s*:::\s*/): string[] =>
  (cells ?? []).flatMap((cell) => (separator ? cell.split(separator) : [cell])).map((value) => unguarded(value.trim()));
const stated = (values: readonly string[]) => values.filter((value) => value !== '');

const han = /\p{Script=Han}/u;

function nameOf(record: GivenRecord, address: string): string {
  const one = (field: ColumnField) => stated(valuesOf(record[field]))[0]?.replace(/\s+/g, ' ') ?? '';
  const [family, given, middle] = [one('familyName'), one('givenName'), one('middleName')];
  const composed = han.test(family + given) ? `${family}${middle}${given}` : stated([given, middle, family]).join(' ');
  return one('name') || composed || one('nickname') || address.slice(0, address.lastIndexOf('@'));
}

const genderOf = (text: string): ContactFields['gender'] =>
  /^(?:男|m$|m;|male)/i.test(text) ? 'male' : /^(?:女|f$|f;|female)/i.test(text) ? 'female' : 'unknown';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const withoutControls = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

function linesOf(record: GivenRecord, ignored: ColumnField[]): Partial<Record<ContactLine, string>> {
  const lines: Partial<Record<ContactLine, string>> = {};
  for (const [line, most] of Object.entries(contactLines) as [ContactLine, number][]) {
    const text = stated(valuesOf(record[line]))[0]?.replace(/\s+/g, ' ');
    if (text === undefined) continue;
    if (text.length > most) ignored.push(line);
    else lines[line] = withoutControls(text);
  }
  return lines;
}

function daysOf(record: GivenRecord, ignored: ColumnField[]): Pick<ContactFields, 'birthday' | 'familyAnniversary'> {
  const days = { birthday: '', familyAnniversary: '' };
  for (const field of ['birthday', 'familyAnniversary'] as const) {
    const [text] = stated(valuesOf(record[field]));
    const day = text === undefined ? '' : dayOf(text);
    if (day === undefined) ignored.push(field);
    days[field] = day ?? '';
  }
  return days;
}

function phonesOf(record: GivenRecord, ignored: ColumnField[]): Pick<ContactFields, 'mobile' | 'otherPhones'> {
  const numbers = stated(valuesOf(record.mobile));
  const mobile = numbers.find(isMobile) ?? '';
  const others = [...numbers.filter((number) => number !== mobile), ...stated(valuesOf(record.otherPhones, /\s*(?::::|[;；\n])\s*/))];
  const fitting = [...new Set(others)].filter((number) => number.length <= 40).slice(0, contactLimits.others);
  if (fitting.length < new Set(others).size) ignored.push('otherPhones');
  return { mobile, otherPhones: fitting.map(withoutControls) };
}

/** Whether a group is the user's own. Gmail puts every contact into some groups. */
const isOwnGroup = (name: string) => !/^(?:my ?contacts|starred|所有联系人|我的联系人|我的聯絡人)$/i.test(name);

/** Reads a row of a table or a card (CON-33, CON-52). What doesn't fit a field is left out, and named. */
export function givenContact(record: GivenRecord): GivenContact {
  const ignored: ColumnField[] = [];
  const separator = /\s*(?::::|[;,；，\n])\s*/;
  const written = stated(valuesOf([...(record.address ?? []), ...(record.otherAddresses ?? [])], separator));
  const addresses = written.map((one) => one.replace(/^mailto:/i, '').replace(/^.*<([^<>]+)>$/, '$1')).filter(isAddress);
  const [address = '', ...others] = addresses;
  const otherAddresses = [...new Set(others.map((one) => one.toLowerCase()))].filter((one) => one !== address.toLowerCase());
  if (addresses.length < written.length && address !== '') ignored.push('otherAddresses');
  const name = withoutControls(nameOf(record, address)).trim();
  const groups = stated(valuesOf(record.groups, separator)).map((group) => group.replace(/^\*\s*/, ''));
  const remark = withoutControls(stated(valuesOf(record.remark, null)).join('\n'));
  if (remark.length > contactLimits.remark) ignored.push('remark');
  const [preferred = ''] = stated(valuesOf(record.preferredAddress));
  const fields: ContactFields = {
    ...emptyContact,
    ...linesOf(record, ignored),
    ...daysOf(record, ignored),
    ...phonesOf(record, ignored),
    address,
    name,
    otherAddresses: otherAddresses.slice(0, contactLimits.others),
    preferredAddress: addresses.some((one) => one.toLowerCase() === preferred.toLowerCase()) ? preferred : '',
    gender: genderOf(stated(valuesOf(record.gender))[0] ?? ''),
    remark: remark.slice(0, contactLimits.remark),
  };
  const isLong = [...name].length > contactLimits.name;
  const reason = address === '' ? (written.length === 0 ? 'no-address' : 'bad-address') : isLong ? 'long-name' : null;
  return { fields, groups: [...new Set(groups.filter((group) => isGroupName(group) && isOwnGroup(group)))], reason, ignored };
}
