import ipaddr from 'ipaddr.js';

/**
 * Whether an address is on the public internet. False for loopback, private, link-local, carrier-grade NAT, tunnel and reserved ranges. For
 * an IPv4-mapped IPv6 address the IPv4 address decides.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Of IPv6 only 2000::/3 has been given out; what lies elsewhere reaches machines near us, if it reaches any.
  return parsed.kind() === 'ipv4' || ((parsed.toByteArray()[0] as number) & 0xe0) === 0x20;
}
