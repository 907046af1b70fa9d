import type { BookContact } from '@jinshu/ui/address-book';
import type { Person } from './book.queries.ts';

/** Returns a person as a row shows it. `nameOfGroup` names the groups of a personal contact. */
export function toRow(person: Person, nameOfGroup: (id: number) => string | undefined): BookContact {
  const { id, name, address, mobile, department, position, company, imageUrl } = person;
  const common = {
    id: String(id),
    name,
    address,
    mobile,
    department,
    position,
    company,
    ...(imageUrl !== '' && { imageUrl }),
  };
  if (!('groupIds' in person)) return { ...common, jobNumber: person.jobNumber };
  const groups = person.groupIds.flatMap((one) => nameOfGroup(one) ?? []);
  return { ...common, groups, isAutomatic: person.isCollected };
}
