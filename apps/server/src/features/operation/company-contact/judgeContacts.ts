import { type CompanyImportRow, emptyContact, type PersonImportOutcome } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';
import {
  type ContactRecords,
  givenContact,
  type Judged,
  judge,
  type StoredCompanyContact,
  selectCompanyByAddress,
} from '../../contact/index.ts';
import type { Categories } from './categories.ts';

const outcomes = { added: 'new', changed: 'changed', same: 'unchanged', refused: 'faulty' } as const satisfies Record<
  Judged['outcome'],
  PersonImportOutcome
>;

/** A file, and the path of the category of rows that name none. */
export interface CompanyFile {
  file: ContactRecords;
  category: readonly string[];
}

/** A row of a file, and the contact and category that it becomes. */
export type Row = Judged & { path: readonly string[]; known: (StoredCompanyContact & Judged['becomes']) | undefined };

const isColumn = (reason: string) => (reason === 'long-name' ? 'name' : 'address');

const sameCategory = (one: readonly string[], other: readonly string[]) => one.join('/').toLowerCase() === other.join('/').toLowerCase();

/** Decides what some rows of a file become. */
export async function judgeSlice(
  tx: Tx,
  { file, category }: CompanyFile,
  { slice, seen, categories }: { slice: readonly { row: number; record: object }[]; seen: Set<string>; categories: Categories },
): Promise<{ rows: Row[]; results: CompanyImportRow[] }> {
  const headings = new Map(file.columns.map(({ heading, field }) => [field, heading]));
  const given = slice.map(({ row, record }) => ({ row, ...givenContact(record) }));
  const addresses = given.flatMap(({ fields, reason }) => (reason === null ? [fields.address] : []));
  const stored = await selectCompanyByAddress(tx, addresses);
  const known = new Map(stored.map((one) => [one.address.toLowerCase(), { ...emptyContact, ...one }]));
  const rows = judge(given, { known, seen, room: Number.POSITIVE_INFINITY, updatesExisting: true }).map((one): Row => {
    const before = known.get(one.fields.address.toLowerCase());
    const stated = one.groups[0]?.split('/').flatMap((name) => name.trim() || []) ?? [];
    const own = before && categories.pathOf(before.categoryId);
    const path = stated.length > 0 ? stated : (own ?? category);
    const outcome = one.outcome === 'same' && own && !sameCategory(own, path) ? 'changed' : one.outcome;
    return { ...one, outcome, path, known: before };
  });
  const results = rows.map(({ row, outcome, fields, path, reason, ignored }) => ({
    row,
    outcome: outcomes[outcome],
    name: fields.name,
    address: fields.address,
    category: [...path],
    fault: reason && ({ column: isColumn(reason), reason } as const),
    ignored: ignored.map((field) => headings.get(field) ?? field),
  }));
  return { rows, results };
}
