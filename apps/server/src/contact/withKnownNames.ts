import type { Address } from '@jinshu/api';
import type { Deps } from '../deps.ts';
import { permissionsOf } from '../permission/permissions.ts';
import { resolveRecipients } from './resolveRecipients.ts';

/** Who is written to by a list of hundreds is nobody's to look up at each reading. */
const most = 200;

/** Addresses with the names that the reader knows them by, where the mail itself names nobody. */
export async function withKnownNames(
  deps: Pick<Deps, 'db' | 'config'>,
  { mailboxId, accountId }: { mailboxId: number; accountId: number },
  people: readonly Address[],
): Promise<Address[]> {
  const isNameless = ({ name, address }: Address) => address !== '' && (name === '' || name.toLowerCase() === address.toLowerCase());
  const addresses = people
    .filter(isNameless)
    .slice(0, most)
    .map(({ address }) => address);
  if (addresses.length === 0) return [...people];
  const { hasDepartments: seesColleagues } = await permissionsOf(deps.db, accountId);
  const known = await resolveRecipients(deps, { mailboxId, addresses, seesColleagues });
  const names = new Map(known.map(({ address, name }) => [address, name]));
  return people.map((person) => (isNameless(person) ? { ...person, name: names.get(person.address) || person.name } : person));
}
