import { type PersonAddresses, Problem } from '@jinshu/api';
import { normalAddress } from '../../../mail/recipient/index.ts';
import { recordChange } from '../../../platform/change/index.ts';
import type { ChangedField, Db, Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, type OperationSession, recordAction } from '../../../platform/operation/index.ts';
import { needNewAddress } from '../person/createPerson.ts';
import { personToChange } from '../person/personInReach.ts';
import { type PersonKey, personTarget } from '../person/personKey.repository.ts';
import { deleteFurther, insertFurther, selectFurther, setMainAddress, setSender } from './personAddress.repository.ts';

type Caller = Pick<OperationSession, 'role' | 'reach'>;

/** Returns the addresses of a person. */
export const readAddresses = async (db: Db | Tx, { mailboxId, address }: PersonKey): Promise<PersonAddresses> => ({
  main: address,
  further: await selectFurther(db, mailboxId),
});

interface Change {
  action: string;
  changes: ChangedField[];
  /** Main address after the change. */
  address?: string;
}

/** Changes the addresses of a person with one record, and lets the windows of the mailbox know. */
async function change(
  deps: Deps,
  { caller, author, id }: { caller: Caller; author: OperationAuthor; id: number },
  work: (tx: Tx, person: PersonKey) => Promise<Change>,
): Promise<PersonAddresses> {
  return deps.db.transaction().execute(async (tx) => {
    const person = await personToChange(tx, caller, id);
    const { action, changes, address = person.address } = await work(tx, person);
    const after = { ...person, address };
    if (changes.length > 0) {
      await recordAction(tx, deps, author, { action, target: personTarget(after), changes });
      await recordChange(tx, person.mailboxId, { type: 'settings.changed' });
    }
    return readAddresses(tx, after);
  });
}

async function needFurther(tx: Tx, { mailboxId }: PersonKey, given: string): Promise<{ address: string; isSender: boolean }> {
  const found = (await selectFurther(tx, mailboxId)).find(({ address }) => address === normalAddress(given));
  if (!found) throw new Problem('not-found');
  return found;
}

/** Caller, and the person whose addresses change. */
type Whose = Parameters<typeof change>[1];

/** Gives a person a further address (BAK-32). */
export const addAddress = (deps: Deps, whose: Whose, given: { address: string; isSender: boolean }): Promise<PersonAddresses> =>
  change(deps, whose, async (tx, { mailboxId }) => {
    const address = await needNewAddress(tx, deps, given.address);
    await insertFurther(tx, { address, mailboxId, isSender: given.isSender });
    const changes = [{ field: 'address', before: null, after: address }, ...(given.isSender ? [{ field: 'isSender', after: true }] : [])];
    return { action: 'addPersonAddress', changes };
  });

/** Marks a further address as sender, or makes it the main one: the former one stays, and can still be written from (BAK-32, D-153). */
export const changeAddress = (
  deps: Deps,
  whose: Whose,
  given: { address: string; isSender?: boolean | undefined; isMain?: true | undefined },
): Promise<PersonAddresses> =>
  change(deps, whose, async (tx, person) => {
    const { address, isSender } = await needFurther(tx, person, given.address);
    const changes: ChangedField[] = [];
    if (given.isMain) {
      await deleteFurther(tx, address);
      await setMainAddress(tx, person, address);
      await insertFurther(tx, { address: person.address, mailboxId: person.mailboxId, isSender: true });
      changes.push({ field: 'address', before: person.address, after: address });
    } else if (given.isSender !== undefined && given.isSender !== isSender) {
      await setSender(tx, address, given.isSender);
      changes.push({ field: `isSender ${address}`, before: isSender, after: given.isSender });
    }
    return { action: 'changePersonAddress', changes, ...(given.isMain && { address }) };
  });

/** Takes a further address from a person (BAK-32). */
export const removeAddress = (deps: Deps, whose: Whose, given: string): Promise<PersonAddresses> =>
  change(deps, whose, async (tx, person) => {
    const { address } = await needFurther(tx, person, given);
    await deleteFurther(tx, address);
    return { action: 'removePersonAddress', changes: [{ field: 'address', before: address, after: null }] };
  });
