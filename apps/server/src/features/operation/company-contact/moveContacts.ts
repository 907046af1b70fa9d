import type { ChangedField } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type ActionTarget, type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { deleteCompanyContacts, moveCompanyContacts, type StoredCompanyContact, selectCompanyContacts } from '../../contact/index.ts';
import { needCategory } from './changeContact.ts';

type ContactDeps = Pick<Deps, 'db' | 'now'>;

const shownNames = 3;

/** Several contacts as the target of one action. */
function targetOf(contacts: readonly StoredCompanyContact[]): ActionTarget {
  const names = contacts.slice(0, shownNames).map(({ name }) => name);
  const rest = contacts.length > shownNames ? ` … (${contacts.length})` : '';
  return { kind: 'company-contact', id: contacts[0]?.id ?? '', name: `${names.join(', ')}${rest}` };
}

/** Moves contacts of the company book to a category (BAK-58). Returns the number of those that were elsewhere. */
export const moveContacts = (
  deps: ContactDeps,
  author: OperationAuthor,
  { ids, categoryId }: { ids: readonly number[]; categoryId: number },
): Promise<number> =>
  deps.db.transaction().execute(async (tx) => {
    const category = await needCategory(tx, categoryId);
    const found = (await selectCompanyContacts(tx, ids, { locks: true })).filter((one) => one.categoryId !== categoryId);
    if (found.length === 0) return 0;
    await moveCompanyContacts(
      tx,
      found.map(({ id }) => id),
      categoryId,
    );
    const changes = found.map(
      ({ address, categoryName }): ChangedField => ({ field: address, before: categoryName, after: category.name }),
    );
    await recordAction(tx, deps, author, { action: 'moveOperationContacts', target: targetOf(found), changes });
    return found.length;
  });

/** Deletes contacts of the company book (BAK-58). Returns their number. */
export const deleteContacts = (deps: ContactDeps, author: OperationAuthor, { ids }: { ids: readonly number[] }): Promise<number> =>
  deps.db.transaction().execute(async (tx) => {
    const found = await selectCompanyContacts(tx, ids, { locks: true });
    if (found.length === 0) return 0;
    await deleteCompanyContacts(
      tx,
      found.map(({ id }) => id),
    );
    const changes = found.map(
      ({ id: _id, categoryId: _category, address, ...fields }): ChangedField => ({
        field: address,
        before: Object.fromEntries(
          Object.entries(fields).filter(([, value]) => value !== '' && value !== 'unknown' && String(value) !== ''),
        ),
        after: null,
      }),
    );
    await recordAction(tx, deps, author, { action: 'deleteOperationContacts', target: targetOf(found), changes });
    return found.length;
  });
