import { isAddress } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import { holdDomain } from './domain.repository.ts';
import { claimAddress, domainOf, isGroupAddress, normalAddress } from './recipient.repository.ts';

/** Why a mailbox or a list can't have an address: it is none, of another domain or an alias, reserved, or taken. */
export type AddressRefusal = 'bad-address' | 'other-domain' | 'reserved' | 'taken';

/** Reads an address for a new mailbox or list. An address belongs to one thing only (BAK-33). */
export async function readNewAddress(
  tx: Tx,
  given: string,
  ownDomain: string,
): Promise<{ address: string; refusal?: undefined } | { refusal: AddressRefusal }> {
  const address = normalAddress(given);
  if (!isAddress(address)) return { refusal: 'bad-address' };
  if (!(await holdDomain(tx, domainOf(address), ownDomain))) return { refusal: 'other-domain' };
  if (isGroupAddress(address)) return { refusal: 'reserved' };
  return (await claimAddress(tx, address)) ? { address } : { refusal: 'taken' };
}
