import { isIP } from 'node:net';
import { Problem } from '@jinshu/api';
import type { Config } from '../../platform/config/index.ts';

/** For whom browsers keep passkeys, and the address of its pages. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * Returns the relying party of the public address. Browsers keep no passkeys for an IP address; a server on this machine is also reached as
 * `localhost`, for which they do.
 * @throws {Problem} `passkey-address` where the public address has no name.
 */
export function relyingPartyOf({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty {
  const address = new URL(publicUrl);
  const host = address.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0) return { id: host, origin: address.origin };
  if (host !== '127.0.0.1' && host !== '::1') throw new Problem('passkey-address');
  address.hostname = 'localhost';
  return { id: 'localhost', origin: address.origin };
}
