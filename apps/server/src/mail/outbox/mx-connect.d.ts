declare module 'mx-connect' {
  import type { Socket } from 'node:net';
  import type { PeerCertificate } from 'node:tls';

  /** Open connection to a mail server of a domain. */
  export interface MxConnection {
    socket: Socket;
    hostname: string;
    host: string;
    port: number;
    /** Whether there are DANE records, so that the connection must be encrypted. */
    requireTls?: boolean;
    daneVerifier?: (hostname: string, certificate: PeerCertificate) => Error | undefined;
    /** What the MTA-STS policy of the domain says about the server. */
    policyMatch?: { valid: boolean; mode?: string; testing?: boolean };
  }

  export interface MxOptions {
    target: string;
    port?: number;
    maxConnectTime?: number;
    dnsOptions?: {
      blockLocalAddresses?: boolean;
      resolveRecords?: (name: string, type?: string) => Promise<unknown>;
    };
    mtaSts?: {
      enabled: boolean;
      cache?: { get(domain: string): Promise<unknown>; set(domain: string, policy: unknown): Promise<unknown> };
    };
    dane?: { enabled: boolean; resolveTlsa?: (name: string) => Promise<unknown> };
  }

  export default function mxConnect(options: MxOptions): Promise<MxConnection>;
}
