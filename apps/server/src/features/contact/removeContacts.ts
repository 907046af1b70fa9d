import { randomUUID } from 'node:crypto';
import {
  type ContactForm,
  type ContactSelection,
  contactFieldsOf,
  contactUndoSeconds,
  emptyContact,
  isPreferredKnown,
  type PersonalContact,
  Problem,
} from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { changeBook, selectedIds } from './changeBook.ts';
import { selectContacts } from './personal.repository.ts';
import { readContact, withStated, writeFields } from './saveContact.ts';
import { deletePersonal, keepForUndo, noteVersionAfter, restoreKept, selectKept } from './undo.repository.ts';

type BookDeps = Pick<Deps, 'db' | 'now'>;

/** Removes contacts (CON-30), and keeps them for a while. */
export const deleteContacts = (
  deps: BookDeps,
  mailboxId: number,
  selection: ContactSelection,
): Promise<{ count: number; undoId: string }> =>
  changeBook(deps, mailboxId, async (tx) => {
    const undoId = randomUUID();
    const ids = await selectedIds(tx, mailboxId, selection);
    await keepForUndo(tx, mailboxId, { undoId, ids, at: deps.now() });
    return { count: await deletePersonal(tx, mailboxId, ids), undoId };
  });

/** Undoes a removal or a merge (CON-54). A merged contact that was changed since stays as it is. */
export const undoContacts = (deps: BookDeps, mailboxId: number, undoId: string): Promise<number> =>
  changeBook(deps, mailboxId, async (tx) => {
    const since = new Date(deps.now().getTime() - contactUndoSeconds.kept * 1000);
    const kept = await selectKept(tx, mailboxId, { undoId, since });
    if (!kept) throw new Problem('contact-undo-over');
    if (kept.stayed.some(({ isUntouched }) => !isUntouched)) throw new Problem('contact-stale');
    return restoreKept(tx, mailboxId, undoId);
  });

/** Merges contacts into the first of them (CON-53): it takes the fields, and the groups of all. */
export const mergeContacts = (
  deps: BookDeps,
  mailboxId: number,
  { contacts, fields }: { contacts: readonly { id: number; version: number }[]; fields: ContactForm },
): Promise<{ contact: PersonalContact; undoId: string }> =>
  changeBook(deps, mailboxId, async (tx) => {
    const ids = [...new Set(contacts.map(({ id }) => id))];
    const found = new Map((await selectContacts(tx, mailboxId, ids)).map((contact) => [contact.id, contact]));
    for (const { id, version } of contacts) {
      const known = found.get(id);
      if (!known) throw new Problem('contact-not-found');
      if (known.version !== version) throw new Problem('contact-stale', { version: known.version });
    }
    const [kept, ...gone] = ids as [number, ...number[]];
    const undoId = randomUUID();
    await keepForUndo(tx, mailboxId, { undoId, ids, at: deps.now() });
    await deletePersonal(tx, mailboxId, gone);
    const groupIds = [...new Set([...found.values()].flatMap((contact) => contact.groupIds))];
    const merged = withStated({ ...emptyContact, imageUrl: contactFieldsOf(found.get(kept) as PersonalContact).imageUrl }, fields);
    const preferredAddress = isPreferredKnown(merged) ? merged.preferredAddress : '';
    await writeFields(tx, mailboxId, kept, { ...merged, preferredAddress, groupIds });
    await noteVersionAfter(tx, mailboxId, { undoId, id: kept });
    return { contact: await readContact(tx, mailboxId, kept), undoId };
  });
