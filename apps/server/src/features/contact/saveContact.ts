import {
  type ContactChange,
  type ContactFields,
  type ContactForm,
  contactFieldsOf,
  contactLimits,
  emptyContact,
  isPreferredKnown,
  type PersonalContact,
  Problem,
  type StatedFields,
} from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { changeBook, requireGroups } from './changeBook.ts';
import { selectContactPortrait } from './contactPortrait.repository.ts';
import { toValues } from './contactRow.ts';
import { countContacts, insertPersonal, replaceGroups, selectByAddress, selectContacts, updatePersonal } from './personal.repository.ts';

/** Returns fields with those that a form states; what it leaves out stays. */
export function withStated(fields: ContactFields, form: StatedFields): ContactFields {
  const stated = Object.entries(form).filter(([field, value]) => field in emptyContact && value !== undefined);
  return { ...fields, ...Object.fromEntries(stated) };
}

async function settle(tx: Tx, mailboxId: number, fields: ContactFields, form: StatedFields): Promise<ContactFields> {
  if (!isPreferredKnown(fields)) {
    if (form.preferredAddress) throw new Problem('invalid-input', {}, { fields: { pref_email: ['Not an address of the contact.'] } });
    return settle(tx, mailboxId, { ...fields, preferredAddress: '' }, form);
  }
  await requireGroups(tx, mailboxId, form.groupIds ?? []);
  const portrait = /\/portrait\/([0-9a-f]{64})\//.exec(form.imageUrl ?? '')?.[1];
  const isKnown =
    !form.imageUrl || (portrait !== undefined && (await selectContactPortrait(tx, mailboxId, portrait, 'small')) !== undefined);
  if (!isKnown) throw new Problem('invalid-input', {}, { fields: { imgurl: ['Not an uploaded portrait.'] } });
  return fields;
}

/** Reads a contact that exists. */
export async function readContact(tx: Tx, mailboxId: number, id: number): Promise<PersonalContact> {
  const [contact] = await selectContacts(tx, mailboxId, [id]);
  if (!contact) throw new Problem('contact-not-found');
  return contact;
}

/** Writes the fields of a contact that exists. */
export async function writeFields(tx: Tx, mailboxId: number, id: number, fields: ContactFields): Promise<void> {
  const [other] = await selectByAddress(tx, mailboxId, [fields.address]);
  if (other && other.id !== id) throw new Problem('contact-exists', { id: other.id });
  await updatePersonal(tx, mailboxId, [{ id, ...toValues(fields) }]);
  await replaceGroups(tx, mailboxId, id, fields.groupIds);
}

/**
 * Creates a contact (CON-28). An existing one with the address keeps its fields and takes the number, since the SMS dialog has no more. With
 * `mustBeNew` it fails instead, with the id of that contact.
 */
export const createContact = (
  deps: Pick<Deps, 'db' | 'now'>,
  mailboxId: number,
  { mustBeNew = false, ...form }: ContactForm & { mustBeNew?: boolean | undefined },
): Promise<PersonalContact> =>
  changeBook(deps, mailboxId, async (tx) => {
    const [known] = await selectByAddress(tx, mailboxId, [form.address]);
    if (known && mustBeNew) throw new Problem('contact-exists', { id: known.id });
    if (known) {
      const mobile = form.mobile || known.mobile;
      if (mobile !== known.mobile || known.isCollected) await writeFields(tx, mailboxId, known.id, { ...contactFieldsOf(known), mobile });
      return readContact(tx, mailboxId, known.id);
    }
    if ((await countContacts(tx, mailboxId)) >= contactLimits.contacts)
      throw new Problem('too-many-kept', { most: contactLimits.contacts });
    const fields = await settle(tx, mailboxId, withStated(emptyContact, form), form);
    const [made] = await insertPersonal(tx, mailboxId, [toValues(fields)], deps.now());
    if (!made) throw new Error('The address was free, and is not.');
    await replaceGroups(tx, mailboxId, made.id, fields.groupIds);
    return readContact(tx, mailboxId, made.id);
  });

/** Changes a contact (CON-29), unless it was changed since the version that the change starts from. */
export const changeContact = (
  deps: Pick<Deps, 'db'>,
  mailboxId: number,
  { id, version, ...form }: ContactChange & { id: number },
): Promise<PersonalContact> =>
  changeBook(deps, mailboxId, async (tx) => {
    const before = await readContact(tx, mailboxId, id);
    if (version !== undefined && version !== before.version) throw new Problem('contact-stale', { version: before.version });
    const fields = await settle(tx, mailboxId, withStated(contactFieldsOf(before), form), form);
    await writeFields(tx, mailboxId, id, fields);
    return readContact(tx, mailboxId, id);
  });
