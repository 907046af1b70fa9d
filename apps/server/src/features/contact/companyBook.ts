import { contactFormSchema, type ImportReason } from '@jinshu/api';
import * as z from 'zod/mini';
import type { Deps } from '../../platform/deps/deps.ts';
import { ensureCategory, upsertCompany } from './company.repository.ts';
import { givenContact } from './givenContact.ts';
import { nameIndex, sortKey } from './nameIndex.ts';
import type { ContactRecords } from './readContactFile.ts';

/** A contact of the company book, as entered. */
export interface CompanyEntry {
  address: string;
  name: string;
  mobile: string;
  workPhone: string;
  company: string;
  position: string;
  /** Categories from the top to the one it is in. */
  category: readonly string[];
}

/** Whether an entry has a valid address and name (CON-13, CON-14). */
export const isCompanyEntry = ({ address, name, mobile }: Pick<CompanyEntry, 'address' | 'name' | 'mobile'>): boolean =>
  z.safeParse(contactFormSchema, { email: address, fullname: name, mobile }).success;

/** Adds a contact to the company book, or changes the one of its address. Returns whether it is new. */
export const addToCompanyBook = ({ db }: Pick<Deps, 'db'>, { category, ...entry }: CompanyEntry): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { address, name, company, mobile, workPhone } = entry;
    const index = nameIndex({ names: [name, company], address, also: [mobile, workPhone].map((number) => number.replace(/\D/g, '')) });
    return upsertCompany(tx, { ...entry, categoryId: await ensureCategory(tx, category), index, sortKey: sortKey(name) });
  });

/** Outcome of an import into the company book. */
export interface CompanyImport {
  added: number;
  changed: number;
  refused: { row: number; reason: ImportReason }[];
}

/** Adds the contacts of a file to the company book. The column of groups names the category; `category` holds for rows without one. */
export async function importCompanyBook(
  deps: Pick<Deps, 'db'>,
  { file, category }: { file: ContactRecords; category: readonly string[] },
): Promise<CompanyImport> {
  const done: CompanyImport = { added: 0, changed: 0, refused: [] };
  const seen = new Set<string>();
  for (const { row, record } of file.records) {
    const { fields, groups, reason } = givenContact(record);
    const address = fields.address.toLowerCase();
    const refused = reason ?? (seen.has(address) ? 'repeated' : null);
    seen.add(address);
    if (refused) {
      done.refused.push({ row, reason: refused });
      continue;
    }
    const [group] = groups;
    const isNew = await addToCompanyBook(deps, { ...fields, category: group === undefined ? category : [group] });
    done[isNew ? 'added' : 'changed'] += 1;
  }
  return done;
}
