import { type AddressRefusal, readNewAddress } from '../../mail/recipient/newAddress.ts';
import { normalAddress } from '../../mail/recipient/recipient.repository.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { deleteList, deleteListMembers, insertList, insertListMembers, selectListId } from './mailingList.repository.ts';
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
  db.transaction().execute((tx) => deleteList(tx, normalAddress(list)));
