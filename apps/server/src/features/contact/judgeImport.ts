import { type ContactFields, changedContactFields, contactFieldsOf, emptyContact, type ImportOutcome } from '@jinshu/api';
import type { GivenContact } from './givenContact.ts';

/** A contact that is in the book already. */
type KnownContact = ContactFields & { id: number };

/** A row of a file, and the contact that it becomes. */
export type Judged = GivenContact & { row: number; outcome: ImportOutcome; known: KnownContact | undefined; becomes: ContactFields };

/** The values of a file, over those of a contact: what the file leaves empty stays. */
function over(known: ContactFields, { fields }: GivenContact): ContactFields {
  const stated = Object.entries(fields).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(emptyContact[field as keyof ContactFields]) && field !== 'address',
  );
  return { ...known, ...Object.fromEntries(stated) };
}

/** Decides what the rows become, given who is a contact already. */
export function judge(
  rows: readonly (GivenContact & { row: number })[],
  {
    known,
    seen,
    room,
    updatesExisting,
  }: { known: ReadonlyMap<string, KnownContact>; seen: Set<string>; room: number; updatesExisting: boolean },
): Judged[] {
  let left = room;
  return rows.map((given) => {
    const address = given.fields.address.toLowerCase();
    const contact = known.get(address);
    const isRepeated = given.reason === null && seen.has(address);
    if (given.reason === null) seen.add(address);
    const isFull = given.reason === null && !isRepeated && !contact && left-- <= 0;
    const reason = given.reason ?? (isRepeated ? 'repeated' : isFull ? 'book-full' : null);
    const becomes = contact ? over(contactFieldsOf(contact), given) : given.fields;
    const isChange = contact && updatesExisting && Object.keys(changedContactFields(contact, becomes)).length > 0;
    const outcome = reason ? 'refused' : !contact ? 'added' : isChange ? 'changed' : 'same';
    return { ...given, reason, outcome, known: contact, becomes };
  });
}
