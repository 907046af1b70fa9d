import { isAddress, type PersonCells, type PersonImportField, type PersonImportRow, personImportFields } from '@jinshu/api';
import { domainOf, isGroupAddress } from '../../../mail/recipient/index.ts';
import type { KnownPerson } from './known.repository.ts';
import { type CellFault, type DepartmentIndex, type RowValues, readCells } from './readCells.ts';

/** A known person with the levels, which are policies. */
export interface KnownWithLevels extends KnownPerson {
  mailLevel: number;
  attachLevel: number;
}

/** People, departments and addresses that the rows of a file are compared with. */
export interface ImportWorld {
  ownDomain: string;
  domains: ReadonlySet<string>;
  departments: DepartmentIndex;
  byNumber: ReadonlyMap<string, KnownWithLevels>;
  byAddress: ReadonlyMap<string, KnownWithLevels>;
  taken: ReadonlySet<string>;
  /** Whether the caller may change a person. */
  mayChange: (person: KnownWithLevels) => boolean;
  /** Whether the caller may make people without a department. */
  needsDepartment: boolean;
}

/** A row with what it becomes. */
export interface JudgedRow extends PersonImportRow {
  person: KnownWithLevels | undefined;
  values: RowValues;
}

type Found = { values: RowValues; person: KnownWithLevels | undefined };

function addressFault({ values: { address }, person }: Found, { domains, taken }: ImportWorld): CellFault[] {
  const fault = (reason: CellFault['reason']): CellFault[] => [{ field: 'address', reason }];
  if (person) return address === undefined || address === person.address ? [] : fault('other-person');
  if (address === undefined) return fault('missing');
  if (!isAddress(address)) return fault('address-invalid');
  if (!domains.has(domainOf(address))) return fault('domain-unknown');
  return isGroupAddress(address) || taken.has(address) ? fault('address-taken') : [];
}

function personFaults(found: Found, world: ImportWorld, faults: readonly CellFault[]): CellFault[] {
  const { values, person } = found;
  const isFaulty = (field: PersonImportField) => faults.some((one) => one.field === field);
  const more = addressFault(found, world);
  if (!person && values.name === undefined && !isFaulty('name')) more.push({ field: 'name', reason: 'missing' });
  if (person && !world.mayChange(person)) more.push({ field: 'address', reason: 'out-of-reach' });
  if (!person && world.needsDepartment && values.departmentId === undefined && !isFaulty('department'))
    more.push({ field: 'department', reason: 'missing' });
  const levels = { mail: values.mailLevel ?? person?.mailLevel ?? 0, attach: values.attachLevel ?? person?.attachLevel ?? 0 };
  const setsLevel = values.mailLevel !== undefined || values.attachLevel !== undefined;
  if (setsLevel && levels.attach > levels.mail) more.push({ field: 'attachLevel', reason: 'level-conflict' });
  return more;
}

const fieldOf = { departmentId: 'department' } as const;

/** Columns whose values differ from those of a known person. */
const changedFields = (values: RowValues, person: KnownWithLevels): PersonImportField[] =>
  (Object.keys(values) as (keyof RowValues)[])
    .filter((key) => values[key] !== person[key])
    .map((key) => (key === 'departmentId' ? fieldOf[key] : key));

/** Decides what each row of a file becomes (BAK-29). People are matched by employee number, otherwise by address (BAK-30). */
export function judgePeople(rows: readonly { row: number; cells: PersonCells }[], world: ImportWorld): JudgedRow[] {
  const seen = { numbers: new Set<string>(), addresses: new Set<string>(), people: new Set<number>() };
  const isRepeated = <T>(set: Set<T>, value: T | undefined) => {
    if (value === undefined) return false;
    if (set.has(value)) return true;
    set.add(value);
    return false;
  };
  return rows.map(({ row, cells }) => {
    const { values, faults: cellFaults } = readCells(cells, world);
    const { employeeNumber, address } = values;
    const person =
      (employeeNumber === undefined ? undefined : world.byNumber.get(employeeNumber)) ??
      (address === undefined ? undefined : world.byAddress.get(address));
    const faults = [...cellFaults, ...personFaults({ values, person }, world, cellFaults)];
    const repeats = [isRepeated(seen.numbers, employeeNumber), isRepeated(seen.addresses, address), isRepeated(seen.people, person?.id)];
    if (repeats.includes(true)) faults.push({ field: repeats[0] ? 'employeeNumber' : 'address', reason: 'repeated' });
    const changed = person ? changedFields(values, person) : [];
    const outcome = faults.length > 0 ? 'faulty' : !person ? 'new' : changed.length > 0 ? 'changed' : 'unchanged';
    faults.sort((left, right) => personImportFields.indexOf(left.field) - personImportFields.indexOf(right.field));
    return { row, cells, outcome, changed: outcome === 'changed' ? changed : [], faults, person, values };
  });
}
