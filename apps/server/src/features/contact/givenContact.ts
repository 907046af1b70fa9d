import {
  type ContactFields,
  type ContactLine,
  contactLimits,
  contactLines,
  emptyContact,
  type ImportReason,
  isAddress,
  isDay,
  isGroupName,
  isMobile,
} from '@jinshu/api';
import { type ColumnField, fieldOfHeading } from './columnNames.ts';

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

/** What guards a formula in a table is no part of the text. */
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

const pad = (number: string) => number.padStart(2, '0');

/** Reads a day as tables write it: `1979-3-12`, `1979/03/12`, `19790312`, `1979年3月12日`, and `3/12/1979` of English programs. */
export function dayOf(text: string): string | undefined {
  const [, year, month, day] =
    /^(\d{4})\D?(\d{1,2})\D(\d{1,2})\D?(?:[T\s].*)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})(?:T.*)?$/.exec(text) ?? [];
  const [, m, d, y] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const found = year ? `${year}-${pad(month ?? '')}-${pad(day ?? '')}` : y ? `${y}-${pad(m ?? '')}-${pad(d ?? '')}` : '';
  return isDay(found) ? found : undefined;
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

/** Groups that Gmail puts everybody in. */
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

/** The headings of a table: where they stand, and the field of each. */
export interface TableHead {
  /** Rows up to and with the headings. */
  rows: number;
  columns: { heading: string; field: ColumnField | null }[];
}

/** Some programs write explanations above the headings. */
const rowsAbove = 12;

/** Finds the headings of a table. A table without any has its addresses and names told by what stands there. Undefined for one without addresses. */
export function findHead(rows: readonly (readonly string[])[]): TableHead | undefined {
  for (const [index, row] of rows.slice(0, rowsAbove).entries()) {
    const columns = row.map((heading) => ({ heading, field: fieldOfHeading(heading) ?? null }));
    if (columns.some(({ field }) => field === 'address' || field === 'otherAddresses')) return { rows: index + 1, columns };
  }
  const [first = []] = rows;
  const at = first.findIndex((cell) => isAddress(cell.trim()));
  if (at < 0) return undefined;
  const name = first.findIndex((cell, index) => index !== at && cell !== '' && !/^[\d\s+-]+$/.test(cell));
  const fields: Record<number, ColumnField> = { [at]: 'address', [name]: 'name' };
  return { rows: 0, columns: first.map((_, index) => ({ heading: String(index + 1), field: fields[index] ?? null })) };
}

/** Returns the cells of a row by their fields. */
export function recordOf(row: readonly string[], { columns }: TableHead): GivenRecord {
  const record: Partial<Record<ColumnField, string[]>> = {};
  for (const [index, { field }] of columns.entries()) {
    const cell = row[index];
    if (field && cell) record[field] = [...(record[field] ?? []), cell];
  }
  return record;
}
