import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one of the open internet: no machine of ours, no private or link-local network, no carrier's, no tunnel into one of
 * those, nothing reserved. An IPv6 address that carries one of IPv4 is judged by that.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Of IPv6 only 2000::/3 has been given out; what lies elsewhere reaches machines near us, if it reaches any.
  return parsed.kind() === 'ipv4' || ((parsed.toByteArray()[0] as number) & 0xe0) === 0x20;
}
