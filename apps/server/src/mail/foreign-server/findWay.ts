import tls from 'node:tls';
import type { Deps } from '../../platform/deps/index.ts';
import { findHost } from '../../platform/network/index.ts';
import { type ForeignServer, ServerRefusal } from './ForeignServer.ts';

/** Connection data of another server. */
export interface Way {
  /** Address to connect to. */
  address: string;
  port: number;
  usesSsl: boolean;
  /** Whether the connection must be encrypted: always, except with a server in the own network without SSL. */
  mustEncrypt: boolean;
  /** Options of the TLS connection. The certificate is always verified. */
  tls: { host: string; servername?: string; ca: string[]; minVersion: 'TLSv1.2' };
}

/** Times for another server, in milliseconds. */
export const foreignTimes = { connectMs: 10_000, answerMs: 60_000 };

/** Finds the way to another server. Servers in the own network are refused unless the policy allows them: a user could probe it otherwise. */
export async function findWay(
  { config }: Pick<Deps, 'config'>,
  { server, port, usesSsl }: ForeignServer,
  { allowsInternal }: { allowsInternal: boolean },
): Promise<Way> {
  const found = await findHost(server).catch((error: unknown) => {
    throw new ServerRefusal('unreachable', '', { cause: error });
  });
  if (!found) throw new ServerRefusal('unreachable');
  if (found.isInternal && !allowsInternal) throw new ServerRefusal('internal');
  return {
    address: found.address,
    port,
    usesSsl,
    mustEncrypt: !found.isInternal,
    tls: {
      // Node verifies a certificate for `localhost` if neither a name nor a host is given.
      host: found.address,
      ...(found.servername !== undefined && { servername: found.servername }),
      ca: [...tls.getCACertificates('default'), ...(config.trustedCa === null ? [] : [config.trustedCa])],
      minVersion: 'TLSv1.2',
    },
  };
}
