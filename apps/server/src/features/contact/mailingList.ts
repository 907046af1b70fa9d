import { isAddress } from '@jinshu/api';
import { domainOf, isGroupAddress, localDomains, normalAddress } from '../../mail/recipient/recipient.repository.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { deleteList, deleteListMembers, insertList, insertListMembers, isAddressTaken, selectListId } from './mailingList.repository.ts';
import { nameIndex } from './nameIndex.ts';

/** Why a mailing list isn't made: its address is none, of another domain, reserved, or taken. */
export type ListRefusal = 'bad-address' | 'other-domain' | 'reserved' | 'taken';

/** Makes a mailing list. Mail to its address goes to its members (PIC-18). */
export const addList = (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { address: given, name, type }: { address: string; name: string; type: string },
): Promise<{ id: number } | { refusal: ListRefusal }> =>
  db.transaction().execute(async (tx) => {
    const address = normalAddress(given);
    if (!isAddress(address)) return { refusal: 'bad-address' as const };
    if (!(await localDomains(tx, config.domain)).has(domainOf(address))) return { refusal: 'other-domain' as const };
    if (isGroupAddress(address)) return { refusal: 'reserved' as const };
    if (await isAddressTaken(tx, address)) return { refusal: 'taken' as const };
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
  db.transaction().execute((tx) => deleteList(tx, normalAddress(list)));
