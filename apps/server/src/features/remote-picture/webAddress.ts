/**
 * Parses the URL of a remote image. Accepts only http and https on their default port, without credentials, and a host with a dot or an
 * IPv6 address. Returns null for any other URL.
 */
export function webAddress(address: string, base?: string): URL | null {
  const url = URL.parse(address, base);
  const isWeb = url && (url.protocol === 'http:' || url.protocol === 'https:');
  // `port` is empty if it is the scheme's default. A host name without a dot is in the internal network.
  const isPublicName = url?.hostname.includes('.') || url?.hostname.startsWith('[');
  return isWeb && isPublicName && url.port === '' && url.username === '' && url.password === '' ? url : null;
}
