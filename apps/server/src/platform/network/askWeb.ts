import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import tls from 'node:tls';
import ipaddr from 'ipaddr.js';

/** Request to a service that an administrator named. */
export interface WebRequest {
  method?: 'GET' | 'POST';
  headers?: http.OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Longest time until the end of the answer, in milliseconds. */
  timeoutMs: number;
  /** Certificate that is trusted in addition to the public ones; PEM. */
  trustedCa?: string | null;
}

const maxBytes = 262_144;
/** Address at which machines of a cloud find their own credentials by IPv6. */
const metadataAddress = 'fd00:ec2::254';

/** Whether no service can be at an address: there are the credentials of machines of a cloud, or more than one machine. */
function isForbidden(address: string): boolean {
  const parsed = ipaddr.process(address);
  return ['linkLocal', 'multicast', 'broadcast'].includes(parsed.range()) || address.toLowerCase() === metadataAddress;
}

class ForbiddenAddress extends Error {
  constructor() {
    super('the address is not that of a service');
  }
}

// The checked address is the one that is connected to: a second lookup could lead elsewhere.
const lookup: LookupFunction = (host, options, callback) => {
  dns.lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${host} has no address`), '', 0);
    if (addresses.some(({ address }) => isForbidden(address))) return callback(new ForbiddenAddress(), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

/** Requests a service in the own network or outside. Redirects are not followed: they could lead to another service. */
export async function askWeb(
  address: string | URL,
  { method = 'GET', headers = {}, body, timeoutMs, trustedCa = null }: WebRequest,
): Promise<{ status: number; text: string }> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isForbidden(host)) throw new ForbiddenAddress();
  const isSecure = url.protocol === 'https:';
  const ca = trustedCa === null ? {} : { ca: [...tls.getCACertificates('default'), trustedCa] };
  const options = { method, headers, lookup, agent: false, signal: AbortSignal.timeout(timeoutMs), ...(isSecure && ca) };
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    (isSecure ? https : http).request(url, options, resolve).on('error', reject).end(body);
  });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      answer.destroy();
      throw new Error('the answer is too long');
    }
    chunks.push(chunk);
  }
  return { status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() };
}
