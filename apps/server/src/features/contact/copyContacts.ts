import { type Contact, contactLimits, emptyContact, isMobile, Problem } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { changeBook, requireGroups } from './changeBook.ts';
import { toValues } from './contactRow.ts';
import { insertMembers } from './group.repository.ts';
import { countContacts, insertPersonal, selectByAddress } from './personal.repository.ts';

/** Rows at once: what they are found by is computed between other requests. */
const atOnce = 200;

/** A name as a contact can have it: at most 50 characters. */
const cut = (name: string, address: string) => [...(name.trim() || address.split('@')[0] || '')].slice(0, contactLimits.name).join('');

/** Returns a person of another book as a new contact. */
const toFields = ({ address, name, mobile, department, position, company, workPhone }: Contact) => ({
  ...emptyContact,
  address,
  name: cut(name, address),
  mobile: isMobile(mobile) ? mobile : '',
  department,
  position,
  company,
  workPhone,
});

/** Copies people of another book into a personal book (CON-34, CON-35, CON-36). Those who are contacts already stay as they are. */
export const copyContacts = (
  deps: Pick<Deps, 'db' | 'now'>,
  mailboxId: number,
  { groupId, read }: { groupId?: number | undefined; read(tx: Tx): Promise<Contact[]> },
): Promise<{ count: number; knownCount: number }> =>
  changeBook(deps, mailboxId, async (tx) => {
    const groupIds = groupId === undefined ? [] : [groupId];
    await requireGroups(tx, mailboxId, groupIds);
    const people = await read(tx);
    const room = contactLimits.contacts - (await countContacts(tx, mailboxId));
    let count = 0;
    for (let start = 0; start < people.length; start += atOnce) {
      const slice = people.slice(start, start + atOnce);
      const made = await insertPersonal(
        tx,
        mailboxId,
        slice.map((person) => toValues(toFields(person))),
        deps.now(),
      );
      count += made.length;
      if (count > room) throw new Problem('too-many-kept', { most: contactLimits.contacts });
      if (groupIds.length > 0) {
        const addresses = slice.map(({ address }) => address);
        const contactIds = (await selectByAddress(tx, mailboxId, addresses)).map(({ id }) => id);
        await insertMembers(tx, mailboxId, { contactIds, groupIds });
      }
    }
    return { count, knownCount: people.length - count };
  });
