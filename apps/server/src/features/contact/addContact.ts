import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { insertContact, selectKnownAddress } from './contact.repository.ts';

/** New personal contact. */
export interface AddContact {
  mailboxId: number;
  address: string;
  /** Without one the address stands for the name. */
  name?: string | undefined;
  /** Whether a colleague gets the name that the organization uses. */
  seesColleagues: boolean;
}

/** Keeps an address as a personal contact (LST-80); one that is a contact already stays as it is. */
export const addContact = ({ db }: Pick<Deps, 'db'>, { mailboxId, address, name = '', seesColleagues }: AddContact): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const colleague = seesColleagues ? (await selectKnownAddress(tx, mailboxId, address)).name : '';
    const called = colleague || name.trim() || address.slice(0, address.lastIndexOf('@'));
    if (await insertContact(tx, mailboxId, { address, name: called })) await recordChange(tx, mailboxId, { type: 'contact.changed' });
  });
