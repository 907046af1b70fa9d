import { type CompanyFields, Problem } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import {
  type ActionTarget,
  changesBetween,
  type OperationAuthor,
  recordAction,
  refuseStaleChange,
} from '../../../platform/operation/index.ts';
import {
  ensureCategory,
  insertCompanyContacts,
  type StoredCompanyContact,
  selectCompanyByAddress,
  selectCompanyContacts,
  updateCompanyContacts,
} from '../../contact/index.ts';
import { refused } from '../refuse.ts';
import { lockNode } from '../tree/orderedTree.repository.ts';
import { type CompanyChange, emptyFields, fieldsOf, fieldsWith, recorded } from './companyFields.ts';

type ContactDeps = Pick<Deps, 'db' | 'now'>;

const targetOf = ({ id, name }: { id: number; name: string }): ActionTarget => ({ kind: 'company-contact', id, name });

/** @throws {Problem} `operation-refused` with `category-unknown` */
export async function needCategory(tx: Tx, categoryId: number): Promise<{ id: number; name: string }> {
  const found = await lockNode(tx, 'company_category', categoryId);
  if (!found) throw refused('category-unknown', { field: 'cate_id' });
  return found;
}

async function insert(
  tx: Tx,
  deps: ContactDeps,
  author: OperationAuthor,
  { fields, categoryId, category }: { fields: CompanyFields; categoryId: number; category: string },
): Promise<number> {
  const [id] = await insertCompanyContacts(tx, [{ fields, categoryId }]);
  if (id === undefined) throw refused('contact-taken', { field: 'email' });
  const changes = changesBetween(recorded(emptyFields(), ''), recorded(fields, category));
  await recordAction(tx, deps, author, { action: 'createOperationContact', target: targetOf({ id, name: fields.name }), changes });
  return id;
}

async function update(
  tx: Tx,
  deps: ContactDeps,
  author: OperationAuthor,
  before: StoredCompanyContact,
  { fields, categoryId, category }: { fields: CompanyFields; categoryId: number; category: string },
): Promise<void> {
  await updateCompanyContacts(tx, [{ id: before.id, fields, categoryId }]);
  const changes = changesBetween(recorded(fieldsOf(before), before.categoryName), recorded(fields, category));
  const target = targetOf({ id: before.id, name: fields.name });
  await recordAction(tx, deps, author, { action: 'changeOperationContact', target, changes });
}

/** Adds a contact to the company book (BAK-58). Returns its number. */
export const createContact = (
  deps: ContactDeps,
  author: OperationAuthor,
  { categoryId, ...stated }: CompanyChange & { categoryId: number },
): Promise<number> =>
  deps.db.transaction().execute(async (tx) => {
    const { name: category } = await needCategory(tx, categoryId);
    return insert(tx, deps, author, { fields: fieldsWith(emptyFields(), stated), categoryId, category });
  });

/** Changes fields of a contact of the company book, or its category. */
export async function changeContact(
  deps: ContactDeps,
  author: OperationAuthor,
  { id, version, categoryId, ...stated }: CompanyChange & { id: number; version: number },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const [before] = await selectCompanyContacts(tx, [id], { locks: true });
    if (!before) throw new Problem('not-found');
    await refuseStaleChange(tx, targetOf(before), version);
    const fields = fieldsWith(fieldsOf(before), stated);
    const [owner] = await selectCompanyByAddress(tx, [fields.address]);
    if (owner && owner.id !== id) throw refused('contact-taken', { field: 'email' });
    const category = categoryId === undefined ? { id: before.categoryId, name: before.categoryName } : await needCategory(tx, categoryId);
    await update(tx, deps, author, before, { fields, categoryId: category.id, category: category.name });
  });
}

/** Adds a contact, or changes the one of its address; categories of the path that are missing are made. Returns whether it is new. */
export const putContact = (
  deps: ContactDeps,
  author: OperationAuthor,
  { category, ...stated }: CompanyChange & { address: string; category: readonly string[] },
): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    const to = { categoryId: await ensureCategory(tx, category), category: category.at(-1) ?? '' };
    const [before] = await selectCompanyByAddress(tx, [stated.address]);
    if (before) await update(tx, deps, author, before, { fields: fieldsWith(fieldsOf(before), stated), ...to });
    else await insert(tx, deps, author, { fields: fieldsWith(emptyFields(), stated), ...to });
    return !before;
  });
