import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import net, { isIP, isIPv4, type Socket } from 'node:net';
import tls from 'node:tls';
import { isPublicAddress } from '../../platform/network/index.ts';
import { pictureType, typeBytes } from './pictureType.ts';
import { webAddress } from './webAddress.ts';

/** Remote image. */
export interface Picture {
  type: string;
  bytes: Buffer;
}

/** Access to the internet. */
export interface Network {
  /** All addresses of a name. */
  resolve(host: string): Promise<string[]>;
  /** Opens a connection to one address. */
  connect(address: string, port: number): Socket;
}

/** Reason for refusing an image. */
export type RefusalReason =
  | 'not-web'
  | 'inner-address'
  | 'too-many-redirects'
  | 'status'
  | 'too-large'
  | 'too-slow'
  | 'not-a-picture'
  | 'unreachable';

/** Error for a refused image. */
export class PictureRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'PictureRefusal';
    this.reason = reason;
  }
}

/** Limits for fetching an image. */
export const pictureLimits = { bytes: 10 * 1024 * 1024, timeoutMs: 10_000, redirects: 3 };
export type PictureLimits = typeof pictureLimits;

/** The open internet. */
export const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: (address, port) => net.connect({ host: address, port }),
};

/** Identical for every reader: the image server must learn nothing about who reads. */
const headers = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/bmp',
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (compatible; picture proxy)',
};

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Returns the single address to connect to. Every address of the name must be public: a mixed answer may try to reach internal hosts.
 * Connect to the returned address and don't resolve again, or DNS rebinding can swap the target.
 */
async function findAddress(host: string, network: Network): Promise<string> {
  const addresses = isIP(host) ? [host] : await network.resolve(host);
  const [first] = addresses;
  if (first === undefined) throw new PictureRefusal('unreachable');
  if (!addresses.every(isPublicAddress)) throw new PictureRefusal('inner-address');
  return addresses.find(isIPv4) ?? first;
}

async function ask(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const address = await Promise.race([findAddress(host, network), whenAborted(signal)]);
  const isSecure = url.protocol === 'https:';
  const open = () => {
    const socket = network.connect(address, isSecure ? 443 : 80);
    return isSecure ? tls.connect({ socket, ...(isIP(host) === 0 && { servername: host }) }) : socket;
  };
  return new Promise((resolve, reject) => {
    http
      .request({ path: url.pathname + url.search, headers: { ...headers, host: url.host }, createConnection: open, signal }, resolve)
      .on('error', reject)
      .end();
  });
}

async function readPicture(response: IncomingMessage, { bytes: maximum }: PictureLimits): Promise<Picture> {
  if (Number(response.headers['content-length'] ?? 0) > maximum) throw new PictureRefusal('too-large');
  const chunks: Buffer[] = [];
  let size = 0;
  let isKnown = false;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maximum) throw new PictureRefusal('too-large');
    if (isKnown || size < typeBytes) continue;
    if (pictureType(Buffer.concat(chunks)) === null) throw new PictureRefusal('not-a-picture');
    isKnown = true;
  }
  const bytes = Buffer.concat(chunks, size);
  const type = pictureType(bytes);
  if (type === null) throw new PictureRefusal('not-a-picture');
  return { type, bytes };
}

const isRedirect = (status: number | undefined) => status !== undefined && [301, 302, 303, 307, 308].includes(status);

async function follow(address: string, network: Network, limits: PictureLimits, signal: AbortSignal): Promise<Picture> {
  let url = webAddress(address);
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    if (!url) throw new PictureRefusal('not-web');
    const response = await ask(url, network, signal);
    try {
      const { location } = response.headers;
      if (response.statusCode === 200) return await readPicture(response, limits);
      if (!isRedirect(response.statusCode) || location === undefined) throw new PictureRefusal('status');
      url = webAddress(location, url.href);
    } finally {
      response.destroy();
    }
  }
  throw new PictureRefusal('too-many-redirects');
}

/**
 * Fetches a remote image. Connects only to public addresses, reveals nothing about the reader, and accepts only images within the limits of
 * size and time.
 * @throws {PictureRefusal} if the image is refused.
 */
export async function fetchPicture(address: string, network: Network = internet, limits: PictureLimits = pictureLimits): Promise<Picture> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    return await follow(address, network, limits, signal);
  } catch (error) {
    if (error instanceof PictureRefusal) throw error;
    throw new PictureRefusal(signal.aborted ? 'too-slow' : 'unreachable', { cause: error });
  }
}
