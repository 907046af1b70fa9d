import type { Address } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { resolveRecipients } from './resolveRecipients.ts';

/** Maximum number of names looked up per reading. Recipient lists can contain hundreds. */
const most = 200;

/** Adds names that the reader has for addresses without a name in the message. */
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
  const seesColleagues = await readPolicy(deps.db, 'has_user_department_perm', { accountId });
  const known = await resolveRecipients(deps, { mailboxId, addresses, seesColleagues });
  const names = new Map(known.map(({ address, name }) => [address, name]));
  return people.map((person) => (isNameless(person) ? { ...person, name: names.get(person.address) || person.name } : person));
}
