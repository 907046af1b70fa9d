import { isAddress } from '@jinshu/api';
import type { Tx } from '../../platform/db/db.ts';
import { claimAddress, domainOf, isGroupAddress, localDomains, normalAddress } from './recipient.repository.ts';

/** Why a mailbox or a list can't have an address: it is none, of another domain, reserved, or taken. */
export type AddressRefusal = 'bad-address' | 'other-domain' | 'reserved' | 'taken';

/** Reads an address for a new mailbox or list. An address belongs to one thing only (BAK-33). */
export async function readNewAddress(
  tx: Tx,
  given: string,
  ownDomain: string,
): Promise<{ address: string; refusal?: undefined } | { refusal: AddressRefusal }> {
  const address = normalAddress(given);
  if (!isAddress(address)) return { refusal: 'bad-address' };
  if (!(await localDomains(tx, ownDomain)).has(domainOf(address))) return { refusal: 'other-domain' };
  if (isGroupAddress(address)) return { refusal: 'reserved' };
  return (await claimAddress(tx, address)) ? { address } : { refusal: 'taken' };
}
