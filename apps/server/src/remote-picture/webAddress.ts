/**
 * Reads an address that pictures may come from: http or https, on the port that is meant for it, without a name and password in it, and with a name that somebody elsewhere could have. Answers
 * null for any other.
 */
export function webAddress(address: string, base?: string): URL | null {
  const url = URL.parse(address, base);
  const isWeb = url && (url.protocol === 'http:' || url.protocol === 'https:');
  // `port` is empty where it is the scheme's own.
  // A name without a dot is one of our own network.
  const isPublicName = url?.hostname.includes('.') || url?.hostname.startsWith('[');
  return isWeb && isPublicName && url.port === '' && url.username === '' && url.password === '' ? url : null;
}
