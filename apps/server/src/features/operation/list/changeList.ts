import { isWithinReach, Problem } from '@jinshu/api';
import { newAddressDomain } from '../../../mail/recipient/index.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import {
  type ActionTarget,
  changesBetween,
  type OperationAuthor,
  type OperationSession,
  recordAction,
  refuseStaleChange,
} from '../../../platform/operation/index.ts';
import {
  changeList,
  createList,
  deleteList,
  type ListModeration,
  type ListProperties,
  type ManagedList,
  type NewList,
  selectManagedLists,
} from '../../mailing-list/index.ts';
import { departmentInReach } from '../department/departmentInReach.ts';
import { addressReasons } from '../person/createPerson.ts';
import { personToSee } from '../person/personInReach.ts';
import { refused } from '../refuse.ts';
import { changeModeration } from './changeModeration.ts';

export type Caller = Pick<OperationSession, 'reach'>;
/** A list by its number or its address. */
export type ListKey = { id: number } | { address: string };

/** A mailing list as the target of an action. */
export const listTarget = ({ id, address, departmentId }: Pick<ManagedList, 'id' | 'address' | 'departmentId'>): ActionTarget => ({
  kind: 'mailing-list',
  id,
  name: address,
  departmentId,
});

/** Returns a mailing list that the caller may see. */
export async function listToSee(db: Db | Tx, { reach }: Caller, key: ListKey): Promise<ManagedList> {
  const [list] = await selectManagedLists(db, key);
  if (!list && reach === 'all') throw new Problem('not-found');
  if (!list || !isWithinReach(reach, list.departmentId)) throw new Problem('forbidden');
  return list;
}

async function needOwner(tx: Tx, caller: Caller, ownerId: number | null): Promise<void> {
  if (ownerId === null) return;
  await personToSee(tx, caller, ownerId).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'not-found' ? refused('owner-unknown', { field: 'owner' }) : error;
  });
}

/** Makes a mailing list (BAK-51). Returns its number. */
export async function createMailingList(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  { address: given, ...properties }: NewList,
): Promise<{ id: number; address: string }> {
  const { domain } = deps.config;
  return deps.db.transaction().execute(async (tx) => {
    await departmentInReach(tx, caller, properties.departmentId ?? null);
    await needOwner(tx, caller, properties.ownerId ?? null);
    const whole = given.includes('@') ? given : `${given}@${await newAddressDomain(tx, domain)}`;
    const made = await createList(tx, { ...properties, address: whole }, domain);
    if (made.refusal) throw refused(addressReasons[made.refusal], { field: 'username' });
    const { id, address } = made;
    const target = listTarget({ id, address, departmentId: properties.departmentId ?? null });
    const changes = changesBetween({}, { address, ...properties });
    await recordAction(tx, deps, author, { action: 'createOperationList', target, changes });
    return { id, address };
  });
}

/** Change of a mailing list. What is left out stays. */
export type ListChange = { [K in keyof (ListProperties & ListModeration)]?: (ListProperties & ListModeration)[K] | undefined } & {
  version?: number | undefined;
};

/** Changes properties of a mailing list and its moderation (BAK-51, BAK-54). Without a version it changes what is there. */
export async function changeMailingList(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  key: ListKey,
  { version, isModerated, moderatorIds, ...given }: ListChange,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const list = await listToSee(tx, caller, key);
    if (version !== undefined) await refuseStaleChange(tx, { kind: 'mailing-list', id: list.id }, version);
    const { name, type, departmentId, ownerId, isHidden } = list;
    const before: ListProperties = { name, type, departmentId, ownerId, isHidden };
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const after: ListProperties = { ...before, ...set };
    if (after.departmentId !== departmentId) await departmentInReach(tx, caller, after.departmentId);
    if (after.ownerId !== ownerId) await needOwner(tx, caller, after.ownerId);
    await changeList(tx, list, after);
    const moderation = await changeModeration(tx, caller, { ...list, name: after.name }, { isModerated, moderatorIds });
    const target = listTarget({ ...list, departmentId: after.departmentId });
    const changes = [...changesBetween(before, after), ...moderation];
    await recordAction(tx, deps, author, { action: 'changeOperationList', target, changes });
  });
}

/** Deletes a mailing list (BAK-51). */
export async function deleteMailingList(deps: Deps, caller: Caller, author: OperationAuthor, key: ListKey): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const list = await listToSee(tx, caller, key);
    await deleteList(tx, list);
    const changes = changesBetween({ name: list.name, address: list.address }, {});
    await recordAction(tx, deps, author, { action: 'deleteOperationList', target: listTarget(list), changes });
  });
}
