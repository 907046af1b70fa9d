import { deleteGroupWriters, type GroupWriters, upsertGroupWriters } from '../../mail/recipient/groupWriter.repository.ts';
import { type AddressRefusal, normalAddress, readNewAddress } from '../../mail/recipient/index.ts';
import { domainOf, isGroupAddress, localDomains } from '../../mail/recipient/recipient.repository.ts';
import type { Deps } from '../../platform/deps/index.ts';
import {
  deleteList,
  deleteListMembers,
  insertList,
  insertListMembers,
  selectAccountIds,
  selectListId,
  updateListHidden,
} from './mailingList.repository.ts';
import { nameIndex } from './nameIndex.ts';

/** Makes a mailing list. Mail to its address goes to its members (PIC-18). */
export const addList = (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { address: given, name, type }: { address: string; name: string; type: string },
): Promise<{ id: number } | { refusal: AddressRefusal }> =>
  db.transaction().execute(async (tx) => {
    const read = await readNewAddress(tx, given, config.domain);
    if (read.refusal) return { refusal: read.refusal };
    const { address } = read;
    return { id: await insertList(tx, { address, name, type, index: nameIndex({ names: [name], address }) }) };
  });

/** Puts mailboxes on a list, or takes them off. `null` if there is no such list; `unknown` are addresses without a mailbox. */
export const changeListMembers = (
  { db }: Pick<Deps, 'db'>,
  { list, members, isRemoving }: { list: string; members: readonly string[]; isRemoving: boolean },
): Promise<{ count: number; unknown: string[] } | null> =>
  db.transaction().execute(async (tx) => {
    const id = await selectListId(tx, normalAddress(list));
    if (id === undefined) return null;
    const addresses = members.map(normalAddress);
    return isRemoving ? deleteListMembers(tx, id, addresses) : insertListMembers(tx, id, addresses);
  });

/** Deletes a mailing list. Its members keep what came. Returns whether there was one. */
export const removeList = ({ db }: Pick<Deps, 'db'>, list: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await deleteGroupWriters(tx, normalAddress(list));
    return deleteList(tx, normalAddress(list));
  });

/** Hides a list from the books and the picker, or shows it again (BAK-51). Returns whether there is one. */
export const hideList = ({ db }: Pick<Deps, 'db'>, list: string, isHidden: boolean): Promise<boolean> =>
  db.transaction().execute((tx) => updateListHidden(tx, normalAddress(list), isHidden));

/** Reasons why the writers of a group can't be set: unknown group, a group for people inside only, or addresses without an account. */
export type WriterRefusal = { refusal: 'no-group' } | { refusal: 'staff-only' } | { refusal: 'unknown'; unknown: string[] };

/** Sets who may write to a mailing list (BAK-53), a department, or everyone in a domain (BAK-56). `chosen` are addresses of people. */
export const setGroupWriters = (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { group, writers, chosen }: { group: string; writers: GroupWriters; chosen: readonly string[] },
): Promise<WriterRefusal | null> =>
  db.transaction().execute(async (tx) => {
    const address = normalAddress(group);
    const isStaff = isGroupAddress(address) && (await localDomains(tx, config.domain)).has(domainOf(address));
    if (!isStaff && (await selectListId(tx, address)) === undefined) return { refusal: 'no-group' as const };
    if (isStaff && writers === 'everybody') return { refusal: 'staff-only' as const };
    const wanted = writers === 'chosen' ? [...new Set(chosen.map(normalAddress))] : [];
    const ids = await selectAccountIds(tx, wanted);
    const unknown = wanted.filter((one) => !ids.has(one));
    if (unknown.length > 0) return { refusal: 'unknown' as const, unknown };
    await upsertGroupWriters(tx, { address, writers, accountIds: [...ids.values()] });
    return null;
  });
