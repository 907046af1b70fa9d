import { lookup } from 'node:dns/promises';
import { isIP, isIPv4 } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** Address that a name stands for. */
export interface FoundHost {
  /** The address to connect to. Don't resolve the name again, or DNS rebinding can swap the target. */
  address: string;
  /** Name for the certificate; undefined if the host was given as an address. */
  servername: string | undefined;
  /** Whether the host is inside the organization's own network. */
  isInternal: boolean;
}

/** Resolves a host. If any address of the name is internal, the host is internal: a mixed answer may try to reach internal machines. */
export async function findHost(host: string): Promise<FoundHost | null> {
  const addresses = isIP(host) ? [host] : (await lookup(host, { all: true })).map(({ address }) => address);
  const address = addresses.find(isIPv4) ?? addresses[0];
  return address === undefined
    ? null
    : { address, servername: isIP(host) ? undefined : host, isInternal: !addresses.every(isPublicAddress) };
}
