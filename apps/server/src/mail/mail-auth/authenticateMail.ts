import { type AuthenticationResult, authenticationResults } from '@jinshu/api';
import type { AuthenticateResult } from 'mailauth';
import { isOwnNetwork } from '../../platform/connection/index.ts';
import type { MailAuthentication, SmtpClient } from '../../platform/db/index.ts';
import { type Resolve, withinLimits } from '../../platform/network/index.ts';
import { domainOf } from '../recipient/index.ts';

interface Input {
  raw: Buffer;
  client: SmtpClient;
  /** The address that readers see as the sender's. */
  sender: string;
  /** The name of this server. */
  host: string;
  resolve: Resolve;
}

const limits = {
  timeoutMs: 15_000,
  /** Ten of SPF, each of which may ask for several addresses, a key for each signature and the walk of DMARC. */
  questions: 80,
  /** Each may need a hash of the whole body of its own. */
  signatures: 16,
  headerBytes: 512 * 1024,
};

function headerOf(raw: Buffer): string {
  const end = raw.indexOf('\r\n\r\n');
  return raw.toString('latin1', 0, Math.min(end < 0 ? raw.length : end, limits.headerBytes));
}

const countSignatures = (raw: Buffer) => headerOf(raw).match(/^(?:dkim-signature|arc-message-signature)[ \t]*:/gim)?.length ?? 0;

/** Whether a message can be checked. For messages from our own network, such as from a gateway, only the signatures can be checked. */
export const canBeChecked = (ip: string, raw: Buffer): boolean => !isOwnNetwork(ip) || countSignatures(raw) > 0;

const resultOf = (found: { status: { result: string } } | false | undefined): AuthenticationResult =>
  authenticationResults.find((one) => one === (found ? found.status.result : 'none')) ?? 'none';

const isWithin = (domain: string, parent: string) => domain === parent || domain.endsWith(`.${parent}`);
const areRelated = (one: string, other: string) => one !== '' && other !== '' && (isWithin(one, other) || isWithin(other, one));

function dkimOf({ dkim: { results } }: AuthenticateResult): AuthenticationResult {
  const passed = results.find(({ status }) => status.result === 'pass');
  return resultOf(passed ?? results[0]);
}

/** Several sender domains or an invalid one: no single DMARC policy applies. */
const isAmbiguous = ({ dmarcSkipReason: reason }: AuthenticateResult) => reason !== undefined && reason !== 'no-author-domain';

function judge(found: AuthenticateResult, sender: string, isDirect: boolean): MailAuthentication {
  const domain = domainOf(found.dkim.headerFrom[0] ?? '');
  const spf = isDirect ? resultOf(found.spf) : 'none';
  const isAligned =
    found.dkim.results.some(({ status }) => status.result === 'pass' && Boolean(status.aligned)) ||
    (spf === 'pass' && found.spf !== false && areRelated(domainOf(found.spf.domain), domain));
  const dmarc = resultOf(found.dmarc);
  return {
    spf,
    dkim: dkimOf(found),
    // Behind a gateway SPF is not known, and so neither is a failure.
    dmarc: isAmbiguous(found) || domain !== domainOf(sender) ? 'permerror' : isDirect || dmarc === 'pass' ? dmarc : 'none',
    arc: resultOf(found.arc),
    domain,
    isAligned,
    isDirect,
  };
}

const unknown = (result: AuthenticationResult, sender: string, isDirect: boolean): MailAuthentication => ({
  spf: isDirect ? result : 'none',
  dkim: result,
  dmarc: result,
  arc: 'none',
  domain: domainOf(sender),
  isAligned: false,
  isDirect,
});

/**
 * Checks SPF, DKIM, DMARC and ARC of a message. Ignores results claimed in the message's own headers. Never throws; a check that cannot be
 * completed is a `temperror`.
 */
export async function authenticateMail({ raw, client, sender, host, resolve }: Input): Promise<MailAuthentication> {
  const isDirect = !isOwnNetwork(client.ip);
  if (countSignatures(raw) > limits.signatures) return unknown('permerror', sender, isDirect);
  try {
    // The library takes half a second to load and many a server never needs it.
    const { authenticate } = await import('mailauth');
    const found = await authenticate(raw, {
      mta: host,
      ...(isDirect && { ip: client.ip, helo: client.helo, sender: client.mailFrom }),
      resolver: withinLimits(resolve, limits),
      rejectRsaSha1: true,
      disableBimi: true,
    });
    return judge(found, sender, isDirect);
  } catch {
    return unknown('temperror', sender, isDirect);
  }
}
