import type { Address, Authentication, SenderWarning } from '@jinshu/api';
import { areRelated, looksAlike } from '../../mail/mail-auth/index.ts';
import type { StoredMessage } from '../../mail/message/index.ts';
import { domainOf } from '../../mail/recipient/index.ts';
import type { MailAuthentication } from '../../platform/db/index.ts';

/** Known facts about the origin of a message. */
export interface Origin {
  sender: Address;
  /** Reply-to addresses; empty if replies go to the sender. */
  replyTo?: readonly Address[] | undefined;
  /** An internal user wrote it here. */
  isInternal: boolean;
  /** It came from outside and its sender is checked, or was. */
  isFromOutside: boolean;
  /** Results of the checks; null until they are made. */
  result: MailAuthentication | null;
}

/** Returns the origin of a stored message. */
export const originOf = ({ sender, content, isInternal, isFromOutside, authentication }: StoredMessage): Origin => ({
  sender,
  replyTo: content?.replyTo,
  isInternal,
  isFromOutside,
  result: authentication,
});

/** Whether the name of a sender shows an address of another organization. */
function showsOtherAddress({ name, address }: Address): boolean {
  const own = domainOf(address);
  const shown = name.normalize('NFKC').matchAll(/[^\s<>()[\]"',;:@]{1,64}@([\p{L}\p{N}][\p{L}\p{N}.-]{1,250}\.[\p{L}\p{N}-]{2,63})/gu);
  return [...shown].some(([, domain]) => {
    return !areRelated(own, domainOf(domain as string));
  });
}

/** Whether a reply would go to another organization than the sender's. */
function answersGoElsewhere({ sender, replyTo = [] }: Origin): boolean {
  const own = domainOf(sender.address);
  return own !== '' && replyTo.some(({ address }) => address.includes('@') && !areRelated(own, domainOf(address)));
}

function warningOf(origin: Origin, ownDomains: ReadonlySet<string>): SenderWarning | null {
  const { sender, isInternal, result } = origin;
  if (isInternal) return null;
  if (result) {
    if (result.isDirect && !result.isAligned && ownDomains.has(domainOf(sender.address))) return 'colleague-from-outside';
    if (result.dmarc === 'fail' || result.dmarc === 'permerror') return 'forged-sender';
  }
  if (looksAlike(domainOf(sender.address), ownDomains)) return 'look-alike';
  if (showsOtherAddress(sender)) return 'other-address-in-name';
  return answersGoElsewhere(origin) ? 'answers-go-elsewhere' : null;
}

/** Returns what the reader sees about the authenticity of a message's sender. */
export function readAuthentication(origin: Origin, ownDomains: ReadonlySet<string>): Authentication {
  const { sender, isInternal, isFromOutside, result } = origin;
  const found = isInternal ? null : result;
  return {
    state: isInternal ? 'internal' : found ? 'checked' : isFromOutside ? 'checking' : 'unknown',
    spf: found?.spf ?? 'none',
    dkim: found?.dkim ?? 'none',
    dmarc: found?.dmarc ?? 'none',
    arc: found?.arc ?? 'none',
    domain: found?.domain ?? domainOf(sender.address),
    warning: warningOf(origin, ownDomains),
  };
}
