import type { PeerCertificate, TLSSocket } from 'node:tls';
import mxConnect, { type MxConnection } from 'mx-connect';
import SmtpConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../../platform/config/index.ts';
import type { Resolve } from '../../platform/network/index.ts';
import type { RelayTimes } from './relay.ts';

/** Ways to the mail servers of domains. */
export interface DirectPaths {
  resolve: Resolve;
  /** @default 25 */
  port?: number | undefined;
  times?: RelayTimes | undefined;
  /** Whether mail servers may be in the own network. MX records can name any address. */
  allowsLocal?: boolean | undefined;
}

const noRecords = new Set(['ENODATA', 'ENOTFOUND', 'ERR_INVALID_ARG_VALUE']);

/** Policies of domains, for this server. */
function createPolicyCache() {
  const policies = new Map<string, { id?: string; expires?: string }>();
  return {
    get: async (domain: string) => policies.get(domain) ?? false,
    set: async (domain: string, policy: unknown) => policies.set(domain, policy as object),
  };
}

/** Whether the domain demands a verified connection (RFC 8461). */
const isEnforced = ({ policyMatch }: MxConnection) => policyMatch?.valid === true && policyMatch.mode === 'enforce';

async function greet(
  mx: MxConnection,
  { domain }: Pick<Config, 'domain'>,
  { connectMs, answerMs }: RelayTimes,
  log: SmtpConnection.Options,
): Promise<SmtpConnection> {
  const mustEncrypt = mx.requireTls === true || isEnforced(mx);
  const connection = new SmtpConnection({
    connection: mx.socket,
    host: mx.hostname,
    port: mx.port,
    name: domain,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    // Without a policy an unverified certificate is better than no encryption (RFC 7435).
    ...(mustEncrypt ? { requireTLS: true } : { opportunisticTLS: true }),
    tls: { servername: mx.hostname, rejectUnauthorized: isEnforced(mx) },
    ...log,
  } as SmtpConnection.Options);
  await new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  // Without a listener an error between two commands would end the process. The next command fails with it.
  connection.on('error', () => undefined);
  if (mx.daneVerifier) {
    const socket = (connection as unknown as { _socket: TLSSocket })._socket;
    const certificate = socket.getPeerCertificate(true) as PeerCertificate;
    const error = mx.daneVerifier(mx.hostname, certificate);
    if (error) {
      connection.close();
      throw Object.assign(error, { code: 'ETLS' });
    }
  }
  return connection;
}

/** Connects to a mail server of a domain, with MTA-STS and DANE where the domain has them. */
export function createConnector(
  config: Pick<Config, 'domain'>,
  { resolve, port = 25, allowsLocal = false, times = { connectMs: 30_000, answerMs: 120_000 } }: DirectPaths,
): (domain: string, log?: SmtpConnection.Options) => Promise<SmtpConnection> {
  const cache = createPolicyCache();
  const resolveTlsa = (name: string) =>
    resolve(name, 'TLSA').catch((error: NodeJS.ErrnoException) => {
      if (noRecords.has(error.code ?? '')) return [];
      throw error;
    });
  return async (domain, log = {}) => {
    const mx = await mxConnect({
      target: domain,
      port,
      maxConnectTime: times.connectMs,
      dnsOptions: { blockLocalAddresses: !allowsLocal, resolveRecords: (name, type = 'A') => resolve(name, type) },
      mtaSts: { enabled: true, cache },
      dane: { enabled: true, resolveTlsa },
    });
    return greet(mx, config, times, log);
  };
}
