import type { Deps } from '../../../platform/deps/index.ts';
import type { OperationAuthor } from '../../../platform/operation/index.ts';
import { type OwnSkinDraft, selectStoredSkins } from '../../../platform/own-skin/index.ts';
import { selectManagedMailboxes } from '../../shared-mailbox/index.ts';
import { selectCategoryTree } from '../company-category/category.repository.ts';
import { selectDepartmentTree } from '../department/departmentTree.repository.ts';
import type { Operator } from '../person/personAccess.ts';
import { keysOf } from './items.ts';
import { NumberTable, PathTable } from './names.ts';
import { type SetUpPerson, selectSetUpPeople } from './setUp.repository.ts';
import { shownDraft } from './skinDraft.ts';
import { skinKey, skinReference } from './skinNames.ts';

/** An organization whose set-up is read or changed, with the numbers of what has a name. */
export interface World {
  deps: Deps;
  author: OperationAuthor;
  operator: Operator;
  knownPeople: readonly SetUpPerson[];
  departments: PathTable;
  categories: PathTable;
  people: NumberTable;
  mailboxes: NumberTable;
  rules: NumberTable;
  /** Skins of the organization, by how policies in a file name them. */
  skins: NumberTable;
}

/** Reads the names of an organization. */
export async function readWorld(deps: Deps, author: OperationAuthor): Promise<World> {
  const { db } = deps;
  const knownPeople = await selectSetUpPeople(db);
  const mailboxes = await selectManagedMailboxes(db);
  const stored = (await selectStoredSkins(db)).toReversed();
  const skins = stored.map(shownDraft);
  return {
    deps,
    author,
    operator: { caller: { role: 'super', reach: 'all' }, author },
    knownPeople,
    departments: new PathTable('department', await selectDepartmentTree(db, 'all')),
    categories: new PathTable('category', await selectCategoryTree(db)),
    people: new NumberTable(
      'person',
      knownPeople.map(({ address, id }) => [address, id]),
    ),
    mailboxes: new NumberTable(
      'shared mailbox',
      mailboxes.map(({ address, mailboxId }) => [address, mailboxId]),
    ),
    rules: new NumberTable('rule', []),
    skins: new NumberTable(
      'skin',
      keysOf(skinKey, skins).map((key, index) => [skinReference(key, skins[index] as OwnSkinDraft), stored[index]?.id ?? 0]),
    ),
  };
}

/** Any version: the file replaces whatever was set meanwhile. */
export const anyVersion = Number.MAX_SAFE_INTEGER;
