import { departmentAddress, type KnownRecipient } from '@jinshu/api';
import { domainOf, findRecipients, localDomains, normalAddress, reachesAnyone } from '../../mail/recipient/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicyOf } from '../../platform/policy/index.ts';
import { type Chosen, selectChosen, selectNames } from './contact.repository.ts';

/** Requesting mailbox and the addresses to resolve. */
export interface ResolveRecipients {
  mailboxId: number;
  addresses: readonly string[];
  /** Contacts, groups and departments that stand for addresses as well. */
  chosen?: Chosen;
  /** Whether the organization's names may be disclosed (PRM-08). */
  seesColleagues: boolean;
}

/** Selects the lowest level among the mailboxes of each address. Addresses whose mailboxes have no level are left out. */
async function selectLowestLevels(
  db: Deps['db'],
  found: readonly { address: string; mailboxIds: readonly number[] }[],
): Promise<Map<string, number>> {
  const levels = await readPolicyOf(db, 'mail_level', [...new Set(found.flatMap(({ mailboxIds }) => mailboxIds))]);
  return new Map(
    found.flatMap(({ address, mailboxIds }) => {
      const given = mailboxIds.map((id) => levels.get(id) ?? 0).filter((level) => level > 0);
      return given.length === 0 ? [] : [[address, Math.min(...given)] as const];
    }),
  );
}

/** Adds the addresses of contacts, groups and departments to the given ones, each once. Departments need permission to see the organization. */
async function withChosen(
  db: Deps['db'],
  {
    mailboxId,
    given,
    chosen,
    seesColleagues,
    domain,
  }: Required<Omit<ResolveRecipients, 'addresses'>> & { given: readonly string[]; domain: string },
): Promise<readonly string[]> {
  const { addresses, departmentIds } = await selectChosen(db, mailboxId, chosen);
  const added = [...addresses, ...(seesColleagues ? departmentIds.map((id) => departmentAddress(id, domain)) : [])];
  const seen = new Set(given.map(normalAddress));
  return [...given, ...added.filter((address) => !seen.has(normalAddress(address)) && seen.add(normalAddress(address)))];
}

/** Resolves the recipients of a message (CON-49): names, whether they are local, and the number of people they reach. */
export async function resolveRecipients(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { mailboxId, addresses: given, chosen = {}, seesColleagues }: ResolveRecipients,
): Promise<KnownRecipient[]> {
  const addresses = await withChosen(db, { mailboxId, given, chosen, seesColleagues, domain: config.domain });
  if (addresses.length === 0) return [];
  const normal = addresses.map(normalAddress);
  const domains = await localDomains(db, config.domain);
  const inside = normal.filter((address) => domains.has(domainOf(address)));
  const [found, rows] = await Promise.all([findRecipients(db, inside), selectNames(db, mailboxId, [...new Set(normal)])]);
  // A list counts as known even if all of its members are outside.
  const counts = new Map(found.map((one) => [one.address, Math.max(one.mailboxIds.length, reachesAnyone(one) ? 1 : 0)]));
  const levels = await selectLowestLevels(db, found);
  const names = new Map(rows.map((row) => [row.address, row]));
  return normal.map((address, index) => {
    const isInside = domains.has(domainOf(address));
    const { colleague, contact } = names.get(address) ?? { colleague: null, contact: null };
    return {
      address: addresses[index] as string,
      name: (seesColleagues ? colleague : null) ?? contact ?? '',
      isInside,
      // PRM-08: users who may not see the organization don't learn the number of people either.
      count: isInside ? (seesColleagues ? (counts.get(address) ?? 0) : 1) : 1,
      // Disclosed to all users: a message above this level would be rejected with the same reason (D-29).
      level: levels.get(address) ?? 0,
    };
  });
}
