import type { PersonCells, PersonImportField, PersonImportReason } from '@jinshu/api';
import { normalAddress } from '../../../mail/recipient/index.ts';

/** Values of a row, as far as it has any. */
export interface RowValues {
  name?: string;
  address?: string;
  employeeNumber?: string;
  departmentId?: number;
  position?: string;
  englishName?: string;
  mobile?: string;
  mailLevel?: number;
  attachLevel?: number;
  quotaBytes?: number;
  diskQuotaBytes?: number;
}

/** A fault of a cell. */
export interface CellFault {
  field: PersonImportField;
  reason: PersonImportReason;
}

/** The departments by name and by path, in small letters. A name that several have has several ids. */
export interface DepartmentIndex {
  idsOf: ReadonlyMap<string, readonly number[]>;
  isInReach: (id: number) => boolean;
}

const lengths = { name: 35, employeeNumber: 32, position: 100, englishName: 100, mobile: 40 } as const;
const lines = Object.keys(lengths) as (keyof typeof lengths)[];

const units: Readonly<Record<string, number>> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 };
const mostBytes = 1_000_000_000_000_000;

/** Reads a number with a unit, such as `5 GB`. 0 needs none. */
export function readCapacity(text: string): number | undefined {
  const found = /^(\d+(?:\.\d+)?)\s*([KMGT]?)(?:i?B)?$/i.exec(text.normalize('NFKC').trim());
  if (!found) return undefined;
  const [, number = '', unit = ''] = found;
  const hasUnit = /[a-z]/i.test(text.normalize('NFKC'));
  if (!hasUnit && Number(number) !== 0) return undefined;
  const bytes = Math.round(Number(number) * (units[`${unit.toUpperCase()}B`] ?? 1));
  return bytes <= mostBytes ? bytes : undefined;
}

function readDepartment(text: string, { idsOf, isInReach }: DepartmentIndex): number | PersonImportReason {
  const key = text
    .split('/')
    .map((part) => part.trim().toLowerCase())
    .join('/');
  const ids = idsOf.get(key) ?? [];
  const reached = ids.filter(isInReach);
  const [id] = reached;
  if (id === undefined) return ids.length > 0 ? 'out-of-reach' : 'department-unknown';
  return reached.length > 1 ? 'department-ambiguous' : id;
}

/** Reads the cells of a row: their values, and what is wrong with them. */
export function readCells(
  cells: PersonCells,
  { departments, ownDomain }: { departments: DepartmentIndex; ownDomain: string },
): { values: RowValues; faults: CellFault[] } {
  const values: RowValues = {};
  const faults: CellFault[] = [];
  for (const field of lines) {
    const text = cells[field]?.replace(/\s+/g, ' ').trim();
    if (!text) continue;
    if ([...text].length > lengths[field]) faults.push({ field, reason: 'too-long' });
    else values[field] = text;
  }
  if (cells.address) values.address = normalAddress(cells.address.includes('@') ? cells.address : `${cells.address}@${ownDomain}`);
  if (cells.department) {
    const found = readDepartment(cells.department, departments);
    if (typeof found === 'number') values.departmentId = found;
    else faults.push({ field: 'department', reason: found });
  }
  for (const field of ['mailLevel', 'attachLevel'] as const) {
    const text = cells[field]?.normalize('NFKC').trim();
    if (!text) continue;
    if (/^[0-5]$/.test(text)) values[field] = Number(text);
    else faults.push({ field, reason: 'level-invalid' });
  }
  for (const field of ['quotaBytes', 'diskQuotaBytes'] as const) {
    const text = cells[field];
    const bytes = text === undefined ? undefined : readCapacity(text);
    if (bytes !== undefined) values[field] = bytes;
    else if (text !== undefined) faults.push({ field, reason: 'capacity-invalid' });
  }
  return { values, faults };
}
