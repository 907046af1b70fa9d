import type { PersonCells } from '@jinshu/api';
import type { Entry } from 'ldapts';
import type { DirectorySettings } from '../../platform/config/index.ts';
import { departmentPath } from './departmentPath.ts';

/** A person of the directory. */
export interface DirectoryPerson {
  /** Names the entry for good, in hexadecimal. */
  key: string;
  /** Values as an import reads them. */
  cells: PersonCells;
}

const textOf = (entry: Entry, attribute: string): string | undefined => {
  const value = entry[attribute];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? undefined : first.toString().trim() || undefined;
};

const keyOf = (entry: Entry, attribute: string): string => {
  const value = entry[attribute];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? '' : Buffer.from(first).toString('hex');
};

const given = <T extends object>(values: { [K in keyof T]: T[K] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Reads an entry as a person. */
export const readPerson = (entry: Entry, { attributes, base, departmentAttribute }: DirectorySettings): DirectoryPerson => ({
  key: keyOf(entry, attributes.key),
  cells: given<PersonCells>({
    name: textOf(entry, attributes.name),
    address: textOf(entry, attributes.mail),
    employeeNumber: textOf(entry, attributes.number),
    mobile: textOf(entry, attributes.mobile),
    position: textOf(entry, attributes.position),
    department: departmentAttribute === null ? departmentPath(entry.dn, base) || undefined : textOf(entry, departmentAttribute),
  }),
});

/** A key as a filter compares it: bytes for `objectGUID`, text elsewhere. */
export function keyValue(key: string, attribute: string): Buffer | string {
  const bytes = Buffer.from(key, 'hex');
  return attribute.toLowerCase() === 'objectguid' ? bytes : bytes.toString();
}
