import { buffer } from 'node:stream/consumers';
import DKIM from 'nodemailer/lib/dkim';
import type { Config } from '../../platform/config/index.ts';
import { domainOf } from '../recipient/index.ts';

/** Key that signs outgoing mail of a domain (RFC 6376). */
export interface SigningKey {
  domainName: string;
  keySelector: string;
  privateKey: string;
}

/** Returns the key that signs mail of a domain. */
export type Signer = (domain: string) => Promise<SigningKey | undefined>;

/** Returns the domain of the sender in the header: receivers require its signature (RFC 7489, section 3.1.1). */
function senderDomain(raw: Buffer): string | undefined {
  const head = raw.subarray(0, Math.max(0, raw.indexOf('\r\n\r\n'))).toString('utf8');
  const from = /^From:.*(?:\r\n[ \t].*)*/im.exec(head)?.[0];
  const address = from && /\S+@[^\s<>@]+(?=>?\s*$)/.exec(from)?.[0];
  return address && domainOf(address);
}

/** Signer with the key of the settings alone. */
export const signerOfSettings =
  ({ dkim, domain: own }: Pick<Config, 'dkim' | 'domain'>): Signer =>
  async (domain) =>
    dkim ? { domainName: domain || own, keySelector: dkim.selector, privateKey: dkim.key } : undefined;

/** Returns the key for a message. */
export const keyFor = (raw: Buffer, sign: Signer): Promise<SigningKey | undefined> => sign(senderDomain(raw) ?? '');

/** Returns a message with its signature. */
export async function signed(raw: Buffer, sign: Signer): Promise<Buffer> {
  const key = await keyFor(raw, sign);
  return key ? buffer(new DKIM(key).sign(raw)) : raw;
}
