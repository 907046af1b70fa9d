import { lockMailbox, recordChange } from '../change/change.repository.ts';
import type { Deps } from '../deps.ts';
import { insertContact, selectKnownAddress } from './contact.repository.ts';

/** Who is to be a personal contact. */
export interface AddContact {
  mailboxId: number;
  address: string;
  /** The organisation's own name goes before it; without either the address stands for the name. */
  name?: string | undefined;
}

/** Keeps an address as a personal contact (LST-80); one that is a contact already stays as it is. */
export const addContact = ({ db }: Pick<Deps, 'db'>, { mailboxId, address, name = '' }: AddContact): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const known = await selectKnownAddress(tx, mailboxId, address);
    const called = known.name || name.trim() || address.slice(0, address.lastIndexOf('@'));
    if (await insertContact(tx, mailboxId, { address, name: called })) await recordChange(tx, mailboxId, { type: 'contact.changed' });
  });
